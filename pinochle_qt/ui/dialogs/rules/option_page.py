"""A scrolling page of options: one part of the rules, the results of a search, or the changed options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pinochle_qt.engine.rules import GROUPS, OPTIONS
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.dialogs.rules.option_row import OptionRow
from pinochle_qt.ui.draw import style
from pinochle_qt.variants.option_words import group_title, option_label
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QLabel

    from pinochle_qt.engine.rules import Option
    from pinochle_qt.ui.models.rules_draft import RulesDraft

_NARROW: Final = 560
_MAX_OPTIONS: Final = 40
"""The most options shown at once; nobody reads more search results than that."""


class OptionPage(PageScroll):
    """Shows some of the options under the headings of their parts. Rows are created when first needed.

    Signals:
        went_to: the user followed a link to an option on another page; its dotted name.
        checked: a number was entered that may not be allowed.
    """

    went_to = Signal(str)
    checked = Signal()

    def __init__(self, draft: RulesDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self._draft = draft
        self._rows: dict[str, OptionRow] = {}
        self._headings: dict[str, QLabel] = {}
        self._shown: tuple[str, ...] = ()
        self._place = ""
        self.setProperty("kind", "page")
        self._content = QWidget(self)
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, style.scaled(16))
        self._column.setSpacing(0)
        self._empty_note = label("", self._content, "section", wraps=True)
        self._more_note = label("", self._content, "section", wraps=True)
        self._placed: list[QWidget] = []
        self._column.addWidget(self._empty_note)
        self._column.addWidget(self._more_note)
        self._column.addStretch(1)
        self.setWidget(self._content)

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        """The rows on the page, from top to bottom."""
        return tuple(self._rows[key] for key in self._shown)

    @property
    def fault(self) -> str:
        """Which number that was entered is not allowed, and why; an empty string if all are."""
        wrong = next((row for row in self._rows.values() if row.fault), None)
        return "" if wrong is None else f"{option_label(wrong.option)}: {wrong.fault}"

    def show_options(self, keys: Sequence[str], place: str, nothing: str = "", heading: str = "") -> None:
        """Show these options, or the text `nothing` if there are none.

        The page starts at the top, but keeps its position if `place` is the same and some options are still shown.
        The options are shown under `heading` if it is given, otherwise each under the heading of its part.
        """
        shown = tuple(keys[:_MAX_OPTIONS])
        is_other = place != self._place or not set(shown) & set(self._shown)
        self._place = place
        if shown != self._shown:
            self._shown = shown
            self._content.hide()  # otherwise adding each row would lay out all the others again
            self._fill(heading)
            self._content.show()
        if is_other:
            self.verticalScrollBar().setValue(0)
        self._empty_note.setText(nothing)
        self._empty_note.setVisible(not keys)
        more = len(keys) - len(shown)
        self._more_note.setText(Setup.FOUND_MORE_ONE() if more == 1 else Setup.FOUND_MORE(count=more))
        self._more_note.setVisible(more > 0)

    def show_option(self, key: str) -> None:
        """Scroll to an option and give it keyboard focus."""
        row = self._rows[key]
        self._column.activate()
        self.ensureWidgetVisible(row, 0, style.scaled(24))
        row.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Update the options on the page from the draft."""
        for row in self.rows:
            row.refresh()

    def _fill(self, common_heading: str) -> None:
        # takeAt() would keep the item alive in Python, along with cached sizes that are never updated (Qt 6.11)
        for widget in self._placed:
            widget.hide()
            self._column.removeWidget(widget)
        self._placed.clear()
        last_heading = ""
        for key in self._shown:
            heading = common_heading or _heading(OPTIONS[key])
            if heading != last_heading:
                last_heading = heading
                self._add(self._heading(heading))
            self._add(self._row(key))

    def _add(self, widget: QWidget) -> None:
        """Add a widget below the others, but above the items that always come last."""
        self._placed.append(widget)
        self._column.insertWidget(len(self._placed), widget)
        widget.show()

    def _heading(self, words: str) -> QLabel:
        if words not in self._headings:
            self._headings[words] = label(words, self._content, "heading", wraps=True)
            self._headings[words].setProperty("kind", "section")
        return self._headings[words]

    def _row(self, key: str) -> OptionRow:
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = OptionRow(OPTIONS[key], self._draft, self._content)
            row.set_narrow(self._is_narrow)
            row.went_to.connect(self.went_to)
            row.checked.connect(self.checked)
        else:
            row.refresh()
        return row

    @property
    def _is_narrow(self) -> bool:
        return self.viewport().width() < style.scaled(_NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the text of the rows more room or less, depending on the new width."""
        super().resizeEvent(event)
        for row in self._rows.values():
            row.set_narrow(self._is_narrow)


def _heading(option: Option) -> str:
    title = next(group_title(group) for group in GROUPS if group.name == option.group)
    return Setup.OWN_NUMBERS(part=title) if option.can_be_unset else title
