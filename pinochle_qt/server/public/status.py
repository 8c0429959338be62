"""How a server for many tables is doing: the lines of its page and of its log, with no name and no code in them."""

from __future__ import annotations

import contextlib
import sys
from collections import deque
from datetime import datetime
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable

MINUTE: Final = 60.0
_KIB: Final = 1024


class Counts(Struct, frozen=True):
    """What there is at a moment."""

    tables: int
    awake: int
    """The tables at which somebody has been in the last minutes."""
    guests: int
    connections: int
    waiting: int
    """Decisions of computer players for which no process is free."""
    late: int
    """Decisions that took too long, so that rules of thumb made them."""


class Status:
    """What a server has done lately."""

    def __init__(self, now: float) -> None:
        self._begin = now
        self._moves: deque[tuple[float, int]] = deque()
        """How many there were in each second of the last minute, by the time in seconds."""
        self._busy: deque[tuple[float, float]] = deque([(now, process_time())])

    def moved(self, moves: int, now: float) -> None:
        """Count moves."""
        if moves and self._moves and int(self._moves[-1][0]) == int(now):
            self._moves[-1] = now, self._moves[-1][1] + moves
        elif moves:
            self._moves.append((now, moves))
        while self._moves and self._moves[0][0] < now - MINUTE:
            self._moves.popleft()
        if now > self._busy[-1][0] + 1:
            self._busy.append((now, process_time()))
        while len(self._busy) > 1 and self._busy[0][0] < now - MINUTE:
            self._busy.popleft()

    def page(self, counts: Counts, processes: Iterable[int], now: float) -> str:
        """Return the lines of the page; `processes` are the numbers of those that think for this one."""
        passed = max(1.0, min(MINUTE, now - self._begin))
        (then, used), players = self._busy[0], [memory(each) for each in processes]
        share = (process_time() - used) / max(now - then, 0.001)
        lines = {
            "pinochle-qt": __version__,
            "hours since the start": f"{(now - self._begin) / 3600:.1f}",
            "tables": counts.tables,
            "tables in memory": counts.awake,
            "guests": counts.guests,
            "connections": counts.connections,
            "moves a second, last minute": f"{sum(count for _, count in self._moves) / passed:.1f}",
            "processor, last minute": f"{100 * share:.0f} %",
            "memory of the server": f"{memory()} MiB",
            "memory of computer players": f"{sum(players)} MiB",
            "decisions that wait": counts.waiting,
            "decisions that took too long": counts.late,
        }
        return "".join(f"{name}: {value}\n" for name, value in lines.items())


def memory(process: int | None = None) -> int:
    """Return the MiB of memory that a process has, this one by default; 0 on systems that do not say."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        text = Path(f"/proc/{process or 'self'}/status").read_text(encoding="ascii", errors="replace")
        return round(int(text.split("VmRSS:")[1].split()[0]) / _KIB)
    return 0


def log(sentence: str) -> None:
    """Write a line with the time to the log, which is the standard error stream."""
    sys.stderr.write(f"{datetime.now().astimezone().isoformat(timespec='seconds')} {sentence}\n")
    sys.stderr.flush()
