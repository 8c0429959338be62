"""Which panels ask a question, and where they stand in the way of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.table.geometry.melds.meld_zones import MOST_IN_FRONT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.prompts import Prompt, PromptKind

PANELS_OF: Final[Mapping[PromptKind, tuple[str, ...]]] = {
    "bid": ("bid",),
    "distribute": ("kitty",),
    "trump": ("trump",),
    "show": ("mat", "melds"),
    "meld": ("mat", "melds"),
    "give": ("passing",),
    "bury": ("passing",),
    "call": ("decide",),
    "draft": ("decide",),
    "misdeal": ("decide",),
    "decide": ("decide",),
}
"""The panels that ask each kind of question, besides the one to declare out; to play, the cards are enough."""
_NOTHING_LIES: Final = frozenset({"bid", "call", "draft", "misdeal"})
"""Prompts during which neither melds nor an open widow lie on the table, so that nothing has to make space."""
_MOST_AT_SIDE: Final = 2
"""The most choices for which a panel beside the melds has space; one more would be on a plate in small windows."""
_OVER_HAND: Final = frozenset({"decide", "passing"})
"""The panels in the place of the viewer's melds."""


def folds_melds(prompt: Prompt | None) -> bool:
    """Return whether the viewer's melds are back in the hand during a prompt.

    They are if a panel has their place, or if only the latest melds of anybody lie on the table.
    """
    names = places_in_the_way(prompt)
    if prompt is not None and "last_word" in names:
        return prompt.rules.table.players > MOST_IN_FRONT
    return not _OVER_HAND.isdisjoint(names)


def places_in_the_way(prompt: Prompt | None) -> tuple[str, ...]:
    """Return the places of the panels for a prompt that what lies on the table keeps clear of."""
    if prompt is None or prompt.kind in _NOTHING_LIES:
        return ()
    if prompt.kind == "decide" and prompt.trump is not None and len(prompt.choices) <= _MOST_AT_SIDE:
        return ("last_word",)
    return PANELS_OF.get(prompt.kind, ())
