"""The client end of a process that answers questions one by one, and is replaced when it dies or stops responding.

It is not a `ProcessPoolExecutor` with one process. Such a pool can end an unresponsive worker only from Python 3.14 on,
and a worker that died leaves it broken, so that timeouts, restarts and repeating the question would still be up to us.
It also costs the window two threads, 1.2 MiB, about 80 ms of processor time at startup, and a quarter of a millisecond
per question where a pipe takes a twentieth of one.
"""

from __future__ import annotations

import contextlib
from time import monotonic
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

MOST_RESTARTS: Final = 3
BURIAL: Final = 1.0
"""Seconds to wait for the end of a killed process; it comes at once, unless the system itself holds it up."""


class Numbered(Protocol):
    """An answer that says which question it belongs to."""

    @property
    def id(self) -> int:
        """The number of the question."""


Request = TypeVar("Request")
Reply = TypeVar("Reply", bound=Numbered)


class PipeClient(Generic[Request, Reply]):
    """The client end of a process; never blocks."""

    def __init__(
        self,
        target: Callable[[Connection], None],
        name: str,
        given_up: Callable[[int], Reply],
        patience: float,
        clock: Callable[[], float] = monotonic,
        most_restarts: int = MOST_RESTARTS,
    ) -> None:
        """Prepare to ask a process that runs `target`, which receives the number of each question and the question.

        `given_up` creates the answer to a question for which the process has repeatedly died or stopped responding.
        `patience` is how many seconds it may take to respond before it is replaced; this doubles with each replacement,
        because the machine may merely be slow. `clock` returns the time in seconds for that.
        `most_restarts` is how often the process is replaced before it is given up.
        """
        self._target = target
        self._name = name
        self._failure_reply = given_up
        self._patience = patience
        self._clock = clock
        self._most_restarts = most_restarts
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self._pending: tuple[int, Request] | None = None
        self._in_progress: int | None = None
        """The question that the worker has; the next one waits for its answer, as a full pipe would block."""
        self._sent_at = 0.0
        self._restarts = 0

    @property
    def is_running(self) -> bool:
        """Whether the process is alive."""
        return self.process is not None and self.process.is_alive()

    def start(self) -> None:
        """Start the process if it is not running; if the system has no space for it, `poll` notices that it is gone."""
        if self.is_running:
            return
        import multiprocessing

        from pinochle_qt.helper_process import quiet_start

        self._release()
        context = multiprocessing.get_context("spawn")
        with contextlib.suppress(OSError):
            near, far = context.Pipe()
            process = context.Process(target=self._target, args=(far,), name=self._name, daemon=True)
            with quiet_start():
                process.start()
            far.close()
            self.process, self.pipe = process, near

    def send(self, question: int, request: Request) -> None:
        """Ask a question; its answer comes from `poll`. A question still open is dropped, though it may be answered."""
        self._pending = (question, request)
        if self._in_progress is None or not self.is_running:
            self._send(question, request)

    def poll(self) -> list[Reply]:
        """Return the answers that have arrived; replace a worker that died or stopped responding, and ask it again."""
        answers: list[Reply] = []
        try:
            while self.pipe is not None and self.pipe.poll():
                answers.append(self.pipe.recv())
                self._in_progress = None
        except (EOFError, OSError):
            self._restart(answers)
        if self._pending is not None and any(answer.id == self._pending[0] for answer in answers):
            self._pending = None
            self._restarts = 0
        elif self._pending is not None and (not self.is_running or self._is_silent):
            self._restart(answers)
        elif self._pending is not None and self._in_progress is None:
            self._send(*self._pending)
        return answers

    def close(self) -> None:
        """End the process."""
        self._pending = None
        self._release()

    @property
    def _is_silent(self) -> bool:
        waited = self._clock() - self._sent_at
        return self._in_progress is not None and waited > self._patience * 2**self._restarts

    def _send(self, question: int, request: Request) -> None:
        self.start()
        self._in_progress, self._sent_at = question, self._clock()
        if self.pipe is not None:
            from pinochle_qt.helper_process import send_message

            with contextlib.suppress(OSError):  # `poll` notices a dead worker
                send_message(self.pipe, (question, request))

    def _restart(self, answers: list[Reply]) -> None:
        question = self._pending
        self._release()
        if question is None:
            return
        self._restarts += 1
        if self._restarts > self._most_restarts:
            self._pending = None
            self._restarts = 0
            answers.append(self._failure_reply(question[0]))
            return
        self._send(*question)

    def _release(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()  # it has nothing to clean up, and would not respond to a gentler signal while stopped
            self.process.join(BURIAL)
            with contextlib.suppress(ValueError):  # it may not be gone yet, and quitting does not wait for it
                self.process.close()
            self.process = None
            self._in_progress = None
