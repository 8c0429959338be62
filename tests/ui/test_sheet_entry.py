"""Entering deals of a score sheet: nothing that was typed is lost, every hand is its own, and the focus is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.rules import patch
from pinochle_qt.ui.controls.keyboard.typed import TypedText
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.score_sheet.score_sheet_room import ScoreSheetRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.deal_row import Column
from tests.checks import require
from tests.session.driving import SINGLE
from tests.ui.panel_tools import texts
from tests.ui.test_score_sheet import (
    ANN,
    BILL,
    ENTER,
    FOUR,
    JOAN,
    TAB,
    TOM,
    begun,
    chip_of,
    click,
    kept_sheet,
    press,
    tell,
    totals,
    type_in,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.controls.points_field import PointsField
    from tests.ui.playing import Table

pytestmark = pytest.mark.saves_games
HEARTS = 1
SIZES = [(1280, 800), (1024, 640), (960, 640)]


def typed(field: PointsField, digits: str) -> None:
    """Click into a field and type digits, without waiting for anything."""
    QTest.mouseClick(field.spin.lineEdit(), Qt.MouseButton.LeftButton, pos=QPoint(3, 8))
    QTest.keyClicks(field.spin, digits)


def bid_made(table: Table, room: ScoreSheetRoom, bid: str = "300") -> None:
    """Answer everything but melds and tricks with the mouse and digits."""
    click(room.deal.contract.declarer.buttons[ANN])
    QTest.keyClicks(table.window.focusWidget(), bid)
    click(room.deal.contract.trump.buttons[HEARTS])


# ---- what is typed ---------------------------------------------------------------------------------------------------


def test_a_click_on_enter_takes_what_was_typed_just_before(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    room.deal.play.slider.setValue(18)
    typed(room.deal.play.melds[0].field, "150")
    assert not room.deal.main.isEnabled() or room.editor.deal.meld == ()
    click(room.deal.main)
    assert totals(room) == (330, 70)


def test_a_button_pressed_by_code_takes_what_was_typed_too(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    room.deal.play.slider.setValue(18)
    typed(room.deal.play.melds[0].field, "15")
    room.deal.play.melds[0].more.click()  # as screen readers do it
    assert room.editor.deal.meld[0] == 15


def test_a_bid_below_the_minimum_stays_with_the_reason_until_corrected(table: Table) -> None:
    room = begun(table)
    click(room.deal.contract.declarer.buttons[ANN])
    QTest.keyClicks(table.window.focusWidget(), "150")
    for button in (room.deal.contract.trump.buttons[HEARTS], room.deal.contract.declarer.buttons[TOM]):
        click(button)
        assert room.deal.contract.bid.spin.text() == "150"
        assert room.deal.verdict.text() == "The lowest bid is 250."
    assert not room.deal.main.isEnabled()
    QTest.keyClicks(table.window.focusWidget(), "350")
    press(table, TAB)
    assert room.deal.verdict.text() == "How much did Tom and Ann meld?"


@pytest.mark.parametrize("way", ["escape", "language", "close", "another page"])
def test_unfinished_typing_is_kept_whatever_happens_next(table: Table, application: QApplication, way: str) -> None:
    room = begun(table)
    click(room.deal.contract.declarer.buttons[ANN])
    QTest.keyClicks(table.window.focusWidget(), "36")
    match way:
        case "escape":
            press(table, Qt.Key.Key_Escape)
            assert not table.window.rooms.name
        case "language":
            speak(application, "de")
            table.window.rooms.rebuild()
        case "close":
            QApplication.sendEvent(table.window, QCloseEvent())
        case _:
            press(table, Qt.Key.Key_F1)
    assert TypedText.current is None
    assert room.editor.deal.bid == 36
    again = table.window.rooms.room
    if isinstance(again, ScoreSheetRoom):
        assert again.deal.contract.bid.spin.text() == "36"
    table.window.rooms.close()
    draft = require(kept_sheet(room).draft)
    assert (draft.declarer, draft.bid) == (ANN, 36)


def test_undo_removes_unfinished_typing_first_and_redo_restores_it(table: Table) -> None:
    room = begun(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    click(room.deal.contract.declarer.buttons[ANN])
    QTest.keyClicks(table.window.focusWidget(), "36")
    click(room.deal.undo)
    assert (room.editor.number, room.editor.deal.bid) == (1, 360)
    room.redo()
    assert (room.editor.number, room.editor.deal.bid) == (2, 36)


def test_a_field_that_is_only_clicked_shows_no_error(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    assert table.window.focusWidget() is room.deal.play.melds[0].field.spin
    typed(room.deal.play.tricks.fields[0], "140")
    click(room.deal.contract.declarer.buttons[TOM])
    assert not room.editor.deal.meld
    assert room.deal.verdict.text() == "How much did Tom and Ann meld?"
    room.deal.play.melds[0].field.setFocus()
    press(table, TAB)
    assert room.editor.deal.meld == (0, 0, 0, 0), "but a key that goes on says that there is none"


def test_typing_is_not_overwritten_by_updates(table: Table) -> None:
    room = begun(table)
    click(room.deal.contract.declarer.buttons[ANN])
    QTest.keyClicks(table.window.focusWidget(), "36")
    room.show_all()
    assert room.deal.contract.bid.spin.text() == "36"
    QTest.keyClicks(table.window.focusWidget(), "0")
    press(table, ENTER)
    assert room.editor.deal.bid == 360


def test_typing_replaces_the_old_number(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    room.deal.play.slider.setValue(13)
    ours = room.deal.play.tricks.fields[0]
    assert ours.points == 130
    typed(ours, "190")
    press(table, TAB)
    assert ours.points == 190
    click(ours.more)
    QTest.keyClicks(table.window.focusWidget(), "80")
    press(table, TAB)
    assert ours.points == 80, "after a step, too"


def test_an_emptied_number_is_not_entered(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    assert room.editor.deal.bid == 300
    room.deal.contract.bid.setFocus()
    press(table, Qt.Key.Key_Backspace)
    click(room.deal.contract.trump.buttons[0])
    assert room.editor.deal.bid == 0
    assert room.deal.verdict.text() == "How high was the bid?"


# ---- whose meld it is ------------------------------------------------------------------------------------------------


def test_melds_of_partners_are_clicked_for_each_hand(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    ours, theirs = room.deal.play.melds
    table.qtbot.waitUntil(lambda: chip_of(ours, ANN, "aces").height() > 0)
    for seat in (TOM, ANN):
        click(chip_of(ours, seat, "aces"))
    assert ours.field.points == 200
    click(chip_of(ours, TOM, "aces"))
    assert ours.field.points == 200
    assert room.deal.verdict.text() == "Aces: the pack doesn't have the cards for one more."
    click(chip_of(ours, ANN, "aces"), Qt.MouseButton.RightButton)
    click(chip_of(ours, TOM, "aces"))
    assert ours.field.points == 1000, "both in one hand"
    click(theirs.more)
    table.qtbot.waitUntil(lambda: chip_of(theirs, BILL, "aces").height() > 0)
    click(chip_of(theirs, BILL, "aces"))
    assert theirs.field.points == 0
    assert not chip_of(theirs, BILL, "aces").isChecked()


def test_the_chips_of_the_bidding_side_are_shown_first(table: Table) -> None:
    room = begun(table)
    ours, theirs = room.deal.play.melds
    click(room.deal.contract.declarer.buttons[BILL])
    assert (chip_of(ours, TOM, "run").isVisible(), chip_of(theirs, JOAN, "run").isVisible()) == (False, True)
    table.window.resize(1280, 900)
    table.qtbot.waitUntil(lambda: chip_of(ours, TOM, "run").isVisible())
    assert chip_of(theirs, JOAN, "run").isVisible()


def count(room: ScoreSheetRoom, *names: str) -> None:
    """Click cards in the counter by the names that screen readers say."""
    for name in names:
        click(next(chip for chip in room.deal.counter.chips if chip.accessibleName().startswith(name)))


def test_counted_cards_of_partners_are_separate_and_give_the_same_melds(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    ours = room.deal.play.melds[0]
    aces = [f"ace of {suit}" for suit in ("spades", "hearts", "diamonds", "clubs")]
    click(ours.cards)
    count(room, *aces)
    click(room.deal.counter.whose.buttons[1])
    assert room.deal.counter.title.text() == "Meld cards of Ann"
    count(room, *aces)
    assert room.deal.counter.take.text() == "Add 200"
    count(room, "ace of spades")  # no copy is left, so it starts over
    assert room.deal.counter.take.text() == "Add 100"
    count(room, "ace of spades")
    click(room.deal.counter.take)
    assert ours.field.points == 200
    assert [chip_of(ours, seat, "aces").isChecked() for seat in (TOM, ANN)] == [True, True]
    click(ours.cards)
    assert any("replace the melds clicked for Tom" in each for each in texts(room))
    count(room, *(f"{rank} of hearts" for rank in ("ace", "10", "king", "queen", "jack")))
    click(room.deal.counter.take)
    assert ours.field.points == 150 + 100


def test_the_sheet_says_what_earns_checks(table: Table) -> None:
    room = begun(table, "check_pinochle", FOUR[:3])
    click(room.deal.contract.declarer.buttons[TOM])
    notes = [note.text() for note in room.deal.play.check_notes if note.isVisible()]
    assert notes[:2] == ["Run, single or double: 1", "Aces around: 1"]
    assert notes[-2] == "Seven nines or more when dealt: 5"
    other = begun(table, "three_handed_auction", FOUR[:3])
    assert not [note for note in other.deal.play.check_notes if note.isVisible()]


def test_a_run_earns_its_check_whether_clicked_or_counted(table: Table) -> None:
    room = begun(table, "check_pinochle", FOUR[:3])
    click(room.deal.contract.declarer.buttons[TOM])
    click(room.deal.contract.trump.buttons[HEARTS])
    tom, bill = room.deal.play.melds[:2]
    table.qtbot.waitUntil(lambda: chip_of(tom, TOM, "run").height() > 0)
    click(chip_of(tom, TOM, "run"))
    click(bill.more)
    click(bill.cards)
    count(room, *(f"{rank} of hearts" for rank in ("ace", "10", "king", "queen", "jack")))
    click(room.deal.counter.take)
    assert room.editor.deal.meld == (150, 150, 0)
    assert room.editor.deal.checks == (1, 1, 0)
    assert [field.number for field in room.deal.play.checks.fields] == [1, 1, 0]


def test_without_trump_cards_are_not_counted_and_the_page_says_so(table: Table) -> None:
    room = begun(table)
    click(room.deal.contract.declarer.buttons[ANN])
    click(room.deal.play.melds[0].cards)
    assert not room.deal.is_counting
    assert room.deal.verdict.text() == "Choose trump first: melds depend on it."
    press(table, Qt.Key.Key_2)
    assert room.editor.deal.trump == "H"


# ---- where the focus is ----------------------------------------------------------------------------------------------


def is_in_sight(room: ScoreSheetRoom, widget: QWidget | None) -> bool:
    """Return whether a widget of the form is inside the visible part of it."""
    viewport = room.deal.entry.viewport()
    if widget is None or not room.deal.entry.isAncestorOf(widget):
        return widget is not None
    return viewport.rect().contains(QRect(widget.mapTo(viewport, QPoint()), widget.size()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", [SINGLE, "check_pinochle", "double_deck_four_handed"])
def test_the_focused_field_is_visible(table: Table, preset: str, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    room = begun(table, preset, FOUR[: 3 if preset == "check_pinochle" else 4])
    table.qtbot.waitUntil(lambda: room.deal.entry.height() > 0)
    press(table, Qt.Key.Key_1)
    seen = list[str]()
    for answer in ("", "600", "2", *("100" for _ in room.deal.play.sums)):
        if answer:
            QTest.keyClicks(table.window.focusWidget(), answer)
        press(table, ENTER)
        QApplication.processEvents()
        focused = table.window.focusWidget()
        assert is_in_sight(room, focused), (answer, seen)
        seen.append(focused.accessibleName() if focused is not None else "")
    assert len(set(seen)) > len(room.deal.play.melds)
    room.deal.entry.verticalScrollBar().setValue(room.deal.entry.verticalScrollBar().maximum())
    click(room.deal.clear)
    assert is_in_sight(room, room.deal.contract.dealer), "a new deal begins at the top"


def test_the_focus_stays_visible_when_the_form_grows_but_does_not_fight_the_wheel(table: Table) -> None:
    table.window.resize(960, 640)
    room = begun(table)
    table.qtbot.waitUntil(lambda: room.deal.entry.verticalScrollBar().maximum() > 0)
    theirs = room.deal.play.melds[1]
    theirs.field.setFocus()
    for _ in range(2):
        theirs.more.click()
        QApplication.processEvents()
        assert is_in_sight(room, theirs.field.spin)
    room.deal.contract.bid.setFocus()
    assert is_in_sight(room, room.deal.contract.bid)
    bar = room.deal.entry.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
    theirs.more.click()
    QApplication.processEvents()
    assert not is_in_sight(room, room.deal.contract.bid)


def test_after_a_click_digits_answer_the_next_question(table: Table) -> None:
    room = begun(table)
    contract, play = room.deal.contract, room.deal.play
    click(contract.dealer.buttons[TOM])
    assert contract.declarer.isAncestorOf(table.window.focusWidget())
    click(contract.declarer.buttons[ANN])
    QTest.keyClicks(table.window.focusWidget(), "290")
    assert contract.declarer.value == ANN
    click(contract.trump.buttons[HEARTS])
    assert (contract.bid.points, contract.trump.value) == (290, "H")
    QTest.keyClicks(table.window.focusWidget(), "140")
    click(play.tricks.fields[1].more)
    assert play.melds[0].field.points == 140
    assert table.window.focusWidget() is play.tricks.fields[1].spin
    table.qtbot.waitUntil(lambda: chip_of(play.melds[0], TOM, "dix").height() > 0)
    click(chip_of(play.melds[0], TOM, "dix"))
    assert table.window.focusWidget() is play.melds[0].field.spin
    QTest.keyClicks(table.window.focusWidget(), "160")
    press(table, TAB)
    assert play.melds[0].field.points == 160


def test_arrow_keys_stay_in_their_row(table: Table) -> None:
    room = begun(table)
    press(table, Qt.Key.Key_3)
    press(table, Qt.Key.Key_2)
    assert room.deal.contract.declarer.value == BILL
    press(table, Qt.Key.Key_Space)
    assert room.deal.contract.declarer.isAncestorOf(table.window.focusWidget())


def test_enter_asks_for_every_meld_of_a_deal_without_tricks(table: Table) -> None:
    room = begun(table)
    bid_made(table, room, "350")
    contract = room.deal.contract
    contract.how.setCurrentIndex(contract.how.findData("thrown_in"))
    contract.how.activated.emit(contract.how.currentIndex())
    room.deal.play.melds[0].field.setFocus()
    type_in(table, "100")
    assert table.window.focusWidget() is room.deal.play.melds[1].field.spin
    type_in(table, "60")
    assert totals(room) == (-350, 60)


def test_enter_asks_what_depends_on_the_tricks_before_it_submits_the_deal(table: Table) -> None:
    room = begun(table, "three_handed_auction", FOUR[:3])
    click(room.deal.contract.declarer.buttons[BILL])
    QTest.keyClicks(table.window.focusWidget(), "300")
    click(room.deal.contract.trump.buttons[HEARTS])
    for number in ("0", "200", "0", "100", "30"):
        type_in(table, number)
    (aside,) = room.deal.play.asides.fields
    assert table.window.focusWidget() is aside.spin
    type_in(table, "30")
    assert table.window.focusWidget() is room.deal.play.takers[0], "all of it, so nothing was won"
    press(table, ENTER)
    assert len(kept_sheet(room).deals) == 1
    assert kept_sheet(room).deals[0].aside == (0, 30, 0)


def test_enter_on_a_meld_moves_to_the_next_sum(table: Table) -> None:
    room = begun(table)
    bid_made(table, room)
    chip_of(room.deal.play.melds[0], TOM, "run").setFocus(Qt.FocusReason.TabFocusReason)
    press(table, Qt.Key.Key_Space)
    press(table, ENTER)
    assert table.window.focusWidget() is room.deal.play.melds[1].field.spin


# ---- what is typed last ----------------------------------------------------------------------------------------------


def all_but_tricks(table: Table, melds: tuple[str, str]) -> ScoreSheetRoom:
    """Answer everything but the tricks, in the single deck game."""
    room = begun(table)
    bid_made(table, room)
    for meld in melds:
        type_in(table, meld)
    assert table.window.focusWidget() is room.deal.play.tricks.fields[0].spin
    return room


@pytest.mark.parametrize("way", ["click", "press", "waits", "elsewhere"])
def test_a_deal_is_not_submitted_before_the_question_raised_by_its_last_number_is_seen(table: Table, way: str) -> None:
    room = all_but_tricks(table, ("150", "40"))
    QTest.keyClicks(table.window.focusWidget(), "250")
    match way:
        case "click":
            click(room.deal.main)
        case "press":
            room.deal.main.click()  # as screen readers do it
        case "waits":
            table.qtbot.waitUntil(lambda: room.editor.deal.tricks == (250, 0))
            click(room.deal.main)
        case _:
            room.deal.contract.bid.setFocus()
            press(table, ENTER)
    assert not room.editor.standing.matches[1:]
    (dix,) = room.deal.play.dixes.fields
    assert table.window.focusWidget() is dix.spin
    assert dix.spin.accessibleName() == "How much of the meld is dixes: Bill, Joan"
    QTest.keyClicks(dix.spin, "20")
    click(room.deal.main)
    assert kept_sheet(room).deals[0].dix == (0, 20, 0, 0)
    room.correct(0)
    click(room.deal.main)
    assert room.editor.correcting is None, "in a deal that was entered, it was answered"


def test_who_took_a_worthless_trick_is_asked_before_a_click_submits_the_deal(table: Table) -> None:
    room = begun(table, "check_pinochle", FOUR[:3])
    click(room.deal.contract.declarer.buttons[TOM])
    QTest.keyClicks(table.window.focusWidget(), "200")
    click(room.deal.contract.trump.buttons[HEARTS])
    for sum_field, number in zip(room.deal.play.melds, ("150", "40", "0"), strict=True):
        typed(sum_field.field, number)
    typed(room.deal.play.tricks.fields[0], "200")
    typed(room.deal.play.tricks.fields[2], "50")
    click(room.deal.main)
    (took,) = room.deal.play.takers
    assert table.window.focusWidget() is took
    click(took)
    click(room.deal.main)
    assert kept_sheet(room).deals[0].took == (BILL,)


def test_the_button_and_its_sentence_follow_typing(table: Table) -> None:
    room = all_but_tricks(table, ("150", "40"))
    seen = []
    for digit in "160":
        QTest.keyClicks(table.window.focusWidget(), digit)
        seen.append((room.deal.main.isEnabled(), room.deal.verdict.text()))
    missing = "Trick points still missing: 250."
    assert seen == [(False, missing), (False, missing), (True, "Tom and Ann made 300")]
    assert room.editor.deal.tricks == (), "it does not count yet"
    press(table, Qt.Key.Key_Backspace)
    assert not room.deal.main.isEnabled()
    QTest.keyClicks(table.window.focusWidget(), "0")
    click(room.deal.main)
    assert totals(room) == (310, 130)


@pytest.mark.parametrize("way", ["enter", "tab", "click", "waits"])
def test_zero_tricks_can_be_typed(table: Table, way: str) -> None:
    room = all_but_tricks(table, ("150", "0"))
    QTest.keyClicks(table.window.focusWidget(), "0")
    assert room.deal.verdict.text() == "Tom and Ann didn't make 300"
    match way:
        case "enter" | "tab":
            press(table, ENTER if way == "enter" else TAB)
        case "click":
            click(room.deal.play.melds[0].more)
        case _:
            pass
    table.qtbot.waitUntil(lambda: room.editor.deal.tricks == (0, 250))


def test_skipped_tricks_are_still_missing(table: Table) -> None:
    room = all_but_tricks(table, ("150", "0"))
    press(table, TAB)
    assert room.deal.verdict.text() == "Trick points still missing: 250."


def test_with_three_players_a_second_one_without_tricks_is_not_asked_for(table: Table) -> None:
    room = begun(table, "three_handed_auction", FOUR[:3])
    click(room.deal.contract.declarer.buttons[BILL])
    QTest.keyClicks(table.window.focusWidget(), "300")
    click(room.deal.contract.trump.buttons[HEARTS])
    for number in ("0", "200", "0", "0", "150"):
        type_in(table, number)
    assert kept_sheet(room).deals[0].tricks == (0, 150, 100)


# ---- where the keys are after a step ---------------------------------------------------------------------------------


def test_after_undo_the_focus_is_at_the_deal_being_entered_again(table: Table) -> None:
    room = begun(table)
    for _ in range(4):
        tell(table, room, ANN, "360", ("250", "40"), "140")
    assert not room.editor.asks
    assert table.window.focusWidget() is room
    assert room.deal.main.text() == "New sheet…"
    press(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.deal.main.text() == "Enter deal 4"
    assert table.window.focusWidget() is room.deal.contract.declarer.buttons[ANN]
    press(table, ENTER)
    assert not room.editor.asks
    assert len(kept_sheet(room).deals) == 4
    room.undo()
    room.redo()
    assert table.window.focusWidget() is room


@pytest.mark.parametrize("is_correction", [False, True])
def test_after_clear_the_focus_is_at_the_first_question(table: Table, *, is_correction: bool) -> None:
    table.window.resize(960, 640)
    room = begun(table)
    if is_correction:
        tell(table, room, ANN, "360", ("250", "40"), "140")
        room.correct(0)
    else:
        bid_made(table, room)
    room.deal.play.tricks.fields[1].setFocus()
    QApplication.processEvents()
    QTest.keyClicks(table.window.focusWidget(), "14")
    click(room.deal.clear)
    QApplication.processEvents()
    assert room.deal.contract.declarer.isAncestorOf(table.window.focusWidget())
    assert is_in_sight(room, room.deal.contract.dealer)
    press(table, Qt.Key.Key_3)
    assert room.editor.deal.declarer == ANN


def test_enter_stays_at_an_unanswered_question(table: Table) -> None:
    room = begun(table)
    press(table, ENTER)
    assert table.window.focusWidget() in room.deal.contract.declarer.buttons
    press(table, Qt.Key.Key_1)
    press(table, ENTER)
    assert table.window.focusWidget() is room.deal.contract.bid.spin


def test_enter_goes_back_to_a_skipped_question(table: Table) -> None:
    room = begun(table)
    press(table, Qt.Key.Key_1)
    press(table, ENTER)
    QTest.keyClicks(table.window.focusWidget(), "300")
    room.deal.play.tricks.stops[0].setFocus(Qt.FocusReason.TabFocusReason)
    type_in(table, "180")
    press(table, ENTER)
    assert room.deal.verdict.text() == "What was trump?"
    assert table.window.focusWidget() in room.deal.contract.trump.buttons


def test_enter_starts_no_new_sheet_right_after_the_deal_that_ends_the_match(table: Table) -> None:
    room = begun(table, rules=patch(PRESETS[SINGLE], {"match.target": 300}))
    asked: list[object] = []
    room.setup_asked.connect(asked.append)
    tell(table, room, 0, "300", ("200", "0"), "180")
    assert not room.editor.asks
    press(table, ENTER)
    assert not asked
    room.deal.main.setFocus(Qt.FocusReason.TabFocusReason)
    press(table, ENTER)
    assert asked


def test_the_focused_deal_is_visible_and_framed_as_a_whole(table: Table) -> None:
    room = begun(table, rules=patch(PRESETS[SINGLE], {"match.target": 9000}))
    for _ in range(9):
        room.editor.tell(replace(room.editor.deal, declarer=0, bid=3000, trump="H", meld=(1600,), tricks=(1400, 1100)))
        assert room.editor.enter()
    room.show_all()
    sheet = room.sheet_pane.table
    sheet.setFixedHeight(160)
    QApplication.processEvents()
    sheet.scrollToTop()
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    assert {index.row() for index in sheet.selectedIndexes()} == {8}
    last = sheet.visualRect(sheet.model().index(8, sheet.model().columnCount() - 1))
    assert sheet.viewport().rect().contains(last)
    framed = sheet.viewport().grab().toImage().pixelColor(last.center().x(), last.top() + 1)
    sheet.clearFocus()
    assert sheet.viewport().grab().toImage().pixelColor(last.center().x(), last.top() + 1) != framed


def test_a_passed_out_deal_hides_no_points_on_the_sheet_and_no_heading_is_cut(table: Table) -> None:
    table.window.resize(1180, 640)
    room = begun(table, "three_handed_auction", ("Ann", "Bob", "Cleo"))
    played = {"declarer": 1, "bid": 320, "trump": "H", "meld": (100, 30, 40), "tricks": (100, 100, 50)}
    for deal in (played, {"declarer": 0, "bid": 400, "trump": "S", "meld": (160, 70, 50), "how": "thrown_in"}):
        room.editor.tell(replace(room.editor.deal, **deal))
        assert room.editor.enter()
    room.editor.tell(replace(room.editor.deal, how="passed_out"))
    assert room.editor.enter()
    room.show_all()
    QApplication.processEvents()
    sheet, model, across = room.sheet_pane.table, room.sheet_pane.table.rows, Qt.Orientation.Horizontal
    shown = [section for section in range(model.columnCount()) if not sheet.isColumnHidden(section)]
    assert [model.column(section) for section in shown].count(Column.ADDED) == 3
    for section in shown:
        heading = str(model.headerData(section, across))
        assert text_width(heading, style.font(Role.CAPTION)) <= sheet.columnWidth(section), heading
    assert model.headerData(1, across, Qt.ItemDataRole.AccessibleTextRole) == "Contract"


def test_the_first_question_of_the_next_deal_has_a_ring(table: Table) -> None:
    room = begun(table)
    tell(table, room, ANN, "300", ("200", "0"), "180")
    first = room.deal.contract.declarer.buttons[0]
    assert table.window.focusWidget() is first
    assert first.shows_focus
