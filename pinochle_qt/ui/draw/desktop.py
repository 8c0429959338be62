"""The desktop: whether it is light or dark, how it draws what is its own, reduced motion, and its screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyle, QWidget

PLAIN_STYLE: Final = ("-style", "Fusion")
"""The arguments that make the application look alike on every desktop. Setting a style later would build `QStyle`."""
_QT_STYLES: Final = frozenset({"fusion", "windows"})
_asked_for = Qt.ColorScheme.Unknown
"""What the desktop was last asked to be for this program."""


def wants_less_motion() -> bool:
    """Return whether the desktop asks for reduced motion now.

    `QStyle` has more than five hundred members, which PySide builds one by one, so do not call this before the first
    frame.
    """
    from PySide6.QtWidgets import QStyle

    style = own_style()
    # Qt 6.11 has no hint for this; desktops signal it by a style without animations
    return style is not None and style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0


def own_style() -> QStyle | None:
    """Return the desktop's own style, which alone knows about reduced motion; a new instance reflects all changes.

    If the desktop provides none, return Fusion, which asks the desktop like any other style.
    """
    from PySide6.QtWidgets import QStyleFactory

    available = QStyleFactory.keys()
    desktop_styles = [name for name in available if name.lower() not in _QT_STYLES]
    return QStyleFactory.create(desktop_styles[0] if desktop_styles else "Fusion")


def announce(widget: QWidget, sentence: str) -> None:
    """Have screen readers say a sentence."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # large, and few starts begin with a sentence

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def color_scheme() -> Qt.ColorScheme:
    """Return whether the desktop is light or dark; plain X11 does not say."""
    return QGuiApplication.styleHints().colorScheme()


def ask_for_scheme(scheme: Qt.ColorScheme) -> None:
    """Have the desktop draw its own parts, such as title bars and file dialogs, light or dark; Unknown leaves it to it.

    Desktops that cannot do that for a single program change nothing.
    """
    global _asked_for  # noqa: PLW0603 - Qt does not say what it was asked for
    if scheme is not _asked_for:  # Windows would draw all windows anew
        _asked_for = scheme
        QGuiApplication.styleHints().setColorScheme(scheme)


def theme_name(scheme: Qt.ColorScheme) -> str:
    """Return the theme that matches a desktop: green felt if it does not say whether it is light or dark."""
    return {Qt.ColorScheme.Light: "light", Qt.ColorScheme.Dark: "dark"}.get(scheme, "felt")
