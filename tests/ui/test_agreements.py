"""Bidding agreements: chosen by mouse and keys, kept for the next game, and explained before a bid is made."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from pinochle_qt.engine.actions import Bid
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.agreement_page import AgreementMeasurement
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.ask.bid import BidPanel
from pinochle_qt.ui.table.geometry.panels import OVER_HAND
from pinochle_qt.variants.presets import PRESETS
from tests.ui.panel_tools import click, key, opened, press, texts
from tests.ui.positions import NAMES, RUN_HAND, table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SINGLE, DOUBLE = "single_deck_partnership", "double_deck_four_handed"
NOTHING_KEPT = RuleSets(Path("no such folder"))


def push(dialog: QWidget, beginning: str) -> None:
    found = (
        each for each in dialog.findChildren(QPushButton) if each.isVisible() and each.text().startswith(beginning)
    )
    click(next(found))


def asked(dialog: QWidget) -> AgreementsDialog:
    """Open the agreements from another dialog, and return their dialog."""
    push(dialog, "Bidding conventions")
    return next(each for each in dialog.findChildren(AgreementsDialog) if each.isVisible())


def agree(dialog: AgreementsDialog, side: int) -> None:
    """Choose the entry after the plain bids with the keyboard."""
    key(dialog.boxes[side], Qt.Key.Key_Down)


def test_new_game_saves_the_agreements_of_each_side(qtbot: QtBot) -> None:
    settings, accepted = Settings(), list[Settings]()
    for _ in range(2):  # what was chosen in the first round is offered in the second
        dialog = NewGameDialog(settings, NOTHING_KEPT)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.accepted_settings.connect(accepted.append)
        if not accepted:
            inner = asked(dialog)
            agree(inner, 1)
            push(inner, "Use this")
        push(dialog, "Start")
        settings = accepted[-1]
    assert [each.agreements for each in accepted] == [{SINGLE: ("plain", "help_and_steps")}] * 2


def test_house_rules_save_agreements_too_unless_cancelled(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Settings(), NOTHING_KEPT)
    qtbot.addWidget(dialog)
    dialog.show()
    accepted = list[Settings]()
    dialog.accepted_settings.connect(accepted.append)
    for last in ("Cancel", "Use these rules"):
        dialog.open_house_rules()
        rules = next(each for each in dialog.findChildren(HouseRulesDialog) if each.isVisible())
        inner = asked(rules)
        agree(inner, 0)
        push(inner, "Use this")
        push(rules, last)
        label = next(
            each.text() for each in dialog.findChildren(QPushButton) if each.text().startswith("Bidding conventions")
        )
        assert label == ("Bidding conventions…" if last == "Cancel" else "Bidding conventions: Help and steps / Plain")
    push(dialog, "Start")
    assert accepted[0].agreements == {SINGLE: ("help_and_steps", "plain")}


@pytest.mark.parametrize("preset", [SINGLE, DOUBLE])
def test_every_agreement_has_a_page_in_every_language(qtbot: QtBot, application: QApplication, preset: str) -> None:
    pages = set()
    for language in LANGUAGES:
        speak(application, language)
        dialog = AgreementsDialog(PRESETS[preset], NAMES, ())
        qtbot.addWidget(dialog)
        dialog.show()
        pages.add(dialog.page.toPlainText())
        agree(dialog, 0)
        pages.add(dialog.page.toPlainText())
        assert "{" not in dialog.page.toPlainText()
        assert not dialog.page.horizontalScrollBar().isVisible()
    assert len(pages) == 2 * len(LANGUAGES)


@pytest.mark.parametrize(
    ("lead", "error", "verdict"),
    [(9.0, 4.0, "makes a side stronger"), (7.9, 4.0, "makes no side clearly stronger"), (-8.0, 4.0, "costs a little")],
)
def test_measured_results_are_quoted_correctly(lead: float, error: float, verdict: str) -> None:
    found = AgreementMeasurement("help_and_steps", SINGLE, "steady", lead, error, 600, 1)
    assert verdict in found.verdict.english


@pytest.mark.parametrize("preset", [SINGLE, DOUBLE])
def test_the_page_says_what_an_agreement_is_worth(qtbot: QtBot, preset: str) -> None:
    dialog = AgreementsDialog(PRESETS[preset], NAMES, ())
    qtbot.addWidget(dialog)
    agree(dialog, 0)
    assert "Measured with Steady" in dialog.page.toPlainText()


def test_at_the_table_the_page_is_read_only(qtbot: QtBot) -> None:
    dialog = RulesDialog(PRESETS[SINGLE], None, (tuple(NAMES), ("help_and_steps", "plain")))
    qtbot.addWidget(dialog)
    dialog.show()
    page = asked(dialog)
    assert [box.isEnabled() for box in page.boxes] == [False, False]
    assert "60 in meld or more" in page.page.toPlainText()


def test_before_a_bid_the_panel_says_what_it_would_tell(home: QWidget) -> None:
    lines_with = {}
    for agreements in ((), ("help_and_steps", "plain")):
        deal = table(hand=RUN_HAND, agreements=agreements)
        for amount in (250, 260, 270, 320):
            assert deal.prompt.seat is not None
            deal.do(Bid(deal.prompt.seat, amount))
        panel = BidPanel(home)
        panel.ask(deal.prompt, deal.seen(), NAMES)
        opened(panel, OVER_HAND["bid"])
        lines = [texts(panel)]
        press(panel, "350")
        lines.append(texts(panel))
        lines_with[bool(agreements)] = lines
    assert all("At least 330 to beat David" in each for each in lines_with[False])
    assert f"Tells {NAMES[2]} nothing about meld" in lines_with[True][0]
    assert f"Shows {NAMES[2]} 60 in meld or more" in lines_with[True][1]
    assert not any(NAMES[2] in line for each in lines_with[False] for line in each)
