"""Long games: what shows them takes time that grows with their length, and reading them can be watched and stopped."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from pinochle_qt.record.replay import ReadingStopped
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app.start import last_game
from pinochle_qt.ui.history import game_files, long_reading
from pinochle_qt.ui.history.game_files import read
from pinochle_qt.ui.history.long_reading import ReadingDialog
from pinochle_qt.ui.models import deal_rows
from pinochle_qt.ui.panels.show import chart
from pinochle_qt.ui.panels.show.chart import StandingChart, thinned
from pinochle_qt.ui.panels.show.score import ScorePanel
from pinochle_qt.ui.window import opening
from pinochle_qt.words.game import events
from pinochle_qt.words.game.deal_row import DealRow
from pinochle_qt.words.game.events import story
from tests.checks import some
from tests.session.driving import SINGLE, begun_file, played
from tests.ui.panel_tools import the
from tests.ui.playing import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.record.replay import Watch
    from pinochle_qt.session.session import Session

NAMES = ("Anna", "Ben", "Clara", "David")
LONG = 4000


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def table(qtbot: QtBot, paths: Paths) -> Table:
    table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    table.window.matches.begin()
    return table


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of a game that was begun elsewhere and counts as large."""
    monkeypatch.setattr("pinochle_qt.reading.LARGE", 1)
    return begun_file(SINGLE, tmp_path / "mine" / "ours.pinochle")


class Counted(tuple[Any, ...]):
    """Counts how many of its items are read."""

    __slots__ = ()
    reads = 0

    def __getitem__(self, at: Any) -> Any:
        Counted.reads += 1
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[Any]:
        Counted.reads += len(self)
        return super().__iter__()


def after(deals: int) -> Observation:
    """Return a match with this many finished deals, whose results count how often they are read."""
    seen = played(SINGLE, deals=1).observe(0)
    results = Counted(
        replace(seen.results[0], totals=(at % 700, at % 900), score=(at % 7, at % 9)) for at in range(deals)
    )
    return replace(seen, results=results, target=10_000)


def sentence(table: Table) -> str:
    return table.window.notice.text() if table.window.notice.is_told else ""


# ---- showing them ----------------------------------------------------------------------------------------------------


def test_a_chart_reads_each_result_only_a_few_times_and_paints_no_more_points_than_pixels(
    home: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks: list[QPointF] = []
    monkeypatch.setattr(chart, "draw_mark", lambda _painter, _mark, point, *_: marks.append(point))
    reads, painted = [], []
    for deals in (LONG // 2, LONG):
        drawn = StandingChart(home)
        drawn.setGeometry(0, 0, 460, 200)
        Counted.reads = 0
        marks.clear()
        drawn.show_match(after(deals), NAMES)
        drawn.grab()
        reads.append(Counted.reads)
        painted.append(len(marks))
    assert reads[1] <= 2.2 * reads[0]
    assert reads[1] <= 4 * LONG
    assert max(painted) <= 2 * 460


@pytest.mark.parametrize("last", [0, 1, 2, 15, 16, 100, 4000])
@pytest.mark.parametrize("most", [1, 7, 300])
def test_thinned_points_keep_first_and_last_at_equal_distances(last: int, most: int) -> None:
    points = thinned(last, most)
    assert points[0] == 0
    assert points[-1] == last
    assert len(points) <= most + 1
    assert points == sorted(set(points))
    assert len({after - before for before, after in pairwise(points[1:])}) <= 1
    if last <= most:
        assert points == list(range(last + 1))


def test_the_scores_of_a_long_match_start_with_its_newest_deals(home: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(number: int, *rest: Any) -> DealRow:
        asked.append(number)
        return DealRow(number, *rest)

    monkeypatch.setattr(deal_rows, "DealRow", counted)
    counts = []
    for deals in (LONG // 2, LONG):
        asked.clear()
        panel = ScorePanel(home)
        panel.show_sheet(after(deals), NAMES)
        panel.resize(560, 300)
        panel.grab()
        counts.append(len(asked))
        listed = the(panel, QTableView)
        assert listed.columnWidth(0) >= listed.fontMetrics().horizontalAdvance(str(deals))
    assert counts[0] == counts[1]


def test_the_log_of_a_long_match_starts_with_its_newest_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(SINGLE, deals=3)
    whole = [entry.sentence for entry in story(session, 0, NAMES)()]
    monkeypatch.setattr(events, "MOST_STEPS", 60)
    told: list[object] = []
    sentence_of = events.event_sentence

    def tell(event: Event, *rest: Any) -> str:
        told.append(event)
        return sentence_of(event, *rest)

    monkeypatch.setattr(events, "event_sentence", tell)
    end = [entry.sentence for entry in story(session, 0, NAMES)()]
    assert 0 < len(end) < len(whole)
    assert end == whole[-len(end) :]
    assert len(told) == sum(len(step.events) for step in session.steps[-60:])


# ---- reading them ----------------------------------------------------------------------------------------------------


def on_dialog(table: Table, do: Callable[[ReadingDialog], object]) -> QTimer:
    """Do something with the dialog as soon as it shows that something has been read."""
    timer = QTimer(table.window)

    def look() -> None:
        dialog = table.window.findChild(ReadingDialog)
        if dialog is not None and dialog.isVisible() and dialog.bar.value() > 0:
            timer.stop()
            do(dialog)

    timer.timeout.connect(look)
    timer.start(0)
    return timer


def until_stopped(watch: Watch | None) -> None:
    """Read for ever."""
    assert watch is not None
    while True:
        watch(0.25)


def test_a_large_file_is_read_in_the_background(table: Table, file: Path) -> None:
    seen: list[int] = []

    def work(watch: Watch | None) -> str:
        assert watch is not None
        watch(0.5)
        while not seen:  # the window has to handle events before this is done
            watch(0.5)
        return "read"

    on_dialog(table, lambda dialog: seen.append(dialog.bar.value()))
    assert read(file, work, table.window) == "read"
    assert seen == [500]
    table.qtbot.waitUntil(lambda: table.window.findChild(ReadingDialog) is None)


def test_a_small_file_is_read_at_once(table: Table, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pinochle_qt.reading.LARGE", file.stat().st_size + 1)
    monkeypatch.delattr(long_reading, "ReadingDialog")
    assert read(file, lambda watch: watch is None, table.window) is True


@pytest.mark.parametrize("way", ["key", "button"])
def test_escape_and_the_button_stop_reading(table: Table, file: Path, way: str) -> None:
    def stop(dialog: ReadingDialog) -> None:
        if way == "key":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)

    on_dialog(table, stop)
    assert read(file, until_stopped, table.window) is None


def test_an_error_in_a_large_file_is_raised_where_it_was_requested(table: Table, file: Path) -> None:
    def work(_: Watch | None) -> None:
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        read(file, work, table.window)


def test_a_large_game_opens_at_the_table(table: Table, file: Path) -> None:
    table.window.opening.open_file(file)
    assert table.controller.session.path == file


def test_a_game_whose_reading_is_stopped_changes_nothing(
    table: Table, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, content = table.controller.session, file.read_bytes()
    replay_one = "pinochle_qt.record.store.replay_one"
    monkeypatch.setattr(replay_one, lambda _path, watch: until_stopped(watch))
    on_dialog(table, lambda dialog: dialog.reject())
    table.window.opening.open_file(file)
    assert table.controller.session is before
    assert file.read_bytes() == content
    monkeypatch.undo()
    session, _ = game_files.named_game(file, table.window.room_opener.paths)  # nothing has kept it locked
    assert session.path == file
    session.close()


def test_a_file_requested_during_reading_is_opened_next(
    table: Table, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = begun_file(SINGLE, tmp_path / "others" / "second.pinochle")
    read_named = game_files.named_game

    def named_game(path: Path, where: Paths, watch: Watch | None = None) -> tuple[Session, str]:
        if path == file:
            with suppress(ReadingStopped):
                until_stopped(watch)
            raise ReadingStopped
        return read_named(path, where, watch)

    def ask_for_other(dialog: ReadingDialog) -> None:
        table.window.opening.open_file(other)
        dialog.reject()

    monkeypatch.setattr(opening, "named_game", named_game)
    on_dialog(table, ask_for_other)
    table.window.opening.open_file(file)
    assert table.controller.session.path == other


def test_a_start_whose_last_game_takes_too_long_begins_another_one_and_says_so(
    table: Table, file: Path, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(last_journal=str(file))
    session, trouble = last_game(settings, paths, table.window)
    assert session is not None
    assert (session.path, trouble) == (file, "")
    session.close()
    monkeypatch.setattr("pinochle_qt.record.store.replay_one", lambda _path, watch: until_stopped(watch))
    on_dialog(table, lambda dialog: dialog.reject())
    found = last_game(settings, paths, table.window)
    assert found == (None, "“ours.pinochle” wasn't opened. You can open it from Games at any time.")


# ---- limits ----------------------------------------------------------------------------------------------------------


def test_a_game_that_is_too_long_is_refused_in_a_sentence_before_reading(
    table: Table, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = table.controller.session
    monkeypatch.setattr("pinochle_qt.record.replay.MAX_GAME", 5)
    monkeypatch.setattr("pinochle_qt.words.dialogs.opening.MAX_GAME", 5)
    monkeypatch.setattr("pinochle_qt.record.replay.decode_line", lambda _: pytest.fail("it is read"))
    said = "“ours.pinochle” is too long to open: a game can have 5 lines at most. The file stays as it is."
    ways: Sequence[Callable[[Path], None]] = (
        table.window.opening.open_file,
        table.window.matches.resume,
        table.window.dialogs.export_game,
        lambda path: table.window.room_opener.look_backs.show(path, 1),
    )
    for way in some(ways):
        table.window.notice.end()
        way(file)
        assert sentence(table) == said
        assert table.controller.session is before


def test_a_match_ends_before_its_record_gets_too_long(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(SINGLE, deals=2)
    session.save_in(RecordStore(table.window.room_opener.paths.games), "not yet")
    table.window.matches.open(session)
    lines = len(session.lines)
    monkeypatch.setattr("pinochle_qt.session.session.SPACE_FOR_DEAL", 100)
    monkeypatch.setattr("pinochle_qt.session.session.MAX_GAME", lines + 98)
    table.controller.deal_next()
    assert session.match.number == 2
    assert sentence(table).startswith("This match has 2 deals, and its file has no room for more. It is saved;")
    monkeypatch.setattr("pinochle_qt.session.session.MAX_GAME", lines + 101)
    table.controller.deal_next()
    assert session.match.number == 3
