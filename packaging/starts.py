"""Measures how a program starts, and its memory, beside an empty window that was frozen in the same way."""

import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from linux.screen import Screen
from screens import HEIGHT, WIDTH

_STARTS: Final = 9
REST_S: Final = 3.0
"""The time after a start, in seconds, until the program is idle and its memory is measured."""
_GOALS: Final = {"start": 1.8, "memory": 1.5}
MIDDLE: Final = (WIDTH // 2, HEIGHT // 2)
BLANK: Final = 0
"""The color of an empty screen."""


@dataclass
class Starts:
    """Measurements of several starts of a program: milliseconds until it is visible, and MiB of memory when idle."""

    seen: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    def add(self, screen: Screen, command: Sequence[str], variables: Mapping[str, str]) -> None:
        """Start a program once, measure it and close it again."""
        screen.wait("a blank screen", lambda: screen.color(*MIDDLE) == BLANK)
        started_at = time.monotonic()
        nowhere = subprocess.DEVNULL  # under Wine, a program ends at once if its output goes into a file
        own = {**variables, "DISPLAY": screen.name}
        with subprocess.Popen(command, env=own, stdin=nowhere, stdout=nowhere, stderr=nowhere) as started:
            screen.wait(f"a window of {command[-1]}", lambda: screen.color(*MIDDLE) != BLANK)
            self.seen.append((time.monotonic() - started_at) * 1000)
            time.sleep(REST_S)
            self.memory.append(_memory(started.pid))
            started.terminate()


def _memory(process: int) -> float:
    """Return the resident memory of a process in MiB."""
    status = Path("/proc", str(process), "status").read_text(encoding="ascii")
    [line] = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def print_starts(console: Console, own: Sequence[str], floor: Sequence[str], variables: Mapping[str, str]) -> None:
    """Print how long the program and the empty window take to appear, in turn, and how much memory they use.

    `own` and `floor` are the commands that start the two.
    """
    programs = {"Pinochle": own, "Empty window": floor}
    kept = {name: Starts() for name in programs}
    with Screen() as screen:
        for turn in range(-2, _STARTS):
            for name, command in programs.items():
                # The first starts fill the disk cache and the programs' own folders, which later starts find filled.
                (Starts() if turn < 0 else kept[name]).add(screen, command, variables)
    table = Table("Starts", "ms, median", "least", "MiB", box=box.SIMPLE)
    for name, starts in kept.items():
        table.add_row(name, f"{median(starts.seen):.0f}", f"{min(starts.seen):.0f}", f"{median(starts.memory):.1f}")
    mine, least = kept.values()
    ratios = (median(mine.seen) / median(least.seen), median(mine.memory) / median(least.memory))
    table.add_row("Ratio", f"{ratios[0]:.2f}", f"{min(mine.seen) / min(least.seen):.2f}", f"{ratios[1]:.2f}")
    table.add_row("Goal", str(_GOALS["start"]), "", str(_GOALS["memory"]))
    console.print(table)
