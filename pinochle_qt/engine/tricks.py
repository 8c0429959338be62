"""Trick play: which card wins, which cards are legal, what cards are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Rank, strengths
from pinochle_qt.engine.errors import Refusal, Rejection
from pinochle_qt.engine.features import must_head, must_overtrump

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.rules import Rules

_COLUMNS = {
    # points for ace, ten, king, queen, jack (catalogue, 0.3)
    "classic": (11, 10, 4, 3, 2),
    "simple": (10, 10, 5, 5, 0),
    "counters": (10, 10, 10, 0, 0),
    "brisques": (10, 10, 0, 0, 0),
}

POINTS_OPTIONS: Final = {rank: f"own_{rank.name.lower()}" for rank in Rank}
"""By rank, the scoring option for players' own points for its cards."""


@lru_cache(maxsize=64)
def card_points(rules: Rules) -> tuple[int, ...]:
    """Return the ×10 points of every card, indexed by card (catalogue, 0.3 and item 2)."""
    order = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
    if rules.scoring.points_follow_rank and rules.deck.rank_order == "natural":
        order = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
    by_rank = dict(zip(order, _COLUMNS[rules.scoring.card_points], strict=True))
    for rank, own in POINTS_OPTIONS.items():
        points = getattr(rules.scoring, own)
        if points is not None:
            by_rank[rank] = points
    return tuple(by_rank.get(RANK_OF[face], 0) for face in FACES)


def trick_winner(cards: Sequence[Card], trump: Suit | None, strength: Sequence[int]) -> int:
    """Return the card that wins a trick, as an index into `cards`, which are in the order played.

    Of two identical cards, the one played first wins (catalogue, 0.2).
    """
    best = 0
    top = cards[0]
    for index in range(1, len(cards)):
        face = cards[index]
        suit = SUIT_OF[face]
        if strength[face] > strength[top] if suit == SUIT_OF[top] else suit == trump:
            best, top = index, face
    return best


class TrickPosition(Struct, frozen=True):
    """Everything that determines which cards are legal: the hand, the trick so far, trump and the rules of play."""

    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    trump: Suit | None
    strict: bool = True
    """False in stock play, where any card may be played."""
    must_head: bool = True
    """`head_rule`: whether a lead in any suit must be beaten, not only a trump lead."""
    must_overtrump: bool = True
    """Whether a hand that is void in the suit led must overtrump a trick that has been trumped."""
    must_lead_trump: bool = False
    """`first_lead_trump`: whether this is the declarer's first lead and must be a trump."""
    rank_order_strength: tuple[int, ...] = ()

    def legal(self) -> tuple[Card, ...]:
        """Return the distinct legal cards in ascending order (catalogue, 0.7)."""
        return tuple(sorted(set(self._legal())))

    def refusal(self, face: Card) -> Rejection | None:
        """Return why a card may not be played, or None if it may."""
        if face not in self.hand:
            return Rejection(Refusal.NOT_HELD, card=face)
        if face in self._legal():
            return None
        if not self.trick:
            return Rejection(Refusal.LEAD_TRUMP)
        led = SUIT_OF[self.trick[0]]
        top = self._winning()
        lowest_legal = min(self._legal(), key=lambda held: self.rank_order_strength[held])
        if any(SUIT_OF[held] == led for held in self.hand):
            if SUIT_OF[face] != led:
                return Rejection(Refusal.FOLLOW_SUIT, card=face, suit=led)
            return Rejection(Refusal.MUST_BEAT, card=top, better=lowest_legal, suit=led)
        if SUIT_OF[face] != self.trump:
            return Rejection(Refusal.MUST_TRUMP, card=face, suit=self.trump)
        return Rejection(Refusal.MUST_OVERTRUMP, card=top, better=lowest_legal, suit=self.trump)

    def _winning(self) -> Card:
        return self.trick[trick_winner(self.trick, self.trump, self.rank_order_strength)]

    def _legal(self) -> Sequence[Card]:
        hand, trump = self.hand, self.trump
        if not self.strict:
            return hand
        if not self.trick:
            if self.must_lead_trump:
                return [face for face in hand if SUIT_OF[face] == trump] or hand
            return hand
        led = SUIT_OF[self.trick[0]]
        strength = self.rank_order_strength
        following = [face for face in hand if SUIT_OF[face] == led]
        if following:
            if not self.must_head and led != trump:
                return following
            top = self._winning()
            if SUIT_OF[top] != led:
                return following  # already trumped: nothing in the suit can beat it
            height = strength[top]
            return [face for face in following if strength[face] > height] or following
        trumps = [face for face in hand if SUIT_OF[face] == trump]
        if not trumps:
            return hand
        if self.must_overtrump:
            top = self._winning()
            if SUIT_OF[top] == trump:
                height = strength[top]
                return [face for face in trumps if strength[face] > height] or trumps
        return trumps


def strict_position(
    rules: Rules, hand: tuple[Card, ...], trick: tuple[Card, ...], trump: Suit | None, *, leads_first: bool = False
) -> TrickPosition:
    """Return the position of a hand in strict play: every auction game, and the playoff of stock games.

    `leads_first` means that the declarer is leading to the first trick (option `first_lead_trump`).
    """
    return TrickPosition(
        hand,
        trick,
        trump,
        must_head=must_head(rules),
        must_overtrump=must_overtrump(rules),
        must_lead_trump=leads_first and rules.tricks.first_lead_trump,
        rank_order_strength=strengths(rules.deck.rank_order),
    )
