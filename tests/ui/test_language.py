"""The window uses the language of its setting, or of the desktop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.bubbles import AIR, BUBBLE_WIDTH
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.language import SYSTEM, chosen, speak
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import plain_text, summary
from pinochle_qt.words.game.events import Story
from pinochle_qt.words.labels import Word
from pinochle_qt.words.text import listed

_BESIDE_LINE = 50
"""Pixels of a plate's width that are taken up by the side's shape and the edge."""

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize(
    ("setting", "preferred", "code"),
    [
        (SYSTEM, ("de-AT", "en-US"), "de"),
        (SYSTEM, ("tlh", "es-MX"), "es"),
        (SYSTEM, ("tlh",), "en"),
        (SYSTEM, (), "en"),
        ("es", ("de-DE",), "es"),
        ("klingon", ("de-DE",), "en"),
    ],
)
def test_the_setting_overrides_the_desktops_language(setting: str, preferred: tuple[str, ...], code: str) -> None:
    assert chosen(setting, preferred) == code


def test_sentences_are_translated_with_their_facts(application: QApplication) -> None:
    assert Story.BID(name="Anna", amount="300") == "Anna bid 300."
    speak(application, "de")
    assert Story.BID(name="Anna", amount="300") == "Anna reizt 300."
    assert Word.US() == "Wir"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bubbles_text_fits_in_it(application: QApplication, language: str) -> None:
    style.load_fonts()
    speak(application, language)
    room = BUBBLE_WIDTH - 2 * AIR
    assert max(text_width(word(), style.font(Role.NAME)) for word in (Word.BUBBLE_PASS, Word.PASS_HELP)) <= room
    assert text_width(Word.BUBBLE_BEFORE(bids=listed(["1030", "1050"])), style.font(Role.CAPTION)) <= room


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_task_of_a_player_fits_on_the_smallest_plate(application: QApplication, language: str) -> None:
    style.load_fonts()
    speak(application, language)
    room = Layout(Frame(960, 640), 4).plate(0).width - _BESIDE_LINE
    asked = [word for word in Word if word.name.startswith("TURN_") and "{" not in word.english]
    assert asked
    assert [word() for word in asked if text_width(word(), style.font(Role.BODY)) > room] == []


def test_words_that_are_equal_in_english_are_translated_separately(application: QApplication) -> None:
    speak(application, "es")
    assert (Word.BID(amount="300"), Word.COLUMN_BID()) == ("Pujar 300", "Puja")
    assert (Word.SHOW_NOTHING(), Word.NO_MELD()) == ("No cantar nada", "Sin cante")
    assert (Word.PASS(), Word.BUBBLE_PASS()) == ("Pasar", "Paso")


def test_the_rules_are_translated(application: QApplication) -> None:
    speak(application, "de")
    rules = PRESETS["single_deck_partnership"]
    sheet = plain_text(rules)
    assert "48 Karten: zwei von jeder in vier Farben." in sheet
    assert "muss die beste Karte des Stichs schlagen" in sheet
    assert summary(rules, find("single_deck_partnership")).startswith(
        "Einfacher Kartensatz mit Weitergeben: vier Spieler"
    )


def test_qts_own_texts_are_translated_too(application: QApplication) -> None:
    speak(application, "de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
