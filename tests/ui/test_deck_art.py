"""Card pictures have the exact size, the right face, and are drawn once."""

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.cards import FACES, parse_card
from pinochle_qt.ui.style import font
from pinochle_qt.ui.table.deck_art import COMPACT_BELOW, HELD_SCALE, DeckArt, Lift, ring
from pinochle_qt.ui.table.layout import card_height
from pinochle_qt.ui.table.shadows import shadow_margin
from pinochle_qt.ui.table.suits import suit_path, text_width
from pinochle_qt.ui.text import SUIT_SYMBOLS, spoken
from pinochle_qt.ui.theme import CARD_SHADOW, DARK, FELT, LIGHT, Role

QUEEN, KING = parse_card("QS"), parse_card("KH")


@pytest.fixture
def art(qapp: QApplication) -> DeckArt:
    del qapp
    return DeckArt(FELT, "blue")


def color_at(image: QImage, x: float, y: float) -> QColor:
    """The color at a share of width and height."""
    return image.pixelColor(round(x * (image.width() - 1)), round(y * (image.height() - 1)))


def is_same(one: QPixmap, other: QPixmap) -> bool:
    """Whether two pictures have equal pixels."""
    return one.toImage() == other.toImage()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [34, 64, 104])
def test_a_picture_has_the_size_of_its_card_and_shadow(art: DeckArt, width: int, ratio: float) -> None:
    picture = art.face(QUEEN, width, ratio)
    margin = shadow_margin(CARD_SHADOW)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round((width + 2 * margin) * ratio)
    assert picture.height() == round((card_height(width) + 2 * margin) * ratio)


def test_a_picture_is_drawn_once(art: DeckArt) -> None:
    assert art.face(QUEEN, 104, 1.0).cacheKey() == art.face(QUEEN, 104, 1.0).cacheKey()


def test_all_faces_and_the_back_differ(art: DeckArt) -> None:
    images = [art.face(face, 104, 1.0).toImage() for face in (*FACES, None)]
    assert all(one != other for i, one in enumerate(images) for other in images[:i])


def test_narrow_cards_show_the_compact_face(art: DeckArt) -> None:
    narrow, wide = COMPACT_BELOW - 2, COMPACT_BELOW
    few = {color_at(art.face(KING, narrow, 1.0).toImage(), x / 20, 0.5).rgb() for x in range(4, 17)}
    many = {color_at(art.face(KING, wide, 1.0).toImage(), x / 20, 0.5).rgb() for x in range(4, 17)}
    assert len(few) < len(many)


def test_a_dimmed_card_is_darker_but_as_large(art: DeckArt) -> None:
    bright, dim = art.face(QUEEN, 64, 1.0), art.face(QUEEN, 64, 1.0, dimmed=True)
    assert bright.size() == dim.size()
    assert color_at(dim.toImage(), 0.8, 0.3).lightness() < color_at(bright.toImage(), 0.8, 0.3).lightness()


def test_the_shadow_grows_as_the_card_rises(art: DeckArt) -> None:
    sizes = [art.face(QUEEN, 104, 1.0, lift=lift).width() for lift in (Lift.REST, Lift.RAISED, Lift.DRAGGED)]
    assert sizes == sorted(set(sizes))


def test_a_held_card_has_the_pixels_it_is_enlarged_to(art: DeckArt) -> None:
    picture = art.face(QUEEN, 104, 2.0, lift=Lift.DRAGGED)
    margin = shadow_margin(Lift.DRAGGED.shadow)
    assert picture.width() == round((104 + 2 * margin) * 2 * HELD_SCALE)
    assert picture.deviceIndependentSize().width() == pytest.approx(104 + 2 * margin, abs=0.5)


def test_the_shadow_of_the_light_theme_is_weaker(art: DeckArt) -> None:
    below = (0.5, 0.985)
    dark = color_at(art.face(QUEEN, 104, 1.0, lift=Lift.RAISED).toImage(), *below).alpha()
    light = color_at(DeckArt(LIGHT, "blue").face(QUEEN, 104, 1.0, lift=Lift.RAISED).toImage(), *below).alpha()
    assert light <= dark


def test_the_look_can_change(art: DeckArt) -> None:
    blue, veiled = art.face(None, 104, 1.0), art.face(QUEEN, 104, 1.0, dimmed=True)
    art.set_look(DARK, "red")
    assert not is_same(art.face(None, 104, 1.0), blue)
    assert not is_same(art.face(QUEEN, 104, 1.0, dimmed=True), veiled)


def test_warming_up_draws_everything_that_will_be_shown(art: DeckArt) -> None:
    art.warm_up(FACES, 64, 1.0)
    drawn = set(art._plain)
    for face in FACES:
        for lift in (Lift.REST, Lift.RAISED):
            art.face(face, 64, 1.0, lift=lift, dimmed=True)
    assert set(art._plain) == drawn


def test_a_ghost_is_an_outline(art: DeckArt) -> None:
    ghost = art.ghost(QUEEN, 64, 1.0).toImage()
    assert (ghost.width(), ghost.height()) == (64, card_height(64))
    assert color_at(ghost, 0.7, 0.7).alpha() < 60
    assert ghost != art.ghost(KING, 64, 1.0).toImage()


def test_a_ring_leaves_the_card_free(qapp: QApplication) -> None:
    del qapp
    picture = ring(104, 1.0, "#8FE3A8", 3, 1)
    assert picture.width() == 104 + 2 * 4
    image = picture.toImage()
    assert image.pixelColor(picture.width() // 2, 1).alpha() == 255
    assert image.pixelColor(picture.width() // 2, picture.height() // 2).alpha() == 0


def test_the_suits_are_outlines_one_unit_high(qapp: QApplication) -> None:
    del qapp
    for suit in SUIT_SYMBOLS:
        box = suit_path(suit).boundingRect()
        assert box.height() == pytest.approx(1.0)
        assert box.center().x() == pytest.approx(0.0, abs=1e-6)


def test_a_suit_in_a_line_takes_its_share_of_an_em(qapp: QApplication) -> None:
    del qapp
    body = font(Role.BODY)
    assert text_width("10♠", body) == pytest.approx(text_width("10", body) + 0.92 * 13)


def test_suits_have_names_for_screen_readers() -> None:
    assert spoken("10♠ and K♥") == "10 of spades and king of hearts"
