"""The dialog in which people make a bidding convention of their own: its rows, what is wrong with them, and a trial."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from pinochle_qt.ai.inference.agreements import meaning_of
from pinochle_qt.engine.sayings import LONGEST_NAME, MOST_SAYINGS, Agreement, Saying
from pinochle_qt.names import file_name, tidied
from pinochle_qt.record.values import AGREEMENT_SUFFIX
from pinochle_qt.teaching.agreement_check import findings
from pinochle_qt.teaching.agreement_page import bid_in_words, shown_in_words
from pinochle_qt.teaching.agreement_trial import tried
from pinochle_qt.teaching.own_agreements import AgreementError, write_agreement
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.dialogs.rules.message_line import MessageLine
from pinochle_qt.ui.dialogs.rules.saying_fields import SayingFields
from pinochle_qt.ui.dialogs.rules.saying_list import SayingList
from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.own_agreement import OwnAgreementWord
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.teaching.agreement_trial import Trial
    from pinochle_qt.teaching.own_agreements import OwnAgreements
    from pinochle_qt.ui.controls.boxes import Box

_SIZE: Final = (860, 580)
_FIELDS_WIDTH: Final = 340
_NEW: Final = Saying("opening", 1, "meld", 40)
"""The row of an agreement that begins without any."""


class AgreementEditor(Dialog):
    """Edits the rows of an agreement; nothing is kept until it is saved.

    Signals:
        saved: with the agreement, which is in the folder now.
        deleted: with the agreement that was removed from the folder.
    """

    saved = Signal(object)
    deleted = Signal(object)

    def __init__(self, start: Agreement, rules: Rules, kept: OwnAgreements, parent: QWidget | None = None) -> None:
        """Begin with the name and the rows of an agreement, which may also be one without rows."""
        super().__init__(parent)
        self._rules, self._kept = rules, kept
        self._before = kept.called(start.name)
        self._confirmed = ""
        """The name of a kept agreement that the next attempt to save may replace."""
        self._hands = 0
        self._start, self._is_warned = start, False
        self._rows = list(start.sayings) or [_NEW]
        self.setWindowTitle(OwnAgreementWord.TITLE())
        self.name = QLineEdit(start.name, self, maxLength=LONGEST_NAME)
        self.name.setAccessibleName(Setup.KEEP_NAME())
        self.rows = SayingList(self)
        self.rows.setAccessibleName(OwnAgreementWord.ROWS())
        self.fields = SayingFields(rules, self)
        self._state = label("", self, "muted", wraps=True)
        self._add = Button(Kind.TOOL, self, OwnAgreementWord.ADD(), clicked=self._add_row)
        self._remove = Button(Kind.TOOL, self, OwnAgreementWord.REMOVE(), clicked=self._remove_row)
        self._up = Button(Kind.TOOL, self, OwnAgreementWord.UP(), clicked=lambda: self._move(-1))
        self._down = Button(Kind.TOOL, self, OwnAgreementWord.DOWN(), clicked=lambda: self._move(1))
        self._try = Button(Kind.TOOL, self, OwnAgreementWord.TRY(), clicked=self._deal_hand)
        self.trial = label("", self, "note", wraps=True)
        self._message = MessageLine(self)
        self._export = Button(Kind.PLAIN, self, Setup.EXPORT(), clicked=self._ask_export)
        self._delete = Button(Kind.PLAIN, self, Setup.DELETE(), clicked=self._forget)
        self._cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        self._save = Button(Kind.MAIN, self, Setup.KEEP_SAVE(), clicked=self._keep)
        self._save.setAutoDefault(False)
        self._save.setDefault(False)  # Enter completes the entry of a number; it must not also close the dialog
        self._build()
        self._connect()
        self._show_rows(0)

    def _build(self) -> None:
        caption = label(Setup.KEEP_NAME(), self, buddy=self.name)
        left = column(
            label(OwnAgreementWord.ROWS(), self, "heading", wraps=True, buddy=self.rows),
            BoxPart(self.rows, share=1),
            row(self._add, self._remove, Gap(share=1), self._up, self._down, spacing=8),
            self._state,
            spacing=8,
        )
        right = QWidget(self)
        tried_with = row(self._try, Gap(share=1))
        column(self.fields, Gap(8), tried_with, self.trial, Gap(share=1), spacing=8, parent=right)
        scroll = PageScroll(self)
        scroll.hold(right)
        self._delete.setVisible(self._before is not None)
        self.lay_out(
            label(OwnAgreementWord.TITLE(), self, "title"),
            row(caption, BoxPart(self.name, share=1), spacing=12),
            BoxPart(self._body(left, scroll), share=1),
            self._message,
            row(self._export, self._delete, Gap(share=1), self._cancel, self._save, spacing=8),
            spacing=10,
        )
        self.resize(*(style.scaled(length) for length in _SIZE))

    def _body(self, left: Box, right: PageScroll) -> Box:
        return row(BoxPart(left, share=1), BoxPart(right, width=_FIELDS_WIDTH, is_fixed=True), spacing=20)

    def _connect(self) -> None:
        self.rows.selectionModel().currentChanged.connect(lambda now: self._show_row(now.row()))
        self.fields.changed.connect(self._change)

    # ---- showing -------------------------------------------------------------------------------------------------

    @property
    def agreement(self) -> Agreement:
        """The agreement as it is in the dialog."""
        return Agreement(tidied(self.name.text()) or OwnAgreementWord.NEW_NAME(), tuple(self._rows))

    def _show_rows(self, at: int) -> None:
        """Show all rows with what is wrong with them, and edit one of them."""
        self._confirmed, self._is_warned = "", False
        found = findings(self.agreement, self._rules)
        lines = []
        for each, saying in enumerate(self._rows):
            bid = bid_in_words(saying.on, saying.steps, self._rules, goes_on=saying.goes_on)
            shows = shown_in_words(meaning_of(saying))
            problems = [OwnAgreementWord.FOUND(problem=self._said(one.problem)) for one in found if one.row == each]
            words = OwnAgreementWord.ROW(bid=self._said(bid), shows=self._said(shows))
            lines.append("\n".join([f"{each + 1}. {words}", *problems]))
        count = len(found)
        alone = next((self._said(each.problem) for each in found if each.row is None), "")
        notes = OwnAgreementWord.TO_FIX_ONE() if count == 1 else OwnAgreementWord.TO_FIX(count=count)
        self._state.setText(alone or (notes if count else OwnAgreementWord.GOOD()))
        self.rows.show_texts(lines, at)
        self._show_row(at)

    def _show_row(self, at: int) -> None:
        if not 0 <= at < len(self._rows):
            return
        self.trial.clear()
        self.fields.show_saying(self._rows[at])
        for button, can in (
            (self._add, len(self._rows) < MOST_SAYINGS),
            (self._remove, len(self._rows) > 1),
            (self._up, at > 0),
            (self._down, at < len(self._rows) - 1),
        ):
            if not can and button.hasFocus():
                self.rows.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setEnabled(can)

    def _said(self, reason: Reason) -> str:
        return reason.in_words(lambda points: text.points(points, self._rules), text.suit_name, text.cards)

    # ---- changing ------------------------------------------------------------------------------------------------

    def _change(self, saying: Saying) -> None:
        at = self.rows.at
        self._rows[at] = saying
        self._show_rows(at)
        _, _, problems = self.rows.texts[at].partition("\n")
        if problems:
            desktop.announce(self.rows, problems)

    def _add_row(self) -> None:
        at = self.rows.at + 1
        self._rows.insert(at, replace(self._rows[at - 1]))
        self._show_rows(at)

    def _remove_row(self) -> None:
        at = self.rows.at
        del self._rows[at]
        self._show_rows(min(at, len(self._rows) - 1))

    def _move(self, by: int) -> None:
        at = self.rows.at
        self._rows[at], self._rows[at + by] = self._rows[at + by], self._rows[at]
        self._show_rows(at + by)

    # ---- trying --------------------------------------------------------------------------------------------------

    def _deal_hand(self) -> None:
        """Show what a computer player bids with a hand, if possible one that the current row fits."""
        self._hands += 1
        trial = tried(self.agreement, self._rows[self.rows.at], self._rules, self._hands)
        words = OwnAgreementWord.TRY_NOTHING() if trial is None else self._told(trial)
        self.trial.setText(words)
        desktop.announce(self.trial, words)

    def _told(self, trial: Trial) -> str:
        hand = text.cards(reversed(trial.hand))
        before = text.all_of([text.points(each, self._rules) for each in trial.before])
        if trial.bid is None:
            words = OwnAgreementWord.TRY_PASS if before else OwnAgreementWord.TRY_NO_OPENING
            return f"{hand}\n{words(before=before)}"
        words = OwnAgreementWord.TRY_BID if before else OwnAgreementWord.TRY_FIRST
        bid, shows = text.points(trial.bid, self._rules), self._said(shown_in_words(trial.shows))
        return f"{hand}\n{words(before=before, bid=bid, shows=shows)}"

    # ---- keeping -------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        name = tidied(self.name.text())
        if not name:
            self._message.say(OwnAgreementWord.NO_NAME())
            self.name.setFocus()
            return
        replaced = self._kept.called(name)
        is_own = replaced is not None and self._before is not None and replaced.name == self._before.name
        if self._kept.is_taken(name) and not is_own and self._confirmed != name:
            self._confirmed = name
            self._message.say(OwnAgreementWord.SAME_NAME(name=name if replaced is None else replaced.name))
            return
        with self._message.telling(AgreementError):
            self._kept.keep(self.agreement)
            self.accept()
            self.saved.emit(self.agreement)

    def reject(self) -> None:
        """Close without saving, but warn first if something was changed."""
        is_changed = self._rows != [*(self._start.sayings or [_NEW])] or tidied(self.name.text()) != self._start.name
        if is_changed and not self._is_warned:
            self._is_warned = True
            self._message.say(Setup.CANCEL_AGAIN())
        else:
            super().reject()

    def _forget(self) -> None:
        if self._before is not None:
            with self._message.telling(AgreementError):
                self._kept.forget(self._before.name)
                self.accept()
                self.deleted.emit(self._before)

    def _ask_export(self) -> None:
        suggested = f"{file_name(self.agreement.name)}{AGREEMENT_SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(
            self, OwnAgreementWord.EXPORT_TITLE(), suggested, OwnAgreementWord.FILES(suffix=AGREEMENT_SUFFIX)
        )
        if path:
            with self._message.telling(AgreementError):
                write_agreement(Path(path), self.agreement)
                self._message.say(Setup.EXPORTED(path=path))
