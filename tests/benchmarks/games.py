"""Measures how the program copes with ten thousand games: `python tests/benchmarks/games.py`.

A few games played by rules of thumb are written again and again under different names. The benchmark measures how long
the index takes to rebuild, how long the Games page takes in the real window from the request until its list is painted,
and how long the statistics take to count all games, along with the longest time for which the window does not respond
meanwhile.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

if not __package__:
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "packaging")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if __name__ == "__main__":
    from system import needs

    needs("measure the pages", window=os.environ)

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.process.worker import WorkerClient
from pinochle_qt.engine.derived import people_count
from pinochle_qt.library.index import GameIndex
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app.start import make_application
from pinochle_qt.ui.game.computer_players import ComputerPlayers
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.library.indexed_games import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 10_000
GOALS = {"page_ms": 200, "rebuild_s": 60}
RUNS = 5
PLAYED = ("single_deck_partnership", "cutthroat_three_handed", "double_deck_tournament", "simplified_two_handed_150")
"""The presets of the games."""
SEEDS = 5
"""The number of different games of each preset."""
NAMES = ("You", "Walter", "Nora", "Edith")
BEGINNING = datetime(2026, 1, 1).astimezone().timestamp()
APART = 3600
"""Seconds between the times of two games."""
PATIENCE_MS = 300_000
LOOK_MS = 4
"""Milliseconds between checks for completion; checking without pause would keep other work from running."""


class Measured(NamedTuple):
    """The output of `--json`: milliseconds and seconds, medians of several openings."""

    games: int
    megabytes: float
    page_ms: float
    rebuild_s: float
    statistics_ms: float
    stall_ms: float
    """The longest time for which the window did not respond while statistics were counted."""


def played(preset: str, seed: int) -> str:
    """Return the record of a match played by rules of thumb."""
    people = tuple(
        SeatSetup(name, "computer:strong" if seat else "human")
        for seat, name in enumerate(NAMES[: people_count(PRESETS[preset])])
    )
    session, policy = Session.new(PRESETS[preset], preset, people, seed), Policy()
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)
    return "".join(f"{line}\n" for line in session.lines)


def write_games(folder: Path, count: int) -> int:
    """Write this many games and return their total size in bytes."""
    folder.mkdir(parents=True)
    records = [played(preset, seed).encode() for preset in PLAYED for seed in range(1, SEEDS + 1)]
    size = 0
    for at in range(count):
        record, when = records[at % len(records)], BEGINNING + APART * at
        path = folder / f"{datetime.fromtimestamp(when).astimezone():%Y-%m-%d-%H%M%S}.pinochle"
        path.write_bytes(record)
        os.utime(path, (when, when))
        size += len(record)
    return size


def rebuild(paths: Paths) -> float:
    """Rebuild the index and return how many seconds that takes."""
    begin = perf_counter()
    index = GameIndex(paths.index)
    bring_up_to_date(index, paths.games)
    index.close()
    return perf_counter() - begin


class Window:
    """The program's window with a game on its table."""

    def __init__(self, paths: Paths) -> None:
        self.window = MainWindow(
            MatchController(ComputerPlayers(WorkerClient(), 1)), Settings(speed="instant"), paths, None
        )
        self.window.resize(1280, 800)
        self.window.show()
        people = tuple(SeatSetup(name, "human") for name in NAMES)
        self.window.matches.open(Session.new(PRESETS[PLAYED[0]], PLAYED[0], people, 1))
        self.rest()

    def rest(self) -> None:
        """Finish all pending work."""
        self.window.room_opener.library.finish()
        for _ in range(5):
            QCoreApplication.processEvents()

    def opened(self, name: str, is_there: Callable[[], bool]) -> tuple[float, float]:
        """Open a room; return the milliseconds until it shows everything, and the longest pause meanwhile."""
        loop, steps = QEventLoop(), list[float]()
        tick = QTimer()
        tick.setInterval(LOOK_MS)

        def look() -> None:
            steps.append(perf_counter())
            if is_there():
                loop.quit()

        tick.timeout.connect(look)
        limit = QTimer(singleShot=True, interval=PATIENCE_MS)
        limit.timeout.connect(loop.quit)
        limit.start()
        tick.start()
        begin = perf_counter()
        self.window.rooms.open(name)
        loop.exec()
        self.window.repaint()
        end = perf_counter()
        tick.stop()
        limit.stop()
        times = [begin, *steps, end]
        pauses = [later - earlier for earlier, later in pairwise(times)]
        self.window.rooms.close()
        self.rest()
        return 1000 * (end - begin), 1000 * max(pauses)


def measure(count: int) -> Measured:
    """Measure everything with this many games."""
    from pinochle_qt.ui.rooms.games.games_room import GamesRoom
    from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom

    with tempfile.TemporaryDirectory() as home:
        paths = Paths(Path(home) / "config", Path(home) / "data")
        size = write_games(paths.games, count)
        rebuild_s = rebuild(paths)
        application = make_application()
        window = Window(paths)

        def has_list() -> bool:
            room = window.window.rooms.room
            return isinstance(room, GamesRoom) and room.list.model().rowCount() >= count

        def has_sums() -> bool:
            room = window.window.rooms.room
            return isinstance(room, StatisticsRoom) and room.is_counted

        pages = [window.opened("games", has_list)[0] for _ in range(RUNS)]
        sums = [window.opened("statistics", has_sums) for _ in range(RUNS)]
        window.window.close()
        window.window.room_opener.close()
        del application
    return Measured(
        count,
        size / 1e6,
        median(pages),
        rebuild_s,
        median(total for total, _ in sums),
        median(pause for _, pause in sums),
    )


def main() -> None:
    """Measure and print the results, as a table or as one line of JSON."""
    arguments = parser(__doc__, games=GAMES)
    arguments.add_argument("--json", action="store_true", help="print one line of JSON instead of a table")
    options = arguments.parse_args()
    found = measure(options.games)
    if options.json:
        sys.stdout.write(f"{json.dumps({name: round(value, 1) for name, value in found._asdict().items()})}\n")
        return
    table = Table(title=f"{found.games} games, {found.megabytes:.0f} MB", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("What", "Takes", "Goal"):
        table.add_column(heading, justify="left" if heading == "What" else "right")
    table.add_row("the page of games", f"{found.page_ms:.0f} ms", f"{GOALS['page_ms']} ms")
    table.add_row("the index made anew", f"{found.rebuild_s:.1f} s", f"{GOALS['rebuild_s']} s")
    table.add_row("statistics of all games", f"{found.statistics_ms:.0f} ms", "")
    table.add_row("  longest pause of the window", f"{found.stall_ms:.0f} ms", "")
    Console().print(table)


if __name__ == "__main__":
    main()
