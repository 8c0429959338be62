"""Makes decks and felts as strangers might, for tests."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage

from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Card, card_text
from pinochle_qt.ui.draw.looks.stored import SHAPE, channels

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 50 70">'
BACK: Final = "#335577"
_NAMES: Final = dict(zip("A789TJQK", ("1", "7", "8", "9", "10", "jack", "queen", "king"), strict=True))
_COLUMNS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
_SUITS: Final = ("club", "diamond", "heart", "spade")


def color_of(face: Card | None) -> QColor:
    """Return the color of a made card: another one for every card."""
    return QColor(BACK) if face is None else QColor.fromHsv(face * 11, 200, 220).toRgb()


def plain_card(face: Card | None, width: int = 100, shape: float = SHAPE) -> QImage:
    """Return a card of one color."""
    image = QImage(width, round(width / shape), QImage.Format.Format_RGB32)
    image.fill(color_of(face))
    return image


def make_deck(folder: Path, faces: Iterable[Card] = FACES, *, has_back: bool = True) -> Path:
    """Put a deck of PNG files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for face in faces:
        plain_card(face).save(str(folder / f"{card_text(face)}.png"))
    if has_back:
        plain_card(None).save(str(folder / "back.png"))
    return folder


def make_felt(path: Path, color: str = "#602020", size: tuple[int, int] = (800, 500)) -> Path:
    """Write a felt of one color."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(path))
    return path


def sheet(*, is_named: bool = True) -> str:
    """Return a drawing of all cards in thirteen columns and five rows, whose parts have names or not."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="650" height="350" viewBox="0 0 650 350">'
    parts = []
    for face in FACES:
        name, row = _NAMES[RANK_OF[face].letter], int(SUIT_OF[face])
        parts.append((f"{name}_{_SUITS[row]}", _COLUMNS.index(name), row, color_of(face).name()))
    parts.append(("back", 2, 4, BACK))
    cells = (
        f'<rect {f"""id="{name}" """ if is_named else ""}x="{50 * column}" y="{70 * row}" width="50" height="70" '
        f'fill="{color}"/>'
        for name, column, row, color in parts
    )
    return f"{head}{''.join(cells)}</svg>"


def make_sheet(folder: Path, kind: str) -> Path:
    """Put a deck on one sheet into a folder: `kde`, `grid` or `bonded`."""
    folder.mkdir()
    if kind == "kde":
        (folder / "fine.svgz").write_bytes(gzip.compress(sheet().encode()))
        (folder / "index.desktop").write_text("[KDE Backdeck]\nName=Fine\nSVG=fine.svgz\n")
    elif kind == "grid":
        (folder / "fine.svg").write_text(sheet(is_named=False))
    else:
        image = QImage(650, 350, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        (folder / "fine.png").write_bytes(b"")
        from PySide6.QtCore import QByteArray
        from PySide6.QtGui import QPainter
        from PySide6.QtSvg import QSvgRenderer

        painter = QPainter(image)
        QSvgRenderer(QByteArray(sheet().encode())).render(painter)
        painter.end()
        image.save(str(folder / "fine.png"))
    return folder


def color_in(image: QImage) -> QColor:
    """Return the color in the middle of a picture."""
    return image.pixelColor(QPoint(image.width() // 2, image.height() // 2))


def is_color(image: QImage, color: QColor) -> bool:
    """Return whether a picture has, nearly, this color in its middle."""
    seen = color_in(image)
    return all(abs(one - other) <= 3 for one, other in zip(channels(seen), channels(color), strict=True))
