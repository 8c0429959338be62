"""The last tricks of a two-player deal in which all cards are known by counting: the exact value of each card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.kernel_table import StrictPosition, make_table, solve

if TYPE_CHECKING:
    from pinochle_qt.ai.inference.facts import Facts
    from pinochle_qt.engine.cards import Card

MOST_CARDS: Final = 6
"""The largest hand that is searched; larger ones are played by rules of thumb."""


def counted(facts: Facts, cards: tuple[Card, ...]) -> dict[Card, float] | None:
    """Return how many points ahead each legal card comes out, or None unless the other hand is known and small."""
    seen = facts.seen
    hidden = tuple(sorted(facts.unseen.elements()))
    if facts.players != 2 or not seen.strict or len(seen.hand) > MOST_CARDS:
        return None
    if len(hidden) != seen.hand_counts[1 - facts.seat]:
        return None
    world = {facts.seat: seen.hand, 1 - facts.seat: hidden}
    (ahead,) = solve(make_table(facts.rules, facts.trump), [world], StrictPosition(seen.leader, seen.trick), cards)
    if ahead is None:
        return None
    return dict(zip(cards, map(float, ahead), strict=True))
