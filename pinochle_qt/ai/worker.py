"""The process in which computer players think: it receives bytes of an observation and a prompt, and nothing else."""

from __future__ import annotations

import contextlib
import os
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.pipe_client import PipeClient
from pinochle_qt.ai.player import ExplainingPlayer

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from pinochle_qt.ai.player import Player
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

    _Request = tuple[Observation, Prompt, str, int]

TABLE_SEED: Final = 1
"""The seed of all computer players at a table: they differ by the cards they hold, not by chance of their own."""
NICENESS: Final = 5
"""The worker leaves the processor to the window whenever both want it."""
PATIENCE: Final = 10.0
"""How many seconds the worker may be silent before it is replaced: a decision takes less than one, a start a few."""


class Answer(Struct, frozen=True):
    """What the worker says to the question with this number; `error` is a sentence if it could not decide."""

    id: int
    action: SeatAction | None
    reason: Reason | None = None
    error: str = ""


class WorkerClient(PipeClient["_Request", Answer]):
    """The near end of the worker process; never blocks."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Prepare to ask; `clock` returns the seconds used to give up on a silent worker."""
        super().__init__(serve, "pinochle-worker", _given_up, PATIENCE, clock)

    def ask(self, question: int, observation: Observation, prompt: Prompt, skill: str, seed: int) -> None:
        """Send a question; its answer comes from `poll`."""
        self.send(question, (observation, prompt, skill, seed))


def _given_up(question: int) -> Answer:
    return Answer(question, None, error="The computer players have stopped; undo or start again.")


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
