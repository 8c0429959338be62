"""Notices cards that cost points while a deal of a lesson is played, and says what would have been better."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.actions import Play
from pinochle_qt.library.expert_worker import JudgeTask
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import reason_line
from pinochle_qt.words.rooms.learning import LessonWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.history.opinions import Opinions

_MIN_COST: Final = 8.0
"""The cost in ×10 points from which a mistake is worth mentioning to somebody who plays a first deal."""


class MistakeWatch(QObject):
    """Lets Expert, who knows no more than the learner, judge one card after another.

    Signals:
        mistaken: what the last card cost and what would have been better, as a text.
    """

    mistaken = Signal(str)

    def __init__(self, opinions: Callable[[], Opinions], parent: QObject) -> None:
        """Ask for judgments; `opinions` returns their source, made on first use."""
        super().__init__(parent)
        self._opinions = opinions
        self._is_listening = False
        self._pending: JudgeTask | None = None

    def consider(self, observation: Observation, prompt: Prompt, action: Action) -> None:
        """Have a card judged that is about to be played; the judgment of an earlier card is no longer reported."""
        self._pending = None
        if not isinstance(action, Play) or not prompt.has_choice:
            return
        opinions = self._opinions()
        if not self._is_listening:
            self._is_listening = True
            opinions.judged.connect(self._on_judged)
        key = sha256(repr((observation, action)).encode()).hexdigest()
        self._pending = JudgeTask(key, observation, prompt, action)
        opinions.judge(self._pending)

    def forget(self) -> None:
        """Ignore the judgment that is still to come."""
        self._pending = None

    def _on_judged(self, key: str, opinion: Opinion) -> None:
        pending = self._pending
        if pending is None or pending.key != key or opinion.cost < _MIN_COST:
            return
        done, better = pending.done, opinion.action
        if isinstance(done, Play) and isinstance(better, Play):
            rules = pending.observation.rules
            points = text.points(round(opinion.cost), rules)
            sentence = LessonWord.COSTLY(done=text.card(done.card), points=points, better=text.card(better.card))
            why = "" if opinion.reason is None else reason_line(opinion.reason, rules)
            self.mistaken.emit(f"{sentence} {why}".strip())
