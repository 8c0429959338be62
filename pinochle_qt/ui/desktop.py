"""What the desktop asks of every program: light or dark, and whether things may move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

_LESS_MOTION: Final = "less-motion"
"""Where the application keeps what the desktop's own style said."""


def dress_plainly(application: QApplication) -> None:
    """Take Fusion as the style, and keep what the desktop's own style says about motion, which Fusion does not know."""
    # Qt 6.11 has no hint of its own for this; a style without animations is how desktops pass it on
    duration = application.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    application.setProperty(_LESS_MOTION, duration <= 0)
    application.setStyle("Fusion")


def wants_less_motion() -> bool:
    """Return whether the desktop asks for less motion."""
    application = QApplication.instance()
    return application is not None and bool(application.property(_LESS_MOTION))


def color_scheme() -> Qt.ColorScheme:
    """Return whether the desktop is light or dark; bare X11 does not tell."""
    return QGuiApplication.styleHints().colorScheme()


def theme_name(scheme: Qt.ColorScheme) -> str:
    """Return the theme that goes with a desktop: green felt where it does not tell whether it is light or dark."""
    return {Qt.ColorScheme.Light: "light", Qt.ColorScheme.Dark: "dark"}.get(scheme, "felt")
