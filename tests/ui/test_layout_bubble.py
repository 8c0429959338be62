"""Where the bubbles of hints and of the coach appear, and what their tails point at."""

from __future__ import annotations

from pinochle_qt.ui.draw.shapes import Point, Rect, Tail
from pinochle_qt.ui.table.geometry.bubble import bubble_place
from pinochle_qt.ui.table.geometry.frame import Frame
from tests.checks import require

FRAME = Frame(1280, 800)
CARD = Rect(590, 580, 90, 130)
SIZES = [(280, 54)]


def test_a_bubble_is_above_its_target_with_the_tail_in_the_middle() -> None:
    place = require(bubble_place(FRAME, SIZES, CARD, [CARD]))
    assert (place.side, place.tip) == (Tail.BOTTOM, Point(CARD.center.x, CARD.y))


def test_a_tail_leans_where_the_bubble_cannot_be_above_its_target() -> None:
    own_place = Rect(632, 430, 100, 135)
    place = require(bubble_place(FRAME, SIZES, CARD, [own_place, Rect(430, 580, 500, 160)]))
    assert not place.box.overlaps(own_place)
    tip = require(place.tip)
    assert CARD.x <= tip.x <= CARD.right
    assert CARD.y <= tip.y <= CARD.bottom
    assert place.along < CARD.y  # beside the hand, a straight tail would miss the card


def test_a_bubble_that_cannot_be_near_its_target_has_no_tail() -> None:
    place = bubble_place(FRAME, [(180, 54)], CARD, [Rect(200, 100, 1080, 700)])
    assert require(place).tip is None
