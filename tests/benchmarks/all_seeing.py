"""A player who sees every card during the play, to find how much could be gained by knowing more than Expert does.

    .venv/bin/python -m pinochle_qt match --preset three_handed_auction --play-only \\
        --a tests.benchmarks.all_seeing:AllSeeing --b strong --deals 1000 --seed 3000

It plays like Expert, but tries its cards in the true deal instead of imagined ones, and solves the ending from an
earlier point. The program's own players cannot do this: the match is intercepted in the code that runs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from msgspec.structs import replace

from pinochle_qt.ai.decide import search
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.observe import observe
from pinochle_qt.session import comparison

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

SKILL: Final = replace(SKILL_BY_LEVEL["expert"], worlds=16, solved=1, exact=9)
"""Expert's settings, changed: one deal is enough to solve, while random playouts use the same deal several times."""


class Truth:
    """Replaces the samplers of imagined deals with the actual deal."""

    match: MatchState
    """The match that was last observed by any seat."""

    def __init__(self, *_: object) -> None:
        pass

    def worlds(self, count: int, _: object) -> list[World]:
        """Return this many copies of the true deal."""
        deal = self.match.deal
        if deal is None:
            raise AssertionError("cards are played in a deal")
        return [World(deal.hands, deal.stock, deal.widow, deal.buried or ())] * count


def observed(rules: Rules, match: MatchState, seat: Seat) -> Observation:
    """Do the same as `observe`, and remember the whole match."""
    Truth.match = match
    return observe(rules, match, seat)


vars(comparison)["observe"] = observed


class AllSeeing(ThinkingPlayer):
    """Sees all hands, but only during the play."""

    def __init__(self, seed: int) -> None:
        super().__init__(SKILL, seed)

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide as Expert would if it knew the deal."""
        if prompt.kind != "play":
            return super().choose(observation, prompt, budget)
        with patch.object(search, "Sampler", Truth), patch.object(search, "WeightedSampler", Truth):
            return super().choose(observation, prompt, budget)
