"""Whether the melds of all hands can come from one pack."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import SUITS, dix_of
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.engine.melds.kinds import AROUNDS
from pinochle_qt.scorekeeping.chips import DOUBLE_MARRIAGE, spread_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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
    marriages = total["marriage"] + 2 * total[DOUBLE_MARRIAGE]
    single = ("run", "royal_marriage", "pinochle", *(kind for _, kind, _ in AROUNDS))
    if any(total[kind] > copies for kind in single) or total["dix"] > dixes or marriages > _OTHER_SUITS * copies:
        return False
    # in a stock game, a king of a royal marriage can be part of a run that is melded later
    return is_stock_game(rules) or all(_has_rank(copies, trump, counted, *rank) for rank in _RANKS)


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
    married = hand["marriage"] + 2 * hand[DOUBLE_MARRIAGE] if around in _MARRIED else 0
    return max(married, _OTHER_SUITS * hand[around])
