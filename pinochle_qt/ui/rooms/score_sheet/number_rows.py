"""Numbers for several groups: one field for each, with its shape and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from pinochle_qt.engine.rules.option import Range
from pinochle_qt.ui.controls.boxes import BoxPart, Grid, row
from pinochle_qt.ui.controls.points_field import WIDTH, PointsField
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.score_sheet.side_mark import SideMark
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.scorekeeping.questions import Group
    from pinochle_qt.ui.controls.suit_label import SuitLabel
    from pinochle_qt.ui.rooms.room import Room

_COLUMNS: Final = 2
_MAX_BARE: Final = 3
"""Number of fields without names that fit side by side if they are narrow."""
_NARROW_WIDTH: Final = 128
_MAX_COUNT: Final = 99


class NumberEntry(Struct, frozen=True):
    """One of the numbers."""

    group: tuple[int, ...]
    names: str
    mark: int
    value: int
    spoken: str
    """What the number means, for screen readers."""


class _Field(QObject):
    """A shape, names and a number."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(room)
        self.pane = QWidget(parent)
        self.mark = SideMark(self.pane)
        self.names: SuitLabel = room.add_label(Role.NAME, is_shortened=True)
        self.field = PointsField(self.pane)
        self.boxes = row(self.mark, BoxPart(self.names, share=1), self.field, spacing=8, parent=self.pane)

    def stand(self, *, is_bare: bool, is_last: bool, is_narrow: bool) -> None:
        """Set whether the names are hidden, with the shape of the last field at its right, and whether it is narrow."""
        self.names.setVisible(not is_bare)
        self.field.set_width(_NARROW_WIDTH if is_narrow else WIDTH)
        directions = QBoxLayout.Direction
        self.boxes.setDirection(directions.RightToLeft if is_bare and is_last else directions.LeftToRight)


class NumberRows(QObject):
    """Fields in two columns; if there are two, they can have a widget `between` them.

    With such a widget, three fields share a row as well, and neither two nor three need names, since the names of their
    shapes are shown above.

    Signals:
        changed: the group and its number.
        typing: the group and its number as it is while it is being typed.
    """

    changed = Signal(object, int)
    typing = Signal(object, int)

    def __init__(self, room: Room, parent: QWidget, between: QWidget | None = None) -> None:
        super().__init__(room)
        self._room, self._between = room, between
        self.pane = QWidget(parent)
        self._grid = Grid(self.pane, spacing=(8, 6))
        self._fields: list[_Field] = []
        self._numbers: tuple[NumberEntry, ...] = ()
        self._laid_out_count: int | None = None

    @property
    def fields(self) -> tuple[PointsField, ...]:
        """The visible fields."""
        return tuple(each.field for each in self._fields[: len(self._numbers)])

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets in tab order."""
        return tuple(each.field.spin for each in self._fields)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups that the numbers belong to."""
        return tuple(number.group for number in self._numbers)

    def show_points(self, numbers: Sequence[NumberEntry], step: int, rules: Rules, *, first: int = 0) -> None:
        """Show points ×10; stepping up begins at `first`."""
        self._set_numbers(numbers)
        for number, each in zip(numbers, self._fields, strict=False):
            each.field.show_points(number.value, step, rules, first=first, is_open=first > 0)

    def show_counts(self, numbers: Sequence[NumberEntry]) -> None:
        """Show numbers that are not points."""
        self._set_numbers(numbers)
        for number, each in zip(numbers, self._fields, strict=False):
            each.field.show_number(Range(0, _MAX_COUNT), number.value)

    def _set_numbers(self, numbers: Sequence[NumberEntry]) -> None:
        """Make enough fields for the numbers, and name them."""
        self._numbers = tuple(numbers)
        while len(self._fields) < len(numbers):
            at, new_field = len(self._fields), _Field(self._room, self.pane)
            for signal in (new_field.field.changed, new_field.field.retyped):
                signal.connect(lambda at=at: self._emit_changed(at))
            new_field.field.typing.connect(lambda points, at=at: self.typing.emit(self._numbers[at].group, points))
            self._fields.append(new_field)
        for at, each in enumerate(self._fields):
            each.pane.setVisible(at < len(numbers))
        self._lay_out(len(numbers))
        for number, each in zip(numbers, self._fields, strict=False):
            each.names.set_text(number.names)
            each.mark.show_mark(number.mark)
            each.field.set_names(number.spoken, SheetWord.LESS(), SheetWord.MORE())
        self.pane.setVisible(bool(numbers))

    def _lay_out(self, count: int) -> None:
        """Arrange the fields in columns, or without names in a single row."""
        if count == self._laid_out_count:
            return
        self._laid_out_count = count
        has_between = self._between is not None and count == _COLUMNS
        is_bare = has_between or (self._between is not None and count == _MAX_BARE)
        columns = count if is_bare else _COLUMNS
        for at, each in enumerate(self._fields[:count]):
            each.stand(is_bare=is_bare, is_last=has_between and at == 1, is_narrow=columns > _COLUMNS)
            self._grid.addWidget(each.pane, at // columns, 2 * (at % columns))
            self._grid.setColumnStretch(2 * (at % columns), 0 if has_between else 1)
        if self._between is not None:
            self._grid.setColumnStretch(1, 1 if has_between else 0)
            self._between.setVisible(has_between)
            self._grid.addWidget(self._between, 0, 1)

    def _emit_changed(self, at: int) -> None:
        if at < len(self._numbers):  # as it is hidden, a field can still lose the focus
            group: Group = self._numbers[at].group
            self.changed.emit(group, self._fields[at].field.points)
