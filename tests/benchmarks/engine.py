"""Measures how fast the engine is: `python tests/benchmarks/engine.py`.

Every line is measured over whole random matches, so that each phase of a deal counts as often as it occurs. Ratios are
relative to a bare function call, so that runs on different machines can be compared. Deals are timed in processor time,
taking the fastest of several runs, and only deals played to the last card count.
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

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.record.replay import replay_lines
from pinochle_qt.session.simulation import Simulation, simulate
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.timing import quickest
from tests.session.driving import SINGLE, STOCK, chance_player, played

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.session import Session

BENCHED = (SINGLE, STOCK, "three_handed_auction", "double_deck_four_handed", "wikipedia_two_handed")
DEALS = 30
GOAL = 400
"""The goal in whole deals per second."""


@dataclass
class Times:
    """Durations in microseconds."""

    each: list[float] = field(default_factory=list)

    def measure(self, work: Callable[[], object]) -> None:
        begin = perf_counter()
        work()
        self.each.append((perf_counter() - begin) * 1e6)

    def cells(self, unit: float) -> tuple[str, str, str, str]:
        """Return the mean, the 99th percentile, the maximum, and the mean in units of a bare call."""
        p99 = quantiles(self.each, n=100)[98]
        return f"{mean(self.each):.1f}", f"{p99:.1f}", f"{max(self.each):.0f}", f"{mean(self.each) / unit:.0f}"


def bare_call() -> float:
    """Return the microseconds taken by a call that does nothing, measured like everything else."""
    times = Times()
    for _ in range(100_000):
        times.measure(lambda: None)
    return sorted(times.each)[len(times.each) // 2]


def measured(session: Session) -> dict[str, Times]:
    """Replay a match, timing each kind of call at every step."""
    warm, cold = Game(session.rules), Game(session.rules)
    times = {name: Times() for name in ("prompt", "apply", "observe")}
    for step in session.steps:
        times["prompt"].measure(partial(cold.prompt, step.before))
        warm.prompt(step.before)  # the acting seat has already been prompted
        times["apply"].measure(partial(warm.apply, step.before, step.action))
        times["observe"].measure(partial(observe, session.rules, step.after, 0))
    return times


def whole_deals(steps: Sequence[Step]) -> int:
    """Return the number of deals played to the last card, without those passed out or conceded."""
    closed = (step.after for step in steps if len(step.after.results) > len(step.before.results))
    return sum(match.deal is not None and not any(match.deal.hands) for match in closed)


def play_again(rules: Rules, steps: Sequence[Step]) -> None:
    """Get every prompt and apply every action through the façade, and do nothing else."""
    game = Game(rules)
    match = game.start(steps[0].before.next_dealer)
    for step in steps:
        game.prompt(match)
        match = game.apply(match, step.action).after


def play_by_chance(rules: Rules, steps: Sequence[Step]) -> None:
    """Play deals of the same cards through the façade with random players, who are given their observations."""
    game, player = Game(rules), chance_player(1)
    match = game.start(steps[0].before.next_dealer)
    deals = iter([step.action for step in steps if isinstance(step.action, DealCards)])
    while (prompt := game.prompt(match)) is not None:
        action: Action | None
        if prompt.seat is None:
            action = next(deals, None)
        else:
            action = player.choose(observe(rules, match, prompt.seat), prompt, None)
        if action is None:
            break
        match = game.apply(match, action).after


def deals_a_second(preset: str) -> tuple[float, float, float, float]:
    """Return whole deals per second on one processor: through the façade, with players, simulated and checked."""
    rules = PRESETS[preset]
    session = played(preset, 1, deals=DEALS)
    deals = whole_deals(session.steps)
    simulation = Simulation(rules, preset, ("random",) * rules.table.players, 1, 1, DEALS, keep_records=True)
    (match,) = simulate(simulation)
    lines = [f"{line}\n".encode() for line in match.lines]
    (recorded,) = replay_lines(Path("benchmark"), lines)
    simulated = whole_deals([each.step for each in recorded.steps])
    return (
        deals / quickest(lambda: play_again(rules, session.steps)),
        deals / quickest(lambda: play_by_chance(rules, session.steps)),
        simulated / quickest(lambda: list(simulate(simulation))),
        simulated / quickest(lambda: list(replay_lines(Path("benchmark"), lines, keep_steps=False))),
    )


def main() -> None:
    """Measure everything and print the tables."""
    parser(__doc__).parse_args()
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
    speed = Table(title="Whole deals in a second of one processor", box=box.SIMPLE_HEAD, title_justify="left")
    speed.add_column("Game")
    for heading in ("Façade", "With players", "Simulated", "Checked"):
        speed.add_column(heading, justify="right")
    for preset in BENCHED:
        speed.add_row(preset, *(f"{rate:.0f}" for rate in deals_a_second(preset)))
    console.print(speed)
    console.print(f"Goal: {GOAL} through the façade in {SINGLE}.")


if __name__ == "__main__":
    main()
