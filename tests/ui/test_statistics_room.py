"""The page of statistics in the window, used with mouse and keyboard."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec import json
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.rules.versions import VERSION
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.library.expert_comparison import Compared, comparison_of
from pinochle_qt.library.expert_worker import ExpertWorkerClient, PlayTask, TaskResult
from pinochle_qt.library.opinions import OpinionStore
from pinochle_qt.library.statistics import Statistics
from pinochle_qt.reading import LATEST
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.session import SeatSetup
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import THEMES, Role
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.ui.rooms.statistics import best_hand, bids, comparison_chart, figures
from pinochle_qt.ui.rooms.statistics.figures import Figure
from pinochle_qt.ui.rooms.statistics.page import signed_scores_of
from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import rule_set
from pinochle_qt.words.menus import Menu
from tests.checks import require
from tests.library.test_statistics import NAME, THREE, played_in_folder, written
from tests.session.driving import SINGLE

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from pinochle_qt.library.expert_worker import Task
    from tests.ui.conftest import Said
    from tests.ui.playing import Table

PICTURES = os.environ.get("PINOCHLE_PICTURES")
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


class QuickExpert(ExpertWorkerClient):
    """A stand-in for the process in which Expert plays: it always does a little better, and stores that in its file."""

    def __init__(self, store: Path) -> None:
        super().__init__(store)
        self._path = store
        self.asked: list[PlayTask] = []
        self._answers: list[TaskResult] = []

    def send(self, number: int, task: Task) -> None:
        """Answer at once."""
        if isinstance(task, PlayTask):
            self.asked.append(task)
            with closing(OpinionStore(self._path)) as store:
                store.keep_lead(task.key, 40)
        self._answers.append(TaskResult(number, 40 if isinstance(task, PlayTask) else None))

    def poll(self) -> list[TaskResult]:
        """Return the answers since the last call."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Do nothing: there is no process."""


@pytest.fixture(autouse=True)
def expert(table: Table, tmp_path: Path) -> QuickExpert:
    """Replace the process that thinks for minutes."""
    new_expert = QuickExpert(tmp_path / "games.opinions")
    table.window.room_opener.use_opinions(Opinions(new_expert, table.window))
    return new_expert


def games_in(folder: Path, count: int = 4) -> None:
    folder.mkdir(exist_ok=True)
    for at in range(count):
        written(folder, f"{at}", THREE, at + 1, when=1_700_000_000 + 86_400 * at)


def opened(table: Table) -> StatisticsRoom:
    """Open the page with its key, and wait until everything is counted."""
    window = table.window
    window.preferences.settings = replace(window.settings, seats=(SeatSetup(NAME, "human"), *window.settings.seats[1:]))
    QTest.keyClick(window.focusWidget() or window, Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    room = window.rooms.room
    assert isinstance(room, StatisticsRoom)
    settle(table)
    return room


def settle(table: Table) -> None:
    """Let the index answer all requests, including those that an answer leads to."""
    for _ in range(6):
        table.window.room_opener.library.finish()
        QCoreApplication.processEvents()


@pytest.fixture
def room(table: Table, tmp_path: Path) -> StatisticsRoom:
    games_in(tmp_path / "games")
    table.open(SINGLE)
    return opened(table)


def test_what_deals_bring_is_said_in_points_or_in_chips() -> None:
    paid = Statistics(is_paid=True, are_tens=True)
    assert [signed_scores_of(paid)(each) for each in (6, 1.25, -0.5, 0, 0.04)] == ["+6", "+1.2", "−0.5", "0", "0"]
    assert signed_scores_of(Statistics())(60.2) == "+60"


def test_the_page_summarizes_the_games(room: StatisticsRoom) -> None:
    sums = room.page.sums
    assert sums.matches == 4
    assert room.line.text() == f"4 matches, {sums.deals} deals since Nov 14, 2023"
    whole = room.line.text()
    room.title.setFixedWidth(round(text_width(whole, style.font(Role.BODY, room.ui))) - 1)
    room.arrange()
    assert (room.line.text(), room.line.seen) == (whole, f"{sums.deals} deals since Nov 14, 2023")
    values = [tile.value for tile in room.page.tiles]
    assert values[0] == f"{sums.matches_won} of 4"
    assert values[1] == f"{sums.contracts_made} of {sums.contracts}"
    assert room.page.tiles[1].accessibleName().startswith(f"Your bids made: {values[1]}")
    assert not room.who.isVisible()


def test_an_empty_page_says_how_to_fill_it(table: Table) -> None:
    table.open(SINGLE)
    room = opened(table)
    assert room.line.text() == "Finish a deal to see it here."
    assert [tile.value for tile in room.page.tiles] == ["–"] * 5
    assert not any(figure.numbers for figure in room.page.findChildren(Figure))
    assert room.page.chart.accessibleDescription() == "Finish a deal to see it here."


def test_a_filter_takes_effect_at_once_and_shows_the_number_of_games(
    table: Table, room: StatisticsRoom, tmp_path: Path
) -> None:
    written(tmp_path / "games", "other", SINGLE, 3, deals=2, when=1_700_900_000)
    table.window.room_opener.library.refresh()
    room.enter()
    settle(table)
    game = room.filters.boxes[0]
    spoken = [str(game.itemData(at, Qt.ItemDataRole.AccessibleTextRole)) for at in range(game.count())]
    assert (len(spoken), spoken[0]) == (3, "All games, 5")
    at = game.findData(SINGLE)
    game.setFocus()
    while game.currentIndex() != at:
        QTest.keyClick(game, Key.Key_Down)
        settle(table)
    assert (room.page.sums.matches, room.page.sums.deals) == (0, 2)
    QTest.keyClick(game, Key.Key_Home)
    settle(table)
    assert room.page.sums.matches == 4


def test_home_and_end_move_to_the_first_and_the_last_number(room: StatisticsRoom) -> None:
    room.page.tiles[1].setFocus()
    QTest.keyClick(focused_widget(), Key.Key_End)
    last = focused_widget()
    QTest.keyClick(last, Key.Key_Right)
    assert focused_widget() is last
    assert last not in room.page.tiles
    QTest.keyClick(last, Key.Key_Home)
    assert focused_widget() is next(tile for tile in room.page.tiles if tile.numbers)


def test_a_number_opens_its_games(table: Table, room: StatisticsRoom) -> None:
    sums = room.page.sums
    expected = set(sums.games["made"])
    QTest.mouseClick(room.page.tiles[1], LEFT)
    games = table.window.rooms.room
    assert isinstance(games, GamesRoom)
    settle(table)
    assert games.line.text() == f"From your statistics: {len(expected)} finished"
    QTest.mouseClick(games.filters.chips[0], LEFT)
    settle(table)
    assert games.line.text() == "4 finished"


def test_tab_moves_between_blocks_and_arrow_keys_within_them(table: Table, room: StatisticsRoom) -> None:
    room.page.tiles[0].setFocus()
    reached = []
    for _ in range(4):
        reached.append(focused_widget())
        QTest.keyClick(reached[-1], Key.Key_Right)
    assert reached == [tile for tile in room.page.tiles if tile.numbers][:4]
    QTest.keyClick(focused_widget(), Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused not in room.page.tiles
    assert isinstance(focused, Figure)
    QTest.keyClick(focused, Key.Key_Return)
    assert isinstance(table.window.rooms.room, GamesRoom)


def focused_widget() -> QWidget:
    return require(QApplication.focusWidget())


def test_escape_returns_to_the_table(table: Table, room: StatisticsRoom) -> None:
    QTest.keyClick(room, Key.Key_Escape)
    assert table.window.rooms.room is None


def test_resetting_a_count_can_be_undone(table: Table, room: StatisticsRoom) -> None:
    before = room.page.sums
    room.ask_reset(("bids",))
    assert room.page.sums.contracts
    press(room, "Start over")
    settle(table)
    assert not room.page.sums.contracts
    assert room.page.sums.matches == before.matches
    assert set(table.window.settings.counted_from) == {"bids"}
    press(room, "Undo")
    settle(table)
    assert room.page.sums.contracts == before.contracts
    assert not table.window.settings.counted_from


def test_a_key_shows_all_contracts_of_a_row_after_one_of_its_bars_was_clicked(qtbot: QtBot) -> None:
    home = QWidget()
    qtbot.addWidget(home)
    row = bids.BidRow(home)
    row.resize(500, 28)
    row.show_row(bids.Heights(2000, (2000,), made=2, set=1, is_open=False), "200", most=3)
    chosen: list[tuple[str, ...]] = []
    row.clicked.connect(lambda: chosen.append(row.pointed()))
    shown_bars = row.grab().toImage()
    middle = shown_bars.height() // 2
    start_of_bar = next(x for x in range(shown_bars.width()) if shown_bars.pixelColor(x, middle) == row.theme.good)
    QTest.mouseClick(row, LEFT, pos=QPoint(start_of_bar + 4, middle))
    QTest.keyClick(row, Key.Key_Space)
    assert chosen == [("made 2000",), ("made 2000", "set 2000")]


def test_the_latest_time_in_the_settings_can_be_shown(
    room: StatisticsRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # it would grab the keyboard of the whole screen
    content = json.encode({"version": VERSION, "counted_from": {"bids": LATEST // 10**9}})
    (tmp_path / "settings.json").write_bytes(content)
    settings, damage = load_settings(tmp_path / "settings.json")
    assert damage is None
    room.counts_reset.emit(settings.counted_from)
    room.enter()
    QTest.mouseClick(room.more, LEFT)
    menu = next(each for each in room.findChildren(QMenu) if each.parent() is room)
    assert any("2262" in action.text() for each in menu.findChildren(QMenu) for action in each.actions())


def press(room: StatisticsRoom, label: str) -> None:
    assert room.question.answer.text() == label
    QTest.mouseClick(room.question.answer, LEFT)


def test_a_table_is_written_completely_or_not_at_all(room: StatisticsRoom, tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    room.export(path)
    assert len(path.read_bytes().splitlines()) == 1 + room.page.sums.deals
    room.export(tmp_path)
    assert room.question.said == f"{tmp_path} can't be written: it is a folder."


def test_several_people_on_one_computer_are_counted_separately(
    table: Table, room: StatisticsRoom, tmp_path: Path
) -> None:
    written(tmp_path / "games", "two", THREE, 9, people=(0, 1), deals=2, when=1_701_000_000)
    table.window.room_opener.library.refresh()
    room.enter()
    settle(table)
    assert room.who.isVisible()
    room.show_person("Player 2")
    settle(table)
    assert room.page.sums.deals == 2


def test_the_progress_line_is_described_in_a_sentence_and_a_table(room: StatisticsRoom) -> None:
    compared = [Compared("0.pinochle", 1_700_000_000 * 10**9, (-1) ** at * 400 - 90) for at in range(60)]
    room.page.show_sums(room.page.sums, comparison_of(compared, 70), "")
    description = room.page.chart.accessibleDescription().splitlines()
    assert description[0] == "Same cards: you average −90 points a deal compared to Expert, between −192 and +12."
    assert description[1].startswith("After 20 deals: ")
    assert description[-1] == "After 60 deals: −90, between −192 and +12"


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_everything_fits_in_every_size_theme_and_language(
    room: StatisticsRoom, table: Table, size: tuple[int, int], application: QApplication
) -> None:
    table.window.resize(*size)
    pictures: list[QImage] = []
    for language in LANGUAGES:
        speak(application, language)
        table.window.rooms.rebuild()
        settle(table)
        shown = table.window.rooms.room
        assert isinstance(shown, StatisticsRoom)
        for theme in THEMES:
            table.window.preferences.apply(replace(table.window.settings, theme=theme))
            page = shown.page
            parts = [*page.tiles, page.chart, page.bids, page.best, page.streaks, page.leads]
            for at, part in enumerate(parts):
                assert page.rect().contains(part.geometry())
                assert not any(part.geometry().intersects(other.geometry()) for other in parts[:at])
            assert shown.back.geometry().right() <= shown.width()
            picture = table.window.grab()
            assert picture.toImage() not in pictures
            pictures.append(picture.toImage())
            if PICTURES:
                Path(PICTURES).mkdir(parents=True, exist_ok=True)
                picture.save(str(Path(PICTURES) / f"statistics-{size[0]}-{theme}-{language}.png"))
    assert room is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_no_text_is_cut(
    table: Table,
    tmp_path: Path,
    application: QApplication,
    painted: Callable[[ModuleType], list[Said]],
    language: str,
    size: tuple[int, int],
) -> None:
    games_in(tmp_path / "games")
    written(tmp_path / "games", "undone", THREE, 8, undone=(1,), when=1_700_900_000)
    speak(application, language)
    table.window.resize(*size)
    table.open(SINGLE)
    room = opened(table)
    painted_texts = [painted(module) for module in (figures, bids, comparison_chart, best_hand)]
    compared = [Compared("0.pinochle", (1_700_000_000 + at * 86_400) * 10**9, at * 9 - 90) for at in range(60)]
    for deals in (60, 70):
        room.page.show_sums(room.page.sums, comparison_of(compared, deals), "")
        room.page.grab()
    words = [each.text for module in painted_texts for each in module]
    assert len(words) > 40
    assert not [each for each in words if each.endswith("…")]


def test_deals_with_an_undo_are_counted_separately(table: Table, room: StatisticsRoom, tmp_path: Path) -> None:
    assert not room.page.streaks.lines[-1].isVisible()
    written(tmp_path / "games", "undone", THREE, 8, undone=(1,), when=1_700_900_000)
    table.window.room_opener.library.refresh()
    room.enter()
    settle(table)
    line = room.page.streaks.lines[-1]
    assert (line.isVisible(), line.label, line.value) == (True, "Taken back, not counted", "1 deal")
    assert room.page.sums.matches == 4


def test_expert_plays_deals_while_the_page_is_open(table: Table, room: StatisticsRoom, expert: QuickExpert) -> None:
    def has_all() -> bool:
        settle(table)
        return room.report is not None and room.report.course.is_complete and bool(expert.asked)

    table.qtbot.waitUntil(has_all, timeout=60_000)
    assert len({task.key for task in expert.asked}) == len(expert.asked) == room.page.sums.deals
    assert expert.asked[0].path.endswith("3.pinochle")
    assert room.page.chart.figures[0].numbers == ("compared",)


def test_the_best_hand_links_to_its_deal(table: Table, room: StatisticsRoom) -> None:
    assert room.page.best.best is not None
    QTest.mouseClick(room.page.best.figures[0], LEFT)
    table.qtbot.waitUntil(lambda: isinstance(table.window.rooms.room, LookBack))
    QTest.keyClick(table.window, Key.Key_Escape)


def test_experts_results_with_the_same_cards_are_drawn(table: Table, room: StatisticsRoom, tmp_path: Path) -> None:
    store = OpinionStore(tmp_path / "games.opinions")
    entries = played_in_folder(tmp_path / "games").entries
    hands = [hand for entry in entries for hand in entry.hands]
    for hand in hands[:25]:
        store.keep_lead(hand.key, hand.lead + 100)
    store.close()
    room.enter()
    settle(table)
    course = require(room.report.course if room.report is not None else None)
    assert (course.compared >= 25, course.deals) == (True, len(hands))
    assert room.page.chart.accessibleDescription().startswith("Same cards: you average ")


def test_the_menu_entry_opens_the_page(table: Table) -> None:
    table.open(SINGLE)
    entry = next(each for each in table.window.findChildren(QAction) if each.text() == Menu.STATISTICS())
    entry.trigger()
    assert isinstance(table.window.rooms.room, StatisticsRoom)
    settle(table)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_damaged_file_of_comparisons_loses_only_the_line(table: Table, room: StatisticsRoom, tmp_path: Path) -> None:
    path = tmp_path / "games.opinions"
    for each in tmp_path.glob("games.opinions*"):
        each.unlink()
    path.write_bytes(b"no database" * 1000)
    room.enter()
    settle(table)
    assert room.page.sums.matches == 4
    assert room.report is not None
    assert not room.report.course.points


def test_house_rules_have_the_name_under_which_they_are_saved(
    table: Table, room: StatisticsRoom, tmp_path: Path
) -> None:
    kept, other = (patch(PRESETS[SINGLE], {"match.target": target}) for target in (1000, 1200))
    RuleSets(tmp_path / "rules").keep(rule_set("Grandma's", SINGLE, kept))
    written(tmp_path / "games", "kept", SINGLE, 3, deals=1, rules=kept, when=1_700_900_000)
    written(tmp_path / "games", "other", SINGLE, 4, deals=1, rules=other, when=1_700_900_000)
    table.window.room_opener.library.refresh()
    room.enter()
    settle(table)
    game, house = room.filters.boxes[:2]
    assert [house.itemText(at) for at in range(house.count())] == ["All rules", "Usual rules", "House rules"]
    game.setCurrentIndex(game.findData(SINGLE))
    game.activated.emit(game.currentIndex())
    settle(table)
    assert {house.itemText(at) for at in range(house.count())} == {"All rules", "Grandma's", "Target: 1200"}
    house.setCurrentIndex(house.findText("Grandma's"))
    house.activated.emit(house.currentIndex())
    settle(table)
    assert room.page.sums.deals == 1
