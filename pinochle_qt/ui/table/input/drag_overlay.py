"""The held card while it is over a panel, which would hide anything that lies on the felt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.table.input.occupied_areas import panels_over

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QGraphicsView

    from pinochle_qt.ui.table.scene.card_item import CardItem


class DragOverlay(QWidget):
    """A picture of the held card on top of everything in the window; the card itself is hidden while it is shown."""

    def __init__(self, table: QGraphicsView) -> None:
        self._container = table.parentWidget() or table
        super().__init__(self._container)
        self._table = table
        self._item: CardItem | None = None
        self._picture_box = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def follow(self, item: CardItem) -> None:
        """Move to the place of a held card, and replace the card there if a panel would hide it."""
        origin = self._table.viewport().mapTo(self._container, self._table.mapFromScene(0, 0))
        card_box = item.mapRectToScene(item.boundingRect()).translated(origin.toPointF())
        box = card_box.toAlignedRect()
        is_over = any(each.geometry().intersects(box) for each in panels_over(self._table) if each is not self)
        item.setVisible(not is_over)
        self._item, self._picture_box = item, card_box.translated(-box.topLeft().toPointF())
        self.setGeometry(box)
        self.setVisible(is_over)
        self.raise_()

    def let_go(self) -> None:
        """Hide the picture and show the card on the table again."""
        if self._item is not None:
            self._item.setVisible(True)
        self._item = None
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card as it would look on the felt."""
        del event
        if self._item is None:
            return
        picture = self._item.pixmap()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._picture_box, picture, QRectF(picture.rect()))
