"""The page of saved rule sets, each with a one-sentence summary and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.sheet import summary
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.variants.rule_file import RuleSet


class SavedCard(QFrame):
    """A card for one saved rule set. Each signal is emitted with that rule set.

    Signals:
        taken: the user wants to use it.
        renaming: the user wants to change its name and description.
        exported: the user wants to write it to a file.
        deleted: the user wants to delete it.
    """

    taken = Signal(object)
    renaming = Signal(object)
    exported = Signal(object)
    deleted = Signal(object)

    def __init__(self, kept: RuleSet, parent: QWidget, *, is_current: bool) -> None:
        super().__init__(parent)
        self.kept = kept
        self.setProperty("kind", "card")
        self.setProperty("state", "current" if is_current else "")
        head = row(BoxPart(label(kept.name, self, "name", wraps=True), share=1), spacing=4)
        if is_current:
            head.add(label(Setup.SAVED_CURRENT(), self, "caption"))
        page = column(head, margins=(16, 12, 12, 10), spacing=4, parent=self)
        if kept.description:
            page.add(label(kept.description, self, wraps=True))
        page.add(label(summary(kept.rules, find(kept.preset)), self, "muted", wraps=True))
        buttons = []
        for words, signal in (
            (Setup.TAKE(), self.taken),
            (Setup.RENAME(), self.renaming),
            (Setup.EXPORT_SAVED(), self.exported),
            (Setup.DELETE(), self.deleted),
        ):
            button = Button(Kind.TOOL, self, words, clicked=lambda _checked=False, sent=signal: sent.emit(self.kept))
            button.setAccessibleName(Setup.SAVED_BUTTON(action=words, name=kept.name))
            buttons.append(button)
        page.add(row(*buttons, Gap(share=1), spacing=8))


class SavedPage(PageScroll):
    """All saved rules; requests for one of them are passed on as signals.

    Signals:
        taken, renaming, exported, deleted: as in `SavedCard`.
        import_asked: the user wants to import rules from a file.
    """

    taken = Signal(object)
    renaming = Signal(object)
    exported = Signal(object)
    deleted = Signal(object)
    import_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")

    def show_saved(self, saved: Sequence[RuleSet], notices: Sequence[str], current: RuleSet | None) -> None:
        """Show these rule sets, and notices about files that couldn't be read."""
        content = QWidget(self)
        page = column(margins=(20, 16, 16, 16), spacing=12, parent=content)
        if not saved:
            page.add(label(Setup.NOTHING_SAVED(), content, "muted", wraps=True))
        for kept in saved:
            is_current = current is not None and kept.name == current.name
            card = SavedCard(kept, content, is_current=is_current)
            card.taken.connect(self.taken)
            card.renaming.connect(self.renaming)
            card.exported.connect(self.exported)
            card.deleted.connect(self.deleted)
            page.add(card)
        import_button = Button(Kind.TOOL, content, Setup.IMPORT(), clicked=self.import_asked)
        page.add(BoxPart(import_button, align=Qt.AlignmentFlag.AlignLeft))
        for notice in notices:
            page.add(label(Setup.NOT_READ(reason=notice), content, "bad", wraps=True))
        page.add(Gap(share=1))
        self.setWidget(content)
