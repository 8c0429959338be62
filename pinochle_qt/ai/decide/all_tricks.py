"""Whether a hand wins every trick, and which of its cards do not, however the unseen cards lie."""

from __future__ import annotations

from itertools import combinations
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
    return count_losers(facts) <= spare


def count_losers(facts: Facts) -> int:
    """Return how many cards of a hand may win no trick if every suit is led from the top."""
    return sum(len(_losers(facts, suit)) for suit in SUITS)


def least_winning(facts: Facts, count: int) -> tuple[Card, ...]:
    """Return the cards to lay aside before a moon without trump: those that may lose a trick, or else the lowest.

    Suits without such a card are safe. If there are too many for that in all suits, the suits remain in which the
    fewest unseen cards are left once their sure winners have been led.
    """
    losers = {suit: found for suit in SUITS if (found := _losers(facts, suit))}
    left = {suit: facts.unseen_in(suit) - _top(facts, suit) for suit in losers}
    cleared = min(
        (
            suits
            for number in range(len(losers) + 1)
            for suits in combinations(losers, number)
            if sum(len(losers[suit]) for suit in suits) <= count
        ),
        key=lambda suits: sum(left.values()) - sum(left[suit] for suit in suits),
    )
    order = sorted(losers, key=lambda suit: (suit not in cleared, -left[suit]))
    found = [face for suit in order for face in sorted(losers[suit], key=facts.strength.__getitem__)]
    found += sorted(without(facts.seen.hand, found), key=facts.strength.__getitem__)
    return tuple(found[:count])


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
