"""Measures how `simulate` scales and whether its memory use grows: `python tests/benchmarks/simulation.py`.

Two processes should play nearly twice as many deals as one. Besides the elapsed seconds, the table shows the processor
seconds of all processes, which reveal the cost of the second process even while other programs use the machine. Memory
is read between matches of random players, after a garbage collection; 100000 deals take some minutes.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.session.simulation import Simulation, simulate
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser

if TYPE_CHECKING:
    from collections.abc import Iterator

PRESET = "single_deck_partnership"
DEALS = 20_000
FIRST = 1000
"""The number of deals after which all one-time allocations have been made."""
LOOKS = 10
MATCHES = 64
"""The number of matches for each number of processes."""
JOBS = (1, 2)
GOAL_GROWTH = 1
"""The maximum growth of the blocks in use from the first look to the last, in percent."""


class Pace(NamedTuple):
    """What some matches cost."""

    deals: int
    seconds: float
    used: float
    """Processor seconds of all processes together."""


def random_matches(games: int) -> Simulation:
    """Return matches between random players, each played until a side wins."""
    rules = PRESETS[PRESET]
    return Simulation(rules, PRESET, ("random",) * rules.table.players, games, 1)


def pace(jobs: int) -> Pace:
    """Return the cost of the same matches with this many processes, including starting them."""
    before, begin = os.times(), perf_counter()
    deals = sum(match.tally.deals for match in simulate(random_matches(MATCHES), jobs))
    after, end = os.times(), perf_counter()
    return Pace(deals, end - begin, sum(after[:4]) - sum(before[:4]))


def memory_while_playing(deals: int) -> Iterator[tuple[int, float, int]]:
    """Yield the number of deals, the memory in MiB and the blocks that Python uses, at intervals while playing."""
    from tests.benchmarks.probes import memory  # needs Qt, which the playing processes do without

    played, look = 0, FIRST
    for match in simulate(random_matches(deals)):  # every match has at least one deal
        played += match.tally.deals
        del match
        if played >= look:
            gc.collect()
            yield played, memory(os.getpid()), sys.getallocatedblocks()
            look += max(1, (deals - FIRST) // LOOKS)
        if played >= deals:
            return


def main() -> None:
    """Measure scaling and memory, and print both tables."""
    deals = parser(__doc__, deals=DEALS).parse_args().deals
    console = Console()
    scaling = Table(title=f"{MATCHES} matches", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("Jobs", "Deals", "Seconds", "Deals a second", "to one job", "Processor seconds", "to one job"):
        scaling.add_column(heading, justify="right")
    paces = {jobs: pace(jobs) for jobs in JOBS}
    one = paces[1]
    for jobs, each in paces.items():
        scaling.add_row(
            *(str(jobs), str(each.deals), f"{each.seconds:.1f}", f"{each.deals / each.seconds:.0f}"),
            *(f"{one.seconds / each.seconds:.2f}", f"{each.used:.1f}", f"{each.used / one.used:.2f}"),
        )
    console.print(scaling)
    kept = Table(title="Memory", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("Deals", "MiB", "more", "Blocks in use", "more"):
        kept.add_column(heading, justify="right")
    looks = list(memory_while_playing(deals))
    for played, used, blocks in looks:
        more = used - looks[0][1]
        kept.add_row(str(played), f"{used:.1f}", f"{more:+.2f}", str(blocks), f"{blocks - looks[0][2]:+d}")
    console.print(kept)
    console.print(f"Goal: no more than {GOAL_GROWTH} % growth of what is in use; MiB follow the longest match so far.")


if __name__ == "__main__":
    main()
