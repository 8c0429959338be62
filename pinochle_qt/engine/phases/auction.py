"""The auction: rising bids with final passes, or one round of bids that partners add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import Bid, Pass, ShootMoon
from pinochle_qt.engine.calls import (
    bids_of,
    has_marriage,
    high_call,
    may_bid_moon,
    moon_bidders,
    still_bidding,
    suits_to_bid,
)
from pinochle_qt.engine.derived import first_bidder
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import AuctionWon, BidMade, Passed
from pinochle_qt.engine.features import bids_name_suit, trump_needs_marriage
from pinochle_qt.engine.melds import has_meld
from pinochle_qt.engine.phase import Phase, PhaseEvent, PhaseProgress, happened
from pinochle_qt.engine.prompts import MAXIMUM_BID, MOON_BID, BidRange, Prompt, bids_over
from pinochle_qt.engine.seats import clockwise_from, left_of
from pinochle_qt.engine.state import Call, Contract, Ending
from pinochle_qt.engine.summed_bids import summed_contract

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState


class Auction(Phase):
    """Standard auction: bids rise, a pass is final (catalogue, 1.9, 1.12, 1.16, item 90; record, item 21)."""

    def enter(self, deal: DealState) -> PhaseProgress:
        """Make the opening bid automatically if the rules force the first bidder to open."""
        if self._rules.auction.forced_open != "first_bidder":
            return PhaseProgress(deal)
        seat, amount = self._first(deal), self._range(deal, at_will=False).minimum
        deal = replace(deal, calls=(Call(seat, amount),))
        return happened(BidMade(seat, amount, forced=True), deal)

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask the next seat that has not passed."""
        if deal.contract is not None:
            return None
        seat = self._turn(deal)
        options, hand = self._rules.auction, deal.hands[seat]
        bids, no_bid, suits = self._offered(deal, hand)
        may_bid = no_bid not in {Refusal.BID_NEEDS_MARRIAGE, Refusal.BID_NEEDS_MELD}
        must_open = bids is not None and self._must_open(deal, hand)
        choices: tuple[SeatAction, ...] = ()
        if not must_open:
            choices = (Pass(seat), Pass(seat, help=True)) if options.pass_with_help else (Pass(seat),)
        if may_bid and may_bid_moon(self._rules, seat, deal.calls):
            choices += tuple(ShootMoon(seat, suit) for suit in suits or (None,))
        return Prompt(
            seat=seat,
            kind="bid",
            rules=self._rules,
            choices=choices,
            bids=bids,
            hand=hand,
            suits=suits,
            no_bid=no_bid,
            no_pass=Refusal.MUST_OPEN if must_open else Refusal.NO_HELP,
        )

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Process one call and see whether it ends the auction."""
        match action:
            case Bid(seat=seat, amount=amount, suit=suit):
                deal = replace(deal, calls=(*deal.calls, Call(seat, amount, suit=suit)))
                return self._concluded(deal, BidMade(seat, amount, suit=suit))
            case ShootMoon(seat=seat, suit=suit):
                deal = replace(deal, calls=(*deal.calls, Call(seat, MOON_BID, suit=suit)))
                return self._concluded(deal, BidMade(seat, MOON_BID, suit=suit))
            case Pass(seat=seat, help=with_help):
                deal = replace(deal, calls=(*deal.calls, Call(seat, None, with_help)))
                return self._concluded(deal, Passed(seat, with_help))
            case _:
                raise AssertionError(action)

    def _offered(
        self, deal: DealState, hand: tuple[Card, ...]
    ) -> tuple[BidRange | None, Refusal | None, tuple[Suit, ...]]:
        """Return what may be bid, why there is no bid or no other suit, and the suits that a bid may name."""
        suits, bids = suits_to_bid(self._rules, hand), self._range(deal)
        needs_marriage = self._rules.auction.needs_marriage or trump_needs_marriage(self._rules)
        if bids_name_suit(self._rules) and not suits:
            return None, Refusal.BID_NEEDS_MARRIAGE if needs_marriage else Refusal.BID_NEEDS_MELD, suits
        if self._rules.auction.needs_marriage and not has_marriage(hand):
            return None, Refusal.BID_NEEDS_MARRIAGE, suits
        if bids.minimum > MAXIMUM_BID:
            return None, Refusal.BID_OVER_MOON if moon_bidders(deal.calls) else Refusal.BID_TOO_HIGH, suits
        no_other = Refusal.SUIT_NEEDS_MARRIAGE if needs_marriage else Refusal.SUIT_NEEDS_MELD
        return bids, no_other if suits else None, suits

    def _first(self, deal: DealState) -> Seat:
        return first_bidder(self._rules, deal.dealer)

    def _turn(self, deal: DealState) -> Seat:
        if not deal.calls:
            return self._first(deal)
        bidding = still_bidding(self._rules, deal.calls)
        start = left_of(deal.calls[-1].seat, self._players)
        return next(seat for seat in clockwise_from(start, self._players) if seat in bidding)

    def _must_open(self, deal: DealState, hand: tuple[Card, ...]) -> bool:
        options = self._rules.auction
        if options.forced_open != "meld_holder" or any(call.amount is not None for call in deal.calls):
            return False
        return has_meld(hand, self._rules, include_dix=options.opening_meld_includes_dix)

    def _range(self, deal: DealState, *, at_will: bool = True) -> BidRange:
        """Return what may be bid now; only a seat that opens freely may use the lower first bid (record, item 21)."""
        options = self._rules.auction
        if at_will and not deal.calls and options.under_the_gun_min is not None:
            return bids_over(options, None, at_least=min(options.min_bid, options.under_the_gun_min))
        high = high_call(deal.calls)
        return bids_of(self._rules, self._turn(deal), deal.dealer, None if high is None else high.amount)

    def _concluded(self, deal: DealState, event: BidMade | Passed) -> PhaseProgress:
        options = self._rules.auction
        high = high_call(deal.calls)
        active = still_bidding(self._rules, deal.calls)
        if high is not None:
            is_last = high.amount == MOON_BID and not self._rules.match.moon_over_moon
            if not is_last and set(active) - {high.seat}:
                return happened(event, deal)
            contract = Contract(high.seat, high.amount or 0, self._was_forced(deal, high), suit=high.suit)
            return self._won(deal, event, contract)
        forced: Seat | None = None
        if options.all_pass == "dealer_forced" and all(seat == deal.dealer for seat in active):
            forced = deal.dealer
        elif options.all_pass == "last_player_forced" and len(active) == 1:
            forced = active[0]
        if forced is not None:
            return self._won(deal, event, Contract(forced, options.forced_bid, forced=True))
        if not active:
            deal = replace(deal, ending=Ending("passed_out"))
        return happened(event, deal)

    def _was_forced(self, deal: DealState, high: Call) -> bool:
        options = self._rules.auction
        if high != next(call for call in deal.calls if call.amount is not None):
            return False  # a forced opening was overcalled, so nobody was forced to bid this much
        if options.forced_open == "first_bidder":
            return True
        # an opening of exactly the minimum by a seat that had to open (record, item 11)
        return (
            options.forced_open == "meld_holder"
            and high.amount == options.min_bid
            and has_meld(deal.hands[high.seat], self._rules, include_dix=options.opening_meld_includes_dix)
        )

    @staticmethod
    def _won(deal: DealState, event: BidMade | Passed, contract: Contract) -> PhaseProgress:
        auction_won = AuctionWon(contract.declarer, contract.bid, contract.forced)
        moon = contract.declarer if contract.bid == MOON_BID else None
        with_contract = replace(deal, contract=contract, moon=moon)
        return PhaseProgress(with_contract, (PhaseEvent(event, deal), PhaseEvent(auction_won, with_contract)))


class SummedAuction(Phase):
    """One round in which every player bids alone and partners' bids are added up (catalogue, 1.15; record, item 10)."""

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask each seat once."""
        if deal.contract is not None:
            return None
        options = self._rules.auction
        first = first_bidder(self._rules, deal.dealer)
        seat = (first + len(deal.calls)) % self._players
        hand = deal.hands[seat]
        may_bid = not options.needs_marriage or has_marriage(hand)
        step = options.increment
        lowest = -(-max(options.min_bid, step) // step) * step
        bids = BidRange(lowest, MAXIMUM_BID // step * step, step, zero=True)
        return Prompt(
            seat=seat,
            kind="bid",
            rules=self._rules,
            choices=(Bid(seat, 0),),
            bids=bids if may_bid else None,
            hand=hand,
            no_bid=None if may_bid else Refusal.BID_NEEDS_MARRIAGE,
        )

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Record a bid; the last one decides every side's contract and who names trump."""
        if not isinstance(action, Bid):
            raise AssertionError(action)
        deal = replace(deal, calls=(*deal.calls, Call(action.seat, action.amount)))
        bid_made = BidMade(action.seat, action.amount)
        if len(deal.calls) < self._players:
            return happened(bid_made, deal)
        contract = summed_contract(self._rules, deal.calls)
        if contract is None:
            return happened(bid_made, replace(deal, ending=Ending("passed_out")))
        auction_won = AuctionWon(contract.declarer, contract.bid, forced=False, bids=contract.side_bids)
        with_contract = replace(deal, contract=contract)
        return PhaseProgress(with_contract, (PhaseEvent(bid_made, deal), PhaseEvent(auction_won, with_contract)))
