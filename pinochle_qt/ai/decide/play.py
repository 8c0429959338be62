"""Playing a card: with all duties in force, and freely while the stock lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.endgame import best_by_counting
from pinochle_qt.ai.decide.other import claim
from pinochle_qt.ai.decide.stock import choose_in_stock_play
from pinochle_qt.ai.decide.strict import choose_card, choose_lead
from pinochle_qt.ai.facts import Facts
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.actions import Play

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


def decide_play(observation: Observation, prompt: Prompt) -> Decision:
    """Return a card to play."""
    out = claim(observation, prompt)
    if out is not None:
        return out
    facts = Facts(observation, prompt.seat or 0)
    if prompt.position is not None and not prompt.position.strict:
        return Decision(*choose_in_stock_play(facts, prompt))
    known = best_by_counting(facts, prompt.cards)
    if known is not None:
        return Decision(Play(facts.seat, known), Why.ALL_KNOWN.because())
    choose = choose_card if observation.trick else choose_lead
    face, reason = choose(facts, prompt.cards)
    return Decision(Play(facts.seat, face), reason)
