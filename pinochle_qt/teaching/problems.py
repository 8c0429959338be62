"""Problems that ship with the program: "What do you play?", with one answer that is clearly the best.

`packaging/problems` finds them in deals that computer players have played.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from zlib import crc32

from msgspec import DecodeError, Struct, json

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.resources import DamagedAsset, asset
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.course import PreparedGame, cards_read, read_action

if TYPE_CHECKING:
    from datetime import date

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.record.replay import RecordedGame

Kind: TypeAlias = Literal["ending", "auction", "trump", "passing", "stock", "meld"]
FILE: Final = ("problems", "problems.jsonl")


class Answer(Struct, frozen=True, omit_defaults=True):
    """One answer to a problem, and what becomes of it."""

    do: str
    """What is done, as a line of a record."""
    cost: float
    """By how much it is worse than the best answer, in points ×10 of lead; 0 for the best one."""
    error: float = 0.0
    """The standard error of `cost`; 0 where nothing was left to chance."""
    best_in: float | None = None
    """Endings: in which part of the hands that are possible no other card takes more, from 0 to 1."""
    made: float | None = None
    """How often the contract is made that is played for, or would be the seat's own; from 0 to 1."""
    then: tuple[str, ...] = ()
    """How the deal goes on to its end, with the cards as they really lay."""

    @property
    def action(self) -> SeatAction:
        """What is done."""
        return read_action(self.do)


class Problem(Struct, frozen=True, omit_defaults=True):
    """A position in the first deal of a match."""

    id: str
    kind: Kind
    preset: str
    dealer: int
    hands: tuple[str, ...]
    stock: str
    widow: str
    course: tuple[str, ...]
    """What was decided before."""
    seat: int
    """Who is to answer."""
    answers: tuple[Answer, ...]
    """What can be answered, the best first."""
    deals: int
    """In how many deals the answers were compared."""
    missed: tuple[str, ...]
    """The skills of the computer players that answer otherwise."""
    is_all: bool = False
    """Whether these are all deals that are possible for the seat, and each was worked out to its end."""

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5: how many of the five levels of computer players miss it."""
        return len(self.missed)

    def played(self, answer: Answer | None = None) -> RecordedGame:
        """Return the game up to the question, or with an answer to the end of the deal."""
        dealt = DealCards(tuple(map(cards_read, self.hands)), cards_read(self.stock), cards_read(self.widow))
        names = Settings().seats
        seats = [names[(seat - self.seat) % len(self.hands)] for seat in range(len(self.hands))]
        game = PreparedGame(self.preset, tuple(seats), self.dealer, dealt)
        game.take(self.course)
        if answer is not None:
            game.take((answer.do, *answer.then))
        return game.recorded


_LINES: Final = json.Decoder(Problem)


@lru_cache(maxsize=1)
def problems() -> tuple[Problem, ...]:
    """Return all problems, the easy ones first.

    Raises:
        MissingAsset: the file is not there.
        DamagedAsset: it holds something else.
    """
    path = asset(*FILE)
    try:
        return tuple(_LINES.decode(line) for line in path.read_bytes().splitlines())
    except (OSError, DecodeError) as error:
        raise DamagedAsset(path) from error


def problem_of(day: date) -> Problem:
    """Return the problem of a day, the same everywhere: all come once before one comes again.

    Raises:
        MissingAsset: the file is not there.
        DamagedAsset: it holds something else.
    """
    mixed = sorted(problems(), key=lambda problem: crc32(problem.id.encode()))
    return mixed[day.toordinal() % len(mixed)]
