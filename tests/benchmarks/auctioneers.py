"""Players who bid like Expert and play like Strong, to see what Expert's decisions before the play gain.

    .venv/bin/python -m pinochle_qt match --preset single_deck_partnership --deals 2000 --seed 80000 \\
        --a tests.benchmarks.auctioneers:PresentAuctioneer --b steady

With the same cards played alike, nothing but the auction differs. Whole matches are played, since what a bid is worth
depends on the score. `former.py` explains where the older version comes from; both have the same time to think.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.players.levels import make_player
from tests.benchmarks.former import FormerExpert, PresentExpert

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


class _Auctioneer:
    """A player who leaves the card play to Strong."""

    def __init__(self, before: Player, seed: int) -> None:
        self._before = before
        self._play = make_player("strong", seed)

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Answer, or let Strong answer."""
        return (self._play if prompt.kind == "play" else self._before).choose(observation, prompt, budget)


class PresentAuctioneer(_Auctioneer):
    """The present Expert, before the play."""

    def __init__(self, seed: int) -> None:
        super().__init__(PresentExpert(seed), seed)


class FormerAuctioneer(_Auctioneer):
    """The Expert of an older version, before the play."""

    def __init__(self, seed: int) -> None:
        super().__init__(FormerExpert(seed), seed)
