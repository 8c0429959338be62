"""Measures how long Expert thinks in every preset: `python tests/benchmarks/decisions.py`.

Experts play against each other. The table shows processor time, which limits thinking, and beside it wall-clock time,
which people wait for: with another program running, this shows how well the player copes with a busy machine. It has
the mean and the longest time for each kind of decision, and a last row for all presets together.
"""

from __future__ import annotations

import sys
from collections import deque
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.session.comparison import Thinking
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

DEALS: Final = 2
SEED: Final = 1


class Times(NamedTuple):
    """The durations of decisions, in seconds."""

    worked: dict[str, list[float]]
    """Processor time by kind of decision."""
    waited: list[float]
    """Wall-clock time."""


class Timed:
    """An Expert whose thinking is timed, by kind of decision."""

    def __init__(self, seat: Seat, times: Times) -> None:
        self._expert = make_player("expert", SEED + seat)
        self._times = times

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and record how long it took."""
        begin, worked = perf_counter(), process_time()
        action = self._expert.choose(observation, prompt, budget)
        self._times.worked.setdefault(prompt.kind, []).append(process_time() - worked)
        self._times.waited.append(perf_counter() - begin)
        return action


def thinking_times(rules: Rules, deals: int) -> Times:
    """Return how long each decision took in the given number of deals of one match."""
    found = Times({}, [])
    deque(states(rules, [Timed(seat, found) for seat in range(rules.table.players)], SEED, deals), maxlen=0)
    return found


def numbers(times: Sequence[Times]) -> Iterator[str]:
    """Yield the cells of a row: the number of decisions, their processor times, and their wall-clock times."""
    worked = Thinking.of([seconds for each in times for kind in each.worked.values() for seconds in kind])
    waited = Thinking.of([seconds for each in times for seconds in each.waited])
    yield str(worked.decisions)
    for milliseconds in (worked.mean, worked.p99, worked.longest, waited.mean, waited.p99):
        yield f"{milliseconds:.0f}"


def main() -> None:
    """Measure and print the results."""
    deals = parser(__doc__, deals=DEALS).parse_args().deals
    table = Table("", "decisions", "mean ms", "p99", "longest", "clock", "p99", "kinds: mean, longest", box=box.SIMPLE)
    console, times = Console(width=200), list[Times]()
    with console.status("playing"):
        for name, rules in PRESETS.items():
            times.append(thinking_times(rules, deals))
            kinds = (
                f"{kind} {1e3 * fmean(each):.0f}, {1e3 * max(each):.0f}" for kind, each in times[-1].worked.items()
            )
            table.add_row(name, *numbers(times[-1:]), "; ".join(kinds))
    table.add_row("all", *numbers(times))
    console.print(table)


if __name__ == "__main__":
    main()
