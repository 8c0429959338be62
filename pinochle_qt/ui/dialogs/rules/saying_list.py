"""The list of the rows of an agreement, whose texts are wrapped to its width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, QStringListModel, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pinochle_qt.ui.controls.choice_list import ChoiceList, paint_row
from pinochle_qt.ui.draw import style

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QResizeEvent

_ACROSS, _ABOVE = 10, 5
"""The space beside a text, and above and below it, at scale 1."""
_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_HIGHEST: Final = 10_000


class SayingList(ChoiceList):
    """Rows with their texts, one of which is current."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = QStringListModel(self)
        self.setProperty("kind", "box")
        self.setModel(self._texts)
        self.setItemDelegate(_SayingDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the texts to another width at once; Qt's own way of adjusting waits for a tenth of a second."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()

    @property
    def texts(self) -> list[str]:
        """The texts of all rows."""
        return self._texts.stringList()

    @property
    def at(self) -> int:
        """The index of the current row."""
        return max(0, self.currentIndex().row())

    def show_texts(self, texts: list[str], at: int) -> None:
        """Show rows, one of them as the current one."""
        self._texts.setStringList(texts)
        self.go_to(at)

    def go_to(self, at: int) -> None:
        """Make a row the current one, and show it."""
        index = self._texts.index(at)
        self.setCurrentIndex(index)
        self.scrollTo(index)


class _SayingDelegate(QStyledItemDelegate):
    """Paints a row with its whole text."""

    def __init__(self, view: SayingList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of the text, wrapped to the width of the list."""
        width = self._view.viewport().width()
        space = QRect(0, 0, width - 2 * style.scaled(_ACROSS), _HIGHEST)
        height = option.fontMetrics.boundingRect(space, int(_WRAPPED), str(index.data())).height()
        return QSize(width, height + 2 * style.scaled(_ABOVE))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(1, 1, -1, -1)
        is_current = paint_row(painter, option, box, style.scaled(6), lights_up=False)
        words = QPalette.ColorRole.HighlightedText if is_current else QPalette.ColorRole.WindowText
        painter.setFont(option.font)
        painter.setPen(QGuiApplication.palette().color(words))
        across, above = style.scaled(_ACROSS), style.scaled(_ABOVE)
        painter.drawText(option.rect.adjusted(across, above, -across, -above), int(_WRAPPED), str(index.data()))
        painter.restore()
