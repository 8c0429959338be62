"""Nothing on the table covers what it must not cover, at any window size, with any number of seats and cards."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from pinochle_qt.engine.problems.dealing import MOST_HELD
from pinochle_qt.ui.draw.shapes import Pose, Rect, SizeClass, Tail, index_corner, whole
from pinochle_qt.ui.table.geometry import labels as layout_labels
from pinochle_qt.ui.table.geometry import panels as layout_panels
from pinochle_qt.ui.table.geometry.frame import MENU_HEIGHT, Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.reason import reason_place
from pinochle_qt.ui.table.geometry.table_shape import table_shape
from pinochle_qt.ui.table.geometry.widow import draft, open_widow, widow, widow_label
from tests.checks import require, some
from tests.ui.small_screens import SMALL_SCREENS

SIZES = (
    *SMALL_SCREENS,
    (960, 640),
    (1024, 768),
    (1152, 720),
    (1280, 720),
    (1280, 800),
    (1440, 900),
    (1600, 900),
    (1920, 1080),
    (3840, 2160),
)
HANDS = (5, 12, 18, 20, 24)
LARGE_HANDS = (28, MOST_HELD)
"""Hands that hardly any pack has enough cards for where more than four play."""
SMALLEST_HIT = 24
"""Smallest width and height of the part of a card that its neighbors leave free, less only where text is smaller."""
TABLES = [(size, seats) for size in SIZES for seats in range(2, 9)]


def layouts(size: tuple[int, int], seats: int) -> list[Layout]:
    """Return a layout for each size of hand, with people and with plain seats."""
    hands = HANDS + LARGE_HANDS * (seats <= 4)
    return [Layout(Frame(*size, has_people=people), seats, cards) for cards in hands for people in (True, False)]


def resting(layout: Layout) -> list[Rect]:
    """Return the boxes of the cards in the full hand, with none of them raised."""
    return [layout.bounds(pose) for pose in layout.hand(layout.hand_most)]


def window(layout: Layout) -> Rect:
    """Return the box of the whole window."""
    return Rect(0, 0, layout.frame.width, layout.frame.height)


# ---- the frame -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "card", "ui", "small"),
    [
        ((600, 400), 48, 0.625, True),
        ((911, 432), 56, 0.65625, True),
        ((1024, 530), 68, 0.8125, True),
        ((960, 640), 78, 1.0, True),
        ((1024, 768), 82, 1.0, True),
        ((1280, 800), 104, 1.0, False),
        ((1920, 1080), 140, 1.25, False),
        ((2560, 1440), 186, 1.75, False),
        ((3840, 2160), 280, 2.0, False),
    ],
)
def test_the_unit_depends_on_the_window(size: tuple[int, int], card: int, ui: float, small: bool) -> None:
    frame = Frame(*size)
    assert (frame.card_width, frame.ui, frame.small) == (card, ui, small)


def test_the_card_sizes_are_even_and_shrink() -> None:
    layout = Layout(Frame(1280, 800), 4)
    widths = [layout.card_width(size) for size in SizeClass]
    assert widths == [148, 104, 64, 44]
    assert all(layout.card_height(size) % 2 == 0 for size in SizeClass)


def test_without_a_menu_bar_the_table_starts_higher() -> None:
    assert Frame(1280, 800).table.y - Frame(1280, 800, menu=0).table.y == 28


# ---- the viewer's hand -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "maximum"), [((1280, 800), 20), ((960, 640), 17)])
def test_one_row_holds_a_limited_number_of_cards(size: tuple[int, int], maximum: int) -> None:
    layout = Layout(Frame(*size), 4)
    assert (layout.hand_rows(maximum), layout.hand_rows(maximum + 1)) == (1, 2)


def test_the_hand_follows_the_fan_formula() -> None:
    poses = Layout(Frame(1280, 800), 4).hand(5)
    assert [pose.x for pose in poses] == [548, 594, 640, 686, 732]
    assert [round(pose.angle, 2) for pose in poses] == [-2.2, -1.1, 0.0, 1.1, 2.2]
    assert poses[2].y == 698
    assert poses[0].y == poses[4].y > poses[2].y


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_is_centered_reads_left_to_right_and_shows_every_index(size: tuple[int, int]) -> None:
    for cards in range(1, MOST_HELD + 1):
        check_hand(Layout(Frame(*size), 4, cards), cards)


def check_hand(layout: Layout, cards: int) -> None:
    """Check that a hand is centered, reads left to right and shows every index."""
    poses = layout.hand(cards)
    w = layout.frame.card_width
    back = -(-cards // 2) if layout.hand_rows(cards) == 2 else 0
    rows = [row for row in (poses[:back], poses[back:]) if row]
    assert len(poses) == cards
    for row in rows:
        assert abs(row[0].x + row[-1].x - layout.frame.width) <= 1
        assert all(0.29 * w <= right.x - left.x <= 0.45 * w for left, right in pairwise(row))
    if len(rows) == 2:
        lowest_raise = min(layout.raised(pose, selected=True, rows=2).y for pose in rows[1])
        assert lowest_raise - max(pose.y for pose in rows[0]) >= 0.20 * layout.card_height(SizeClass.L) * 0.5
    assert [pose.z for pose in poses] == sorted(pose.z for pose in poses)


def test_a_card_rises_along_its_own_axis() -> None:
    layout = Layout(Frame(1280, 800), 4)
    leaning = Pose(500, 700, 30.0)
    raised = layout.raised(leaning)
    assert raised.x - leaning.x == round(0.16 * 104 * 0.5)
    assert leaning.y - raised.y == round(0.16 * 104 * 0.866)
    assert raised.angle == leaning.angle
    assert layout.raised(leaning, selected=True).y < raised.y
    assert layout.raised(leaning, hovered=True).y < raised.y


def test_in_two_rows_a_selected_card_leaves_the_indices_behind_it_visible() -> None:
    layout = Layout(Frame(1280, 800), 4, 24)
    pose = layout.hand(24)[-1]
    assert layout.raised(pose, selected=True, rows=2) == layout.raised(pose, rows=2)


@pytest.mark.parametrize("count", [1, 12, 24])
def test_left_handed_fans_are_mirrored_and_their_front_row_stays_in_front(count: int) -> None:
    usual, left = (Layout(Frame(1280, 800, fans_left=flag), 4).hand(count) for flag in (False, True))
    rows = Layout(Frame(1280, 800), 4).hand_rows(count)
    back = math.ceil(count / 2) if rows == 2 else 0
    assert [(pose.x, pose.y) for pose in usual] == [(pose.x, pose.y) for pose in left]
    for row in (left[:back], left[back:]):
        assert all(one.z > other.z for one, other in pairwise(row))
    assert max((pose.z for pose in left[:back]), default=-1) < min(pose.z for pose in left[back:])


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_stays_inside_the_window_and_below_its_arc(size: tuple[int, int]) -> None:
    for cards in range(1, MOST_HELD + 1):
        layout = Layout(Frame(*size), 4, cards)
        assert all(window(layout).contains(box) for box in resting(layout)), cards
        assert layout.hand_bounds().y >= layout.hand_crest - 4


# ---- plates, backs, trick --------------------------------------------------------------------------------------------


def test_plates_are_placed_as_in_the_guide() -> None:
    layout = Layout(Frame(1280, 800, has_people=False), 4)
    assert layout.plates() == (
        Rect(24, 712, 248, 64),
        Rect(24, 280, 184, 56),
        Rect(548, 136, 184, 56),
        Rect(1072, 280, 184, 56),
    )


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_plates_do_not_overlap_and_never_move(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats)):
        for one, other in combinations(layout.plates(), 2):
            assert not one.grown(2).overlaps(other)
        assert all(layout.frame.table.contains(plate.grown(5)) for plate in layout.plates())
    plain = [layout.plates() for layout in layouts(size, seats) if not layout.has_people]
    assert all(plates == plain[0] for plates in plain)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_a_trick_covers_no_plate_and_no_hand(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats)):
        hand = resting(layout)
        for place in range(seats):
            card = layout.bounds(layout.trick(place))
            assert layout.frame.table.contains(card)
            assert not any(card.overlaps(plate) for plate in layout.plates())
            assert not any(card.overlaps(box) for box in hand)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_no_card_of_a_trick_hides_the_index_of_another(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats)
    w, h = layout.frame.card_width, layout.card_height(SizeClass.L)
    poses = [layout.trick(place) for place in range(seats)]
    for below, above in some(combinations(sorted(poses, key=lambda pose: pose.z), 2)):
        index = Rect(int(below.x) - w // 2, int(below.y) - h // 2, w // 4, h // 3)
        assert not index.overlaps(layout.bounds(above).grown(-3))


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_label_of_the_winning_card_covers_no_card_and_nobody(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size, menu=round(MENU_HEIGHT * min(Frame(*size).ui, 1))), seats)
    cards = [layout.bounds(layout.trick(place)) for place in range(seats)]
    width, height = (layout.frame.px(length) for length in (70, 24))
    for place in range(seats):
        at = layout_labels.winning_label(layout, layout.trick(place), width)
        pill = Rect(at.x - width // 2, at.y, width, height)
        edge = layout.frame.px(4) if seats in {6, 8} else 0  # the card at the top has cards on all sides
        assert not any(pill.overlaps(card.grown(-edge)) for card in cards)
        assert not any(pill.overlaps(part) for part in layout.all_parts())


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_card_backs_show_only_from_behind_their_own_plate(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats)):
        for place in range(1, seats):
            backs = layout.backs(place, layout.hand_most)
            assert len(backs) == layout.hand_most
            assert all(left.x < right.x for left, right in pairwise(backs))
            others = [plate for at, plate in enumerate(layout.plates()) if at != place]
            for pose in some(backs):
                box = layout.bounds(pose)
                assert not any(box.overlaps(plate) for plate in others)
                assert seats == 2 or layout.frame.bar <= box.y < layout.plate(place).y


def test_two_plain_players_face_each_other() -> None:
    layout = Layout(Frame(1280, 800, has_people=False), 2)
    assert layout.plate(1) == Rect(24, 104, 248, 64)
    assert {pose.size for pose in layout.backs(1, 12)} == {SizeClass.M}
    assert layout.backs(1, 3)[1].y == layout.frame.bar


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_a_widow_covers_nothing(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 15)
    others = [*layout.all_parts(), layout_panels.over_hand(layout, "bid"), layout.hand_bounds()]
    bubbles = [layout_labels.bubble(layout, place)[0] for place in range(1, seats)]
    for cards, length in ((1, 0), (3, 96), (4, 110), (5, 96), (8, 96)):
        width = layout.frame.px(length)
        poses = widow(layout, cards, width)
        at = widow_label(layout, cards, width)
        label = Rect(at.x - width // 2, at.y, width, layout.frame.px(24))
        assert layout.frame.table.contains(label)
        assert not width or not any(label.overlaps(each) for each in (*others, *bubbles, *map(layout.bounds, poses)))
        assert len(poses) == cards
        assert all(left.x < right.x for left, right in pairwise(poses))
        for pose in some(poses):
            box = layout.bounds(pose)
            assert layout.frame.table.contains(box)
            assert not any(box.overlaps(other) for other in others)


@pytest.mark.parametrize("size", [(600, 400), (640, 427), (853, 533), *SIZES])
def test_the_widow_of_three_and_of_four_is_on_the_felt_and_off_the_rim(size: tuple[int, int]) -> None:
    frame = Frame(*size, menu=round(28 * min(Frame(*size).ui, 1)))
    for seats, hand, cards in ((3, 15, 6), (3, 16, 3), (3, 16, 4), (3, 26, 2), (4, 11, 4)):
        layout = Layout(frame, seats, hand)
        shape = require(table_shape(layout))
        for pose in some(widow(layout, cards, frame.px(110))):
            box = layout.bounds(pose)
            assert max(shape.center.x - box.x, box.right - shape.center.x) <= shape.chord(box.y)
            assert not box.overlaps(layout_panels.bid_panel(layout))


@pytest.mark.parametrize(
    ("size", "seats", "has_odds"),
    [
        *((size, 6, False) for size in ((600, 400), (960, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440))),
        *((size, 6, True) for size in ((1024, 768), (1280, 800), (1920, 1080), (2560, 1440))),
        *((size, 3, True) for size in ((600, 400), (960, 640), (1280, 720), (1280, 800), (1920, 1080))),
    ],
)
def test_a_widow_without_space_between_seats_and_question_is_on_the_felt_beside_the_hand(
    size: tuple[int, int], seats: int, *, has_odds: bool
) -> None:
    frame = Frame(*size, menu=round(28 * min(Frame(*size).ui, 1)), has_odds=has_odds)
    layout = Layout(frame, seats, 24 if seats == 6 else 18)
    shape, cards, width = require(table_shape(layout)), 4 if seats == 6 else 3, frame.px(110)
    poses, at = widow(layout, cards, width), widow_label(layout, cards, width)
    label = Rect(at.x - width // 2, at.y, width, frame.px(24))
    bubbles = [layout_labels.bubble(layout, place)[0] for place in range(seats)]
    others = [*layout.all_parts(), layout_panels.bid_panel(layout), layout.hand_bounds(), *bubbles]
    others.append(Rect(layout.hand_bounds().right, frame.height - frame.px(56), frame.width, frame.px(24)))  # of raised
    for box in some((label, *map(layout.bounds, poses))):
        assert max(shape.center.x - box.x, box.right - shape.center.x) <= shape.chord(box.y)
        assert not any(box.overlaps(each) for each in others)


@pytest.mark.parametrize(("size", "seats"), [(size, seats) for size, seats in TABLES if seats > 2])
def test_an_open_widow_is_in_the_middle_and_covers_nothing(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats, 18)
    others = [
        *layout.all_parts(),
        layout.hand_bounds(),
        *(layout_labels.bubble(layout, place)[0] for place in range(seats)),
    ]
    at_sides = [layout.plate(place).center.y for place in range(1, seats) if not layout.is_top(place)]
    for panels in ([], [layout_panels.over_hand(layout, "trump")], [layout_panels.over_hand(layout, "kitty")]):
        lies = open_widow(layout, 4, 110, panels)
        if lies is None:
            assert panels  # without a panel, there is always room
            continue
        poses, at = lies
        assert abs((poses[0].x + poses[-1].x) / 2 - size[0] / 2) <= 1
        label = Rect(at.x - 55, at.y, 110, layout.frame.px(24))
        for box in (label, *map(layout.bounds, poses)):
            assert layout.frame.table.contains(box)
            assert not any(box.overlaps(other) for other in (*others, *panels))
        assert not any(label.overlaps(layout.bounds(pose)) for pose in poses)
        if not panels:
            assert abs(poses[0].y - sum(at_sides) / len(at_sides)) <= layout.frame.px(40)


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_a_draft_are_side_by_side_over_the_question(size: tuple[int, int]) -> None:
    layout = Layout(Frame(*size), 2, 12)
    places = draft(layout)
    boxes = [layout.bounds(pose) for pose in (places.pile, places.offered, places.aside)]
    for one, other in some(combinations(boxes, 2)):
        assert not one.overlaps(other)
    for box in some(boxes):
        assert layout.frame.table.contains(box)
        assert not any(box.overlaps(other) for other in (*layout.plates(), layout_panels.over_hand(layout, "decide")))


# ---- stock games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("fans_left", [False, True])
def test_the_index_of_the_upcard_is_visible_under_the_stock(size: tuple[int, int], seats: int, fans_left: bool) -> None:
    layout = Layout(Frame(*size, fans_left=fans_left), seats, 12, has_stock=True)
    stock = layout.stock()
    card = layout.bounds(stock.upcard)
    wide = whole(0.3 * card.width)
    index = Rect(card.right - wide if fans_left else card.x, card.y, wide, whole(0.45 * card.height))
    assert not index.overlaps(layout.bounds(stock.stock))
    half = layout.frame.px(50)
    label = Rect(stock.upcard_label.x - half, stock.upcard_label.y, 2 * half, layout.frame.px(24))
    assert not label.overlaps(layout.trick_bounds())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("fans_left", [False, True])
def test_stock_and_trick_of_a_stock_game_do_not_overlap(size: tuple[int, int], fans_left: bool) -> None:
    layout = Layout(Frame(*size, fans_left=fans_left), 2, 12, has_stock=True)
    stock = layout.stock()
    middle = layout.bounds(stock.upcard).united(layout.bounds(stock.stock))
    assert not middle.overlaps(layout.trick_bounds())
    assert abs(stock.upcard.x - stock.stock.x) > 0


# ---- panels and words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_panels_cover_no_plate_and_no_card_of_the_hand(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats)):
        panels = [
            layout_panels.over_hand(layout, "bid"),
            layout_panels.over_hand(layout, "trump"),
            layout_panels.over_hand(layout, "passing"),
            layout_panels.over_hand(layout, "decide"),
            layout_panels.meld_list(layout),
            layout_panels.meld_list(layout, 0),
            layout_panels.go_on_panel(layout),
            layout_panels.last_trick(layout, seats),
            layout_panels.claim_panel(layout).grown(-layout.frame.px(layout_panels.LONE_EDGE)),
        ]
        for panel in some(panels):
            assert layout.frame.table.contains(panel)
            assert not panel.overlaps(layout.hand_bounds())
            assert not any(panel.overlaps(plate) for plate in layout.plates())


def test_many_cards_of_a_last_trick_overlap_in_one_row_with_every_index_visible() -> None:
    layout = Layout(Frame(1280, 800), 8)
    boxes = {cards: layout_panels.last_trick(layout, cards) for cards in range(2, 9)}
    assert {box.height for box in boxes.values()} == {boxes[2].height}
    assert [layout_panels.trick_step(40, cards, 1.0) for cards in (5, 6, 7, 8)] == [44, 25, 21, 18]
    assert all(boxes[cards].width == 20 + 40 + 126 for cards in (6, 7, 8))


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_list_of_melds_is_as_low_as_its_lines_allow(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats)):
        full = layout_panels.meld_list(layout)
        lists = [layout_panels.meld_list(layout, lines) for lines in range(layout_panels.MOST_LINES + 1)]
        assert lists[-1] == full
        assert lists[0].height < full.height
        assert all(lower.height <= higher.height for lower, higher in pairwise(lists))
        assert all(full.contains(each) and each.bottom == full.bottom and each.x == full.x for each in lists)
        assert {each.width for each in lists} == {full.width}


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_score_is_inside_the_table(size: tuple[int, int], seats: int) -> None:
    layout = Layout(Frame(*size), seats)
    for panel in (layout_panels.score_panel(layout), layout_panels.deal_score(layout, seats)):
        assert layout.frame.table.contains(panel)
        for plate in layout.plates():
            assert panel.contains(plate) or not panel.overlaps(plate)


@pytest.mark.parametrize("size", [(600, 400), (640, 427), (768, 512), (853, 533), *SIZES])
def test_the_score_leaves_everybody_at_the_table_visible(size: tuple[int, int]) -> None:
    for seats in range(2, 9):
        layout = Layout(Frame(*size), seats)
        for panel in (layout_panels.deal_score(layout), layout_panels.first_sheet(layout)):
            assert not any(panel.overlaps(layout.area(place)) for place in range(seats))


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_log_covers_nobody_and_no_bid_panel(size: tuple[int, int], seats: int) -> None:
    for cards in HANDS:
        layout = Layout(Frame(*size), seats, cards)
        question = layout_panels.bid_panel(layout)
        log = layout_panels.log_panel(layout, [question])
        assert not log.overlaps(question)
        assert not any(log.overlaps(box) for box in layout.all_parts()), cards
        assert log.width >= layout.frame.px(168)
        assert log.height >= layout.frame.px(110)


@pytest.mark.parametrize("is_stock", [False, True])
@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_log_covers_nobody_no_card_of_trick_and_hand_and_no_part_of_the_last_trick(
    size: tuple[int, int], seats: int, is_stock: bool
) -> None:
    for cards in HANDS:
        layout = Layout(Frame(*size), seats, cards, has_stock=is_stock and seats <= 4)
        log, last = layout_panels.log_panel(layout), layout_panels.last_trick(layout, seats)
        assert layout.frame.table.contains(log)
        assert not any(log.overlaps(layout.bounds(layout.trick(place))) for place in range(seats))
        assert not log.overlaps(layout.hand_bounds())
        assert not any(log.overlaps(box) for box in layout.all_parts())
        assert log.width >= layout.frame.px(220)
        assert log.contains(last) if seats > 4 and log.overlaps(last) else not log.overlaps(last)
        assert log.height >= layout.frame.px(172)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_every_card_of_every_hand_can_be_clicked(size: tuple[int, int], seats: int) -> None:
    for count in range(3, 25):
        layout = Layout(Frame(*size), seats, count)
        poses = layout.hand(count)
        back = -(-count // 2) if layout.hand_rows(count) == 2 else 0
        least = SMALLEST_HIT if layout.frame.ui >= 1 else layout.frame.px(SMALLEST_HIT) - 1  # as poses are rounded
        for row in (poses[:back], poses[back:]):
            assert all(right.x - left.x >= least for left, right in pairwise(row))
        if back:
            assert poses[back].y - poses[0].y >= least


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_hands_tricks_and_plates_do_not_overlap_with_any_number_of_cards(size: tuple[int, int], seats: int) -> None:
    for count in range(3, 25):
        layout = Layout(Frame(*size), seats, count)
        plates, hand = layout.plates(), resting(layout)
        trick = [layout.bounds(layout.trick(place)) for place in range(seats)]
        assert all(window(layout).contains(box) for box in (*plates, *hand, *trick))
        for plate in some(plates):
            assert not any(plate.overlaps(box) for box in (*hand, *trick))
        assert not any(card.overlaps(box) for card in hand for box in trick)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_speech_bubbles_cover_no_plate_panel_or_other_bubble(size: tuple[int, int], seats: int) -> None:
    for layout in some(layouts(size, seats)):
        words = [layout_labels.bubble(layout, place)[0] for place in range(seats)]
        for one, other in some(combinations(words, 2)):
            assert not one.overlaps(other)
        for word in some(words):
            assert layout.frame.table.contains(word)
            assert not any(word.overlaps(plate) for plate in layout.plates())
            faces = [face for place in range(seats) if (face := layout.portrait(place)) is not None]
            assert not any(word.overlaps(face) for face in faces)
            assert not word.overlaps(layout_panels.over_hand(layout, "bid"))
            assert not word.overlaps(layout.hand_bounds())


def test_the_tail_of_a_bubble_points_at_its_speaker() -> None:
    layout = Layout(Frame(1280, 800), 4)
    assert [layout_labels.bubble(layout, place)[1] for place in range(4)] == [
        Tail.LEFT,
        Tail.LEFT,
        Tail.LEFT,
        Tail.RIGHT,
    ]
    plain = Layout(Frame(1280, 800, has_people=False), 4)
    assert [layout_labels.bubble(plain, place)[1] for place in range(4)] == [
        Tail.BOTTOM,
        Tail.LEFT,
        Tail.TOP,
        Tail.RIGHT,
    ]


@pytest.mark.parametrize("widths", [(337, 190), (420, 230)])
@pytest.mark.parametrize(("seats", "hand"), [(4, 24), (6, 20), (6, 19)])
def test_a_reason_is_near_its_card_and_covers_no_card_of_two_rows(
    seats: int, hand: int, widths: tuple[int, int]
) -> None:
    layout = Layout(Frame(960, 640), seats, hand)
    assert layout.hand_rows(hand) == 2
    cards = [layout.bounds(pose) for pose in layout.hand(hand)]
    indices = [index_corner(box, is_large=False, is_right=False) for box in cards]
    top = min(box.y for box in cards) - 14
    taken = [*layout.plates(), *(layout.bounds(layout.trick(place)) for place in range(seats))]
    for card in cards:
        at = reason_place(layout, widths, card, top, indices, taken)
        assert not any(at.overlaps(other) for other in (*taken, *cards))
        assert at.width in widths
        ends = (cards[0].x, max(box.right for box in cards))
        assert at.bottom <= top or min(abs(at.right - ends[0]), abs(at.x - ends[1])) <= 16
