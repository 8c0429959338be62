"""The last tricks of two players whose cards are all known by counting: the exact best card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.kernel_table import Position, make_table, solve

if TYPE_CHECKING:
    from pinochle_qt.ai.facts import Facts
    from pinochle_qt.engine.cards import Card

MOST_CARDS: Final = 6
"""The largest hand that is searched: beyond it rules of thumb go by the look of the cards."""


def best_by_counting(facts: Facts, cards: tuple[Card, ...]) -> Card | None:
    """Return the best of the legal cards if the other hand is known and small, otherwise None."""
    seen = facts.seen
    hidden = tuple(sorted(facts.unseen.elements()))
    if facts.players != 2 or not seen.strict or len(seen.hand) > MOST_CARDS:
        return None
    if len(hidden) != seen.hand_counts[1 - facts.seat]:
        return None
    world = {facts.seat: seen.hand, 1 - facts.seat: hidden}
    (ahead,) = solve(make_table(facts.rules, facts.trump), [world], Position(seen.leader, seen.trick), cards)
    if ahead is None:
        return None
    scored = [(points, -facts.strength[face], face) for points, face in zip(ahead, cards, strict=True)]
    return max(scored)[2]
