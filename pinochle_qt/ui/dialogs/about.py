"""What this program is, who made it, and under which licenses."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, qVersion
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout

from pinochle_qt import __version__
from pinochle_qt.resources import asset
from pinochle_qt.ui import style
from pinochle_qt.ui.dialogs.fields import button
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_ICON = 96


class AboutDialog(QDialog):
    """Shows the icon, the version and the licenses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(Word.ABOUT())
        icon = QLabel(self)
        icon.setPixmap(_icon(self.devicePixelRatioF()))
        name = QLabel(Word.ABOUT_NAME(version=__version__), self)
        name.setFont(style.font(Role.TITLE))
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(name)
        made_with = Word.ABOUT_QT(qt=qVersion() or "", python=platform.python_version())
        for sentence in (Word.ABOUT_WHAT(), Word.ABOUT_LICENSE(), Word.ABOUT_FONT(), made_with):
            label = QLabel(sentence, self)
            label.setWordWrap(True)
            label.setMinimumWidth(400)
            words.addWidget(label)
        top = QHBoxLayout()
        top.setSpacing(24)
        top.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        close = button(Word.CLOSE(), self, is_main=True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 24, 24, 20)
        page.setSpacing(20)
        page.addLayout(top)
        page.addLayout(row)


def _icon(ratio: float) -> QPixmap:
    picture = QPixmap(round(_ICON * ratio), round(_ICON * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(asset("icon.svg"))).render(painter, QRectF(0, 0, _ICON, _ICON))
    painter.end()
    return picture
