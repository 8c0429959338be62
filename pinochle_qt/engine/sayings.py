"""Agreements about bids as data: what a bid in a situation shows. No rule depends on them."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct, ValidationError, convert

from pinochle_qt.names import tidied

MOST_SAYINGS: Final = 24
"""The most sayings of an agreement."""
MOST_STEPS: Final = 6
"""The most steps above the lowest possible bid that a saying can be about."""
MOST_SHOWN: Final = 9_990
"""The most that a bid can show, in ×10 points or in cards."""
LONGEST_NAME: Final = 60
FEWEST_CARDS: Final = 2
"""The smallest number of aces, or of cards of a suit, that a bid can show; most hands have one."""
COUNTED: Final = frozenset({"aces", "suit"})
"""What bids show by a number of cards."""

Situation: TypeAlias = Literal["opening", "over_opening", "after_partner", "after_opponents", "raise"]
"""The first bid; a bid directly over a minimum opening; a bid after one by the partner, or after some by opponents but
none by the partner; any bid over another one."""
Shows: TypeAlias = Literal["meld", "aces_around", "aces", "run", "suit", "asks", "nothing"]
"""Meld that counts with any trump; an ace of every suit; a number of aces; a run; a number of cards of one suit; a
request that the partner show something; nothing, so that no other saying applies."""
_Number: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SHOWN)]
_KEY: Final = re.compile(r"\$\.(\w+)|field `(\w+)`")
"""Where msgspec names a key of an object, or one that is missing."""


class Saying(Struct, frozen=True, omit_defaults=True):
    """What a bid in a particular situation shows."""

    on: Situation
    steps: Annotated[int, Meta(ge=0, le=MOST_STEPS)]
    """The number of steps above the lowest possible bid; exactly this many unless `goes_on`."""
    shows: Shows
    least: _Number = 0
    """The smallest meld that the bid shows, in ×10 points, or the smallest number of aces or of cards of a suit."""
    below: _Number | None = None
    """What a hand that bids so usually stays below; None if there is no limit."""
    goes_on: bool = False
    """Whether more steps show the same."""


class Agreement(Struct, frozen=True, omit_defaults=True, rename={"sayings": "rows"}):
    """What the bids of a side show, the most important first.

    The first saying that fits a hand is bid, and the first one that fits a bid is what the bid shows.
    """

    name: str
    """The name used in records and settings; the title of one that people have made."""
    sayings: tuple[Saying, ...] = ()
    is_custom: bool = False
    """Whether the rules name it, so that nobody has to agree on it."""

    @property
    def most_steps(self) -> int:
        """The most steps above the lowest possible bid that have a meaning of their own."""
        return max((each.steps for each in self.sayings), default=0)


Agreed: TypeAlias = str | Agreement
"""The name of an agreement that ships, or one that people have made."""


class UnusableAgreement(ValueError):
    """Raised for data that is no agreement.

    `key` is what is wrong, empty for the whole; `row` is the number of the saying that it belongs to, from 1, or None.
    """

    def __init__(self, key: str = "", row: int | None = None) -> None:
        super().__init__(key if row is None else f"{key} of row {row}")
        self.key, self.row = key, row


def agreement_from(data: object) -> Agreement:
    """Return the agreement that JSON data of a stranger describes; keys that are unknown here are ignored.

    Raises:
        UnusableAgreement: it describes none.
    """
    if not isinstance(data, dict):
        raise UnusableAgreement
    name, rows = data.get("name"), data.get("rows")
    title = tidied(name) if isinstance(name, str) else ""
    if not 1 <= len(title) <= LONGEST_NAME:
        raise UnusableAgreement("name")
    if not isinstance(rows, list | tuple) or not 1 <= len(rows) <= MOST_SAYINGS:
        raise UnusableAgreement("rows")
    return Agreement(title, tuple(_saying(row, at) for at, row in enumerate(rows, 1)))


def _saying(data: Any, at: int) -> Saying:
    try:
        saying = convert(data, Saying)
    except (ValidationError, UnicodeError) as error:  # UnicodeError: for a lone surrogate in a text
        found = _KEY.search(str(error))
        raise UnusableAgreement("" if found is None else found[1] or found[2], at) from None
    if saying.shows in COUNTED and saying.least < FEWEST_CARDS:
        raise UnusableAgreement("least", at)
    if saying.below is not None and saying.below <= saying.least:
        raise UnusableAgreement("below", at)
    return saying
