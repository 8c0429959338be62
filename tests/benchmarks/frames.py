"""How evenly cards fly; run it with `python tests/benchmarks/frames.py [PRESET]`, nothing here is a test.

A whole deal is played on the real window at normal speed, and forty cards fly to and fro at once, alone and beside a
process that computes without pause as a thinking computer player does. An empty scene that is painted anew all the time
shows what this machine can do at best. Only frames in which something moves count: nothing is painted in between.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QEventLoop, QVariantAnimation
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.worker import NICENESS
from pinochle_qt.engine.cards import FACES
from pinochle_qt.ui import main_window
from pinochle_qt.ui.app import make_application
from pinochle_qt.ui.table.card_item import CardItem
from pinochle_qt.ui.table.geometry import Pose, SizeClass
from pinochle_qt.ui.table.motion import Motion
from pinochle_qt.ui.table.table_view import TableView
from pinochle_qt.ui.theme import Timing
from tests.benchmarks.scripted import ScriptedTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

SIZES = ((1280, 800), (1920, 1080))
PRESET = "single_deck_partnership"
GOALS = {"p99": 22, "max": 50}
"""Milliseconds between two frames of a deal."""
CARDS = 40
WIDTH = 104
FLIGHTS = 12
FLIGHT = Timing(500)


class EmptyView(QGraphicsView):
    """An empty scene that notes when it is painted."""

    def __init__(self) -> None:
        super().__init__(QGraphicsScene())
        self.painted: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted.append(perf_counter())


class WatchedTable(TableView):
    """The table, noting when it is painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.painted: list[float] = []
        self.flying: set[float] = set()
        """When it was painted with a card on its way, so that another frame is due."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted.append(perf_counter())
        if any(journey.has_set_out for journey in self.director.motion._journeys.values()):
            self.flying.add(self.painted[-1])


def frames_of_nothing(size: tuple[int, int]) -> list[float]:
    """Return the times between the frames of an empty scene in milliseconds."""
    view = EmptyView()
    view.resize(*size)
    view.show()
    loop = QEventLoop()
    clock = QVariantAnimation(startValue=0.0, endValue=1.0, duration=FLIGHTS * FLIGHT.ms)
    clock.valueChanged.connect(lambda _: view.viewport().update())
    clock.finished.connect(loop.quit)
    clock.start()
    loop.exec()
    view.close()
    return intervals(view.painted)


def frames_of_cards(size: tuple[int, int]) -> list[float]:
    """Return the times between the frames of flying cards in milliseconds."""
    view = WatchedTable()
    view.resize(*size)
    view.show()
    view.setSceneRect(0, 0, *size)
    motion = Motion({SizeClass.L: WIDTH, SizeClass.M: WIDTH, SizeClass.S: WIDTH}.__getitem__, view)
    cards = [CardItem(view.art, view.theme, FACES[at % len(FACES)], WIDTH, 1.0) for at in range(CARDS)]
    for card in cards:
        view.scene().addItem(card)
    loop = QEventLoop()
    motion.settled.connect(loop.quit)
    for flight in range(FLIGHTS):
        for at, card in enumerate(cards):
            x = 80 + 25 * at if flight % 2 else size[0] - 80 - 25 * at
            y = (160, size[1] - 240)[(flight + at) % 2]
            motion.move(card, Pose(x, y, angle=at - CARDS / 2, z=at), FLIGHT, face=card.face)
        loop.exec()
    view.close()
    return intervals(view.painted)


def frames_of_deal(size: tuple[int, int], preset: str) -> list[float]:
    """Return the times between the frames of a whole deal at normal speed in milliseconds, while cards fly."""
    vars(main_window)["TableView"] = WatchedTable
    with tempfile.TemporaryDirectory() as home:
        table = ScriptedTable(Path(home), size, "normal", preset)
        table.play_deal()
        table.close()
    view = table.window.view
    if not isinstance(view, WatchedTable):
        raise TypeError("the window made a table that nobody watches")
    return [(after - before) * 1000 for before, after in pairwise(view.painted) if before in view.flying]


def intervals(painted: list[float]) -> list[float]:
    """Return the times between frames in milliseconds, without those in which the window opens."""
    return [(after - before) * 1000 for before, after in pairwise(painted[10:])]


@contextlib.contextmanager
def busy_worker() -> Iterator[None]:
    """Keep a processor busy in another process, at the priority of the worker."""
    process = multiprocessing.get_context("spawn").Process(target=compute, daemon=True)
    process.start()
    yield
    process.kill()
    process.join()


def compute() -> None:
    """Compute without end."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    while True:
        sum(range(1000))


def main() -> None:
    """Print one line for each scene."""
    preset = sys.argv[1] if len(sys.argv) > 1 else PRESET
    make_application()
    found = Table(title="Milliseconds between frames", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("Scene", "Size", "Worker", "Frames", "p50", "p95", "p99", "max", "p99 to empty"):
        found.add_column(heading, justify="left" if heading in {"Scene", "Size", "Worker"} else "right")
    for size in SIZES:
        for worker, beside in (("idle", contextlib.nullcontext), ("busy", busy_worker)):
            with beside():
                scenes = {
                    "empty": frames_of_nothing(size),
                    f"{CARDS} cards": frames_of_cards(size),
                    preset: frames_of_deal(size, preset),
                }
            floor = quantiles(scenes["empty"], n=100)[98]
            for scene, times in scenes.items():
                cuts = quantiles(times, n=100)
                values = (f"{value:.1f}" for value in (cuts[49], cuts[94], cuts[98], max(times)))
                row = (scene, f"{size[0]}×{size[1]}", worker, str(len(times)), *values, f"{cuts[98] / floor:.2f}")
                found.add_row(*row)
    console = Console()
    console.print(found)
    console.print(f"Goals for a deal beside a busy worker: {GOALS}.")
    QApplication.quit()


if __name__ == "__main__":
    main()
