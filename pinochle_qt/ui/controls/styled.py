"""What every widget shares that paints itself: the application's theme and scale, and what to do when they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

from pinochle_qt.ui.draw import style

if TYPE_CHECKING:
    from collections.abc import Callable

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
