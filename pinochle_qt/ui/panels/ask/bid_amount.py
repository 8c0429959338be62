"""The amount of a bid while it is being chosen: step by step, from a list, or typed digit by digit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words.questions.bid_amounts import CHIPS, below, offered

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.errors import Rejection
    from pinochle_qt.engine.prompts import BidRange, Prompt

_LONGEST: Final = 4
"""The most digits that can be typed."""


class BidAmount:
    """The chosen amount, in ×10 points, and the digits typed for it so far.

    A first digit that is no bid by itself chooses the listed amount at that position; more digits make it the beginning
    of a number.
    """

    def __init__(self, listed: Callable[[], Sequence[int]]) -> None:
        """Choose nothing yet; `listed` returns the amounts that a digit may stand for."""
        self.chosen = 0
        self.typed = ""
        self.offered: tuple[int, ...] = ()
        """The amounts that the question offers, the lowest one first."""
        self._before = 0
        """The amount chosen before the digits that are typed now."""
        self._bids: BidRange | None = None
        self._unit = 1
        self._listed = listed

    def ask(self, prompt: Prompt) -> None:
        """Choose the lowest bid of a prompt; 0 if none is possible."""
        self._bids, self._unit, self.typed = prompt.bids, written_unit(prompt.rules), ""
        self.offered = offered(prompt.bids) if prompt.bids is not None else ()
        self.chosen = self.offered[0] if self.offered else 0

    def choose(self, amount: int, typed: str = "") -> None:
        """Choose an amount, for which these digits have been typed."""
        self.chosen = self._before = amount
        self.typed = typed

    def beside(self, *, up: bool) -> int | None:
        """Return the next bid above or below the chosen one; None if no bid is possible."""
        if self._bids is None:
            return None
        return self._bids.at_least(self.chosen + 1) if up else below(self._bids, self.chosen)

    def type(self, typed: str) -> bool:
        """Take these digits in place of those typed so far, and return whether they may be typed here."""
        bids = self._bids
        if bids is None or len(typed) > _LONGEST:
            return False
        if not self.typed:
            self._before = self.chosen
        if self.listed_amount is not None:
            self.chosen = self._before
        self.typed = typed if bids.zero else typed.lstrip("0")
        if self.typed and self.refusal is None:
            listed = self.listed_amount
            self.chosen = self._number if listed is None else listed
        return True

    def settle(self) -> None:
        """Keep the listed amount that a digit stands for, although the list is about to change."""
        if self.listed_amount is not None:
            self.typed, self._before = "", self.chosen

    @property
    def refusal(self) -> Rejection | None:
        """Why the typed number may not be bid; None if it may, or if nothing or a place in the list is typed."""
        if self._bids is None or not self.typed or self.listed_amount is not None:
            return None
        return self._bids.refusal(self._number)

    @property
    def listed_amount(self) -> int | None:
        """The listed amount that the digit typed so far stands for; None if it is a bid or the beginning of one."""
        bids = self._bids
        if bids is None or len(self.typed) != 1:
            return None
        amounts = self._listed()
        digits = "123456789"[: min(len(amounts), CHIPS)]
        if self.typed not in digits or bids.refusal(self._number) is None:
            return None
        amount = amounts[digits.index(self.typed)]
        return amount if bids.refusal(amount) is None else None

    @property
    def _number(self) -> int:
        return int(self.typed) * self._unit
