"""Lessons as stored in `assets/lessons`: a record of the play, and beside it a script of what the coach says.

A script has one JSON object per line: first the subject of the lesson, then its steps. A step refers to lines of the
record to say where it begins, which action is the learner's, and how far the table plays on by itself after that. The
record can hold several games; `"generator":"by-hand"` in each header says that the cards come from no seed. The texts
are in English, and are translated into the current language by `translated(LESSONS, …)`.
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
    "auction",
    "binokel",
    "double_deck",
    "bezique",
)
"""The lessons in order; the number of a lesson is its position here."""
_FOLDER: Final = "lessons"
_WORDS_PER_MINUTE: Final = 200
_SECONDS_PER_ACTION: Final = 6
"""The seconds that a learner needs besides reading, to find the card and to see the trick."""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says to a learner who does something that is allowed but is not the task."""

    when: tuple[str, ...]
    """The cards, or in the bidding `pass`, `help`, `higher` or `lower`."""
    say: str


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: something to read, and usually something to do."""

    title: str
    text: str
    task: str = ""
    """The task; empty if there is only something to read."""
    at: str = ""
    """The subject of the text: `hand` (with or without cards), `seat` and number, `trick`, `stock`, `tile`, `panel`."""
    begin: int = 0
    """The last line of the record read before this step begins; 0 to continue from the previous step."""
    line: int = 0
    """The line with the learner's action; 0 if there is nothing to do at the table."""
    until: int = 0
    """The last line played before the next step; 0 for the learner's own."""
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""
    """What the coach says to every other wrong answer; in a deal that is played out, after a contract is set."""
    done: str = ""
    """Why the answer was right; in a deal that is played out, what the coach says after a contract is made."""
    answers: tuple[str, ...] = ()
    """The choices of a question that is answered on the coach's card."""
    right: int = 0
    """The index of the right answer."""
    is_free: bool = False
    """Whether the rest of the deal is played with the computer players, as in a game."""

    @property
    def is_read_only(self) -> bool:
        """Whether there is nothing to do."""
        return not (self.line or self.answers or self.is_free)

    @property
    def words(self) -> tuple[str, ...]:
        """All texts of the step."""
        texts = (self.title, self.text, self.task, *(each.say for each in self.wrong), self.otherwise, self.done)
        return tuple(each for each in (*texts, *self.answers) if any(letter.isalpha() for letter in each))


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a script."""

    title: str
    line: str
    """What the lesson is about, in a few words."""
    art: tuple[str, ...]
    """The cards that represent it in the list."""
    begin: int
    """The last line of the record read before the first step begins."""
    minutes: int = 0
    """How long it takes, if its texts do not determine that."""
    strip: Literal["none", "trump", "all"] = "all"
    """What the strip shows about the deal: nothing that has not yet been explained."""


class Place(Struct, frozen=True):
    """A position in one of the games of a record, after this many steps."""

    game: int
    position: int


class Lesson(Struct, frozen=True):
    """A lesson with its steps and the games played in it."""

    name: str
    head: _Head
    steps: tuple[LessonStep, ...]
    games: tuple[RecordedGame, ...]

    @property
    def number(self) -> int:
        """Its position among all lessons, counted from 1."""
        return NAMES.index(self.name) + 1

    @property
    def minutes(self) -> int:
        """Roughly how many minutes it takes, at least one."""
        word_count = sum(len(f"{step.text} {step.task} {step.done}".split()) for step in self.steps)
        action_count = sum(not step.is_read_only for step in self.steps)
        return self.head.minutes or max(
            1, round(word_count / _WORDS_PER_MINUTE + action_count * _SECONDS_PER_ACTION / 60)
        )

    def place(self, line: int) -> Place:
        """Return the position after a line of the record.

        Raises:
            ValueError: no action ends with that line.
        """
        lines_read = 0
        for game, recorded in enumerate(self.games):
            lines_read += 1
            for position, step in enumerate(recorded.steps, 1):
                lines_read += len(step.lines)
                if line == lines_read:
                    return Place(game, position)
        raise ValueError(f"no action ends with line {line} of the record of {self.name}")

    def start(self, at: int) -> Place:
        """Return the position at which a step begins."""
        step = self.steps[at]
        if step.begin:
            return self.place(step.begin)
        return self.end(at - 1) if at else self.place(self.head.begin)

    def end(self, at: int) -> Place:
        """Return the position that the table plays on to by itself, after the learner's action in a step."""
        step = self.steps[at]
        last = step.until or step.line
        return self.place(last) if last else self.start(at)

    @property
    def words(self) -> Iterator[str]:
        """All texts of the lesson."""
        return chain((self.head.title, self.head.line), *(step.words for step in self.steps))


class Outline(Struct, frozen=True):
    """What the list of lessons needs to know about a lesson, without reading its games."""

    name: str
    title: str
    line: str
    art: tuple[str, ...]
    steps: int
    minutes: int


@cache
def lesson(name: str) -> Lesson:
    """Return the lesson with a name.

    Raises:
        MissingAsset: its files are missing.
        DamagedAsset: their content is invalid.
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
    """Return the outlines of all lessons for the list.

    Raises:
        MissingAsset: a file is missing.
        DamagedAsset: its content is invalid.
    """
    found = []
    for name in NAMES:
        head, steps = _script(asset(_FOLDER, f"{name}.jsonl"))
        minutes = Lesson(name, head, steps, ()).minutes
        found.append(Outline(name, head.title, head.line, head.art, len(steps), minutes))
    return tuple(found)


def _script(path: Path) -> tuple[_Head, tuple[LessonStep, ...]]:
    try:
        first, *others = path.read_bytes().splitlines()
        return decode(first, type=_Head), tuple(decode(line, type=LessonStep) for line in others)
    except (OSError, ValueError):
        raise DamagedAsset(path) from None
