"""Bidding and naming trump by rules of thumb, from what a hand is worth."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.decide.bidding.hand_worth import (
    are_partners,
    hand_worth,
    is_out_of_reach,
    meld_points,
    safe_bid,
    trick_points,
    usual_bid,
)
from pinochle_qt.ai.decide.bidding.helping import can_help
from pinochle_qt.ai.decide.bidding.signals import (
    holds_run,
    quiet_bids,
    said_by,
    tellings,
    trump_is_left_to,
)
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.inference.agreements import agreement_of, listens
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.engine.actions import Bid, Concede, NameTrump, Pass
from pinochle_qt.engine.calls import high_call, is_nameable, still_bidding, suits_to_bid
from pinochle_qt.engine.cards import SUITS, without
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.features import (
    bids_name_suit,
    bids_once,
    has_teams,
    has_widow,
    names_trump_first,
    pays_by_bid,
)
from pinochle_qt.engine.scoring.chips import STEP, TABLES, chips_for, suit_factor

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.inference.agreements import BidMeaning
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange, Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

OVER_PARTNER: Final = 90
"""How many points beyond what a bid requires a hand must be worth to outbid a partner, who wants to name trump too."""
OVER_PARTNER_TO_SHOW: Final = 60
"""The same with a run, which counts only if its suit is trump, and for a bid that shows the partner something."""
_ALMOST_SURE: Final = 0.24
"""The fraction of all trick points that a bid above the lowest one holds in reserve besides."""
_LIKELY_ENOUGH: Final = 0.12
"""By how much a hand must exceed the bid in a suit that is paid double, as a fraction of all trick points."""
_SUM_PART: Final = 0.75
"""The fraction of its own worth that a hand promises where the bids of partners are added up."""
_SELDOM_EXCEEDED: Final = 0.4
"""How far beyond that of a usual hand, as a fraction of all trick points, bids go where nobody may bid twice."""


def nameable(prompt: Prompt) -> tuple[Suit, ...]:
    """Return the suits that a bidder may make trump, in a bid or after the auction, with the hand as it is.

    They are all suits if cards of the widow may still bring what it takes, or if the hand has no such suit.
    """
    return prompt.suits or suits_to_name(prompt.hand, prompt.rules) or SUITS


@lru_cache(maxsize=8192)  # the same hands are imagined again and again while others bid
def suits_to_name(hand: tuple[Card, ...], rules: Rules) -> tuple[Suit, ...]:
    """Return the suits that a hand may make trump, or may still be able to with the widow; there may be none."""
    if has_widow(rules) and not names_trump_first(rules):
        return SUITS
    return (
        suits_to_bid(rules, hand)
        if bids_name_suit(rules)
        else tuple(suit for suit in SUITS if is_nameable(rules, hand, suit))
    )


def decide_bid(observation: Observation, prompt: Prompt, mood: float = 0.0) -> Decision:
    """Return a bid as long as the hand is worth it; otherwise a pass that signals as much to the partner as it can.

    `mood` is the number of points by which the hand is overrated.
    """
    seat = prompt.seat or 0
    passing = best_pass(prompt, observation)
    if prompt.bids is None:  # a pass, or a bid of 0 where bids are added up
        return Decision(prompt.choices[0], Why.NO_BID.because())
    if prompt.bids.zero:
        return _decide_sum(prompt)
    found, suit = max((hand_worth(prompt.hand, suit, observation), suit) for suit in nameable(prompt))
    named = suit if prompt.suits else None
    worth = mood + safe_bid(found, observation.rules)
    bids = quiet_bids(prompt.hand, observation, prompt.bids)
    least, amount = bids.minimum, _amount(bids, worth, observation)
    if passing is None and amount <= least:
        return Decision(Bid(seat, least if least <= worth else prompt.bids.minimum, named), Why.MUST_OPEN.because())
    has_it = partner_has_it(observation)
    for telling, signal in tellings(prompt.hand, observation, prompt.bids):
        if telling <= _signal_limit(observation, signal, worth, least, has_it=has_it):
            return Decision(Bid(seat, telling, named), said_by(signal, agreement_of(observation, seat)))
    reach = Points(max(least, _good_for(worth, observation.rules)))
    if passing is None or (not has_it and least <= worth):
        good_for = Why.GOOD_FOR if has_teams(observation.rules) else Why.GOOD_FOR_ALONE
        return Decision(Bid(seat, amount, named), good_for.because(points=reach))
    may_outbid = has_it and not partner_insists(observation)
    if may_outbid and holds_run(prompt.hand, suit) and least + OVER_PARTNER_TO_SHOW <= worth:
        return Decision(Bid(seat, amount, named), Why.OWN_RUN.because(suit=suit))
    if has_it and least <= worth and trump_is_left_to(observation, seat):
        return Decision(Bid(seat, amount, named), Why.TAKES_BACK.because(points=reach))
    if may_outbid and least + OVER_PARTNER <= worth:
        return Decision(Bid(seat, amount, named), Why.BETTER_SUIT.because(suit=suit, points=reach))
    if not has_it and prompt.bids.minimum <= worth:
        return Decision(passing, Why.WOULD_SHOW.because())
    return Decision(passing, _why_passed(passing, worth, observation, is_high_enough=least <= worth))


def _paying_bid(worth: float, bids: BidRange, rules: Rules) -> int:
    """Return the bid to make with a hand that can bid up to `worth`, where bids are paid in chips.

    That is the lowest one, or one that is paid better and still almost sure.
    """
    first, worths = TABLES[rules.scoring.bid_chips]
    limit = worth - _ALMOST_SURE * total_card_points(rules)
    sure = (bid for place in range(len(worths)) if (bid := bids.at_least(first + STEP * place)) <= limit)
    return max(sure, key=lambda bid: (chips_for(rules, bid), -bid), default=bids.minimum)


def _amount(bids: BidRange, worth: float, seen: Observation) -> int:
    """Return how much to bid: the least, but all it takes to keep others away by those who get no second turn."""
    others = (other for other in still_bidding(seen.rules, seen.calls) if other != seen.viewer)
    if pays_by_bid(seen.rules):
        return _paying_bid(worth, bids, seen.rules)
    if not bids_once(seen.rules) or all(are_partners(seen.rules, seen.viewer or 0, other) for other in others):
        return bids.minimum
    return bid_for_all(bids, worth, seen.rules)


def bid_for_all(bids: BidRange, worth: float, rules: Rules) -> int:
    """Return what a hand bids that has one turn: all that it is worth, but not more than hardly anybody can exceed."""
    step = rules.auction.increment
    enough = min(worth, usual_bid(rules) + _SELDOM_EXCEEDED * total_card_points(rules))
    amount = bids.at_least(int(enough // step * step))
    return amount if amount <= worth else bids.minimum


def _signal_limit(seen: Observation, signal: BidMeaning, worth: float, least: int, *, has_it: bool) -> float:
    """Return the limit for bids that show the partner something.

    By custom, which shows less, and with what counts only in a suit of one's own, outbidding him takes more.
    """
    if not has_it or not (signal.wants_trump or agreement_of(seen, seen.viewer or 0).is_custom):
        return worth
    return 0.0 if partner_insists(seen) or least + OVER_PARTNER_TO_SHOW > worth else worth


def _why_passed(passing: Pass, worth: float, observation: Observation, *, is_high_enough: bool) -> Reason:
    if is_high_enough:
        return Why.PARTNER_HAS_IT.because()
    if passing.help:
        return Why.HELPS_PARTNER.because()
    points = _good_for(worth, observation.rules)
    auction = observation.rules.auction
    has_bid = any(call.seat == observation.viewer and call.amount is not None for call in observation.calls)
    if not has_bid and points < min(auction.min_bid, auction.under_the_gun_min or auction.min_bid):
        return Why.GOOD_FOR_LITTLE.because()
    return Why.GOOD_FOR_ONLY.because(points=Points(points))


def _good_for(worth: float, rules: Rules) -> int:
    """Return the highest bid that does not exceed what a hand is worth."""
    least, step = rules.auction.min_bid, rules.auction.increment
    return least + int((worth - least) // step) * step


def best_pass(prompt: Prompt, seen: Observation) -> Pass | None:
    """Return the pass that signals the most to a partner who may still bid; None if passing is not allowed."""
    passes = {choice.help: choice for choice in prompt.choices if isinstance(choice, Pass)}
    promises = listens(seen, prompt.seat or 0) and can_help(prompt.hand, seen.rules)
    return passes.get(promises, passes.get(False))


def decide_trump(observation: Observation, prompt: Prompt) -> Decision:
    """Name the suit that is worth most; concede only a contract that cannot be saved."""
    named = [choice.suit for choice in prompt.choices if isinstance(choice, NameTrump)]
    worths = {suit: hand_worth(prompt.hand, suit, observation) for suit in named}
    best = max(named, key=lambda suit: worths[suit])
    contract = observation.contract
    concession = next(iter(prompt.concessions), None)
    if concession is None or contract is None or not is_out_of_reach(prompt.hand, best, observation):
        dearer = _dearer_suit(worths, best, observation)
        if dearer is not None:
            return Decision(NameTrump(prompt.seat or 0, dearer), Why.PAID_BETTER.because(suit=dearer))
        return named_trump(prompt.seat or 0, best, worths)
    unseen, dealt = Concede(contract.declarer, unseen=True), without(prompt.hand, observation.widow or ())
    is_hopeless = unseen in prompt.concessions and is_out_of_reach(dealt, best, observation)
    return Decision(unseen if is_hopeless else concession, Why.OUT_OF_REACH.because(points=Points(contract.bid)))


def _dearer_suit(worths: Mapping[Suit, float], best: Suit, observation: Observation) -> Suit | None:
    """Return a suit in which more is paid for the contract than in the best one, and which should do as well."""
    rules, contract = observation.rules, observation.contract
    if contract is None or not pays_by_bid(rules):
        return None
    enough = contract.bid + _LIKELY_ENOUGH * total_card_points(rules)
    paid = {suit: suit_factor(rules, suit) for suit, worth in worths.items() if worth >= enough}
    dearest = max(paid, key=lambda suit: (paid[suit], worths[suit]), default=best)
    return dearest if suit_factor(rules, dearest) > suit_factor(rules, best) else None


def named_trump(seat: Seat, suit: Suit, worths: Mapping[Suit, float]) -> Decision:
    """Return the decision to name a suit, explained by its margin over the next best one."""
    values = tuple((NameTrump(seat, each), worth) for each, worth in worths.items())
    others = [each for each in worths if each != suit]
    if not others:
        return Decision(NameTrump(seat, suit), Why.ONLY_SUIT.because(), values)
    other = max(others, key=lambda each: worths[each])
    margin = worths[suit] - worths[other]
    if margin >= A_DIFFERENCE:
        why = Why.SUIT_BEATS.because(suit=suit, other=other, points=Points(round(margin)))
    elif margin > -A_DIFFERENCE:
        why = Why.SUIT_TIES.because(suit=suit, other=other)
    else:
        why = Why.TOO_CLOSE.because(other=other)
    return Decision(NameTrump(seat, suit), why, values)


def _decide_sum(prompt: Prompt) -> Decision:
    """Bid this hand's own share: its meld and half of its side's expected trick points."""
    seat, amount = prompt.seat or 0, 0 if prompt.bids is None else own_part(prompt.hand, prompt.bids, prompt.rules)
    return Decision(Bid(seat, amount), (Why.OWN_SHARE if amount else Why.PROMISES_NOTHING).because())


def own_part(hand: Sequence[Card], bids: BidRange, rules: Rules) -> int:
    """Return a hand's bid by rule of thumb where the bids of partners are added up; 0 if it is too weak."""
    worth = max(meld_points(hand, suit, rules) + trick_points(hand, suit, rules) / 2 for suit in SUITS)
    promised = int(_SUM_PART * worth)
    return 0 if promised < bids.minimum else bids.at_least(promised // bids.increment * bids.increment)


def partner_has_it(observation: Observation) -> bool:
    """Return whether the highest bid so far is a partner's."""
    high, viewer = high_call(observation.calls), observation.viewer
    return high is not None and viewer is not None and are_partners(observation.rules, high.seat, viewer)


def partner_insists(observation: Observation) -> bool:
    """Return whether a partner has bid again after the viewer outbid a partner, with no opponent left in the auction.

    Both have said that they want to name trump: going on would only raise the contract.
    """
    rules, viewer = observation.rules, observation.viewer
    if viewer is None or not partner_has_it(observation):
        return False
    if not all(are_partners(rules, seat, viewer) for seat in still_bidding(rules, observation.calls)):
        return False
    bids = [call.seat for call in observation.calls if call.amount is not None]
    return any(
        seat == viewer and before != viewer and are_partners(rules, before, viewer) for before, seat in pairwise(bids)
    )
