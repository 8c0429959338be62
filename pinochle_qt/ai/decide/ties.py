"""Which of two cards people play if both bring the same: what they would call wasted goes last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.inference.facts import LIKELY
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.ai.inference.facts import Facts
    from pinochle_qt.engine.cards import Card

COUNTER: Final = 10
"""The points from which everybody regards a card as a counter."""


def most_usual(facts: Facts, face: Card, others: Iterable[Card]) -> Card:
    """Return the card that people would play of these, all of which are as good as `face`."""
    preferred = [other for other in others if prefers(facts, other, face)]
    return max(
        preferred,
        key=lambda card: (sum(prefers(facts, card, other) for other in preferred), -facts.strength[card], -card),
        default=face,
    )


def prefers(facts: Facts, face: Card, other: Card) -> bool:
    """Return whether people would play `face` rather than `other` if both brought the same.

    An ace is led before the ten below it, and a low card before a counter that may well be lost; a trick is taken as
    cheaply as possible, counters go to one's own side and not to the others, and of cards alike in all this, the lowest
    of a suit goes first.
    """
    if not facts.seen.trick:
        return _as_lead(facts, face, other)
    end = facts.end_with(face)
    if end == "open" or end != facts.end_with(other):
        return False
    if end == "taken":
        return _is_lower(facts, face, other) and _is_counter(facts, face) == _is_counter(facts, other)
    if facts.is_boss(face) and not facts.is_boss(other):
        return False  # it may take a trick of its own later
    one, two = (_waste(facts, card, is_given=end == "given") for card in (face, other))
    return one < two or (one == two and _is_lower(facts, face, other))


def _as_lead(facts: Facts, face: Card, other: Card) -> bool:
    if SUIT_OF[face] != SUIT_OF[other] or facts.is_boss(face) != facts.is_boss(other):
        return False
    if facts.is_boss(face):
        return facts.strength[face] > facts.strength[other]
    if facts.chance_of_trick((other,)) > LIKELY:
        return False  # a partner may win it, and a counter is then no loss
    counts, would_count = _is_counter(facts, face), _is_counter(facts, other)
    return counts < would_count or (counts == would_count and _is_lower(facts, face, other))


def _waste(facts: Facts, face: Card, *, is_given: bool) -> tuple[bool, bool, bool]:
    """Return what speaks against a card that takes no trick: the smaller, the sooner it is played."""
    is_ace, counts = RANK_OF[face] is Rank.ACE, _is_counter(facts, face)
    return SUIT_OF[face] == facts.trump, is_ace, counts != is_given


def _is_counter(facts: Facts, face: Card) -> bool:
    return facts.points[face] >= COUNTER


def _is_lower(facts: Facts, face: Card, other: Card) -> bool:
    return SUIT_OF[face] == SUIT_OF[other] and facts.strength[face] < facts.strength[other]
