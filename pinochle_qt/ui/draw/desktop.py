"""What the desktop asks of every program: light or dark, and whether things may move; and what it reads aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle, QStyleFactory

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_OWN_STYLE: Final = "own-style"
"""Where the application keeps the name of the desktop's own style."""


def dress_plainly(application: QApplication) -> None:
    """Take Fusion as the style, and remember the desktop's own, which alone knows whether things may move."""
    application.setProperty(_OWN_STYLE, application.style().name())
    application.setStyle("Fusion")


def wants_less_motion() -> bool:
    """Return whether the desktop asks for less motion now."""
    style = own_style()
    # Qt 6.11 has no hint of its own for this; a style without animations is how desktops pass it on
    return style is not None and style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0


def own_style() -> QStyle | None:
    """Return the desktop's own style, recreated to pick up changes made in the desktop since."""
    application = QApplication.instance()
    name = application.property(_OWN_STYLE) if application is not None else None
    return QStyleFactory.create(name) if name else None


def announce(widget: QWidget, sentence: str) -> None:
    """Let screen readers say a sentence."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # large, and not needed to open the table

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def color_scheme() -> Qt.ColorScheme:
    """Return whether the desktop is light or dark; plain X11 does not say."""
    return QGuiApplication.styleHints().colorScheme()


def theme_name(scheme: Qt.ColorScheme) -> str:
    """Return the theme that goes with a desktop: green felt where it does not say whether it is light or dark."""
    return {Qt.ColorScheme.Light: "light", Qt.ColorScheme.Dark: "dark"}.get(scheme, "felt")
