"""Where the last trick is shown large, at every table and in every window."""

from __future__ import annotations

from itertools import combinations

import pytest

from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.table.geometry.labels import winning_label
from pinochle_qt.ui.table.geometry.panels import last_trick, trick_card_width
from pinochle_qt.ui.table.geometry.trick import shown_trick
from tests.checks import some
from tests.ui.test_layout import TABLES, layouts


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_large_trick_covers_neither_hand_nor_plates_but_the_whole_trick_under_it(
    size: tuple[int, int], seats: int
) -> None:
    for layout in some(layouts(size, seats)):
        panel = shown_trick(layout).panel
        assert layout.frame.table.contains(panel)
        assert panel.bottom <= (layout.hand_top if layout.has_people else layout.hand_crest)
        assert not any(panel.overlaps(box) for box in layout.all_parts())
        for place in range(seats):
            assert panel.contains(layout.trick_place(place))
            pill = winning_label(layout, layout.trick(place), layout.frame.px(72))
            spare = layout.frame.px(20) if layout.frame.small and seats > 6 else 4  # between the backs at the sides
            assert panel.x <= pill.x - layout.frame.px(36) + spare
            assert pill.x + layout.frame.px(36) - spare <= panel.right


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_cards_of_the_last_trick_are_large_and_arranged_like_the_seats(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats)):
        shown, frame = shown_trick(layout), layout.frame
        small = trick_card_width(last_trick(layout, seats).height, frame.ui)
        assert shown.card_width >= 1.35 * small
        assert all(shown.panel.contains(cell) for cell in shown.cells)
        assert not any(one.overlaps(other) for one, other in combinations(shown.cells, 2))
        assert all(card_height(shown.card_width) + frame.px(shown.words) <= cell.height + 2 for cell in shown.cells)
        own, others = shown.cells[0], shown.cells[1:]
        assert all(own.bottom >= other.bottom for other in others)
        for place, cell in some(enumerate(shown.cells)):
            aside = cell.center.x - own.center.x, layout.trick(place).x - layout.trick(0).x
            assert aside[0] * aside[1] > 0 or not any(aside)
