"""What a hand is worth with each suit as trump, with the meld to expect from partners."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.signals import (
    RUNS,
    shown_in,
    told_aces,
    told_meld,
)
from pinochle_qt.ai.inference.agreements import agreement_of
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, SUITS, Rank
from pinochle_qt.engine.derived import pack, side_count, side_of, total_card_points
from pinochle_qt.engine.features import (
    buries,
    has_called_partner,
    has_teams,
    pays_by_bid,
    shares_widow,
)
from pinochle_qt.engine.melds import best_worths, points_of, wins_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
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
_SAMPLES: Final = 60
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
