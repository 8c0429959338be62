"""Lessons as they lie in `assets/lessons`: a record of what is played, and beside it a script of what is said.

A script has one JSON object a line: first what the lesson is about, then its steps. A step tells by lines of the record
where it begins, which action is the learner's, and up to where the table plays on by itself after that. The words are
English and are said in the language in force by `said(LESSONS, …)`.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.json import decode

from pinochle_qt.record.replay import RecordedGame, replay
from pinochle_qt.record.values import SUFFIX, RecordError
from pinochle_qt.resources import DamagedAsset, asset

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LESSONS: Final = "Lessons"
"""The catalog under which translators find the words of lessons."""
NAMES: Final = (
    "cards",
    "tricks",
    "follow",
    "melds",
    "stock",
    "bidding",
    "contract",
    "passing",
    "partner",
    "deal",
)
"""The lessons in their order; the number of a lesson is its place here."""
_FOLDER: Final = "lessons"
_WORDS_A_MINUTE: Final = 200
_SECONDS_A_DEED: Final = 6
"""What a learner needs on top of reading, until the card has been found and the trick seen."""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a learner who does something that is allowed, but is not the task."""

    when: tuple[str, ...]
    """The cards, or one of `pass`, `help`, `higher` and `lower`, where something is bid."""
    say: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: something to read, and as a rule something to do."""

    title: str
    text: str
    task: str = ""
    """What is to be done; empty where there is only something to read."""
    at: str = ""
    """What is spoken of: `hand` with cards or without, `seat` with its number, `trick`, `stock` or `tile`."""
    begin: int = 0
    """The line of the record that has just been read when the step begins; 0 where it goes on from the one before."""
    line: int = 0
    """The line with what the learner is to do; 0 where nothing is to be done at the table."""
    until: int = 0
    """The last line that is played before the next step; 0 for the learner's own."""
    also: tuple[str, ...] = ()
    """Cards that are as good as the one in the record."""
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""
    """What is said to every other answer that is wrong; where a deal is played out, after a contract that fails."""
    done: str = ""
    """Why that was right; where a deal is played out, after a contract that is made."""
    answers: tuple[str, ...] = ()
    """Choices of a question that is answered on the card of the coach."""
    right: int = 0
    """Which of them is right, from 0 on."""
    is_free: bool = False
    """Whether the rest of the deal is played with the computer players, as in a game."""

    @property
    def is_read_only(self) -> bool:
        """Whether there is nothing to do."""
        return not (self.line or self.answers or self.is_free)

    @property
    def words(self) -> tuple[str, ...]:
        """Everything that is said in it."""
        said = (self.title, self.text, self.task, *(each.say for each in self.wrong), self.otherwise, self.done)
        return tuple(each for each in (*said, *self.answers) if any(letter.isalpha() for letter in each))


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a script."""

    title: str
    line: str
    """What it is about, in a few words."""
    art: tuple[str, ...]
    """The cards that stand for it in the list."""
    begin: int
    """The line of the record that has just been read when the first step begins."""
    minutes: int = 0
    """How long it takes, where that does not follow from its words."""
    strip: Literal["none", "trump", "all"] = "all"
    """What the strip tells of the deal: no more than has been explained by then."""


class Place(Struct, frozen=True):
    """A position in one of the games of a record: so many steps of it have been played."""

    game: int
    position: int


class Lesson(Struct, frozen=True):
    """A lesson with its steps and the games that are played in it."""

    name: str
    head: _Head
    steps: tuple[Step, ...]
    games: tuple[RecordedGame, ...]

    @property
    def number(self) -> int:
        """Its place among all lessons, from 1 on."""
        return NAMES.index(self.name) + 1

    @property
    def minutes(self) -> int:
        """About how long it takes, at least one."""
        read = sum(len(f"{step.text} {step.task} {step.done}".split()) for step in self.steps)
        deeds = sum(not step.is_read_only for step in self.steps)
        return self.head.minutes or max(1, round(read / _WORDS_A_MINUTE + deeds * _SECONDS_A_DEED / 60))

    def place(self, line: int) -> Place:
        """Return the position after a line of the record.

        Raises:
            ValueError: there is no position after that line.
        """
        read = 0
        for game, recorded in enumerate(self.games):
            read += 1
            for position, step in enumerate(recorded.steps, 1):
                read += len(step.lines)
                if line == read:
                    return Place(game, position)
        raise ValueError(f"no action ends with line {line} of the record of {self.name}")

    def start(self, at: int) -> Place:
        """Return where a step begins."""
        step = self.steps[at]
        if step.begin:
            return self.place(step.begin)
        return self.end(at - 1) if at else self.place(self.head.begin)

    def end(self, at: int) -> Place:
        """Return how far the table plays on by itself after what is done in a step."""
        step = self.steps[at]
        last = step.until or step.line
        return self.place(last) if last else self.start(at)

    @property
    def words(self) -> Iterator[str]:
        """Everything that is said in it."""
        return chain((self.head.title, self.head.line), *(step.words for step in self.steps))


class Outline(Struct, frozen=True):
    """What the list of lessons needs to know of one; its games are not read for that."""

    name: str
    title: str
    line: str
    art: tuple[str, ...]
    steps: int
    minutes: int


@cache
def lesson(name: str) -> Lesson:
    """Return a lesson by its name.

    Raises:
        MissingAsset: its files are not there.
        DamagedAsset: there is something else in them.
    """
    path = asset(_FOLDER, f"{name}{SUFFIX}")
    head, steps = _script(asset(_FOLDER, f"{name}.jsonl"))
    try:
        games = tuple(replay(path))
    except RecordError:
        raise DamagedAsset(path) from None
    return Lesson(name, head, steps, games)


@cache
def outlines() -> tuple[Outline, ...]:
    """Return all lessons as they are listed.

    Raises:
        MissingAsset: a file is not there.
        DamagedAsset: there is something else in it.
    """
    found = []
    for name in NAMES:
        head, steps = _script(asset(_FOLDER, f"{name}.jsonl"))
        minutes = Lesson(name, head, steps, ()).minutes
        found.append(Outline(name, head.title, head.line, head.art, len(steps), minutes))
    return tuple(found)


def lesson_words() -> Iterator[str]:
    """Yield everything that is said in lessons, for those who translate it."""
    for name in NAMES:
        yield from lesson(name).words


def _script(path: Path) -> tuple[_Head, tuple[Step, ...]]:
    try:
        first, *others = path.read_bytes().splitlines()
        return decode(first, type=_Head), tuple(decode(line, type=Step) for line in others)
    except (OSError, ValueError):
        raise DamagedAsset(path) from None
