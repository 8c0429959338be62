"""A line about each level of the computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QGridLayout

from pinochle_qt.ai.skill_names import SKILL_WORDS, SKILLS
from pinochle_qt.phrases import translated
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.draw import style
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

ABOUT_LEVELS: Final[Mapping[str, Setup]] = {
    "novice": Setup.LEVEL_NOVICE,
    "easy": Setup.LEVEL_EASY,
    "steady": Setup.LEVEL_STEADY,
    "strong": Setup.LEVEL_STRONG,
    "expert": Setup.LEVEL_EXPERT,
}
"""A short sentence about each level, weakest first."""


def level_lines(parent: QWidget) -> QGridLayout:
    """Return the levels, each with what it can do beside it."""
    lines = QGridLayout()
    lines.setHorizontalSpacing(style.scaled(12))
    lines.setVerticalSpacing(style.scaled(2))
    lines.setColumnStretch(1, 1)
    for at, (skill, about) in enumerate(ABOUT_LEVELS.items()):
        lines.addWidget(label(translated(SKILL_WORDS, SKILLS[skill]), parent), at, 0)
        lines.addWidget(label(about(), parent, "muted"), at, 1)
    return lines
