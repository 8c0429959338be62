"""The ring around what has the keyboard focus, painted by the widget below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.draw.theme import Theme

    _Widget = QWidget
else:
    _Widget = object

KEY_REASONS: Final = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)
"""The reasons with which something gets the focus by keyboard."""
RING_GAP: Final = 2
"""Gap in pixels between a widget and its focus ring."""


class ShowsFocus(_Widget):
    """A widget around which its panel paints a ring while it has the focus."""

    @property
    def shows_focus(self) -> bool:
        """Whether to paint the ring."""
        return self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the ring painted."""
        super().focusInEvent(event)
        repaint_ring(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Have the ring removed."""
        super().focusOutEvent(event)
        repaint_ring(self)


class ShowsKeyFocus(ShowsFocus):
    """A widget around which a ring is painted only if it got the focus by keyboard."""

    _got_focus_by_key = False

    @property
    def shows_focus(self) -> bool:
        """Whether to paint the ring."""
        return self._got_focus_by_key and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Record whether the focus came by keyboard."""
        self._got_focus_by_key = event.reason() in KEY_REASONS
        super().focusInEvent(event)


def paint_ring(
    painter: QPainter, edge: QRectF, theme: Theme, ui: float, *, line: int = tokens.RING_LINE, gap: int = RING_GAP
) -> None:
    """Paint the focus ring, `gap` pixels outside the edge of a widget."""
    reach = gap + line / 2
    radius = tokens.RADIUS_CONTROL * ui + max(0.0, reach)
    paint_box(painter, edge.adjusted(-reach, -reach, reach, reach), radius, line=theme.text, width=line)


def repaint_ring(widget: QWidget) -> None:
    """Repaint the parent, and every widget further up on which the focus ring may be painted."""
    parent = widget.parentWidget()
    if parent is not None:
        parent.update()
    reach = RING_GAP + tokens.RING_LINE
    ring = widget.rect().adjusted(-reach, -reach, reach, reach)
    while parent is not None and not parent.isWindow():
        parent.update(QRect(widget.mapTo(parent, ring.topLeft()), ring.size()))
        parent = parent.parentWidget()
