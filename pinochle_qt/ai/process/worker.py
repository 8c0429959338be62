"""The process in which computer players think: it receives an observation and a prompt as bytes, and nothing else."""

from __future__ import annotations

import contextlib
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from pinochle_qt.ai.process.pipe_client import PipeClient

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from pinochle_qt.ai.decide.bidding.odds_work import OddsWork
    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.ai.player import Player
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

TABLE_SEED: Final = 1
"""The seed of all computer players at a table: they differ by the cards they hold, not by randomness of their own."""
NICENESS: Final = 5
"""The worker's niceness: it leaves the processor to the window whenever both want it."""
PATIENCE: Final = 10.0
"""Seconds that the worker may take to respond before it is replaced: a decision takes less than one, startup a few."""


class DecisionRequest(NamedTuple):
    """A decision that a player of a skill is to make.

    Without a skill, it asks for the odds of bids, as far as they can be found in a moment; asking again yields more.
    """

    observation: Observation
    prompt: Prompt
    skill: str
    seed: int


class DecisionReply(Struct, frozen=True):
    """The worker's answer to the question with this number."""

    id: int
    action: SeatAction | None
    reason: Reason | None = None
    error: str = ""
    """Why it has none, for the log; empty if it has one."""
    is_lost: bool = False
    """Whether the worker has died or stopped responding so often that there is no point in asking again."""
    odds: BidOdds | None = None
    """What is known about them so far; to learn more, the same question is asked again."""


class WorkerClient(PipeClient[DecisionRequest, DecisionReply]):
    """The client end of the worker process; never blocks."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Prepare to ask; `clock` returns the time in seconds, used to give up on a worker that does not respond."""
        super().__init__(serve, "pinochle-worker", _failure_answer, PATIENCE, clock)


def _failure_answer(question: int) -> DecisionReply:
    return DecisionReply(question, None, error="The process of the computer players keeps dying.", is_lost=True)


def serve(pipe: Connection) -> None:
    """Answer questions until the other end is closed."""
    # The window imports this module before its first frame.
    import traceback

    from pinochle_qt.helper_process import lower_priority, send_message

    lower_priority(NICENESS)
    desk = WorkerState()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, question = pipe.recv()
            try:
                answer = desk.answered(number, question)
            except Exception:
                answer = DecisionReply(number, None, error=traceback.format_exc())
            send_message(pipe, answer)


class WorkerState:
    """What is kept between questions: the players that have been asked so far, and the odds in progress."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, int], Player] = {}
        self._work: tuple[DecisionRequest, OddsWork] | None = None

    def answered(self, number: int, asked: DecisionRequest) -> DecisionReply:
        """Answer one question."""
        from pinochle_qt.ai.player import ExplainingPlayer  # needed only in the process where players think

        if not asked.skill:
            return DecisionReply(number, None, odds=self._odds(asked))
        player = self._player(asked.skill, asked.seed)
        if isinstance(player, ExplainingPlayer):
            decision = player.decide(asked.observation, asked.prompt, None)
            return DecisionReply(number, decision.action, decision.reason)
        return DecisionReply(number, player.choose(asked.observation, asked.prompt, None))

    def _player(self, skill: str, seed: int) -> Player:
        from pinochle_qt.ai.players.levels import (
            make_player,  # the window, which imports this module too, needs no player
        )

        if (skill, seed) not in self._players:
            self._players[skill, seed] = make_player(skill, seed)
        return self._players[skill, seed]

    def _odds(self, question: DecisionRequest) -> BidOdds:
        from pinochle_qt.ai.decide.bidding.odds_work import OddsWork
        from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL

        if self._work is None or self._work[0] != question:
            self._work = (
                question,
                OddsWork(question.observation, question.prompt, SKILL_BY_LEVEL["expert"], question.seed),
            )
        return self._work[1].go_on()
