"""The player's results in problems and drills, kept in a small file beside the games."""

from __future__ import annotations

from datetime import date, timedelta
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from pinochle_qt.teaching import user_file

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

SHOWN: Final = 20
"""The number of a drill's latest hands to report on."""
LAST: Final = 200
"""The number of latest hands to keep, one by one, for each drill."""
SLOWEST: Final = 600.0
"""The longest time for a hand, in seconds; a player who takes longer was away."""
_MAX_COST: Final = 1e6
"""More points than any answer can cost."""


class DrilledHand(Struct, frozen=True, array_like=True):
    """One hand in the meld drill."""

    preset: str
    off: int
    """How many points ×10 the answer was off; 0 if it was right."""
    seconds: Annotated[float, Meta(ge=0, le=SLOWEST)]


class LastHands(Struct, frozen=True):
    """How well the latest hands of the meld drill were counted."""

    count: int
    right: int
    seconds: int
    """Average seconds per hand, at least 1."""


def last_hands(melds: Sequence[DrilledHand]) -> LastHands | None:
    """Return how well the latest of these hands were counted; None if there are none."""
    last = melds[-SHOWN:]
    if not last:
        return None
    seconds = max(1, round(fmean(hand.seconds for hand in last)))
    return LastHands(len(last), sum(not hand.off for hand in last), seconds)


class PracticeResults(user_file.UserFile, frozen=True):
    """The content of the file."""

    problems: dict[str, bool] = field(default_factory=dict)
    """Whether the first answer was right, by the id of the problem."""
    days: dict[str, bool] = field(default_factory=dict)
    """Whether the first answer to the problem of the day was right, by date."""
    melds: tuple[DrilledHand, ...] = ()
    """The latest hands of the meld drill, newest last."""
    bids: tuple[Annotated[float, Meta(ge=0, le=_MAX_COST)], ...] = ()
    """The costs of the latest answers in the bid drill, in points as those games write them, newest last."""

    def with_problem(self, name: str, *, right: bool) -> PracticeResults:
        """Return a copy with a problem answered; only the first answer counts."""
        return self if name in self.problems else replace(self, problems=self.problems | {name: right})

    def with_day(self, day: date, *, right: bool) -> PracticeResults:
        """Return a copy with the problem of a day answered; only the first answer counts."""
        key = day.isoformat()
        return self if key in self.days else replace(self, days=self.days | {key: right})

    def with_meld(self, hand: DrilledHand) -> PracticeResults:
        """Return a copy with one more hand of the meld drill."""
        return replace(self, melds=(*self.melds, hand)[-LAST:])

    def with_bid(self, cost: float) -> PracticeResults:
        """Return a copy with one more answer of the bid drill."""
        return replace(self, bids=(*self.bids, cost)[-LAST:])

    def days_in_a_row(self, today: date) -> int:
        """Return how many days in a row, up to today or yesterday, had their problem answered."""
        day = today if today.isoformat() in self.days else today - timedelta(1)
        count = 0
        while day.isoformat() in self.days:
            day, count = day - timedelta(1), count + 1
        return count


def load(path: Path) -> PracticeResults:
    """Return the content of a file; empty if there is none, or it cannot be read."""
    return user_file.load(path, PracticeResults)


def change(path: Path, how: Callable[[PracticeResults], PracticeResults]) -> PracticeResults:
    """Change the content of a file, and return the new content.

    If nothing can be written, or the file is from a newer version of the program, this change is lost when the program
    ends, and nothing else is.
    """
    try:
        return user_file.change(path, PracticeResults, how)
    except OSError:
        return how(load(path))
