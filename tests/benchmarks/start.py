"""Measures how soon the table appears and how much memory it takes: `python tests/benchmarks/start.py`.

The time runs from the start of the process to its first complete frame, in turn for the table, which resumes a game,
and for an empty window. Only their ratio is meaningful on another machine. If there is a display, windows on it are
measured as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich import box
from rich.console import Console
from rich.table import Table

if not __package__:
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "packaging")]

from system import needs
from tests.benchmarks.arguments import parser

ROOT = Path(__file__).parents[2]
PROBES = Path(__file__).with_name("probes.py")
RUNS = 9
GOAL_RATIO = 1.6
GOAL_MEMORY = 88


@dataclass
class Runs:
    """Measurements of several starts: milliseconds to the first frame, MiB of the program and of its worker."""

    frames: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    worker: list[float] = field(default_factory=list)

    def add(self, name: str, variables: dict[str, str]) -> None:
        """Start a probe once and add its measurements."""
        command = [sys.executable, str(PROBES), name]
        begin = time.monotonic()
        done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=True)
        seen, own, worker = (float(word) for word in done.stdout.split())
        self.frames.append((seen - begin) * 1000)
        self.memory.append(own)
        self.worker.append(worker)


def measure(platform: str, runs: int) -> tuple[Runs, Runs]:
    """Start the table and the empty window in turn, after two starts of each that do not count."""
    table, floor = Runs(), Runs()
    with tempfile.TemporaryDirectory() as home:
        variables = os.environ | {"QT_QPA_PLATFORM": platform, "PYTHONPATH": str(ROOT), "HOME": home}
        variables |= {f"XDG_{name}_HOME": f"{home}/{name}" for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        # Let Python keep its compiled bytecode, as it does for users who start the program twice.
        variables.pop("PYTHONDONTWRITEBYTECODE", None)
        for warm_up in (Runs(), Runs()):
            warm_up.add("table", variables)
            warm_up.add("floor", variables)
        for _ in range(runs):
            table.add("table", variables)
            floor.add("floor", variables)
    return table, floor


def main() -> None:
    """Measure and print a table with a row for each platform available here."""
    runs = parser(__doc__, runs=RUNS).parse_args().runs
    platforms = ("offscreen", "xcb") if os.environ.get("DISPLAY") else ("offscreen",)
    for platform in platforms:
        needs("measure starts", window=os.environ | {"QT_QPA_PLATFORM": platform})
    found = Table(title=f"Starts, median of {runs}", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("Platform", "Table ms", "(least)", "Empty ms", "(least)", "Ratio", "Memory MiB", "Empty", "Worker"):
        found.add_column(heading, justify="left" if heading == "Platform" else "right")
    for platform in platforms:
        table, floor = measure(platform, runs)
        found.add_row(
            platform,
            *(f"{value:.0f}" for each in (table, floor) for value in (median(each.frames), min(each.frames))),
            f"{median(table.frames) / median(floor.frames):.2f}",
            *(f"{median(values):.1f}" for values in (table.memory, floor.memory, table.worker)),
        )
    console = Console()
    console.print(found)
    console.print(f"Goals: a ratio of at most {GOAL_RATIO}, at most {GOAL_MEMORY} MiB.")


if __name__ == "__main__":
    main()
