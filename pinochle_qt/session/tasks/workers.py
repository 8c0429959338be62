"""Who works on the tasks of a command: this process, several of this machine, or a cluster."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from pinochle_qt.session.tasks.processes import run_tasks

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from pinochle_qt.session.tasks.cluster import Cluster

Workers: TypeAlias = "int | Cluster"
"""A number of processes, of which one is this process itself, or a cluster."""

Task = TypeVar("Task")
Made = TypeVar("Made")


def results_of(work: Callable[[Task], Made], tasks: Iterable[Task], workers: Workers) -> Generator[Made, None, None]:
    """Yield the result of `work` for each task, in order, whoever works; what works ahead ends with the generator.

    Raises:
        WorkLost: somebody who worked is gone; what `work` raises is raised here as well.
    """
    if workers == 1:
        yield from map(work, tasks)
        return
    started = run_tasks(work, tasks, workers) if isinstance(workers, int) else workers.run_tasks(work, tasks)
    with contextlib.closing(started) as results:
        yield from results
