"""The view of a table with nothing on it: the felt, painted once a size, and tooltips for what will lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.felt import paint_felt
from pinochle_qt.ui.table.geometry.table_shape import table_shape

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QWheelEvent
    from PySide6.QtWidgets import QGraphicsSceneHelpEvent

    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.ui.draw.shapes import TableShape
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.layout import Layout


class _Scene(QGraphicsScene):
    """Says what is below the cursor in a tooltip; in a graphics view, Qt asks the scene and not the viewport for it."""

    def __init__(self, view: FeltView) -> None:
        super().__init__(view)
        self._view = view

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the tooltip, or hide the one shown."""
        QToolTip.showText(event.screenPos(), self._view.tooltip_at(event.scenePos()), self._view.viewport())
        event.accept()


class FeltView(QGraphicsView):
    """A graphics view that paints the felt, does not scroll, and repaints only what has changed.

    Signals:
        felt_painted: the felt is being painted for the first time, or in a new size.
    """

    felt_painted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)  # dropped files are for the window, and the viewport does as the view does
        # otherwise PySide would search all widget classes, and build each, to wrap the viewport that Qt makes
        self.setViewport(QWidget(self))
        self._scene = _Scene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.theme: Theme = tokens.FELT
        self._felt: Look | None = None
        self._shape: TableShape | None = None

    def set_felt(self, theme: Theme, felt: Look | None) -> None:
        """Change colors and felt, which is ours without a look; `lay_felt` paints it."""
        self.theme, self._felt = theme, felt

    def lay_felt(self, layout: Layout) -> None:
        """Paint the felt again for a layout, and show the part of the scene that is below the strip."""
        self._shape = table_shape(layout)
        self.setSceneRect(to_qt(layout.frame.table))
        self.resetCachedContent()

    def tooltip_at(self, at: QPointF) -> str:
        """Return what is said of a point of the scene; empty for nothing."""
        del at
        return ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the felt in the new size; the window updates the frame."""
        super().resizeEvent(event)
        self.resetCachedContent()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel: the table does not scroll."""
        event.ignore()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the felt; Qt keeps the result, so this runs once per size."""
        del rect
        paint_felt(painter, self.sceneRect(), self.theme, self.devicePixelRatioF(), self._felt, self._shape)
        self.felt_painted.emit()
