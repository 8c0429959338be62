"""The melds of all seats keep clear of each other and of everything else on the table."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from pinochle_qt.ui.draw.shapes import Rect, SizeClass
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.meld_fitting import Region, breadth, fit, row_height
from pinochle_qt.ui.table.geometry.melds import WORDS_LINE, draft_melds, mat_words, seat_melds, turn_words
from pinochle_qt.ui.table.geometry.panels import PANELS, last_trick, panel_place
from tests.checks import require, some
from tests.ui.melding import PlainFrame as Frame
from tests.ui.melding import melds_at
from tests.ui.small_screens import SMALL_SCREENS

SIZES = (
    *SMALL_SCREENS,
    (960, 640),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1600, 1200),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
)
STAGES = {
    "free": (),
    "deciding": ("decide",),
    "choosing cards": ("passing",),
    "melding": ("mat", "melds"),
}
FEW_LINES = 1
"""The number of lines in a short list of melds, for a hand that has few."""
FEW, SOME, MANY = (4, 2), (4, 4, 2, 2), (10, 4, 4, 2, 2, 1)
"""Numbers of cards in one seat's groups: an ordinary hand, a rich one, and a double-deck dream."""


def shown(layout: Layout, amounts: dict[int, tuple[int, ...]], taken: tuple[Rect, ...]) -> dict[int, list[Rect]]:
    """Return the boxes of the cards and the labels of each place's melds."""
    melds = tuple(tuple((size, 100) for size in amounts.get(place, ())) for place in range(layout.seats))
    boxes: dict[int, list[Rect]] = {}
    for place, sizes in amounts.items():
        groups = seat_melds(layout, place, melds, taken)
        assert tuple(len(group.poses) for group in groups) == sizes
        boxes[place] = [layout.bounds(pose) for group in groups for pose in group.poses]
        height = layout.frame.px(24)
        for group in groups:
            if group.pill is not None:
                wide = layout.frame.px(44) if group.is_short else 100
                boxes[place].append(Rect(group.pill.x - wide // 2, group.pill.y, wide, height))
    return boxes


def standing(layout: Layout) -> list[Rect]:
    """Return the boxes of the plates, of the hand, and of what lies in the middle of a stock game."""
    things = [*layout.plates(), *(layout.bounds(pose) for pose in layout.hand(layout.hand_most))]
    if layout.has_stock:
        stock = layout.stock()
        things += [layout.bounds(stock.upcard), layout.bounds(stock.stock), last_trick(layout, layout.seats)]
        things += [layout.bounds(layout.trick(place)) for place in range(layout.seats)]
    return things


def check(layout: Layout, amounts: dict[int, tuple[int, ...]], taken: tuple[Rect, ...]) -> None:
    """Check that nothing overlaps that must not, and that nothing leaves the table."""
    boxes = shown(layout, amounts, taken)
    things = [*standing(layout), *taken]
    for mine in boxes.values():
        assert all(layout.frame.table.contains(box) for box in mine)
        assert not any(box.overlaps(thing) for box in mine for thing in things)
    for one, other in combinations(boxes.values(), 2):
        assert not any(a.overlaps(b) for a in one for b in other)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", SIZES)
def test_melds_shown_before_play_do_not_overlap(size: tuple[int, int], seats: int, stage: str) -> None:
    for hand, amount in ((12, FEW), (15, SOME), (20, SOME), (24, MANY)):
        layout = Layout(Frame(*size), seats, hand)
        taken = tuple(PANELS[name](layout) for name in STAGES[stage])
        places = range(0 if stage == "free" and amount is not MANY else 1, seats)
        check(layout, dict.fromkeys(places, amount), taken)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("size", SIZES)
def test_melds_at_the_top_are_below_their_own_plate(size: tuple[int, int], seats: int, stage: str) -> None:
    for hand in (12, 16):
        layout = Layout(Frame(*size), seats, hand)
        taken = tuple(PANELS[name](layout) for name in STAGES[stage])
        for amount in (FEW, (2, 1)):
            boxes = shown(layout, dict.fromkeys(range(1, seats), amount), taken)
            for place in (each for each in range(1, seats) if layout.is_top(each)):
                left, right = min(box.x for box in boxes[place]), max(box.right for box in boxes[place])
                plate = layout.plate(place)
                assert left < plate.right
                assert right > plate.x


@pytest.mark.parametrize("lines", [0, FEW_LINES])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", SIZES)
def test_melds_do_not_overlap_a_short_list(size: tuple[int, int], seats: int, lines: int) -> None:
    for hand, amount in ((12, FEW), (15, SOME), (20, SOME), (24, MANY)):
        layout = Layout(Frame(*size), seats, hand)
        taken = tuple(panel_place(name, layout, lines) for name in STAGES["melding"])
        check(layout, dict.fromkeys(range(1, seats), amount), taken)


@pytest.mark.parametrize("lines", [0, FEW_LINES, 6])
def test_melds_beside_a_list_are_large_and_labelled(lines: int) -> None:
    layout = Layout(Frame(1280, 800), 4, 20)
    taken = tuple(panel_place(name, layout, lines) for name in STAGES["melding"])
    melds = melds_at(4, dict.fromkeys(range(1, 4), (2, 1)), (90, 60))
    groups = seat_melds(layout, 3, melds, taken)
    assert {pose.size for group in groups for pose in group.poses} == {SizeClass.M}
    assert all(group.pill is not None and not group.is_short for group in groups)


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("size", SIZES)
def test_points_are_at_every_meld_while_the_own_ones_are_laid_out(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 12)
    draft = ((2, 100), (4, 100))
    taken = tuple(panel_place(name, layout, 3, draft) for name in STAGES["melding"])
    sizes = SOME if seats <= 5 else FEW
    melds = melds_at(seats, dict.fromkeys(range(1, seats), sizes), (100,) * len(sizes))
    for place in range(1, seats):
        groups = seat_melds(layout, place, melds, taken, 60)
        shown = [group for group in groups if group.poses]
        assert all(group.pill is not None for group in shown)
        # in the smallest window with eight seats, some of them have room only for their plate
        minimum = 0 if seats == 8 else 1
        assert len(shown) >= (minimum if layout.frame.small else len(sizes) - 1)
        if 0 < len(shown) < len(groups):
            assert groups[len(shown)].pill is not None  # it says how many more there are


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("size", SIZES)
def test_labels_leave_the_indices_of_all_cards_visible(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 20)
    taken = tuple(PANELS[name](layout) for name in STAGES["melding"])
    for place, sizes in some((place, sizes) for place in range(1, seats) for sizes in (FEW, SOME, MANY)):
        groups = seat_melds(layout, place, melds_at(seats, {place: sizes}, (100,) * len(sizes)), taken, 90)
        for group in some(groups):
            if group.pill is None:
                continue
            wide, height = layout.frame.px(44) if group.is_short else 100, layout.frame.px(PILL_HEIGHT)
            label = Rect(group.pill.x - wide // 2, group.pill.y, wide, height)
            assert not [pose for each in groups for pose in each.poses if layout.bounds(pose).overlaps(label)]


def test_few_melds_beside_the_list_are_large_in_the_smallest_window() -> None:
    layout = Layout(Frame(960, 640), 5, 15)
    taken = tuple(PANELS[name](layout) for name in STAGES["melding"])
    for place in (2, 3):
        groups = seat_melds(layout, place, melds_at(5, dict.fromkeys(range(1, 5), (2, 1)), (90, 60)), taken)
        assert {pose.size for group in groups for pose in group.poses} == {SizeClass.M}


@pytest.mark.parametrize("melding", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_melds_of_a_stock_game_do_not_overlap_stock_and_trick(size: tuple[int, int], seats: int, melding: bool) -> None:
    layout = Layout(Frame(*size), seats, 12, has_stock=True)
    taken = (PANELS["mat"](layout), PANELS["melds"](layout)) if melding else ()
    check(layout, dict.fromkeys(range(seats), (4, 2, 2)), taken)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_mat_of_a_stock_game_overlaps_nothing(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 12, has_stock=True)
    mat = PANELS["mat"](layout)
    stock = layout.stock()
    half, height = layout.frame.px(44), layout.frame.px(PILL_HEIGHT)
    pills = [Rect(at.x - half, at.y, 2 * half, height) for at in (stock.count_label, stock.upcard_label)]
    others = [*layout.plates(), layout.hand_bounds(), layout.bounds(stock.upcard), layout.bounds(stock.stock), *pills]
    assert layout.frame.table.contains(mat)
    assert not any(mat.overlaps(other) for other in (*others, PANELS["melds"](layout)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_a_draft_in_a_stock_game_is_large_on_its_mat_beside_the_text(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 12, has_stock=True)
    mat = PANELS["mat"](layout)
    words = turn_words(mat, layout.frame.ui)
    assert mat.contains(words)
    assert words.height >= layout.frame.px(2 * WORDS_LINE)
    for sizes, pill in (((1,), 0), ((5,), layout.frame.px(130)), ((6,), 0)):
        (group,) = draft_melds(layout, sizes, (pill,))
        assert {pose.size for pose in group.poses} == {SizeClass.M}
        assert group.pill is not None
        boxes = [layout.bounds(pose) for pose in group.poses]
        boxes.append(Rect(group.pill.x - pill // 2, group.pill.y, pill, layout.frame.px(PILL_HEIGHT)))
        assert all(mat.contains(box) and not box.overlaps(words) for box in boxes)


@pytest.mark.parametrize("size", SIZES)
def test_few_melds_are_large_and_labelled_at_any_table(size: tuple[int, int]) -> None:
    for seats in range(2, 7):
        layout = Layout(Frame(*size), seats, 12)
        melds = melds_at(seats, dict.fromkeys(range(1, seats), (2,)), (100,))
        for place in range(1, seats):
            (group,) = seat_melds(layout, place, melds)
            assert group.pill is not None
            assert {pose.size for pose in group.poses} == {SizeClass.M}


@pytest.mark.parametrize("size", SIZES)
def test_later_cards_of_melds_are_on_top_of_earlier_ones(size: tuple[int, int]) -> None:
    layout = Layout(Frame(*size), 8, 12)
    for place in range(1, 8):
        melds = melds_at(8, {place: (4, 4, 2, 2, 1)}, (100,) * 5)
        poses = [pose for group in seat_melds(layout, place, melds) for pose in group.poses]
        assert all(below.z < above.z for below, above in pairwise(poses))


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_a_rich_draft_of_a_large_hand_stays_on_its_mat(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 20)
    mat = PANELS["mat"](layout)
    for sizes in (FEW, SOME, MANY, (5, 4, 4, 2, 2, 2, 2)):
        for group in some(draft_melds(layout, sizes, (100,) * len(sizes))):
            assert all(mat.contains(layout.bounds(pose)) for pose in group.poses)


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
@pytest.mark.parametrize("size", SIZES)
def test_the_text_on_the_mat_does_not_overlap_the_draft(size: tuple[int, int], seats: int) -> None:
    for hand in (12, 20):
        layout = Layout(Frame(*size), seats, hand)
        mat = PANELS["mat"](layout)
        for sizes in ((), (5,), (4, 2), (5, 4, 2), (5, 4, 2, 2)):
            width = breadth(layout, sizes, (100,) * len(sizes))
            words = mat_words(mat, layout.frame.ui, len(sizes), width)
            if words is None:
                continue
            assert mat.contains(words)
            if words.x > mat.center.x:
                assert mat.bottom - words.bottom >= 12 * layout.frame.ui
            for group in draft_melds(layout, sizes, (100,) * len(sizes)):
                assert not any(words.overlaps(layout.bounds(pose)) for pose in group.poses)


def test_two_melds_on_a_narrow_mat_leave_room_for_text_below_them() -> None:
    layout = Layout(Frame(960, 640), 6, 16)
    mat = PANELS["mat"](layout)
    words = require(mat_words(mat, 1.0, 2))
    assert words.width > 0.9 * mat.width
    groups = draft_melds(layout, (4, 2), (90, 90))
    assert all(group.pill is not None and group.pill.y + PILL_HEIGHT <= words.y for group in groups)
    assert mat_words(mat, 1.0, 3) is None


def test_labels_show_only_the_points_before_they_are_dropped() -> None:
    layout = Layout(Frame(1280, 800), 6, 12)
    width = breadth(layout, (4, 2, 2), (40, 40, 40))
    region = Region(Rect(0, 0, width, row_height(layout)), "left", width // 2)
    named = fit(layout, [region], (4, 2, 2), (40, 40, 40))
    assert all(group.pill is not None and not group.is_short for group in named)
    short = fit(layout, [region], (4, 2, 2), (140, 140, 140))
    assert all(group.pill is not None for group in short)
    assert [group.is_short for group in short] == [False, True, True]  # the four cards are as wide as the full label
    assert {pose.size for group in short for pose in group.poses} == {SizeClass.M}


@pytest.mark.parametrize("seats", [3, 4])
def test_melds_at_the_sides_of_a_very_wide_window_are_large_and_labelled(seats: int) -> None:
    layout = Layout(Frame(2560, 1080), seats, 20)
    taken = tuple(PANELS[name](layout) for name in STAGES["melding"])
    sizes = (5, 4, 4, 2, 2, 2)
    pills = (150,) * len(sizes)
    groups = seat_melds(layout, 1, melds_at(seats, dict.fromkeys(range(1, seats), sizes), pills), taken)
    assert {pose.size for group in groups for pose in group.poses} == {SizeClass.M}
    assert all(group.pill is not None and not group.is_short for group in groups)


@pytest.mark.parametrize("sizes", [(1, 4), (2, 2), (2, 4)])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES[len(SMALL_SCREENS) :])  # low ones may have room only for the points
def test_own_melds_of_a_stock_game_are_labelled_in_a_row_on_the_axis_of_the_hand(
    size: tuple[int, int], seats: int, sizes: tuple[int, ...]
) -> None:
    layout = Layout(Frame(*size), seats, 12, has_stock=True)
    pill = layout.frame.px(100)
    for taken in ((), (PANELS["mat"](layout), PANELS["melds"](layout))):
        groups = seat_melds(layout, 0, melds_at(seats, {0: sizes}, (pill, pill)), taken)
        assert all(group.pill is not None and not group.is_short for group in groups)
        assert len({pose.y for group in groups for pose in group.poses}) == 1
        boxes = [layout.bounds(pose) for group in groups for pose in group.poses]
        middle = (min(box.x for box in boxes) + max(box.right for box in boxes)) / 2
        assert middle == pytest.approx(layout.frame.width / 2, abs=pill / 2)


def test_a_row_of_melds_with_room_for_names_has_them_at_any_width() -> None:
    layout = Layout(Frame(960, 640), 4, 12)
    for width in range(90, 110):
        sizes, pills = (2, 2, 1), (width, 75, 61)
        groups = seat_melds(layout, 2, melds_at(4, {2: sizes}, pills))
        assert all(group.pill is not None and not group.is_short for group in groups)


def test_without_room_for_all_names_the_first_ones_are_at_their_melds() -> None:
    layout = Layout(Frame(1280, 800), 6, 12)
    pills = (170, 140, 140)
    width = breadth(layout, (2, 2, 2), (170, 140, 0)) + 4
    region = Region(Rect(0, 0, width, row_height(layout)), "left", width // 2)
    groups = fit(layout, [region], (2, 2, 2), pills)
    assert [group.is_short for group in groups] == [False, False, True]
    labels = [
        Rect(group.pill.x - wide // 2, group.pill.y, wide, PILL_HEIGHT)
        for group, wide in zip(groups, (170, 140, 44), strict=True)
        if group.pill is not None
    ]
    assert len(labels) == 3
    assert all(left.right < right.x for left, right in pairwise(labels))
    assert labels[-1].right <= width


def test_melds_move_closer_together_if_their_names_need_room() -> None:
    layout = Layout(Frame(1280, 800), 4, 12)
    sizes, pills = (2, 2, 2), (120, 120, 120)
    width = breadth(layout, sizes, pills) - 12
    groups = fit(layout, [Region(Rect(0, 0, width, row_height(layout)), "left", width // 2)], sizes, pills)
    assert not any(group.is_short for group in groups)
    spans = [[layout.bounds(pose) for pose in group.poses] for group in groups]
    assert {pose.size for group in groups for pose in group.poses} == {SizeClass.M}
    assert all(one[-1].right + 8 <= other[0].x for one, other in pairwise(spans))
    labels = [(group.pill.x - 60, group.pill.x + 60) for group in groups if group.pill is not None]
    assert all(one[1] + 8 <= other[0] for one, other in pairwise(labels))
    assert labels[-1][1] <= width


@pytest.mark.parametrize("has_stock", [False, True])
def test_cards_on_a_mat_are_apart_from_its_title_if_there_is_room_below(*, has_stock: bool) -> None:
    size = (1280, 800) if has_stock else (1024, 600)
    layout = Layout(Frame(*size), 2 if has_stock else 4, 12, has_stock=has_stock)
    (group,) = draft_melds(layout, (2,), (90,), ((2, 90),))
    mat, cards = panel_place("mat", layout, 3, ((2, 90),)), [layout.bounds(pose) for pose in group.poses]
    assert group.pill is not None
    assert group.pill.y + PILL_HEIGHT < mat.bottom
    assert min(box.y for box in cards) - mat.y >= 30 + 8


def test_labels_beside_melds_show_names_if_the_row_has_room() -> None:
    layout = Layout(Frame(960, 540), 4, 20)
    low = layout.card_height(SizeClass.M)  # too low for labels below the cards
    for width, are_short in ((600, [False, False]), (420, [False, True])):
        groups = fit(layout, [Region(Rect(0, 0, width, low), "left", width // 2)], (4, 2), (150, 110))
        assert [group.is_short for group in groups] == are_short
        cards = [[layout.bounds(pose) for pose in group.poses] for group in groups]
        labels = [
            Rect(group.pill.x - wide // 2, group.pill.y, wide, PILL_HEIGHT)
            for group, wide in zip(groups, (150, layout.frame.px(44) if are_short[1] else 110), strict=True)
            if group.pill is not None
        ]
        assert len(labels) == 2
        assert all(max(box.right for box in boxes) < label.x for boxes, label in zip(cards, labels, strict=True))
        assert labels[0].right < cards[1][0].x
        assert labels[1].right <= width


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("sizes", [(5, 4), (4, 4), (4, 4, 4), (5, 4, 2)])
def test_melds_of_a_large_hand_keep_their_names_on_the_mat_with_or_without_text(
    size: tuple[int, int], sizes: tuple[int, ...]
) -> None:
    layout = Layout(Frame(*size), 4, 20)
    pills = (layout.frame.px(125),) * len(sizes)
    room = tuple(zip(sizes, pills, strict=True))
    mat = panel_place("mat", layout, 3, room)
    groups = draft_melds(layout, sizes, pills, room)
    assert all(group.pill is not None and not group.is_short for group in groups)
    words = mat_words(mat, layout.frame.ui, len(sizes), breadth(layout, sizes, pills))
    boxes = [layout.bounds(pose) for group in groups for pose in group.poses]
    assert all(mat.contains(box) and not (words is not None and words.overlaps(box)) for box in boxes)


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_melds_have_places_while_a_window_is_below_its_minimum_width(seats: int) -> None:
    for width in range(480, 960, 60):
        layout = Layout(Frame(width, 720), seats)
        melds = melds_at(seats, dict.fromkeys(range(seats), (4, 2)), (100, 60))
        for place in range(seats):
            assert len(seat_melds(layout, place, melds)) == len(melds[place])
