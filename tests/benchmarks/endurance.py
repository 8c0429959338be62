"""What the table takes at rest and after an hour of play; run it with `python tests/benchmarks/endurance.py`, no test.

While a person thinks the program should sleep, and what it keeps in memory should not grow with what has been
played. An hour is as many deals as fit into it at normal speed, played at once.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ui.app import make_application
from tests.benchmarks.frames import PRESET, SIZES
from tests.benchmarks.probes import memory
from tests.benchmarks.scripted import ScriptedTable

if TYPE_CHECKING:
    from collections.abc import Iterator

IDLE_MS = 10_000
SETTLE_MS = 4000
"""After this the sound card rests, and everything that was to be drawn ahead has been."""
DEALS_IN_A_MINUTE, DEALS_IN_AN_HOUR = 1, 70
GOAL_IDLE, GOAL_GROWTH = 1, 10
"""Per cent of a processor, and of the memory after a minute."""


def idle_cpu(preset: str) -> float:
    """Return how many per cent of a processor the program takes while the person thinks."""
    with tempfile.TemporaryDirectory() as home:
        table = ScriptedTable(Path(home), SIZES[0], "instant", preset)
        table.play_deal()
        table.wait_for_person()
        table.rest(SETTLE_MS)
        begin = time.process_time()
        table.rest(IDLE_MS)
        used = time.process_time() - begin
        table.close()
    return 100 * used / (IDLE_MS / 1000)


def memory_after_deals(preset: str) -> Iterator[tuple[int, float]]:
    """Yield deals and the memory in MiB after a minute, after every tenth deal, and after an hour at rest."""
    with tempfile.TemporaryDirectory() as home:
        table = ScriptedTable(Path(home), SIZES[0], "instant", preset, DEALS_IN_AN_HOUR)
        for deal in range(1, DEALS_IN_AN_HOUR + 1):
            table.play_deal()
            if deal == DEALS_IN_A_MINUTE:
                table.rest(SETTLE_MS)
            if deal == DEALS_IN_A_MINUTE or deal % 10 == 0:
                yield deal, memory(os.getpid())
        table.rest(SETTLE_MS)
        yield DEALS_IN_AN_HOUR, memory(os.getpid())
        table.close()


def main() -> None:
    """Print both measures."""
    preset = sys.argv[1] if len(sys.argv) > 1 else PRESET
    make_application()
    console = Console()
    console.print(f"Idle: {idle_cpu(preset):.2f} % of a processor; goal: below {GOAL_IDLE} %.")
    found = Table(title="Memory in MiB", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("Deals", "Memory", "to a minute"):
        found.add_column(heading, justify="right")
    first = 0.0
    for deals, used in memory_after_deals(preset):
        first = first or used
        found.add_row(str(deals), f"{used:.1f}", f"{used / first:.3f}")
    console.print(found)
    console.print(f"Goal: no more than {GOAL_GROWTH} % growth.")


if __name__ == "__main__":
    main()
