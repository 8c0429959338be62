"""The named levels of skill, and how a player of each is made."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.policy import Policy
from pinochle_qt.ai.random_player import RandomPlayer

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player

SKILLS: Final[dict[str, str]] = {"steady": "Steady", "random": "Random"}
"""Every skill with its title."""


def make_player(skill: str, seed: int) -> Player:
    """Return a player of a skill; with the same seed it decides alike in like positions.

    Raises:
        ValueError: if there is no such skill.
    """
    if skill == "steady":
        return Policy()
    if skill == "random":
        return RandomPlayer(random.Random(seed))
    raise ValueError(f"there is no computer player {skill!r}; there are: {', '.join(SKILLS)}")
