"""The process in which computer players think: it receives bytes of an observation and a prompt, and nothing else.

It is no `ProcessPoolExecutor` of one process. Such a pool can end a worker that is silent only from Python 3.14 on, and
one that died leaves it broken, so that patience, restart and the question to be asked again would still be ours. It
also costs the window two threads, 1.2 MiB, about 80 ms of processor time at the start, and a quarter of a millisecond
for each question where a pipe takes a twentieth of one.
"""

from __future__ import annotations

import contextlib
import os
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.player import ExplainingPlayer

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from pinochle_qt.ai.player import Player
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

    _Request = tuple[Observation, Prompt, str, int]

NICENESS: Final = 5
"""The worker leaves the processor to the window whenever both want it."""
MOST_RESTARTS: Final = 3
PATIENCE: Final = 10.0
"""How many seconds the worker may be silent before it is replaced: a decision takes less than one, a start a few.

After each replacement it is twice as long, because the machine may merely be slow.
"""
BURIAL: Final = 1.0
"""How long the end of a killed process is waited for; it comes at once, unless the system itself holds it."""


class Answer(Struct, frozen=True):
    """What the worker says to the question with this number; `error` is a sentence if it could not decide."""

    id: int
    action: SeatAction | None
    reason: Reason | None = None
    error: str = ""


class WorkerClient:
    """The near end of the worker process; never blocks."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Prepare to ask; `clock` returns the seconds used to give up on a silent worker."""
        self._clock = clock
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: tuple[int, _Request] | None = None
        self._asked: int | None = None
        """The question that the worker has; the next one waits for its answer, or a full pipe would block."""
        self._asked_at = 0.0
        self._restarts = 0

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start the process if it does not run."""
        if self.is_running:
            return
        import multiprocessing

        self._release()
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        process = context.Process(target=serve, args=(far,), name="pinochle-worker", daemon=True)
        process.start()
        far.close()
        self._process, self._pipe = process, near

    def ask(self, question: int, observation: Observation, prompt: Prompt, skill: str, seed: int) -> None:
        """Send a question; its answer comes from `poll`."""
        request = observation, prompt, skill, seed
        self._open = (question, request)
        if self._asked is None or not self.is_running:
            self._send(question, request)

    def poll(self) -> list[Answer]:
        """Return the answers that have come; a worker that died or fell silent is replaced and asked again."""
        answers: list[Answer] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                answers.append(self._pipe.recv())
                self._asked = None
        except (EOFError, OSError):
            self._restart(answers)
        if self._open is not None and any(answer.id == self._open[0] for answer in answers):
            self._open = None
            self._restarts = 0
        elif self._open is not None and (not self.is_running or self._is_silent):
            self._restart(answers)
        elif self._open is not None and self._asked is None:
            self._send(*self._open)
        return answers

    def close(self) -> None:
        """End the process."""
        self._open = None
        self._release()

    @property
    def _is_silent(self) -> bool:
        waited = self._clock() - self._asked_at
        return self._asked is not None and waited > PATIENCE * 2**self._restarts

    def _send(self, question: int, request: _Request) -> None:
        self.start()
        self._asked, self._asked_at = question, self._clock()
        if self._pipe is not None:
            with contextlib.suppress(OSError):  # a dead worker is noticed by `poll`
                self._pipe.send((question, request))

    def _restart(self, answers: list[Answer]) -> None:
        question = self._open
        self._release()
        if question is None:
            return
        self._restarts += 1
        if self._restarts > MOST_RESTARTS:
            self._open = None
            self._restarts = 0
            answers.append(Answer(question[0], None, error="The computer players have stopped; undo or start again."))
            return
        self._send(*question)

    def _release(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()  # it has nothing to tidy up, and one that is stopped would not hear a milder word
            self._process.join(BURIAL)
            with contextlib.suppress(ValueError):  # it is not gone yet, and whoever leaves does not wait for it
                self._process.close()
            self._process = None
            self._asked = None


def serve(pipe: Connection) -> None:
    """Answer questions until the other end is closed."""
    from pinochle_qt.ai.levels import make_player  # the window, which imports this module too, needs no player

    with contextlib.suppress(OSError, AttributeError):  # not every system knows priorities
        os.nice(NICENESS)
    players: dict[tuple[str, int], Player] = {}
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            question, (observation, prompt, skill, seed) = pipe.recv()
            player = players.get((skill, seed))
            if player is None:
                player = players[skill, seed] = make_player(skill, seed)
            pipe.send(_answered(question, observation, prompt, player))


def _answered(question: int, observation: Observation, prompt: Prompt, player: Player) -> Answer:
    if isinstance(player, ExplainingPlayer):
        decision = player.decide(observation, prompt, None)
        return Answer(question, decision.action, decision.reason)
    return Answer(question, player.choose(observation, prompt, None))
