"""The games that people can choose."""

from __future__ import annotations

from typing import Final

from pinochle_qt.variants.catalog import CATALOG, Preset

_PLAYABLE: Final = frozenset({"single_deck_partnership", "simplified_two_handed_150"})
"""Presets for which the table has a panel for every question; the engine knows more than the table can ask."""


def offered_presets() -> tuple[Preset, ...]:
    """Return the presets that can be played at the table, in the order of the catalog."""
    return tuple(preset for preset in CATALOG if preset.name in _PLAYABLE)
