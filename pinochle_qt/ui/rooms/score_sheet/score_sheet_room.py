"""The Score sheet page, which keeps score for people who play with real cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from pinochle_qt.engine.features import is_match, plays_deals
from pinochle_qt.library.sheets import game_of
from pinochle_qt.names import UNNAMED
from pinochle_qt.record.save_errors import reason
from pinochle_qt.record.values import RecordError
from pinochle_qt.scorekeeping.sheet_editor import SheetEditor
from pinochle_qt.ui.controls.boxes import BoxPart, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.key_names import redo_keys
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.ui.rooms.score_sheet.at_table import AtTable
from pinochle_qt.ui.rooms.score_sheet.deal_pane import DealPane
from pinochle_qt.ui.rooms.score_sheet.play_entry import MIN_UNFOLDED
from pinochle_qt.ui.rooms.score_sheet.sheet_pane import SheetPane
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.opening import why_not
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.games import game_name
from pinochle_qt.words.rooms.scorekeeping import SheetWord, shown_people

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.scorekeeping.sheet import Sheet, SheetDeal
    from pinochle_qt.ui.table.geometry.frame import Frame

SAVE_MS: Final = 400
"""Milliseconds before an unfinished deal is saved, so that not every step of a number is written."""
_LEFT, _ALTERNATE = 560, 1116
"""Width of the deal's form, with room for a row of chips in every language; in narrower windows, one pane at a time."""
_TOOL: Final = 40
_LOW, _CHIP_ROW = 800, 38
"""Height of a window with space for the chips of `MIN_UNFOLDED` players, and of those of one more, at scale 1."""


class ScoreSheetRoom(Room):
    """Records deals played with real cards, and scores them.

    Signals:
        setup_asked: the sheet whose names and rules are to be changed, or None for a new one.
        export_asked: the path of a sheet to export.
        kept: the path of a sheet that was saved.
        trouble: an error message for the user.
    """

    setup_asked = Signal(object)
    export_asked = Signal(object)
    kept = Signal(object)
    trouble = Signal(str)

    def __init__(self, parent: QWidget, folder: Path) -> None:
        """Keep sheets in a folder."""
        super().__init__(parent, SheetWord.TITLE())
        self._folder = folder
        self.editor = SheetEditor(folder)
        self._shows_sheet = False
        self._alternates = False
        self._at_table: AtTable | None = None
        self._save_timer = make_timer(self, self._save, SAVE_MS)
        self._fill_tools()
        self.deal = DealPane(self)
        self._connect_deal()
        self.sheet_pane = SheetPane(self)
        self.sheet_pane.deal_chosen.connect(self.correct)
        self._divider = self.add_divider(24, 24)
        self._empty = self._make_empty()
        panes = (self.deal.pane, self._divider, BoxPart(self.sheet_pane.pane, share=1), BoxPart(self._empty, share=1))
        self.body.add(BoxPart(row(*panes), share=1))
        for keys, action in (([QKeySequence(QKeySequence.StandardKey.Undo)], self.undo), (redo_keys(), self.redo)):
            shortcut = QShortcut(self)
            shortcut.setKeys(keys)
            shortcut.activated.connect(action)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # ---- as a room -------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Show the sheet that was used last."""
        self.editor.look_again()
        if self.editor.sheet is None:
            try:
                self.editor.open_last()
            except RecordError as error:
                self.trouble.emit(why_not(error))
        self.show_all()

    def leave(self) -> None:
        """Save what has been entered."""
        self._save()

    def open_sheet(self, path: Path) -> None:
        """Open a saved sheet, and continue with it."""
        self._save()
        try:
            self.editor.open(path)
        except RecordError as error:
            self.trouble.emit(why_not(error))
        self.show_all()

    def take_over(self, before: QWidget) -> None:
        """Show the same sheet in another language."""
        if isinstance(before, ScoreSheetRoom):
            self.editor = before.editor
            self.show_all()

    def take_setup(self, preset: str, rules: Rules, people: tuple[SeatSetup, ...], *, is_new: bool) -> None:
        """Use these rules and people, on a new sheet or on the current one."""
        names = tuple(
            UNNAMED if setup.name == Word.PLAYER(number=at) else setup.name for at, setup in enumerate(people, 1)
        )
        try:
            if is_new:
                self.editor.begin(preset, rules, names)
            else:
                self.editor.take(preset, rules, names)
        except OSError as error:
            self.trouble.emit(SheetWord.NOT_SAVED(path=str(self._folder), reason=reason(error)))
        self._save_and_show()

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window: deal and sheet side by side, or only one of them."""
        self._alternates = frame.width < _ALTERNATE * frame.ui
        spare_rows = max(0, int((frame.height / frame.ui - _LOW) / _CHIP_ROW))
        self.deal.stand(None if self._alternates else frame.px(_LEFT), unfolded=MIN_UNFOLDED + spare_rows)
        self.sheet_pane.stand(small=frame.small)
        self._show_panes()
        super().fill(frame)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Let Enter finish the deal wherever it is pressed, or go on to the next field while something is missing."""
        focused = self.focusWidget()
        return event.key() in ENTER_KEYS and focused is not None and self.deal.press_enter(focused)

    def take_back(self) -> bool:
        """Cancel the counting of cards or the correction of a deal, and return whether there was one to cancel."""
        if self.deal.is_counting:
            self.deal.count_no_cards()
            self.deal.first_stop.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.editor.sheet is not None and self.editor.correcting is not None:
            self._clear()
        else:
            return False
        return True

    # ---- actions ---------------------------------------------------------------------------------------------------

    def correct(self, at: int) -> None:
        """Open an earlier deal for correction; the row of the unfinished deal leads back to it."""
        if self.editor.correcting is not None:
            self.editor.clear()
        self.editor.correct(at)
        self._shows_sheet = False
        self.show_all()
        self.deal.contract.dealer.take_keys()

    def undo(self) -> None:
        """Undo the last step."""
        self.editor.undo()
        self._save_and_show()

    def redo(self) -> None:
        """Redo a step that was undone."""
        self.editor.redo()
        self._save_and_show()

    def show_all(self) -> None:
        """Show the current state."""
        sheet = self.editor.sheet
        self._at_table = None if sheet is None else AtTable(sheet.rules, shown_people(sheet), self.editor.deal.dealer)
        self._show_panes()
        if sheet is None or self._at_table is None:
            self.setFocusProxy(self.start)
            self.line.set_text(SheetWord.LINE())
            return
        entered, shown = game_of(sheet, self.editor.standing), game_of(self.editor.shown)
        self.line.set_text(_line(sheet, game_name(entered.summary)))
        self.deal.show_deal(self.editor, self._at_table)
        editor = self.editor
        is_entering = editor.shown != sheet and editor.correcting is None
        self.sheet_pane.show_sheet(
            entered,
            shown,
            self._at_table.people,
            opened=len(sheet.deals) if is_entering else None,
            corrected=editor.correcting,
            late=max(0, len(editor.shown.deals) - len(shown.summary.deals)),
            checks=editor.standing.match.checks,
        )
        self._show_tools(sheet)
        self.setFocusProxy(self.deal.first_stop if self.editor.asks else None)  # type: ignore[arg-type]

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show_tools(self, sheet: Sheet) -> None:
        self.finish.set_label(SheetWord.REOPEN() if sheet.is_finished else SheetWord.FINISH())
        self.finish.setEnabled(bool(sheet.deals))
        self.export.setEnabled(bool(sheet.deals))
        self.tabs[False].set_label(SheetWord.TAB_DEAL(deal=self.editor.number))

    def _show_panes(self) -> None:
        """Show the deal and the sheet, only one of them, or that there is no sheet yet."""
        has_sheet = self.editor.sheet is not None
        shows_one = self._alternates
        self.deal.pane.setVisible(has_sheet and not (shows_one and self._shows_sheet))
        self.sheet_pane.pane.setVisible(has_sheet and not (shows_one and not self._shows_sheet))
        self._divider.setVisible(has_sheet and not shows_one)
        self._empty.setVisible(not has_sheet)
        for tab in self.tabs.values():
            tab.setVisible(has_sheet and shows_one)
        self._exclusive.choose(self.tabs[self._shows_sheet])
        for tool in (self.new, self.names, self.export, self.finish):
            tool.setVisible(has_sheet)
        # Enter goes on with a sheet, but begins no other
        self.main_button = self.start if not has_sheet else self.deal.main if self.editor.asks else None

    def _save_and_show(self) -> None:
        """Save what has changed, and show the deal that is asked for now from the top.

        The focus is on its first field, as the dealer is known; if no deal is asked for, it is on the page itself.
        """
        self.deal.count_no_cards()
        self._save()
        self.show_all()
        self.deal.entry.verticalScrollBar().setValue(0)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)  # for a ring, since digits answer its first question now

    def _change_deal(self, deal: SheetDeal) -> None:
        self.editor.tell(deal)
        self._save_timer.start()
        self.show_all()

    def _enter(self) -> None:
        """Enter the deal, or ask for a new sheet if this one expects no more deals."""
        if not self.editor.asks:
            self.setup_asked.emit(None)
        elif self.editor.enter():
            self._save_and_show()
            self.sheet_pane.announce()

    def _clear(self) -> None:
        self.editor.clear()
        self._save_and_show()

    def _remove(self) -> None:
        self.editor.remove()
        self._save_and_show()

    def _finish(self) -> None:
        sheet = self.editor.sheet
        if sheet is not None:
            self.editor.finish(is_finished=not sheet.is_finished)
            self._save_and_show()

    def _export(self) -> None:
        self._save()
        if self.editor.path is not None:
            self.export_asked.emit(self.editor.path)

    def _show_tab(self, shows_sheet: bool) -> None:
        self._shows_sheet = shows_sheet
        self._show_panes()

    def _save(self) -> None:
        """Save what has changed, but not a new sheet on which nothing has been entered."""
        self._save_timer.stop()
        path, sheet = self.editor.path, self.editor.sheet
        if sheet is not None and not self.editor.is_written and sheet.is_blank:
            return
        try:
            if self.editor.save():
                for each in {path, self.editor.path}:  # a new file if the old one was changed elsewhere
                    self.kept.emit(each)
        except OSError as error:
            self.trouble.emit(SheetWord.NOT_SAVED(path=str(self.editor.path), reason=reason(error)))

    # ---- parts -----------------------------------------------------------------------------------------------------

    def _fill_tools(self) -> None:
        self.tabs = self.add_chips({False: "", True: SheetWord.TAB_SHEET()}, self._show_tab)
        """The chip for the deal (False), and the one for the sheet (True)."""
        self.new = self.add_button(Kind.PLAIN, lambda: self.setup_asked.emit(None), SheetWord.NEW())
        self.names = self.add_button(Kind.PLAIN, lambda: self.setup_asked.emit(self.editor.sheet), SheetWord.NAMES())
        self.export = self.add_button(Kind.PLAIN, self._export, SheetWord.EXPORT())
        self.finish = self.add_button(Kind.PLAIN, self._finish)
        for tool in (self.new, self.names, self.export, self.finish):
            tool.set_height(_TOOL)
        for tool in (self.new, self.names, self.export, self.finish):
            self.tools.add(tool)

    def _connect_deal(self) -> None:
        deal = self.deal
        deal.deal_changed.connect(self._change_deal)
        deal.entered.connect(self._enter)
        deal.clear.clicked.connect(self._clear)
        deal.undo.clicked.connect(self.undo)
        deal.remove.clicked.connect(self._remove)

    def _make_empty(self) -> QWidget:
        center = Qt.AlignmentFlag.AlignHCenter
        title = self.add_label(Role.PANEL_TITLE, align=center, words=SheetWord.EMPTY())
        why = self.add_label(Role.BODY, "muted", center, wraps=True, words=SheetWord.EMPTY_WHY())
        self.start: PanelButton = self.add_button(
            Kind.MAIN, lambda: self.setup_asked.emit(None), SheetWord.START(), key=ENTER
        )
        return self.add_empty_page(title, why, self.start)


def _line(sheet: Sheet, game: str) -> str:
    """Return the line below the title: the game, and the score that wins a match."""
    if plays_deals(sheet.rules):
        return SheetWord.LINE_DEALS(game=game, count=sheet.rules.match.deals)
    if not is_match(sheet.rules):
        return game
    return SheetWord.LINE_WITH(game=game, target=text.points(sheet.rules.match.target, sheet.rules))
