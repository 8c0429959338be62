"""What the words in a search for games can mean."""

from __future__ import annotations

from typing import Final

from pinochle_qt.ui.dates import months_beginning
from pinochle_qt.variants.catalog import CATALOG
from pinochle_qt.variants.names import plain
from pinochle_qt.variants.option_words import preset_title

_MIN_MONTH_LETTERS: Final = 3
"""The number of letters from which a search word can stand for a month."""


def search_words(sought: str) -> tuple[frozenset[str], ...]:
    """Return the possible meanings of each word in a search: itself, variants with that name, and months in dates."""
    return tuple(frozenset({word, *_variants(word), *_months(word)}) for word in sought.casefold().split())


def _variants(word: str) -> list[str]:
    known = plain(word)
    return [preset.name for preset in CATALOG if known and f" {known}" in f" {plain(preset_title(preset))}"]


def _months(word: str) -> list[str]:
    months = months_beginning(word) if len(word) >= _MIN_MONTH_LETTERS else ()
    return [f"-{month:02}-" for month in months]
