"""The people at the seats: portraits, backs and trick piles, at every table and in every window."""

from __future__ import annotations

from itertools import combinations

import pytest

from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from tests.checks import require, some
from tests.ui.test_layout import HANDS, SIZES

WINDOWS = ((600, 400), (700, 460), *SIZES, (2560, 1080), (2560, 1440))
TABLES = [(size, seats, False) for size in WINDOWS for seats in range(2, 9)] + [
    (size, seats, True) for size in WINDOWS for seats in (2, 3, 4)
]


def tables(size: tuple[int, int], seats: int, *, has_stock: bool) -> list[Layout]:
    """Return a layout with people for each size of hand."""
    frame = Frame(*size, menu=round(28 * min(Frame(*size).ui, 1)), has_people=True)
    return [Layout(frame, seats, cards, has_stock) for cards in ((12,) if has_stock else HANDS)]


def pile_box(layout: Layout, place: int) -> Rect:
    """Return the box around the two lowest packs of a trick pile, which lie crosswise."""
    pose = layout.pile(place)
    one = layout.bounds(pose)
    half = one.width // 2
    return Rect(one.x, min(one.y, one.bottom - 2 * half), one.width, max(one.height, 2 * half))


@pytest.mark.parametrize(("size", "seats", "has_stock"), TABLES)
def test_nothing_of_a_seat_covers_anything_of_another(size: tuple[int, int], seats: int, has_stock: bool) -> None:
    for layout in some(tables(size, seats, has_stock=has_stock)):
        assert layout.has_people
        table = layout.frame.table
        figures = [(*layout.parts(place), pile_box(layout, place)) for place in range(seats)]
        for one, other in combinations(figures, 2):
            assert not any(a.overlaps(b) for a in one for b in other)
        hand, cards = layout.hand_bounds(), [layout.bounds(pose) for pose in layout.hand(layout.hand_most)]
        for *figure, pile in some(figures):
            assert all(table.contains(box) for box in (*figure, pile))
            assert not any(box.overlaps(hand) for box in figure)
            assert not any(pile.overlaps(card) for card in cards)
            # between eight plates, a pile may lie on the end of the fan
            assert not any(pile.overlaps(box) for box in figure[: 2 if seats == 8 else 3])


@pytest.mark.parametrize(("size", "seats", "has_stock"), TABLES)
def test_cards_in_play_touch_no_face_and_no_pile(size: tuple[int, int], seats: int, has_stock: bool) -> None:
    for layout in some(tables(size, seats, has_stock=has_stock)):
        taken = [*layout.all_parts(), *(pile_box(layout, place) for place in range(seats))]
        cards = [layout.bounds(layout.trick(place)) for place in range(seats)]
        if has_stock:
            cards += [layout.bounds(layout.stock().upcard), layout.bounds(layout.stock().stock)]
        for card in some(cards):
            assert not any(card.overlaps(each) for each in taken)


def test_seats_are_placed_as_in_the_guide() -> None:
    layout = Layout(Frame(1280, 800, has_people=True), 4)
    assert layout.plate(0) == Rect(24, 712, 248, 64)
    assert layout.plate(2) == Rect(548, 212, 184, 52)
    assert layout.portrait(0) == Rect(36, 588, 128, 128)
    assert layout.portrait(1) == Rect(28, require(layout.portrait(1)).y, 128, 128)
    assert layout.plate(1).y == require(layout.portrait(1)).bottom - 4
    small = Layout(Frame(960, 640, has_people=True), 4)
    assert (small.plate(1).width, small.plate(1).height) == (160, 46)
    assert require(small.portrait(0)).width == require(small.portrait(1)).width == 92


def test_seats_right_of_the_middle_mirror_those_at_the_left() -> None:
    layout = Layout(Frame(1280, 800, has_people=True), 8)
    assert [place for place in range(8) if layout.is_mirrored(place)] == [5, 6, 7]
    for left, right in ((1, 7), (2, 6), (3, 5)):
        one, other = require(layout.portrait(left)), require(layout.portrait(right))
        assert abs(one.x - (1280 - other.right)) <= 1
        assert abs(layout.pile(left).x - (1280 - layout.pile(right).x)) <= 1
        backs = zip(layout.backs(left, 9), reversed(layout.backs(right, 9)), strict=True)
        assert all(abs(back.x - (1280 - mirrored.x)) <= 1 and back.angle == -mirrored.angle for back, mirrored in backs)


def test_the_two_of_a_table_for_two_sit_opposite_each_other() -> None:
    for has_stock in (False, True):
        layout = Layout(Frame(1280, 800, has_people=True), 2, 12, has_stock)
        assert abs(layout.plate(1).center.x - 640) <= 1
        assert require(layout.portrait(1)).bottom < layout.trick_bounds().y


def test_part_of_a_window_has_people_only_where_they_fit() -> None:
    assert Layout(Frame(1280, 720, menu=0, least_ui=1, has_people=True), 4).has_people
    low = Layout(Frame(900, 420, menu=0, least_ui=1, has_people=True), 4)
    assert not low.has_people
    assert low.portrait(1) is None
    assert low.plates() == Layout(Frame(900, 420, menu=0, least_ui=1), 4).plates()


def test_plain_seats_have_no_people_in_any_window() -> None:
    layout = Layout(Frame(1280, 800, has_people=False), 4)
    assert not layout.has_people
    assert layout.portrait(0) is None
    assert layout.plate(2) == Rect(548, 136, 184, 56)
