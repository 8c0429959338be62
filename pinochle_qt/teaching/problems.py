"""Problems that ship with the program: "What do you play?", with one answer that is clearly the best.

`packaging/problems` finds them in deals played by computer players.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from zlib import crc32

from msgspec import DecodeError, Struct, json

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import parse_compact
from pinochle_qt.resources import DamagedAsset, asset
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.deal_notation import PreparedGame, read_action

if TYPE_CHECKING:
    from datetime import date

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.record.replay import RecordedGame

Kind: TypeAlias = Literal["ending", "auction", "trump", "passing", "stock", "meld"]
FILE: Final = ("problems", "problems.jsonl")


class ProblemAnswer(Struct, frozen=True, omit_defaults=True):
    """One answer to a problem, and its outcome."""

    do: str
    """The action, as a line of a record."""
    cost: float
    """How much smaller the lead is than with the best answer, in points ×10; 0 for the best answer."""
    error: float = 0.0
    """The standard error of `cost`; 0 if nothing was left to chance."""
    best_in: float | None = None
    """Endings: the share of the possible deals in which no other card takes more, from 0 to 1."""
    made: float | None = None
    """How often the current contract, or the contract that the seat would have, is made, from 0 to 1."""
    then: tuple[str, ...] = ()
    """The rest of the deal, with the cards as they really lay."""

    @property
    def action(self) -> SeatAction:
        """The action."""
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
    """The decisions before this one."""
    seat: int
    """The seat that must answer."""
    answers: tuple[ProblemAnswer, ...]
    """The possible answers, best first."""
    deals: int
    """The number of deals in which the answers were compared."""
    missed: tuple[str, ...]
    """The skills of the computer players that give another answer."""
    is_all: bool = False
    """Whether these are all deals that are possible from the seat's point of view, each worked out to its end."""

    @property
    def grade(self) -> int:
        """The difficulty, from 1 to 5: how many of the five levels of computer players miss it."""
        return len(self.missed)

    def played(self, answer: ProblemAnswer | None = None) -> RecordedGame:
        """Return the game up to the question, or, with an answer, to the end of the deal."""
        dealt = DealCards(tuple(map(parse_compact, self.hands)), parse_compact(self.stock), parse_compact(self.widow))
        names = Settings().seats
        seats = [names[(seat - self.seat) % len(self.hands)] for seat in range(len(self.hands))]
        game = PreparedGame(self.preset, tuple(seats), self.dealer, dealt)
        game.take(self.course)
        if answer is not None:
            game.take((answer.do, *answer.then))
        return game.recorded


_DECODER: Final = json.Decoder(Problem)


@lru_cache(maxsize=1)
def problems() -> tuple[Problem, ...]:
    """Return all problems, easiest first.

    Raises:
        MissingAsset: the file is missing.
        DamagedAsset: its content is invalid.
    """
    path = asset(*FILE)
    try:
        return tuple(_DECODER.decode(line) for line in path.read_bytes().splitlines())
    except (OSError, DecodeError) as error:
        raise DamagedAsset(path) from error


def problem_of(day: date) -> Problem:
    """Return the problem of a day, the same everywhere; each comes up once before any comes up again.

    Raises:
        MissingAsset: the file is missing.
        DamagedAsset: its content is invalid.
    """
    mixed = sorted(problems(), key=lambda problem: crc32(problem.id.encode()))
    return mixed[day.toordinal() % len(mixed)]
