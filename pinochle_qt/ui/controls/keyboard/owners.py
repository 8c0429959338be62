"""Asks Qt for objects that own, or stand in for, the one asked; PySide mistakes them for children of that one.

PySide keeps its own notes of which object is whose child, and holds every child that it knows of. `focusProxy` and
`group` note that what they return is a child of what was asked. But it may be just its parent, as a scroll area is to
its viewport and a number field to its line: then the two hold each other, nothing else holds them, and the garbage
collector deletes them with everything inside, though they are on the screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget


def focus_proxy_of(widget: QWidget) -> QWidget | None:
    """Return what takes the focus in place of a widget."""
    proxy = widget.focusProxy()
    if proxy is not None:
        proxy.setParent(proxy.parentWidget())  # nothing changes for Qt, but PySide notes the parent again
    return proxy


def group_of(button: QAbstractButton) -> QButtonGroup | None:
    """Return the group to which a button belongs."""
    group = button.group()
    if group is not None:
        group.setParent(group.parent())
    return group
