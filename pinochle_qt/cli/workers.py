"""Command line arguments that say who plays, shared by `match` and `simulate`, and how far they are."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING, Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pinochle_qt.cli.arguments import UsageError, whole_number
from pinochle_qt.output import complain
from pinochle_qt.session.players import is_of_the_program
from pinochle_qt.session.tasks.processes import ProcessLost

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pinochle_qt.session.tasks.workers import Workers

MOST_JOBS: Final = 64

Played = TypeVar("Played")


def add_workers_arguments(parser: ArgumentParser) -> None:
    """Add `--jobs` and those of a cluster, to be read by `workers_from`."""
    parser.add_argument("--jobs", metavar="J", help="how many processes play (1)")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let the workers of a Dask scheduler play, such as tcp://10.0.0.5:8786 (pip install pinochle-qt[cluster])",
    )
    parser.add_argument(
        "--players-on-cluster",
        action="store_true",
        help="the workers have the programs (cmd:) and classes that play, and may run them",
    )


@contextlib.contextmanager
def workers_from(args: Namespace, players: Sequence[str]) -> Iterator[Workers]:
    """Yield the workers that the arguments name; the connection to a cluster ends with the block.

    Raises:
        UsageError: they cannot be used, or these players would run on other machines without permission.
    """
    if args.cluster is None:
        if args.players_on_cluster:
            raise UsageError("--players-on-cluster belongs to --cluster ADDRESS, which is missing.")
        yield whole_number(args.jobs or "1", "--jobs", 1, MOST_JOBS)
        return
    if args.jobs is not None:
        raise UsageError("--cluster says who plays; leave out --jobs.")
    own = next((name for name in players if not is_of_the_program(name)), None)
    if own is not None and not args.players_on_cluster:
        raise UsageError(
            f"{own} runs on other machines only with --players-on-cluster; every worker must have it and may run it."
        )
    try:
        from pinochle_qt.session.tasks.cluster import Cluster, ClusterUnreachable
    except ModuleNotFoundError:
        raise UsageError("--cluster needs Dask, which pip install pinochle-qt[cluster] adds.") from None
    try:
        cluster = Cluster(args.cluster)
    except ClusterUnreachable as unreachable:
        raise UsageError(
            f"--cluster takes the address of a Dask scheduler, such as tcp://10.0.0.5:8786, and {unreachable}."
        ) from None
    with contextlib.closing(cluster):
        yield cluster


def with_progress(played: Iterable[Played], total: int, size: Callable[[Played], int]) -> Iterator[Played]:
    """Yield what is played, and meanwhile show on a terminal how much of the total it is."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from played
        return
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    bar = progress.add_task("", total=total)
    progress.start()
    try:
        for each in played:
            yield each
            progress.advance(bar, size(each))
    finally:
        with contextlib.suppress(OSError):  # if the terminal has been closed, there is no progress bar to remove
            progress.stop()


def tell_stop(stop: BaseException | None, done: int, progress: str) -> int:
    """Say why a command stopped early, if it did, and return the exit status.

    `progress` puts into words how much is done; nothing is said if Ctrl+C came before anything was done.

    Raises:
        KeyboardInterrupt: if that is what stopped the command.
    """
    if stop is None:
        return 0
    if isinstance(stop, KeyboardInterrupt):
        if done:
            complain(f"Stopped after {progress}.")
        raise stop
    advice = "; please start again, with fewer --jobs if it happens again"
    complain(f"Stopped after {progress}: {stop}{advice if isinstance(stop, ProcessLost) else ''}.")
    return 1
