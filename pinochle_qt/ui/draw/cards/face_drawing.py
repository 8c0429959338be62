"""Draws cards from the deck's SVGs; not needed as long as an earlier start has cached all pictures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage

from pinochle_qt.deck_faces import face_name, german_faces, lettered, letters
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Rank, card_text
from pinochle_qt.resources import DECK_FOLDERS, DamagedAsset, asset
from pinochle_qt.session.settings import Back
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.drawings import drawing, read_drawing, require_reader
from pinochle_qt.ui.draw.pictures import painting
from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, card_height

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.cards.face_store import DeckLook, FaceKey

COURTS = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})
CARD_WIDTH = 250
"""The width of a card in the units of its SVG drawing."""
_OPENING = re.compile(r'<svg [^>]*><g color="(?P<ink>#\w+)"[^>]*>')
_INDEX_GROUP = re.compile(r'<g id="index".*?</g></g>')
"""Patterns for the beginning of a drawing, and for the group that is the index at the top."""


def read_deck() -> None:
    """Read the whole deck, so that a bad drawing is found before the table opens, not while cards are painted.

    Raises:
        MissingAsset: a drawing is missing or damaged.
    """
    for back in get_args(Back):
        drawing("deck", f"back_{back}.svg")
    german_faces()
    letters()
    for folder in DECK_FOLDERS:
        for face in FACES:
            path = _path(folder, face)
            svg = drawing(*path)
            if not _OPENING.match(svg) or not _INDEX_GROUP.search(svg):
                raise DamagedAsset(asset(*path))
    require_reader()


def drawn_alone(key: FaceKey, look: DeckLook, *, is_four_color: bool) -> QImage:
    """Return the picture of a card without its shadow."""
    face, width, ratio = key
    if look.deck is not None:
        from pinochle_qt.ui.draw.looks.stored import stored_card  # few people have a deck of their own

        stored = stored_card(look.deck, face, key.size)
        if stored is not None:
            stored.setDevicePixelRatio(ratio)
            return stored
    image = QImage(*key.size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        for layer in _layers(face, width, look):
            styled = layer if face is None else _styled(layer, face, look, is_four_color=is_four_color)
            picture = read_drawing(QByteArray(styled.encode()), image.size())
            painter.drawImage(QRectF(0, 0, width, card_height(width)), picture)
    return image


def drawn_index(face: Card, width: int, size: QSize, look: DeckLook, ink: str) -> QImage:
    """Return only the index at the top of a card, in a color; the size is in device pixels."""
    svg = _styled(_layers(face, width, look)[-1], face, look, is_four_color=False)
    opening, index = _OPENING.match(svg), _INDEX_GROUP.search(svg)
    if opening is None or index is None:
        raise AssertionError(f"the drawing of {card_text(face)} has no index")
    head = opening[0].replace(opening["ink"], ink)
    return read_drawing(QByteArray(f"{head}{index[0]}</g></svg>".encode()), size)


def _path(folder: str, face: Card) -> tuple[str, ...]:
    return "deck", folder, f"{card_text(face)}.svg"


def _layers(face: Card | None, width: int, look: DeckLook) -> list[str]:
    """Return the drawings that make up a card of this width, bottom layer first."""
    if face is None:
        return [drawing("deck", f"back_{look.back}.svg")]
    if width < COMPACT_BELOW:
        folders: tuple[str, ...] = ("compact",)
    elif look.large_index:
        # the large index of a court card is a patch over its full face
        folders = ("", "large") if RANK_OF[face] in COURTS else ("large",)
    else:
        folders = ("",)
    return [_printed(folder, face, look) for folder in folders]


def _printed(folder: str, face: Card, look: DeckLook) -> str:
    """Return the drawing of a card with the suits and letters of the deck."""
    if look.cards == "german":
        return german_faces()[face_name(folder, card_text(face))]
    return lettered(drawing(*_path(folder, face)), card_text(face), look.letters)


def _styled(svg: str, face: Card, look: DeckLook, *, is_four_color: bool) -> str:
    """Return the drawing of a card in the chosen colors, mirrored if that is chosen."""
    recolors = is_four_color and look.cards == "french"
    ink = tokens.FOUR_COLOR_INKS.get(SUIT_OF[face].letter) if recolors else None
    if ink is not None:
        svg = re.sub(r'(<g color=)"#\w+"', rf'\1"{ink}"', svg, count=1)
    if look.large_index:
        # it would show beside the patch with the large index
        svg = re.sub(r'<g id="sign">.*?</g></g>', "", svg, count=1)
    if look.left_handed:
        mirrored = f'<g id="art" transform="translate({CARD_WIDTH} 0) scale(-1 1)">'
        svg = svg.replace('<g id="art">', mirrored, 1)
        svg = re.sub(
            r'(<g id="index" transform="translate\()([\d.]+)',
            lambda found: f"{found[1]}{CARD_WIDTH - float(found[2])}",
            svg,
            count=1,
        )
    return svg
