"""The dock below the table: the number of the deal, the time line of its choices, and buttons to step through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.step_button import step_buttons
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.rooms.look_back.time_line import TimeLine
from pinochle_qt.words.rooms.games import RoomWord

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_TITLE_WIDTH = 176


class Dock(Panel):
    """The panel along the lower edge.

    Signals:
        stepped: the number of steps to move, negative for backward; `FAR` goes to an end.
        left: the user wants to return to the table, or to the room that led here.
    """

    stepped = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # nothing would show that Tab had stopped here
        self.title = self.add_label(Role.NAME)
        self.line = self.add_label(Role.CAPTION, "muted", wraps=True)
        self.time_line = TimeLine(self)
        self.steps = step_buttons(self, self.stepped.emit)
        self.back = self.add_button(Kind.PLAIN, self.left)
        self._is_small, self._leads_to_table = False, True
        self._title_column = column(Gap(share=1), self.title, self.line, Gap(share=1), spacing=2)
        self._all = row(
            BoxPart(self._title_column, share=0),
            BoxPart(self.time_line, share=1),
            *self.steps,
            self.back,
            margins=(24, 4, 16, 4),
            spacing=8,
        )
        self.set_boxes(self._all)

    def show_way_back(self, *, to_table: bool) -> None:
        """Say on the back button where it leads."""
        self._leads_to_table = to_table
        self._label_back()

    def set_title(self, title: str) -> None:
        """Set the title, which names the deal."""
        self.title.set_text(title)
        self.setAccessibleName(title)

    def fit(self, *, is_small: bool) -> None:
        """Make everything smaller in a small window, and hide the line below the title."""
        self.line.setVisible(not is_small)
        self.title.setMinimumWidth(round((120 if is_small else _TITLE_WIDTH) * self.ui))
        self.line.setFixedWidth(round(_TITLE_WIDTH * self.ui))
        self._is_small = is_small
        self._label_back()
        self.back.setFixedHeight(round((36 if is_small else 48) * self.ui))
        for button in self.steps:
            button.setFixedWidth(round((32 if is_small else 40) * self.ui))
        self._all.change(margins=(12, 2, 8, 2) if is_small else (24, 4, 16, 4))

    def show_step(self, at: int, last: int) -> None:
        """Enable the buttons that lead to another step."""
        for button, possible in zip(self.steps, (at > 0, at > 0, at < last, at < last), strict=True):
            button.setEnabled(possible)

    def _label_back(self) -> None:
        label = RoomWord.BACK() if self._leads_to_table else RoomWord.BACK_TO_PAGE()
        self.back.set_label(label, key="" if self._is_small else RoomWord.ESCAPE())
