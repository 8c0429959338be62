"""Cards have German suits or the letters of the language, and every text writes and names them as they look."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QComboBox

import pinochle_qt
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.cards import FACES, RANK_OF, SUITS, Rank, Suit, card, parse_card, parse_cards
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.phrases import LESSONS, translated
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.lesson import NAMES, lesson
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.draw import style, suits
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.cards.face_drawing import drawn_index
from pinochle_qt.ui.draw.cards.face_store import DeckLook, deck_look
from pinochle_qt.ui.draw.pictures import blank, painting
from pinochle_qt.ui.language import speak
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import plain_text
from pinochle_qt.words import text
from pinochle_qt.words.printing import _INSTEAD, for_german_cards, print_cards
from tests.checks import some
from tests.ui.positions import PARTNERSHIP

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from tests.ui.playing import Table

PACKAGE = Path(pinochle_qt.__file__).parent


@pytest.mark.parametrize(
    ("language", "shown", "spoken"),
    [
        ("en", "Q♠ J♦ K♥", "queen of spades, jack of diamonds, king of hearts"),
        ("de", "D♠ B♦ K♥", "Pik Dame, Karo Bube, Herz König"),
        ("fr", "D♠ V♦ R♥", "dame de pique, valet de carreau, roi de cœur"),
        ("es", "Q♠ J♦ K♥", "dama de picas, jota de diamantes, rey de corazones"),
    ],
)
def test_cards_are_written_with_the_letters_of_the_language(
    application: QApplication, language: str, shown: str, spoken: str
) -> None:
    speak(application, language)
    print_cards("french", "language")
    assert text.cards(parse_cards("QS JD KH")) == shown
    assert text.spoken(shown) == spoken
    print_cards("french", "english")
    assert text.cards(parse_cards("QS JD KH")) == "Q♠ J♦ K♥"


def test_sentences_use_the_letters_of_the_cards(application: QApplication) -> None:
    sentence = "Q♠ and J♦ together gave the game its name"
    speak(application, "de")
    print_cards("french", "language")
    assert translated("Rules", "A 10 K Q J 9") == "A 10 K D B 9"
    print_cards("german", "language")
    assert translated("Rules", "A 10 K Q J 9") == "A 10 K O U 9"
    assert translated("", sentence) == "O♠ and U♦ together gave the game its name"
    speak(application, "en")
    assert translated("Rules", "A 10 K Q J 9") == "A 10 K O U 9"


@pytest.mark.parametrize("words", ["J\u2019ai", "&Quit &Keys", "{K} of {count}", "TKJ QQ", "O'J"])
def test_letters_that_only_look_like_those_of_cards_stay(application: QApplication, words: str) -> None:
    speak(application, "fr")
    print_cards("french", "language")
    assert translated("", words) == words


def test_every_text_that_german_words_take_the_place_of_exists() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py") if path.stem != "printing")
    for sentence in some(_INSTEAD):
        assert f'"{sentence}"' in written


def test_german_suits_and_courts_have_names_of_their_own(application: QApplication) -> None:
    print_cards("german", "language")
    assert [text.suit_name(suit) for suit in SUITS] == ["acorns", "bells", "hearts", "leaves"]
    assert text.card_name(parse_card("QS")) == "Ober of leaves"
    assert text.spoken("U♦") == "Unter of bells"
    around = best_melds(parse_cards("QS QH QC QD"), Suit.HEARTS, PARTNERSHIP)
    assert text.melds_title(around, PARTNERSHIP) == "Obers around"
    assert text.melds_title(around, PRESETS["bezique"]) == "Four Obers"
    assert Why.TOP_CLUB() == "It's the high acorn."
    assert "Ober of leaves and Unter of bells" in " ".join(plain_text(PARTNERSHIP).split())
    speak(application, "de")
    assert [text.suit_name(suit) for suit in SUITS] == ["Eichel", "Schellen", "Herz", "Blatt"]
    assert text.melds_title(around, PARTNERSHIP) == "Vier Ober"
    print_cards("french", "language")
    assert text.melds_title(around, PARTNERSHIP) == "Vier Damen"


def test_lessons_name_german_suits_and_courts_in_every_language(application: QApplication) -> None:
    said = {words for name in NAMES for words in lesson(name).words}
    french = some(sorted(words for words in said if for_german_cards(words) != words))
    print_cards("german", "language")
    assert translated(LESSONS, "King and queen of clubs are a marriage.") == "King and Ober of acorns are a marriage."
    assert for_german_cards("a club, a jack; Queens") == "an acorn, an Unter; Obers"
    for language, names in (
        ("de", r"\b(Pik|Kreuz\w*|Karo|Damen?|Bube\w*)\b"),
        ("es", r"\b(picas?|tréboles?|diamantes?|damas?|jotas?)\b"),
        ("fr", r"\b(piques?|trèfles?|carreaux?|dames?|valets?)\b"),
    ):
        speak(application, language)
        assert [each for each in french if re.search(names, translated(LESSONS, each))] == []


def picture(look: DeckLook, name: str, width: int) -> QImage:
    """Return a card without its shadow."""
    return DeckArt(tokens.FELT, look).face(parse_card(name), width, 1.0).toImage()


@pytest.mark.parametrize("width", [44, 104])
@pytest.mark.parametrize("large", [False, True])
def test_letters_change_the_index_alone(qapp: QApplication, width: int, large: bool) -> None:
    del qapp
    english, german = DeckLook(large_index=large), DeckLook(letters="KDB", large_index=large)
    for face in FACES:
        name = Rank(RANK_OF[face]).letter + "S"
        is_changed = name[0] in "QJ"
        before, after = picture(english, name, width), picture(german, name, width)
        assert (before != after) == is_changed
        height = before.height()
        middle = QRectF(0, height * 0.42, before.width(), height * 0.16).toRect()
        assert before.copy(middle) == after.copy(middle)


@pytest.mark.parametrize("width", [44, 104])
def test_german_cards_follow_the_choices_of_index_and_hand(qapp: QApplication, width: int) -> None:
    del qapp
    looks = [DeckLook(cards="german", left_handed=left) for left in (False, True)]
    if width > 44:
        looks.append(DeckLook(cards="german", large_index=True))
    for name in some(("AS", "QS", "JD", "TC")):
        shown = [picture(look, name, width) for look in (DeckLook(), *looks)]
        assert not any(one == other for at, one in enumerate(shown) for other in shown[:at])


def test_colors_for_french_suits_do_not_touch_german_ones(qapp: QApplication) -> None:
    del qapp
    art = DeckArt(tokens.FELT, DeckLook(cards="german"))
    before = art.face(card(Rank.TEN, Suit.CLUBS), 104, 1.0).toImage()
    art.set_look(replace(tokens.FELT, is_four_color=True), art.look)
    assert art.face(card(Rank.TEN, Suit.CLUBS), 104, 1.0).toImage() == before


@pytest.mark.parametrize("width", [44, 104])
def test_the_index_of_a_ghost_has_one_color_and_shows_the_gaps_of_its_sign(qapp: QApplication, width: int) -> None:
    del qapp
    ink = QColor("#ffffff")
    look = DeckLook(cards="german")
    for name in ("QS", "JD", "TC"):
        shown = drawn_index(parse_card(name), width, QSize(width * 4, width * 5), look, ink.name())
        pixels = [shown.pixelColor(x, y) for x in range(shown.width()) for y in range(shown.height())]
        assert all(pixel.red() == pixel.green() == pixel.blue() for pixel in pixels if pixel.alpha() > 200)


def written(sign: str) -> QImage:
    """Return a sign as it is painted in a text."""
    shown = blank(40, 40, 1.0)
    with painting(shown) as painter:
        suits.draw_text(painter, QRectF(0, 0, 40, 40), sign, style.font(tokens.Role.TITLE), QColor("black"))
    return shown.toImage()


@pytest.mark.usefixtures("home")
def test_signs_in_texts_are_those_of_the_deck_and_as_wide(application: QApplication) -> None:
    signs = {suit: text.SUIT_SYMBOLS[suit] for suit in SUITS}
    french = {suit: written(sign) for suit, sign in signs.items()}
    path = suits.suit_path(Suit.CLUBS)
    width = suits.text_width("10♠ ♣♥♦", style.font(tokens.Role.BODY))
    style.apply(application, replace(tokens.FELT, has_german_suits=True))
    suits.text_width.cache_clear()
    assert {suit for suit, sign in signs.items() if written(sign) != french[suit]} == {*SUITS} - {Suit.HEARTS}
    assert suits.suit_path(Suit.CLUBS) != path
    assert suits.text_width("10♠ ♣♥♦", style.font(tokens.Role.BODY)) == width


def test_german_suits_are_chosen_in_preferences_and_change_cards_and_texts_at_once(table: Table) -> None:
    table.open("single_deck_partnership")
    window = table.window
    window.dialogs.open_preferences()
    for cards, clubs in (("german", "acorns"), ("french", "clubs")):
        dialog = opened(table)
        field = dialog.field("cards")
        assert isinstance(field, QComboBox)
        field.setCurrentIndex(field.findData(cards))
        assert window.view.art.look == deck_look(window.settings, None)
        assert window.view.art.look.cards == cards
        assert style.theme().has_german_suits == (cards == "german")
        assert text.suit_name(Suit.CLUBS) == clubs
        assert opened(table).focusWidget() is opened(table).field("cards")
    opened(table).close()


def opened(table: Table) -> PreferencesDialog:
    """Return the dialog of preferences that is shown now."""
    [dialog] = [each for each in table.window.findChildren(PreferencesDialog) if each.isVisible()]
    return dialog


@pytest.mark.parametrize(("language", "letters"), [("en", None), ("de", "K D B (Deutsch)"), ("fr", "R D V (Français)")])
def test_letters_are_a_choice_only_in_languages_with_their_own(
    application: QApplication, qtbot: QtBot, language: str, letters: str | None
) -> None:
    speak(application, language)
    dialog = PreferencesDialog(Settings(language=language))
    qtbot.addWidget(dialog)
    field = dialog.field("indices")
    assert isinstance(field, QComboBox)
    assert field.isVisibleTo(dialog) == (letters is not None)
    if letters is not None:
        assert field.currentText() == letters
        assert field.itemText(1) == "K Q J (English)"
        field.setCurrentIndex(1)
        assert dialog.settings.indices == "english"


def test_preferences_offer_only_what_changes_the_chosen_cards(application: QApplication, qtbot: QtBot) -> None:
    speak(application, "de")
    dialog = PreferencesDialog(Settings(cards="german"))
    qtbot.addWidget(dialog)
    assert not dialog.field("four_color").isEnabled()
    assert not dialog.field("indices").isEnabled()
    cards = dialog.field("cards")
    assert isinstance(cards, QComboBox)
    cards.setCurrentIndex(cards.findData("french"))
    assert dialog.settings.cards == "french"
    assert dialog.field("four_color").isEnabled()
    assert dialog.field("indices").isEnabled()
