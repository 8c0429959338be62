"""Keeping score for real cards: a sheet is begun, filled in by keys and mouse, corrected, undone, finished and kept."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.library.deal_statistics import deal_statistics
from pinochle_qt.library.played_hands import played_hands_of
from pinochle_qt.library.sheets import game_of
from pinochle_qt.names import UNNAMED
from pinochle_qt.record.values import SHEET_SUFFIX, SeatSetup
from pinochle_qt.scorekeeping import sheet_editor
from pinochle_qt.scorekeeping.files import is_sheet, read_sheet
from pinochle_qt.scorekeeping.sheet import SheetDeal, padded
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.dialogs.setup.game_choice_list import GameChoiceList
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw.short_names import ELLIPSIS
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.score_sheet import totals_bar
from pinochle_qt.ui.rooms.score_sheet.score_sheet_room import ScoreSheetRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.deal_row import Column
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.games import how_far
from tests.checks import require, some
from tests.library.indexed_games import kept_games
from tests.scorekeeping.telling import told
from tests.session.driving import SINGLE, played, sitting_out
from tests.ui.playing import EVERYBODY, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from types import ModuleType

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.scorekeeping.sheet import Sheet
    from pinochle_qt.ui.controls.choice_row import ChoiceRow
    from pinochle_qt.ui.controls.points_field import PointsField
    from pinochle_qt.ui.rooms.score_sheet.meld_buttons import MeldButton
    from pinochle_qt.ui.rooms.score_sheet.meld_entry import MeldEntry
    from pinochle_qt.ui.rooms.score_sheet.number_rows import NumberRows
    from tests.ui.conftest import Said

pytestmark = pytest.mark.saves_games
FOUR = ("Tom", "Bill", "Ann", "Joan")
TOM, BILL, ANN, JOAN = range(4)
CALLED = "five_handed_called_partner"
ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab


def opened(table: Table) -> ScoreSheetRoom:
    """Open the page with its key."""
    table.qtbot.waitUntil(table.window.isActiveWindow)
    press(table, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    room = table.window.rooms.room
    assert isinstance(room, ScoreSheetRoom)
    return room


def press(table: Table, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the focus is."""
    QTest.keyClick(table.window.focusWidget() or table.window, key, modifier)


def type_in(table: Table, text: str) -> None:
    """Type digits, and go on with Enter."""
    QTest.keyClicks(table.window.focusWidget(), text)
    press(table, ENTER)


def begun(
    table: Table, preset: str = SINGLE, people: tuple[str, ...] = FOUR, rules: Rules | None = None
) -> ScoreSheetRoom:
    """Begin a sheet."""
    room = opened(table)
    setups = tuple(SeatSetup(name, "human") for name in people)
    room.take_setup(preset, PRESETS[preset] if rules is None else rules, setups, is_new=True)
    return room


def click(widget: QWidget, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(widget, button)


def chip_of(entry: MeldEntry, seat: int, kind: str) -> MeldButton:
    """Return the chip of a meld of a player."""
    hand = entry.hands[entry.group.index(seat)]
    return next(chip for chip in hand.chips if chip.kind_of_meld == kind)


def tell(table: Table, room: ScoreSheetRoom, declarer: int, bid: str, melds: tuple[str, str], tricks: str) -> None:
    """Fill in a deal of two sides with hearts as trump, using the keyboard alone, and enter it."""
    press(table, Qt.Key(Qt.Key.Key_1 + declarer))
    press(table, ENTER)
    type_in(table, bid)
    press(table, Qt.Key.Key_2)
    press(table, ENTER)
    for meld in melds:
        type_in(table, meld)
    before = room.editor.number
    type_in(table, tricks)
    assert room.editor.number == before + 1 or room.editor.is_decided


def totals(room: ScoreSheetRoom) -> tuple[int, ...]:
    return room.editor.standing.match.totals


def kept_sheet(room: ScoreSheetRoom) -> Sheet:
    """Return the sheet in the file."""
    assert room.editor.path is not None
    return read_sheet(room.editor.path)


def test_a_sheet_is_started_with_names_and_filled_by_keys_alone(table: Table) -> None:
    room = opened(table)
    press(table, ENTER)
    dialog = require(table.window.findChild(NewGameDialog))
    dialog.accept()
    room = begun(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    assert totals(room) == (390, 150)
    tell(table, room, BILL, "300", ("100", "60"), "150")
    assert totals(room) == (390 + 250, 150 - 300)
    kept = kept_sheet(room)
    assert [deal.dealer for deal in kept.deals] == [JOAN, TOM]
    assert room.editor.deal.dealer == BILL
    assert kept.people == FOUR


def test_a_deal_is_entered_by_mouse_and_its_description_follows(table: Table) -> None:
    room = begun(table)
    assert room.deal.verdict.text() == "Who won the bid?"
    click(room.deal.contract.declarer.buttons[ANN])
    for _ in range(6):
        click(room.deal.contract.bid.more)
    assert room.deal.contract.bid.points == 300
    click(room.deal.contract.trump.buttons[1])
    ours = room.deal.play.melds[0]
    table.qtbot.waitUntil(lambda: ours.chips[0].height() > 0)
    for kind, times in (("run", 1), ("marriage", 3)):
        chip = chip_of(ours, TOM, kind)
        for _ in range(times):
            click(chip)
    click(chip_of(ours, TOM, "marriage"), Qt.MouseButton.RightButton)
    assert ours.field.points == 150 + 40
    names = [chip_of(ours, TOM, kind).accessibleName() for kind in ("run", "marriage")]
    assert names == ["Tom: Run 150, once", "Tom: Marriage 20, 2 times"]
    room.deal.play.slider.setValue(10)
    assert [field.points for field in room.deal.play.tricks.fields] == [100, 150]
    assert room.deal.verdict.text() == "Tom and Ann didn't make 300"
    assert "10 short" in room.deal.why.text()
    room.deal.play.slider.setValue(11)
    assert room.deal.verdict.text() == "Tom and Ann made 300"
    click(room.deal.main)
    assert totals(room) == (300, 140)


def test_an_earlier_deal_is_corrected_and_everything_can_be_undone_and_redone(table: Table) -> None:
    room = begun(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    tell(table, room, ANN, "300", ("200", "20"), "120")
    assert totals(room) == (390 + 320, 150 + 150)
    index = room.sheet_pane.table.rows.index(0, 0)
    place = room.sheet_pane.table.visualRect(index).center()
    QTest.mouseClick(room.sheet_pane.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert room.editor.correcting == 0
    assert room.deal.contract.bid.points == 360
    room.deal.contract.bid.spin.setValue(400)
    assert room.deal.verdict.text() == "Tom and Ann didn't make 400"
    click(room.deal.main)
    assert totals(room) == (-400 + 320, 150 + 150)
    press(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert totals(room) == (390 + 320, 150 + 150)
    room.deal.contract.bid.spin.setFocus()  # a number has something to undo only while it is being typed
    press(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert totals(room) == (390, 150)
    assert room.editor.deal.bid == 300, "what was entered is told again"
    click(room.deal.undo)
    assert totals(room) == (0, 0)
    room.redo()
    assert totals(room) == (390, 150)


def check_pinochle_deals(room: ScoreSheetRoom) -> None:
    """Enter a deal that was made, one that was set, one that was passed out and one that was lost for want of meld."""
    made = SheetDeal(TOM, declarer=BILL, bid=250, trump="H", meld=(1500, 1500, 1000), tricks=(100, 100, 50))
    deals = [made, replace(made, bid=2000), SheetDeal(TOM, "passed_out"), replace(made, bid=2500, meld=(40, 40, 40))]
    for deal in deals:
        room.editor.tell(replace(deal, dealer=room.editor.deal.dealer, tricks=deal.tricks if deal.bid < 2500 else ()))
        assert room.editor.enter(), room.editor.faults
    room.show_all()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1180, 720), (960, 640)])
def test_the_outcome_of_a_deal_is_visible_in_any_size(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    table = Table(qtbot, paths, Settings(speed="instant", language=language), size)
    table.window.matches.begin()
    rules = patch(PRESETS["check_pinochle"], {"match.target": 9000, "scoring.on_board_gap": 300})
    room = begun(table, "check_pinochle", ("Wilhelmine", "Bartholomew", "Annabella"), rules)
    check_pinochle_deals(room)
    room.tabs[True].click()
    shown = room.sheet_pane.table
    qtbot.waitUntil(lambda: shown.width() > 300)
    words = [
        [
            room.sheet_pane.table.rows.index(row, section).data()
            for section in range(room.sheet_pane.table.rows.columnCount())
            if room.sheet_pane.table.rows.column(section) in {Column.PLAYED, Column.OUTCOME}
            and not shown.isColumnHidden(section)
            and shown.columnWidth(section) >= shown.needed(section)
        ]
        for row in range(4)
    ]
    assert [len(each) for each in words] == [1, 1, 1, 1]
    assert all(each[0] for each in words[1:])


def test_no_entry_is_lost_when_the_page_is_left(table: Table) -> None:
    room = begun(table)
    press(table, Qt.Key.Key_3)
    press(table, ENTER)
    type_in(table, "360")
    press(table, Qt.Key.Key_Escape)
    assert not table.window.rooms.name
    draft = require(kept_sheet(room).draft)
    assert (draft.declarer, draft.bid) == (ANN, 360)
    room.editor.close()  # as if the program had been restarted
    assert opened(table).deal.contract.bid.points == 360


def test_screen_readers_announce_the_next_question_and_the_result_of_a_deal(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences: list[str] = []
    monkeypatch.setattr(desktop, "announce", lambda _, sentence: sentences.append(sentence))
    room = begun(table)
    sentences.clear()
    tell(table, room, ANN, "360", ("250", "40"), "140")
    assert sentences == [
        "How high was the bid?",
        "What was trump?",
        "How much did Tom and Ann meld?",
        "Trick points still missing: 250.",
        "Tom and Ann made 360. 250 in meld and 140 in tricks make 390: 30 to spare.",
        "Who won the bid?",
        "Tom and Ann 390, Bill and Joan 150",
    ]


def test_typed_entries_are_described_before_enter_submits_the_deal(table: Table) -> None:
    room = begun(table)
    press(table, Qt.Key.Key_3)
    press(table, ENTER)
    type_in(table, "360")
    press(table, Qt.Key.Key_2)
    press(table, ENTER)
    for meld in ("250", "40"):
        type_in(table, meld)
    QTest.keyClicks(table.window.focusWidget(), "140")
    ours, theirs = room.deal.play.tricks.fields
    table.qtbot.waitUntil(lambda: (ours.points, theirs.points) == (140, 110))
    assert room.deal.verdict.text() == "Tom and Ann made 360"
    for _ in "140":
        press(table, Qt.Key.Key_Backspace)
    type_in(table, "90")
    assert totals(room) == (-360, 200)


def test_an_unfinished_bid_is_not_called_too_low(table: Table) -> None:
    room = begun(table)
    press(table, Qt.Key.Key_3)
    press(table, ENTER)
    pause = require(room.deal.contract.bid.findChild(QTimer))
    pause.setInterval(0)
    asked = room.deal.verdict.text()
    seen = []
    for digit in "260":
        QTest.keyClicks(table.window.focusWidget(), digit)
        table.qtbot.waitUntil(lambda: not pause.isActive())
        seen.append((room.deal.contract.bid.points, room.deal.verdict.text() == asked))
    assert seen == [(0, True), (0, True), (260, False)]
    press(table, Qt.Key.Key_Backspace)
    press(table, ENTER)
    assert room.deal.contract.bid.points == 26
    assert "250" in room.deal.verdict.text()


@pytest.mark.parametrize(
    ("preset", "people", "shares"), [(SINGLE, FOUR, 2), ("three_handed_auction", FOUR[:3], 3)], ids=["four", "three"]
)
def test_a_deal_is_visible_as_a_whole(table: Table, preset: str, people: tuple[str, ...], shares: int) -> None:
    table.window.resize(1280, 800)
    room = begun(table, preset, people)
    click(room.deal.contract.declarer.buttons[0])
    assert len(room.deal.play.tricks.fields) == shares
    table.qtbot.waitUntil(lambda: room.deal.entry.verticalScrollBar().maximum() == 0)


def test_the_slider_of_tricks_appears_only_with_their_numbers(table: Table) -> None:
    room = begun(table, CALLED, EVERYBODY[:5])
    table.qtbot.waitUntil(room.deal.play.melds[0].field.isVisible)
    assert not room.deal.play.slider.isVisible(), "it would lie over the heading of the melds"
    press(table, Qt.Key.Key_1)
    ours, theirs = room.deal.play.tricks.fields
    table.qtbot.waitUntil(room.deal.play.slider.isVisible)
    places = [QRect(each.mapTo(room, QPoint()), each.size()) for each in (ours, room.deal.play.slider, theirs)]
    assert places[0].right() < places[1].left() < places[1].right() < places[2].left()


def names_in_sight(table: Table, row: ChoiceRow) -> list[str]:
    """Return the visible names on the buttons of a row, once it is laid out."""
    table.qtbot.waitUntil(lambda: row.isVisible() and row.buttons[-1].geometry().right() == row.width() - 1)
    return [button.seen for button in row.buttons if button.has_mark]


@pytest.mark.usefixtures("language")
def test_people_without_names_are_distinguishable(table: Table, painted: Callable[[ModuleType], list[Said]]) -> None:
    people = tuple(Word.PLAYER(number=at) for at in range(1, 6))
    tiles = painted(totals_bar)
    room = begun(table, CALLED, people)
    press(table, Qt.Key.Key_1)
    for row, expected in ((room.deal.contract.dealer, people), (room.deal.contract.partner, people[1:])):
        shown = names_in_sight(table, row)
        assert [name.split()[-1] for name in shown] == [name.split()[-1] for name in expected]
        assert not [name for name in shown if ELLIPSIS in name]
        assert not [each.text() for each in row.buttons if each.width() < each.minimumSizeHint().width()]
    tiles.clear()
    room.sheet_pane.totals.grab()
    assert set(people) <= {each.text for each in tiles}


@pytest.mark.parametrize("people", [tuple(f"Player {at}" for at in range(1, 5)), ("Alexandra", "Ben", "Clara", "Dora")])
def test_the_heading_of_a_side_names_everybody_in_it(table: Table, people: tuple[str, ...]) -> None:
    room = begun(table, people=people)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    model, shown, across = room.sheet_pane.table.rows, room.sheet_pane.table, Qt.Orientation.Horizontal
    sums = [section for section in range(model.columnCount()) if model.column(section) is Column.SUM]
    expected = [f"{one}\n{other}" for one, other in zip(people[:2], people[2:], strict=True)]
    assert [model.headerData(section, across) for section in sums] == expected
    spoken = [model.headerData(section, across, Qt.ItemDataRole.AccessibleTextRole) for section in sums]
    assert spoken == [each.replace("\n", ", ") for each in expected]
    head, font = shown.horizontalHeader(), style.font(Role.CAPTION)
    assert head.height() >= 2 * QFontMetrics(font).height()
    assert not [name for name in people if text_width(name, font) > min(map(head.sectionSize, sums))]


def test_people_whose_names_start_alike_are_distinguishable(
    table: Table, painted: Callable[[ModuleType], list[Said]]
) -> None:
    people = ("Christopher Miller", "Christopher Smith", "Alexandra", "Alexander", "Bo")
    tiles = painted(totals_bar)
    room = begun(table, CALLED, people)
    names = names_in_sight(table, room.deal.contract.dealer)
    assert [name[:5] for name in names[:2]] == ["C. Mi", "C. Sm"]
    assert [name[-1] for name in names[2:]] == ["a", "r", "o"]
    tiles.clear()
    room.sheet_pane.totals.grab()
    assert {"C. Miller", "C. Smith", "Alexandra", "Alexander", "Bo"} <= {each.text for each in tiles}
    table.window.resize(960, 700)
    table.qtbot.waitUntil(lambda: names_in_sight(table, room.deal.contract.dealer) == list(people))


@pytest.mark.usefixtures("language")
def test_every_possible_outcome_of_a_deal_fits_in_one_line(table: Table) -> None:
    for preset in PRESETS:
        how = begun(table, preset, EVERYBODY[: PRESETS[preset].table.players]).deal.contract.how
        for at in some(range(how.count())):
            how.setCurrentIndex(at)
            assert how.lines == (how.currentText(),)
            assert not how.is_cut, how.currentText()


def test_another_language_keeps_the_unfinished_deal(table: Table) -> None:
    room = begun(table)
    press(table, Qt.Key.Key_3)
    press(table, ENTER)
    type_in(table, "360")
    table.window.rooms.rebuild()
    again = table.window.rooms.room
    assert isinstance(again, ScoreSheetRoom)
    assert again is not room
    assert again.deal.contract.bid.points == 360
    assert again.editor.correcting is None


def test_escape_cancels_a_correction_and_a_count_before_it_closes_the_page(table: Table) -> None:
    room = begun(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    room.correct(0)
    press(table, Qt.Key.Key_2)  # another dealer
    press(table, Qt.Key.Key_Escape)
    assert table.window.rooms.room is room
    assert room.editor.correcting is None
    assert kept_sheet(room).deals[0].dealer == JOAN
    click(room.deal.contract.trump.buttons[0])
    room.deal.play.melds[0].cards.click()
    assert not room.deal.entry.isVisible()
    press(table, Qt.Key.Key_Escape)
    assert room.deal.entry.isVisible()
    press(table, Qt.Key.Key_Escape)
    assert not table.window.rooms.name


def test_impossible_numbers_are_reported_and_cannot_be_entered(table: Table) -> None:
    room = begun(table)
    press(table, Qt.Key.Key_3)
    press(table, ENTER)
    type_in(table, "365")
    assert room.deal.verdict.text() == "Bids go in steps of 10."
    assert not room.deal.main.isEnabled()


def test_the_winner_is_announced_and_a_sheet_can_be_finished_earlier(table: Table) -> None:
    room = begun(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    click(room.finish)
    assert "lead" in room.deal.why.text()
    click(room.finish)
    for _ in range(3):
        tell(table, room, ANN, "500", ("400", "10"), "200")
    assert room.editor.is_decided
    assert room.deal.verdict.text() == "Tom and Ann win the match"
    assert not room.deal.entry.isVisible()


def test_the_end_of_a_sheet_says_who_gets_and_who_pays(table: Table) -> None:
    stakes = {"stakes.unit": "cents", "stakes.match_won": 20, "stakes.bid_lost": 5}
    room = begun(table, rules=patch(PRESETS[SINGLE], stakes))
    tell(table, room, ANN, "500", ("300", "40"), "140")
    for _ in range(4):
        tell(table, room, ANN, "500", ("400", "10"), "200")
    assert room.editor.is_decided
    assert room.deal.why.text().endswith("Tom and Ann get 30 cents. Bill and Joan pay 30 cents.")


def test_cards_are_counted_by_the_rules(table: Table) -> None:
    room = begun(table)
    click(room.deal.contract.trump.buttons[1])  # hearts
    click(room.deal.play.melds[0].cards)
    faces = {chip.accessibleName(): chip for chip in room.deal.counter.chips}
    for name in ("ace of hearts", "10 of hearts", "king of hearts", "queen of hearts", "jack of hearts"):
        click(next(chip for spoken, chip in faces.items() if spoken.startswith(name)))
    assert room.deal.counter.take.text() == "Add 150"
    click(room.deal.counter.take)
    assert room.deal.play.melds[0].field.points == 150


def test_a_sheet_is_listed_with_the_games_and_continues_from_there(table: Table) -> None:
    room = begun(table)
    assert room.editor.sheet is not None
    assert how_far(game_of(room.editor.sheet)) == "No deal yet"
    tell(table, room, ANN, "360", ("250", "40"), "140")
    path = require(room.editor.path)
    press(table, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    games = table.window.rooms.room
    assert isinstance(games, GamesRoom)
    table.window.room_opener.library.refresh()
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: games.list.game is not None)
    games.list.choose(path.name)
    table.qtbot.waitUntil(lambda: games.list.game is not None and games.list.game.path == path.name)
    assert not games.detail.look_back.isVisible()
    click(games.detail.go_on)
    assert isinstance(table.window.rooms.room, ScoreSheetRoom)
    assert totals(room) == (390, 150)


def listed_sheets(table: Table) -> int:
    """Return the number of score sheets among the games."""
    return sum(is_sheet(game.path) for game in kept_games(table.window.room_opener.paths.games))


def sheet_files(table: Table) -> list[Path]:
    return list(table.window.room_opener.paths.games.glob(f"*{SHEET_SUFFIX}"))


def begin_by_keys(table: Table, room: ScoreSheetRoom, name: str = "") -> None:
    """Begin a sheet as offered, perhaps with another name for the first player."""
    click(room.start if room.editor.sheet is None else room.new)
    dialog = next(each for each in table.window.findChildren(NewGameDialog) if each.isVisible())
    if name:
        first = next(each for each in dialog.findChildren(QLineEdit) if each.text() == Word.PLAYER(number=1))
        first.setFocus()
        first.selectAll()
        QTest.keyClicks(first, name)
    QTest.keyClick(dialog, ENTER)
    table.qtbot.waitUntil(lambda: not dialog.isVisible())


def test_a_sheet_without_entries_leaves_nothing_behind(table: Table) -> None:
    room = opened(table)
    begin_by_keys(table, room)
    begin_by_keys(table, room)
    press(table, Qt.Key.Key_Escape)
    assert not table.window.rooms.name
    assert sheet_files(table) == []
    room = opened(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    assert len(sheet_files(table)) == listed_sheets(table) == 1
    room.undo()
    press(table, Qt.Key.Key_Escape)
    assert kept_sheet(room).deals == ()
    assert listed_sheets(table) == 1, "the deal is told again"


def test_a_named_sheet_is_kept_and_listed_before_any_entry(table: Table) -> None:
    room = opened(table)
    begin_by_keys(table, room, "Tom")
    press(table, Qt.Key.Key_Escape)
    assert len(sheet_files(table)) == listed_sheets(table) == 1
    room.editor.close()  # as if the program had been restarted
    room = opened(table)
    assert room.deal.contract.dealer.buttons[0].text() == "Tom"


def test_default_names_follow_the_language(table: Table, application: QApplication) -> None:
    room = opened(table)
    begin_by_keys(table, room, "Player X")
    speak(application, "de")
    table.window.rooms.rebuild()
    again = table.window.rooms.room
    assert isinstance(again, ScoreSheetRoom)
    names = [button.text() for button in again.deal.contract.dealer.buttons]
    assert names == ["Player X", "Spieler 2", "Spieler 3", "Spieler 4"]
    click(again.names)
    dialog = next(each for each in table.window.findChildren(NewGameDialog) if each.isVisible())
    fields = [each.text() for each in dialog.findChildren(QLineEdit)]
    assert [name for name in names if name in fields] == names
    dialog.reject()


def test_a_sheet_elsewhere_is_opened_and_continues_in_its_own_file(table: Table, tmp_path: Path) -> None:
    room = begun(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    assert room.editor.path is not None
    elsewhere = tmp_path / f"friday{SHEET_SUFFIX}"
    elsewhere.write_bytes(room.editor.path.read_bytes())
    table.window.opening.open_file(elsewhere)
    assert room.editor.path == elsewhere
    tell(table, room, BILL, "300", ("100", "60"), "150")
    assert len(read_sheet(elsewhere).deals) == 2
    elsewhere.write_text("nothing", encoding="utf-8")
    table.window.opening.open_file(elsewhere)
    assert len(room.editor.sheet.deals if room.editor.sheet is not None else ()) != 2


def test_rules_under_which_a_deal_is_impossible_start_a_new_sheet_with_a_notice(table: Table) -> None:
    room = begun(table, "double_deck_tournament")
    room.editor.tell(SheetDeal(TOM, "no_suit", declarer=ANN, bid=500, trump="H", meld=(0, 0, 0, 0)))
    assert room.editor.enter()
    press(table, Qt.Key.Key_Escape)
    room = opened(table)
    click(room.names)
    dialog = table.window.findChild(NewGameDialog)
    games = table.window.findChild(GameChoiceList)
    assert dialog is not None
    assert games is not None
    notes: dict[str, str] = {}
    for at in range(games.model().rowCount()):
        games.setCurrentIndex(games.model().index(at, 0))
        if dialog.preset is not None:
            warnings = (label.text() for label in dialog.findChildren(QLabel) if "new sheet" in label.text())
            notes[dialog.preset.name] = next(warnings, "")
    assert not notes["double_deck_tournament"]
    assert notes["summed_bid_partnership"]
    dialog.reject()


def test_a_full_disk_is_reported_and_the_sheet_stays(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    room = begun(table)
    messages: list[str] = []
    room.trouble.connect(messages.append)

    def refuse(path: Path, sheet: Sheet) -> None:
        raise OSError(errno.ENOSPC, "no room", str(path), sheet.preset)

    monkeypatch.setattr(sheet_editor, "write_sheet", refuse)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    assert "can't be saved" in messages[-1]
    assert totals(room) == (390, 150)
    monkeypatch.undo()
    while table.window.rooms.name:  # the message goes first
        press(table, Qt.Key.Key_Escape)
    assert len(kept_sheet(room).deals) == 1


@pytest.mark.parametrize(
    ("suffix", "expected"),
    [(".csv", b"360"), (".txt", b"Tom"), (".png", b"\x89PNG"), (".pdf", b"%PDF"), (SHEET_SUFFIX, b"Joan")],
)
def test_a_sheet_is_exported_like_a_game(table: Table, tmp_path: Path, suffix: str, expected: bytes) -> None:
    room = begun(table)
    tell(table, room, ANN, "360", ("250", "40"), "140")
    click(room.export)
    (dialog,) = table.window.findChildren(QFileDialog)
    path = tmp_path / f"sheet{suffix}"
    dialog.fileSelected.emit(str(path))
    assert expected in path.read_bytes()
    dialog.close()


def test_sheets_are_not_counted_in_the_statistics_or_among_the_cards(table: Table) -> None:
    room = begun(table, people=(UNNAMED, "Bill", "Ann", "Joan"))
    tell(table, room, ANN, "360", ("250", "40"), "140")
    (kept,) = (game for game in kept_games(table.window.room_opener.paths.games) if is_sheet(game.path))
    assert kept.game is not None
    assert kept.game.summary.totals == (390, 150)
    assert played_hands_of([kept]).entries == []
    assert deal_statistics([kept], UNNAMED).deals == 0


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_fits_in_the_window(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    table = Table(qtbot, paths, Settings(speed="instant", language=language), size)
    table.window.matches.begin()
    for preset, rules in PRESETS.items():
        room = begun(table, preset, EVERYBODY[: rules.table.players])
        assert table.window.rect().contains(room.geometry()), preset
        assert room.y() >= table.window.frame().bar, preset
        words = [label for label in room.findChildren(SuitLabel) if label.isVisible()]
        assert not [label.text() for label in words if label.width() < label.minimumSizeHint().width()], preset


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_what_to_do_with_a_finished_sheet_is_beside_who_leads(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"), size)
    table.window.matches.begin()
    room = begun(table)
    click(room.finish)
    QApplication.processEvents()
    verdict, button = room.deal.verdict, room.deal.main
    assert verdict.isVisible()
    assert abs(button.mapTo(room, QPoint()).y() - verdict.mapTo(room, QPoint()).y()) < verdict.height()


GAMES = {preset: PRESETS[preset] for preset in PRESETS} | {
    "somebody rests": sitting_out("three_handed_auction", "rotate"),
    "moon": patch(PRESETS[SINGLE], {"match.shoot_the_moon": "1000_and_game", "scoring.dix_saves_itself": "always"}),
    "marriages in runs": patch(PRESETS[SINGLE], {"melds.plain_run_value": 100, "melds.marriage_in_run": True}),
    "half for giving up": patch(
        PRESETS["three_handed_auction"], {"scoring.giving_up": "half", "widow.trump_first": True}
    ),
    "one trick saves": patch(PRESETS["three_handed_auction"], {"match.pinochling": True}),
}


@pytest.mark.parametrize("game", GAMES)
def test_deals_of_every_game_are_entered_on_the_page_and_scored_like_the_engine(table: Table, game: str) -> None:
    rules = GAMES[game]
    preset = game if game in PRESETS else SINGLE
    session = played(preset, 2, deals=4, rules=rules)
    room = begun(table, preset, EVERYBODY[: len(session.people)], rules)
    for step in session.steps:
        if len(step.after.results) > len(step.before.results) and step.after.deal is not None:
            answer(room, told(rules, step.after.deal, step.after.results[-1]))
            assert room.deal.main.isEnabled(), room.deal.verdict.text()
            while room.deal.play.first_unanswered is not None:
                click(room.deal.main)  # leads to what is asked because of the tricks, which was answered above
            click(room.deal.main)
            assert totals(room) == step.after.totals, room.editor.deal
    assert room.editor.standing.match.winners == session.match.winners


def answer(room: ScoreSheetRoom, deal: SheetDeal) -> None:
    """Answer what the page asks, and nothing else, until it asks nothing more."""
    contract, play = room.deal.contract, room.deal.play
    pick(contract.dealer, deal.dealer)
    if contract.how.isVisibleTo(room):
        contract.how.setCurrentIndex(contract.how.findData(deal.how))
        contract.how.activated.emit(contract.how.currentIndex())
    rows = ((contract.by, deal.by), (contract.declarer, deal.declarer), (contract.trump, deal.trump))
    for row, value in rows:
        pick(row, value)
    pick(contract.partner, -1 if deal.partner is None else deal.partner)
    if contract.bid.isVisibleTo(room):
        enter(contract.bid, deal.bid, room)
    fill(room, contract.bids, deal.bids)
    for meld in play.melds:
        if meld.pane.isVisibleTo(room):
            enter(meld.field, deal.meld[meld.group[0]], room)
    fill(room, play.checks, deal.checks, is_count=True)
    rules = room.editor.sheet.rules if room.editor.sheet is not None else pytest.fail("no sheet is open")
    sides = [side_of(rules, seat) for seat in range(rules.table.players)]
    for numbers, points in ((play.tricks, deal.tricks), (play.asides, deal.aside)):
        by_side = padded(points, len(sides))
        fill(room, numbers, [by_side[side] for side in sides])
    for button in play.takers:
        if button.isVisibleTo(room) and isinstance(button.value, tuple):
            wanted = side_of(rules, button.value[0]) in deal.took
            if button.isChecked() != wanted:
                button.click()
    fill(room, play.dixes, padded(deal.dix, rules.table.players))


def pick(row: ChoiceRow, value: object) -> None:
    """Press the button for a value, if one is visible."""
    for button in row.buttons:
        if button.value == value and button.isVisibleTo(row.window()) and not button.isChecked():
            button.click()


def enter(field: PointsField, points: int, room: ScoreSheetRoom) -> None:
    """Enter a number of points."""
    sheet = require(room.editor.sheet)
    field.spin.setValue(points // score_unit(sheet.rules))
    field.confirmed.emit()


def fill(room: ScoreSheetRoom, rows: NumberRows, values: Sequence[int], *, is_count: bool = False) -> None:
    """Enter the numbers that are asked for."""
    for at, group in enumerate(rows.groups):
        if is_count:
            rows.fields[at].spin.setValue(values[group[0]])
        else:
            enter(rows.fields[at], values[group[0]], room)
