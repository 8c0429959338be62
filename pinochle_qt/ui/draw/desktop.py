"""What the desktop asks of every program: light or dark, and whether things may move; and what it reads aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyle, QWidget

PLAIN_STYLE: Final = ("-style", "Fusion")
"""The arguments with which an application looks alike on every desktop. To set a style later would build `QStyle`."""
_COMES_WITH_QT: Final = frozenset({"fusion", "windows"})


def wants_less_motion() -> bool:
    """Return whether the desktop asks for less motion now.

    `QStyle` has more than five hundred members, which PySide builds one by one: nobody asks this before the first
    frame.
    """
    from PySide6.QtWidgets import QStyle

    style = own_style()
    # Qt 6.11 has no hint of its own for this; a style without animations is how desktops pass it on
    return style is not None and style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0


def own_style() -> QStyle | None:
    """Return the desktop's own style, which alone knows whether things may move; made anew, it knows of all changes.

    Where the desktop brings none, Fusion asks it as every other would.
    """
    from PySide6.QtWidgets import QStyleFactory

    known = QStyleFactory.keys()
    brought = [name for name in known if name.lower() not in _COMES_WITH_QT]
    return QStyleFactory.create(brought[0] if brought else "Fusion")


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
