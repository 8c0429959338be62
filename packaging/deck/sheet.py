"""A contact sheet of the deck: run `../.venv/bin/python -m deck.sheet sheet.png` in the packaging folder."""

import argparse
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter

from .build import ASSETS
from .german import german_drawings
from .icon import FELT
from .palette import RANKS, SUITS
from .raster import painted, raster

GAP = 12
SHEET_WIDTH = 2460
ALL_CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
BACKS = ("back_red", "back_blue", "back_black")
MELDS = (
    ("KS", "KH", "KC", "KD"),
    ("KC", "QC"),
    ("QS", "JD"),
    ("AH", "TH", "KH", "QH", "JH"),
    ("9H",),
    ("TS", "8D", "7C"),
)


class Sheet:
    """Pictures laid out in rows from the upper left corner."""

    def __init__(self) -> None:
        self._placed: list[tuple[int, int, QImage]] = []
        self._x = self._y = GAP
        self._row_height = 0

    def add(self, image: QImage, step: int | None = None) -> None:
        """Place a picture; the next one follows after `step` pixels, or by default after a gap."""
        if self._x + image.width() + GAP > SHEET_WIDTH:
            self.end_row()
        self._placed.append((self._x, self._y, image))
        self._x += step or image.width() + GAP
        self._row_height = max(self._row_height, image.height())

    def end_row(self) -> None:
        """Continue at the left edge below everything placed so far."""
        self._x = GAP
        self._y += self._row_height + GAP
        self._row_height = 0

    def image(self) -> QImage:
        """Return the sheet on green felt."""
        sheet = QImage(SHEET_WIDTH, self._y, QImage.Format.Format_RGB32)
        sheet.fill(QColor(FELT))
        painter = QPainter(sheet)
        for x, y, picture in self._placed:
            painter.drawImage(x, y, picture)
        painter.end()
        return sheet


def _add_faces(sheet: Sheet, names: Iterable[str], width: int) -> None:
    for name in names:
        sheet.add(raster(ASSETS / "deck" / f"{name}.svg", width))
    sheet.end_row()


def _add_large_faces(sheet: Sheet, width: int) -> None:
    """Show the faces with a large index, with the court cards under their overlays."""
    for name in ALL_CARDS:
        large = raster(ASSETS / "deck" / "large" / f"{name}.svg", width)
        if name[0] in "KQJ":
            face = raster(ASSETS / "deck" / f"{name}.svg", width)
            painter = QPainter(face)
            painter.drawImage(0, 0, large)
            painter.end()
            large = face
        sheet.add(large)
    sheet.end_row()


def _add_german_faces(sheet: Sheet, width: int) -> None:
    """Show the faces of the German deck, full and compact."""
    faces = german_drawings()
    for folder in ("", "compact/"):
        for name in ALL_CARDS:
            sheet.add(painted(QByteArray(faces[folder + name].encode()), width))
        sheet.end_row()


def _add_melds(sheet: Sheet, width: int) -> None:
    """Show compact faces that half cover each other, as melds lie on the table."""
    for meld in MELDS:
        for name in meld:
            step = None if name == meld[-1] else width // 2
            sheet.add(raster(ASSETS / "deck" / "compact" / f"{name}.svg", width), step)
    sheet.end_row()


def contact_sheet() -> QImage:
    """Return all pictures at the sizes at which they are used."""
    sheet = Sheet()
    for width in (34, 44, 64):
        _add_faces(sheet, (f"compact/{name}" for name in ALL_CARDS), width)
        _add_melds(sheet, width)
    for width in (60, 80, 120, 240):
        _add_faces(sheet, (*ALL_CARDS, *BACKS), width)
    _add_large_faces(sheet, 80)
    for width in (64, 120):
        _add_german_faces(sheet, width)
    for width in (16, 24, 32, 48, 64, 128, 256):
        sheet.add(raster(ASSETS / "icon.svg", width))
    sheet.end_row()
    return sheet.image()


def main() -> None:
    """Write the contact sheet to the file named on the command line."""
    parser = argparse.ArgumentParser(prog="deck.sheet", description="Write a contact sheet of the deck as PNG.")
    parser.add_argument("output", type=Path)
    output: Path = parser.parse_args().output
    if not contact_sheet().save(str(output)):
        raise OSError(f"{output} could not be written")


if __name__ == "__main__":
    main()
