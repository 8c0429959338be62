"""Times work on a machine that other programs use as well: repeatedly, in processor time, taking the minimum."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

REPEATS: Final = 15


def quickest(work: Callable[[], object], prepare: Callable[[], object] | None = None, repeats: int = REPEATS) -> float:
    """Return the seconds taken by the quickest of several repetitions, each after its preparation."""
    times = []
    for _ in range(repeats):
        if prepare is not None:
            prepare()
        begin = process_time()
        work()
        times.append(process_time() - begin)
    return min(times)
