"""Looking back, every card of every hand can be read, and no hand covers another, the trick or a plate."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Rect, card_height
from pinochle_qt.ui.rooms.look_back.places import open_places
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from tests.checks import some
from tests.ui.small_screens import SMALL_SCREENS

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.look_back.places import HandPlace, OpenPlaces

SIZES: Final = (*SMALL_SCREENS, (960, 640), (1280, 800), (1920, 1080), (2560, 1440))
DEALS: Final = (
    (2, 12, True, (12,)),
    (2, 16, False, ()),
    (3, 18, False, (3,)),
    (3, 24, False, ()),
    (4, 12, False, ()),
    (4, 16, False, (4,)),
    (4, 20, False, ()),
    (4, 24, False, ()),
    (5, 16, False, (4,)),
    (6, 16, False, ()),
    (6, 20, False, ()),
    (7, 13, False, ()),
    (8, 12, False, ()),
)
"""Players, cards in the largest hand, whether there is a stock, and the heaps that nobody holds."""


def layout_of(size: tuple[int, int], seats: int, cards: int, *, has_stock: bool) -> Layout:
    """Return the layout of the table beside the panel and above the dock."""
    frame = Frame(*size)
    panel, dock = (280, 80) if frame.small else (384, 124)
    inner = Frame(
        frame.width - frame.px(panel), frame.height - frame.px(dock), round(28 * frame.ui), least_ui=min(frame.ui, 1.0)
    )
    return Layout(inner, seats, cards, has_stock)


def boxes(place: HandPlace, count: int) -> list[Rect]:
    height = card_height(place.width)
    return [Rect(round(x), round(y), place.width, height) for x, y in place.spots(count, 0)]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("seats", "cards", "has_stock", "heaps"), DEALS)
@pytest.mark.parametrize("size", SIZES)
def test_every_index_is_visible(
    size: tuple[int, int], seats: int, cards: int, has_stock: bool, heaps: tuple[int, ...], large: bool
) -> None:
    layout = layout_of(size, seats, cards, has_stock=has_stock)
    places = open_places(layout, heaps, has_large_index=large)
    for place in some(places.hands):
        index = (0.42, 0.8) if place.width < COMPACT_BELOW else (0.36, 0.8) if large else (0.3, 0.58)
        for count in some(range(1, cards + 1)):
            rows: dict[float, list[float]] = {}
            for x, y in place.spots(count, 0):
                rows.setdefault(y, []).append(x)
            assert all(
                right - left >= index[0] * place.width - 0.01 for row in rows.values() for left, right in pairwise(row)
            )
            assert all(lower - upper >= index[1] * place.width - 0.01 for upper, lower in pairwise(sorted(rows)))
            if count == cards:
                assert len(rows) <= 3
        assert place.width >= layout.frame.px(24)


@pytest.mark.parametrize(("seats", "cards", "has_stock", "heaps"), DEALS)
@pytest.mark.parametrize("size", SIZES)
def test_no_hand_covers_anything(
    size: tuple[int, int], seats: int, cards: int, has_stock: bool, heaps: tuple[int, ...]
) -> None:
    layout = layout_of(size, seats, cards, has_stock=has_stock)
    places = open_places(layout, heaps)
    for count in (cards, cards // 2, 1):
        assert not overlaps(layout, places, count)


def overlaps(layout: Layout, places: OpenPlaces, count: int) -> list[str]:
    """Return what overlaps or leaves the table while all hands have so many cards."""
    groups = {f"hand {place}": boxes(hand, count) for place, hand in enumerate(places.hands)}
    groups |= {f"plate {place}": [plate] for place, plate in enumerate(layout.plates())}
    groups |= {f"heap {at}": [heap.box] for at, heap in enumerate(places.heaps)}
    groups["trick"] = list(places.trick)
    outside = [name for name, group in groups.items() for box in group if not layout.frame.table.contains(box)]
    return outside + [
        f"{one} and {other}"
        for (one, first), (other, second) in combinations(groups.items(), 2)
        if any(box.overlaps(each) for box in first for each in second)
    ]


def test_open_hands_are_beside_the_hand_if_one_row_has_room_for_both_and_otherwise_below_it() -> None:
    place = open_places(layout_of((1280, 800), 2, 12, has_stock=True), (12,)).hands[0]
    spots = place.spots(8, 4)
    steps = [right[0] - left[0] for left, right in pairwise(spots)]
    assert len({y for _, y in spots}) == 1
    assert steps[7] > max(steps[:7] + steps[8:])
    narrow = open_places(layout_of((960, 640), 4, 24, has_stock=False)).hands[1]
    rows = [y for _, y in narrow.spots(8, narrow.columns)]
    assert len(set(rows[:8]) & set(rows[8:])) == 0
