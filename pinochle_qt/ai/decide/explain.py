"""Why a card was played, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.strict import SAFE, chance_of_trick
from pinochle_qt.engine.cards import SUIT_OF

if TYPE_CHECKING:
    from pinochle_qt.ai.decide.search import Judged
    from pinochle_qt.ai.facts import Facts
    from pinochle_qt.engine.cards import Card


def reason_for(facts: Facts, face: Card, judged: Judged) -> str:
    """Return what speaks for a card, and by how much it was better than the next best."""
    what = _follow(facts, face) if facts.seen.trick else _lead(facts, face)
    if judged.is_exact:
        return f"{what}; every card is known, and no other brings more"
    others = [value for other, value in judged.values.items() if other != face]
    margin = judged.values[face] - max(others) if others else 0.0
    if margin < 1:
        return f"{what}; no other card did better in {len(judged.rows)} imagined deals"
    return f"{what}; it brings about {margin:.0f} more than any other in {len(judged.rows)} imagined deals"


def _lead(facts: Facts, face: Card) -> str:
    if SUIT_OF[face] == facts.trump:
        return "drawing trumps" if facts.is_declaring else "the others' trumps should fall"
    if facts.is_boss(face):
        return "nothing out in its suit can beat it"
    if chance_of_trick(facts, (face,)) >= SAFE:
        return "partner is expected to win it"
    return "this suit gives least away"


def _follow(facts: Facts, face: Card) -> str:
    if facts.wins_with(face):
        return "it may take the trick" if facts.players_after else "it takes the trick"
    if facts.winning_seat in facts.friends:
        return "partner's card may win the trick" if facts.players_after else "partner wins the trick"
    return "the trick is likely lost, and it is missed least"
