"""The widths of cards at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ui.draw.shapes import SizeClass
from pinochle_qt.ui.table.geometry.panels import last_trick, trick_card_width
from pinochle_qt.ui.table.geometry.trick import shown_trick

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.layout import Layout


def card_widths(layout: Layout) -> list[int]:
    """Return the card widths used at this table: hands first, then melds, the other seats and the last trick.

    What is seldom shown comes last: the last trick enlarged, and the cards of special moments.
    """
    if layout.frame.is_tv:
        return _on_tv(layout)
    in_last_trick = trick_card_width(last_trick(layout, layout.seats).height, layout.frame.ui)
    usual = [*map(layout.card_width, (SizeClass.L, SizeClass.M, SizeClass.S)), in_last_trick]
    if layout.has_people:
        usual += _in_packs(layout)
    return list(dict.fromkeys([*usual, shown_trick(layout).card_width, layout.card_width(SizeClass.XL)]))


def _in_packs(layout: Layout) -> list[int]:
    packs = (layout.pile(place).scale for place in range(layout.seats))
    return [2 * round(layout.card_width(SizeClass.S) * scale / 2) for scale in packs]


def _on_tv(layout: Layout) -> list[int]:
    """Return the widths on a television, where the last trick is not shown again."""
    usual = [*map(layout.card_width, (SizeClass.L, SizeClass.M, SizeClass.S)), *_in_packs(layout)]
    return list(dict.fromkeys([*usual, layout.card_width(SizeClass.XL)]))
