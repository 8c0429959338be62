"""What games, melds and options are called where people read it: their own words, in the language in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.melds import KIND_NAMES
from pinochle_qt.phrases import RULES, begun, said

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Group, Option, OptionValue
    from pinochle_qt.variants.catalog import Preset


def option_label(option: Option) -> str:
    """Return an option's name in a few words."""
    return said(RULES, option.label)


def option_help(option: Option) -> str:
    """Return the one line that explains an option."""
    return said(RULES, option.help)


def option_value(option: Option, value: OptionValue) -> str:
    """Return the words for a value of an option; a number stands for itself."""
    words = option.value_label(value)
    return said(RULES, words) if value in option.value_labels else words


def group_title(group: Group) -> str:
    """Return the heading of a group of options."""
    return said(RULES, group.title)


def preset_title(preset: Preset) -> str:
    """Return the name of a game."""
    return said(RULES, preset.title)


def preset_summary(preset: Preset) -> str:
    """Return two or three sentences for somebody who chooses a game."""
    return said(RULES, preset.summary)


def family_title(family: str) -> str:
    """Return the heading under which similar games stand."""
    return said(RULES, family)


def meld_kind_title(kind: MeldKind) -> str:
    """Return what a meld is called, as a label."""
    return begun(said(RULES, KIND_NAMES[kind]))
