"""A stand-in for Expert's process: it answers at once, and says that every computer player could spare its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.reasons import Why
from pinochle_qt.library.expert_worker import JudgeTask, TaskResult, ThinkTask

if TYPE_CHECKING:
    from pinochle_qt.library.expert_worker import Task

COST = 180.0


class QuickWorkshop:
    """A stand-in for the process that judges every second action to be a mistake, and all others right."""

    def __init__(self) -> None:
        self.asked: list[JudgeTask] = []
        self._answers: list[TaskResult] = []

    def send(self, number: int, task: Task) -> None:
        """Answer at once."""
        if isinstance(task, ThinkTask):
            self._answers.append(TaskResult(number, Why.SPARE.because()))
            return
        if not isinstance(task, JudgeTask):
            self._answers.append(TaskResult(number, {}))
            return
        self.asked.append(task)
        done = task.done or Policy().choose(task.observation, task.prompt, None)
        others = [each for each in task.prompt.choices if each != done]
        if len(self.asked) % 2 and others and task.done is not None:
            rows = (Alternative(others[0], 50.0, 0.0, 0.0), Alternative(done, 50.0 - COST, COST, 10.0))
            opinion = Opinion(others[0], None, done, is_same=False, rows=rows, deals=100)
        else:
            opinion = Opinion(done, None, done, is_same=True)
        self._answers.append(TaskResult(number, opinion))

    def poll(self) -> list[TaskResult]:
        """Return the answers since the last call."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Do nothing: there is no process."""
