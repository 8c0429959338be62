"""The base class of rooms that show a table, made smaller by a panel at its right and in some by a dock below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.keyboard.tab_order import move_focus
from pinochle_qt.ui.rooms.look_back.open_table import OpenTableView
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.session.review import Review
    from pinochle_qt.ui.draw.cards.face_store import DeckLook
    from pinochle_qt.ui.draw.theme import Tempo
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.rooms.look_back.places import DealSize

_PANEL, _SMALL_PANEL, _DOCK, _SMALL_DOCK = 336, 264, 84, 64
_GAP: Final = 16


class TableRoom(QWidget):
    """Shows a deal step by step.

    Signals:
        left: the user wants to return to the table, or to the room that led here.
        shown: an observation of a step for the strip, and everyone's names.
    """

    left = Signal()
    shown = Signal(object, object)
    panel: Panel
    """The panel at the right, created by the subclass."""
    dock: Panel | None = None

    def __init__(self, parent: QWidget, look: Callable[[], DeckLook]) -> None:
        super().__init__(parent)
        self._frame: Frame | None = None
        self._current_step = 0
        self.table = OpenTableView(look, self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # nothing would show that Tab had stopped here
        self.hide()

    @property
    def step(self) -> int:
        """The index of the step shown."""
        return self._current_step

    @property
    def laid_out(self) -> tuple[Review, DealSize] | None:
        """The deal to lay out, and the room that its cards need; None if there is no deal yet."""
        return None

    def fit_panels(self, *, is_small: bool) -> None:
        """Let the panels take less space in a small window."""

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window below the strip."""
        self._frame = frame
        self.setGeometry(0, frame.bar, frame.width, frame.height - frame.bar)
        self.lay_out()

    def open(self, tempo: Tempo) -> None:
        """Show the table with its panels."""
        self.show()
        self.raise_()
        for panel in self._panels:
            panel.open(tempo)

    def enter(self) -> None:
        """Do nothing: the caller chooses the deal afterward, and only then is the strip updated."""

    def come_back(self) -> None:
        """Show again what was shown before another room took its place; called in place of `enter`."""

    def show_way_back(self, *, to_table: bool) -> None:
        """Say where the back button leads, if there is one."""

    def leave(self) -> None:
        """Release what is kept only while the room is visible."""

    def take_over(self, before: QWidget) -> None:
        """Show what the same room showed in another language."""

    def lay_out(self) -> None:
        """Place the table and the panels again."""
        frame, laid_out = self._frame, self.laid_out
        if frame is None or laid_out is None:
            return
        review, size = laid_out
        is_small = frame.small
        edge = frame.px(8) if is_small else frame.margin
        panel_width = frame.px(_SMALL_PANEL if is_small else _PANEL)
        gap = frame.px(8 if is_small else _GAP)
        dock_height = 0 if self.dock is None else frame.px(_SMALL_DOCK if is_small else _DOCK)
        below = gap // 2 + (dock_height + gap if dock_height else 0)
        width = frame.width - panel_width - edge - gap // 2
        # the open hands take the space that people would need
        inner = Frame(width, frame.height - below, 0, frame.fans_left, least_ui=min(frame.ui, 1.0), has_people=False)
        inner = replace(inner, menu=frame.bar - inner.strip_height)
        self.table.setGeometry(self.rect())
        layout = Layout(inner, review.rules.table.players, size.hand, bool(review.table(0).stock))
        self.table.lay_out(layout, size.heaps, frame.bar)
        bottom = self.height() - gap - dock_height
        self.fit_panels(is_small=is_small)
        if self.dock is not None:
            self.dock.place(QRect(edge, bottom, self.width() - 2 * edge, dock_height))
            bottom -= gap
        self.panel.place(QRect(self.width() - edge - panel_width, gap, panel_width, bottom - gap))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        """Move the focus for Tab or Shift+Tab: from the table through the panels."""
        return move_focus(self, forward=next)

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _panels(self) -> tuple[Panel, ...]:
        return (self.panel,) if self.dock is None else (self.panel, self.dock)
