"""The process that thinks about past decisions, and replays deals with Expert.

It is separate from the process of the computer players at the table, so that they never wait for it, and it has the
lowest priority.
"""

from __future__ import annotations

import contextlib
import sqlite3
import traceback
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from pinochle_qt.ai.player import ExplainingPlayer
from pinochle_qt.ai.process.pipe_client import PipeClient
from pinochle_qt.ai.process.worker import TABLE_SEED
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.likeness import is_same
from pinochle_qt.helper_process import lower_priority, send_message
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.library.opinions import OpinionStore
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.session.review import Review

NICENESS: Final = 19
"""The lowest priority: everything else comes first, including the computer players at the table."""
PATIENCE: Final = 300.0
"""How many seconds the process can be silent before it is replaced; without compiled code, a deal takes minutes."""


class RecallTask(Struct, frozen=True):
    """Asks for what is already known about decisions; the answer is a dict of opinions by key."""

    keys: tuple[str, ...]


class JudgeTask(Struct, frozen=True):
    """Asks for Expert's opinion on a decision; the answer is an `Opinion`."""

    key: str
    observation: Observation
    prompt: Prompt
    done: SeatAction | None
    """None if nobody has decided: then it is what Expert does in the usual time."""


class ThinkTask(Struct, frozen=True):
    """Asks why a computer player did something; the answer is its `Reason`, if it has one and does the same again."""

    key: str
    observation: Observation
    prompt: Prompt
    done: SeatAction
    skill: str


class PlayTask(Struct, frozen=True):
    """Asks how Expert does with a person's cards in a deal of a recorded game.

    The answer is the lead of Expert's side over the best of the others, in points ×10.
    """

    key: str
    path: str
    number: int
    person: Person


Task: TypeAlias = RecallTask | JudgeTask | ThinkTask | PlayTask


def thinking(review: Review, at: int) -> ThinkTask | None:
    """Return the question why a computer player acted as it did at a step.

    Return None if it had no choice, or if no computer player that is known here acted.
    """
    question, step = review.question(at), review.steps[at]
    if question is None or isinstance(step.action, DealCards) or not step.was_free:
        return None
    kind, _, skill = review.seats[question.seat].player.partition(":")
    if kind != "computer" or skill not in SKILLS:
        return None
    return ThinkTask(review.key(at), question.observation, question.prompt, step.action, skill)


class TaskResult(Struct, frozen=True):
    """The process's answer to a task; without a result if nothing could be found out."""

    id: int
    result: dict[str, Opinion] | Opinion | Reason | int | None
    is_over: bool = False
    """Whether the process has died again and again, so that there is no point in asking more."""


class ExpertWorkerClient(PipeClient[Task, TaskResult]):
    """The near end of the process; it never blocks."""

    def __init__(self, store: Path | None) -> None:
        """Prepare to ask; what is found out is saved in the file `store`, if given."""
        store_path = None if store is None else str(store)
        super().__init__(ExpertWorker(store_path), "pinochle-workshop", _given_up, PATIENCE)


def _given_up(task: int) -> TaskResult:
    return TaskResult(task, None, is_over=True)


class ExpertWorker:
    """The far end, in the process."""

    def __init__(self, where: str | None) -> None:
        self._store_path = where

    def __call__(self, pipe: Connection) -> None:
        """Work on tasks until the other end is closed."""
        from pinochle_qt.library.opinions import OpinionFile  # the window imports this module and needs none of that

        lower_priority(NICENESS)
        store_path = None if self._store_path is None else Path(self._store_path)
        with (
            contextlib.suppress(EOFError, OSError, KeyboardInterrupt),
            contextlib.closing(OpinionFile(store_path)) as file,
        ):
            while True:
                number, task = pipe.recv()
                result = None
                try:
                    result = file.ask(partial(worked, task))
                except Exception as error:  # one failed task must not stop the others
                    if not isinstance(error, ValueError):
                        traceback.print_exc()
                send_message(pipe, TaskResult(number, result))


def worked(task: Task, store: OpinionStore) -> dict[str, Opinion] | Opinion | Reason | int | None:
    """Return the result of a task: what is known already, or else newly worked out and stored.

    Raises:
        ValueError: a deal cannot be played this way.
    """
    match task:
        case RecallTask(keys):
            return store.opinions(keys)
        case JudgeTask(key):
            return _judged(task, store, store.opinions([key]).get(key))
        case ThinkTask():
            return thought(task)
        case PlayTask(key):
            return _played(task, store, store.lead(key))


def judged(task: JudgeTask) -> Opinion:
    """Return Expert's opinion on a decision, which is always the same for the same key."""
    from pinochle_qt.ai.judging import judge
    from pinochle_qt.ai.players.levels import make_player

    seed, done = int(task.key[:12], 16), task.done
    if done is None:
        done = make_player("expert", seed).choose(task.observation, task.prompt, None)
    return judge(task.observation, task.prompt, done, seed)


def _judged(task: JudgeTask, store: OpinionStore, known: Opinion | None) -> Opinion:
    if known is None:
        known = judged(task)
        _keep(partial(store.keep, task.key, known))
    return known


def thought(task: ThinkTask) -> Reason | None:
    """Return why a computer player did something; None if it would not do the same again, or gives no reason."""
    from pinochle_qt.ai.players.levels import make_player

    player = make_player(task.skill, TABLE_SEED)
    if not isinstance(player, ExplainingPlayer):
        return None
    decision = player.decide(task.observation, task.prompt, None)
    return decision.reason if is_same(decision.action, task.done) else None


def _played(task: PlayTask, store: OpinionStore, known: int | None) -> int:
    from pinochle_qt.session.duplicate import played_by_expert

    if known is None:
        recorded = _recorded(task.path, _size(task.path))
        known = played_by_expert(recorded, task.number, task.person).lead
        _keep(partial(store.keep_lead, task.key, known))
    return known


def _keep(write: Callable[[], None]) -> None:
    """Store a result; if the disk refuses it, it has to be worked out again another time."""
    with contextlib.suppress(sqlite3.OperationalError):
        write()


def _size(path: str) -> int:
    """Return the size of a file, which shows whether a game has gone on; 0 if it cannot be determined."""
    with contextlib.suppress(OSError):
        return Path(path).stat().st_size
    return 0


@lru_cache(maxsize=1)  # the deals of a game are played one after another
def _recorded(path: str, size: int) -> RecordedGame:
    """Return the game in a record of this size.

    Raises:
        ValueError: it cannot be read.
    """
    del size
    try:
        return replay_one(Path(path))
    except RecordError as error:
        raise ValueError(str(error)) from error
