"""What a good player would have done at each decision of a finished deal, found out one by one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.likeness import is_same

if TYPE_CHECKING:
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.session.review import Review
    from pinochle_qt.ui.controller import MatchController


class Opinion(NamedTuple):
    """What a good player would have done and why, and whether the person did just that."""

    action: SeatAction
    reason: Reason | None
    is_same: bool


class ReviewAdvice(QObject):
    """Asks about the decision that is looked at first, and then about all others, one at a time.

    Signals:
        came: the index of a step whose opinion is known now.
    """

    came = Signal(int)

    def __init__(self, review: Review, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._review = review
        self._controller = controller
        self._known: dict[int, Opinion] = {}
        self._asked: int | None = None
        self._wanted = 0

    @property
    def known(self) -> dict[int, Opinion]:
        """The opinions that have come so far, by the index of their step."""
        return self._known

    def want(self, at: int) -> None:
        """Ask about this step next, if a person decided there, and then about those after it."""
        self._wanted = at
        self._ask_next()

    def close(self) -> None:
        """Ask no more."""
        self._controller.drop_opinion()

    def _ask_next(self) -> None:
        """Ask the next question; one that is being thought about comes to its end first."""
        if self._asked is not None:
            return
        missing = [at for at in self._review.choices if at not in self._known]
        ahead = [at for at in missing if at >= self._wanted]
        at = next(iter(ahead or missing), None)
        question = None if at is None else self._review.question(at)
        if at is not None and question is not None:
            self._asked = at
            self._controller.ask_opinion(question.observation, question.prompt, partial(self._take, at))

    def _take(self, at: int, action: SeatAction, reason: Reason | None) -> None:
        self._asked = None
        done = self._review.steps[at].action
        same = not isinstance(done, DealCards) and is_same(action, done)
        self._known[at] = Opinion(action, reason, same)
        self.came.emit(at)
        self._ask_next()
