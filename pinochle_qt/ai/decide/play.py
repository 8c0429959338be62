"""Playing a card: in strict play, and freely while the stock lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.endgame import counted
from pinochle_qt.ai.decide.explain import plays, why_played, with_runner_up
from pinochle_qt.ai.decide.moon import spoils_moon
from pinochle_qt.ai.decide.small_decisions import claim
from pinochle_qt.ai.decide.stock import choose_in_stock_play
from pinochle_qt.ai.decide.strict import choose_card, choose_lead
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.actions import Play

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


def decide_play(observation: Observation, prompt: Prompt) -> Decision:
    """Return a card to play."""
    claimed = claim(observation, prompt)
    if claimed is not None:
        return claimed
    facts = Facts(observation, prompt.seat or 0)
    if prompt.position is not None and not prompt.position.strict:
        return choose_in_stock_play(facts, prompt)
    if spoils_moon(facts):
        lowest = min(prompt.cards, key=lambda each: (facts.wins_with(each), facts.strength[each], each))
        return Decision(Play(facts.seat, lowest), Why.STAYS_OUT.because())
    known = counted(facts, prompt.cards)
    if known is not None:
        face = max(known, key=lambda each: (known[each], -facts.strength[each], each))
        return Decision(Play(facts.seat, face), _counted_reason(facts, face, known), plays(facts.seat, known))
    choose = choose_card if observation.trick else choose_lead
    face, reason, values = choose(facts, prompt.cards)
    return Decision(Play(facts.seat, face), reason, plays(facts.seat, values))


def _counted_reason(facts: Facts, face: Card, known: Mapping[Card, float]) -> Reason:
    if len(known) == 1:
        return Why.ONLY_CARD.because()
    return with_runner_up(why_played(facts, face, known), known, face, facts, is_known=True)
