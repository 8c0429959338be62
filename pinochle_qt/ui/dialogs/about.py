"""The About dialog: what this program is, who made it, and under which licenses."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, qVersion
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel

from pinochle_qt import __version__
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.drawings import drawing, read_drawing
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_ICON = 96
_TEXT_WIDTH = 400


class AboutDialog(Dialog):
    """A dialog with the icon, the version and the licenses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(DialogWord.ABOUT())
        icon = QLabel(self)
        icon.setPixmap(_icon(style.scale(), self.devicePixelRatioF()))
        made_with = DialogWord.ABOUT_QT(qt=qVersion() or "", python=platform.python_version())
        sentences = (DialogWord.ABOUT_WHAT(), DialogWord.ABOUT_LICENSE(), DialogWord.ABOUT_FONT(), made_with)
        words = column(
            label(DialogWord.ABOUT_NAME(version=__version__), self, "title"),
            *(BoxPart(label(each, self, wraps=True), width=_TEXT_WIDTH) for each in sentences),
            spacing=8,
        )
        close = Button(Kind.MAIN, self, Word.CLOSE(), clicked=self.accept)
        self.lay_out(
            row(BoxPart(icon, align=Qt.AlignmentFlag.AlignTop), BoxPart(words, share=1), spacing=24),
            row(Gap(share=1), close),
            margins=(24, 24, 24, 20),
            spacing=20,
        )


def _icon(scale: float, ratio: float) -> QPixmap:
    """Return the icon at the application's scale factor, sharp on a screen with this device pixel ratio."""
    side = round(_ICON * scale * ratio)
    picture = QPixmap.fromImage(read_drawing(QByteArray(drawing("icon.svg").encode()), QSize(side, side)))
    picture.setDevicePixelRatio(ratio)
    return picture
