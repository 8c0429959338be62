"""The player that follows rules of thumb: quick, and able to explain each decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide import cards, draft, play, small_decisions
from pinochle_qt.ai.decide.bidding import moon_bid, rules_of_thumb

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.player import Decision
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt, PromptKind

_DECIDERS: dict[PromptKind, Callable[[Observation, Prompt], Decision]] = {
    "misdeal": small_decisions.decide_misdeal,
    "draft": draft.decide_draft,
    "bid": moon_bid.decide_moon_or_bid,
    "distribute": cards.decide_kitty,
    "trump": rules_of_thumb.decide_trump,
    "call": cards.decide_called_card,
    "give": cards.decide_give,
    "bury": cards.decide_bury,
    "show": small_decisions.decide_show,
    "meld": small_decisions.decide_meld_turn,
    "decide": small_decisions.decide_last_word,
    "play": play.decide_play,
}


class Policy:
    """Decides by rules of thumb, without memory or randomness, so that equal positions get equal decisions."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Return a legal answer to the prompt."""
        return self.decide(observation, prompt, budget).action

    def decide(self, observation: Observation, prompt: Prompt, budget: float | None) -> Decision:
        """Return a legal answer and its reason; every decision takes a few milliseconds, regardless of the budget.

        Raises:
            ValueError: if the table itself is asked.
        """
        del budget
        if prompt.seat is None:
            raise ValueError("the table itself is asked, not a player")
        return _DECIDERS[prompt.kind](observation, prompt)
