"""Rows and columns that lay out the parts of a panel, with lengths in pixels at scale 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QSpacerItem, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

UNLIMITED: Final = 2**24 - 1
"""The largest possible width or height of a widget, meaning no limit (Qt's `QWIDGETSIZE_MAX`)."""
_FIXED, _FREE = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum


class Part(Struct, frozen=True):
    """A member of a row or column: its minimum size, whatever its content, and its share of the remaining space."""

    item: QWidget | Box
    share: int = 0
    """Its proportion of the remaining space; 0 if it takes no more than it needs."""
    width: float = 0
    height: float = 0


class Gap(Struct, frozen=True):
    """Empty space between members."""

    length: float = 0
    share: int = 0


Member: TypeAlias = "QWidget | Box | Part | Gap"


class Box(QBoxLayout):
    """A row or a column. All lengths are given at scale 1, and `scale` turns them into pixels."""

    def __init__(
        self,
        direction: QBoxLayout.Direction,
        members: Iterable[Member],
        margins: tuple[float, float, float, float] = (0, 0, 0, 0),
        spacing: float = 0,
    ) -> None:
        """Lay out members one after the other, within margins: left, top, right and bottom."""
        super().__init__(direction)
        self._margins, self._spacing = margins, spacing
        self._parts: list[Part] = []
        self._gaps: list[tuple[Gap, QSpacerItem]] = []
        for member in members:
            self.add(member)
        self.scale(1.0)

    def add(self, member: Member) -> None:
        """Append a member; its lengths take effect the next time the box is scaled."""
        if isinstance(member, Gap):
            spacer = QSpacerItem(0, 0)
            self._gaps.append((member, spacer))
            self.addSpacerItem(spacer)
            self.setStretch(self.count() - 1, member.share)
            return
        part = member if isinstance(member, Part) else Part(member)
        self._parts.append(part)
        if isinstance(part.item, Box):
            self.addLayout(part.item, part.share)
        else:
            self.addWidget(part.item, part.share)

    def put_in_order(self, widgets: Iterable[QWidget]) -> None:
        """Move widgets of this box to its end, in the given order."""
        for widget in widgets:
            share = self.stretch(self.indexOf(widget))
            self.removeWidget(widget)
            self.addWidget(widget, share)

    def change(
        self, ui: float, *, margins: tuple[float, float, float, float] | None = None, spacing: float | None = None
    ) -> None:
        """Change the margins or the spacing between members."""
        self._margins = self._margins if margins is None else margins
        self._spacing = self._spacing if spacing is None else spacing
        self.scale(ui)

    def scale(self, ui: float) -> None:
        """Scale all lengths in this box and the boxes within it."""
        left, top, right, bottom = (round(each * ui) for each in self._margins)
        self.setContentsMargins(left, top, right, bottom)
        self.setSpacing(round(self._spacing * ui))
        is_row = self.direction() in {QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.RightToLeft}
        for gap, spacer in self._gaps:
            length, policy = round(gap.length * ui), _FREE if gap.share else _FIXED
            spacer.changeSize(*((length, 0, policy, _FREE) if is_row else (0, length, _FREE, policy)))
        for part in self._parts:
            if isinstance(part.item, Box):
                part.item.scale(ui)
            elif part.width or part.height:
                part.item.setMinimumSize(round(part.width * ui), round(part.height * ui))
        self.invalidate()


def row(*members: Member, margins: tuple[float, float, float, float] = (0, 0, 0, 0), spacing: float = 0) -> Box:
    """Return a row of members, from left to right."""
    return Box(QBoxLayout.Direction.LeftToRight, members, margins, spacing)


def column(*members: Member, margins: tuple[float, float, float, float] = (0, 0, 0, 0), spacing: float = 0) -> Box:
    """Return a column of members, from top to bottom."""
    return Box(QBoxLayout.Direction.TopToBottom, members, margins, spacing)


def keep_place(widget: QWidget) -> None:
    """Keep the space of a widget reserved while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
