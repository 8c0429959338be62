"""How the five levels of computer players answer a question."""

from collections.abc import Iterator
from typing import Final

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import SeatAction
from pinochle_qt.engine.likeness import is_same
from pinochle_qt.engine.observe import Observation
from pinochle_qt.engine.prompts import Prompt

QUICK: Final = ("novice", "easy", "steady", "strong")
"""The levels that answer instantly."""
LEVELS: Final = (*QUICK, "expert")
SEEDS: Final = (11, 12, 13)
"""Seeds with which each level is asked, because most levels vary their answers; the majority counts."""
PATIENCE: Final = 20.0


def answers(
    seen: Observation, prompt: Prompt, skills: tuple[str, ...], seeds: tuple[int, ...] = SEEDS
) -> dict[str, list[SeatAction]]:
    """Return the answers of some levels, one for each seed."""
    return {skill: list(_asked(skill, seen, prompt, seeds)) for skill in skills}


def missed_by(given: dict[str, list[SeatAction]], right: SeatAction) -> tuple[str, ...]:
    """Return the levels that give another answer most of the time."""
    return tuple(
        skill for skill, asked in given.items() if sum(not is_same(each, right) for each in asked) * 2 > len(asked)
    )


def _asked(skill: str, seen: Observation, prompt: Prompt, seeds: tuple[int, ...]) -> Iterator[SeatAction]:
    for seed in seeds[:1] if skill == "steady" else seeds:
        yield make_player(skill, seed).choose(seen, prompt, PATIENCE)
