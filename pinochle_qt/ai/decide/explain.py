"""Why a card was played, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.strict import SAFE, chance_of_trick
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.engine.cards import SUIT_OF

if TYPE_CHECKING:
    from pinochle_qt.ai.decide.search import Judged
    from pinochle_qt.ai.facts import Facts
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card


def reason_for(facts: Facts, face: Card, judged: Judged) -> Reason:
    """Return what speaks for a card, and by how much it was better than the next best."""
    what = _follow(facts, face) if facts.seen.trick else _lead(facts, face)
    if judged.is_exact:
        return Why.AND_ALL_KNOWN.because(what=what)
    others = [value for other, value in judged.values.items() if other != face]
    margin = judged.values[face] - max(others) if others else 0.0
    if margin < 1:
        return Why.AND_NONE_BETTER.because(what=what, deals=len(judged.rows))
    return Why.AND_BRINGS_MORE.because(what=what, points=Points(round(margin)), deals=len(judged.rows))


def _lead(facts: Facts, face: Card) -> Reason:
    if SUIT_OF[face] == facts.trump:
        return Why.DRAWS.because() if facts.is_declaring else Why.THEIR_TRUMPS.because()
    if facts.is_boss(face):
        return Why.BOSS.because()
    if chance_of_trick(facts, (face,)) >= SAFE:
        return Why.PARTNER_WINS_IT.because()
    return Why.GIVES_LEAST.because()


def _follow(facts: Facts, face: Card) -> Reason:
    if facts.wins_with(face):
        return Why.MAY_TAKE.because() if facts.players_after else Why.TAKES.because()
    if facts.winning_seat in facts.friends:
        return Why.PARTNER_MAY_WIN.because() if facts.players_after else Why.PARTNER_WINS.because()
    return Why.LOST_AND_MISSED_LEAST.because()
