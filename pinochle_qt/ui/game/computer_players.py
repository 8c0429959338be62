"""Queries computer players outside the GUI thread and drops answers that come too late."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ai.process.worker import DecisionRequest
from pinochle_qt.ui.history.process_poller import ProcessPoller
from pinochle_qt.ui.timers import make_timer

if TYPE_CHECKING:
    from pinochle_qt.ai.process.worker import DecisionReply, WorkerClient
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

STAND_IN: Final = "steady"
"""The skill that decides in this process when the worker cannot: it follows rules of thumb and needs no time."""
START_MS = 50
"""Delay before the worker is started, so that the frame that is due is painted first."""


class ComputerPlayers(QObject):
    """The computer players of a match, all run by one worker process.

    Signals:
        answered: the action and its `Reason`, if the player gives one, for the latest question only.
        odds_known: the `Odds` requested last, as far as they are known so far.
        odds_failed: the odds requested last are not going to be known.
        failed: the worker could not answer; why, for the log.
        stood_in: the player that was asked could not decide, so `STAND_IN` is going to answer in its place.
    """

    answered = Signal(object, object)
    odds_known = Signal(object)
    odds_failed = Signal()
    failed = Signal(str)
    stood_in = Signal()

    def __init__(self, client: WorkerClient, seed: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._seed = seed
        self._poller = ProcessPoller(client, self)
        self._poller.answered.connect(self._on_answer)
        self._pending: DecisionRequest | None = None
        """A question that waits for the start of the worker."""
        self._decision: tuple[Observation, Prompt] | None = None
        """The position and question of the pending decision; decisions take precedence over odds."""
        self._is_lost = False
        """Whether the worker is not asked anymore."""
        self._stand_in = make_timer(self, self._decide_here)
        self._odds: tuple[Observation, Prompt] | None = None
        """The position and question whose odds are being computed, as long as more are to come."""
        self._starter = make_timer(self, self._start, START_MS)

    def prepare(self) -> None:
        """Start the worker soon, so that the first decision does not wait for it."""
        self._starter.start()

    def ask(self, skill: str, observation: Observation, prompt: Prompt) -> None:
        """Ask for one decision, and forget any earlier question that is still open."""
        self._decision = observation, prompt
        if self._is_lost:
            self._poller.forget()
            self._stand_in.start(0)
            return
        self._ask(DecisionRequest(observation, prompt, skill, self._seed))

    def ask_odds(self, observation: Observation, prompt: Prompt) -> None:
        """Compute the odds of a bid step by step, whenever no decision is pending."""
        if self._is_lost:
            self.odds_failed.emit()
            return
        self._odds = observation, prompt
        self._request_more_odds()

    def forget(self) -> None:
        """Drop all open questions; answers that still arrive are ignored."""
        self._poller.forget()
        self._decision, self._odds, self._pending = None, None, None
        self._stand_in.stop()

    def trust(self) -> None:
        """Ask the worker again, even if it kept dying before: in another game it may not."""
        self._is_lost = False

    def forget_odds(self) -> None:
        """Stop computing odds."""
        self._odds = None

    def close(self) -> None:
        """End the worker process."""
        self._starter.stop()
        self._poller.forget()
        self._stand_in.stop()
        self._client.close()

    def _ask(self, question: DecisionRequest) -> None:
        self._pending = question
        if self._client.is_running:
            self._send()
        else:
            self.prepare()

    def _request_more_odds(self) -> None:
        """Request more of the odds, unless a decision is pending or all are known."""
        if self._odds is not None and self._decision is None:
            self._ask(DecisionRequest(*self._odds, "", self._seed))

    def _start(self) -> None:
        self._client.start()
        self._send()

    def _send(self) -> None:
        if self._pending is not None:
            question, self._pending = self._pending, None
            self._poller.ask(question)

    def _on_answer(self, answer: DecisionReply) -> None:
        if answer.error:
            self._do_without(answer)
            return
        self._decision = None
        if answer.odds is not None:
            if answer.odds.is_done:
                self._odds = None
            self.odds_known.emit(answer.odds)
        else:
            self.answered.emit(answer.action, answer.reason)
        self._request_more_odds()

    def _do_without(self, answer: DecisionReply) -> None:
        """Let the stand-in decide in place of a worker that could not; odds are left out."""
        self._is_lost = answer.is_lost
        had_odds, self._odds = self._odds is not None, None
        self.failed.emit(answer.error)
        if had_odds:
            self.odds_failed.emit()
        if self._decision is not None:
            self.stood_in.emit()
            self._stand_in.start(0)

    def _decide_here(self) -> None:
        from pinochle_qt.ai.players.policy import Policy  # needed only if the worker fails

        if self._decision is not None:
            (observation, prompt), self._decision = self._decision, None
            decision = Policy().decide(observation, prompt, None)
            self.answered.emit(decision.action, decision.reason)
