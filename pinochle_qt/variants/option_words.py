"""Names of games, melds and options for people to read, in the current language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.melds import kind_name
from pinochle_qt.phrases import RULES, capitalized, translated

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Group, Option, OptionValue, Rules
    from pinochle_qt.variants.catalog import Preset


def option_label(option: Option) -> str:
    """Return the label of an option."""
    return translated(RULES, option.label)


def option_help(option: Option) -> str:
    """Return the line that explains an option."""
    return translated(RULES, option.help)


def option_value(option: Option, value: OptionValue) -> str:
    """Return the label of an option's value; a number without a label is returned as digits."""
    words = option.value_label(value)
    return translated(RULES, words) if value in option.value_labels else words


def group_title(group: Group) -> str:
    """Return the heading of a group of options."""
    return translated(RULES, group.title)


def preset_title(preset: Preset) -> str:
    """Return the name of a game."""
    return translated(RULES, preset.title)


def preset_summary(preset: Preset) -> str:
    """Return two or three sentences for a player choosing a game."""
    return translated(RULES, preset.summary)


def family_title(family: str) -> str:
    """Return the heading under which similar games are listed."""
    return translated(RULES, family)


def meld_kind_title(kind: MeldKind, rules: Rules) -> str:
    """Return the name of a meld as a label."""
    return capitalized(translated(RULES, kind_name(kind, rules)))
