"""Decks and felts of the user's own: drawn as they are, harmless, and replaced by ours where something is wrong."""

from __future__ import annotations

import base64
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from pinochle_qt.engine.cards import FACES, parse_card
from pinochle_qt.session.looks.look import LookError, LookFault, Looks
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.cards.face_store import DeckLook, FaceStore, deck_look
from pinochle_qt.ui.draw.felt import paint_felt
from pinochle_qt.ui.draw.looks.artwork import artwork, finished_card
from pinochle_qt.ui.draw.looks.drawings_of_strangers import checked_drawing
from pinochle_qt.ui.draw.looks.making import make_look
from pinochle_qt.ui.draw.looks.stored import SHAPE, TILE, WIDTH, chosen_faults, faults, felt, stored_card
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.table_shape import table_shape
from tests.checks import require, some
from tests.ui.looks_made import (
    BACK,
    SVG,
    color_in,
    color_of,
    is_color,
    make_deck,
    make_felt,
    make_sheet,
    plain_card,
    sheet,
)
from tests.ui.test_theme import contrast

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.ui.draw.theme import Theme

QUEEN: Final = parse_card("QS")


@pytest.fixture
def looks(tmp_path: Path, qapp: QApplication) -> Looks:
    del qapp
    return Looks(tmp_path / "looks")


def added(looks: Looks, path: Path) -> Look:
    """Add a look as the process does, and return it."""
    return require(looks.called(make_look(path, looks)))


# ---- cards -----------------------------------------------------------------------------------------------------------


def test_a_deck_of_pictures_is_shown_as_it_is(looks: Looks, tmp_path: Path) -> None:
    look = added(looks, make_deck(tmp_path / "Mine"))
    assert (look.name, look.faces, look.has_back, look.has_felt) == ("Mine", FACES, True, False)
    art = DeckArt(tokens.FELT, DeckLook(deck=look))
    for face in (None, *FACES):
        assert is_color(art.face(face, 100, 1.0).toImage(), color_of(face))


@pytest.mark.parametrize("kind", ["kde", "grid", "bonded"])
def test_a_deck_on_one_sheet_is_cut_into_its_cards(looks: Looks, tmp_path: Path, kind: str) -> None:
    look = added(looks, make_sheet(tmp_path / kind, kind))
    assert look.name == ("Fine" if kind == "kde" else kind)
    assert look.faces == FACES
    for face in (None, *FACES):
        assert is_color(require(stored_card(look, face, (50, 70))), color_of(face))


def test_a_single_file_can_be_added(looks: Looks, tmp_path: Path) -> None:
    path = tmp_path / "fine.svg"
    path.write_text(sheet())
    assert added(looks, path).faces == FACES


@pytest.mark.parametrize(("width", "height"), [(1600, 900), (400, 300), (8000, 20), (3000, 2500)])
def test_a_single_picture_without_cards_is_a_table(looks: Looks, tmp_path: Path, width: int, height: int) -> None:
    photo = QImage(width, height, QImage.Format.Format_RGB32)
    photo.fill(QColor("#204060"))
    painter = QPainter(photo)
    painter.fillRect(width // 2, height // 2, width, height, QColor("#206040"))
    painter.end()
    photo.save(str(tmp_path / "beach.png"))
    look = added(looks, tmp_path / "beach.png")
    assert (look.name, look.is_deck, look.has_felt) == ("beach", False, True)
    size = QImage(str(look.felt)).size()
    assert size == size.boundedTo(QSize(1920, 1200))
    assert felt(look, tokens.DARK) is not None


def test_a_sheet_may_begin_anywhere(looks: Looks, tmp_path: Path) -> None:
    plain, box = sheet(is_named=False), 'viewBox="0 0 650 350">'
    moved = plain.replace(box, 'viewBox="-100 -50 650 350"><g transform="translate(-100 -50)">')
    (tmp_path / "fine.svg").write_text(moved.replace("</svg>", "</g></svg>"))
    look = added(looks, tmp_path / "fine.svg")
    for face in (None, *FACES):
        assert is_color(require(stored_card(look, face, (50, 70))), color_of(face))


def test_a_missing_card_and_a_missing_back_are_ours(looks: Looks, tmp_path: Path) -> None:
    look = added(looks, make_deck(tmp_path / "Mine", (face for face in FACES if face != QUEEN), has_back=False))
    assert look.missing == (QUEEN,)
    art, ours = DeckArt(tokens.FELT, DeckLook("red", deck=look)), DeckArt(tokens.FELT, DeckLook("red"))
    for face in (QUEEN, None):
        assert art.face(face, 100, 1.0).toImage() == ours.face(face, 100, 1.0).toImage()


def test_a_foreign_card_is_neither_mirrored_nor_enlarged_but_our_cards_with_a_foreign_back_are(
    looks: Looks, tmp_path: Path
) -> None:
    chosen = replace(Settings(), back="red", large_index=True, left_handed=True)
    deck = added(looks, make_deck(tmp_path / "Mine"))
    back = added(looks, make_deck(tmp_path / "Back", ()))
    assert deck_look(chosen, deck) == DeckLook("red", deck=deck)
    assert deck_look(chosen, back) == DeckLook("red", large_index=True, left_handed=True, deck=back)
    assert deck_look(chosen, None) == DeckLook("red", large_index=True, left_handed=True)


@pytest.mark.parametrize("shape", [0.64, SHAPE, 0.76])
def test_a_card_of_about_our_shape_fills_the_card(shape: float) -> None:
    card = finished_card(plain_card(QUEEN, 200, shape))
    assert card.width() / card.height() == pytest.approx(SHAPE, abs=0.01)
    assert card.pixelColor(0, 0).alpha() == 0  # our round corners
    for at in (0.1, 0.9):
        strip = card.copy(0, round(card.height() * at), card.width(), 1)
        assert is_color(strip, color_of(QUEEN))


def test_a_card_of_another_shape_keeps_it_on_a_plain_card() -> None:
    card = finished_card(plain_card(QUEEN, 200, 1.0))
    assert is_color(card, color_of(QUEEN))
    assert card.pixelColor(card.width() // 2, card.height() // 10) == QColor(tokens.CARD_FACE)


def test_pictures_of_another_deck_are_never_taken_from_the_cache(
    looks: Looks, tmp_path: Path, qapp: QApplication
) -> None:
    del qapp
    look = added(looks, make_deck(tmp_path / "Mine"))
    path = tmp_path / "cache"

    def shown(deck: Look | None) -> QImage:
        art = DeckArt(tokens.FELT, DeckLook(deck=deck))
        art.store = FaceStore(path, "our drawings")
        art.warm_up([QUEEN], [100], 1.0)
        while art.is_drawing:
            QCoreApplication.processEvents()
        art.stop()
        return art.face(QUEEN, 100, 1.0).toImage()

    ours = shown(None)
    assert is_color(shown(look), color_of(QUEEN))
    plain_card(None).save(str(require(look.picture(QUEEN))))
    assert is_color(shown(looks.called("Mine")), QColor(BACK))  # the file has changed
    assert shown(None) == ours


# ---- strangers' drawings ---------------------------------------------------------------------------------------------


def embedded(content: bytes, kind: str = "png") -> str:
    """Return a drawing with an embedded picture."""
    text = base64.b64encode(content).decode()
    return f'{SVG}<image width="50" height="70" href="data:image/{kind};base64,{text}"/></svg>'


def fault_of(content: bytes) -> LookFault:
    """Return why a picture is refused, which is said in one sentence that names the file."""
    with pytest.raises(LookError, match=r"^AS\.svg .*\.$") as caught:
        artwork(content, "AS.svg")
    return caught.value.fault


@pytest.mark.parametrize(
    "target",
    [
        "/etc/passwd",
        "other.png",
        "file:///x.png",
        "http://example.com/x.png",
        "//example.com/x.png",
        r"\\example.com\share\x.png",
        "other.svg#part",
        " x",
        "data:image/svg+xml;base64,PHN2Zy8+",
        "data:text/plain,x",
        "data:image/png;base64,%41",
    ],
)
@pytest.mark.parametrize("link", ["href", "xlink:href"])
@pytest.mark.parametrize("element", ["image", "use", "feImage"])
def test_a_drawing_that_names_another_file_is_refused(element: str, link: str, target: str) -> None:
    assert fault_of(f'{SVG}<{element} {link}="{target}"/></svg>'.encode()) is LookFault.LINKS
    assert fault_of(f"{SVG}<{element} {link}='{target}'/></svg>".encode("utf-16")) in {
        LookFault.LINKS,
        LookFault.DAMAGED,
    }


def test_a_drawing_embedded_as_a_picture_could_name_files_and_is_refused() -> None:
    inner = f'{SVG}<image width="50" height="70" href="/tmp/x.png"/></svg>'
    assert fault_of(embedded(inner.encode()).encode()) is LookFault.LINKS


def test_a_style_sheet_in_another_file_is_refused() -> None:
    style = '<?xml-stylesheet type="text/css" href="x.css"?>'
    assert fault_of(f'<?xml version="1.0"?>{style}{SVG}</svg>'.encode()) is LookFault.LINKS


def test_parts_of_the_drawing_and_embedded_pictures_are_shown(tmp_path: Path, qapp: QApplication) -> None:
    del qapp
    plain_card(QUEEN).save(str(tmp_path / "x.png"))
    picture = artwork(embedded((tmp_path / "x.png").read_bytes()).encode(), "AS.svg").whole()
    assert is_color(picture, color_of(QUEEN))
    part = f'{SVG}<defs><rect id="r" width="50" height="70" fill="{BACK}"/></defs><use xlink:href="#r"/></svg>'
    assert is_color(artwork(part.encode(), "AS.svg").whole(), QColor(BACK))


@pytest.mark.no_qt_log  # the process that draws them is silent
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"text",
        b"<svg",
        b"\x89PNG and no more",
        b"GIF89a",
        b"\xff\xd8\xff",
        b"\x1f\x8b damaged",
        b"RIFF....WEBP",
        b'<svg xmlns="http://www.w3.org/2000/svg"/>',
        b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&y;</svg>',
    ],
)
def test_content_that_is_no_picture_is_refused(content: bytes) -> None:
    assert fault_of(content) is LookFault.DAMAGED


def test_a_picture_with_too_many_pixels_is_refused_before_it_is_read(tmp_path: Path) -> None:
    header = bytes.fromhex("89504e470d0a1a0a0000000d49484452 0000ffff 0000ffff 08 02 00 00 00".replace(" ", ""))
    assert fault_of(header + bytes(8)) in {LookFault.PIXELS, LookFault.DAMAGED}
    wide = QImage(9000, 1, QImage.Format.Format_Grayscale8)
    path = tmp_path / "wide.png"
    wide.save(str(path))
    assert fault_of(path.read_bytes()) is LookFault.PIXELS


def test_a_drawing_with_too_many_parts_is_refused() -> None:
    assert fault_of((SVG + "<g/>" * 200_001 + "</svg>").encode()) is LookFault.COMPLEX


@given(st.text(max_size=80))
def test_any_link_is_inside_or_refused(target: str) -> None:
    from xml.sax.saxutils import quoteattr

    drawing = f"{SVG}<image href={quoteattr(target)}/></svg>".encode(errors="replace")
    try:
        checked_drawing(drawing, "AS.svg")
    except LookError:
        return
    assert not target.strip() or target.strip().startswith(("#", "data:image/"))


@pytest.mark.no_qt_log  # the process that draws them is silent
@given(st.binary(max_size=200), st.sampled_from([b"", b"\x89PNG", b"GIF89a", b"\xff\xd8\xff", b"<svg ", b"\x1f\x8b"]))
def test_any_content_ends_in_a_picture_or_a_sentence(content: bytes, start: bytes) -> None:
    with pytest.raises(LookError):
        artwork(start + content, "AS.svg")


def test_a_folder_without_pictures_is_refused_and_leaves_nothing(looks: Looks, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(LookError, match=r"^empty has no pictures that are named like cards"):
        make_look(tmp_path / "empty", looks)
    assert looks.all() == ()


def test_the_file_that_is_wrong_is_named(looks: Looks, tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "Mine")
    (folder / "KS.png").write_bytes(b"x")
    with pytest.raises(LookError, match=r"^KS\.png is damaged, or not a picture that can be used"):
        make_look(folder, looks)
    assert looks.all() == ()


# ---- stored pictures -------------------------------------------------------------------------------------------------


def test_stored_pictures_are_no_larger_than_needed(looks: Looks, tmp_path: Path) -> None:
    plain_card(QUEEN, 2000).save(str(tmp_path / "QS.png"))
    make_felt(tmp_path / "felt.png", size=(4000, 3000))
    look = added(looks, tmp_path)
    assert QImage(str(look.picture(QUEEN))).width() == WIDTH
    assert QImage(str(look.felt)).size() == QSize(1920, 1200)


@pytest.mark.parametrize("content", [b"", b"\x89PNG", b"<svg/>"])
def test_a_stored_picture_that_was_damaged_is_replaced_by_ours_and_named(
    looks: Looks, tmp_path: Path, content: bytes
) -> None:
    look = added(looks, make_deck(tmp_path / "Mine"))
    require(look.picture(QUEEN)).write_bytes(content)
    look = require(looks.called("Mine"))
    art, ours = DeckArt(tokens.FELT, DeckLook(deck=look)), DeckArt(tokens.FELT)
    assert art.face(QUEEN, 100, 1.0).toImage() == ours.face(QUEEN, 100, 1.0).toImage()
    [sentence] = faults(look)
    assert sentence.startswith("Mine/QS.png is damaged")


def test_a_look_that_is_gone_is_named_once(looks: Looks) -> None:
    chosen = replace(Settings(), deck="Gone", felt="Gone")
    [sentence] = chosen_faults(chosen, looks.folder)
    assert sentence.startswith("“Gone” is no longer in the folder")
    assert list(chosen_faults(Settings(), looks.folder)) == []


# ---- felts -----------------------------------------------------------------------------------------------------------

COLORS: Final = ("#000000", "#602020", "#1E5945", "#808080", "#40C0FF", "#E0D0B0", "#FFFFFF")


@pytest.mark.parametrize("theme", tokens.THEMES.values(), ids=tokens.THEMES)
def test_text_can_be_read_on_every_felt(looks: Looks, tmp_path: Path, theme: Theme) -> None:
    for color in some(COLORS):
        look = added(looks, make_felt(tmp_path / color / "felt.png", color).parent)
        shown = color_in(require(felt(look, theme))).name()
        assert contrast(theme.text, shown) >= contrast(theme.muted, shown) >= 4.4


@pytest.mark.parametrize("theme", tokens.THEMES.values(), ids=tokens.THEMES)
def test_a_felt_lies_under_the_light_of_the_table_and_text_can_be_read_everywhere(
    looks: Looks, tmp_path: Path, theme: Theme
) -> None:
    look = added(looks, make_felt(tmp_path / "x" / "felt.png", "#808080").parent)
    frame = Frame(1280, 800, has_people=True)
    table = QPixmap(1280, 800)
    painter = QPainter(table)
    shape = table_shape(Layout(frame, 4))
    paint_felt(painter, QRectF(0, 0, 1280, 800), theme, 1.0, look, shape)
    painter.end()
    middle, edge = (table.toImage().pixelColor(x, 440) for x in (640, 60))
    assert middle.lightness() > edge.lightness() + 5
    for color in (middle, edge):
        assert contrast(theme.muted, color.name()) >= 4.4


def test_a_felt_on_which_text_can_be_read_stays_as_it_is(looks: Looks, tmp_path: Path) -> None:
    look = added(looks, make_felt(tmp_path / "x" / "felt.png", "#3A1818").parent)
    assert color_in(require(felt(look, tokens.DARK))) == QColor("#3A1818")


def test_a_small_felt_repeats_and_a_large_one_fills_the_table(looks: Looks, tmp_path: Path) -> None:
    for size, repeats in (((100, 100), True), ((TILE, 100), False)):
        halves = QImage(*size, QImage.Format.Format_RGB32)
        halves.fill(QColor("#000000"))
        for x in range(size[0] // 2):
            for y in range(size[1]):
                halves.setPixelColor(x, y, QColor("#300000"))
        folder = tmp_path / str(size[0])
        folder.mkdir()
        halves.save(str(folder / "felt.png"))
        table = QPixmap(1000, 500)
        painter = QPainter(table)
        paint_felt(painter, QRectF(0, 0, 1000, 500), tokens.DARK, 1.0, added(looks, folder))
        painter.end()
        reds = [table.toImage().pixelColor(x, 250).red() > 20 for x in range(25, 1000, 50)]
        changes = sum(one != other for one, other in pairwise(reds))
        assert (changes > 10) is repeats
