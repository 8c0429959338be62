"""The actions for saved rules: save, use, rename, delete, import and export them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from pinochle_qt.names import file_name
from pinochle_qt.session.rule_sets import write_rule_set
from pinochle_qt.ui.dialogs.rules.save_rules_dialog import SaveRulesDialog
from pinochle_qt.ui.dialogs.rules.saved_page import SavedPage
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.rule_file import SUFFIX, RuleSetError, read_rule_set, rule_set
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.ui.dialogs.rules.message_line import MessageLine
    from pinochle_qt.ui.models.rules_draft import RulesDraft
    from pinochle_qt.variants.rule_file import RuleSet


class SavedRules(QObject):
    """Keeps the page of saved rules, the folder and the draft in sync, and reports each action in the message line.

    Signals:
        changed: rules were saved, renamed or deleted.
        counted: the number of saved rule sets.
    """

    changed = Signal()
    counted = Signal(int)

    def __init__(self, kept: RuleSets, draft: RulesDraft, message: MessageLine, owner: QDialog) -> None:
        super().__init__(owner)
        self._kept = kept
        self._draft = draft
        self._message = message
        self._owner = owner
        self.page = SavedPage(owner)
        self.page.taken.connect(self._take)
        self.page.renaming.connect(self._ask_other_name)
        self.page.exported.connect(self._ask_export)
        self.page.deleted.connect(self._delete)
        self.page.import_asked.connect(self._ask_import)

    def show_saved(self) -> None:
        """Show the rules that are currently saved."""
        found, notices = self._kept.all()
        self.counted.emit(len(found))
        self.page.show_saved(found, notices, self._draft.kept)

    def _report(self, sentence: str) -> None:
        self.show_saved()
        self.changed.emit()
        self._message.say(sentence)

    def _take(self, kept: RuleSet) -> None:
        self._draft.take(kept)
        self.show_saved()
        self._message.say(Setup.TAKEN(name=kept.name))

    # ---- names ---------------------------------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Ask for a name under which to save the rules of the draft."""
        dialog = SaveRulesDialog(self._kept, self._draft.kept, self._owner)
        dialog.named.connect(self._save_as)
        self._open(dialog)

    def _save_as(self, name: str, description: str) -> None:
        with self._message.telling(RuleSetError):
            kept = rule_set(name, self._draft.preset, self._draft.rules, description)
            self._kept.keep(kept)
            self._draft.name_as(kept)
            self._report(Setup.SAVED(name=kept.name))

    def _ask_other_name(self, kept: RuleSet) -> None:
        dialog = SaveRulesDialog(self._kept, kept, self._owner, is_renaming=True)
        dialog.named.connect(lambda name, description: self._rename(kept, name, description))
        self._open(dialog)

    def _rename(self, kept: RuleSet, name: str, description: str) -> None:
        with self._message.telling(RuleSetError):
            renamed = self._kept.rename(kept, name, description)
            if self._is_current(kept):
                self._draft.name_as(renamed)
            self._report(Setup.RENAMED(name=renamed.name))

    def _delete(self, kept: RuleSet) -> None:
        with self._message.telling(RuleSetError):
            self._kept.forget(kept.name)
            is_current = self._is_current(kept)
            if is_current:
                self._draft.name_as(None)
            self._report(Setup.DELETED(name=kept.name))
            self._message.offer(Setup.BRING_BACK(), lambda: self._bring_back(kept, is_current=is_current))

    def _bring_back(self, kept: RuleSet, *, is_current: bool) -> None:
        with self._message.telling(RuleSetError):
            self._kept.keep(kept)
            if is_current:
                self._draft.name_as(kept)
            self._report(Setup.SAVED(name=kept.name))

    def _is_current(self, kept: RuleSet) -> bool:
        return self._draft.kept is not None and self._draft.kept.name == kept.name

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.open_once()

    # ---- files ---------------------------------------------------------------------------------------------------

    def _ask_import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self._owner, Setup.IMPORT_TITLE(), "", Setup.FILES(suffix=SUFFIX))
        if path:
            self.import_file(Path(path))

    def import_file(self, path: Path) -> None:
        """Save the rules in a file and use them, or say what is wrong with it; no saved rules are replaced."""
        with self._message.telling(RuleSetError):
            imported = read_rule_set(path)
            is_saved = self._kept.called(imported.name) == imported
            name = imported.name if is_saved else self._kept.free_name(imported.name)
            kept = rule_set(name, imported.preset, imported.rules, imported.description)
            self._kept.keep(kept)
            self._draft.take(kept)
            was_free = name == imported.name
            self._report(Setup.IMPORTED(name=name) if was_free else Setup.IMPORTED_ANEW(name=imported.name, other=name))

    def export_draft(self) -> None:
        """Write the rules of the draft to a file."""
        kept = self._draft.kept
        name = preset_title(find(self._draft.preset)) if kept is None else kept.name
        description = "" if kept is None else kept.description
        self._ask_export(rule_set(name, self._draft.preset, self._draft.rules, description))

    def _ask_export(self, rules: RuleSet) -> None:
        suggested = f"{file_name(rules.name)}{SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self._owner, Setup.EXPORT_TITLE(), suggested, Setup.FILES(suffix=SUFFIX))
        if path:
            with self._message.telling(RuleSetError):
                write_rule_set(Path(path), rules)
                self._message.say(Setup.EXPORTED(path=path))
