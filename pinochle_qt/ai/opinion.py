"""Expert's opinion of a decision: what each answer is worth to a seat that knows only what it knew then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction

AS_GOOD: Final = 3.0
"""Points on the ×10 scale: an answer that costs less is as good, if points are written with their last zero."""
AS_GOOD_SMALL: Final = 5.0
"""The same if they are written without it: a smaller cost would be written as no points at all."""
SURE: Final = 2.0
"""The number of standard errors from which a cost is more than noise."""

Verdict: TypeAlias = Literal["expert", "as_good", "cost", "other"]
"""How a decision compares with Expert's.

``expert``: it is the same. ``as_good``: it costs nothing worth mentioning, or what it seems to cost may be noise.
``cost``: it costs that much. ``other``: it differs, and Expert followed a rule of thumb, which gives no value.
"""


class Alternative(Struct, frozen=True):
    """One answer to a question. Points are a lead over the others, ×10, as this deal counts in the match."""

    action: SeatAction
    value: float
    """Its average value in imagined deals: the difference between both sides' scores, including the risk of going set;
    near the end of a match, also the effect of that difference on the chance of winning it."""
    cost: float
    """How much less it is worth than the best answer, which is found in other imagined deals than those in which both
    are compared: the best of many looks better than it is where it was found. So it is not quite the difference of the
    values. 0 for the best one."""
    error: float
    """The standard error of `cost`."""
    chance: float | None = None
    """How often the contract is made, from 0 to 1: for a bid, the contract that would be the seat's own; for a card,
    the one that is being played; for the moon, how often it wins every trick; None if there is none."""


class Opinion(Struct, frozen=True):
    """What Expert would have done in a seat's place, and how the answers compare."""

    action: SeatAction
    reason: Reason | None
    done: SeatAction
    """What the seat did, in the form used in `rows`."""
    is_same: bool
    """Whether Expert would have done the same."""
    rows: tuple[Alternative, ...] = ()
    """The answers that were tried, the best first, always including `done` and Expert's; empty if Expert followed a
    rule of thumb."""
    deals: int = 0
    """The number of imagined deals in which they were tried."""
    least: float = AS_GOOD
    """The cost from which a decision is no longer as good as Expert's."""
    odds: BidOdds | None = None
    """If a bid was asked for, the odds of all bids; `Alternative.chance` is one of them."""

    @property
    def own(self) -> Alternative | None:
        """What was done, with its value; None if nothing has a value."""
        return self.row(self.done)

    @property
    def cost(self) -> float:
        """What the decision cost, in points ×10; 0 unless the verdict is ``cost``."""
        own = self.own
        return own.cost if own is not None and self.verdict == "cost" else 0.0

    @property
    def verdict(self) -> Verdict:
        """How the decision compares with Expert's."""
        if self.is_same:
            return "expert"
        own = self.own
        if own is None:
            return "other"
        return "cost" if self.is_costly(own) else "as_good"

    @property
    def has_better_than_expert(self) -> bool:
        """Whether another answer is clearly better than Expert's, which was decided in fewer imagined deals."""
        row = self.row(self.action)
        return row is not None and self.is_costly(row)

    @property
    def best(self) -> SeatAction:
        """Expert's answer, or the best of all if that is clearly better."""
        return self.rows[0].action if self.has_better_than_expert else self.action

    def is_costly(self, row: Alternative) -> bool:
        """Return whether an answer costs something worth mentioning, and more than what may be noise."""
        return row.cost >= max(self.least, SURE * row.error)

    def row(self, action: SeatAction) -> Alternative | None:
        """Return one of the answers with its value; None if it was not tried."""
        return next((row for row in self.rows if row.action == action), None)
