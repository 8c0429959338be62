"""Measures how smoothly cards move: `python tests/benchmarks/frames.py`.

A whole deal is played in the real window at normal speed, and forty cards fly back and forth at once: first alone, then
alongside a process that computes without pause, as a thinking computer player does. An empty scene that is repainted
continuously shows the best that this machine can do. Only frames in which something moves count, since nothing is
painted in between.
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
from time import monotonic, perf_counter, thread_time
from typing import TYPE_CHECKING, NamedTuple

if not __package__:
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "packaging")]

if __name__ == "__main__":
    from system import needs

    needs("measure frames", window=os.environ)

from PySide6.QtCore import QEventLoop, QVariantAnimation
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.process.worker import NICENESS
from pinochle_qt.engine.cards import FACES
from pinochle_qt.helper_process import lower_priority
from pinochle_qt.ui.app.start import make_application
from pinochle_qt.ui.draw.shapes import Pose, SizeClass
from pinochle_qt.ui.draw.theme import Timing
from pinochle_qt.ui.table.input.view import TableView
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.motion import Motion
from pinochle_qt.ui.window import main_window
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.scripted import ScriptedTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.table.input.press_timing import Clock

SIZES = ((1280, 800), (1920, 1080))
PRESET = "single_deck_partnership"
GOALS = {"p99": 22, "max": 50}
"""The goals for the milliseconds between two frames of a deal."""
CARDS = 40
WIDTH = 104
FLIGHTS = 12
FLIGHT = Timing(500)


class Frame(NamedTuple):
    """The moment at which a frame was painted; both times in milliseconds."""

    at: float
    used: float
    """The processor time used by the window's thread so far, regardless of what else the machine does."""
    is_last: bool = False
    """Whether nothing is moving anymore, so that no other frame is due."""


class Interval(NamedTuple):
    """The times from one frame to the next, in milliseconds."""

    length: float
    used: float


class EmptyView(QGraphicsView):
    """An empty scene that records when it is painted."""

    def __init__(self) -> None:
        super().__init__(QGraphicsScene())
        self.frames: list[Frame] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.frames.append(Frame(1000 * perf_counter(), 1000 * thread_time()))


class WatchedTable(TableView):
    """The table, recording when it is painted."""

    def __init__(self, parent: QWidget | None = None, clock: Clock = monotonic) -> None:
        super().__init__(parent, clock)
        self.motion = self.event_player.motion
        self.frames: list[Frame] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        is_last = not any(journey.has_set_out for journey in self.motion._journeys.values())
        self.frames.append(Frame(1000 * perf_counter(), 1000 * thread_time(), is_last))


def frames_of_nothing(size: tuple[int, int]) -> list[Interval]:
    """Return the times between the frames of an empty scene."""
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
    return intervals(view.frames[10:])  # skip the frames while the window opens


def frames_of_cards(size: tuple[int, int]) -> list[Interval]:
    """Return the times between the frames of flying cards."""
    view = WatchedTable()
    view.resize(*size)
    view.show()
    view.setSceneRect(0, 0, *size)
    motion = view.motion = Motion({SizeClass.L: WIDTH, SizeClass.M: WIDTH, SizeClass.S: WIDTH}.__getitem__, view)
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
    return intervals(view.frames[10:])  # skip the frames while the window opens


def frames_of_deal(size: tuple[int, int], preset: str) -> list[Interval]:
    """Return the times between frames while cards fly, in a whole deal at normal speed."""
    vars(main_window)["TableView"] = WatchedTable
    with tempfile.TemporaryDirectory() as home:
        table = ScriptedTable(Path(home), size, "normal", preset)
        table.play_deal()
        table.close()
    view = table.window.view
    if not isinstance(view, WatchedTable):
        raise TypeError("the window made a table that nobody watches")
    return intervals(view.frames)


def intervals(frames: list[Frame]) -> list[Interval]:
    """Return the intervals between frames, except where no next frame is due."""
    return [
        Interval(after.at - before.at, after.used - before.used)
        for before, after in pairwise(frames)
        if not before.is_last
    ]


@contextlib.contextmanager
def busy_worker() -> Iterator[None]:
    """Keep a processor busy in another process, at the worker's priority."""
    process = multiprocessing.get_context("spawn").Process(target=compute, daemon=True)
    process.start()
    yield
    process.kill()
    process.join()


def compute() -> None:
    """Compute forever."""
    lower_priority(NICENESS)
    while True:
        sum(range(1000))


def main() -> None:
    """Measure and print one row for each scene."""
    arguments = parser(__doc__)
    arguments.add_argument(
        "preset", metavar="PRESET", nargs="?", choices=PRESETS, default=PRESET, help=f"default: {PRESET}"
    )
    preset = arguments.parse_args().preset
    make_application()
    results = Table(title="Milliseconds between frames", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in (
        "Scene",
        "Size",
        "Worker",
        "Frames",
        "p50",
        "p95",
        "p99",
        "Max",
        "p99 to empty",
        "CPU p99",
        "CPU max",
    ):
        results.add_column(heading, justify="left" if heading in {"Scene", "Size", "Worker"} else "right")
    for size in SIZES:
        for worker, context in (("idle", contextlib.nullcontext), ("busy", busy_worker)):
            with context():
                scenes = {
                    "empty": frames_of_nothing(size),
                    f"{CARDS} cards": frames_of_cards(size),
                    "a deal": frames_of_deal(size, preset),
                }
            floor = quantiles((each.length for each in scenes["empty"]), n=100)[98]
            for scene, each in scenes.items():
                lengths = quantiles((interval.length for interval in each), n=100)
                used = quantiles((interval.used for interval in each), n=100)
                longest, most_used = max(interval.length for interval in each), max(interval.used for interval in each)
                values = (*(lengths[at] for at in (49, 94, 98)), longest)
                results.add_row(
                    *(scene, f"{size[0]}×{size[1]}", worker, str(len(each))),
                    *(f"{value:.1f}" for value in values),
                    *(f"{lengths[98] / floor:.2f}", f"{used[98]:.1f}", f"{most_used:.1f}"),
                )
    console = Console(width=120)
    console.print(results)
    console.print(f"A deal of {preset}; goals beside a busy worker: {GOALS}. CPU: milliseconds of the window's thread.")
    QApplication.quit()


if __name__ == "__main__":
    main()
