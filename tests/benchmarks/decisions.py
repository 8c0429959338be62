"""How long Expert thinks in every preset; run it with `python tests/benchmarks/decisions.py [DEALS]`, no test.

Experts play against each other. The clock counts, not processor time, for that is what people wait for; so nothing else
should run beside it. Of each kind of decision the mean and the longest are shown.
"""

from __future__ import annotations

import sys
from collections import deque
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.levels import make_player
from pinochle_qt.session.contest import Thinking
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

DEALS: Final = 2
SEED: Final = 1


class Timed:
    """An expert whose thinking is timed, by kind of decision."""

    def __init__(self, seat: Seat, seconds: dict[str, list[float]]) -> None:
        self._expert = make_player("expert", SEED + seat)
        self._seconds = seconds

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and note how long it took."""
        begin = perf_counter()
        action = self._expert.choose(observation, prompt, budget)
        self._seconds.setdefault(prompt.kind, []).append(perf_counter() - begin)
        return action


def thinking_times(rules: Rules, deals: int) -> dict[str, list[float]]:
    """Return the seconds of each decision in so many deals of one match, by kind."""
    found: dict[str, list[float]] = {}
    deque(states(rules, [Timed(seat, found) for seat in range(rules.table.players)], SEED, deals), maxlen=0)
    return found


def main() -> None:
    """Measure and print."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    table = Table("", "decisions", "mean ms", "p99", "longest", "kinds: mean, longest", box=box.SIMPLE)
    console = Console(width=200)
    with console.status("playing"):
        for name, rules in PRESETS.items():
            found = thinking_times(rules, deals)
            every = Thinking.of([seconds for each in found.values() for seconds in each])
            kinds = (f"{kind} {1e3 * fmean(each):.0f}, {1e3 * max(each):.0f}" for kind, each in found.items())
            numbers = (f"{number:.0f}" for number in (every.decisions, every.mean, every.p99, every.longest))
            table.add_row(name, *numbers, "; ".join(kinds))
    console.print(table)


if __name__ == "__main__":
    main()
