"""Saves what the window shows to files that the person chooses, each whole or not at all."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QDate, QIODevice, QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImageWriter
from PySide6.QtWidgets import QFileDialog

from pinochle_qt.record.files import replaced_file
from pinochle_qt.record.unsaved import reason
from pinochle_qt.ui.dialogs.score_paper import sheet_pdf, sheet_picture
from pinochle_qt.ui.words.export_catalog import Export
from pinochle_qt.ui.words.score_sheet import score_sheet, sheet_csv, sheet_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.library.summary import ReadGame
    from pinochle_qt.ui.draw.theme import Theme

_NOT_IN_NAMES: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
"""What some system does not let stand in the name of a file."""


class Exporter(QObject):
    """Asks for a file and writes to it; what is in the file before stays until the new one is whole.

    Signals:
        told: a sentence for the person, where something was saved or why it was not.
    """

    told = Signal(str)

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._folder = documents if Path(documents).is_dir() else str(Path.home())
        """Where something was saved last."""

    def save_picture(self, picture: QImage, title: str) -> None:
        """Save a picture where the person wants it; `title` says what it shows."""
        self._ask(Export.SAVE_PICTURE(), title, {".png": (Export.PICTURES(), partial(png, picture))})

    def save_pdf(self, contents: bytes, title: str) -> None:
        """Save what is to be printed where the person wants it; `title` says what it is."""
        self._ask(Export.SAVE_PDF(), title, {".pdf": (Export.PDF(), lambda: contents)})

    def save_sheet(self, game: ReadGame, theme: Theme, record: Path | None = None) -> None:
        """Save the score sheet of a game as a picture, PDF, table or text, or its record for another machine."""
        sheet = score_sheet(game)
        kinds: dict[str, tuple[str, Callable[[], bytes]]] = {
            ".png": (Export.PICTURES(), lambda: png(sheet_picture(sheet, theme))),
            ".pdf": (Export.PDF(), partial(sheet_pdf, sheet)),
            ".csv": (Export.TABLES(), partial(sheet_csv, game)),
            ".txt": (Export.TEXTS(), lambda: sheet_text(sheet).encode()),
        }
        if record is not None:
            kinds[record.suffix] = (Export.GAMES(suffix=record.suffix), record.read_bytes)
        self._ask(Export.SAVE_SHEET(), f"{sheet.title}, {Export.SHEET()}", kinds)

    def copy_sheet(self, game: ReadGame) -> None:
        """Put the score sheet of a game as text where it can be pasted from."""
        QGuiApplication.clipboard().setText(sheet_text(score_sheet(game)))

    def _ask(self, heading: str, title: str, kinds: Mapping[str, tuple[str, Callable[[], bytes]]]) -> None:
        """Ask for a file, and write what is made for its kind: by suffix what the kind is called, and its contents."""
        dialog = QFileDialog(self._window, heading)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        suffixes = {words: suffix for suffix, (words, _) in kinds.items()}
        dialog.setNameFilters(list(suffixes))
        dialog.setDefaultSuffix(next(iter(kinds)))
        dialog.filterSelected.connect(lambda words: dialog.setDefaultSuffix(suffixes[words]))
        dialog.setDirectory(self._folder)
        dialog.selectFile(file_name(title))

        def save(chosen: str) -> None:
            suffix = Path(chosen).suffix.lower()
            _, contents = kinds.get(suffix, next(iter(kinds.values())))
            self._folder = str(Path(chosen).parent)
            self._write(Path(chosen), contents)

        dialog.fileSelected.connect(save)
        dialog.open()

    def _write(self, path: Path, contents: Callable[[], bytes]) -> None:
        """Write a file that is there whole or not at all, and say where it is or why the system did not let it be."""
        try:
            with replaced_file(path) as file:
                file.write(contents())
        except OSError as error:
            self.told.emit(Export.CANNOT_SAVE(path=str(path), reason=reason(error)))
        else:
            self.told.emit(Export.SAVED(path=str(path)))


def file_name(title: str) -> str:
    """Return a name for a file about something of today, without a suffix and fit for every system."""
    today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    return _NOT_IN_NAMES.sub("-", Export.FILE_NAME(date=today, title=title)).strip(" .")


def png(picture: QImage) -> bytes:
    """Return a picture as the contents of a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(data.data())
