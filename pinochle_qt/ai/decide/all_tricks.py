"""Whether a hand wins every trick, and which of its cards do not, however the unseen cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import SUIT_OF, SUITS, without
from pinochle_qt.engine.seats import left_of

if TYPE_CHECKING:
    from pinochle_qt.ai.inference.facts import Facts
    from pinochle_qt.engine.cards import Card, Suit


def wins_all(facts: Facts, spare: int = 0) -> bool:
    """Return whether a hand wins every trick, however the cards that it does not see lie.

    The first lead must be its own, unless it has nothing but trumps. It then draws all trumps, and leads each suit from
    the top: what is left of a suit wins once nobody else has any of it. It may still lay aside `spare` cards.
    """
    suits = {SUIT_OF[face] for face in facts.seen.hand}
    if not _leads(facts) and suits != {facts.trump}:
        return False
    if facts.trump is not None and _top(facts, facts.trump) < facts.unseen_in(facts.trump):
        return False  # another player's trump would still be out
    return sum(len(_losers(facts, suit)) for suit in suits) <= spare


def least_winning(facts: Facts, count: int) -> tuple[Card, ...]:
    """Return the cards to lay aside before a moon without trump: those that win no trick, or else the lowest."""
    losers = [face for suit in SUITS for face in _losers(facts, suit)]
    others = without(facts.seen.hand, losers)
    ordered = [*sorted(losers, key=facts.strength.__getitem__), *sorted(others, key=facts.strength.__getitem__)]
    return tuple(ordered[:count])


def _leads(facts: Facts) -> bool:
    contract, rules = facts.seen.contract, facts.rules
    if rules.match.moon_leads:
        return True
    declarer = facts.seen.moon if contract is None else contract.declarer  # the moon may be about to be bid
    if declarer is not None and rules.tricks.first_leader == "declarer":
        return declarer == facts.seat
    return left_of(facts.seen.dealer, facts.players) == facts.seat


def _top(facts: Facts, suit: Suit) -> int:
    """Return how many cards of a suit in the hand are beaten by no other."""
    return sum(SUIT_OF[face] == suit and facts.is_boss(face) for face in facts.seen.hand)


def _losers(facts: Facts, suit: Suit) -> list[Card]:
    """Return the cards of a suit that may win no trick if the suit is led from the top."""
    if _top(facts, suit) >= facts.unseen_in(suit):
        return []
    return [face for face in facts.seen.hand if SUIT_OF[face] == suit and not facts.is_boss(face)]
