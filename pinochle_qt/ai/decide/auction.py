"""How an auction goes on in an imagined deal, where everybody bids as high as the hand allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ai.decide.bidding import are_partners
from pinochle_qt.ai.decide.rivals import over_partner
from pinochle_qt.engine.prompts import bids_over

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.ai.decide.rivals import Offer
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat


class AuctionEnd(NamedTuple):
    """Who plays for how much in the end."""

    declarer: Seat
    bid: int


class AuctionToCome:
    """An auction that has come to one seat, which may bid or pass."""

    def __init__(self, seen: Observation, seat: Seat, least: int) -> None:
        """Prepare for going on from here; `least` is what the seat bids if it does."""
        self._seen = seen
        self._seat = seat
        self._least = least
        passed = {call.seat for call in seen.calls if call.amount is None}
        self._in = [other for other in range(seen.players) if other not in passed]
        bids = [call for call in seen.calls if call.amount is not None]
        self._high = AuctionEnd(bids[-1].seat, bids[-1].amount or 0) if bids else None

    def partner_waits(self) -> bool:
        """Return whether a partner of the asking seat may still bid."""
        return any(other != self._seat and are_partners(self._seen.rules, self._seat, other) for other in self._in)

    def end(self, offers: Mapping[Seat, Offer], limit: int | None) -> AuctionEnd | None:
        """Return how it ends if the seat bids now and later up to its limit, or passes now because it cannot bid.

        None if nobody plays.
        """
        auction = self._seen.rules.auction
        heights = {other: offer.height for other, offer in offers.items()}
        high, waiting = self._high, list(self._in)
        if limit is None:
            waiting.remove(self._seat)
        else:
            heights[self._seat] = limit
            high = AuctionEnd(self._seat, self._least)
        turn = self._seat
        while waiting and (high is None or waiting != [high.declarer]):
            if high is None and len(waiting) == 1 and auction.all_pass == "last_player_forced":
                return AuctionEnd(waiting[0], auction.forced_bid)
            turn = (turn + 1) % self._seen.players
            if turn not in waiting or (high is not None and turn == high.declarer):
                continue
            least = bids_over(auction, None if high is None else high.bid).minimum
            over = 0.0 if high is None else over_partner(self._seen, high.declarer, turn)
            if heights[turn] - over >= least:
                high = AuctionEnd(turn, least)
            else:
                waiting.remove(turn)
        if high is None and auction.all_pass == "dealer_forced":
            return AuctionEnd(self._seen.dealer, auction.forced_bid)
        return high
