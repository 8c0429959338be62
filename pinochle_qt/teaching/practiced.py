"""What a person has made of problems and drills, kept in a small file beside the games."""

from __future__ import annotations

from datetime import date, timedelta
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from pinochle_qt.teaching import kept

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

SHOWN: Final = 20
"""Of how many of the last hands of a drill is told."""
LAST: Final = 200
"""How many of the last hands of each drill are kept one by one."""
SLOWEST: Final = 600.0
"""Seconds; who takes longer was elsewhere."""
_DEAREST: Final = 1e6
"""More points than any answer costs."""


class DrilledHand(Struct, frozen=True, array_like=True):
    """One hand of the meld drill."""

    preset: str
    off: int
    """How many points ×10 the answer was away from the truth; 0 if it was right."""
    seconds: Annotated[float, Meta(ge=0, le=SLOWEST)]


class LastHands(Struct, frozen=True):
    """How the last hands of the meld drill were counted."""

    count: int
    right: int
    seconds: int
    """For each hand, at least one."""


def last_hands(melds: Sequence[DrilledHand]) -> LastHands | None:
    """Return how the last of these hands were counted; None where there are none."""
    last = melds[-SHOWN:]
    if not last:
        return None
    seconds = max(1, round(fmean(hand.seconds for hand in last)))
    return LastHands(len(last), sum(not hand.off for hand in last), seconds)


class Practiced(kept.Kept, frozen=True):
    """Everything that is kept."""

    problems: dict[str, bool] = field(default_factory=dict)
    """By the id of a problem whether the first answer was right."""
    days: dict[str, bool] = field(default_factory=dict)
    """By the date of a problem of the day whether the first answer was right."""
    melds: tuple[DrilledHand, ...] = ()
    """The last hands of the meld drill, the newest last."""
    bids: tuple[Annotated[float, Meta(ge=0, le=_DEAREST)], ...] = ()
    """What the last answers of the bid drill cost, in points as those games write them, the newest last."""

    def with_problem(self, name: str, *, right: bool) -> Practiced:
        """Return this with a problem answered; only the first answer counts."""
        return self if name in self.problems else replace(self, problems=self.problems | {name: right})

    def with_day(self, day: date, *, right: bool) -> Practiced:
        """Return this with the problem of a day answered; only the first answer counts."""
        key = day.isoformat()
        return self if key in self.days else replace(self, days=self.days | {key: right})

    def with_meld(self, hand: DrilledHand) -> Practiced:
        """Return this with one more hand of the meld drill."""
        return replace(self, melds=(*self.melds, hand)[-LAST:])

    def with_bid(self, cost: float) -> Practiced:
        """Return this with one more answer of the bid drill."""
        return replace(self, bids=(*self.bids, cost)[-LAST:])

    def days_in_a_row(self, today: date) -> int:
        """Return how many days, up to today or yesterday, have their problem done without a gap."""
        day = today if today.isoformat() in self.days else today - timedelta(1)
        count = 0
        while day.isoformat() in self.days:
            day, count = day - timedelta(1), count + 1
        return count


def load(path: Path) -> Practiced:
    """Return what a file holds; nothing where there is none, or none that can be read."""
    return kept.load(path, Practiced)


def change(path: Path, how: Callable[[Practiced], Practiced]) -> Practiced:
    """Change what a file holds, and return what is true now.

    Where nothing can be written, or the file belongs to a newer version of the program, the change is lost with the end
    of the program and nothing else is.
    """
    try:
        return kept.change(path, Practiced, how)
    except OSError:
        return how(load(path))
