"""Asks for a name under which to save rules, and for a one-line description."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from pinochle_qt.names import tidied
from pinochle_qt.ui.controls.boxes import Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label, set_style_property
from pinochle_qt.ui.draw import style
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.rule_file import MOST_DESCRIPTION, MOST_LETTERS
from pinochle_qt.variants.sheet import summary
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.variants.rule_file import RuleSet


class SaveRulesDialog(Dialog):
    """Fields for a name and a description; warns which saved rules would be replaced.

    Signals:
        named: the name and the description that the user entered.
    """

    named = Signal(str, str)

    def __init__(self, kept: RuleSets, now: RuleSet | None, parent: QWidget, *, is_renaming: bool = False) -> None:
        """Start with the name and description of `now`, which may keep its name without a warning."""
        super().__init__(parent)
        self._kept = kept
        self._current = now
        self._is_renaming = is_renaming
        title = Setup.RENAME_TITLE() if is_renaming else Setup.KEEP_TITLE()
        self.setWindowTitle(title)
        name, about = ("", "") if now is None else (now.name, now.description)
        self.name = QLineEdit(name, self, maxLength=MOST_LETTERS, placeholderText=Setup.KEEP_NAME_HINT())
        self.name.selectAll()
        self.about = QLineEdit(about, self, maxLength=MOST_DESCRIPTION, placeholderText=Setup.KEEP_ABOUT_HINT())
        self._warning = label("", self, "muted", wraps=True)
        self._save = Button(Kind.MAIN, self, Setup.KEEP_SAVE(), clicked=self._accept)
        cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        page = self.lay_out(label(title, self, "title"), spacing=8)
        for words, field in ((Setup.KEEP_NAME(), self.name), (Setup.KEEP_ABOUT(), self.about)):
            field.setAccessibleName(words)
            page.add(label(words, self, buddy=field))
            page.add(field)
        for member in (self._warning, Gap(share=1), row(Gap(share=1), cancel, self._save, spacing=8)):
            page.add(member)
        self.setFixedWidth(style.scaled(480))
        self.name.textChanged.connect(self._check)
        self._check()

    def _check(self) -> None:
        """Say which saved rules already have this name, and enable saving only if there is a name."""
        existing = self._kept.called(self.name.text())
        is_own = existing is not None and self._current is not None and existing.name == self._current.name
        replaces = self._kept.is_taken(self.name.text()) and not is_own
        warning = ""
        if existing is not None and replaces:
            warning = Setup.KEEP_WARNS(name=existing.name, sentence=summary(existing.rules, find(existing.preset)))
        elif replaces:
            warning = Setup.KEEP_UNREADABLE()
        elif existing is not None and not self._is_renaming:
            warning = Setup.KEEP_SAME(name=existing.name)
        set_style_property(self._warning, "tone", "bad" if replaces else "muted")
        self._warning.setText(warning)
        self._warning.setVisible(bool(warning))
        self._save.setText(Setup.KEEP_REPLACE() if replaces else Setup.KEEP_SAVE())
        self._save.setEnabled(bool(tidied(self.name.text())))
        self.adjustSize()

    def _accept(self) -> None:
        self.accept()
        self.named.emit(self.name.text(), self.about.text())
