"""A player who sees every card while cards are played: how much could be gained by knowing more than Expert does?

    .venv/bin/python -m pinochle_qt match --preset three_handed_auction --play-only \\
        --a tests.benchmarks.all_seeing:AllSeeing --b strong --deals 1000 --seed 3000

It plays like Expert, but instead of imagining deals it tries its cards in the true one, and works out the end from
earlier on. No player of the program can be made like this: it takes the deal from the hands of whoever runs the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from msgspec.structs import replace

from pinochle_qt.ai.decide import search
from pinochle_qt.ai.levels import MINDS
from pinochle_qt.ai.sample import World
from pinochle_qt.ai.thinker import Thinker
from pinochle_qt.engine.observe import observe
from pinochle_qt.session import contest

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

MIND: Final = replace(MINDS["expert"], worlds=16, solved=1, exact=9)
"""One deal is enough to work it out; where cards are played out by chance, they are a few times."""


class Truth:
    """Stands for what imagines deals, and knows the one on the table."""

    match: MatchState
    """The last one that anybody was shown a part of."""

    def __init__(self, *_: object) -> None:
        pass

    def worlds(self, count: int, _: object) -> list[World]:
        """Return the true deal so many times."""
        deal = self.match.deal
        if deal is None:
            raise AssertionError("cards are played in a deal")
        return [World(deal.hands, deal.stock, deal.widow, deal.buried or ())] * count


def observed(rules: Rules, match: MatchState, seat: Seat) -> Observation:
    """Do what `observe` does, and take note of everything."""
    Truth.match = match
    return observe(rules, match, seat)


vars(contest)["observe"] = observed


class AllSeeing(Thinker):
    """Sees all hands, but only while cards are played."""

    def __init__(self, seed: int) -> None:
        super().__init__(MIND, seed)

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide as Expert would who knows the deal."""
        if prompt.kind != "play":
            return super().choose(observation, prompt, budget)
        with patch.object(search, "Sampler", Truth), patch.object(search, "LikelySampler", Truth):
            return super().choose(observation, prompt, budget)
