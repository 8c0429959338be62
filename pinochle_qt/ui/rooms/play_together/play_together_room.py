"""The page Play together: the table is opened, people join it with their phones, and everybody finds a place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.guest_column import GuestColumn
from pinochle_qt.ui.rooms.play_together.join_column import JoinColumn, LargeCode
from pinochle_qt.ui.rooms.play_together.join_page import JoinPage
from pinochle_qt.ui.rooms.play_together.options_column import OptionsColumn
from pinochle_qt.ui.rooms.play_together.people_column import PeopleColumn
from pinochle_qt.ui.rooms.play_together.stage_page import StagePage
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.table.geometry.frame import Frame

_ALTERNATE: Final = 1210
"""Width of a window at scale 1 below which places and options are shown one at a time."""
_TAB: Final = 36
_GUEST_WIDTH: Final = 256
_ASKS: Final = frozenset({Stage.ASKING, Stage.JOINING})


class PlayTogetherRoom(Room):
    """Shows a gathering, whose host sits at this window.

    Signals:
        rules_asked: the game or its rules are to be changed.
        tv_asked: the table is to be shown on a TV, on this `QScreen`.
        help_asked: the user wants to know how people play together.
    """

    rules_asked = Signal()
    tv_asked = Signal(object)
    help_asked = Signal()

    def __init__(self, parent: QWidget, gathering: Gathering) -> None:
        super().__init__(parent, TogetherWord.TITLE())
        self.gathering = gathering
        self.join = JoinColumn(self, gathering)
        self.guest = GuestColumn(self, gathering)
        self.people = PeopleColumn(self, gathering)
        self.options = OptionsColumn(self, gathering)
        self.page = StagePage(self, gathering)
        self.join_page = JoinPage(self, gathering)
        self.large = LargeCode(self, gathering)
        self.is_large = self._alternates = self.shows_options = False
        self._make_tabs()
        self._divider_line = self.add_divider(24, 24)
        panes = row(BoxPart(self.people.pane, share=400), self._divider_line, BoxPart(self.options.pane, share=428))
        tabs = row(*(BoxPart(tab, share=1) for tab in self.tabs), spacing=12)
        right = column(tabs, BoxPart(panes, share=1), spacing=6)
        self._columns = QWidget(self)
        line = Hairline(self._columns, Qt.Orientation.Vertical)
        left = row(self.join.pane, BoxPart(self.guest.pane, width=_GUEST_WIDTH, is_fixed=True))
        row(left, Gap(24), line, Gap(24), BoxPart(right, share=1), parent=self._columns)
        self.body.add(BoxPart(self._columns, share=1))
        self.body.add(BoxPart(self.page.pane, share=1))
        self.body.add(BoxPart(self.join_page.pane, share=1))
        self.body.add(BoxPart(self.large.pane, share=1))
        self.join.larger.clicked.connect(self._show_large)
        self.options.rules_asked.connect(self.rules_asked)
        self.page.rules_asked.connect(self.rules_asked)
        self.options.tv.asked.connect(self.tv_asked)
        self.guest.tv.asked.connect(self.tv_asked)
        self.page.help.clicked.connect(self.help_asked)
        gathering.changed.connect(self.show_all)
        gathering.stage_changed.connect(self._follow_stage)
        self.show_all()

    # ---- as a room ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Show the current state."""
        self.show_all()

    def leave(self) -> None:
        """Put back what is half done."""
        self.people.stop_carrying()
        self.join_page.end()

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
        if focused in {self.join_page.address, self.join_page.code}:
            self.join_page.go_on(focused)
            return True
        if focused is self.page.server:
            self.page.open()
            return True
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
        if self.people.stop_carrying() or self.options.phrases.give_up() or self.gathering.stop_asking():
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
        lines = {Stage.OPEN: TogetherWord.LINE, Stage.JOINED: TogetherWord.LINE_GUEST}
        self.line.set_text(lines.get(self.gathering.stage, TogetherWord.LINE_CLOSED)())
        for part in (self.join, self.guest, self.people, self.options, self.page, self.join_page, self.large):
            part.show_all()
        self._show_panes()

    def _show_panes(self) -> None:
        gathering = self.gathering
        is_open, asks = gathering.stage is Stage.OPEN, gathering.stage in _ASKS
        is_large = is_open and self.is_large
        in_columns = gathering.is_there and not is_large
        alternates = self._alternates and is_open
        one = self.shows_options and is_open
        self._columns.setVisible(in_columns)
        self.join.pane.setVisible(is_open)
        self.guest.pane.setVisible(not is_open)
        self.people.pane.setVisible(not (alternates and one))
        self.options.pane.setVisible(is_open and (not alternates or one))
        self._divider_line.setVisible(is_open and not alternates)
        self.page.pane.setVisible(not gathering.is_there and not asks)
        self.join_page.pane.setVisible(asks)
        self.large.pane.setVisible(is_large)
        for tab in self.tabs:
            tab.setVisible(alternates)
        self._exclusive.choose(self.tabs[one])
        self.people.stand(is_alone=alternates)
        self.options.stand(is_alone=alternates)
        self.main_button = self._main_button(in_columns=in_columns, alone=alternates and not one)
        self.choose_content()

    def _main_button(self, *, in_columns: bool, alone: bool) -> PanelButton | None:
        """Return the button that Enter presses; `alone` says whether the people are shown without the options."""
        stage = self.gathering.stage
        if stage in _ASKS:
            return self.join_page.join
        if not self.gathering.is_there:
            return self.page.button
        if not in_columns:
            return None
        if stage is Stage.JOINED:
            return self.guest.main
        return self.people.main if alone else self.options.main

    def _follow_stage(self) -> None:
        """Announce a new state, and let the keyboard begin where it goes on."""
        stage = self.gathering.stage
        if stage is not Stage.ASKING:
            self.join_page.end()
        if not self.isVisible() or stage is Stage.OPEN:
            return
        asks = stage in _ASKS
        page = self.join_page if asks else self.guest if stage is Stage.JOINED else self.page
        desktop.announce(self, page.announcement)
        if stage is Stage.ASKING:
            self.join_page.begin()
        elif asks or stage is Stage.JOINED:  # what had the focus is gone
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_large(self) -> None:
        self.is_large = True
        self._show_panes()
        self.large.smaller.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_tab(self) -> None:
        self.shows_options = self.sender() is self.tabs[1]
        self._show_panes()

    def _make_tabs(self) -> None:
        labels = (TogetherWord.TAB_WHO(), TogetherWord.TAB_OPTIONS())
        self.tabs = [self.add_button(Kind.COUNT, self._show_tab, label) for label in labels]
        for tab in self.tabs:
            tab.set_height(_TAB)
            self._exclusive.add(tab)
