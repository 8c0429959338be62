"""A score sheet: who plays by which rules, and what was entered for every deal. The scores follow from that."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.rules import Rules  # noqa: TC001 - msgspec reads these to decode sheets
from pinochle_qt.engine.seats import Person, Seat, Side  # noqa: TC001
from pinochle_qt.engine.state import READING
from pinochle_qt.names import UNNAMED
from pinochle_qt.variants.presets import PRESETS

MOST_DEALS: Final = 500
"""More deals than anybody needs to reach a target."""

How: TypeAlias = Literal[
    "played",
    "passed_out",
    "misdeal",
    "thrown_in",
    "conceded",
    "conceded_unseen",
    "no_suit",
    "renege",
    "moon_made",
    "moon_failed",
    "game_meld",
    "declared_out",
]
"""How a deal ended, as the players would put it; whether a bid was made follows from the numbers."""


class SheetDeal(Struct, frozen=True, omit_defaults=True):
    """What was entered for one deal, all points ×10. Fields that the rules do not need keep their defaults.

    Seats are those of the deal. What several seats or sides made together is stored at the first of them.
    """

    dealer: Person
    how: How = "played"
    by: Seat | None = None
    """The seat that shot the moon, reneged, laid down the meld that wins the game, or reached the target."""
    declarer: Seat | None = None
    bid: int = 0
    bids: tuple[int, ...] = ()
    """Per seat, if partners' bids are added up."""
    trump: str = ""
    """The letter of the trump suit; empty until it is entered."""
    partner: Seat | None = None
    """The seat that holds the card called by the declarer; None if the declarer plays alone."""
    meld: tuple[int, ...] = ()
    """Per seat; empty until something is entered, which counts as no meld."""
    dix: tuple[int, ...] = ()
    """Per seat: the part of the meld that is for dixes."""
    chips: tuple[tuple[str, ...], ...] = ()
    """Per seat: the names of the melds that were counted one by one; they are part of `meld`.

    Older versions stored those of all partners at the first of them.
    """
    tricks: tuple[int, ...] = ()
    """Per side: the points in its tricks, unrounded, with the last trick and any cards laid aside that count for it."""
    aside: tuple[int, ...] = ()
    """Per side: the part of these points that was laid aside rather than won in tricks."""
    took: tuple[Side, ...] = ()
    """Sides that won a trick although their tricks held no points."""
    checks: tuple[int, ...] = ()
    """Per seat: the checks for melds and for nines dealt."""


class Sheet(Struct, frozen=True):
    """A score sheet with the deals entered so far."""

    preset: str
    rules: Rules
    people: tuple[str, ...]
    """Everybody at the table, clockwise."""
    deals: tuple[SheetDeal, ...] = ()
    draft: SheetDeal | None = None
    """A deal that has been entered only in part."""
    title: str = ""
    is_finished: bool = False
    """Whether the players have called it a day, even if nobody has won."""
    reading: int = READING
    """How the rules are read where older sheets read them differently, as a version of the record."""

    @property
    def is_blank(self) -> bool:
        """Whether the sheet still has only its defaults: no names, rules or deals that anybody entered."""
        is_usual = set(self.people) == {UNNAMED} and self.rules == PRESETS.get(self.preset)
        return is_usual and not (self.deals or self.draft or self.title or self.is_finished)

    def with_deal(self, deal: SheetDeal, at: int | None = None) -> Sheet:
        """Return this sheet with one more deal, or with an earlier one corrected."""
        if at is None:
            return replace(self, deals=(*self.deals, deal), draft=None)
        return replace(self, deals=(*self.deals[:at], deal, *self.deals[at + 1 :]))

    def without_deal(self, at: int) -> Sheet:
        """Return this sheet without one of its deals."""
        return replace(self, deals=(*self.deals[:at], *self.deals[at + 1 :]))


def padded(values: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return `count` numbers, with 0 for those that were not entered."""
    return (*values, *(0 for _ in range(count - len(values))))[:count]


def placed(values: tuple[int, ...], count: int, place: int, value: int) -> tuple[int, ...]:
    """Return `count` numbers with the one at `place` changed."""
    filled = padded(values, count)
    return (*filled[:place], value, *filled[place + 1 :])
