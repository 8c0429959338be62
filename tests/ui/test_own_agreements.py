"""Bidding conventions that people make: edited by mouse and keys, checked, tried, saved, shared and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget

from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.record.values import AGREEMENT_SUFFIX
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.own_agreements import OwnAgreements, read_agreement, write_agreement
from pinochle_qt.ui.dialogs.rules.agreement_editor import AgreementEditor
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.ask.bid import BidPanel
from pinochle_qt.ui.table.geometry.panels import OVER_HAND
from pinochle_qt.variants.presets import PRESETS
from tests.ui.panel_tools import click, key, opened, press, texts
from tests.ui.positions import NAMES, OURS, RUN_HAND, table

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SINGLE = "single_deck_partnership"
RULES = PRESETS[SINGLE]


@pytest.fixture
def own(tmp_path: Path) -> OwnAgreements:
    return OwnAgreements(tmp_path / "agreements")


def push(dialog: QWidget, beginning: str) -> None:
    found = (
        each for each in dialog.findChildren(QPushButton) if each.isVisible() and each.text().startswith(beginning)
    )
    click(next(found))


def choice(qtbot: QtBot, own: OwnAgreements, *agreed: str | Agreement) -> AgreementsDialog:
    dialog = AgreementsDialog(RULES, NAMES, agreed, own=own)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def editor_of(dialog: QWidget) -> AgreementEditor:
    return next(each for each in dialog.findChildren(AgreementEditor) if each.isVisible())


def editor(qtbot: QtBot, own: OwnAgreements, start: Agreement = OURS) -> AgreementEditor:
    found = AgreementEditor(start, RULES, own)
    qtbot.addWidget(found)
    found.show()
    return found


def labels(dialog: QWidget) -> list[str]:
    return [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]


def lines(dialog: AgreementEditor) -> list[str]:
    return dialog.rows.texts


def test_an_own_agreement_begins_with_the_chosen_one_and_is_saved_under_a_name(
    qtbot: QtBot, own: OwnAgreements
) -> None:
    dialog, chosen = choice(qtbot, own, "help_and_steps", "plain"), list[object]()
    dialog.chosen.connect(chosen.append)
    push(dialog, "Make your own")
    made = editor_of(dialog)
    assert len(lines(made)) == 3
    made.name.selectAll()
    QTest.keyClicks(made.name, "Friday bids")
    push(made, "Save")
    (kept,) = own.all()[0]
    assert kept.name == "Friday bids"
    assert dialog.boxes[0].currentText() == "Friday bids"
    assert "80 in meld or more" in dialog.page.toPlainText()
    push(dialog, "Use this")
    assert chosen == [(kept, "plain")]


def test_rows_are_added_changed_moved_and_removed_by_keys(qtbot: QtBot, own: OwnAgreements) -> None:
    made = editor(qtbot, own, Agreement("Ours"))
    assert lines(made) == ["1. Opening with 260: 40 in meld or more, whatever is trump"]
    push(made, "Add")
    assert "Row 1 already says what this bid shows" in lines(made)[1]
    key(made.fields.height_box, Qt.Key.Key_Down)
    key(made.fields.shows, Qt.Key.Key_Down)
    key(made.fields.goes_on, Qt.Key.Key_Space)
    assert lines(made)[1] == "2. Opening with 270 or more: aces around"
    key(made.fields.when, Qt.Key.Key_Down)
    key(made.fields.when, Qt.Key.Key_Down)
    assert lines(made)[1] == "2. Raise of 30 or more once the partner has bid: aces around"
    push(made, "Up")
    assert [line[3:10] for line in lines(made)] == ["Raise o", "Opening"]
    assert made.rows.at == 0
    key(made.rows, Qt.Key.Key_Down)
    assert made.fields.when.currentData() == "opening"
    push(made, "Remove")
    assert made.agreement.sayings == (Saying("after_partner", 2, "aces_around", goes_on=True),)


def test_numbers_are_entered_in_the_points_of_the_game(qtbot: QtBot, own: OwnAgreements) -> None:
    made = editor(qtbot, own, Agreement("Ours"))
    key(made.fields.least.spin, Qt.Key.Key_Up)
    key(made.fields.below.spin, Qt.Key.Key_Up)
    (saying,) = made.agreement.sayings
    assert (saying.least, saying.below) == (50, 60)
    assert "From 60 on, nothing is shown." in lines(made)[0]
    made.fields.shows.setCurrentIndex(made.fields.shows.findData("aces"))
    assert made.agreement.sayings == (Saying("opening", 1, "aces", 3),)


def test_gaps_and_contradictions_stand_at_their_rows(qtbot: QtBot, own: OwnAgreements) -> None:
    made = editor(qtbot, own)
    assert [line.partition("\n")[2] for line in lines(made)] == [
        "",
        "",
        "",
        "→ From 60 to less than 80, nothing is shown.",
        "→ Row 4 already says what this bid shows, so this row is never used.",
    ]
    assert "2 notes on your rows" in labels(made)


def test_a_dealt_hand_shows_what_would_be_bid(qtbot: QtBot, own: OwnAgreements) -> None:
    made = editor(qtbot, own)
    push(made, "Deal a hand")
    hand, _, sentence = made.trial.text().partition("\n")
    assert len(hand.split()) == 12
    assert sentence == "It opens with 270: a run."
    key(made.rows, Qt.Key.Key_Down)
    assert not made.trial.text()


def test_changes_are_not_lost_without_a_warning(qtbot: QtBot, own: OwnAgreements) -> None:
    made = editor(qtbot, own)
    push(made, "Remove")
    push(made, "Cancel")
    assert made.isVisible()
    assert "You'd lose your changes" in " ".join(labels(made))
    push(made, "Cancel")
    assert not made.isVisible()


def test_another_convention_of_the_same_name_is_replaced_only_when_asked_twice(
    qtbot: QtBot, own: OwnAgreements
) -> None:
    own.keep(OURS)
    made = editor(qtbot, own, Agreement("Theirs", OURS.sayings[:1]))
    made.name.setText(OURS.name)
    push(made, "Save")
    assert own.all()[0] == (OURS,)
    push(made, "Save")
    assert own.all()[0] == (Agreement(OURS.name, OURS.sayings[:1]),)


def test_a_convention_without_a_name_is_not_saved(qtbot: QtBot, own: OwnAgreements) -> None:
    made = editor(qtbot, own)
    made.name.clear()
    push(made, "Save")
    assert own.all()[0] == ()
    assert "Give the convention a name to save it." in labels(made)


def test_conventions_are_exported_and_imported(
    qtbot: QtBot, own: OwnAgreements, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / f"out{AGREEMENT_SUFFIX}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(out), ""))
    push(editor(qtbot, own), "Export")
    assert read_agreement(out) == OURS
    dialog = choice(qtbot, own)
    push(dialog, "Import a file")
    assert own.all()[0] == (OURS,)
    assert dialog.boxes[0].currentText() == OURS.name
    push(dialog, "Import a file")  # the same one again
    assert own.all()[0] == (OURS,)
    write_agreement(out, Agreement(OURS.name, OURS.sayings[:1]))
    push(dialog, "Import a file")
    assert [each.name for each in own.all()[0]] == [OURS.name, f"{OURS.name} 2"]
    out.write_text("{}", "utf-8")
    push(dialog, "Import a file")
    assert f"{out} isn't a bidding convention; pick a file that was exported as one." in labels(dialog)


def test_a_kept_file_that_cannot_be_read_is_named(qtbot: QtBot, own: OwnAgreements, tmp_path: Path) -> None:
    own.keep(OURS)
    bad = tmp_path / "agreements" / f"bad{AGREEMENT_SUFFIX}"
    bad.write_text("{", "utf-8")
    said = f"Not shown: {bad} is damaged: it should be one JSON object with a bidding convention."
    assert said in labels(choice(qtbot, own))


def test_a_deleted_convention_can_be_brought_back(qtbot: QtBot, own: OwnAgreements) -> None:
    own.keep(OURS)
    dialog = choice(qtbot, own, OURS, "plain")
    push(dialog, "Change")
    push(editor_of(dialog), "Delete")
    assert own.all()[0] == ()
    assert dialog.boxes[0].currentData() == "plain"
    push(dialog, "Bring it back")
    assert own.all()[0] == (OURS,)
    assert dialog.boxes[0].currentText() == OURS.name


def test_new_game_offers_what_is_kept_and_plays_by_its_latest_form(
    qtbot: QtBot, own: OwnAgreements, tmp_path: Path
) -> None:
    later = Agreement(OURS.name, OURS.sayings[:1])
    own.keep(later)
    settings = Settings(agreements={SINGLE: (OURS, "plain")})
    dialog, accepted = NewGameDialog(settings, RuleSets(tmp_path / "rules"), own=own), list[Settings]()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.accepted_settings.connect(accepted.append)
    push(dialog, "Bidding conventions: Our bids / Plain")
    push(dialog, "Start")
    assert accepted[0].agreements == {SINGLE: (later, "plain")}


def test_at_the_table_an_own_convention_can_be_read_but_not_changed(qtbot: QtBot) -> None:
    dialog = RulesDialog(RULES, None, (tuple(NAMES), (OURS, "plain")))
    qtbot.addWidget(dialog)
    dialog.show()
    push(dialog, "Bidding conventions: Our bids / Plain")
    page = next(each for each in dialog.findChildren(AgreementsDialog) if each.isVisible())
    assert "3 aces or more" in page.page.toPlainText()
    shown = [each.text() for each in page.findChildren(QPushButton) if each.isVisible()]
    assert shown == ["Close"]


@pytest.mark.parametrize(
    ("amount", "words"),
    [(260, f"Shows {NAMES[2]} 3 aces or more"), (270, f"Shows {NAMES[2]} a run"), (250, "nothing about meld")],
)
def test_before_a_bid_the_panel_says_what_it_would_show(home: QWidget, amount: int, words: str) -> None:
    deal = table(hand=RUN_HAND, agreements=(OURS, "plain"), dealer=3)
    assert deal.prompt.seat == 0
    panel = BidPanel(home)
    panel.ask(deal.prompt, deal.seen(), NAMES)
    opened(panel, OVER_HAND["bid"])
    press(panel, str(amount))
    assert any(words in line for line in texts(panel))
    deal.do(Bid(0, amount))


def test_a_row_is_as_high_as_its_whole_text(qtbot: QtBot, own: OwnAgreements) -> None:
    made = editor(qtbot, own)
    heights = {}
    for width in (1200, 760):
        made.resize(width, 560)
        assert made.width() == width
        model = made.rows.model()
        heights[width] = [made.rows.visualRect(model.index(at, 0)).height() for at in range(model.rowCount())]
        line = made.rows.fontMetrics().lineSpacing()
        for height, text in zip(heights[width], made.rows.texts, strict=True):
            room = made.rows.viewport().width() - 20
            lines_needed = sum(-(-made.rows.fontMetrics().horizontalAdvance(part) // room) for part in text.split("\n"))
            assert height >= lines_needed * line
    assert heights[760][3] > heights[1200][3]
    assert not made.rows.horizontalScrollBar().isVisible()


def test_every_language_fills_in_what_the_rows_say(qtbot: QtBot, application: QApplication, own: OwnAgreements) -> None:
    for language in LANGUAGES:
        speak(application, language)
        made = editor(qtbot, own)
        assert not any("{" in each for each in (*labels(made), *lines(made)))
