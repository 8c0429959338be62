"""The values behind the lines of a record that are not actions or results of the engine, and what can be wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from pinochle_qt.engine.actions import SeatAction
from pinochle_qt.engine.people import seating
from pinochle_qt.engine.state import DealResult
from pinochle_qt.names import tidied

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.people import Account, Person
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

AGREEMENT: Final = r"^[a-z0-9_]{1,40}\Z"
"""The names of agreements, of which later versions may know more."""
FORMAT: Final = "pinochle-record"
SUFFIX: Final = ".pinochle"
SHEET_SUFFIX: Final = ".pinochle-sheet"
"""How score sheets of real cards end, which lie among the games."""
LONGEST_TITLE: Final = 60
"""Letters in the title of a game."""


def skill_in(player: str) -> str:
    """Return how well a computer player plays that is named as in a record; empty for a person."""
    return "" if player == "human" else player.removeprefix("computer:")


class SeatSetup(Struct, frozen=True):
    """Who sits at the table; `player` is ``human``, ``random`` or ``computer:`` and a skill."""

    name: str
    player: str

    @property
    def skill(self) -> str:
        """How well a computer player plays; empty for a person."""
        return skill_in(self.player)


class Header(Struct, frozen=True):
    """The first line of a game."""

    program: str
    preset: str
    rules: Rules
    seats: tuple[SeatSetup, ...]
    """Who sits in each seat, in the first deal where people sit out."""
    seed: int
    people: tuple[SeatSetup, ...] = ()
    """All who are at the table, clockwise, where people sit out; otherwise empty."""
    generator: str = ""
    """The name of what makes shuffles of seeds; empty for the one that the program had before it gave a name."""
    commitment: str = ""
    """The name of a hash, a colon and the hash of seed and rules in hexadecimal; empty if nothing was promised."""
    seeds: tuple[int, ...] = ()
    """The keys of the first deals, where they do not follow from `seed`."""
    packs: tuple[tuple[Card, ...], ...] = ()
    """The packs of the first deals, top card first, where they do not follow from a key; an empty one where they do."""
    agreements: tuple[str, ...] = ()
    """By side, the name of what its bids tell; empty if nobody has agreed on anything."""
    title: str = ""
    """What a person calls the game; empty without a name of its own."""
    practice: bool = False
    """Whether it was played on from a deal of another game, to try something: it counts nowhere."""
    undone: tuple[int, ...] = ()
    """The numbers of the deals in which something was taken back, in rising order."""

    @property
    def everybody(self) -> tuple[SeatSetup, ...]:
        """All who are at the table, clockwise."""
        return self.people or self.seats

    @property
    def skills(self) -> tuple[str, ...]:
        """By person, how well a computer player plays; empty for a person."""
        return tuple(setup.skill for setup in self.everybody)

    def can_deal_first(self, dealer: Person) -> bool:
        """Return whether the people in `seats` are those who hold cards when this person deals."""
        seated = seating(self.rules, len(self.everybody), dealer)
        return self.seats == tuple(self.everybody[person] for person in seated)


class DealLine(Struct, frozen=True, rename={"number": "deal"}):
    """The line that starts a deal; `upcard` repeats the last card of the stock or is None."""

    number: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    upcard: Card | None
    widow: tuple[Card, ...]
    target: int
    seated: tuple[Person, ...] = ()
    """The person in each seat, where people sit out."""


class WinnerLine(Struct, frozen=True, rename={"accounts": "winner"}):
    """The line that ends a match."""

    accounts: tuple[Account, ...]


Line: TypeAlias = Header | DealLine | SeatAction | DealResult | WinnerLine


class LineError(Exception):
    """A line that says something wrong: what was found and what was expected, as parts of a sentence."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"found {found}, expected {expected}")
        self.found = found
        self.expected = expected


class NewerVersion(LineError):
    """A header that a newer version of the program has written."""


def title_from(text: str) -> str:
    """Return what somebody calls a game as a header can hold it; empty if nothing is left of it.

    Raises:
        ValueError: it has more than `LONGEST_TITLE` letters.
    """
    title = tidied(text)
    if len(title) > LONGEST_TITLE:
        raise ValueError(f"a title has at most {LONGEST_TITLE} letters")
    return title


class RecordError(Exception):
    """A file that is no good record; `str()` is one sentence with all that helps to mend it.

    The window says it shorter (`ui.words.opening_sentences`).
    """

    path: Path


class RecordUnreadable(RecordError):
    """A file that the system does not let us read."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} cannot be read: {error.strerror or error}.")
        self.path = path
        self.error = error


class RecordFault(RecordError):
    """The first wrong line of a record."""

    def __init__(self, path: Path, line: int, found: str, expected: str) -> None:
        super().__init__(f"{path}, line {line}: found {found}, expected {expected}.")
        self.path = path
        self.line = line
        self.found = found
        self.expected = expected


class NewerRecord(RecordFault):
    """A record that a newer version of the program has written."""


class SeveralGames(RecordFault):
    """A record in which another game begins, where only one can be used."""


def fault_in(path: Path, line: int, error: LineError) -> RecordFault:
    """Return what is wrong with a record where one of its lines is."""
    kind = NewerRecord if isinstance(error, NewerVersion) else RecordFault
    return kind(path, line, error.found, error.expected)
