"""Players who bid more than their hands are worth and play like Strong, to see how well others cope with them.

    .venv/bin/python -m pinochle_qt match --preset single_deck_partnership --deals 400 --seed 60000 \\
        --a expert --b tests.benchmarks.bold_bidders:BoldBidder

As people do, they leave the contract to a partner who has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.decide.bidding.rules_of_thumb import decide_bid, partner_has_it
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.derived import total_card_points

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

BEYOND: Final = 0.24
"""By how much they overrate a hand, as a fraction of all trick points."""


class BoldBidder:
    """A player who overrates every hand in the auction, and does everything else like Strong."""

    def __init__(self, seed: int) -> None:
        self._strong = make_player("strong", seed)

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Answer."""
        if prompt.kind != "bid" or partner_has_it(observation):
            return self._strong.choose(observation, prompt, budget)
        return decide_bid(observation, prompt, BEYOND * total_card_points(observation.rules)).action
