"""Which layout a game has in a window, or on a television."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import is_stock_game, passes_in_turn
from pinochle_qt.ui.table.geometry.layout import Layout

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.ui.table.geometry.frame import Frame

_FEW_PASSED: Final = 4
"""The number of cards that a partner may pass without the hand needing another place while it is so large."""


def layout_of(frame: Frame, rules: Rules, players: int) -> Layout:
    """Return the layout of a game with space for the largest hand of a deal."""
    passed = rules.passing.cards if passes_in_turn(rules) else 0
    hand_most = max(rules.deal.hand_size + rules.widow.size + (passed if passed > _FEW_PASSED else 0), 1)
    return _layout_class(frame)(frame, players, hand_most, is_stock_game(rules))


def _layout_class(frame: Frame) -> type[Layout]:
    """Return the class of the layout for a frame."""
    if frame.is_tv:
        from pinochle_qt.ui.table.geometry.television import TvLayout  # few tables are shown on one

        return TvLayout
    return Layout
