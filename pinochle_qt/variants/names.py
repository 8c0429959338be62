"""Other names that players use for the same things (catalogue, 0.1), for search and help."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

OTHER_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "run": ("flush", "sequence", "rope", "family", "familie", "book"),
        "dix": ("deece", "dissle"),
        "roundhouse": ("roundtable", "round table", "round robin", "marriages around", "rundgang"),
        "aces around": ("hundred aces", "thousand aces"),
        "kings around": ("eighty kings", "eight hundred kings"),
        "queens around": ("sixty queens", "six hundred queens"),
        "jacks around": ("forty jacks", "four hundred jacks"),
        "widow": ("kitty", "talon", "blind", "dabb"),
        "moon": ("durch",),
        "bidder": ("declarer",),
        "stock": ("talon",),
        "stake": ("money", "payment"),
    }
)
"""The other names for each of the names that this program uses."""


def plain(text: str) -> str:
    """Return text as lowercase words, with spaces for everything else."""
    return " ".join(re.findall(r"[a-z0-9]+", text.lower()))


def keywords(text: str) -> tuple[str, ...]:
    """Return the words of a search; a known name of several words stays together."""
    remaining = plain(text)
    found: list[str] = []
    for phrase in (*OTHER_NAMES, *(name for names in OTHER_NAMES.values() for name in names)):
        if " " in phrase and f" {phrase} " in f" {remaining} ":
            remaining = f" {remaining} ".replace(f" {phrase} ", " ").strip()
            found.append(phrase)
    return (*found, *remaining.split())


def meanings(word: str) -> frozenset[str]:
    """Return this program's names for the things that players call by this word; empty if it is not a synonym."""
    return frozenset(name for name, others in OTHER_NAMES.items() if word in others)
