"""The thinking player: it imagines possible deals, tries its options in them, and takes what brings most."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.giving_up import gives_up_now_or_never, try_going_on, try_naming
from pinochle_qt.ai.decide.bidding.moon_bid import sure_moon, try_moon
from pinochle_qt.ai.decide.bidding.moon_or_trump import try_moon_or_trump
from pinochle_qt.ai.decide.bidding.summed_bids import try_sum
from pinochle_qt.ai.decide.bidding.trial import try_bid
from pinochle_qt.ai.decide.draft import try_draft
from pinochle_qt.ai.decide.exchange import try_cards, try_kitty
from pinochle_qt.ai.decide.human_errors import bid_in_a_mood
from pinochle_qt.ai.decide.search import search_play
from pinochle_qt.ai.decide.stock_search import search_meld
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.racing import LONGEST
from pinochle_qt.engine.features import has_summed_auction

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.player import Decision
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt, PromptKind


def _try_any_bid(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    if has_summed_auction(seen.rules):
        return try_sum(seen, prompt, skill, seed, budget)
    return try_moon(seen, prompt, try_bid(seen, prompt, skill, seed, budget), skill, seed, budget)


def _try_last_word(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    return (try_moon_or_trump if prompt.trump is None else try_going_on)(seen, prompt, skill, seed, budget)


_Trial: TypeAlias = "Callable[[Observation, Prompt, Skill, int, float], Decision]"
_AUCTION: Final[dict[PromptKind, _Trial]] = {
    "draft": try_draft,
    "bid": _try_any_bid,
    "trump": try_naming,
    "decide": _try_last_word,
}
"""The decisions before the play that are made by trial, besides the exchange of cards."""
_EXCHANGES: Final[dict[PromptKind, _Trial]] = {"give": try_cards, "bury": try_cards, "distribute": try_kitty}
"""The decisions in the exchange of cards that are made by trial."""


def _is_now_or_never(prompt: Prompt) -> bool:
    """Return whether a contract is given up now or played, or the moon is shot now or trump is named."""
    is_moon_or_trump = prompt.kind == "decide" and prompt.trump is None
    return is_moon_or_trump or (prompt.kind in _AUCTION and gives_up_now_or_never(prompt))


class ThinkingPlayer:
    """Decides by trial in imagined deals; its randomness depends only on its seed and the position."""

    def __init__(self, skill: Skill, seed: int) -> None:
        self._skill = skill
        self._seed = seed
        self._policy = Policy()
        self._trials = (_AUCTION if skill.auction else {}) | (_EXCHANGES if skill.gifts else {})

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Return a legal answer to the prompt within `budget` seconds."""
        return self.decide(observation, prompt, budget).action

    def decide(self, observation: Observation, prompt: Prompt, budget: float | None) -> Decision:
        """Return a legal answer and its reason within `budget` seconds.

        Raises:
            ValueError: if the table itself is asked.
        """
        if self._skill.soft:
            observation = replace(observation, agreements=())  # the weaker levels neither follow nor read agreements
        seconds = self._time_for(observation, prompt) if budget is None else budget
        if prompt.kind == "play":
            return search_play(observation, prompt, self._skill, self._seed, seconds)
        if self._skill.stock and prompt.kind == "meld" and not observation.strict:
            return search_meld(observation, prompt, self._skill, self._seed, seconds)
        trial = self._trials.get(prompt.kind)
        if trial is None and self._skill.gifts and _is_now_or_never(prompt):
            trial = _AUCTION[prompt.kind]
        if trial is not None:
            return trial(observation, prompt, self._skill, self._seed, seconds)
        if prompt.kind == "bid" and self._skill.soft:
            rng = random.Random(f"{self._seed}:{observation.number}:mood")
            return sure_moon(observation, prompt) or bid_in_a_mood(observation, prompt, self._skill, rng)
        return self._policy.decide(observation, prompt, budget)

    def _time_for(self, seen: Observation, prompt: Prompt) -> float:
        """Return the time limit of a decision for which none is given, in seconds."""
        return LONGEST if prompt.kind in {"play", "meld"} and not seen.strict else self._skill.seconds
