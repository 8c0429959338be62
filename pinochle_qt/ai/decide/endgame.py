"""The last tricks of two players whose cards are all known by counting: the exact best card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.tricks import strict_position

if TYPE_CHECKING:
    from pinochle_qt.ai.facts import Facts
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules

MOST_CARDS: Final = 6
"""The largest hand that is searched: beyond it the search may take longer than a person should wait."""


def best_by_counting(facts: Facts, cards: tuple[Card, ...]) -> Card | None:
    """Return the best of the legal cards if the other hand is known and small, otherwise None."""
    seen = facts.seen
    hidden = tuple(sorted(facts.unseen.elements()))
    if facts.players != 2 or not seen.strict or len(seen.hand) > MOST_CARDS:
        return None
    if len(hidden) != seen.hand_counts[1 - facts.seat]:
        return None
    search = _Search(facts)
    led = seen.trick[0] if seen.trick else None
    scored = [(search.after(seen.hand, hidden, led, face), -facts.strength[face], face) for face in cards]
    return max(scored)[2]


class _Search:
    """Minimax over both hands; positions at the start of a trick are remembered."""

    def __init__(self, facts: Facts) -> None:
        self._points = facts.points
        self._strength = facts.strength
        self._trump = facts.trump
        self._rules: Rules = facts.rules
        self._last = facts.rules.scoring.last_trick_points
        self._known: dict[tuple[tuple[Card, ...], tuple[Card, ...]], int] = {}

    def after(self, mine: tuple[Card, ...], theirs: tuple[Card, ...], led: Card | None, face: Card) -> int:
        """Return the points by which the mover comes out ahead once he has played this card, on `led` or as a lead."""
        rest = _less(mine, face)
        if led is not None:
            return self._closed(theirs, rest, led, face, by_leader=False)
        return min(self._closed(rest, _less(theirs, reply), face, reply) for reply in self._replies(theirs, face, rest))

    def _lead(self, mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> int:
        """Return the leader's points less the other's from here on."""
        if not mine:
            return 0
        key = (mine, theirs)
        if key not in self._known:
            self._known[key] = max(self.after(mine, theirs, None, face) for face in self._one_of_each(mine, theirs))
        return self._known[key]

    def _closed(
        self, leader: tuple[Card, ...], other: tuple[Card, ...], led: Card, reply: Card, *, by_leader: bool = True
    ) -> int:
        """Return what a finished trick and the rest bring to the leader, or to the other if not `by_leader`."""
        worth = self._points[led] + self._points[reply] + (0 if leader else self._last)
        if SUIT_OF[reply] == SUIT_OF[led]:
            beaten = self._strength[reply] > self._strength[led]
        else:
            beaten = SUIT_OF[reply] == self._trump
        value = -worth - self._lead(other, leader) if beaten else worth + self._lead(leader, other)
        return value if by_leader else -value

    def _replies(self, hand: tuple[Card, ...], led: Card, leader: tuple[Card, ...]) -> list[Card]:
        legal = strict_position(self._rules, hand, (led,), self._trump).legal()
        return self._one_of_each(legal, (led, *leader))

    def _one_of_each(self, cards: tuple[Card, ...], others: tuple[Card, ...]) -> list[Card]:
        """Return the cards without those that do exactly what the next lower one does."""
        found: list[Card] = []
        for face in sorted(set(cards), key=lambda each: (SUIT_OF[each], self._strength[each])):
            if not found or not self._are_alike(found[-1], face, others):
                found.append(face)
        return found

    def _are_alike(self, low: Card, high: Card, others: tuple[Card, ...]) -> bool:
        """Return whether two cards of equal worth have no card of the other player at or between them."""
        if SUIT_OF[low] != SUIT_OF[high] or self._points[low] != self._points[high]:
            return False
        span = range(self._strength[low], self._strength[high] + 1)
        return not any(SUIT_OF[each] == SUIT_OF[low] and self._strength[each] in span for each in others)


def _less(hand: tuple[Card, ...], face: Card) -> tuple[Card, ...]:
    at = hand.index(face)
    return hand[:at] + hand[at + 1 :]
