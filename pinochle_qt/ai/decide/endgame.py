"""The last tricks of two players whose cards are all known by counting: exactly what every card brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.kernel_table import Position, make_table, solve

if TYPE_CHECKING:
    from pinochle_qt.ai.facts import Facts
    from pinochle_qt.engine.cards import Card

MOST_CARDS: Final = 6
"""The largest hand that is searched: beyond it rules of thumb go by the look of the cards."""


def counted(facts: Facts, cards: tuple[Card, ...]) -> dict[Card, float] | None:
    """Return by how many points each legal card comes out ahead if the other hand is known and small, else None."""
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
    return dict(zip(cards, map(float, ahead), strict=True))
