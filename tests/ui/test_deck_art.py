"""Card pictures have the exact size and the right face, and are drawn only once."""

from itertools import product
from typing import get_args
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.cards import FACES, parse_card
from pinochle_qt.session.settings import Back
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards import face_drawing
from pinochle_qt.ui.draw.cards.card_faces import HELD_SCALE, MOST_PICTURES, DeckArt, Lift, ring
from pinochle_qt.ui.draw.cards.face_store import DeckLook
from pinochle_qt.ui.draw.pictures import blank
from pinochle_qt.ui.draw.shadows import draw_shadow, shadow_margin
from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, card_height, whole
from pinochle_qt.ui.draw.style import font
from pinochle_qt.ui.draw.suits import suit_path, text_width, wrapped
from pinochle_qt.ui.draw.theme import CARD_SHADOW, DARK, FELT, FOUR_COLOR_INKS, LIGHT, PANEL_SHADOW, Role, Shadow
from pinochle_qt.ui.table.geometry.melds.meld_fitting import NARROWEST
from pinochle_qt.words.text import SUIT_SYMBOLS, spoken
from tests.ui.inspection import finish_drawing

QUEEN, KING = parse_card("QS"), parse_card("KH")


@pytest.fixture
def art(qapp: QApplication) -> DeckArt:
    del qapp
    return DeckArt(FELT)


def color_at(image: QImage, x: float, y: float) -> QColor:
    """Return the color at a fraction of the width and height."""
    return image.pixelColor(round(x * (image.width() - 1)), round(y * (image.height() - 1)))


def is_same(one: QPixmap, other: QPixmap) -> bool:
    """Return whether two pictures have equal pixels."""
    return one.toImage() == other.toImage()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [34, 64, 104])
def test_a_picture_has_the_size_of_its_card_and_shadow(art: DeckArt, width: int, ratio: float) -> None:
    picture = art.face(QUEEN, width, ratio)
    margin = shadow_margin(CARD_SHADOW)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round((width + 2 * margin) * ratio)
    assert picture.height() == round((card_height(width) + 2 * margin) * ratio)


def counted(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Return what is called whenever a card is drawn from now on, rather than taken from pictures that exist."""
    drawn = Mock(wraps=face_drawing.drawn_alone)
    monkeypatch.setattr(face_drawing, "drawn_alone", drawn)
    return drawn


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


def test_a_held_card_is_drawn_at_its_enlarged_size(art: DeckArt) -> None:
    picture = art.face(QUEEN, 104, 2.0, lift=Lift.DRAGGED)
    margin = shadow_margin(Lift.DRAGGED.shadow)
    assert picture.width() == round((104 + 2 * margin) * 2 * HELD_SCALE)
    assert picture.deviceIndependentSize().width() == pytest.approx(104 + 2 * margin, abs=0.5)


def test_the_shadow_of_the_light_theme_is_weaker(art: DeckArt) -> None:
    below = (0.5, 0.985)
    dark = color_at(art.face(QUEEN, 104, 1.0, lift=Lift.RAISED).toImage(), *below).alpha()
    light = color_at(DeckArt(LIGHT).face(QUEEN, 104, 1.0, lift=Lift.RAISED).toImage(), *below).alpha()
    assert light <= dark


def test_the_deck_style_can_change(art: DeckArt) -> None:
    blue, dimmed_face = art.face(None, 104, 1.0), art.face(QUEEN, 104, 1.0, dimmed=True)
    art.set_look(DARK, DeckLook("red"))
    assert not is_same(art.face(None, 104, 1.0), blue)
    assert not is_same(art.face(QUEEN, 104, 1.0, dimmed=True), dimmed_face)


def ink_box(image: QImage, color: str) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom, as fractions of width and height, of what is painted in about this color."""
    wanted = QColor(color)
    found = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if (pixel := image.pixelColor(x, y)).alpha() == 255
        and abs(pixel.red() - wanted.red()) < 20
        and abs(pixel.green() - wanted.green()) < 20
        and abs(pixel.blue() - wanted.blue()) < 20
    ]
    xs, ys = [x / image.width() for x, _ in found], [y / image.height() for _, y in found]
    return (min(xs), min(ys), max(xs), max(ys)) if found else (0, 0, 0, 0)


@pytest.mark.parametrize("width", [64, 104])
@pytest.mark.parametrize(("card", "ink"), [("TD", "D"), ("9C", "C")])
def test_four_colors_change_diamonds_and_clubs(art: DeckArt, width: int, card: str, ink: str) -> None:
    face = parse_card(card)
    assert ink_box(art.face(face, width, 1.0).toImage(), FOUR_COLOR_INKS[ink]) == (0, 0, 0, 0)
    art.set_look(replace(FELT, is_four_color=True), art.look)
    left, top, right, bottom = ink_box(art.face(face, width, 1.0).toImage(), FOUR_COLOR_INKS[ink])
    assert right - left > 0.5
    assert bottom - top > 0.5


@pytest.mark.parametrize("card", ["KS", "AH", "7D"])
def test_four_colors_do_not_change_spades_and_hearts(art: DeckArt, card: str) -> None:
    face = parse_card(card)
    before = art.face(face, 104, 1.0)
    art.set_look(replace(FELT, is_four_color=True), art.look)
    assert is_same(art.face(face, 104, 1.0), before) == (card != "7D")


@pytest.mark.parametrize("card", ["7H", "TD", "8D"])
def test_a_large_index_is_larger(art: DeckArt, card: str) -> None:
    face = parse_card(card)

    def bottom_of_index() -> float:
        return ink_box(art.face(face, 200, 1.0).toImage().copy(0, 0, 48, 140), "#bd3030")[3]

    plain = bottom_of_index()
    art.set_look(FELT, DeckLook(large_index=True))
    assert bottom_of_index() > 1.25 * plain


def test_a_court_keeps_its_figure_under_a_large_index(art: DeckArt) -> None:
    plain = art.face(KING, 200, 1.0).toImage()
    art.set_look(FELT, DeckLook(large_index=True))
    large = art.face(KING, 200, 1.0).toImage()
    middle = (80, 60, 60, 120)
    assert large.copy(*middle) == plain.copy(*middle)
    assert large.copy(0, 0, 80, 120) != plain.copy(0, 0, 80, 120)
    patches = large.copy(72, 20, 20, 50), plain.copy(72, 20, 20, 50)
    assert [ink_box(part, "#bd3030") == (0, 0, 0, 0) for part in patches] == [True, False]


@pytest.mark.parametrize("width", [64, 104])
@pytest.mark.parametrize("large", [False, True])
def test_a_left_handed_card_has_its_index_at_the_right_and_upright(art: DeckArt, width: int, large: bool) -> None:
    face, margin = parse_card("7H"), shadow_margin(CARD_SHADOW)
    part, height = round(width * (0.48 if width < COMPACT_BELOW else 0.27)), round(width * 0.5)
    art.set_look(FELT, DeckLook(large_index=large))
    usual = ink_box(art.face(face, width, 1.0).toImage().copy(margin, margin, part, height), "#bd3030")
    art.set_look(FELT, DeckLook(large_index=large, left_handed=True))
    image = art.face(face, width, 1.0).toImage()
    mirrored = ink_box(image.copy(margin + width - part, margin, part, height), "#bd3030")
    assert mirrored[3] == pytest.approx(usual[3], abs=0.05)
    assert (mirrored[0] + mirrored[2]) / 2 == pytest.approx(1 - (usual[0] + usual[2]) / 2, abs=0.06)


@pytest.mark.parametrize("width", [32, 36, 42, 48, 64, 72])
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_narrowest_meld_shows_the_whole_index_of_a_ten(art: DeckArt, width: int, left_handed: bool) -> None:
    art.set_look(FELT, DeckLook(left_handed=left_handed))
    margin, ratio = shadow_margin(CARD_SHADOW), 4
    image = art.face(parse_card("TH"), width, float(ratio)).toImage()
    figure = image.copy(*(round(length * ratio) for length in (margin, margin, width, 0.45 * width)))
    left, _, right, _ = ink_box(figure, "#bd3030")
    seen = whole(NARROWEST * width) / width
    assert left > 0
    assert (1 - left if left_handed else right) <= seen


def test_there_are_three_backs(art: DeckArt) -> None:
    backs = []
    for name in get_args(Back):
        art.set_look(FELT, DeckLook(name))
        backs.append(art.face(None, 64, 1.0).toImage())
    assert len(backs) == 3
    assert all(one != other for i, one in enumerate(backs) for other in backs[:i])


def test_warming_up_draws_everything_that_will_be_shown(art: DeckArt, monkeypatch: pytest.MonkeyPatch) -> None:
    art.warm_up(FACES, (104, 64), 1.0)
    finish_drawing(art)
    drawn = counted(monkeypatch)
    pictures = [
        art.face(face, width, 1.0, lift=lift, dimmed=True)
        for face in (None, *FACES)
        for width in (104, 64)
        for lift in (Lift.REST, Lift.RAISED)
    ]
    assert not drawn.called
    fresh = DeckArt(FELT)
    assert pictures[0].toImage() == fresh.face(None, 104, 1.0, dimmed=True).toImage()
    assert pictures[-1].toImage() == fresh.face(FACES[-1], 64, 1.0, lift=Lift.RAISED, dimmed=True).toImage()


def test_pictures_drawn_ahead_for_another_style_or_size_are_not_used(
    art: DeckArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    art.warm_up(FACES, (64,), 1.0)
    art.set_look(FELT, DeckLook("red"))
    assert not art.is_drawing
    back = art.face(None, 64, 1.0).toImage()
    assert back == DeckArt(FELT, DeckLook("red")).face(None, 64, 1.0).toImage()
    art.warm_up(FACES, (64,), 1.0)
    art.face(None, 64, 1.0)
    art.keep_sizes([80], 1.0)
    assert not art.is_drawing
    art.drop_stand_ins()
    drawn = counted(monkeypatch)
    assert art.face(None, 64, 1.0).toImage() == back
    assert drawn.called, "the pictures in the old size have gone"


def test_a_new_size_shows_scaled_cards_until_sharp_ones_are_drawn(
    art: DeckArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    art.warm_up(FACES, (80,), 1.0)
    old = art.face(QUEEN, 80, 1.0)
    sharp = DeckArt(FELT).face(QUEEN, 104, 1.0)
    drawn = counted(monkeypatch)
    art.keep_sizes([104], 1.0)
    scaled = art.face(QUEEN, 104, 1.0)
    assert not drawn.called
    assert scaled.size() == sharp.size() != old.size()
    assert scaled.toImage() != sharp.toImage()
    assert len(set(bytes(scaled.toImage().constBits()))) > 50
    art.warm_up(FACES, (104,), 1.0)
    finish_drawing(art)
    art.drop_stand_ins()
    drawn.reset_mock()
    assert art.face(QUEEN, 104, 1.0).toImage() == sharp.toImage()
    assert not drawn.called


def test_pictures_in_sizes_still_shown_are_kept(art: DeckArt, monkeypatch: pytest.MonkeyPatch) -> None:
    large, held = art.face(QUEEN, 80, 1.0), art.face(QUEEN, 80, 1.0, lift=Lift.DRAGGED)
    art.keep_sizes([80, 50], 1.0)
    assert art.face(QUEEN, 80, 1.0) is large
    assert art.face(QUEEN, 80, 1.0, lift=Lift.DRAGGED) is held
    drawn = counted(monkeypatch)
    art.keep_sizes([80, 50], 2.0)
    assert art.face(QUEEN, 80, 1.0).toImage() == large.toImage()
    assert drawn.called


def test_pictures_are_not_kept_forever(art: DeckArt) -> None:
    first = art.face(QUEEN, 64, 1.0)
    assert art.face(QUEEN, 64, 1.0) is first
    for width in range(80, 80 + 2 * MOST_PICTURES, 2):
        last = art.face(None, width, 1.0)
    assert art.face(None, width, 1.0) is last
    assert art.face(QUEEN, 64, 1.0) is not first
    assert art.face(QUEEN, 64, 1.0).toImage() == first.toImage()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("shadow", [CARD_SHADOW, PANEL_SHADOW])
def test_a_shadow_fades_outward_and_leaves_its_box_free(qapp: QApplication, shadow: Shadow, ratio: float) -> None:
    del qapp
    margin = shadow_margin(shadow)
    width, height = 320, 240
    picture = blank(width + 2 * margin, height + 2 * margin, ratio)
    painter = QPainter(picture)
    draw_shadow(painter, QRectF(margin, margin, width, height), 7.0, shadow, 1.0)
    painter.end()
    image = picture.toImage()
    middle = image.width() // 2
    bottom = round((margin + height) * ratio)
    below = [image.pixelColor(middle, y).alpha() for y in range(bottom, image.height())]
    assert below == sorted(below, reverse=True)
    assert below[0] == pytest.approx(255 * shadow.alpha, abs=0.1 * 255)
    assert below[-1] <= 1
    assert image.pixelColor(middle, bottom - 4).alpha() == 0


def test_a_ghost_is_an_outline(art: DeckArt) -> None:
    ghost = art.ghost(QUEEN, 64, 1.0).toImage()
    assert (ghost.width(), ghost.height()) == (64, card_height(64))
    ground = color_at(ghost, 0.7, 0.7)
    assert ground.alpha() == 255  # nothing of the card below shows through
    assert QColor.fromRgb(ground.rgb()).lightness() == pytest.approx(QColor(FELT.mat).lightness(), abs=3)
    assert ghost != art.ghost(KING, 64, 1.0).toImage()


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("width", [48, 86, 174])
def test_a_ghost_has_its_index_where_the_card_has_it(
    art: DeckArt, width: int, is_large: bool, is_left_handed: bool
) -> None:
    art.set_look(FELT, DeckLook(large_index=is_large, left_handed=is_left_handed))

    columns = range(round(0.05 * width), round(0.45 * width))

    def inked(picture: QImage, paper: QColor) -> set[tuple[int, int]]:
        places = product(columns, range(round(0.05 * width), round(0.8 * width)))
        mirrored = ((width - 1 - x if is_left_handed else x, y) for x, y in places)
        return {(x, y) for x, y in mirrored if abs(picture.pixelColor(x, y).lightness() - paper.lightness()) > 50}

    ghost = inked(art.ghost(KING, width, 1.0).toImage(), QColor(FELT.mat))
    margin = shadow_margin(tokens.CARD_SHADOW)
    alone = art.face(KING, width, 1.0).toImage().copy(margin, margin, width, card_height(width))
    face = inked(alone, QColor("#fbf5e6"))
    assert len(ghost) > 0.02 * width * width
    assert len(ghost - face) < 0.05 * len(ghost)


def test_a_ring_leaves_the_card_free(qapp: QApplication) -> None:
    del qapp
    picture = ring(104, 1.0, "#8FE3A8", 3, 1)
    assert picture.width() == 104 + 2 * 4
    image = picture.toImage()
    assert image.pixelColor(picture.width() // 2, 1).alpha() == 255
    assert image.pixelColor(picture.width() // 2, picture.height() // 2).alpha() == 0


@pytest.mark.usefixtures("home")
def test_the_suits_are_outlines_one_unit_high() -> None:
    for suit in SUIT_SYMBOLS:
        box = suit_path(suit).boundingRect()
        assert box.height() == pytest.approx(1.0)
        assert box.center().x() == pytest.approx(0.0, abs=1e-6)


@pytest.mark.usefixtures("home")
def test_a_suit_in_a_line_takes_its_share_of_an_em() -> None:
    body = font(Role.BODY)
    assert text_width("10♠", body) == pytest.approx(text_width("10", body) + 0.92 * 13, abs=1 / 64)


@pytest.mark.usefixtures("home")
def test_a_sentence_breaks_between_words_whatever_letters_a_name_has() -> None:
    sentence = "😀 Ünal 🂡 leads 10♠ and 🙂 follows with K♥"
    lines = wrapped(sentence, font(Role.BODY), 90)
    assert len(lines) > 2
    assert " ".join(lines) == sentence


def test_suits_have_names_for_screen_readers() -> None:
    assert spoken("10♠ and K♥") == "10 of spades and king of hearts"


def drawn(art: DeckArt, widths: tuple[int, ...]) -> None:
    """Draw everything ahead of time in some sizes."""
    art.warm_up((QUEEN,), widths, 1.0)
    finish_drawing(art)


@pytest.mark.parametrize("sizes", [((104, 64), (124, 70)), ((78, 48),)], ids=["over another size", "at once"])
def test_no_compact_card_replaces_a_large_one(art: DeckArt, sizes: tuple[tuple[int, ...], ...]) -> None:
    for widths in sizes:
        art.keep_sizes(widths, 1.0)
        drawn(art, widths)
    art.keep_sizes((186, 116, 78), 1.0)  # the last size may be the first of a small window, and is sharp then
    whole_face = DeckArt(FELT)
    drawn(whole_face, sizes[-1][:1])
    whole_face.keep_sizes((186,), 1.0)
    assert is_same(art.face(QUEEN, 186, 1.0), whole_face.face(QUEEN, 186, 1.0))


def test_the_first_size_drawn_is_shown_before_the_others(art: DeckArt) -> None:
    drawn(art, (80, 50))
    art.keep_sizes((104, 64), 1.0)
    assert not is_same(art.face(QUEEN, 104, 1.0), DeckArt(FELT).face(QUEEN, 104, 1.0))
    art.warm_up((QUEEN,), (104, 64), 1.0)
    finish_drawing(art)
    assert art.take_size()
    assert art.has_stand_ins
    assert is_same(art.face(QUEEN, 104, 1.0), DeckArt(FELT).face(QUEEN, 104, 1.0))
    assert not art.take_size()
