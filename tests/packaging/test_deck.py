"""The committed pictures are what the generator draws, and show what a player has to see."""

import gzip
import json
import re
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Final

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from PySide6.QtCore import QByteArray, QXmlStreamReader
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetricsF, QImage, QTransform
from PySide6.QtSvg import QSvgRenderer

from deck.build import GERMAN, drawings
from deck.german import german_drawings
from deck.letters import KEPT, with_kept_letters
from deck.pips import OUTLINES
from deck.portraits.person import EXPRESSIONS
from deck.portraits.portrait import PEOPLE
from deck.raster import ICON_SIZE, painted, raster
from deck.suit_signs import ADVANCE, HEIGHT, SIGNS, with_signs
from pinochle_qt.ui.draw.looks.stored import channels, contrast, luminance

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
FACES: Final = [rank + suit for suit in "SHDC" for rank in "ATKQJ987"]
SVG_FILES: Final = [
    "icon.svg",
    "deck/back_red.svg",
    "deck/back_blue.svg",
    "deck/back_black.svg",
    *(f"deck/{face}.svg" for face in FACES),
    *(f"deck/large/{face}.svg" for face in FACES),
    *(f"deck/compact/{face}.svg" for face in FACES),
    *(f"portraits/{name}-{what}.svg" for name in PEOPLE for what in (*EXPRESSIONS, "hand")),
]
DOUBLE_HEADED: Final = [
    "back_red",
    "back_blue",
    "back_black",
    *(rank + suit for suit in "SHDC" for rank in "KQJT"),
    *("AD", "9D", "8D"),
    *(f"large/{rank}{suit}" for suit in "SHDC" for rank in "KQJT8"),
    "large/9D",
]
"""Pictures that look the same upside down: aces and the middle pips of 9, 8 and 7 are upright, but diamonds hide it."""
UPRIGHT: Final = ["AS", "AH", "AC", "7S", "7H", "7D", "7C", "8S", "9H"]
TAGS: Final = {"svg", "g", "path", "circle", "ellipse", "rect", "mask", "use"}
ATTRIBUTES: Final = {
    *("width", "height", "viewBox", "id", "transform", "href", "x", "y", "rx", "ry", "cx", "cy", "r", "d"),
    *("fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
    *("mask", "maskUnits", "color", "fill-rule", "stroke-opacity"),
}
LAYERS: Final = {"halo", "bust", "features", "over"}
"""What the program can paint alone of a portrait."""
INK, RED, PAPER = QColor("#1b2440"), QColor("#bd3030"), QColor("#fbf5e6")


GERMAN_DRAWINGS: Final[dict[str, str]] = json.loads(gzip.decompress((ASSETS / GERMAN).read_bytes()))
GERMAN_FACES: Final = {name: drawn for name, drawn in GERMAN_DRAWINGS.items() if not name.startswith("sign/")}
GERMAN_NAMES: Final = [f"{GERMAN}:{name}" for name in GERMAN_FACES]
GERMAN_INKS: Final = {"S": QColor("#1d6b3f"), "H": RED, "D": QColor("#9c5800"), "C": QColor("#43301f")}


def read_elements(svg: str) -> list[tuple[str, dict[str, str]]]:
    """Return the tag and the attributes of every element of a drawing."""
    reader = QXmlStreamReader(svg)
    elements = []
    while not reader.atEnd():
        if reader.readNext() == QXmlStreamReader.TokenType.StartElement:
            found = reader.attributes()
            attributes = {found.at(i).qualifiedName(): found.at(i).value() for i in range(found.size())}
            elements.append((reader.qualifiedName(), attributes))
    assert not reader.hasError()
    return elements


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference between two pictures per channel, from 0 to 255."""
    left, right = bytes(one.constBits()), bytes(other.constBits())
    assert len(left) == len(right)
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


def is_painted(pixel: QColor, color: QColor) -> bool:
    """Return whether a pixel is close to a color."""
    pairs = ((pixel.red(), color.red()), (pixel.green(), color.green()), (pixel.blue(), color.blue()))
    return all(abs(one - other) < 48 for one, other in pairs)


def box_of(image: QImage, color: QColor, columns: range, rows: range) -> tuple[int, int, int, int]:
    """Return the left, top, right and bottom of what is painted in a color within a part of a picture."""
    found = [(x, y) for y in rows for x in columns if is_painted(image.pixelColor(x, y), color)]
    assert found, "nothing is painted in this color"
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def test_the_committed_files_match_the_generator() -> None:
    expected = drawings()
    written = {
        path.relative_to(ASSETS).as_posix(): path.read_bytes().decode()
        for path in [*ASSETS.glob("deck/**/*"), *ASSETS.glob("portraits/*"), ASSETS / "icon.svg"]
        if path.is_file() and path != ASSETS / GERMAN
    }
    assert sorted(written) == sorted(expected)
    assert [name for name in expected if written[name] != expected[name]] == []


def test_there_is_a_picture_for_every_card() -> None:
    assert sorted(name for name in drawings() if name.endswith(".svg")) == sorted(SVG_FILES)


def drawing_called(name: str) -> str:
    """Return a committed drawing by its path, or one of the German deck by the name of its file and its own."""
    pack, _, german = name.partition(":")
    return GERMAN_FACES[german] if german else (ASSETS / pack).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*SVG_FILES, *GERMAN_NAMES])
def test_drawings_use_only_what_qt_can_paint(name: str) -> None:
    elements = read_elements(drawing_called(name))
    assert {tag for tag, _ in elements} <= TAGS
    assert [tag for tag, _ in elements].count("svg") == 1
    assert {key for _, attributes in elements for key in attributes} <= ATTRIBUTES
    colors = {
        attributes[paint] for _, attributes in elements for paint in ("fill", "stroke", "color") if paint in attributes
    }
    assert [color for color in colors if not re.fullmatch(r"none|currentColor|#[0-9a-f]{6}", color)] == []


@pytest.mark.parametrize("name", [*SVG_FILES, *GERMAN_NAMES])
def test_every_reference_has_one_target_and_no_other_id_exists(name: str) -> None:
    elements = read_elements(drawing_called(name))
    ids = [attributes["id"] for _, attributes in elements if "id" in attributes]
    used = {attributes["href"] for _, attributes in elements if "href" in attributes}
    masks = {attributes["mask"] for _, attributes in elements if "mask" in attributes}
    assert len(ids) == len(set(ids))
    assert used | masks <= {f"#{name}" for name in ids} | {f"url(#{name})" for name in ids}
    assert len(used | masks) == len(set(ids) - {"art", "index", "sign", *LAYERS} | {name[1:] for name in used})


@pytest.mark.parametrize("face", [rank + suit for suit in "SHDC" for rank in "KQJ"])
def test_a_large_index_leaves_most_of_the_court_figure_visible(face: str) -> None:
    image = raster(ASSETS / "deck" / "large" / f"{face}.svg", 125)
    covered = [image.pixelColor(x, y).alpha() > 0 for x in range(image.width()) for y in range(image.height())]
    assert 0.18 < sum(covered) / len(covered) < 0.25
    assert image.pixelColor(62, 87).alpha() == 0
    assert image.pixelColor(1, 1).alpha() == 0


@pytest.mark.parametrize("face", [rank + suit for suit in "SHDC" for rank in "T987"])
def test_a_face_with_a_large_index_has_the_right_number_of_pips(face: str) -> None:
    image = raster(ASSETS / "deck" / "large" / f"{face}.svg", 125)
    ink = RED if face[1] in "HD" else INK
    left = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if is_painted(image.pixelColor(x, y), ink) and not ((x < 42 and y < 74) or (x > 83 and y > 101))
    }
    pips = 0
    while left:
        pips += 1
        spot = [left.pop()]
        while spot:
            x, y = spot.pop()
            for near in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
                if near in left:
                    left.remove(near)
                    spot.append(near)
    assert pips == (10 if face[0] == "T" else int(face[0]))


@pytest.mark.parametrize("name", [name for name in SVG_FILES if not re.search("large/[KQJ]", name)])
def test_a_picture_loads_and_is_not_blank(name: str) -> None:
    assert QSvgRenderer(str(ASSETS / name)).isValid()
    image = raster(ASSETS / name, 50)
    shown = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    assert sum(color.alpha() == 255 for color in shown) > (0.6 if "hand" in name else 0.75) * len(shown)
    assert image.pixelColor(0, 0).alpha() < 255
    paper = image.pixelColor(25, 3)
    assert sum(color.rgb() != paper.rgb() for color in shown) > 0.1 * len(shown)


@pytest.mark.parametrize("name", DOUBLE_HEADED)
def test_a_double_headed_card_looks_the_same_upside_down(name: str) -> None:
    image = raster(ASSETS / "deck" / f"{name}.svg", 126)
    assert difference(image, image.transformed(QTransform().rotate(180))) < 0.15


@pytest.mark.parametrize("name", UPRIGHT)
def test_the_index_is_double_headed_if_the_middle_is_upright(name: str) -> None:
    image = raster(ASSETS / "deck" / f"{name}.svg", 126)
    turned = image.transformed(QTransform().rotate(180))
    assert difference(image, turned) > 0.5
    assert difference(image.copy(0, 0, 27, 53), turned.copy(0, 0, 27, 53)) < 0.5


@pytest.mark.parametrize("face", FACES)
def test_a_compact_index_has_its_size_and_stays_visible_in_a_meld(face: str) -> None:
    image = raster(ASSETS / "deck" / "compact" / f"{face}.svg", 125)
    color = RED if face[1] in "HD" else INK
    visible = image.width() // 2
    left, top, right, bottom = box_of(image, color, range(visible), range(64))
    assert bottom - top == pytest.approx(0.40 * image.width(), abs=4)
    assert left >= 4
    assert right <= visible - 4
    left, top, right, bottom = box_of(image, color, range(visible), range(64, image.height()))
    assert max(right - left, bottom - top) == pytest.approx(0.30 * image.width(), abs=4)
    assert right <= visible - 4


@pytest.mark.parametrize("face", FACES)
def test_the_large_suit_of_a_compact_face_leaves_no_sliver_in_a_meld(face: str) -> None:
    image = raster(ASSETS / "deck" / "compact" / f"{face}.svg", 125)
    left, top, right, bottom = box_of(image, RED if face[1] in "HD" else INK, range(55, 125), range(88, 175))
    assert left >= 62
    assert top > 88
    assert right < 120
    assert bottom < 170
    assert max(right - left, bottom - top) > 50


@pytest.mark.parametrize("face", FACES)
def test_only_courts_have_ornaments_and_none_shows_under_the_next_card(face: str) -> None:
    image = raster(ASSETS / "deck" / "compact" / f"{face}.svg", 125)
    paper = image.pixelColor(62, 170)
    painted = {x for x in range(60, 122) for y in range(4, 86) if image.pixelColor(x, y) != paper}
    assert (len(painted) > 35) == (face[0] in "KQJ")
    assert min(painted, default=125) >= 62
    assert max(painted, default=0) < 121


@pytest.mark.parametrize("folder", ["deck", "deck/compact"])
def test_all_faces_are_distinguishable_in_a_hand(folder: str) -> None:
    """In a fan, only a quarter of a full face is visible, and half of a compact one."""
    width = 74 if folder == "deck" else 44
    shown = 0.25 if folder == "deck" else 0.5
    corners = [
        raster(ASSETS / folder / f"{face}.svg", width).copy(
            0, 0, int(width * shown), int(width * 0.42 if folder == "deck" else width * 0.8)
        )
        for face in FACES
    ]
    alike = [
        (FACES[i], FACES[j]) for i in range(len(FACES)) for j in range(i) if difference(corners[i], corners[j]) < 2
    ]
    assert alike == []


def test_the_german_deck_matches_the_generator_and_has_all_faces_in_all_sizes() -> None:
    assert german_drawings() == GERMAN_DRAWINGS
    assert sorted(GERMAN_FACES) == sorted(folder + face for folder in ("", "large/", "compact/") for face in FACES)


def german(name: str, width: int, *, gray: bool = False) -> QImage:
    """Return a card of the German deck, without colors if it is gray."""
    picture = painted(QByteArray(GERMAN_FACES[name].encode()), width)
    return (
        picture.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(picture.format()) if gray else picture
    )


@pytest.mark.parametrize("face", [rank + suit for suit in "SHDC" for rank in "AKQJT"])
def test_a_german_card_looks_the_same_upside_down(face: str) -> None:
    image = german(face, 126)
    assert difference(image, image.transformed(QTransform().rotate(180))) < 0.15


@pytest.mark.parametrize("suit", "SHDC")
def test_the_sign_of_an_ober_stands_high_and_that_of_an_unter_low(suit: str) -> None:
    assert '<g id="sign">' in GERMAN_FACES[f"Q{suit}"]
    assert '<g id="sign">' not in GERMAN_FACES[f"J{suit}"]
    ink, left = GERMAN_INKS[suit], 26 if suit in "HD" else 204
    unter = german(f"J{suit}", 250)
    shown = [unter.pixelColor(x, y) for x in range(left, left + 20) for y in range(162, 185)]
    assert 0.4 < sum(is_painted(color, ink) for color in shown) / len(shown) < 0.8
    assert sum(is_painted(color, ink) or is_painted(color, PAPER) for color in shown) > 0.7 * len(shown)


@pytest.mark.parametrize("folder", ["", "compact/"])
@pytest.mark.parametrize("gray", [False, True])
def test_all_german_faces_are_distinguishable_in_a_hand(folder: str, gray: bool) -> None:
    width, shown = (44, (22, 35)) if folder else (74, (18, 31))
    corners = {face: german(folder + face, width, gray=gray).copy(0, 0, *shown) for face in FACES}
    alike = [(one, other) for one, other in combinations(FACES, 2) if difference(corners[one], corners[other]) < 2]
    assert alike == []


@pytest.mark.parametrize("suit", "SHDC")
def test_german_signs_can_be_read_on_the_paper(suit: str) -> None:
    opening = re.search(r'<g color="(#\w+)"', GERMAN_FACES[f"7{suit}"])
    assert opening is not None
    assert opening[1] == GERMAN_INKS[suit].name()
    inks = [luminance(*channels(QColor(color))) for color in (opening[1], "#fbf5e6")]
    assert contrast(*inks) >= 4.4


@pytest.mark.parametrize("file", sorted((ASSETS / "fonts").glob("*.otf")), ids=lambda file: file.stem)
def test_the_font_has_the_suit_signs_of_the_cards(file: Path) -> None:
    assert with_signs(file) == file.read_bytes()
    font = TTFont(file)
    glyphs, em = font.getGlyphSet(), font["head"].unitsPerEm
    for suit, sign in SIGNS.items():
        box, pip = BoundsPen(glyphs), BoundsPen(None)
        drawn = glyphs[font.getBestCmap()[ord(sign)]]
        drawn.draw(box)
        parse_path(OUTLINES[suit], pip)
        left, bottom, right, top = box.bounds
        scale = HEIGHT * em / (pip.bounds[3] - pip.bounds[1])
        assert f'<path d="{OUTLINES[suit]}"' in (ASSETS / "deck" / f"7{suit}.svg").read_text(encoding="utf-8")
        assert right - left == pytest.approx(scale * (pip.bounds[2] - pip.bounds[0]), abs=2)
        assert top - bottom == pytest.approx(HEIGHT * em, abs=2)
        assert (bottom + top) / 2 == pytest.approx(font["OS/2"].sCapHeight / 2, abs=2)
        assert (left + right) / 2 == pytest.approx(drawn.width / 2, abs=2)
        assert drawn.width == round(ADVANCE * em)


@pytest.mark.parametrize("file", sorted((ASSETS / "fonts").glob("*.otf")), ids=lambda file: file.stem)
def test_the_font_has_the_letters_of_all_sentences_and_names(file: Path) -> None:
    letters = set(TTFont(file).getBestCmap())
    assert letters <= set(chain(*KEPT))
    sentences = "".join(
        path.read_text(encoding="utf-8") for path in (ASSETS.parent / "packaging" / "translations").glob("*.ts")
    )
    names = "Zoë Ñandú Müller Łukasz Şebnem Đorđe Nguyễn Ελένη Дмитро Ķēniņš Siân"
    assert not {ord(letter) for letter in sentences + names if not letter.isspace()} - letters


def test_subsetting_a_font_is_stable() -> None:
    file = ASSETS / "fonts" / "Inter-Regular.otf"
    assert with_kept_letters(file) == file.read_bytes()


def test_the_icon_also_comes_as_pixels() -> None:
    stored = QImage(str(ASSETS / "icon.png"))
    drawn = raster(ASSETS / "icon.svg", ICON_SIZE)
    assert stored.size() == drawn.size()
    assert difference(stored.convertToFormat(drawn.format()), drawn) < 0.5


@pytest.mark.usefixtures("qapp")
def test_the_font_is_inter_in_four_weights_with_figures_of_one_width() -> None:
    loaded = [QFontDatabase.addApplicationFont(str(path)) for path in sorted(ASSETS.glob("fonts/*.otf"))]
    try:
        assert len(loaded) == 4
        assert all("Inter" in QFontDatabase.applicationFontFamilies(font_id) for font_id in loaded)
        letter_widths = []
        for weight in (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold):
            font = QFont("Inter", weight=weight)
            font.setPixelSize(40)
            assert QFontInfo(font).family() == "Inter"
            assert QFontInfo(font).weight() == weight
            letter_widths.append(QFontMetricsF(font).horizontalAdvance("Pinochle"))
            font.setFeature(QFont.Tag("tnum"), 1)
            digits = [QFontMetricsF(font).horizontalAdvance(digit) for digit in "0123456789"]
            assert max(digits) - min(digits) < 0.1
        assert all(lighter < bolder for lighter, bolder in pairwise(letter_widths))
    finally:
        for font_id in loaded:
            QFontDatabase.removeApplicationFont(font_id)


def test_the_font_comes_with_its_license() -> None:
    text = (ASSETS / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert text.startswith("Copyright")
    assert "The Inter Project Authors" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "OFL.txt" in (ASSETS / "NOTICE.md").read_text(encoding="utf-8")
