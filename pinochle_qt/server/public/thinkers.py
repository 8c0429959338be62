"""The processes in which the computer players of all tables think: a few of them, which tables use in turn."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from pinochle_qt.ai.process.worker import TABLE_SEED, DecisionRequest, WorkerClient

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.server.table import Table, TableQuestion

LONGEST_WAIT: Final = 8.0
"""Seconds after which a table waits no longer for its answer: rules of thumb decide then, as for a lost process."""


class ThoughtOf(NamedTuple):
    """What came of a question."""

    table: Table
    question: TableQuestion
    action: SeatAction | None
    """None if nobody could decide in time."""
    reason: Reason | None = None


class _Asked(NamedTuple):
    """A question of a table, at the front of the queue or in a process."""

    table: Table
    question: TableQuestion
    request: DecisionRequest
    since: float


class _Thinker(Struct):
    """A process and the question that it has."""

    client: WorkerClient
    asked: _Asked | None = None
    number: int = 0


class Thinkers:
    """A bounded number of processes; each table has at most one question at a time, and the oldest comes first."""

    def __init__(self, count: int, make: Callable[[], WorkerClient] = WorkerClient) -> None:
        self._thinkers = [_Thinker(make()) for _ in range(count)]
        self._waiting: OrderedDict[int, _Asked] = OrderedDict()
        """By the identity of the table; whoever has waited longest is first."""
        self._numbers = 0
        self.late = 0
        """How many questions were not answered in time."""

    @property
    def waiting(self) -> int:
        """How many questions no process has yet."""
        return len(self._waiting)

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that run."""
        found = (each.client.process for each in self._thinkers)
        return [process.pid for process in found if process is not None and process.pid is not None]

    def ask(self, table: Table, question: TableQuestion, now: float) -> None:
        """Ask what a computer player decides; `poll` returns the answer. An older question of this table is dropped."""
        former = self._waiting.get(id(table))
        if former is not None and former.question == question:
            return
        if any(each.asked is not None and each.asked[:2] == (table, question) for each in self._thinkers):
            return
        request = DecisionRequest(table.session.observe(question.seat), question.prompt, question.skill, TABLE_SEED)
        since = now if former is None else former.since  # its place in the queue
        self._waiting[id(table)] = _Asked(table, question, request, since)

    def forget(self, table: Table) -> None:
        """Drop the question of a table that is gone."""
        self._waiting.pop(id(table), None)
        for each in self._thinkers:
            if each.asked is not None and each.asked.table is table:
                each.asked = None

    def poll(self, now: float) -> list[ThoughtOf]:
        """Return the answers that have come, and those that take too long as undecided; let free processes go on."""
        found = []
        for each in self._thinkers:
            if each.number:
                found += self._answers(each, now)
        while self._waiting:
            first = next(iter(self._waiting.values()))
            if now - first.since < LONGEST_WAIT:
                break
            found.append(self._given_up(self._next()))
        for each in self._thinkers:
            if not each.number and self._waiting:
                self._numbers += 1
                each.asked, each.number = self._next(), self._numbers
                each.client.send(each.number, each.asked.request)
        return found

    def close(self) -> None:
        """End the processes."""
        for each in self._thinkers:
            each.client.close()

    def _next(self) -> _Asked:
        return self._waiting.popitem(last=False)[1]

    def _answers(self, thinker: _Thinker, now: float) -> list[ThoughtOf]:
        """Return the answer of a process if it has come, or that it takes too long; the process goes on meanwhile."""
        found = []
        for answer in thinker.client.poll():
            if answer.id == thinker.number:
                if thinker.asked is not None:
                    asked = thinker.asked
                    found.append(ThoughtOf(asked.table, asked.question, answer.action, answer.reason))
                thinker.asked, thinker.number = None, 0
        if thinker.asked is not None and now - thinker.asked.since > LONGEST_WAIT:
            found.append(self._given_up(thinker.asked))
            thinker.asked = None
        return found

    def _given_up(self, asked: _Asked) -> ThoughtOf:
        self.late += 1
        return ThoughtOf(asked.table, asked.question, None)
