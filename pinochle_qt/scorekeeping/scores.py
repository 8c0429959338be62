"""Scores for the deals of a score sheet, worked out by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.cards import SUITS
from pinochle_qt.engine.derived import first_bidder, seats_of, side_count
from pinochle_qt.engine.features import has_checks, has_summed_auction
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.people import dealer_seat, seating
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.engine.scoring.deal_facts import DealFacts
from pinochle_qt.engine.scoring.end_of_deal import settle
from pinochle_qt.engine.seats import clockwise_from
from pinochle_qt.engine.state import REDEALT, Call, Contract, Ending
from pinochle_qt.engine.summed_bids import summed_contract
from pinochle_qt.scorekeeping.questions import asked_only, is_moon_bid, off_board, partners_who_spoil
from pinochle_qt.scorekeeping.sheet import padded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState, Outcome
    from pinochle_qt.scorekeeping.sheet import How, Sheet, SheetDeal


class Scored(Struct, frozen=True):
    """The state of the match after each deal of a sheet."""

    matches: tuple[MatchState, ...]
    """The match before the first deal, and after each deal up to the one that decided it."""

    @property
    def match(self) -> MatchState:
        """The match after the last scored deal."""
        return self.matches[-1]


def scored(sheet: Sheet) -> Scored:
    """Score the deals of a sheet; deals after the end of the match add nothing."""
    match = Game(sheet.rules).start(people=len(sheet.people), reading=sheet.reading)
    matches = [match]
    for deal in sheet.deals:
        if match.winners:
            break
        match = after(sheet.rules, match, deal)
        matches.append(match)
    return Scored(tuple(matches))


def after(rules: Rules, match: MatchState, deal: SheetDeal) -> MatchState:
    """Return a match after one more deal."""
    settled, _ = settle(rules, match, facts_told(rules, match.people, deal))
    return replace(settled, number=match.number + 1)


def facts_told(rules: Rules, people: int, deal: SheetDeal) -> DealFacts:
    """Return the facts that a deal's score depends on, from what was entered for it."""
    deal = asked_only(rules, deal)
    seats, sides = rules.table.players, side_count(rules)
    aside = padded(deal.aside, sides)
    won = tuple(
        max(0, points - aside_points) for points, aside_points in zip(padded(deal.tricks, sides), aside, strict=True)
    )
    return DealFacts(
        dealt_by=deal.dealer,
        people=people,
        seated=seating(rules, people, deal.dealer),
        ending=_ending(rules, deal),
        meld=padded(deal.meld, seats),
        dix=padded(deal.dix, seats),
        won=won,
        laid_aside=aside,
        winners=_winners(rules, deal, won),
        contract=_contract(rules, deal),
        partner=deal.partner,
        moon=deal.by if deal.how in {"moon_made", "moon_failed"} else None,
        trump=next((suit for suit in SUITS if suit.letter == deal.trump), None),
        bidders=tuple(seat for seat, bid in enumerate(deal.bids) if bid),
        checks=padded(deal.checks, seats) if has_checks(rules) else (),
        conceded_unseen=deal.how == "conceded_unseen",
        no_suit=deal.how == "no_suit",
    )


def bidding_order(rules: Rules, deal: SheetDeal) -> tuple[Seat, ...]:
    """Return the seats in the order in which they bid."""
    return clockwise_from(first_bidder(rules, dealer_seat(rules, deal.dealer)), rules.table.players)


# ---- inside ----------------------------------------------------------------------------------------------------------


def _contract(rules: Rules, deal: SheetDeal) -> Contract | None:
    if deal.how in REDEALT:
        return None
    if has_summed_auction(rules):
        bids = padded(deal.bids, rules.table.players)
        return summed_contract(rules, tuple(Call(seat, bids[seat]) for seat in bidding_order(rules, deal)))
    if is_moon_bid(rules, deal):
        return None if deal.by is None else Contract(deal.by, MOON_BID)
    return None if deal.declarer is None else Contract(deal.declarer, deal.bid)


def _ending(rules: Rules, deal: SheetDeal) -> Ending:
    if off_board(rules, deal):
        return Ending("not_on_board", deal.declarer)
    return Ending(_outcome(deal.how), deal.declarer if deal.by is None else deal.by)


def _outcome(how: How) -> Outcome:
    """Return the engine's name for this way of ending a deal."""
    match how:
        case "moon_made" | "moon_failed":
            return "played"
        case "conceded_unseen":
            return "conceded"
        case "no_suit":
            return "not_on_board"
        case _:
            return how


def _winners(rules: Rules, deal: SheetDeal, won: Sequence[int]) -> tuple[Seat, ...]:
    """Return, for each side that won a trick, one seat that may have won it."""
    if deal.how == "moon_made":
        return () if deal.by is None else (deal.by,)
    winners = {seats_of(rules, side)[0] for side, points in enumerate(won) if points or side in deal.took}
    return tuple(sorted(winners.union(partners_who_spoil(rules, deal))))
