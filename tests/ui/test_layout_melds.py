"""Melds lie on one mat in front of each owner, all in one size, clear of everything else on the table."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui.draw.shapes import Rect, SizeClass
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.melds.meld_fitting import (
    FULL_STYLES,
    GroupSize,
    PlacedGroup,
    Style,
    pack,
    place,
    shown_sizes,
    squeeze,
)
from pinochle_qt.ui.table.geometry.melds.meld_zones import draft_melds, gap_between, melds_alone, table_melds
from pinochle_qt.ui.table.geometry.melds.seat_zones import zone_of
from pinochle_qt.ui.table.geometry.melds.turn_mat import WORDS_LINE, turn_draft, turn_words
from pinochle_qt.ui.table.geometry.panels import MOST_LINES, PANELS, last_trick, meld_list, panel_place
from pinochle_qt.ui.table.geometry.table_shape import off_felt, table_shape
from tests.checks import require, some
from tests.ui.melding import melds_at
from tests.ui.small_screens import SMALL_SCREENS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ui.table.geometry.melds.meld_ways import PlacedMelds

SIZES = (
    *SMALL_SCREENS,
    (960, 640),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1600, 1200),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
)
FEW, SOME, MANY = (4, 2), (4, 4, 2, 2), (10, 4, 4, 2, 2, 1)
"""Numbers of cards in one seat's groups: an ordinary hand, a rich one, and a double-deck dream."""
STAGES = {"free": (), "deciding": ("last_word",), "choosing cards": ("passing",)}
LABEL_WIDTH = 80
"""The width of a label at scale 1: that of *Marriage 20* in the longest language."""


def label_width(layout: Layout) -> int:
    """Return the width of every label in these tests in pixels."""
    return layout.frame.px(LABEL_WIDTH)


def boxes(layout: Layout, groups: Sequence[PlacedGroup]) -> Iterator[Rect]:
    """Yield the boxes of cards and labels."""
    for group in groups:
        yield from (layout.bounds(pose) for pose in group.poses)
        if group.label is not None:
            width = layout.frame.px(44) if group.is_short else label_width(layout)
            yield Rect(group.label.x - width // 2, group.label.y, width, layout.frame.px(20))


def things(layout: Layout) -> list[Rect]:
    """Return the boxes of the seats, of the hand, and of what lies in the middle of a stock game."""
    found = [*layout.all_parts(), *(layout.bounds(pose) for pose in layout.hand(layout.hand_most))]
    if layout.has_stock:
        stock = layout.stock()
        found += [layout.bounds(stock.upcard), layout.bounds(stock.stock), last_trick(layout, layout.seats)]
        found += [layout.bounds(layout.trick(each)) for each in range(layout.seats)]
    return found


def check(layout: Layout, placed: Sequence[PlacedMelds], taken: Sequence[Rect] = ()) -> None:
    """Check that mats overlap nothing, and that each contains its cards and labels, all cards in one size."""
    for each in placed:
        assert layout.frame.table.contains(each.mat)
        assert not [thing for thing in (*things(layout), *taken) if each.mat.overlaps(thing)]
        assert all(each.mat.contains(box) for box in boxes(layout, each.groups))
        assert {pose.size for group in each.groups for pose in group.poses} == {SizeClass.M}
    assert not [pair for pair in combinations(placed, 2) if pair[0].mat.overlaps(pair[1].mat)]


def layouts(size: tuple[int, int], seats: int, hands: Sequence[int], *, has_stock: bool = False) -> Iterator[Layout]:
    """Yield the layouts with and without people for hands of some sizes."""
    for has_people in (False, True):
        for hand in hands:
            yield Layout(Frame(*size, has_people=has_people), seats, hand, has_stock)


@pytest.mark.parametrize("has_stock", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_zones_of_different_seats_do_not_overlap(size: tuple[int, int], seats: int, *, has_stock: bool) -> None:
    for layout in some(layouts(size, seats, (12, 20), has_stock=has_stock)):
        zones = [zone_of(layout, at).box for at in range(seats)]
        zones = [zone for zone in zones if zone.height > 0]
        assert all(layout.frame.table.contains(zone) for zone in zones)
        assert not [pair for pair in combinations(zones, 2) if pair[0].overlaps(pair[1])]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_melds_before_play_overlap_nothing(size: tuple[int, int], seats: int, stage: str) -> None:
    for layout in some(layouts(size, seats, (12, 20))):
        taken = tuple(PANELS[name](layout) for name in STAGES[stage])
        for amount in (FEW, SOME) if layout.hand_most < 20 else (FEW, SOME, MANY):
            places = range(0 if stage == "free" else 1, seats)
            melds = melds_at(seats, dict.fromkeys(places, amount), label_width(layout))
            placed = [each for each in table_melds(layout, melds, taken) if each is not None]
            assert len(placed) == len(places)
            assert all([len(group.poses) for group in each.groups] == list(amount) for each in placed)
            if stage == "free" or amount is FEW:
                check(layout, placed, taken)


@pytest.mark.parametrize("amount", [(2, 2), (4,), FEW])
@pytest.mark.parametrize("size", [(960, 640), (1024, 768), (1280, 720), (1280, 800), (1920, 1080)])
def test_beside_a_question_in_the_middle_no_mat_is_nearer_to_the_plate_of_another_seat(
    size: tuple[int, int], amount: tuple[int, ...]
) -> None:
    for layout in some(layouts(size, 4, (12,))):
        taken = (PANELS["passing"](layout),)
        placed = table_melds(layout, melds_at(4, dict.fromkeys(range(1, 4), amount), label_width(layout)), taken)
        for at in range(1, 4):
            mat = require(placed[at]).mat
            gaps = [gap_between(mat, layout.plate(other)) for other in range(4)]
            assert gaps[at] == min(gaps), (at, layout.has_people)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_ordinary_melds_are_named_in_their_own_zone(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats, (12,))):
        melds = melds_at(seats, dict.fromkeys(range(seats), (4,)), label_width(layout))
        for at, each in some(enumerate(table_melds(layout, melds))):
            (group,) = require(each).groups
            assert group.label is not None
            assert not group.is_short
            if zone_of(layout, at).box.contains(require(each).mat):
                continue
            assert layout.is_top(at)  # beside its plate


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080), (2560, 1440)])
def test_each_mat_is_next_to_its_owner(size: tuple[int, int]) -> None:
    for layout in some(layouts(size, 4, (12,))):
        own, left, top, right = map(require, table_melds(layout, melds_at(4, dict.fromkeys(range(4), (5,)), 80)))
        assert [each.edge for each in (own, left, top, right)] == ["bottom", "left", "top", "right"]
        assert left.mat.x >= layout.plate(1).right
        assert left.mat.y < layout.plate(1).y
        assert left.mat.bottom >= layout.plate(1).bottom - layout.frame.px(4)
        assert right.mat.right <= layout.plate(3).x
        assert top.mat.y >= layout.plate(2).bottom
        assert own.mat.bottom <= layout.hand_crest
        assert own.mat.center.x == pytest.approx(layout.frame.width // 2, abs=1)


@pytest.mark.parametrize("size", SIZES)
def test_the_melds_of_one_seat_do_not_move_when_others_show_theirs(size: tuple[int, int]) -> None:
    for layout in some(layouts(size, 4, (12,))):
        melds = melds_at(4, dict.fromkeys(range(1, 4), (4,)), label_width(layout))
        alone = tuple(each if at == 1 else () for at, each in enumerate(melds))
        assert table_melds(layout, melds)[1] == table_melds(layout, alone)[1]


@pytest.mark.parametrize("hand", [12, 20])
@pytest.mark.parametrize("order", [(1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2), (0, 1, 2, 3)])
@pytest.mark.parametrize("size", SIZES)
def test_rich_melds_do_not_move_either_when_others_show_theirs(
    size: tuple[int, int], order: tuple[int, ...], hand: int
) -> None:
    for layout in some(layouts(size, 4, (hand,))):
        melds = melds_at(4, dict.fromkeys(range(4), (5, 4, 2, 2)), label_width(layout))
        shown = [tuple(each if at in order[:count] else () for at, each in enumerate(melds)) for count in range(1, 5)]
        placed = [table_melds(layout, each, (), order) for each in shown]
        for before, after in some(pairwise(placed)):
            assert all(mine is None or mine == each for mine, each in zip(before, after, strict=True))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_rows_of_melds_at_a_side_begin_little_above_the_plate_and_go_down(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size, has_people=True), seats, 12)
    for amount in ((2,), (4,), (2, 2), (2, 2, 2), (2, 2, 2, 2), (5, 2)):
        placed = table_melds(layout, melds_at(seats, dict.fromkeys(range(seats), amount), layout.frame.px(76)))
        for at in (1, seats - 1):
            assert require(placed[at]).mat.y >= layout.plate(at).y - layout.frame.px(61)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize(("seats", "hand", "rich"), [(3, 15, (5, 4, 2)), (4, 12, (5, 2, 1))])
def test_rich_melds_at_a_side_lie_in_groups_with_a_name_below_each(
    size: tuple[int, int], seats: int, hand: int, rich: tuple[int, ...]
) -> None:
    layout = Layout(Frame(*size), seats, hand)
    melds = melds_at(seats, {1: rich, 2: (2,)}, label_width(layout))
    for order in ((1, 2, 0), (2, 1, 0), (0, 2, 1)):
        left = require(table_melds(layout, melds, (), order)[1])
        for group in some(left.groups):
            below = layout.bounds(group.poses[-1]).bottom
            assert below <= require(group.label).y <= below + layout.frame.px(8)
            assert not group.is_short


def test_beside_the_choice_to_play_on_melds_at_a_side_do_not_begin_higher() -> None:
    layout = Layout(Frame(1280, 800, has_people=True), 3, 18)
    taken = (PANELS["last_word"](layout),)
    left = require(table_melds(layout, melds_at(3, {1: (2, 2, 2), 2: (2,)}, 76), taken, (0, 1, 2))[1])
    assert layout.plate(1).y - layout.frame.px(80) <= left.mat.y <= layout.plate(1).y


@pytest.mark.parametrize("amount", [(2,), (4,), (2, 2), (4, 2), (4, 4)])
@pytest.mark.parametrize("size", [*SMALL_SCREENS, (960, 640), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440)])
def test_melds_of_the_opponent_in_a_stock_game_are_on_the_felt_beside_the_mat_and_stay_during_a_draft(
    size: tuple[int, int], amount: tuple[int, ...]
) -> None:
    layout = Layout(Frame(*size, has_people=True), 2, 12, has_stock=True)
    drafted, listed, plate = PANELS["mat"](layout), PANELS["melds"](layout), layout.plate(1)
    melds = melds_at(2, dict.fromkeys(range(2), amount), label_width(layout))
    playing, drafting = (require(table_melds(layout, melds, taken)[1]) for taken in ((), (drafted, listed)))
    assert playing == drafting
    assert playing.edge == "left"
    assert 0 <= playing.mat.x - drafted.right <= layout.frame.px(40)
    assert playing.mat.y - plate.bottom <= layout.card_height(SizeClass.M)
    assert not any(playing.mat.overlaps(each) for each in off_felt(require(table_shape(layout))))


@pytest.mark.parametrize("size", SIZES)
def test_melds_do_not_move_when_the_list_of_melds_opens(size: tuple[int, int]) -> None:
    for layout in some(layouts(size, 4, (12,))):
        melds = melds_at(4, dict.fromkeys(range(1, 4), (2, 2)), label_width(layout))
        closed, opened = (table_melds(layout, melds, (meld_list(layout, lines),)) for lines in (0, MOST_LINES))
        assert closed == opened == table_melds(layout, melds)


@pytest.mark.parametrize("size", [(600, 400), (960, 640), (1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize(("seats", "amount"), [(3, (4, 2, 2)), (4, (2,)), (4, (2, 2)), (4, (4,))])
def test_no_melds_move_when_the_choice_to_play_on_appears(
    size: tuple[int, int], seats: int, amount: tuple[int, ...]
) -> None:
    for layout in some(layouts(size, seats, (12,))):
        melds = melds_at(seats, dict.fromkeys(range(seats), amount), label_width(layout))
        assert table_melds(layout, melds, (PANELS["last_word"](layout),)) == table_melds(layout, melds)


@pytest.mark.parametrize(("seats", "hand"), [(5, 15), (6, 12), (6, 24)])
@pytest.mark.parametrize("size", [(1280, 800), (1600, 1200), (1920, 1080), (2560, 1440)])
def test_no_melds_of_one_of_many_move_when_the_choice_to_play_on_appears(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    layout = Layout(Frame(*size), seats, hand)
    panel = PANELS["last_word"](layout)
    assert not any(panel.overlaps(each) for each in things(layout))
    for at, amount in product(range(1, seats), ((2,), (4, 2), (4, 2, 2))):
        (melds,) = melds_at(1, {0: amount}, label_width(layout))
        assert melds_alone(layout, at, melds, (panel,)) == melds_alone(layout, at, melds)


@pytest.mark.parametrize("seats", range(5, 9))
@pytest.mark.parametrize("size", SIZES)
def test_the_melds_of_one_of_many_lie_in_the_middle_beside_its_portrait(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats, (12, 20))):
        for at in range(1, seats):
            for amount in (FEW, SOME) if layout.hand_most < 20 else (SOME, MANY):
                (melds,) = melds_at(1, {0: amount}, label_width(layout))
                placed = melds_alone(layout, at, melds)
                check(layout, [placed])
                owner = require(placed.owner)
                assert placed.mat.contains(owner)
                assert not [box for box in boxes(layout, placed.groups) if box.overlaps(owner)]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
def test_melds_shown_again_during_play_leave_trick_and_last_trick_visible(size: tuple[int, int], seats: int) -> None:
    for layout in layouts(size, seats, (12,)):
        taken = (layout.trick_bounds(), last_trick(layout, seats))
        for at in range(seats):
            (melds,) = melds_at(1, {0: FEW}, label_width(layout))
            check(layout, [melds_alone(layout, at, melds, taken)], taken)


@pytest.mark.parametrize("seats", [7, 8])
@pytest.mark.parametrize("size", SIZES)
def test_melds_shown_again_at_the_largest_tables_are_named_even_if_they_cover_the_trick(
    size: tuple[int, int], seats: int
) -> None:
    for layout in some(layouts(size, seats, (12,))):
        (melds,) = melds_at(1, {0: FEW}, label_width(layout))
        for at in range(seats):
            placed = melds_alone(layout, at, melds, (layout.trick_bounds(), last_trick(layout, seats)))
            check(layout, [placed])
            assert all(group.label is not None for group in placed.groups)
            if at:
                assert placed.mat.contains(require(placed.owner))
                assert not placed.mat.overlaps(layout.bounds(layout.trick(0)))  # the place of the player's card


@pytest.mark.parametrize("best", [(), (2,)])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("size", [(600, 400), (960, 640)])
def test_the_mat_of_a_draft_covers_no_melds_of_others(size: tuple[int, int], seats: int, best: tuple[int, ...]) -> None:
    rich = (4, 2, 2), (5, 1, 2, 3), (4, 1, 1, 1, 1, 1)
    for layout, left, right in product(layouts(size, seats, (15, 18, 26)), rich, rich):
        melds = melds_at(seats, {1: left, seats - 1: right}, label_width(layout))
        mats = [each.mat for each in table_melds(layout, melds) if each is not None]
        (sizes,) = melds_at(1, {0: best}, label_width(layout))
        for drafted in ((), sizes):
            mat = draft_melds(layout, drafted, sizes, (panel_place("melds", layout, 0), *mats)).mat
            assert not any(map(mat.overlaps, mats)), (layout, left, right)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", SIZES)
def test_the_mat_of_a_draft_overlaps_nothing_and_keeps_its_size(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats, (12, 20))):
        panel = panel_place("melds", layout, 0)
        best, draft = melds_at(2, {0: FEW, 1: (4, 1)}, label_width(layout))
        if layout.hand_most == 20:
            (best,) = melds_at(1, {0: MANY}, label_width(layout))
        mats = [draft_melds(layout, each, best, (panel,)) for each in ((), best, draft)]
        assert layout.hand_most == 20 or len({each.mat for each in mats}) == 1
        check(layout, mats[1:2], [panel])
        assert all(mats[2].mat.contains(box) for box in boxes(layout, mats[2].groups))
        assert not panel.overlaps(layout.hand_bounds())
        assert not [part for part in layout.all_parts() if part.overlaps(panel)]


@pytest.mark.parametrize("melding", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_melds_of_a_stock_game_do_not_overlap_stock_and_trick(
    size: tuple[int, int], seats: int, *, melding: bool
) -> None:
    for layout in layouts(size, seats, (12,), has_stock=True):
        taken = (PANELS["mat"](layout), PANELS["melds"](layout)) if melding else ()
        amount = (2,) if melding and seats == 4 else FEW
        melds = melds_at(seats, dict.fromkeys(range(seats), amount), label_width(layout))
        check(layout, [each for each in table_melds(layout, melds, taken) if each is not None], taken)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_mat_of_a_stock_game_overlaps_nothing(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 12, has_stock=True)
    mat, stock = PANELS["mat"](layout), layout.stock()
    half, height = layout.frame.px(44), layout.frame.px(24)
    pills = [Rect(at.x - half, at.y, 2 * half, height) for at in (stock.count_label, stock.upcard_label)]
    others = [*layout.plates(), layout.hand_bounds(), layout.bounds(stock.upcard), layout.bounds(stock.stock), *pills]
    assert layout.frame.table.contains(mat)
    assert not any(mat.overlaps(other) for other in (*others, PANELS["melds"](layout)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_a_draft_in_a_stock_game_is_on_its_mat_beside_the_text(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 12, has_stock=True)
    mat = PANELS["mat"](layout)
    words = turn_words(mat, layout.frame.ui)
    assert mat.contains(words)
    assert words.height >= layout.frame.px(2 * WORDS_LINE)
    for size_on_mat in (GroupSize(1, 0), GroupSize(5, label_width(layout)), GroupSize(6, 0)):
        (group,) = turn_draft(layout, mat, (size_on_mat,))
        assert all(mat.contains(box) and not box.overlaps(words) for box in boxes(layout, [group]))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("amounts", [(2, 1, 1), (5, 4, 2, 1), (5, 5, 4, 2, 2, 1)])
def test_all_rows_of_a_mat_begin_at_the_same_line(size: tuple[int, int], amounts: tuple[int, ...]) -> None:
    layout = Layout(Frame(*size), 4, 20)
    for each in some(table_melds(layout, melds_at(4, dict.fromkeys(range(4), amounts), layout.frame.px(90)))):
        rows: dict[float, list[int]] = {}
        for group in require(each).groups:
            for pose in group.poses:
                rows.setdefault(pose.y, []).append(layout.bounds(pose).x)
        assert max(map(min, rows.values())) - min(map(min, rows.values())) <= 1


def test_labels_below_squeezed_melds_begin_where_their_rows_begin() -> None:
    layout = Layout(Frame(1280, 800), 4, 20)
    sizes = tuple(GroupSize(cards, label) for cards, label in ((8, 100), (5, 80), (4, 60)))
    groups = require(squeeze(layout, sizes, Rect(0, 0, 260, 500), told="names"))
    first = layout.bounds(groups[0].poses[0]).x
    lefts: dict[int, list[int]] = {label.y: [] for group in groups if (label := group.label) is not None}
    for group, size in zip(groups, sizes, strict=True):
        label = require(group.label)
        lefts[label.y].append(label.x - size.label // 2)
    assert len(lefts) > 1
    assert all(min(row) == first for row in lefts.values())


@pytest.mark.parametrize("size", SIZES)
def test_later_cards_of_melds_are_on_top_of_earlier_ones(size: tuple[int, int]) -> None:
    layout = Layout(Frame(*size), 4, 12)
    for each in some(table_melds(layout, melds_at(4, dict.fromkeys(range(4), (4, 4, 2, 2, 1)), 60))):
        poses = [pose for group in require(each).groups for pose in group.poses]
        assert all(below.z < above.z for below, above in pairwise(poses))


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_melds_are_clear_of_the_single_row_that_two_rows_of_a_hand_become(size: tuple[int, int]) -> None:
    layout = Layout(Frame(*size, has_people=True), 4, 20)
    melds = melds_at(4, {0: (4, 2, 2), 2: (4, 4, 4, 2)}, layout.frame.px(100))
    for each in some(table_melds(layout, melds, (), (2, 0, 1, 3))):
        assert each is None or not each.mat.overlaps(layout.widest_hand())


def test_a_roundhouse_is_two_rows_of_pairs_at_a_side() -> None:
    layout = Layout(Frame(1280, 800), 4, 12)
    melds = tuple((GroupSize(8, 110, is_pairs=True),) for _ in range(4))
    _, left, _, right = (require(each).groups[0].poses for each in table_melds(layout, melds))
    for poses in (left, right):
        assert len({pose.y for pose in poses}) == 2
        gaps = [after.x - before.x for before, after in pairwise(poses[:4])]
        assert gaps[0] == gaps[2] < layout.card_width(SizeClass.M) < gaps[1]


@pytest.mark.parametrize("at", [0, 2])
@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_a_roundhouse_is_one_row_of_pairs_in_the_middle(size: tuple[int, int], at: int) -> None:
    layout, beside = Layout(Frame(*size), 4, 12), (GroupSize(2, 80),)
    melds = tuple((GroupSize(8, 110, is_pairs=True),) if place == at else beside for place in range(4))
    placed = table_melds(layout, melds)
    (group,) = require(placed[at]).groups
    assert len({pose.y for pose in group.poses}) == 1
    assert require(placed[at]).mat.center.x == pytest.approx(size[0] // 2, abs=layout.card_width(SizeClass.M))


def test_the_copies_of_a_double_run_are_in_lines_of_their_own_where_it_is_too_wide() -> None:
    layout = Layout(Frame(1280, 800), 4, 20)
    style, box = Style(0.5), Rect(0, 0, 250, 400)
    sizes = (GroupSize(10, 100, 5),)
    (group,) = place(layout, require(pack(layout, sizes, style, box)), sizes, box.center)
    lines = [pose.y for pose in group.poses]
    assert lines == [lines[0]] * 5 + [lines[5]] * 5
    assert lines[0] < lines[5]


def test_squeezed_melds_keep_every_index_visible_and_are_named_below() -> None:
    layout = Layout(Frame(960, 640), 4, 12)
    sizes = tuple(GroupSize(cards, 100) for cards in (8, 5, 4, 2, 1))
    groups = require(squeeze(layout, sizes, Rect(0, 0, 150, 330), told="names"))
    cards = [layout.bounds(pose) for group in groups for pose in group.poses]
    assert len(cards) == 20
    assert all(after.x - before.x >= 18 or after.y - before.y >= 40 for before, after in pairwise(cards))
    lowest = max(card.bottom for card in cards)
    assert all(require(group.label).y >= lowest for group in groups)
    assert squeeze(layout, sizes, Rect(0, 0, 100, 100), told="") is None
    assert len(require(squeeze(layout, sizes, Rect(0, 0, 100, 100), told="", is_forced=True))) == len(sizes)


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_melds_have_places_while_a_window_is_below_its_minimum_width(seats: int) -> None:
    for width in range(480, 960, 60):
        layout = Layout(Frame(width, 720), seats)
        for at in range(seats):
            (melds,) = melds_at(1, {0: FEW}, 60)
            assert len(melds_alone(layout, at, melds).groups) == 2
        if seats <= 4:
            assert all(table_melds(layout, melds_at(seats, dict.fromkeys(range(seats), FEW), 60)))


def test_a_card_of_a_meld_lies_alone_only_where_an_outline_beside_it_has_no_space() -> None:
    layout = Layout(Frame(1920, 1000, has_people=True), 4, 20)
    label = layout.frame.px(60)
    pair, four = GroupSize(2, label, 2), GroupSize(4, label, 4)
    half = GroupSize(2, label, 2, ghosts=1)
    own, left = (four, four, four, half), (four, half, half)
    right = (GroupSize(5, label, 5), half)
    placed = [require(each) for each in table_melds(layout, (own, left, (pair, pair, pair), right), (), (0, 1, 2, 3))]
    check(layout, placed)
    for sizes, each in zip((own, left, (pair, pair, pair), right), placed, strict=True):
        assert all(len(group.poses) > 1 for group in each.groups), sizes


def test_outlines_beside_lone_cards_are_left_out_last() -> None:
    sizes = (GroupSize(2, 80, 2, ghosts=1), GroupSize(4, 80, 4, ghosts=1), GroupSize(5, 80, 5))
    kept = shown_sizes(sizes, FULL_STYLES[0])
    assert [size.cards for size in kept] == [2, 3, 5]
    assert [size.cards for size in shown_sizes(sizes, FULL_STYLES[-1])] == [1, 3, 5]
