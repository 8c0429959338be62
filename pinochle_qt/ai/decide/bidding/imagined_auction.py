"""How an auction goes on and ends in an imagined deal, where everybody bids as high as the hand allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.decide.bidding.hand_worth import are_partners, told_partners
from pinochle_qt.ai.decide.bidding.rules_of_thumb import bid_for_all
from pinochle_qt.ai.decide.bidding.signals import trump_is_left_to
from pinochle_qt.engine.calls import bids_of, high_call, still_bidding
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.features import bids_once

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pinochle_qt.ai.decide.bidding.rivals import Offer
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

OVER_PARTNER: Final = 0.24
"""How much lower the deciding seat stops bidding over its partner's bid, as a fraction of all trick points."""


class AuctionEnd(NamedTuple):
    """The declarer and the contract that an auction ends with."""

    declarer: Seat
    bid: int


class ImaginedAuction:
    """An auction as imagined from here, where it is one seat's turn to bid or pass."""

    def __init__(self, seen: Observation, seat: Seat, least: int) -> None:
        """Imagine the rest of the auction that is seen; `least` is the seat's bid if it makes one."""
        self._seen = seen
        self._seat = seat
        self._least = least
        self._active = still_bidding(seen.rules, seen.calls)
        high = high_call(seen.calls)
        self._high = None if high is None else AuctionEnd(high.seat, high.amount or 0)
        self._partner_raises = told_partners(seen, seat, least)
        """How much higher each partner would bid after the bid, because of what it shows."""
        after = seen.after_bids((seat, least))
        self._trump_left_to = [other for other in self._partner_raises if trump_is_left_to(after, other)]

    def partner_waits(self) -> bool:
        """Return whether a partner of the deciding seat may still bid."""
        return any(other != self._seat and are_partners(self._seen.rules, self._seat, other) for other in self._active)

    def end(self, offers: Mapping[Seat, Offer], limit: int | None) -> AuctionEnd | None:
        """Return how the auction ends if the seat bids now and later up to its limit, or passes now if that is None.

        The result is None if there is no declarer.
        """
        rules = self._seen.rules
        auction, has_one_turn = rules.auction, bids_once(rules)
        heights = {other: offer.height for other, offer in offers.items()}
        high, waiting = self._high, list(self._active)
        if limit is None or has_one_turn:
            waiting.remove(self._seat)
        if limit is not None:
            heights[self._seat] = limit
            for other, extra in self._partner_raises.items():
                heights[other] += extra
            high = AuctionEnd(self._seat, self._least)
        turn = self._seat
        while waiting and (high is None or waiting != [high.declarer]):
            if high is None and len(waiting) == 1 and auction.all_pass == "last_player_forced":
                return AuctionEnd(waiting[0], auction.forced_bid)
            turn = (turn + 1) % self._seen.players
            if turn not in waiting or (high is not None and turn == high.declarer):
                continue
            bids = bids_of(rules, turn, self._seen.dealer, None if high is None else high.bid)
            reach = heights[turn] - self._reserve_over_partner(offers, turn, high)
            is_enough = reach >= bids.minimum
            if is_enough:
                is_last = all(are_partners(rules, turn, other) for other in waiting)
                bid = bids.minimum if is_last or not has_one_turn else bid_for_all(bids, reach, rules)
                high = AuctionEnd(turn, bid)
            if has_one_turn or not is_enough:
                waiting.remove(turn)
        if high is None and auction.all_pass == "dealer_forced":
            return AuctionEnd(self._seen.dealer, auction.forced_bid)
        return high

    def ends(self, offers: Mapping[Seat, Offer], limits: Iterable[int]) -> list[AuctionEnd | None]:
        """Return how the auction ends with each of these limits, which must be in ascending order."""
        found: list[AuctionEnd | None] = []
        for limit in limits:
            # A seat that gets the contract was never stopped by the limit, and would not be by a higher one.
            wins_contract = found and found[-1] is not None and found[-1].declarer == self._seat
            found.append(found[-1] if wins_contract else self.end(offers, limit))
        return found

    def _reserve_over_partner(self, offers: Mapping[Seat, Offer], turn: Seat, high: AuctionEnd | None) -> float:
        """Return how much lower a seat stops bidding because the highest bid is its partner's."""
        if high is None or not are_partners(self._seen.rules, high.declarer, turn):
            return 0.0
        if high.declarer == self._seat and turn in self._trump_left_to:
            return 0.0
        return offers[turn].over_partner if turn in offers else OVER_PARTNER * total_card_points(self._seen.rules)
