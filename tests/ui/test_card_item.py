"""A card on the table shows its state by marks, and knows which points it covers."""

import math

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from pinochle_qt.engine.cards import parse_card
from pinochle_qt.ui.draw.cards.card_faces import DeckArt, Lift
from pinochle_qt.ui.draw.cards.face_store import DeckLook
from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Pose, Rect, badge_corner, card_height, index_corner
from pinochle_qt.ui.draw.theme import FELT, LIGHT
from pinochle_qt.ui.table.geometry.plate_layout import LEAST_HIT
from pinochle_qt.ui.table.scene.card_item import CardItem, remove

QUEEN, KING = parse_card("QS"), parse_card("KH")


@pytest.fixture
def art(qapp: QApplication) -> DeckArt:
    del qapp
    return DeckArt(FELT)


@pytest.fixture
def card(art: DeckArt) -> CardItem:
    return CardItem(art, FELT, QUEEN, 80, 1.0)


def marks(card: CardItem) -> list[QGraphicsPixmapItem]:
    """Return the visible marks on a card."""
    return [item for item in card.childItems() if isinstance(item, QGraphicsPixmapItem) and item.isVisible()]


def test_the_position_is_the_center_of_the_card(card: CardItem) -> None:
    card.place(Pose(300, 200, 15.0, 7.0, scale=1.04))
    assert (card.scenePos().x(), card.scenePos().y()) == (300, 200)
    assert (card.rotation(), card.zValue(), card.scale()) == (15.0, 7.0, 1.04)
    center = card.sceneBoundingRect().center()
    assert center.x() == pytest.approx(300, abs=1)
    assert center.y() == pytest.approx(200, abs=1)


def test_the_picture_follows_the_state(card: CardItem, art: DeckArt) -> None:
    card.set_state(lift=Lift.RAISED, dimmed=True)
    assert card.pixmap().cacheKey() == art.face(QUEEN, 80, 1.0, lift=Lift.RAISED, dimmed=True).cacheKey()
    card.set_state()
    card.set_face(None)
    assert card.pixmap().cacheKey() == art.face(None, 80, 1.0).cacheKey()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_card_is_centered_in_its_picture(art: DeckArt, ratio: float) -> None:
    card = CardItem(art, FELT, QUEEN, 80, ratio)
    for lift in Lift:
        card.set_state(lift=lift)
        center = card.boundingRect().center()
        assert center.x() == pytest.approx(0, abs=0.5)
        assert center.y() == pytest.approx(0, abs=0.5)


def test_every_mark_has_its_own_picture(card: CardItem) -> None:
    card.set_rings(hover=True, focus=True, selected=True, winning=True, received=True, shared=2)
    assert len(marks(card)) == 6
    card.set_rings(focus=True)
    assert len(marks(card)) == 1
    card.set_rings()
    assert marks(card) == []


def test_a_growing_card_keeps_its_marks_in_the_new_size(card: CardItem) -> None:
    card.set_rings(winning=True, received=True)
    card.set_width(160, 1.0)
    assert len(marks(card)) == 2
    assert max(mark.sceneBoundingRect().width() for mark in marks(card)) >= 160


def test_one_meld_needs_no_mark(card: CardItem) -> None:
    card.set_rings(shared=1)
    assert marks(card) == []


def test_rings_surround_the_card(card: CardItem) -> None:
    card.set_rings(focus=True)
    box = marks(card)[0].sceneBoundingRect()
    assert (box.width(), box.height()) == (80 + 10, card_height(80) + 10)
    assert (box.center().x(), box.center().y()) == (0, 0)


def test_the_tick_is_below_the_index_and_the_badge_at_the_bottom(card: CardItem) -> None:
    card.set_rings(selected=True)
    tick = marks(card)[0].sceneBoundingRect()
    assert -40 <= tick.left() < tick.right() <= -40 + LEAST_HIT
    assert tick.top() >= -card_height(80) / 2 + 0.5 * 80
    card.set_rings(shared=2)
    badge = marks(card)[0].sceneBoundingRect().center()
    assert badge.x() < -10
    assert badge.y() > 30


@pytest.mark.parametrize("width", [48, 64, 72])
def test_a_small_card_has_no_badge_behind_a_row_that_would_cut_it(card: CardItem, width: int) -> None:
    card.set_width(width, 1.0)
    card.set_rings(shared=2, space=width // 2)
    assert len(marks(card)) == 1
    card.set_rings(shared=2, space=width // 2, behind=True)
    assert not marks(card)


@pytest.mark.parametrize("width", [80, 96])
def test_the_badge_of_a_card_behind_a_row_is_where_the_row_leaves_it_visible(card: CardItem, width: int) -> None:
    card.set_width(width, 1.0)
    card.set_rings(shared=2, space=width // 2, behind=True)
    box = marks(card)[0].sceneBoundingRect()
    face = Rect(0, 0, width, card_height(width))
    index = index_corner(face, is_large=width < COMPACT_BELOW, is_right=False)
    free = badge_corner(face, index.bottom)
    assert free.y <= box.top() + face.height / 2 < box.bottom() + face.height / 2 <= free.bottom


@pytest.mark.parametrize("step", [None, 29, 60])
def test_a_badge_covers_no_more_than_half_of_a_small_card_however_much_of_it_is_visible(
    card: CardItem, step: int | None
) -> None:
    card.set_width(32, 1.0)
    card.set_rings(shared=2, space=step)
    box = marks(card)[0].sceneBoundingRect()
    assert 12 <= box.width() <= 14
    assert box.height() <= box.width()


def test_a_badge_without_space_for_a_number_is_a_dot(card: CardItem) -> None:
    card.set_width(32, 1.0)
    card.set_rings(shared=2, space=11)
    dot = marks(card)[0]
    shown = dot.pixmap().toImage()
    assert shown.width() == shown.height() <= 8
    middle = shown.height() // 2
    assert {shown.pixelColor(x, middle).name() for x in range(1, shown.width() - 1)} == {"#1b1f23"}


@pytest.mark.parametrize(("width", "step"), [(32, 16), (36, 18), (48, 19), (64, 32), (174, 70)])
@pytest.mark.parametrize("count", [2, 3])
def test_the_badge_is_whole_on_the_part_the_next_card_leaves_visible(
    card: CardItem, width: int, step: int, count: int
) -> None:
    card.set_width(width, 1.0)
    card.set_rings(shared=count, space=step)
    (mark,) = marks(card)
    box = mark.sceneBoundingRect()
    assert -width / 2 < box.left() < box.right() < -width / 2 + step
    assert box.bottom() < card_height(width) / 2
    index = index_corner(Rect(0, 0, width, card_height(width)), is_large=width < COMPACT_BELOW, is_right=False)
    assert box.top() >= index.height - card_height(width) / 2
    picture = mark.pixmap().toImage()
    ends = [picture.pixelColor(x, y) for x in (0, picture.width() - 1) for y in range(picture.height())]
    assert max(color.lightness() for color in ends if color.alpha() > 60) < 160  # the number is not cut off
    inside = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    written = [x for x, y in inside if (color := picture.pixelColor(x, y)).alpha() > 60 and color.lightness() > 160]
    assert written
    assert min(written) >= 2, "the number touches the edge"
    assert max(written) <= picture.width() - 3, "the cross touches the edge"


def test_the_tick_of_a_card_behind_others_is_over_its_index_and_replaces_other_marks(card: CardItem) -> None:
    card.set_rings(selected=True, received=True, behind=True)
    assert len(marks(card)) == 1
    box = marks(card)[0].sceneBoundingRect()
    assert box.top() < -card_height(80) / 2
    assert box.bottom() <= -card_height(80) / 2 + 5


def test_the_mark_of_a_received_card_is_over_its_index(card: CardItem) -> None:
    card.set_rings(received=True)
    box = marks(card)[0].sceneBoundingRect()
    assert box.top() < -card_height(80) / 2
    assert box.bottom() <= -card_height(80) / 2 + 5
    assert -40 <= box.left() < box.right() <= -14


def test_marks_of_left_handed_cards_are_mirrored(card: CardItem, art: DeckArt) -> None:
    def places() -> list[tuple[float, float]]:
        card.set_rings(selected=True, shared=2, winning=True)
        centers = [mark.sceneBoundingRect().center() for mark in marks(card)]
        return [(center.x(), center.y()) for center in centers]

    usual = places()
    art.set_look(FELT, DeckLook(left_handed=True))
    card.set_theme(FELT)  # as the table does with every card when the look changes
    assert places() == [(-x, y) for x, y in usual]


def test_marks_follow_a_change_of_size_and_theme(card: CardItem) -> None:
    card.set_rings(focus=True)
    card.set_width(50, 1.0)
    card.set_rings(focus=True)
    assert marks(card)[0].sceneBoundingRect().width() == 50 + 10
    before = marks(card)[0].pixmap().toImage()
    card.set_theme(LIGHT)
    card.set_rings(focus=True)
    assert marks(card)[0].pixmap().toImage() != before


def test_a_card_contains_its_points_at_any_angle(card: CardItem) -> None:
    card.place(Pose(300, 200, 30.0))
    tip = QPointF(300 + 50 * math.sin(math.radians(30)), 200 - 50 * math.cos(math.radians(30)))
    assert card.covers(tip)
    assert not card.covers(QPointF(300, 200 - 70))
    assert not card.covers(QPointF(300 + 60, 200))


def test_a_card_can_be_grabbed_slightly_above_its_edge_but_not_by_its_shadow(card: CardItem) -> None:
    card.place(Pose(0, 0))
    edge = card_height(80) / 2
    assert not card.covers(QPointF(0, -edge - 5))
    assert card.covers(QPointF(0, -edge - 5), above=8)
    assert not card.covers(QPointF(0, edge + 3), above=8)


def test_a_card_narrows_while_it_turns_over(card: CardItem) -> None:
    card.place(Pose(0, 0), opening=0.5)
    assert card.box().width() == pytest.approx(40)
    card.place(Pose(0, 0))
    assert card.box().width() == pytest.approx(80)


def test_a_card_can_be_removed_from_the_table(card: CardItem) -> None:
    scene = QGraphicsScene()
    scene.addItem(card)
    remove(card)
    assert scene.items() == []
    remove(card)


def test_only_qt_paints_and_measures_cards() -> None:
    hot = ("paint", "boundingRect", "shape", "mouseMoveEvent", "itemChange")
    assert all(getattr(CardItem, name) == getattr(QGraphicsPixmapItem, name) for name in hot[:3])
    assert all(getattr(CardItem, name) == getattr(QGraphicsItem, name) for name in hot[3:])
