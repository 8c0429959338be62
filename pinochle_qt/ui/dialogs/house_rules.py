"""House rules: every option of a game, what stands against it, and the sheet of what comes out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from pinochle_qt.engine.rules import GROUPS, OPTIONS
from pinochle_qt.session.rule_sets import write_rule_set
from pinochle_qt.ui import style
from pinochle_qt.ui.dialogs.fields import button, label
from pinochle_qt.ui.dialogs.keep_dialog import KeepDialog
from pinochle_qt.ui.dialogs.message_line import MessageLine
from pinochle_qt.ui.dialogs.option_page import OptionPage
from pinochle_qt.ui.dialogs.part_list import CHANGED, SAVED, PartList, PartsModel
from pinochle_qt.ui.dialogs.problem_panel import ProblemPanel, quoted_value
from pinochle_qt.ui.dialogs.saved_page import SavedPage
from pinochle_qt.ui.dialogs.sheet_view import SheetPane
from pinochle_qt.ui.models.rules_draft import RulesDraft
from pinochle_qt.ui.setup_words import Setup
from pinochle_qt.ui.text import listed
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_search import matching_options
from pinochle_qt.variants.rule_file import SUFFIX, RuleSetError, read_rule_set, rule_set

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.variants.rule_file import RuleSet

_SIZE: Final = (1232, 760)
_SMALLEST: Final = (900, 560)
_WIDE: Final = 1100
_SIDES: Final = {True: (216, 374), False: (172, 280)}
"""The widths of the list at the left and of the sheet at the right, in a wide window and in a small one."""


class HouseRulesDialog(QDialog):
    """Changes the rules of a game; nothing counts before they are used.

    Signals:
        accepted_rules: the preset's name and the rules that were chosen.
        saved_changed: rules were saved, renamed or deleted.
    """

    accepted_rules = Signal(str, object)
    saved_changed = Signal()

    def __init__(
        self, preset: str, rules: Rules, kept: RuleSets, parent: QWidget | None = None, start: RuleSet | None = None
    ) -> None:
        """Edit these rules; `start` is the saved rule set that they are, if they are one."""
        super().__init__(parent)
        self._kept = kept
        self.draft = RulesDraft(preset, rules, start, self)
        self._parts_model = PartsModel(self.draft, self)
        self._subtitle = label("", self, "muted", wraps=True)
        self.search = QLineEdit(self)
        self.parts = PartList(self._parts_model, self)
        self.options = OptionPage(self.draft, self)
        self.saved = SavedPage(self)
        self._pages = QStackedWidget(self)
        self._problems = ProblemPanel(self)
        self.sheet = SheetPane(Setup.SHEET(), Setup.SHEET_HELP(), self)
        self._message = MessageLine(self)
        self._save = button(Setup.SAVE(), self)
        self._export = button(Setup.EXPORT(), self)
        self._reset = button(Setup.RESET_ALL(), self)
        self._undo = button(Setup.UNDO(), self)
        self._cancel = button(Setup.CANCEL(), self)
        self._use = button(Setup.USE(), self, is_main=True)
        self._use.setAutoDefault(False)
        self._use.setDefault(False)  # Enter finishes a number; it must not close the dialog as well
        self._is_warned = False
        self._build()
        self._connect()
        self._show_saved()
        self.parts.choose(CHANGED if self.draft.changes else GROUPS[0].name)
        self._show_draft()

    @property
    def rules(self) -> Rules:
        """The rules as they stand in the dialog."""
        return self.draft.rules

    # ---- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(Setup.TITLE())
        self.search.setPlaceholderText(Setup.FIND())
        self.search.setAccessibleName(Setup.FIND())
        self.search.setClearButtonEnabled(True)
        self._pages.addWidget(self.options)
        self._pages.addWidget(self.saved)
        self._pages.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        body = QHBoxLayout()
        body.setSpacing(0)
        self._side = self._side_column()
        body.addWidget(self._side)
        body.addWidget(self._middle(), 1)
        body.addWidget(self.sheet)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._head())
        page.addLayout(body, 1)
        page.addWidget(self._foot())
        room = self.screen().availableSize()
        self.setMinimumSize(*(style.scaled(length) for length in _SMALLEST))
        self.resize(min(style.scaled(_SIZE[0]), room.width() - 8), min(style.scaled(_SIZE[1]), room.height() - 40))

    def _head(self) -> QFrame:
        head = QFrame(self)
        head.setProperty("kind", "head")
        column = QVBoxLayout(head)
        column.setContentsMargins(*(style.scaled(length) for length in (24, 14, 24, 12)))
        column.setSpacing(style.scaled(2))
        column.addWidget(label(Setup.TITLE(), head, "title"))
        column.addWidget(self._subtitle)
        return head

    def _side_column(self) -> QFrame:
        side = QFrame(self)
        side.setProperty("kind", "side")
        column = QVBoxLayout(side)
        column.setContentsMargins(*(style.scaled(length) for length in (12, 14, 12, 8)))
        column.setSpacing(style.scaled(10))
        column.addWidget(self.search)
        column.addWidget(self.parts, 1)
        return side

    def _middle(self) -> QWidget:
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self._problems)
        return middle

    def _foot(self) -> QFrame:
        foot = QFrame(self)
        foot.setProperty("kind", "foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(*(style.scaled(length) for length in (24, 12, 24, 12)))
        row.setSpacing(style.scaled(8))
        for each in (self._save, self._export, self._reset, self._undo):
            row.addWidget(each)
        row.addWidget(self._message, 1)
        row.addWidget(self._cancel)
        row.addWidget(self._use)
        return foot

    def _connect(self) -> None:
        self.draft.changed.connect(self._on_draft)
        self.search.textChanged.connect(self._show_page)
        self.search.returnPressed.connect(self._go_to_first)
        self.parts.selectionModel().currentChanged.connect(self._on_part)
        self.parts.clicked.connect(self._on_part)
        self.parts.activated.connect(self._go_to_first)
        self.options.went_to.connect(self.go_to)
        self._problems.repair_asked.connect(self.draft.mend)
        self._problems.all_asked.connect(self._mend_all)
        self.saved.taken.connect(self._take)
        self.saved.renaming.connect(self._ask_other_name)
        self.saved.exported.connect(self._ask_export)
        self.saved.deleted.connect(self._delete)
        self.saved.import_asked.connect(self._ask_import)
        self._save.clicked.connect(self._ask_name)
        self._export.clicked.connect(self._export_draft)
        self._reset.clicked.connect(self._reset_all)
        self._undo.clicked.connect(self.draft.undo)
        self._cancel.clicked.connect(self.reject)
        self._use.clicked.connect(self._accept)
        for each, keys in ((self._save, "Ctrl+S"), (self._undo, "Ctrl+Z"), (self._use, "Ctrl+Return")):
            each.setToolTip(QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText))
        self._on_keys(QKeySequence.StandardKey.Find, self.search.setFocus)
        self._on_keys(QKeySequence.StandardKey.Undo, self.draft.undo)
        self._on_keys(QKeySequence.StandardKey.Redo, self.draft.redo)
        self._on_keys(QKeySequence.StandardKey.Save, self._save.click)
        self._on_keys("Ctrl+Return", self._use.click)

    def _on_keys(self, keys: QKeySequence.StandardKey | str, slot: Callable[[], object]) -> None:
        QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # ---- showing -------------------------------------------------------------------------------------------------

    def _on_draft(self) -> None:
        self._is_warned = False
        self._message.clear()
        self._show_draft()

    def _show_draft(self) -> None:
        """Show what differs, what is wrong, and the sheet."""
        draft = self.draft
        base = find(draft.preset)
        self._subtitle.setText(self._state_of_draft())
        self._problems.show_problems(draft.problems)
        stale = ""
        if draft.problems:
            stale = Setup.SHEET_OLD() if draft.has_good_sheet else Setup.SHEET_PRESET(game=base.title)
        self.sheet.show_sheet(draft.sheet, base, stale)
        for each in (self._use, self._save, self._export):
            each.setEnabled(not draft.problems)
        self._reset.setEnabled(bool(draft.changes))
        self._undo.setEnabled(draft.can_undo)
        self._show_page()
        self.options.refresh()

    def _state_of_draft(self) -> str:
        draft = self.draft
        game = find(draft.preset).title
        told = [
            Setup.BASED_ON(game=game) if draft.kept is None else Setup.BASED_ON_KEPT(name=draft.kept.name, game=game)
        ]
        count = len(draft.changes)
        told.append(
            Setup.DIFFERS_NONE() if not count else Setup.DIFFERS_ONE() if count == 1 else Setup.DIFFERS(count=count)
        )
        if draft.differs_from_kept:
            told.append(Setup.NOT_SAVED())
        return " ".join(told)

    def _show_page(self) -> None:
        """Show what is searched for, else what the list at the left says."""
        text, part = self.search.text(), self.parts.chosen
        self.parts.show_chosen(not text.strip())
        self._pages.setCurrentWidget(self.saved if part == SAVED and not text.strip() else self.options)
        if text.strip():
            found = [option.key for option in matching_options(text) if self.draft.is_offered(option)]
            self.options.show_options(found, nothing=Setup.FOUND_NONE(text=text.strip()))
        elif part == CHANGED:
            nothing = Setup.CHANGED_NONE(game=find(self.draft.preset).title)
            self.options.show_options(list(self.draft.changes), nothing=nothing)
        elif part != SAVED:
            self.options.show_options(self.draft.keys_of(part))

    def _on_part(self) -> None:
        if self.search.text():
            self.search.clear()  # shows the page, too
        else:
            self._show_page()

    def _go_to_first(self) -> None:
        """Give the keys to the first option in sight that can be changed."""
        for row in self.options.rows:
            if row.field.isEnabled() and self._pages.currentWidget() is self.options:
                self.options.show_option(row.option.key)
                return

    def go_to(self, key: str) -> None:
        """Show an option, wherever it is."""
        self.search.clear()
        self.parts.choose(OPTIONS[key].group)
        self._show_page()
        self.options.show_option(key)

    def _show_saved(self) -> None:
        found, notices = self._kept.all()
        self._parts_model.set_saved(len(found))
        self.saved.show_saved(found, notices, self.draft.kept)

    # ---- changing ------------------------------------------------------------------------------------------------

    def _mend_all(self) -> None:
        changes = self.draft.mend_all()
        told = [
            Setup.REPAIRED_ONE(option=OPTIONS[key].label, value=quoted_value(OPTIONS[key], value))
            for key, value in changes.items()
        ]
        self._message.say(Setup.REPAIRED(changes=listed(told)))

    def _reset_all(self) -> None:
        self.draft.reset_all()
        self._message.say(Setup.WAS_RESET())

    def _take(self, kept: RuleSet) -> None:
        self.draft.take(kept)
        self._show_saved()
        self._message.say(Setup.TAKEN(name=kept.name))

    # ---- saved rules ---------------------------------------------------------------------------------------------

    def _ask_name(self) -> None:
        dialog = KeepDialog(self._kept, self.draft.kept, self)
        dialog.named.connect(self.save_as)
        self._open(dialog)

    def save_as(self, name: str, description: str) -> None:
        """Save the rules under a name, or say why that cannot be."""
        with self._message.telling(RuleSetError):
            kept = rule_set(name, self.draft.preset, self.rules, description)
            self._kept.keep(kept)
            self.draft.name_as(kept)
            self._tell_saved(Setup.SAVED(name=kept.name))

    def _ask_other_name(self, kept: RuleSet) -> None:
        dialog = KeepDialog(self._kept, kept, self, is_renaming=True)
        dialog.named.connect(lambda name, description: self._rename(kept, name, description))
        self._open(dialog)

    def _rename(self, kept: RuleSet, name: str, description: str) -> None:
        with self._message.telling(RuleSetError):
            renamed = self._kept.rename(kept, name, description)
            if self._is_current(kept):
                self.draft.name_as(renamed)
            self._tell_saved(Setup.RENAMED(name=renamed.name))

    def _delete(self, kept: RuleSet) -> None:
        with self._message.telling(RuleSetError):
            self._kept.forget(kept.name)
            is_current = self._is_current(kept)
            if is_current:
                self.draft.name_as(None)
            self._tell_saved(Setup.DELETED(name=kept.name))
            self._message.offer(Setup.BRING_BACK(), lambda: self._bring_back(kept, is_current=is_current))

    def _bring_back(self, kept: RuleSet, *, is_current: bool) -> None:
        with self._message.telling(RuleSetError):
            self._kept.keep(kept)
            if is_current:
                self.draft.name_as(kept)
            self._tell_saved(Setup.SAVED(name=kept.name))

    def _tell_saved(self, sentence: str) -> None:
        self._show_saved()
        self.saved_changed.emit()
        self._message.say(sentence)

    def _is_current(self, kept: RuleSet) -> bool:
        return self.draft.kept is not None and self.draft.kept.name == kept.name

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # ---- files ---------------------------------------------------------------------------------------------------

    def _ask_import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, Setup.IMPORT_TITLE(), "", Setup.FILES(suffix=SUFFIX))
        if path:
            self.import_file(Path(path))

    def import_file(self, path: Path) -> None:
        """Take up and save the rules in a file, or say what is wrong with it; nothing saved gives way."""
        with self._message.telling(RuleSetError):
            taken = read_rule_set(path)
            there = self._kept.called(taken.name)
            name = taken.name if there in (None, taken) else self._kept.free_name(taken.name)
            kept = rule_set(name, taken.preset, taken.rules, taken.description)
            self._kept.keep(kept)
            self.draft.take(kept)
            words = (
                Setup.IMPORTED(name=name) if name == taken.name else Setup.IMPORTED_ANEW(name=taken.name, other=name)
            )
            self._tell_saved(words)

    def _export_draft(self) -> None:
        kept = self.draft.kept
        name, about = (find(self.draft.preset).title, "") if kept is None else (kept.name, kept.description)
        self._ask_export(rule_set(name, self.draft.preset, self.rules, about))

    def _ask_export(self, rules: RuleSet) -> None:
        suggested = f"{rules.name}{SUFFIX}".replace("/", "-")
        path, _ = QFileDialog.getSaveFileName(self, Setup.EXPORT_TITLE(), suggested, Setup.FILES(suffix=SUFFIX))
        if path:
            self.export_file(Path(path), rules)

    def export_file(self, path: Path, rules: RuleSet) -> None:
        """Write rules to a file, or say why that cannot be."""
        with self._message.telling(RuleSetError):
            write_rule_set(path, rules)
            self._message.say(Setup.EXPORTED(path=str(path)))

    # ---- end -----------------------------------------------------------------------------------------------------

    def _accept(self) -> None:
        if self._use.isEnabled():
            self.accept()
            self.accepted_rules.emit(self.draft.preset, self.rules)

    def reject(self) -> None:
        """Leave without the changes, but not without a word if they are nowhere else."""
        is_safe = not self.draft.is_touched or (self.draft.kept is not None and not self.draft.differs_from_kept)
        if is_safe or self._is_warned:
            super().reject()
            return
        self._is_warned = True
        self._message.say(Setup.CANCEL_AGAIN())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list and the sheet their share of the width."""
        super().resizeEvent(event)
        side, sheet = _SIDES[self.width() >= style.scaled(_WIDE)]
        self._side.setFixedWidth(style.scaled(side))
        self.sheet.setFixedWidth(style.scaled(sheet))
