"""Whether the melds of all hands can come from one pack, and how many points they can be worth."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from heapq import nlargest
from math import ceil
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import SUITS, Rank, Suit, card, dix_of
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import is_stock_game, most_held
from pinochle_qt.engine.melds.kinds import AROUNDS, HEADING_OF, READING_SUITS, MeldKind, unit_cards
from pinochle_qt.engine.melds.tables import GAME, values_of
from pinochle_qt.scorekeeping.meld_buttons import DOUBLE_MARRIAGE, DOUBLE_PINOCHLE, DOUBLE_PLAIN_RUN, spread_out

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds.tables import MeldValues
    from pinochle_qt.engine.rules import Rules

_SUITS, _OTHER_SUITS = 4, 3
"""Number of suits, and of suits that are not trump."""
_IDENTICAL: Final = 4
_IN_SEQUENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "aces": ("run",),
    "kings": ("run", "royal_marriage", "extra_king"),
    "queens": ("run", "royal_marriage", "extra_queen"),
    "jacks": ("run",),
}
"""The melds that take a trump of a rank, which is named after its around, under the same heading."""
_MARRIED: Final = frozenset({"kings", "queens"})
_RANKS: Final = tuple((around, identical) for _, around, identical in AROUNDS)
_IN_PINOCHLE: Final[Mapping[str, str]] = {"queens": "S", "jacks": "D"}


def fits_pack(rules: Rules, trump: str, hands: Sequence[Sequence[str]]) -> bool:
    """Return whether the pack can hold these melds at once, hand by hand, with the letter of the trump suit, if known.

    A hand's card counts once under each heading, so it may be part of several melds, but never of two hands' melds.
    Only what is impossible in any suits is refused.
    """
    counted = [spread_out(Counter(hand)) for hand in hands]
    copies = rules.deck.copies
    total = sum(counted, Counter[str]())
    dixes = max(pack(rules).count(dix_of(suit, rules.deck.ranks)) for suit in SUITS if trump in {"", suit.letter})
    marriages, runs = total["marriage"] + 2 * total[DOUBLE_MARRIAGE], _plain_runs(total)
    # in a stock game, a marriage may be melded of the cards of a run
    in_pairs = max(marriages, runs) if is_stock_game(rules) else marriages + runs
    single = ("run", "royal_marriage", "pinochle", *(kind for _, kind, _ in AROUNDS))
    if any(total[kind] > copies for kind in single) or total["dix"] > dixes or in_pairs > _OTHER_SUITS * copies:
        return False
    if 2 * max(total[DOUBLE_PINOCHLE], total["eight_tens"]) > copies:
        return False
    if any(hand["royal_in_run"] > hand["run"] or hand["marriage_in_run"] > _plain_runs(hand) for hand in counted):
        return False
    # in a stock game, a king of a royal marriage can be part of a run that is melded later
    return is_stock_game(rules) or all(_has_rank(copies, trump, counted, *rank) for rank in _RANKS)


def fits_points(rules: Rules, trump: str, meld: int, players: int) -> bool:
    """Return whether so many players can meld this many ×10 points, with the letter of the trump suit, if known.

    Only what no deal can hold is refused, but not all of that: each card counts what it brings in the best meld it can
    be part of, as if that meld were always complete.
    """
    suits = [suit for suit in SUITS if trump in {"", suit.letter}]
    return any(meld <= _most_points(rules, suit, players) for suit in suits)


@lru_cache(maxsize=64)
def _most_points(rules: Rules, trump: Suit, players: int) -> int:
    """Return a number of points that these players' melds never exceed."""
    worths = _worths_per_card(rules, trump)
    held = len(pack(rules)) if is_stock_game(rules) else players * most_held(rules)
    best = nlargest(held, (worths[face] for face in pack(rules)))
    return sum(best) + rules.melds.turned_dix_bonus


def _worths_per_card(rules: Rules, trump: Suit) -> dict[Card, int]:
    """Return the most points that a card can bring: its share of the best meld under each heading, rounded up.

    In a stock game it can be part of each kind of meld, and of its double as well.
    """
    values, is_stock = values_of(rules), is_stock_game(rules)
    best: dict[tuple[Card, str], int] = {}
    for kind, suit, row in _rows(values, trump, rules.deck.copies):
        cards = unit_cards(kind, suit, dix_of(trump, rules.deck.ranks))
        shares = [
            ceil(worth / (copies * len(cards))) for copies, worth in enumerate(row) if copies and 0 < worth < GAME
        ]
        share = sum(shares[: 1 + (kind in values.doubles)]) if is_stock else max(shares, default=0)
        for face in set(cards):
            key = (face, kind if is_stock else HEADING_OF[kind])
            best[key] = max(best.get(key, 0), share)
    worths = dict.fromkeys(pack(rules), 0)
    for (face, _), share in best.items():
        if face in worths:
            worths[face] += share
    for suit in SUITS:  # a roundhouse takes a king and a queen of each suit
        for rank in (Rank.KING, Rank.QUEEN):
            worths[card(rank, suit)] += ceil(values.roundhouse_bonus / (2 * len(SUITS)))
    return worths


def _rows(values: MeldValues, trump: Suit, copies: int) -> Iterator[tuple[MeldKind, Suit, Sequence[int]]]:
    """Yield every kind of meld with its suit, and the worth of zero copies, one copy and so on."""
    most = copies + 1
    yield "run", trump, values.run[:most]
    yield "royal_marriage", trump, values.royal_marriage[:most]
    yield "royal_in_run", trump, (0, values.royal_in_run)
    yield "extra_king", trump, (0, values.extra)
    yield "extra_queen", trump, (0, values.extra)
    yield "pinochle", trump, values.pinochle[:most]
    yield "dix", trump, (0, values.dix)
    yield "eight_tens", trump, (0, values.eight_tens)
    for suit in READING_SUITS:
        if suit != trump:
            yield "plain_run", suit, values.plain_run[:most]
            yield "marriage", suit, values.marriage[:most]
            yield "marriage_in_run", suit, (0, values.marriage_in_run)
    for rank, around, identical in AROUNDS:
        yield around, trump, values.around[rank][:most]
        for suit in READING_SUITS:
            yield identical, suit, (0, values.four_identical[rank])


def _has_rank(copies: int, trump: str, hands: Sequence[Counter[str]], around: str, identical: str) -> bool:
    """Return whether there are enough cards of a rank, which is named after its melds."""
    trumps = sum(_trumps_needed(hand, trump, around) for hand in hands)
    others = sum(_others_needed(hand, around) for hand in hands)
    arounds, fours = sum(hand[around] for hand in hands), sum(hand[identical] for hand in hands)
    has_all = arounds <= copies - (_IDENTICAL if fours else 0)
    has_fours = arounds * _SUITS + fours * _IDENTICAL <= copies * _SUITS
    return trumps <= copies and others <= copies * _OTHER_SUITS and has_all and has_fours


def _trumps_needed(hand: Counter[str], trump: str, around: str) -> int:
    """Return how many trumps of a rank a hand's melds take."""
    in_sequences = sum(hand[kind] for kind in _IN_SEQUENCES[around])
    pinochles = hand["pinochle"] if trump and _IN_PINOCHLE.get(around) == trump else 0
    return max(in_sequences, hand[around], pinochles)


def _others_needed(hand: Counter[str], around: str) -> int:
    """Return how many cards of a rank that are not trump a hand's melds take at least."""
    in_sequences = _in_plain_suits(hand) if around in _MARRIED else _plain_runs(hand)
    return max(in_sequences, _OTHER_SUITS * hand[around])


def _in_plain_suits(hand: Counter[str]) -> int:
    """Return how many kings with their queens a hand's marriages and runs take in suits that are not trump."""
    return hand["marriage"] + 2 * hand[DOUBLE_MARRIAGE] + _plain_runs(hand)


def _plain_runs(hand: Counter[str]) -> int:
    return hand["plain_run"] + 2 * hand[DOUBLE_PLAIN_RUN]
