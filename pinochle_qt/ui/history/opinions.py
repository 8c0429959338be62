"""Expert's opinions on decisions and finished deals, worked out in the background and never twice."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from pinochle_qt.ai.opinion import Opinion
from pinochle_qt.ai.reasons import Reason
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.library.expert_worker import JudgeTask, PlayTask, RecallTask, ThinkTask, thinking
from pinochle_qt.ui.history.process_poller import ProcessPoller
from pinochle_qt.ui.timers import make_timer

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from pinochle_qt.library.expert_worker import ExpertWorkerClient, Task, TaskResult
    from pinochle_qt.library.hands import Hand
    from pinochle_qt.session.review import Review

IDLE_MS: Final = 30_000
"""How long the process is kept when there is nothing left to do."""


class _UnderReview(Struct):
    """A deal under review."""

    review: Review
    missing: list[int]
    """The steps still to be judged, in this order."""
    wanted: int | None = None
    """The step of a computer player that is shown, as long as its reason is not known and has not been requested."""
    is_recalled: bool = False
    """Whether the opinions already on disk have been requested."""


class Opinions(QObject):
    """Gives tasks to a process of its own, one at a time; a deal under review comes before whole deals to play.

    Signals:
        judged: the key (`Review.key`) of a decision, and the `Opinion` on it.
        thought: the key of a decision of a computer player, and its `Reason`.
        unknown: the key of a decision that could not be judged.
        played: the key of a deal (`Hand.key`), and how much more Expert's side scored than the best of the others, ×10.
    """

    judged = Signal(str, object)
    thought = Signal(str, object)
    unknown = Signal(str)
    played = Signal(str, int)

    def __init__(self, client: ExpertWorkerClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._known: dict[str, Opinion] = {}
        self._reasons: dict[str, Reason | None] = {}
        self._under_review: _UnderReview | None = None
        self._judgments: deque[JudgeTask] = deque()
        self._plays: deque[PlayTask] = deque()
        self._task: Task | None = None
        self._poller = ProcessPoller(client, self)
        self._poller.answered.connect(self._on_answer)
        self._idle_timer = make_timer(self, client.close, IDLE_MS)

    # ---- decisions -------------------------------------------------------------------------------------------------

    def look(self, review: Review, first: int = 0) -> None:
        """Judge all decisions of people in a deal that can be judged, first those from the step `first` on.

        If a computer player decided at that step, its reason comes before everything else. Another call, with the same
        review or another, only changes what comes next.
        """
        if self._under_review is None or self._under_review.review is not review:
            self._under_review = _UnderReview(review, [])
            self._forget_all_but(review)
        unjudged = [at for at in review.choices if review.key(at) not in self._known]
        self._under_review.missing = sorted(unjudged, key=lambda at: (at < first, at))
        self._under_review.wanted = None if review.key(first) in self._reasons else first
        self._interrupt_play()
        self._send_next()

    def leave(self) -> None:
        """End the review; the task in progress is finished, and its result kept."""
        self._under_review = None

    def on(self, key: str) -> Opinion | None:
        """Return the opinion on a decision in the deal under review; None as long as it has not been judged."""
        return self._known.get(key)

    def thought_of(self, key: str) -> Reason | None:
        """Return a computer player's reason; None as long as it is unknown, or if it would not decide so again."""
        return self._reasons.get(key)

    @property
    def is_busy(self) -> bool:
        """Whether some decisions of the deal under review have not been judged yet."""
        return self._under_review is not None and bool(self._under_review.missing)

    def judge(self, task: JudgeTask) -> None:
        """Judge one decision outside any review, before everything else."""
        self._judgments.append(task)
        self._interrupt_play()
        self._send_next()

    def forget(self, key: str) -> None:
        """Do without the opinion on a decision outside any review, even if it is being worked out."""
        self._judgments = deque(each for each in self._judgments if each.key != key)
        if isinstance(self._task, JudgeTask) and self._task.key == key:
            self._client.close()
            self._poller.forget()
            self._task = None
            self._send_next()

    # ---- whole deals -----------------------------------------------------------------------------------------------

    def play(self, path: Path, deals: Iterable[Hand]) -> None:
        """Have Expert play these deals of a game in the player's place, after all earlier requests."""
        waiting = {each.key for each in self._plays}
        if isinstance(self._task, PlayTask):
            waiting.add(self._task.key)
        new = [each for each in deals if each.key and each.key not in waiting]
        self._plays += [PlayTask(each.key, str(path), each.deal, each.person) for each in new]
        self._send_next()

    @property
    def waiting(self) -> int:
        """The number of deals that Expert has yet to finish."""
        return len(self._plays) + isinstance(self._task, PlayTask)

    def close(self) -> None:
        """End the process; only the task in progress is lost."""
        self._under_review, self._task = None, None
        self._judgments.clear()
        self._plays.clear()
        self._poller.forget()
        self._idle_timer.stop()
        self._client.close()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _interrupt_play(self) -> None:
        """Interrupt the playing of a whole deal, so that nobody at the screen waits for it."""
        if isinstance(self._task, PlayTask):
            self._client.close()
            self._poller.forget()
            self._plays.appendleft(self._task)
            self._task = None

    def _send_next(self) -> None:
        """Send the next task to the process, if it is idle."""
        if self._task is not None:
            return
        self._task = self._next()
        if self._task is None:
            self._idle_timer.start()
            return
        self._idle_timer.stop()
        self._poller.ask(self._task)

    def _next(self) -> Task | None:
        if self._judgments:
            return self._judgments.popleft()
        current = self._under_review
        if current is not None and current.wanted is not None:
            at, current.wanted = current.wanted, None
            task = thinking(current.review, at)
            if task is not None:
                return task
        while current is not None and current.missing:
            if not current.is_recalled:
                current.is_recalled = True
                return RecallTask(tuple(map(current.review.key, current.missing)))
            at = current.missing[0]
            question, action, key = current.review.question(at), current.review.steps[at].action, current.review.key(at)
            if question is not None and not isinstance(action, DealCards) and key not in self._known:
                return JudgeTask(key, question.observation, question.prompt, action)
            current.missing.pop(0)
        return self._plays.popleft() if self._plays else None

    def _on_answer(self, answer: TaskResult) -> None:
        if self._task is not None:
            task, self._task = self._task, None
            self._take_result(task, answer)
            if answer.is_over:
                self._give_up()
            self._send_next()

    def _take_result(self, task: Task, answer: TaskResult) -> None:
        match task, answer.result:
            case RecallTask(), dict() as found:
                for key, opinion in found.items():
                    self._record_opinion(key, opinion)
            case JudgeTask(key), Opinion() as opinion:
                self._record_opinion(key, opinion)
            case JudgeTask(key), _:
                self._cross_off(key)
                self.unknown.emit(key)
            case ThinkTask(key), (Reason() | None) as reason:
                self._reasons[key] = reason
                if reason is not None:
                    self.thought.emit(key, reason)
            case PlayTask(key), int() as lead:
                self.played.emit(key, lead)

    def _give_up(self) -> None:
        """Drop everything that has been requested so far, because the process has died repeatedly."""
        self._plays.clear()
        while self._judgments:
            self.unknown.emit(self._judgments.popleft().key)
        if self._under_review is not None:
            unjudged, self._under_review.missing = self._under_review.missing, []
            for at in unjudged:
                self.unknown.emit(self._under_review.review.key(at))

    def _forget_all_but(self, review: Review) -> None:
        """Keep results for one deal only: other opinions are on disk, and other reasons can be worked out again."""
        keys = set(map(review.key, range(len(review.steps))))
        self._known = {key: opinion for key, opinion in self._known.items() if key in keys}
        self._reasons = {key: reason for key, reason in self._reasons.items() if key in keys}

    def _record_opinion(self, key: str, opinion: Opinion) -> None:
        if self._under_review is not None:
            self._known[key] = opinion
        self._cross_off(key)
        self.judged.emit(key, opinion)

    def _cross_off(self, key: str) -> None:
        """Remove a decision from those still to be judged."""
        current = self._under_review
        if current is not None:
            current.missing = [at for at in current.missing if current.review.key(at) != key]
