"""The values of record lines that are not actions or results of the engine, and the errors of records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder, Encoder

from pinochle_qt.engine.actions import SeatAction
from pinochle_qt.engine.people import seating
from pinochle_qt.engine.state import READING, DealResult
from pinochle_qt.names import tidied

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Account, Person, Seat

OWN: Final = "own"
"""What a header writes in place of the name of an agreement that people have made."""
AGREEMENT: Final = r"^[a-z0-9_]{1,40}\Z"
"""The pattern of the names of agreements; later versions may know more of them."""
FORMAT: Final = "pinochle-record"
VERSION: Final = READING
"""The version of the format that new games are written in; every one from 1 on is read."""
SUFFIX: Final = ".pinochle"
SHEET_SUFFIX: Final = ".pinochle-sheet"
"""The extension of score sheets for real cards, which are stored among the games."""
AGREEMENT_SUFFIX: Final = ".pinochle-bids"
"""The extension of agreements about bids."""
LONGEST_TITLE: Final = 60
"""The greatest length of a game's title, in characters."""
LONGEST_LABEL: Final = 60
"""The greatest length of the names of presets, programs, skills and algorithms, in characters."""
Digits = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""256 bits in hexadecimal digits: a secret, or a hash."""
_SORTED: Final = Encoder(order="sorted")
_ENCODER: Final = Encoder()
_PARTS: Final = Decoder(dict[str, Raw])


def line_of(parts: Mapping[str, Any]) -> str:
    """Return these keys and values as a line of a record."""
    return _ENCODER.encode(parts).decode()


def parts_of(line: str) -> dict[str, Any]:
    """Return the keys of a line with their values as they are written, to write it again with some of them changed."""
    return dict(_PARTS.decode(line))


def skill_in(player: str) -> str:
    """Return the skill of a computer player that is named as in a record; empty for a person."""
    return "" if player == "human" else player.removeprefix("computer:")


def rules_text(groups: Mapping[str, Any]) -> str:
    """Return rules as they are hashed for a commitment: JSON in alphabetical order, without own numbers not set."""
    stated = {
        group: {name: value for name, value in options.items() if value is not None or not name.startswith("own_")}
        if isinstance(options, dict)
        else options
        for group, options in groups.items()
    }
    return _SORTED.encode(stated).decode()


class SeatSetup(Struct, frozen=True):
    """Somebody at the table; `player` is ``human``, ``random``, or ``computer:`` and a skill."""

    name: str
    player: str

    @property
    def skill(self) -> str:
        """The skill of a computer player; empty for a person."""
        return skill_in(self.player)


class Header(Struct, frozen=True):
    """The first line of a game."""

    program: str
    preset: str
    rules: Rules
    seats: tuple[SeatSetup, ...]
    """Who sits in each seat; if people sit out, who does in the first deal."""
    seed: int
    people: tuple[SeatSetup, ...] = ()
    """Everybody at the table, clockwise, if people sit out; otherwise empty."""
    generator: str = ""
    """The name of the algorithm that makes shuffles from seeds; empty for the one from before they had names."""
    commitment: str = ""
    """The name of a hash function, a colon, and the hexadecimal hash of seed and rules; empty without a commitment."""
    seeds: tuple[int, ...] = ()
    """The keys of the first deals, if they do not follow from `seed`."""
    packs: tuple[tuple[Card, ...], ...] = ()
    """The packs of the first deals, top card first, if they do not follow from a key; empty for those that do."""
    agreements: tuple[Agreed, ...] = ()
    """By side, the agreement about its bids; empty if there are none."""
    title: str = ""
    """The title that the user gave the game; empty if there is none."""
    practice: bool = False
    """Whether the game was continued from a deal of another game for practice; it doesn't count toward anything."""
    undone: tuple[int, ...] = ()
    """The numbers of the deals in which something was taken back, in ascending order."""
    copy_of: str = ""
    """The commitment of the match at another computer's table of which this is a guest's copy; empty if it is none."""
    version: int = VERSION
    """The version of the format. A game keeps it, because it decides how the rules are read."""
    rules_in_file: str = ""
    """What is hashed of the rules in a file, where `rules_text` of `rules` is something else; otherwise empty."""

    @property
    def everybody(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table, clockwise."""
        return self.people or self.seats

    @property
    def skills(self) -> tuple[str, ...]:
        """By person, the skill of a computer player; empty for a person."""
        return tuple(setup.skill for setup in self.everybody)

    def can_deal_first(self, dealer: Person) -> bool:
        """Return whether the people in `seats` are the ones who hold cards when this person deals."""
        seated = seating(self.rules, len(self.everybody), dealer)
        return self.seats == tuple(self.everybody[person] for person in seated)


class Part(Struct, frozen=True, omit_defaults=True):
    """What the program of one person added to the shuffle of a deal."""

    person: Annotated[int, Meta(ge=0)]
    commitment: Digits
    """The hash that was promised before any part was opened."""
    secret: Digits | None = None
    """What was promised; None if it was not opened in time, so that it counts for nothing."""


class Mix(Struct, frozen=True):
    """From what the cards of a deal follow, if people's programs took part in its shuffle."""

    key: Annotated[str, Meta(pattern=r"^(0|[1-9][0-9]{0,24})\Z")]
    """The table's own part, which follows from the seed: the key in decimal digits."""
    parts: tuple[Part, ...]
    """Those of people, in the order of their places."""

    @property
    def withheld(self) -> tuple[Person, ...]:
        """The people whose programs did not open their parts in time."""
        return tuple(part.person for part in self.parts if part.secret is None)


class DealLine(Struct, frozen=True, rename={"number": "deal"}):
    """The line that starts a deal; `upcard` repeats the last card of the stock, or is None."""

    number: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    upcard: Card | None
    widow: tuple[Card, ...]
    target: int
    seated: tuple[Person, ...] = ()
    """The person in each seat, if people sit out."""
    mix: Mix | None = None
    """From what the cards follow; None if they follow from the seed alone."""


class WinnerLine(Struct, frozen=True, rename={"accounts": "winner"}):
    """The line that ends a match."""

    accounts: tuple[Account, ...]


Line: TypeAlias = Header | DealLine | SeatAction | DealResult | WinnerLine


class LineError(Exception):
    """Raised for a wrong line; holds what was found and what was expected, as parts of a sentence."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"found {found}, expected {expected}")
        self.found = found
        self.expected = expected


class NewerVersion(LineError):
    """Raised for a header written by a newer version of the program."""


def title_from(text: str) -> str:
    """Return the title a user gave a game, tidied for the header; empty if nothing is left of it.

    Raises:
        ValueError: if it is longer than `LONGEST_TITLE`.
    """
    title = tidied(text)
    if len(title) > LONGEST_TITLE:
        raise ValueError(f"a title has at most {LONGEST_TITLE} letters")
    return title


class RecordError(Exception):
    """Raised for a file that is not a valid record; `str()` is one sentence with everything that helps to repair it.

    The window uses shorter messages (`words.dialogs.opening`).
    """

    path: Path


class RecordUnreadable(RecordError):
    """Raised for a file that the operating system cannot read."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} cannot be read: {error.strerror or error}.")
        self.path = path
        self.error = error


class RecordFault(RecordError):
    """Raised for the first wrong line of a record."""

    def __init__(self, path: Path, line: int, found: str, expected: str) -> None:
        super().__init__(f"{path}, line {line}: found {found}, expected {expected}.")
        self.path = path
        self.line = line
        self.found = found
        self.expected = expected


class NewerRecord(RecordFault):
    """Raised for a record written by a newer version of the program."""


class SeveralGames(RecordFault):
    """Raised for a record that holds more than one game where only one can be used."""


class TooLong(RecordFault):
    """Raised for a record with more lines than a game may have to be opened."""

    def __init__(self, path: Path, most: int) -> None:
        super().__init__(path, most + 1, "still more lines", f"a game of at most {most} lines")


def fault_in(path: Path, line: int, error: LineError) -> RecordFault:
    """Return the error for a record, given the error for one of its lines."""
    kind = NewerRecord if isinstance(error, NewerVersion) else RecordFault
    return kind(path, line, error.found, error.expected)
