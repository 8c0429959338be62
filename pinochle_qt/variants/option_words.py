"""Names of games, melds and options for people to read, in the current language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.melds import KIND_NAMES
from pinochle_qt.phrases import RULES, begun, said

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Group, Option, OptionValue
    from pinochle_qt.variants.catalog import Preset


def option_label(option: Option) -> str:
    """Return the label of an option."""
    return said(RULES, option.label)


def option_help(option: Option) -> str:
    """Return the line that explains an option."""
    return said(RULES, option.help)


def option_value(option: Option, value: OptionValue) -> str:
    """Return the label of an option's value; a number without a label is returned as digits."""
    words = option.value_label(value)
    return said(RULES, words) if value in option.value_labels else words


def group_title(group: Group) -> str:
    """Return the heading of a group of options."""
    return said(RULES, group.title)


def preset_title(preset: Preset) -> str:
    """Return the name of a game."""
    return said(RULES, preset.title)


def preset_summary(preset: Preset) -> str:
    """Return two or three sentences for a player choosing a game."""
    return said(RULES, preset.summary)


def family_title(family: str) -> str:
    """Return the heading under which similar games are listed."""
    return said(RULES, family)


def meld_kind_title(kind: MeldKind) -> str:
    """Return the name of a meld as a label."""
    return begun(said(RULES, KIND_NAMES[kind]))
