"""What games, melds and options are called where people read it: their own words, in the language in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.melds import KIND_NAMES
from pinochle_qt.engine.rules import Range
from pinochle_qt.phrases import said

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Group, Option, OptionValue
    from pinochle_qt.variants.catalog import Preset

CONTEXT: Final = "Rules"
"""The catalog under which translators find these words."""


def option_label(option: Option) -> str:
    """Return an option's name in a few words."""
    return said(CONTEXT, option.label)


def rule_label(option: Option) -> str:
    """Return an option's name where only one value is told, not the usual one beside it."""
    words = option.label.removeprefix("Own ")
    return said(CONTEXT, words[:1].upper() + words[1:])


def option_help(option: Option) -> str:
    """Return the one line that explains an option."""
    return said(CONTEXT, option.help)


def option_value(option: Option, value: OptionValue) -> str:
    """Return the words for a value of an option; a number stands for itself."""
    words = option.value_label(value)
    return words if isinstance(option.allowed, Range) and value is not None else said(CONTEXT, words)


def group_title(group: Group) -> str:
    """Return the heading of a group of options."""
    return said(CONTEXT, group.title)


def preset_title(preset: Preset) -> str:
    """Return the name of a game."""
    return said(CONTEXT, preset.title)


def preset_summary(preset: Preset) -> str:
    """Return two or three sentences for somebody who chooses a game."""
    return said(CONTEXT, preset.summary)


def family_title(family: str) -> str:
    """Return the heading under which similar games stand."""
    return said(CONTEXT, family)


def meld_title(kind: MeldKind) -> str:
    """Return what a meld is called, as a label."""
    words = said(CONTEXT, KIND_NAMES[kind])
    return words[:1].upper() + words[1:]
