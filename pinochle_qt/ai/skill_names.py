"""The names of the skill levels. A record from elsewhere, or from a later version, may name others."""

from __future__ import annotations

from typing import Final

from pinochle_qt.phrases import translated

SKILL_WORDS: Final = "Skill"
"""The translation context of the titles of skills."""
SKILLS: Final[dict[str, str]] = {
    "novice": "Novice",
    "easy": "Easy",
    "steady": "Steady",
    "strong": "Strong",
    "expert": "Expert",
    "random": "Random",
}
"""Every skill with its title; the first five are ordered from weakest to strongest."""
HOUSE: Final = "strong"
"""The skill that plays for a computer player whose own skill is unknown here."""


def skill_name(skill: str) -> str:
    """Return the title of a skill in the current language; one that is unknown here is returned as it is."""
    return translated(SKILL_WORDS, SKILLS[skill]) if skill in SKILLS else skill
