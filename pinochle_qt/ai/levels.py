"""How a player of each skill is made."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.mind import Mind
from pinochle_qt.ai.policy import Policy
from pinochle_qt.ai.random_player import RandomPlayer
from pinochle_qt.ai.skills import SKILLS
from pinochle_qt.ai.thinker import Thinker

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player

MINDS: Final[dict[str, Mind]] = {
    "novice": Mind(worlds=2, plays=False, shown=False, memory=1, soft=8.0, bias=10.0),
    "easy": Mind(worlds=4, plays=False, shown=False, memory=4, soft=3.0, bias=4.0),
    "strong": Mind(worlds=8, habits=True, exact=3, stock=16),
    "expert": Mind(worlds=144, habits=True, reads=6, exact=7, auction=64, stock=256),
}
"""The minds of the skills that think ahead; a steady player follows rules of thumb."""
CHOICES: Final = {"novice": 6, "easy": 6, "steady": 5, "strong": 5, "expert": 9}
"""For each level, a number to be raised when its choices change, so that what was measured with it is no longer shown.

`tests/benchmarks/ladder.py` repeats the measurements.
"""


def make_player(skill: str, seed: int) -> Player:
    """Return a player of a skill; with the same seed it makes the same decisions in the same positions.

    Raises:
        ValueError: if there is no such skill.
    """
    if skill in MINDS:
        return Thinker(MINDS[skill], seed)
    if skill == "steady":
        return Policy()
    if skill == "random":
        return RandomPlayer(random.Random(seed))
    raise ValueError(f"there is no computer player {skill!r}; there are: {', '.join(SKILLS)}")
