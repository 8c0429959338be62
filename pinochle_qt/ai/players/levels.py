"""How a player of each skill is made."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.skill import Skill
from pinochle_qt.ai.skill_names import SKILLS

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player

SKILL_BY_LEVEL: Final[dict[str, Skill]] = {
    "novice": Skill(worlds=2, plays=False, shown=False, memory=1, soft=8.0, bias=10.0),
    "easy": Skill(worlds=4, plays=False, shown=False, memory=4, soft=3.0, bias=4.0),
    "strong": Skill(worlds=8, typical_holdings=True, exact=3, gifts=48, stock=256),
    "expert": Skill(worlds=144, typical_holdings=True, reads=6, exact=7, auction=64, gifts=64, stock=2048),
}
"""What the levels that think ahead can do; a steady player follows rules of thumb."""
CHOICES: Final = {"novice": 6, "easy": 6, "steady": 5, "strong": 5, "expert": 9}
"""For each level, a number to be raised when its choices change, so that what was measured with it is no longer shown.

`tests/benchmarks/ladder.py` repeats the measurements.
"""


def make_player(skill: str, seed: int) -> Player:
    """Return a player of a skill; with the same seed it makes the same decisions in the same positions.

    Raises:
        ValueError: if there is no such skill.
    """
    if skill in SKILL_BY_LEVEL:
        return ThinkingPlayer(SKILL_BY_LEVEL[skill], seed)
    if skill == "steady":
        return Policy()
    if skill == "random":
        return RandomPlayer(random.Random(seed))
    raise ValueError(f"there is no computer player {skill!r}; there are: {', '.join(SKILLS)}")
