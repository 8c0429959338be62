"""Bidding and naming trump: the estimated worth of a hand with each suit as trump."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.helping import can_help
from pinochle_qt.ai.decide.bidding.signals import (
    RUNS,
    holds_run,
    quiet_bids,
    said_by,
    shown_in,
    tellings,
    told_aces,
    told_meld,
    trump_is_left_to,
)
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.inference.agreements import agreement_of, listens
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.actions import Bid, Concede, NameTrump, Pass
from pinochle_qt.engine.calls import high_call, is_nameable, still_bidding, suits_to_bid
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, SUITS, Rank, without
from pinochle_qt.engine.chips import STEP, TABLES, chips_for, suit_factor
from pinochle_qt.engine.derived import pack, side_count, side_of, total_card_points
from pinochle_qt.engine.features import (
    bids_name_suit,
    bids_once,
    buries,
    has_called_partner,
    has_teams,
    has_widow,
    names_trump_first,
    pays_by_bid,
    shares_widow,
)
from pinochle_qt.engine.melds import best_worths, points_of, wins_game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.inference.agreements import BidMeaning
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange, Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

# Fractions of all trick points, fitted to deals in which this policy plays against itself.
_BASE: Final = {2: 0.43, 3: 0.31, 4: 0.20}
"""What an average hand brings its side, by the number of sides."""
_ALONE_AGAINST_ONE: Final = 0.37
_ALONE_AGAINST_ALL: Final = 0.42
"""The same for a bidder with a widow where the others score nothing; with less, half of the biddable hands pass."""
_PER_TRUMP: Final = 0.035
_PER_TOP_TRUMP: Final = 0.02
_PER_ACE: Final = 0.035
_PER_PASSED_CARD: Final = 0.02
_PER_WIDOW_CARD: Final = 0.015
_STRENGTHS: Final = tuple(
    tuple(
        (_PER_TRUMP + _PER_TOP_TRUMP * (RANK_OF[face] in {Rank.ACE, Rank.TEN}))
        if SUIT_OF[face] == suit
        else _PER_ACE * (RANK_OF[face] is Rank.ACE)
        for face in FACES
    )
    for suit in SUITS
)
"""By trump suit and card, what the card adds to the fraction of trick points."""
# Points of meld that each card received from elsewhere brings.
_MELD_OF_PASSED_CARD: Final = 20
_MELD_OF_WIDOW_CARD: Final = 14
_MELD_OF_SHARED_CARD: Final = 8
_MOST_HELPFUL: Final = 5
"""How many passed cards help: whatever a partner passes beyond these is hardly worth keeping."""
_NEARNESS: Final = (0.4, 0.4, 0.4, 1.0, 1.6, 0.6)
"""How much passed cards help to complete a meld, as a factor, by the number of different cards of a run held."""
_WON_GAME: Final = 100_000
_RESERVE: Final = 0.08
"""The fraction of all trick points that a bid holds in reserve."""
_RESERVE_OF_PARTNERS_MELD: Final = 0.5
"""The fraction of partners' usual meld that is also held in reserve, except where cards are passed: there, the player
who names trump gets melds that nobody holds yet."""
OVER_PARTNER: Final = 90
"""How many points beyond what a bid requires a hand must be worth to outbid a partner, who wants to name trump too."""
OVER_PARTNER_TO_SHOW: Final = 60
"""The same with a run, which counts only if its suit is trump, and for a bid that shows the partner something."""
_ALMOST_SURE: Final = 0.24
"""The fraction of all trick points that a bid above the lowest one holds in reserve besides."""
_LIKELY_ENOUGH: Final = 0.12
"""By how much a hand must exceed the bid in a suit that is paid double, as a fraction of all trick points."""
_SAMPLES: Final = 60
_SUM_PART: Final = 0.75
"""The fraction of its own worth that a hand promises where the bids of partners are added up."""
_SELDOM_EXCEEDED: Final = 0.4
"""How far beyond that of a usual hand, as a fraction of all trick points, bids go where nobody may bid twice."""
_MELD_FROM_HELP: Final = 40
_MELD_FROM_BID: Final = 25
"""What a bid or a promise of help by a partner adds to the meld expected of any hand, in points. A promise is really
worth less, and a plain pass costs something, but rules of thumb that count them that way bid too little and lose to
these."""


def meld_points(hand: Sequence[Card], suit: Suit, rules: Rules) -> int:
    """Return the points that a hand can meld with a suit as trump."""
    (worth,) = best_worths(hand, rules, (suit,))
    return min(_WON_GAME, worth)


def worth_of(melds: Sequence[Meld]) -> int:
    """Return the points of melds; melds that win the game are worth more than any others."""
    return _WON_GAME if wins_game(melds) else points_of(melds)


def trick_points(hand: Sequence[Card], suit: Suit, rules: Rules, help_to_come: float = 0.0) -> float:
    """Return the trick points that this hand's side can expect with a suit as trump.

    `help_to_come` is the fraction of all trick points that cards not yet in the hand will bring.
    """
    return _trick_share(hand, suit, _base(rules) + help_to_come) * total_card_points(rules)


def _trick_share(hand: Sequence[Card], suit: Suit, base: float) -> float:
    """Return the fraction of all trick points to expect if it is `base` with an average hand."""
    adds = _STRENGTHS[suit]
    strength = (float_sum([adds[face] for face in hand]) - _PER_TRUMP * len(hand) / 4) * 12 / len(hand)
    return max(0.1, min(0.95, base + strength))


@lru_cache(maxsize=64)
def _base(rules: Rules) -> float:
    if rules.table.players == 2:
        return _ALONE_AGAINST_ONE
    if pays_by_bid(rules) and buries(rules):
        return _ALONE_AGAINST_ALL
    if has_called_partner(rules):
        return _BASE[3]  # the partner makes up for the number of opponents
    return _BASE[min(side_count(rules), max(_BASE))]


def hand_worth(hand: Sequence[Card], suit: Suit, observation: Observation) -> float:
    """Return the meld and trick points that the side can expect with a suit as trump, partner's help included."""
    return own_worths(hand, observation)[suit] + partners_meld(observation)


def own_worths(hand: Sequence[Card], observation: Observation) -> tuple[float, ...]:
    """Return `hand_worth` for each suit as trump, without the expected meld of partners."""
    widow_is_out = observation.widow is None
    return _own_worths(tuple(hand), observation.rules, widow_is_out, observation.contract is None)


def best_worth(hand: Sequence[Card], observation: Observation, suits: Sequence[Suit] = SUITS) -> tuple[float, Suit]:
    """Return the highest of `own_worths` in one of these suits, and that suit."""
    worths = own_worths(hand, observation)
    return max((worths[suit], suit) for suit in suits)


def worths_in_auction(hand: tuple[Card, ...], rules: Rules) -> tuple[float, ...]:
    """Return `own_worths` as they are before anybody has seen the widow or named trump."""
    return _own_worths(hand, rules, bool(rules.widow.size), True)


@lru_cache(maxsize=8192)  # the same hands are imagined again and again while others bid
def _own_worths(hand: tuple[Card, ...], rules: Rules, widow_is_out: bool, is_auction: bool) -> tuple[float, ...]:
    help_to_come, meld_to_come = _widow_to_come(rules, widow_is_out=widow_is_out)
    if shares_widow(rules) and is_auction:
        meld_to_come += _MELD_OF_SHARED_CARD * rules.widow.size
    passed, held = min(rules.passing.cards, _MOST_HELPFUL), frozenset(hand)
    help_to_come += _PER_PASSED_CARD * passed
    base, points, gap = _base(rules) + help_to_come, total_card_points(rules), rules.scoring.on_board_gap
    most = points if gap is None else gap  # a bid further above the meld may not be played
    return tuple(
        min(_WON_GAME, meld)
        + meld_to_come
        + (_MELD_OF_PASSED_CARD * passed * _completion_factor(held, suit) if passed else 0.0)
        + min(most, _trick_share(hand, suit, base) * points)
        for suit, meld in zip(SUITS, best_worths(hand, rules), strict=True)
    )


def _widow_to_come(rules: Rules, *, widow_is_out: bool) -> tuple[float, float]:
    """Return the fraction of trick points and the meld to expect from a widow that the declarer has yet to take."""
    size = rules.widow.size if buries(rules) and widow_is_out else 0
    return _PER_WIDOW_CARD * size, float(_MELD_OF_WIDOW_CARD * size)


@lru_cache(maxsize=64)
def usual_meld(rules: Rules) -> float:
    """Return what a hand melds on average in a given trump suit, leaving out rare rich hands."""
    rng = random.Random(rules.deal.hand_size)
    cards = pack(rules)
    found = sorted(meld_points(rng.sample(cards, rules.deal.hand_size), SUITS[i % 4], rules) for i in range(_SAMPLES))
    ordinary = found[: _SAMPLES * 9 // 10]
    return sum(ordinary) / len(ordinary)


@lru_cache(maxsize=64)
def usual_bid(rules: Rules) -> float:
    """Return how high a typical hand can bid by rule of thumb: half of all hands can bid higher."""
    rng = random.Random(rules.deal.hand_size)
    cards = pack(rules)
    hands = (tuple(rng.sample(cards, rules.deal.hand_size)) for _ in range(_SAMPLES))
    worths = sorted(max(worths_in_auction(hand, rules)) for hand in hands)
    partners = rules.table.players // side_count(rules) - 1 if has_teams(rules) else 0
    partners = 1 if has_called_partner(rules) else partners
    return safe_bid(worths[_SAMPLES // 2] + partners * usual_meld(rules), rules)


def safe_bid(worth: float, rules: Rules) -> float:
    """Return how high to bid on a hand that is expected to bring `worth` points."""
    return worth - _reserve(rules)


@lru_cache(maxsize=64)
def _reserve(rules: Rules) -> float:
    """Return the number of points by which bids stay below the expected worth of a hand."""
    partners = 1 if has_called_partner(rules) else rules.table.players // side_count(rules) - 1
    partner_share = 0.0 if rules.passing.cards else _RESERVE_OF_PARTNERS_MELD
    return _RESERVE * total_card_points(rules) + partner_share * partners * usual_meld(rules)


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
    concession = next((choice for choice in prompt.choices if isinstance(choice, Concede)), None)
    if concession is None or contract is None or not is_out_of_reach(prompt.hand, best, observation):
        dearer = _dearer_suit(worths, best, observation)
        if dearer is not None:
            return Decision(NameTrump(prompt.seat or 0, dearer), Why.PAID_BETTER.because(suit=dearer))
        return named_trump(prompt.seat or 0, best, worths)
    unseen, dealt = Concede(contract.declarer, unseen=True), without(prompt.hand, observation.widow or ())
    is_hopeless = unseen in prompt.choices and is_out_of_reach(dealt, best, observation)
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


def is_out_of_reach(hand: Sequence[Card], suit: Suit, observation: Observation) -> bool:
    """Return whether a declarer with this hand and trump suit fails for certain, as far as rules of thumb can tell."""
    contract, rules = observation.contract, observation.rules
    if contract is None or observation.shown[contract.declarer]:
        return False
    help_to_come, meld_to_come = _widow_to_come(rules, widow_is_out=observation.widow is None)
    tricks = trick_points(hand, suit, rules, help_to_come)
    reach = meld_points(hand, suit, rules) + meld_to_come + 1.25 * tricks + partners_meld(observation)
    return reach + 40 < contract.bid and not _is_promised_help(observation, contract.declarer)


def _is_promised_help(observation: Observation, seat: Seat) -> bool:
    """Return whether a partner has passed with help."""
    return any(call.help and are_partners(observation.rules, call.seat, seat) for call in observation.calls)


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


def are_partners(rules: Rules, one: Seat, other: Seat) -> bool:
    """Return whether two seats play together regardless of who wins the auction."""
    if rules.table.teams in {"individual", "called_partner"}:
        return one == other
    return side_of(rules, one) == side_of(rules, other)


def partners_meld(observation: Observation) -> float:
    """Return the meld to expect from partners, more if their calls promised it."""
    rules, viewer = observation.rules, observation.viewer
    if viewer is None or not has_teams(rules):
        return 0.0
    if has_called_partner(rules):
        return usual_meld(rules)
    partners = [seat for seat in range(rules.table.players) if seat != viewer and are_partners(rules, seat, viewer)]
    return float_sum(usual_meld(rules) + _meld_from_calls(observation, seat) for seat in partners)


def _meld_from_calls(observation: Observation, partner: Seat) -> float:
    """Return what a partner's calls add to the usual meld."""
    shown_meld = told_meld(observation, partner)
    if shown_meld and not agreement_of(observation, partner).is_custom:
        return _MELD_FROM_BID + shown_meld - usual_meld(observation.rules)
    added = 0.0
    for call in observation.calls:
        if call.seat != partner:
            continue
        if call.amount is not None:
            added = max(_MELD_FROM_BID, shown_meld - usual_meld(observation.rules))
        elif call.help:
            added += _MELD_FROM_HELP
    aces = told_aces(observation, partner)
    return added if aces is None else added + _worth_of_aces(aces, observation.rules)


def _worth_of_aces(aces: int, rules: Rules) -> float:
    """Return the trick points that so many aces bring beyond those that any hand brings."""
    usual = len(SUITS) * rules.deck.copies * rules.deal.hand_size / len(pack(rules))
    return _PER_ACE * (aces - usual) * total_card_points(rules)


def told_partners(seen: Observation, seat: Seat, amount: int) -> dict[Seat, float]:
    """Return how much more meld each partner expects from the seat after a bid that shows something by agreement."""
    after = seen.after_bids((seat, amount))
    if shown_in(after, len(seen.calls)) is None:
        return {}
    partners = [other for other in range(seen.players) if other != seat and are_partners(seen.rules, other, seat)]
    expected = [[partners_meld(replace(each, viewer=other)) for each in (seen, after)] for other in partners]
    return {other: new - old for other, (old, new) in zip(partners, expected, strict=True)}


def _completion_factor(held: frozenset[Card], suit: Suit) -> float:
    """Return how much passed cards help to complete a meld, as a factor: most for a run that lacks one card."""
    return _NEARNESS[sum([face in held for face in RUNS[suit]])]
