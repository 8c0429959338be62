"""Rows, columns and grids that lay out the parts of a panel or dialog, with lengths in pixels at scale 1.

They follow the application's scale by themselves: when it changes, Qt invalidates the layout of every widget.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QSizePolicy, QSpacerItem, QWidget

from pinochle_qt.ui.draw import style

if TYPE_CHECKING:
    from collections.abc import Iterable

UNLIMITED: Final = 2**24 - 1
"""The largest possible width or height of a widget, meaning no limit (Qt's `QWIDGETSIZE_MAX`)."""
_FIXED, _FREE = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum


class BoxPart(Struct, frozen=True):
    """A member of a row or column: its size, whatever its content, and its share of the remaining space."""

    item: QWidget | QLayout
    share: int = 0
    """Its proportion of the remaining space; 0 if it takes no more than it needs."""
    width: float = 0
    height: float = 0
    """Its minimum width and height; 0 if its content decides."""
    is_fixed: bool = False
    """Whether it has exactly this width and height, where they are not 0."""
    align: Qt.AlignmentFlag = Qt.AlignmentFlag(0)
    """Where it is in its space, of which it then takes no more than it needs; 0 if it fills the space."""


class Gap(Struct, frozen=True):
    """Empty space between members."""

    length: float = 0
    share: int = 0


Member: TypeAlias = "QWidget | QLayout | BoxPart | Gap"


class Box(QBoxLayout):
    """A row or a column. All lengths are given at scale 1."""

    def __init__(
        self,
        direction: QBoxLayout.Direction,
        members: Iterable[Member],
        margins: tuple[float, float, float, float] = (0, 0, 0, 0),
        spacing: float = 0,
        parent: QWidget | None = None,
    ) -> None:
        """Lay out members one after the other, within margins: left, top, right and bottom; they fill `parent`.

        Without it, a layout that is set later gives wrapped text too much height in the first frame of a dialog.
        """
        super().__init__(direction, parent)
        self._scale = style.scale()
        self._margins, self._spacing = margins, spacing
        self._parts: list[BoxPart] = []
        self._gaps: list[tuple[Gap, QSpacerItem]] = []
        for member in members:
            self.add(member)
        self._apply_lengths()

    def add(self, member: Member) -> None:
        """Append a member."""
        if isinstance(member, Gap):
            spacer = QSpacerItem(0, 0)
            self._gaps.append((member, spacer))
            self._size_gap(member, spacer)
            self.addSpacerItem(spacer)
            self.setStretch(self.count() - 1, member.share)
            return
        part = member if isinstance(member, BoxPart) else BoxPart(member)
        self._parts.append(part)
        _size_part(part)
        if isinstance(part.item, QLayout):
            self.addLayout(part.item, part.share)
        else:
            self.addWidget(part.item, part.share, part.align)

    def put_in_order(self, widgets: Iterable[QWidget]) -> None:
        """Move widgets of this box to its end, in the given order."""
        for widget in widgets:
            share = self.stretch(self.indexOf(widget))
            self.removeWidget(widget)
            self.addWidget(widget, share)

    def change(self, *, margins: tuple[float, float, float, float] | None = None, spacing: float | None = None) -> None:
        """Change the margins or the spacing between members."""
        self._margins = self._margins if margins is None else margins
        self._spacing = self._spacing if spacing is None else spacing
        self._apply_lengths()

    def needed_height(self, width: int) -> int:
        """Return the height at which everything fits this width, both in pixels."""
        return self.minimumHeightForWidth(width) if self.hasHeightForWidth() else self.minimumSize().height()

    def turn(self, direction: QBoxLayout.Direction) -> None:
        """Change the direction of the box, and that of its gaps."""
        if direction != self.direction():
            self.setDirection(direction)
            self._apply_lengths()

    def invalidate(self) -> None:
        """Follow the application's scale, and lay out again."""
        if self._scale != style.scale():
            self._scale = style.scale()
            self._apply_lengths()
        super().invalidate()

    def _apply_lengths(self) -> None:
        """Turn all lengths in this box and the boxes within it into pixels."""
        left, top, right, bottom = (style.scaled(each) for each in self._margins)
        self.setContentsMargins(left, top, right, bottom)
        self.setSpacing(style.scaled(self._spacing))
        for gap, spacer in self._gaps:
            self._size_gap(gap, spacer)
        for part in self._parts:
            _size_part(part)
        self.invalidate()

    def _size_gap(self, gap: Gap, spacer: QSpacerItem) -> None:
        is_row = self.direction() in {QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.RightToLeft}
        length, policy = style.scaled(gap.length), _FREE if gap.share else _FIXED
        spacer.changeSize(*((length, 0, policy, _FREE) if is_row else (0, length, _FREE, policy)))


class Grid(QGridLayout):
    """A grid without margins, whose horizontal and vertical spacing are given at scale 1."""

    def __init__(self, parent: QWidget, spacing: tuple[float, float]) -> None:
        super().__init__(parent)
        self._scale = 0.0
        self._spacing = spacing
        self.setContentsMargins(0, 0, 0, 0)

    def invalidate(self) -> None:
        """Follow the application's scale, and lay out again."""
        if self._scale != style.scale():
            self._scale = style.scale()
            across, down = self._spacing
            self.setHorizontalSpacing(style.scaled(across))
            self.setVerticalSpacing(style.scaled(down))
        super().invalidate()


def _size_part(part: BoxPart) -> None:
    if isinstance(part.item, QLayout):
        part.item.invalidate()
        return
    width, height = style.scaled(part.width), style.scaled(part.height)
    if not part.is_fixed:
        if width or height:
            part.item.setMinimumSize(width, height)
        return
    if width:
        part.item.setFixedWidth(width)
    if height:
        part.item.setFixedHeight(height)


def row(
    *members: Member,
    margins: tuple[float, float, float, float] = (0, 0, 0, 0),
    spacing: float = 0,
    parent: QWidget | None = None,
) -> Box:
    """Return a row of members, from left to right, which is the layout of `parent`, if there is one."""
    return Box(QBoxLayout.Direction.LeftToRight, members, margins, spacing, parent)


def column(
    *members: Member,
    margins: tuple[float, float, float, float] = (0, 0, 0, 0),
    spacing: float = 0,
    parent: QWidget | None = None,
) -> Box:
    """Return a column of members, from top to bottom, which is the layout of `parent`, if there is one."""
    return Box(QBoxLayout.Direction.TopToBottom, members, margins, spacing, parent)


def discard(widget: QWidget) -> None:
    """Hide a widget at once, and delete it as soon as Qt is done with it."""
    widget.hide()
    widget.deleteLater()


def keep_place(widget: QWidget) -> None:
    """Keep the space of a widget reserved while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
