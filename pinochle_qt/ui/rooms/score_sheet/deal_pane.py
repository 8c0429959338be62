"""The left part of the page: the form of a deal, the verdict on it, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from pinochle_qt.engine.cards import SUITS
from pinochle_qt.scorekeeping.faults import faults
from pinochle_qt.scorekeeping.questions import questions
from pinochle_qt.ui.controls.boxes import UNLIMITED, BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.score_sheet.card_counter import CardCounter
from pinochle_qt.ui.rooms.score_sheet.contract_entry import ContractEntry
from pinochle_qt.ui.rooms.score_sheet.play_entry import PlayEntry
from pinochle_qt.ui.rooms.score_sheet.verdict import verdict_of
from pinochle_qt.words import text
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.scorekeeping.questions import Group
    from pinochle_qt.scorekeeping.sheet import SheetDeal
    from pinochle_qt.scorekeeping.sheet_editor import SheetEditor
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.rooms.score_sheet.at_table import AtTable

_BUTTON, _HOW, _HOW_WIDTH = 42, 36, 260
_MAIN: Final = 200


class DealPane(QObject):
    """Asks for a deal, or instead for the cards of a meld.

    Signals:
        deal_changed: the deal as entered so far.
        entered: the deal is to be entered, or a new sheet begun.
    """

    deal_changed = Signal(object)
    entered = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.pane = QWidget(room)
        self._editor: SheetEditor | None = None
        self._at_table: AtTable | None = None
        self._typed: SheetDeal | None = None
        """The deal as it would be with the number that is being typed."""
        self._said = ""
        """What screen readers said last about the deal."""
        self.title = room.add_label(Role.PANEL_TITLE)
        self.next_dealer = room.add_label(Role.BODY, "muted", is_shortened=True)
        self.entry = PageScroll(self.pane)
        contents = QWidget(self.entry)
        self.contract, self.play = ContractEntry(room, contents), PlayEntry(room, contents)
        for part in (self.contract, self.play):
            part.deal_changed.connect(self.deal_changed)
            part.deal_typed.connect(self._preview)
        self.contract.answered.connect(self._focus_after)
        self.play.cards_asked.connect(self._ask_cards)
        self.play.refused.connect(self.say)
        column(self.contract.pane, self.play.pane, Gap(share=1), margins=(6, 0, 9, 0), spacing=6, parent=contents)
        self.entry.hold(contents)
        self.counter = CardCounter(room)
        self.counter.taken.connect(self._take_cards)
        self.counter.left.connect(self.count_no_cards)
        self.verdict = room.add_label(Role.PANEL_TITLE, wraps=True)
        self.why = room.add_label(Role.LESSON, wraps=True)
        self.main = room.add_button(Kind.MAIN, self._enter)
        self.clear = room.add_button(Kind.PLAIN)
        self.undo = room.add_button(Kind.PLAIN, label=SheetWord.UNDO())
        self.remove = room.add_button(Kind.PLAIN)
        self._lay_out()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def show_deal(self, editor: SheetEditor, at: AtTable) -> None:
        """Show the deal that is being entered, or how the match ended."""
        self._editor, self._at_table, self._typed = editor, at, None
        self._show_header(editor, at)
        self._show_footer(editor)
        self._show_verdict()
        if editor.asks:
            asked = questions(at.rules, editor.deal)
            self.contract.show_deal(at, editor.deal, asked)
            self.play.show_deal(at, editor.deal, asked, is_stored=editor.is_unchanged)
        else:
            self.contract.how.hide()
        self.entry.setVisible(editor.asks and not self.is_counting)

    def say(self, sentence: str) -> None:
        """Say why something was not done, in place of the verdict until the next change."""
        self.verdict.set_text(sentence)
        self.verdict.set_ink("bad")
        self.why.set_text("")
        self._said = sentence
        desktop.announce(self.verdict, text.spoken(sentence))

    def stand(self, width: int | None, *, unfolded: int) -> None:
        """Take this width in pixels, or all the space there is, with the buttons side by side.

        The chips of `unfolded` players fit at the same time.
        """
        self.play.stand(unfolded=unfolded)
        self.pane.setMinimumWidth(width or 0)
        self.pane.setMaximumWidth(width or UNLIMITED)
        directions = self._buttons.Direction
        self._buttons.setDirection(directions.TopToBottom if width else directions.LeftToRight)

    # ---- keys ------------------------------------------------------------------------------------------------------

    @property
    def first_stop(self) -> QWidget:
        """The first field of a new deal, or the main button if there is none."""
        return next(iter(self._key_stops), self.main)

    def press_enter(self, focused: QWidget) -> bool:
        """Let Enter finish the deal or the counting, or go on to the next field; return whether the key was used."""
        if self.counter.cards.isAncestorOf(focused):
            self.counter.take.click()
            return True
        if self.is_counting or self._footer.isAncestorOf(focused) or not self.pane.isAncestorOf(focused):
            return False
        if not self._focus_next_from(focused):
            self.main.click()
        return True

    def _focus_next_from(self, focused: QWidget) -> bool:
        """Move the focus on, and return whether there is anything left to enter.

        It goes back to what was passed without an answer, otherwise to the next field.

        A deal without tricks is complete only when all melds are entered, whatever the first one is; and what is asked
        because of the tricks has to be answered, too.
        """
        stops, editor, at_table = self._key_stops, self._editor, self._at_table
        beside = self.play.sum_beside(focused)
        at = next((at for at, stop in enumerate(stops) if stop in {focused, beside} or stop.isAncestorOf(focused)), -1)
        following = stops[at + 1 :] if at >= 0 else []
        if editor is not None and at_table is not None and questions(at_table.rules, editor.deal).tricks:
            is_in_play = at >= 0 and stops[at] in self.play.sums
            following = [stop for stop in following if is_in_play and stop in self.play.asked_after_tricks]
        if not stops or (self.main.isEnabled() and not following):
            return False
        if self.main.isEnabled():
            target = following[0]
        else:
            passed = (fields[0] for fields in self._missing_fields(stops) if stops.index(fields[-1]) <= at)
            target = next(passed, stops[(at + 1) % len(stops)])
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _missing_fields(self, stops: list[QWidget]) -> Iterator[list[QWidget]]:
        """Yield the fields, of those in `stops`, of each question that has not been answered yet, in order."""
        if self._editor is None or self._at_table is None:
            return
        found = faults(self._at_table.rules, self._typed or self._editor.deal)
        missing = {fault.kind for fault in found if fault.is_missing}
        for kind, asking in {**self.contract.asking, **self.play.asking}.items():
            if kind in missing and (fields := [stop for stop in stops if stop in asking]):
                yield fields

    def _focus_after(self, answered: QWidget) -> None:
        """Move the focus to the question after the one that was answered by a click, so that digits answer that."""
        stops = self._key_stops
        at = max((at for at, stop in enumerate(stops) if answered.isAncestorOf(stop)), default=-1)
        if at + 1 < len(stops):
            stops[at + 1].setFocus(Qt.FocusReason.ShortcutFocusReason)  # unlike Tab, it does not pass what it leaves

    @property
    def _key_stops(self) -> list[QWidget]:
        """The fields of a deal that Enter goes through: not the dealer, who is known, and of melds only the sums."""
        asks = self._editor is not None and self._editor.asks
        stops = [*self.contract.stops_after_dealer, *self.play.sums] if asks else []
        room = self.pane.parentWidget()
        can_stop = (stop for stop in stops if stop.focusPolicy() != Qt.FocusPolicy.NoFocus)
        return [stop for stop in can_stop if room is not None and stop.isVisibleTo(room)]

    # ---- cards -----------------------------------------------------------------------------------------------------

    @property
    def is_counting(self) -> bool:
        """Whether the cards of a meld are asked for instead of the deal."""
        return self.counter.pane.isVisibleTo(self.pane)

    def count_no_cards(self) -> None:
        """Ask for the deal again."""
        self.counter.pane.hide()
        self._show_parts()

    def _ask_cards(self, group: Group) -> None:
        editor, at = self._editor, self._at_table
        trump = next((suit for suit in SUITS if editor is not None and suit.letter == editor.deal.trump), None)
        if editor is None or at is None or trump is None:
            self.contract.trump.take_keys()
            self.say(SheetWord.CARDS_NEED_TRUMP())
            return
        self.counter.pane.show()
        self._show_parts()
        self.counter.ask(at, editor.deal, trump, group)

    def _take_cards(self, group: Group, deal: SheetDeal) -> None:
        self.count_no_cards()
        self.deal_changed.emit(deal)
        self.play.field_of(group).setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _enter(self) -> None:
        """Enter the deal, but first go to a question that its numbers have led to and that nobody has seen yet."""
        asks = self._editor is not None and self._editor.asks
        question = self.play.first_unanswered if asks else None
        if question is None:
            self.entered.emit()
        else:
            question.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            self.play.visit(now)

    def _preview(self, deal: SheetDeal) -> None:
        """Let the button and the verdict follow what is being typed.

        Nothing is said yet about a number that is wrong so far, as more digits may come.
        """
        self._typed = deal
        if self._editor is not None and self._at_table is not None:
            found = faults(self._at_table.rules, deal)
            self.main.setEnabled(not found)
            if all(fault.is_missing for fault in found):
                self._show_verdict()

    def _show_parts(self) -> None:
        asks = self._editor is not None and self._editor.asks
        self.entry.setVisible(asks and not self.is_counting)
        self._footer.setVisible(not self.is_counting)

    def _show_header(self, editor: SheetEditor, at: AtTable) -> None:
        is_correction, after = editor.correcting is not None, editor.preview
        phrase = SheetWord.CORRECTING if is_correction else SheetWord.DEAL
        self.title.set_text(phrase(deal=editor.number) if editor.asks else "")
        is_next = after is not None and editor.asks and not is_correction
        name = at.people[after.next_dealer] if after is not None else ""
        self.next_dealer.set_text(SheetWord.DEALS_NEXT(name=name) if is_next else "")

    def _show_footer(self, editor: SheetEditor) -> None:
        is_correction, has_draft = editor.correcting is not None, editor.sheet is not None and bool(editor.sheet.draft)
        if editor.asks:
            phrase = SheetWord.CORRECT_DEAL if is_correction else SheetWord.ENTER_DEAL
            self.main.set_label(phrase(deal=editor.number), key=ENTER)
        else:
            self.main.set_label(SheetWord.NEW())
        self.main.setEnabled(not (editor.asks and editor.faults))
        self.clear.setVisible(editor.asks)
        self.clear.set_label(SheetWord.CANCEL() if is_correction else SheetWord.CLEAR())
        self.clear.setEnabled(is_correction or has_draft)
        self.remove.setVisible(is_correction)
        self.remove.set_label(SheetWord.REMOVE(), name=SheetWord.REMOVE_DEAL(deal=editor.number))
        self.undo.setVisible(not is_correction)
        self.undo.setEnabled(editor.can_undo)

    def _show_verdict(self) -> None:
        if self._editor is None or self._at_table is None:
            return
        verdict = verdict_of(self._editor, self._at_table, self._typed or self._editor.deal)
        if self._typed is None and verdict.said != self._said:
            self._said = verdict.said
            if self.pane.isVisible():
                desktop.announce(self.verdict, text.spoken(verdict.said))
        self.verdict.set_text(verdict.title)
        self.verdict.set_ink(verdict.ink)
        self.why.set_text(verdict.why)

    def _lay_out(self) -> None:
        for button in (self.main, self.clear, self.undo, self.remove):
            button.set_height(_BUTTON)
        self._footer = QWidget(self.pane)
        verdict_column = column(self.verdict, self.why, Gap(share=1), spacing=4)
        other_buttons = row(self.clear, self.undo, self.remove, spacing=8)
        self._buttons = column(BoxPart(self.main, width=_MAIN), other_buttons, Gap(share=1), spacing=8)
        how = BoxPart(self.contract.how, width=_HOW_WIDTH, height=_HOW, is_fixed=True)
        row(BoxPart(verdict_column, share=1), self._buttons, spacing=16, parent=self._footer)
        column(
            row(self.title, BoxPart(self.next_dealer, share=1), how, spacing=12),
            BoxPart(self.entry, share=1),
            BoxPart(self.counter.pane, share=1),
            BoxPart(self._footer, align=Qt.AlignmentFlag.AlignTop),  # it has the whole page once the sheet is finished
            spacing=8,
            parent=self.pane,
        )
        self.pane.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.counter.pane.hide()
