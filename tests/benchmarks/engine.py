"""How fast the engine is; run it with `python tests/benchmarks/engine.py`, nothing here is a test.

Every line is measured over whole random matches, so that all phases of a deal count as often as they occur. Ratios are
against a bare function call on this machine, which makes runs on different machines comparable.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.record.replay import replay_lines
from pinochle_qt.session.simulation import Simulation, simulate
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, STOCK, played

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.session.session import Session

BENCHED = (SINGLE, STOCK, "three_handed_auction", "double_deck_four_handed", "wikipedia_two_handed")
DEALS = 30


@dataclass
class Times:
    """Durations in microseconds."""

    each: list[float] = field(default_factory=list)

    def measure(self, work: Callable[[], object]) -> None:
        begin = perf_counter()
        work()
        self.each.append((perf_counter() - begin) * 1e6)

    def cells(self, unit: float) -> tuple[str, str, str, str]:
        """Return mean, 99th percentile, greatest, and the mean in units of a bare call."""
        p99 = quantiles(self.each, n=100)[98]
        return f"{mean(self.each):.1f}", f"{p99:.1f}", f"{max(self.each):.0f}", f"{mean(self.each) / unit:.0f}"


def bare_call() -> float:
    """Return the microseconds of a call that does nothing, measured like everything else."""
    times = Times()
    for _ in range(100_000):
        times.measure(lambda: None)
    return sorted(times.each)[len(times.each) // 2]


def measured(session: Session) -> dict[str, Times]:
    """Play a match again, timing what every step costs."""
    warm, cold = Game(session.rules), Game(session.rules)
    times = {name: Times() for name in ("prompt", "apply", "observe")}
    for step in session.steps:
        times["prompt"].measure(partial(cold.prompt, step.before))
        warm.prompt(step.before)  # whoever acts has been asked before
        times["apply"].measure(partial(warm.apply, step.before, step.action))
        times["observe"].measure(partial(observe, session.rules, step.after, 0))
    return times


def deals_a_second(preset: str) -> tuple[float, float]:
    """Return how many deals are simulated with random players, and how many are checked, in a second."""
    rules = PRESETS[preset]
    simulation = Simulation(rules, preset, ("random",) * rules.table.players, 1, 1, DEALS, keep_records=True)
    begin = perf_counter()
    (match,) = simulate(simulation)
    middle = perf_counter()
    list(replay_lines(Path("benchmark"), [f"{line}\n".encode() for line in match.lines], keep_steps=False))
    end = perf_counter()
    return match.tally.deals / (middle - begin), match.tally.deals / (end - middle)


def main() -> None:
    """Print a table for each thing that is measured."""
    console = Console()
    unit = bare_call()
    console.print(f"A bare call takes {unit:.2f} µs here; the ratios are multiples of that.")
    latency = Table(title="Latency in µs", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("Game", "Call", "Mean", "p99", "Max", "Ratio"):
        latency.add_column(heading, justify="left" if heading in {"Game", "Call"} else "right")
    for preset in BENCHED:
        for name, times in measured(played(preset, 1, deals=DEALS)).items():
            latency.add_row(preset, name, *times.cells(unit))
    console.print(latency)
    speed = Table(title="Deals a second", box=box.SIMPLE_HEAD, title_justify="left")
    speed.add_column("Game")
    for heading in ("Simulated", "Checked", "Ratio"):
        speed.add_column(heading, justify="right")
    for preset in BENCHED:
        simulated, checked = deals_a_second(preset)
        speed.add_row(preset, f"{simulated:.0f}", f"{checked:.0f}", f"{checked / simulated:.2f}")
    console.print(speed)


if __name__ == "__main__":
    main()
