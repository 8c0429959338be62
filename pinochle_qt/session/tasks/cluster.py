"""Many machines that work for a command: a cluster of Dask, which brings the scheduler and the workers.

Dask moves tasks and results, and gives the tasks of a lost worker to another one. Here is only what it cannot know: in
which order results are taken, that every worker has the same program, and when to give up.
"""

from __future__ import annotations

import contextlib
from collections import deque
from functools import cache
from hashlib import sha256
from itertools import islice
from logging import CRITICAL, getLogger
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from distributed import CancelledError, Client, Future, KilledWorker, get_worker
from distributed.client import ClosedClientError, FutureCancelledError

import pinochle_qt
from pinochle_qt.ai import kernel
from pinochle_qt.session.tasks.processes import AHEAD, WorkLost

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

CONNECT_S: Final = 10.0
"""The seconds after which a scheduler that does not answer counts as unreachable."""
IDLE_S: Final = 60.0
"""The seconds after which a cluster without a worker is given up."""
_LOOK_S: Final = 2.0
"""How often to look whether there are still workers while a result is awaited, in seconds."""

Task = TypeVar("Task")
Made = TypeVar("Made")


class ClusterLost(WorkLost):
    """The cluster cannot finish what it was given; `str()` says why, without a period."""


class ClusterUnreachable(Exception):
    """There is no connection to a cluster; `str()` says why, without a period."""


class _Unfit(Exception):
    """Raised by a worker that must not work; `str()` says why, without a period."""


class Cluster:
    """A connection to the scheduler of a cluster."""

    def __init__(self, address: str) -> None:
        """Connect to the scheduler at an address such as ``tcp://10.0.0.5:8786``.

        Raises:
            ClusterUnreachable: this is no address, or nothing answers there.
        """
        for name in ("distributed", "distributed.client", "tornado.application"):
            getLogger(name).setLevel(CRITICAL)  # they would print what one sentence says here
        self._address = f"the scheduler at {address}"
        self._known_workers = set[str]()
        try:
            self._client = Client(address, timeout=CONNECT_S, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise ClusterUnreachable(f"no scheduler answers at {address}") from error

    def run_tasks(self, work: Callable[[Task], Made], tasks: Iterable[Task]) -> Generator[Made, None, None]:
        """Yield the result of `work` for each task, in order; the workers work a little ahead.

        Whatever a worker has not done when it is lost, others do again. What has not begun when the generator ends
        never begins.

        Raises:
            ClusterLost: the scheduler is gone, there are no workers, or one has another program than this.
        """
        todo, waiting, program = iter(tasks), deque[Future](), program_text()
        try:
            while True:
                room = AHEAD * self._worker_count() - len(waiting)
                for task in islice(todo, max(0, room)):
                    waiting.append(self._client.submit(_worked, program, work, task, pure=False))
                if not waiting:
                    return
                made, fault = self._result(waiting[0])
                waiting.popleft()
                if fault is not None:
                    raise fault
                yield made
        finally:
            if self._client.status == "running":
                self._client.cancel(list(waiting))

    def close(self) -> None:
        """End the connection."""
        self._client.close(timeout=1)

    def _worker_count(self) -> int:
        """Return how many workers there are, as soon as there is one.

        Raises:
            ClusterLost: the scheduler is gone, there is no worker for some time, or one lacks the program.
        """
        try:
            with contextlib.suppress(TimeoutError):
                self._client.wait_for_workers(1, timeout=IDLE_S)
            addresses = set(self._client.nthreads())
            new = addresses - self._known_workers
            # A worker without the program would end as soon as it is given a task.
            answers = self._client.run(program_text, workers=list(new), on_error="return") if new else {}
        except (ClosedClientError, OSError) as error:
            raise self._lost_scheduler() from error
        for address, answer in answers.items():
            if not isinstance(answer, str | OSError):  # the latter if it is gone
                raise ClusterLost(f"the worker {address} does not have this version of the program")
        self._known_workers |= new
        if not addresses:
            raise ClusterLost(f"{self._address} has had no workers for {IDLE_S:.0f} seconds")
        return len(addresses)

    def _result(self, future: Future) -> tuple[Any, Exception | None]:
        """Wait for a task, and return its result, or the exception that it raised.

        Raises:
            ClusterLost: it will never be done.
        """
        while True:
            try:
                answer: tuple[Any, Exception | None] = future.result(timeout=_LOOK_S)
            except TimeoutError:
                self._worker_count()  # which looks whether anybody is left
            except (CancelledError, ClosedClientError, FutureCancelledError, OSError):
                raise self._lost_scheduler() from None
            except KilledWorker:
                raise ClusterLost("several workers in a row were lost with the same games") from None
            except _Unfit as unfit:
                raise ClusterLost(str(unfit)) from None
            except Exception as error:  # what it raises if it cannot even read the task
                raise ClusterLost(f"{self._address} does not have this version of the program") from error
            else:
                return answer

    def _lost_scheduler(self) -> ClusterLost:
        return ClusterLost(f"{self._address} is gone")


@cache
def program_text() -> str:
    """Return what tells this program from others that may play otherwise: version, source, and whether it is compiled.

    Uncompiled players imagine fewer deals in the same time, and two source trees may have the same version.
    """
    folder, digest = Path(pinochle_qt.__file__).parent, sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    is_compiled = not str(kernel.__file__).endswith(".py")
    return f"{pinochle_qt.__version__}, source {digest.hexdigest()[:8]}, {'' if is_compiled else 'not '}compiled"


def _worked(program: str, work: Callable[[Task], Made], task: Task) -> tuple[Made | None, Exception | None]:
    """Work on a task in a worker; return the result, or what was raised, which is no fault of the cluster.

    Raises:
        _Unfit: this worker has another program, or does several tasks at once.
    """
    worker = get_worker()
    if program != program_text():
        raise _Unfit(f"the worker {worker.address} has another program ({program_text()}) than this ({program})")
    if worker.state.nthreads > 1:
        raise _Unfit(f"the worker {worker.address} would play several games at once; start it with --nthreads 1")
    try:
        return work(task), None
    except Exception as fault:
        return None, fault
