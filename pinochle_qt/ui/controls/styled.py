"""What every widget shares that paints itself: the application's theme and scale, and what to do when they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import CachedPicture, painting

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.draw.theme import Theme

    _Widget = QWidget
else:
    _Widget = object


class Styled:
    """Reads theme and scale where it needs them.

    If they change, Qt sends every widget a `StyleChange`, upon which a widget asks for its size hint and paints itself
    again. Nothing more is needed where both depend only on what is read here.
    """

    colors: Callable[[], Theme] = staticmethod(style.theme)
    """Where the theme is from: the application, unless the widget is on something with colors of its own."""

    @property
    def theme(self) -> Theme:
        """The theme to paint with."""
        return self.colors()

    @property
    def ui(self) -> float:
        """The scale of everything around the table."""
        return style.scale()


class Painted(Styled, _Widget):
    """A widget that paints itself, with smooth edges and pictures."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the widget."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint everything that is visible of the widget itself, in its coordinates."""
        raise NotImplementedError


class PaintedOnce(Painted):
    """A widget whose painting is cached until its look changes."""

    _picture: CachedPicture | None = None

    def look(self) -> tuple[object, ...]:
        """Return everything that `draw` depends on, except the size."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the widget from its cached picture if its look has not changed."""
        if self._picture is None:
            self._picture = CachedPicture()
        self._picture.show(self, self.look(), self.draw)

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop the cached picture: a hidden widget needs none."""
        super().hideEvent(event)
        self._picture = None


class Restyled(Styled, _Widget):
    """A widget that also keeps something that depends on theme or scale, such as a fixed size or a style sheet.

    Its constructor calls `follow_style` at its end, or whoever first needs it in its final form does.
    """

    _followed: tuple[Theme, float] | None = None
    """The style that was applied last; a `StyleChange` comes several times, and from a style sheet of its own too."""

    def restyle(self) -> None:
        """Apply theme and scale to what is kept."""
        raise NotImplementedError

    def follow_style(self) -> None:
        """Apply the application's current style, unless that has been done."""
        current = style.current()
        if self._followed != current:
            self._followed = current
            self.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the application's style when it changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._followed is not None:
            self.follow_style()
