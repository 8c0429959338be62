"""The place of a hint: near the middle above the hand, over nothing that matters, broken into lines if that helps."""

from __future__ import annotations

from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.table.geometry.hint import hint_place

TABLE = Rect(0, 80, 960, 560)
WIDE, NARROW = (300, 64), (180, 84)
BOTTOM = 480
HAND = Rect(216, BOTTOM, 528, 160)


def test_a_hint_is_centered_just_above_the_hand() -> None:
    assert hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, []) == Rect(330, BOTTOM - 64, *WIDE)


def test_a_hint_moves_to_the_nearest_place_where_it_covers_nothing() -> None:
    panel, card, indices = Rect(216, 300, 528, 170), Rect(340, 200, 40, 60), Rect(216, 490, 528, 50)
    place = hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, [panel, card, indices])
    assert place == Rect(card.right, panel.y - 64, *WIDE)


def test_a_hint_covers_the_hand_but_no_index_if_no_other_place_is_free() -> None:
    everything_above, index = Rect(0, 80, 960, 410), Rect(300, 490, 60, 40)
    sides = [Rect(0, BOTTOM, 216, 160), Rect(744, BOTTOM, 216, 160)]
    place = hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, [everything_above, index, *sides])
    assert place == Rect(index.right, everything_above.bottom, *WIDE)


def test_a_hint_is_beside_the_hand_rather_than_on_it() -> None:
    everything_above = Rect(0, 80, 960, 400)
    place = hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, [everything_above, Rect(0, BOTTOM, 216, 160)])
    assert place == Rect(HAND.right, BOTTOM, *NARROW)


def test_a_message_that_has_to_move_goes_to_the_nearest_place() -> None:
    middle = Rect(300, 84, 360, 396)
    first = hint_place(TABLE, [NARROW], BOTTOM, HAND, [middle])
    assert first.y == BOTTOM - NARROW[1]
    assert not first.overlaps(middle)
    in_its_way = Rect(first.x, first.y + 40, first.width, 44)
    moved = hint_place(TABLE, [NARROW], BOTTOM, HAND, [middle, in_its_way], start=first)
    assert moved.x == first.x
    assert moved.bottom == in_its_way.y
    assert hint_place(TABLE, [NARROW], BOTTOM, HAND, [middle, in_its_way]).x != first.x


def test_a_hint_becomes_narrower_rather_than_cover_the_hand() -> None:
    panel, indices = Rect(216, 300, 528, 170), Rect(216, 490, 528, 50)
    sides = [Rect(0, 80, 380, 220), Rect(600, 80, 360, 220), Rect(0, 300, 216, 340), Rect(744, 300, 216, 340)]
    place = hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, [panel, indices, *sides])
    assert place == Rect(390, panel.y - 84, *NARROW)


def test_a_hint_becomes_as_narrow_as_the_free_place() -> None:
    gap = Rect(400, 300, 200, 90)
    around = [
        Rect(0, 80, 960, gap.y - 80),
        Rect(0, gap.bottom, 960, 640 - gap.bottom),
        Rect(0, 80, gap.x, 560),
        Rect(gap.right, 80, 360, 560),
    ]
    assert gap.contains(hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, around))


def test_a_hint_without_a_free_place_stays_on_the_table_where_it_covers_least() -> None:
    cards = [Rect(x, y, 40, 40) for x in range(0, 960, 80) for y in range(80, 560, 80)]
    place = hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, [*cards, Rect(0, 560, 960, 80)])
    assert TABLE.contains(place)
    assert place.bottom <= 560


def test_a_hint_covers_unimportant_things_rather_than_the_hand() -> None:
    everything_above, last_trick = Rect(0, 80, 960, 400), Rect(744, BOTTOM, 216, 160)
    around = [everything_above, Rect(0, BOTTOM, 216, 160), last_trick]
    assert hint_place(TABLE, [NARROW], BOTTOM, HAND, around).overlaps(HAND)
    place = hint_place(TABLE, [NARROW], BOTTOM, HAND, around, spare=[last_trick])
    assert place == Rect(HAND.right, BOTTOM, *NARROW)


def test_a_hint_covers_nothing_unimportant_if_there_is_room() -> None:
    spare = Rect(300, 400, 360, 80)
    place = hint_place(TABLE, [WIDE, NARROW], BOTTOM, HAND, [spare], spare=[spare])
    assert not place.overlaps(spare)


def test_a_hint_without_a_free_place_covers_neither_the_hand_nor_anything_needed() -> None:
    needed, above = Rect(0, 80, 960, 100), Rect(0, 180, 960, 300)
    indices = [Rect(x, 490, 20, 40) for x in range(216, 744, 40)]
    sides = [Rect(0, BOTTOM, 216, 160), Rect(744, BOTTOM, 216, 160)]
    place = hint_place(TABLE, [(952, 90)], BOTTOM, HAND, [needed, above, *indices, *sides], needed=[HAND, needed])
    assert above.contains(place)
