"""The New game dialog takes the code of a deal, says why it cannot use one, and begins with its cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.rules import patch
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.dealing.deal_code import DealCode, encode
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.same_cards import deal_code
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.dialogs.setup.deal_code_dialog import DealCodeDialog
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.dialogs.setup.seat_field import SeatField
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import sitting_out
from tests.ui.panel_tools import click, key, the, type_in
from tests.ui.playing import PolicyBots, Unhurried

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

SINGLE, DOUBLE = "single_deck_partnership", "double_deck_four_handed"
HOUSE = patch(PRESETS[DOUBLE], {"deal.cut": False})
CODE = DealCode(DOUBLE, HOUSE, 4, 2, 12345)


@pytest.fixture(autouse=True)
def nothing_copied() -> Iterator[None]:
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def new_game(qtbot: QtBot) -> NewGameDialog:
    dialog = NewGameDialog(Settings(patches={DOUBLE: {"melds.dix_value": 0}}), RuleSets(Path("no such folder")))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def button(dialog: NewGameDialog | DealCodeDialog, label: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == label and each.isVisible())


def words(dialog: NewGameDialog | DealCodeDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def asked(dialog: NewGameDialog) -> DealCodeDialog:
    click(button(dialog, "Deal code…"))
    return next(each for each in dialog.findChildren(DealCodeDialog) if each.isVisible())


def enter(dialog: NewGameDialog, code: DealCode) -> None:
    question = asked(dialog)
    type_in(question.field, encode(code).lower())
    key(question.field, Qt.Key.Key_Return)


def test_a_code_is_described_before_it_is_used(new_game: NewGameDialog) -> None:
    question = asked(new_game)
    assert not button(question, "Use this deal").isEnabled()
    type_in(question.field, encode(CODE)[:10])
    assert "too short" in words(question)
    assert not button(question, "Use this deal").isEnabled()
    type_in(question.field, encode(CODE)[10:])
    assert "Double deck, four players" in words(question)
    assert "cut the deck: no" in words(question)
    key(question.field, Qt.Key.Key_Backspace)
    type_in(question.field, "Z" if encode(CODE)[-1] != "Z" else "Y")
    assert "typing error" in words(question)
    key(question.field, Qt.Key.Key_Return)
    assert question.isVisible()


def test_a_copied_code_is_in_the_field(new_game: NewGameDialog) -> None:
    QGuiApplication.clipboard().setText(f" {encode(CODE)}\n")
    assert asked(new_game).field.text() == encode(CODE)


def test_other_copied_text_is_not_in_the_field(new_game: NewGameDialog) -> None:
    QGuiApplication.clipboard().setText("something secret")
    assert asked(new_game).field.text() == ""


def test_game_rules_and_seats_of_the_code_are_used(new_game: NewGameDialog) -> None:
    heard: list[tuple[Settings, DealCode]] = []
    new_game.accepted_deal.connect(lambda settings, code: heard.append((settings, code)))
    enter(new_game, CODE)
    assert new_game.preset is not None
    assert new_game.preset.name == DOUBLE
    assert "cut the deck: no" in words(new_game)
    assert "Dealer: Nora" in words(new_game)
    click(button(new_game, "Start"))
    ((settings, code),) = heard
    assert code == CODE
    assert settings == Settings(patches={DOUBLE: {"melds.dix_value": 0}})  # the player's own rules stay


def test_a_code_cannot_be_used_with_other_rules(new_game: NewGameDialog) -> None:
    heard: list[Settings] = []
    new_game.accepted_settings.connect(heard.append)
    enter(new_game, CODE)
    click(button(new_game, "Reset to standard"))
    assert "is for other rules" in words(new_game)
    assert not button(new_game, "Start").isEnabled()
    click(button(new_game, "Remove deal code"))
    assert "Dealer: Nora" not in words(new_game)
    click(button(new_game, "Start"))
    assert heard[0].rules() == patch(PRESETS[DOUBLE], {"melds.dix_value": 0})


def test_the_code_sets_the_number_of_people(new_game: NewGameDialog) -> None:
    enter(new_game, DealCode(SINGLE, sitting_out(SINGLE, "rotate"), 7, 6, 1))
    assert len([seat for seat in new_game.findChildren(SeatField) if seat.isVisible()]) == 7
    assert button(new_game, "Start").isEnabled()


def test_the_window_starts_with_the_deal_of_the_code(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    controller = MatchController(PolicyBots())
    window = MainWindow(controller, Settings(speed="instant"), paths, RecordStore(paths.games), Unhurried())
    qtbot.addWidget(window)
    window.show()
    window.matches.begin()
    window.dialogs.open_new_game()
    dialog = the(window, NewGameDialog)
    enter(dialog, CODE)
    click(button(dialog, "Start"))
    session = controller.session
    assert (session.rules, session.preset) == (HOUSE, DOUBLE)
    assert [step.action for step in session.steps if isinstance(step.action, DealCards)]
    assert deal_code(session, 1) == encode(CODE)
    assert session.path is not None
    assert window.settings.preset == SINGLE
    session.close()
