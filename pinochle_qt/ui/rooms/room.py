"""The base class of all rooms: a header with title, tools and a back button, and a body below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QAbstractSlider, QScrollArea, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.controls.keyboard.tab_order import move_focus
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.words.rooms.games import RoomWord

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.controls.suit_label import SuitLabel
    from pinochle_qt.ui.table.geometry.frame import Frame

_Value = TypeVar("_Value")
PADDING, SMALL_PADDING = 24, 16
"""Space between the edge of a room and its contents, at scale 1."""
_TOP_PADDING: Final = 18
_MAX_WIDTH: Final = 1440
"""The greatest inner width at scale 1: on a large screen the columns grow, but not without limit."""
_HEADER_HEIGHT: Final = 56
_RING_SPACE: Final = 6
"""Height between the head, the tools and the body at scale 1, for the ring around what has the keyboard focus."""
_SCROLLS: Final = {
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
_CONTROL_HEIGHT: Final = 40
"""Height of the back button at scale 1."""


class Room(Panel):
    """A page over the table, in the same window; meanwhile the game waits.

    Rooms put their filters into `tools` and their contents into `body`. In a small window (`is_small`) the tools get a
    row of their own below the title.

    Signals:
        left: the user wants to return to the table, or to the room that led here.
    """

    left = Signal()

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # nothing would show that Tab had stopped here
        self.setAccessibleName(title)
        self.title = self.add_label(Role.TITLE, words=title)
        self.line = self.add_label(Role.BODY, "muted", is_shortened=True)
        self.back = self.add_button(Kind.PLAIN, self.go_back)
        self.back.set_height(_CONTROL_HEIGHT)
        self.show_way_back(to_table=True)
        self.tools = row(spacing=12)
        self._second_row = row()
        self.body = column()
        self.line_row = row(self.line, spacing=8)
        """The line below the title, and whatever else belongs there."""
        self._header = row(
            BoxPart(column(self.title, self.line_row, Gap(share=1)), share=1), self.tools, self.back, spacing=16
        )
        self._all = column(
            BoxPart(self._header, height=_HEADER_HEIGHT),
            self._second_row,
            BoxPart(self.body, share=1),
            spacing=_RING_SPACE,
        )
        self.set_boxes(self._all)
        self._exclusive = Exclusive(self)
        """The chips, of which one is down."""
        self.is_small = False

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window."""
        self.is_small = frame.small
        self._place_tools(below=frame.small)
        edge = frame.px(8) if frame.small else frame.margin
        top = frame.bar + frame.px(8 if frame.small else 16)
        width = frame.width - 2 * edge
        padding = SMALL_PADDING if frame.small else PADDING
        side_margin = max(padding, (width / frame.ui - _MAX_WIDTH) / 2)
        top_margin = SMALL_PADDING - 4 if frame.small else _TOP_PADDING
        self._all.change(margins=(side_margin, top_margin, side_margin, padding))
        self.place(QRect(edge, top, width, frame.height - top - edge))

    def add_chips(
        self, labels: Mapping[_Value, str], show: Callable[[_Value], object], height: int = 0
    ) -> dict[_Value, PanelButton]:
        """Add a chip for each value to the tools, and return them; a click `show`s its value."""
        chips = {value: self.add_button(Kind.COUNT, partial(show, value), label) for value, label in labels.items()}
        for chip in chips.values():
            chip.set_height(height)
            self._exclusive.add(chip)
            self.tools.add(chip)
        return chips

    def add_divider(self, before: float, after: float) -> QWidget:
        """Return a vertical line with this much space before and after it, at scale 1."""
        divider = QWidget(self)
        row(Hairline(divider, Qt.Orientation.Vertical), margins=(before, 0, after, 0), parent=divider)
        return divider

    def add_empty_page(self, title: SuitLabel, why: SuitLabel, button: PanelButton) -> QWidget:
        """Return a page for the body while there is nothing to show: what is missing, why, and what to do about it."""
        page = QWidget(self)
        middle = row(Gap(share=1), button, Gap(share=1))
        column(Gap(share=1), title, why, Gap(12), middle, Gap(share=2), spacing=4, parent=page)
        return page

    def enter(self) -> None:
        """Show the current state; called just before the room becomes visible."""

    def come_back(self) -> None:
        """Show again what was shown before another room took its place; called in place of `enter`."""
        self.enter()

    def go_back(self) -> None:
        """Go where the back button says."""
        self.left.emit()

    def show_way_back(self, *, to_table: bool) -> None:
        """Say on the back button whether it leads to the table or to another room."""
        self.back.set_label(RoomWord.BACK() if to_table else RoomWord.BACK_TO_PAGE(), key=RoomWord.ESCAPE())

    def leave(self) -> None:
        """Release what is kept only while the room is visible."""

    def take_over(self, before: QWidget) -> None:
        """Show what `before` showed: the same room in another language, which this one replaces."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll the page with keys that mean nothing else."""
        super().keyPressEvent(event)
        scroll = _SCROLLS.get(Qt.Key(event.key()))
        area = next((each for each in self.findChildren(QScrollArea) if each.isVisible()), None)
        if scroll is not None and area is not None and not event.isAccepted():
            area.verticalScrollBar().triggerAction(scroll)
            event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        """Move the focus for Tab or Shift+Tab: head, body, buttons."""
        return move_focus(self, forward=next)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _place_tools(self, *, below: bool) -> None:
        """Put the tools beside the title, or in a row below it if the window is narrow."""
        home, other = (self._second_row, self._header) if below else (self._header, self._second_row)
        if home.indexOf(self.tools) < 0:
            other.removeItem(self.tools)
            self.tools.setParent(None)
            home.insertLayout(home.count() if below else 1, self.tools)
