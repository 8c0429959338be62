"""A score sheet: who plays by which rules, and what was told of every deal. The scores follow from that."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.people import Person  # noqa: TC001 - msgspec reads these to decode sheets
from pinochle_qt.engine.rules import Rules  # noqa: TC001
from pinochle_qt.engine.seats import Seat, Side  # noqa: TC001
from pinochle_qt.names import UNNAMED
from pinochle_qt.variants.presets import PRESETS

MOST_DEALS: Final = 500
"""More than anybody plays to a target."""

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
"""How a deal ended, as those at the table would tell it; whether a bid was made follows from the numbers."""


class SheetDeal(Struct, frozen=True, omit_defaults=True):
    """What was told of one deal, all points ×10. What the rules do not need stays as it is here.

    Seats are those of the deal. What several seats or sides made together stands at the first of them.
    """

    dealer: Person
    how: How = "played"
    by: Seat | None = None
    """Who shot the moon, played a wrong card, laid down the meld that wins the game or has reached the target."""
    declarer: Seat | None = None
    bid: int = 0
    bids: tuple[int, ...] = ()
    """Per seat, where partners add up their bids."""
    trump: str = ""
    """The letter of its suit; empty as long as nobody has said."""
    partner: Seat | None = None
    """Who holds the card that the declarer called; None where he plays alone."""
    meld: tuple[int, ...] = ()
    """Per seat; empty as long as nobody has said, which counts as nothing melded."""
    dix: tuple[int, ...] = ()
    """Per seat: how much of the meld is for dixes."""
    chips: tuple[tuple[str, ...], ...] = ()
    """Per seat: the melds that were counted one by one, by their names; they are part of `meld`."""
    tricks: tuple[int, ...] = ()
    """Per side: the points in its tricks, not rounded, with the last trick and cards laid aside that count for it."""
    aside: tuple[int, ...] = ()
    """Per side: how much of that was laid aside and not won in tricks."""
    took: tuple[Side, ...] = ()
    """Sides that won a trick although there was nothing in their tricks."""
    checks: tuple[int, ...] = ()
    """Per seat: the checks for melds and for nines that were dealt."""


class Sheet(Struct, frozen=True):
    """A score sheet as far as it has come."""

    preset: str
    rules: Rules
    people: tuple[str, ...]
    """All who are at the table, clockwise."""
    deals: tuple[SheetDeal, ...] = ()
    draft: SheetDeal | None = None
    """A deal of which only a part has been told."""
    title: str = ""
    is_finished: bool = False
    """Whether those at the table have called it a day, also where nobody has won."""

    @property
    def is_blank(self) -> bool:
        """Whether it holds nothing but what was offered: no name, rule or deal of anybody."""
        is_usual = set(self.people) == {UNNAMED} and self.rules == PRESETS.get(self.preset)
        return is_usual and not (self.deals or self.draft or self.title or self.is_finished)

    def with_deal(self, deal: SheetDeal, at: int | None = None) -> Sheet:
        """Return this with one more deal, or with an earlier one corrected."""
        if at is None:
            return replace(self, deals=(*self.deals, deal), draft=None)
        return replace(self, deals=(*self.deals[:at], deal, *self.deals[at + 1 :]))

    def without_deal(self, at: int) -> Sheet:
        """Return this without one of its deals."""
        return replace(self, deals=(*self.deals[:at], *self.deals[at + 1 :]))


def padded(values: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return numbers for everybody, 0 where nothing was told."""
    return (*values, *(0 for _ in range(count - len(values))))[:count]


def placed(values: tuple[int, ...], count: int, place: int, value: int) -> tuple[int, ...]:
    """Return numbers for everybody with one of them changed."""
    filled = padded(values, count)
    return (*filled[:place], value, *filled[place + 1 :])
