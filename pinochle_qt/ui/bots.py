"""Queries computer players outside the GUI thread and drops answers that come too late."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.worker import WorkerClient
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

POLL_MS = 15
"""How often the worker is polled while it thinks; well below what a player notices."""
START_MS = 50
"""Delay before the worker is started, so that the frame that is due is painted first."""


class Bots(QObject):
    """The computer players of a match, all run by one worker process.

    Signals:
        answered: the action and its `Reason`, if the player gives one, for the latest question only.
        odds_known: the `Odds` requested last, as far as they are known so far.
        failed: the worker could not be started or kept dying; one sentence for the user.
    """

    answered = Signal(object, object)
    odds_known = Signal(object)
    failed = Signal(str)

    def __init__(self, client: WorkerClient, seed: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._seed = seed
        self._question = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)
        self._pending_request: Callable[[], None] | None = None
        self._is_deciding = False
        """Whether a decision is pending; decisions take precedence over odds."""
        self._odds: tuple[Observation, Prompt] | None = None
        """The position and question whose odds are being computed, as long as more are to come."""
        self._starter = QTimer(self)
        self._starter.setInterval(START_MS)
        self._starter.setSingleShot(True)
        self._starter.timeout.connect(self._start)

    def prepare(self) -> None:
        """Start the worker soon, so that the first decision does not wait for it."""
        self._starter.start()

    def ask(self, skill: str, observation: Observation, prompt: Prompt) -> None:
        """Ask for one decision, and forget any earlier question that is still open."""
        self._is_deciding = True
        self._ask(partial(self._client.ask, self._next_number(), observation, prompt, skill, self._seed))

    def ask_odds(self, observation: Observation, prompt: Prompt) -> None:
        """Compute the odds of a bid step by step, whenever no decision is pending."""
        self._odds = observation, prompt
        self._request_more_odds()

    def forget(self) -> None:
        """Drop all open questions; answers that still arrive are ignored."""
        self._next_number()
        self._is_deciding, self._odds, self._pending_request = False, None, None
        self._timer.stop()

    def forget_odds(self) -> None:
        """Stop computing odds."""
        self._odds = None

    def close(self) -> None:
        """End the worker process."""
        self._starter.stop()
        self._timer.stop()
        self._client.close()

    def _next_number(self) -> int:
        """Return the number of a new question; answers to earlier ones are no longer expected."""
        self._question += 1
        return self._question

    def _ask(self, question: Callable[[], None]) -> None:
        self._pending_request = question
        if self._client.is_running:
            self._send()
        else:
            self.prepare()

    def _request_more_odds(self) -> None:
        """Request more of the odds, unless a decision is pending or all are known."""
        if self._odds is not None and not self._is_deciding:
            self._ask(partial(self._client.ask_odds, self._next_number(), *self._odds, self._seed))

    def _start(self) -> None:
        self._client.start()
        self._send()

    def _send(self) -> None:
        if self._pending_request is not None:
            self._pending_request()
            self._pending_request = None
            self._timer.start()

    def _poll(self) -> None:
        for answer in self._client.poll():
            if answer.id != self._question:
                continue
            self._timer.stop()
            self._is_deciding = False
            if answer.error:
                self._odds = None
                self.failed.emit(answer.error)
            elif answer.odds is not None:
                if answer.odds.is_done:
                    self._odds = None
                self.odds_known.emit(answer.odds)
            else:
                self.answered.emit(answer.action, answer.reason)
            self._request_more_odds()
