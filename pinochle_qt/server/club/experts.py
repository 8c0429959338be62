"""What four Experts make of the boards of a club night, worked out beside the play in a process of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from pinochle_qt.helper_process import lower_priority
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.duplicate import played_by_experts
from pinochle_qt.session.tasks.processes import ProcessLost, TaskProcess

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

_NICENESS: Final = 19
"""The lowest priority: the computer players at the tables come first."""
_MOST_LOST: Final = 3
"""How many processes may be lost before nothing more is worked out."""


class ExpertTask(Struct, frozen=True):
    """A board for Experts."""

    board: int
    rules: Rules
    key: int
    """Of its cards."""
    dealer: Seat


class Experts(Protocol):
    """Whoever knows what Experts make of boards."""

    def want(self, tasks: Iterable[ExpertTask]) -> None:
        """Begin with these boards, unless that has been done."""

    def poll(self) -> dict[int, int]:
        """Return what has been worked out since the last time: the lead of North and South, ×10, by board."""

    def close(self) -> None:
        """Stop."""


def lead_of_experts(task: ExpertTask) -> int:
    """Return the lead of North and South, ×10, where Experts play a board at all places."""
    lower_priority(_NICENESS)
    result = played_by_experts(task.rules, Shuffles.fresh([task.key]).pack(task.rules, 1), task.dealer)
    return result.score[0] - result.score[1]


class ExpertProcess:
    """Lets Experts play boards in a process that never keeps the tables waiting."""

    def __init__(self) -> None:
        self._process = TaskProcess(lead_of_experts)
        self._asked: dict[int, ExpertTask] = {}
        self._wanted: set[int] = set()
        self._lost = 0

    def want(self, tasks: Iterable[ExpertTask]) -> None:
        """Begin with these boards, unless that has been done."""
        for task in tasks:
            if task.board not in self._wanted:
                self._wanted.add(task.board)
                self._asked[task.board] = task
                self._give(task)

    def poll(self) -> dict[int, int]:
        """Return what has been worked out since the last time: the lead of North and South, ×10, by board."""
        found: dict[int, int] = {}
        try:
            while self._process.busy and self._process.pipe.poll():
                board, lead, fault = self._process.take()
                self._asked.pop(board, None)
                if fault is None:
                    found[board] = lead
        except (ProcessLost, OSError):
            self._begin_again()
        return found

    def close(self) -> None:
        """End the process."""
        self._process.end()

    def _give(self, task: ExpertTask) -> None:
        try:
            self._process.give(task.board, task)
        except ProcessLost:
            self._begin_again()

    def _begin_again(self) -> None:
        """Ask another process for what is missing; without one, standings are by match points alone."""
        self._lost += 1
        self._process.end()
        self._process = TaskProcess(lead_of_experts)
        if self._lost <= _MOST_LOST:
            for task in list(self._asked.values()):
                self._give(task)
