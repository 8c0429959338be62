"""The rules of a game as one immutable value whose options describe themselves."""

from pinochle_qt.engine.rules.access import (
    GROUPS,
    OPTIONS,
    Group,
    diff,
    find_option,
    from_json,
    nearest,
    patch,
    to_json,
    walk,
)
from pinochle_qt.engine.rules.model import Rules
from pinochle_qt.engine.rules.option import InvalidOption, Option, OptionValue, Range

__all__ = [
    "GROUPS",
    "OPTIONS",
    "Group",
    "InvalidOption",
    "Option",
    "OptionValue",
    "Range",
    "Rules",
    "diff",
    "find_option",
    "from_json",
    "nearest",
    "patch",
    "to_json",
    "walk",
]
