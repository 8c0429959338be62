"""The page Play together: the table is opened, people join it with their phones, and everybody finds a place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.panels.panel import ENTER_KEYS
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.join_column import JoinColumn, LargeCode
from pinochle_qt.ui.rooms.play_together.options_column import OptionsColumn
from pinochle_qt.ui.rooms.play_together.people_column import PeopleColumn
from pinochle_qt.ui.rooms.play_together.stage_page import StagePage
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.table.geometry.frame import Frame

_ALTERNATE: Final = 1210
"""Width of a window at scale 1 below which places and options are shown one at a time."""
_TAB: Final = 36


class PlayTogetherRoom(Room):
    """Shows a gathering, whose host sits at this window.

    Signals:
        rules_asked: the game or its rules are to be changed.
        tv_asked: the table is to be shown on a TV.
        help_asked: the user wants to know how people play together.
    """

    rules_asked = Signal()
    tv_asked = Signal()
    help_asked = Signal()

    def __init__(self, parent: QWidget, gathering: Gathering) -> None:
        super().__init__(parent, TogetherWord.TITLE())
        self.gathering = gathering
        self.join = JoinColumn(self, gathering)
        self.people = PeopleColumn(self, gathering)
        self.options = OptionsColumn(self, gathering)
        self.page = StagePage(self, gathering)
        self.large = LargeCode(self, gathering)
        self.is_large = self._alternates = self.shows_options = False
        self._make_tabs()
        self._divider_line = self._divider()
        panes = row(BoxPart(self.people.pane, share=400), self._divider_line, BoxPart(self.options.pane, share=428))
        tabs = row(*(BoxPart(tab, share=1) for tab in self.tabs), spacing=12)
        right = column(tabs, BoxPart(panes, share=1), spacing=6)
        self._columns = QWidget(self)
        line = Hairline(self._columns, Qt.Orientation.Vertical)
        row(self.join.pane, Gap(24), line, Gap(24), BoxPart(right, share=1), parent=self._columns)
        self.body.add(BoxPart(self._columns, share=1))
        self.body.add(BoxPart(self.page.pane, share=1))
        self.body.add(BoxPart(self.large.pane, share=1))
        self.join.larger_asked.connect(self._show_large)
        self.options.rules_asked.connect(self.rules_asked)
        self.page.rules_asked.connect(self.rules_asked)
        self.options.tv_asked.connect(self.tv_asked)
        self.page.help_asked.connect(self.help_asked)
        gathering.changed.connect(self.show_all)
        gathering.stage_changed.connect(self._announce_stage)
        self.show_all()

    # ---- as a room ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Show the current state."""
        self.show_all()

    def leave(self) -> None:
        """Put back what is half done."""
        self.people.stop_carrying()

    def take_over(self, before: QWidget) -> None:
        """Show the same columns in another language."""
        if isinstance(before, PlayTogetherRoom):
            self.is_large, self.shows_options = before.is_large, before.shows_options
            self._show_panes()

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window: three columns, or two of which the second alternates."""
        self._alternates = frame.width < _ALTERNATE * frame.ui
        self.join.stand(small=frame.small)
        self.people.take_space(small=frame.small)
        self._show_panes()
        super().fill(frame)

    def choose_content(self) -> None:
        """Show a QR code with which the page stays below the bar of the window."""
        head = self._all.minimumSize().height() - self.body.minimumSize().height()
        self.join.take_height(math.floor(self.place_height * self.ui) - head)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Let Enter in a field of a phrase go on to the next one, and finish after the last."""
        focused = self.focusWidget()
        if event.key() not in ENTER_KEYS or not isinstance(focused, QLineEdit):
            return False
        fields = self.options.phrases.fields
        if focused in fields:
            at = fields.index(focused)
            if at + 1 < len(fields) and focused.text():
                fields[at + 1].setFocus(Qt.FocusReason.TabFocusReason)
            else:
                self.options.phrases.finish()
        return True

    def take_back(self) -> bool:
        """End what is half done or enlarged, and return whether there was anything."""
        if self.people.stop_carrying() or self.options.phrases.give_up():
            return True
        if self.is_large:
            self.is_large = False
            self._show_panes()
            self.join.larger.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return False

    # ---- what is shown -----------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Show the current state."""
        is_open = self.gathering.stage is Stage.OPEN
        self.line.set_text(TogetherWord.LINE() if is_open else TogetherWord.LINE_CLOSED())
        for part in (self.join, self.people, self.options, self.page, self.large):
            part.show_all()
        self._show_panes()

    def _show_panes(self) -> None:
        is_open = self.gathering.stage is Stage.OPEN
        in_columns = is_open and not self.is_large
        one, alternates = self.shows_options, self._alternates
        self._columns.setVisible(in_columns)
        self.people.pane.setVisible(not (alternates and one))
        self.options.pane.setVisible(not alternates or one)
        self._divider_line.setVisible(not alternates)
        self.page.pane.setVisible(not is_open)
        self.large.pane.setVisible(is_open and self.is_large)
        for tab in self.tabs:
            tab.setVisible(alternates)
        self._exclusive.choose(self.tabs[one])
        self.people.stand(is_alone=alternates)
        self.options.stand(is_alone=alternates)
        main = None if not in_columns else self.people.main if alternates and not one else self.options.main
        self.main_button = self.page.button if not is_open else main
        self.choose_content()

    def _announce_stage(self) -> None:
        if self.isVisible() and self.gathering.stage is not Stage.OPEN:
            desktop.announce(self, self.page.announcement)

    def _show_large(self) -> None:
        self.is_large = True
        self._show_panes()
        self.large.smaller.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_tab(self) -> None:
        self.shows_options = self.sender() is self.tabs[1]
        self._show_panes()

    def _make_tabs(self) -> None:
        self.tabs = [self.add_button(Kind.COUNT, self._show_tab) for _ in range(2)]
        self._exclusive = Exclusive(self)
        for tab, label in zip(self.tabs, (TogetherWord.TAB_WHO, TogetherWord.TAB_OPTIONS), strict=True):
            tab.set_label(label())
            tab.set_height(_TAB)
            self._exclusive.add(tab)

    def _divider(self) -> QWidget:
        pane = QWidget(self)
        row(Hairline(pane, Qt.Orientation.Vertical), margins=(24, 0, 24, 0), parent=pane)
        return pane
