"""A panel that looks like a speech bubble, and points at what it is about."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.theme import FELT, LIGHT
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.input.occupied_areas import below_menu

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent

    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.bubble import BubblePlace
    from pinochle_qt.ui.table.geometry.layout import Layout

_BASE: Final = 12
"""Half the width of the tail where it meets the bubble, at scale 1."""


@lru_cache(maxsize=1)
def _on_bubble(theme: Theme) -> Theme:
    """Return the colors of what lies on a speech bubble."""
    good = (LIGHT if theme.is_dark else FELT).good
    return replace(
        theme,
        panel=theme.bubble,
        panel2=theme.bubble,
        line=style.mixed(theme.bubble, theme.on_bubble, 0.2).name(),
        ctl_line=theme.bubble_muted,
        text=theme.on_bubble,
        muted=theme.bubble_muted,
        accent_ink=theme.on_bubble,
        good=good,
        link=good,
    )


def _colors() -> Theme:
    return _on_bubble(style.theme())


class BubblePanel(Panel):
    """A panel in the colors of a speech bubble, with a tail as a sibling while it points at something."""

    colors = staticmethod(_colors)

    def __init__(self, parent: QWidget) -> None:
        self.tail = BubbleTail(parent)  # first, since a panel is hidden as soon as it is made
        """What points to what the bubble is about."""
        super().__init__(parent)
        self.destroyed.connect(self.tail.deleteLater)

    def point(self, at: BubblePlace, layout: Layout) -> None:
        """Move to a place, with a tail if it has one."""
        self.place(below_menu(at.box, layout))
        tail = at.tail(layout.frame.px(_BASE))
        if tail is None:
            self.point_nowhere()
            return
        left, top = min(each.x for each in tail), min(each.y for each in tail)
        box = Rect(left, top, max(each.x for each in tail) - left, max(each.y for each in tail) - top)
        self.tail.setGeometry(below_menu(box, layout))
        self.tail.point([QPoint(each.x - left, each.y - top) for each in tail])
        self.tail.setVisible(self.isVisible())
        self.follow_with_shadow()

    def point_nowhere(self) -> None:
        """Remove the tail."""
        self.tail.point([])
        self.tail.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the tail too, if there is one."""
        super().showEvent(event)
        self.tail.setVisible(bool(self.tail.corners))

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the tail too."""
        super().hideEvent(event)
        self.tail.hide()

    def follow_with_shadow(self) -> None:
        """Keep the tail above the shadow, which would darken it, and above the edge of the panel."""
        super().follow_with_shadow()
        self.tail.raise_()


class BubbleTail(Painted, QWidget):
    """A triangle from a bubble toward what it is about; clicks go through to what is below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.corners: list[QPoint] = []
        """Where its corners are in it, the tip last; empty if there is none."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point(self, corners: list[QPoint]) -> None:
        """Be a triangle with these corners."""
        self.corners = corners
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint a triangle."""
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(each) for each in self.corners]))
        path.closeSubpath()
        painter.fillPath(path, QColor(self.theme.bubble))
