"""A line about each level of the computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout

from pinochle_qt.ai.skill_names import skill_name
from pinochle_qt.teaching.players import LADDER
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.draw import style
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def level_lines(parent: QWidget) -> QGridLayout:
    """Return the levels, each with what it can do beside it."""
    lines = QGridLayout()
    lines.setHorizontalSpacing(style.scaled(12))
    lines.setVerticalSpacing(style.scaled(2))
    lines.setColumnStretch(1, 1)
    for at, skill in enumerate(LADDER):
        lines.addWidget(label(skill_name(skill), parent), at, 0)
        lines.addWidget(label(Setup[f"LEVEL_{skill}".upper()](), parent, "muted"), at, 1)
    return lines
