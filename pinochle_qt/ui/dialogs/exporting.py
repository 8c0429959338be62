"""Saves what the window shows to files that the user chooses, each written completely or not at all."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from pinochle_qt.names import file_name
from pinochle_qt.record.files import replaced_file
from pinochle_qt.record.save_errors import reason
from pinochle_qt.ui.dialogs.score_paper import sheet_pdf, sheet_picture
from pinochle_qt.ui.draw.pictures import png
from pinochle_qt.words.game.score_sheet import Export, score_sheet, sheet_csv, sheet_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.ui.draw.theme import Theme


class Exporter(QObject):
    """Asks for a file and writes to it; an existing file keeps its contents until the new one is complete.

    Signals:
        reported: a sentence for the user: where the file was saved, or why it wasn't.
    """

    reported = Signal(str)

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._folder = documents if Path(documents).is_dir() else str(Path.home())
        """The folder of the last file saved."""

    def save_picture(self, picture: QImage, title: str) -> None:
        """Save a picture to a file that the user chooses; `title` says what it shows."""
        self._ask(Export.SAVE_PICTURE(), title, {".png": (Export.PICTURES(), partial(png, picture))})

    def save_pdf(self, contents: bytes, title: str) -> None:
        """Save a printable PDF to a file that the user chooses; `title` says what it is."""
        self._ask(Export.SAVE_PDF(), title, {".pdf": (Export.PDF(), lambda: contents)})

    def save_sheet(self, game: ReadGame, theme: Theme, record: Path | None = None) -> None:
        """Save a game's score sheet as a picture, PDF, table or text, or save its record for use on another machine."""
        sheet = score_sheet(game)
        kinds: dict[str, tuple[str, Callable[[], bytes]]] = {
            ".png": (Export.PICTURES(), lambda: png(sheet_picture(sheet, theme))),
            ".pdf": (Export.PDF(), partial(sheet_pdf, sheet)),
            ".csv": (Export.TABLES(), partial(sheet_csv, game)),
            ".txt": (Export.TEXTS(), lambda: sheet_text(sheet).encode()),
        }
        if record is not None:
            kinds[record.suffix] = (Export.GAMES(suffix=record.suffix), record.read_bytes)
            self._ask(Export.SAVE_GAME(), sheet.title, kinds)
            return
        self._ask(Export.SAVE_SHEET(), f"{sheet.title}, {Export.SHEET()}", kinds)

    def copy_sheet(self, game: ReadGame) -> None:
        """Copy a game's score sheet to the clipboard as text."""
        QGuiApplication.clipboard().setText(sheet_text(score_sheet(game)))

    def _ask(self, heading: str, title: str, kinds: Mapping[str, tuple[str, Callable[[], bytes]]]) -> None:
        """Ask for a file and write it; `kinds` maps each suffix to a file type's name and its contents."""
        dialog = QFileDialog(self._window, heading)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        suffixes = {words: suffix for suffix, (words, _) in kinds.items()}
        dialog.setNameFilters(list(suffixes))
        dialog.setDefaultSuffix(next(iter(kinds)))
        dialog.filterSelected.connect(lambda words: dialog.setDefaultSuffix(suffixes[words]))
        dialog.setDirectory(self._folder)
        dialog.selectFile(dated_file_name(title))

        def save(chosen: str) -> None:
            suffix = Path(chosen).suffix.lower()
            _, contents = kinds.get(suffix, next(iter(kinds.values())))
            self._folder = str(Path(chosen).parent)
            self._write(Path(chosen), contents)

        dialog.fileSelected.connect(save)
        dialog.open()

    def _write(self, path: Path, contents: Callable[[], bytes]) -> None:
        """Write the file completely or not at all, and report where it is or why the system refused."""
        try:
            with replaced_file(path) as file:
                file.write(contents())
        except OSError as error:
            self.reported.emit(Export.CANNOT_SAVE(path=str(path), reason=reason(error)))
        else:
            self.reported.emit(Export.SAVED(path=str(path)))


def dated_file_name(title: str) -> str:
    """Return a file name with today's date and the title, without a suffix and valid on every system."""
    today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    return file_name(Export.FILE_NAME(date=today, title=title))
