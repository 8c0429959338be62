"""Numbers every order of the same cards, where copies of a card are alike."""

from __future__ import annotations

from collections import Counter
from math import factorial, prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.cards import Card


def order_count(cards: Iterable[Card]) -> int:
    """Return the number of different orders of the cards."""
    counts = Counter(cards)
    return factorial(counts.total()) // prod(map(factorial, counts.values()))


def order_number(order: Sequence[Card]) -> int:
    """Return how many orders of these cards come before this one in lexicographic order."""
    counts, orders, number = Counter(order), order_count(order), 0
    for place, card in enumerate(order):
        left = len(order) - place
        number += orders * sum(copies for other, copies in counts.items() if other < card) // left
        orders = orders * counts[card] // left
        counts[card] -= 1
    return number


def cards_in_order(cards: Iterable[Card], number: int) -> tuple[Card, ...]:
    """Return the cards in the order with this number, from 0 to `order_count` - 1."""
    counts = Counter(cards)
    orders = order_count(counts.elements())
    order: list[Card] = []
    for left in range(counts.total(), 0, -1):
        for card in sorted(counts):
            share = orders * counts[card] // left
            if number < share:
                break
            number -= share
        order.append(card)
        orders = share
        counts[card] -= 1
    return tuple(order)
