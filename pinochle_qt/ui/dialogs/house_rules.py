"""House rules: every option of a game in one tree, what stands against it, and the sheet of what comes out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QLineEdit,
    QSpinBox,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import Range, Rules, patch
from pinochle_qt.session.rule_sets import write_rule_set
from pinochle_qt.ui import style
from pinochle_qt.ui.dialogs.fields import ChoiceBox, button
from pinochle_qt.ui.dialogs.sheet_view import SheetView
from pinochle_qt.ui.models.options_model import (
    CHANGED_ROLE,
    LABEL,
    OPTION_ROLE,
    VALUE,
    VALUE_ROLE,
    OptionsFilter,
    OptionsModel,
)
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import SUFFIX, RuleSetError, read_rule_set, rule_set

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel

    from pinochle_qt.engine.problems import Problem
    from pinochle_qt.engine.rules import Option
    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.variants.rule_file import RuleSet

Index = QModelIndex | QPersistentModelIndex


class OptionDelegate(QStyledItemDelegate):
    """Edits an option with a list or a number field, as its description says."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return the field for an option."""
        del option
        about: Option = index.data(OPTION_ROLE)
        if isinstance(about.allowed, Range):
            spin = QSpinBox(parent)
            spin.setRange(about.allowed.min, about.allowed.max)
            spin.setSingleStep(about.allowed.step)
            return spin
        box = QComboBox(parent)
        for value in about.allowed:
            box.addItem(about.value_label(value), value)
        box.activated.connect(lambda: self.commitData.emit(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the present value."""
        value = index.data(VALUE_ROLE)
        if isinstance(editor, QSpinBox):
            editor.setValue(int(value))
        elif isinstance(editor, QComboBox):
            about: Option = index.data(OPTION_ROLE)
            editor.setCurrentIndex(_place(about, value))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take the chosen value."""
        if isinstance(editor, QSpinBox):
            editor.interpretText()
            model.setData(index, editor.value())
        elif isinstance(editor, QComboBox):
            about: Option = index.data(OPTION_ROLE)
            if isinstance(about.allowed, tuple):
                model.setData(index, about.allowed[editor.currentIndex()])


class HouseRulesDialog(QDialog):
    """Changes the rules of a game; nothing counts before they are used.

    Signals:
        accepted_rules: the preset's name and the rules that were chosen.
    """

    accepted_rules = Signal(str, object)

    def __init__(self, preset: str, rules: Rules, kept: RuleSets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preset = preset
        self._kept = kept
        self._found: tuple[RuleSet, ...] = ()
        self._problem: Problem | None = None
        self._model = OptionsModel(PRESETS[preset], rules, self)
        self._filter = OptionsFilter(self._model, self)
        self._delegate = OptionDelegate(self)
        self._title = QLabel(self)
        self._search = QLineEdit(self)
        self._changed = QCheckBox(Word.HR_CHANGED_ONLY(), self)
        self._tree = QTreeView(self)
        self._help = QLabel(self)
        self._sheet = SheetView(self)
        self._trouble = QLabel(self)
        self._repair = button(Word.HR_REPAIR(), self)
        self._reset_one = button(Word.HR_RESET_ONE(), self)
        self._reset = button(Word.HR_RESET(), self)
        self._names = ChoiceBox({}, "", self)
        self._keep = button(Word.HR_KEEP(), self)
        self._rename = button(Word.HR_RENAME(), self)
        self._forget = button(Word.HR_FORGET(), self)
        self._import = button(Word.HR_IMPORT(), self)
        self._export = button(Word.HR_EXPORT(), self)
        self._cancel = button(Word.NG_CANCEL(), self)
        self._use = button(Word.HR_USE(), self, is_main=True)
        self._build()
        self._connect()
        self._show_rules()
        self._show_kept()

    @property
    def rules(self) -> Rules:
        """The rules as they stand in the dialog."""
        return self._model.rules

    # ---- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(Word.HR_TITLE())
        self.resize(920, 600)
        self._title.setFont(style.font(Role.TITLE))
        self._search.setPlaceholderText(Word.HR_SEARCH())
        self._search.setAccessibleName(Word.HR_SEARCH())
        self._search.setClearButtonEnabled(True)
        self._help.setWordWrap(True)
        self._help.setMinimumHeight(34)
        self._help.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._trouble.setWordWrap(True)
        self._names.setAccessibleName(Word.HR_KEPT())
        self._names.setMinimumWidth(160)
        self._tree.setAccessibleName(Word.HR_TITLE())
        self._tree.setModel(self._filter)
        self._tree.setItemDelegateForColumn(VALUE, self._delegate)
        self._tree.setUniformRowHeights(True)
        self._tree.setEditTriggers(
            QAbstractItemView.EditTrigger.SelectedClicked
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self._tree.setStyleSheet("QTreeView::item { padding: 4px 2px; }")
        self._tree.header().setSectionResizeMode(LABEL, QHeaderView.ResizeMode.ResizeToContents)
        self._tree.expandAll()
        for small in (self._reset_one, self._reset, self._keep, self._rename, self._forget, self._import, self._export):
            small.setProperty("kind", "tool")
        self._lay_out()

    def _lay_out(self) -> None:
        find = _row(self._search, self._changed)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(find)
        column.addWidget(self._tree, 1)
        column.addWidget(self._help)
        column.addLayout(_row(self._reset_one, self._reset, None))
        halves = QSplitter(self)
        halves.addWidget(left)
        halves.addWidget(self._sheet)
        halves.setStretchFactor(0, 1)
        halves.setStretchFactor(1, 1)
        halves.setSizes([460, 420])
        page = QVBoxLayout(self)
        page.setContentsMargins(20, 16, 20, 16)
        page.setSpacing(10)
        page.addWidget(self._title)
        page.addWidget(halves, 1)
        page.addLayout(_row(self._trouble, self._repair))
        kept = QLabel(Word.HR_KEPT(), self)
        kept.setBuddy(self._names)
        page.addLayout(
            _row(kept, self._names, self._keep, self._rename, self._forget, self._import, self._export, None)
        )
        page.addLayout(_row(None, self._cancel, self._use))

    def _connect(self) -> None:
        self._model.rules_changed.connect(self._show_rules)
        self._filter.rowsInserted.connect(self._tree.expandAll)
        self._search.textChanged.connect(self._find)
        self._changed.toggled.connect(self._find)
        self._tree.selectionModel().currentChanged.connect(self._show_option)
        self._repair.clicked.connect(self._mend)
        self._reset_one.clicked.connect(self._reset_option)
        self._reset.clicked.connect(lambda: self._model.set_rules(PRESETS[self._preset]))
        self._names.activated.connect(self._load)
        self._keep.clicked.connect(self._keep_rules)
        self._rename.clicked.connect(self._rename_rules)
        self._forget.clicked.connect(self._forget_rules)
        self._import.clicked.connect(self._import_rules)
        self._export.clicked.connect(self._export_rules)
        self._cancel.clicked.connect(self.reject)
        self._use.clicked.connect(self._accept)

    # ---- showing -------------------------------------------------------------------------------------------------

    def _show_rules(self) -> None:
        """Show what is wrong with the rules, or their sheet."""
        self._title.setText(Word.HR_FOR(game=find(self._preset).title))
        found = problems(self.rules)
        self._problem = found[0] if found else None
        self._use.setEnabled(not found)
        self._keep.setEnabled(not found)
        self._export.setEnabled(not found)
        self._repair.setVisible(bool(found) and bool(found[0].repair))
        texts = [f"{problem.text} {problem.advice}" for problem in found]
        self._trouble.setText("\n".join(texts) or Word.HR_PLAYABLE())
        if not found:
            self._sheet.show_rules(self.rules)
        self._show_option(self._tree.currentIndex())

    def _show_option(self, index: QModelIndex) -> None:
        option: Option | None = index.data(OPTION_ROLE) if index.isValid() else None
        self._help.setText("" if option is None else str(index.data(Qt.ItemDataRole.ToolTipRole)))
        self._reset_one.setEnabled(option is not None and bool(index.data(CHANGED_ROLE)))
        self._reset.setEnabled(self.rules != PRESETS[self._preset])

    def _find(self) -> None:
        self._filter.search(self._search.text(), changed_only=self._changed.isChecked())
        self._tree.expandAll()

    def _show_kept(self, name: str = "") -> None:
        self._found, notices = self._kept.all()
        self._names.clear()
        self._names.addItems([each.name for each in self._found] or [Word.HR_NOTHING_KEPT()])
        self._names.setEnabled(bool(self._found))
        self._rename.setEnabled(bool(self._found))
        self._forget.setEnabled(bool(self._found))
        self._names.setCurrentIndex(self._names.findText(name) if name else -1 if self._found else 0)
        if notices:
            self._trouble.setText("\n".join(notices))

    # ---- changing ------------------------------------------------------------------------------------------------

    def _mend(self) -> None:
        if self._problem is not None:
            self._model.set_rules(patch(self.rules, self._problem.repair))

    def _reset_option(self) -> None:
        option: Option | None = self._tree.currentIndex().data(OPTION_ROLE)
        if option is not None:
            self._model.set_rules(patch(self.rules, {option.key: self._model.usual(option)}))

    def _take(self, rules: RuleSet) -> None:
        self._preset = rules.preset
        self._model.set_rules(rules.rules, PRESETS[rules.preset])

    def _load(self, row: int) -> None:
        if row < len(self._found):
            self._take(self._found[row])

    def _keep_rules(self) -> None:
        name, is_said = QInputDialog.getText(self, Word.HR_KEEP(), Word.HR_KEEP_NAME(), text=self._names.currentText())
        if is_said:
            self._try_to_keep(name)

    def _try_to_keep(self, name: str) -> None:
        try:
            kept = rule_set(name, self._preset, self.rules)
            self._kept.keep(kept)
        except RuleSetError as error:
            self._trouble.setText(str(error))
        else:
            self._show_kept(kept.name)

    def _chosen(self) -> RuleSet | None:
        row = self._names.currentIndex()
        return self._found[row] if 0 <= row < len(self._found) else None

    def _rename_rules(self) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        name, is_said = QInputDialog.getText(self, Word.HR_RENAME(), Word.HR_KEEP_NAME(), text=chosen.name)
        if not is_said:
            return
        try:
            renamed = self._kept.rename(chosen, name, chosen.description)
        except RuleSetError as error:
            self._trouble.setText(str(error))
        else:
            self._show_kept(renamed.name)

    def _forget_rules(self) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        try:
            self._kept.forget(chosen.name)
        except RuleSetError as error:
            self._trouble.setText(str(error))
        else:
            self._show_kept()

    def _import_rules(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, Word.HR_IMPORT(), "", Word.HR_FILES(suffix=SUFFIX))
        if path:
            self.import_file(Path(path))

    def import_file(self, path: Path) -> None:
        """Take and keep the rules in a file, or say what is wrong with it."""
        try:
            taken = read_rule_set(path)
            self._kept.keep(taken)
        except RuleSetError as error:
            self._trouble.setText(str(error))
            return
        self._take(taken)
        self._show_kept(taken.name)

    def _export_rules(self) -> None:
        name = self._names.currentText() if self._chosen() is not None else find(self._preset).title
        path, _ = QFileDialog.getSaveFileName(self, Word.HR_EXPORT(), f"{name}{SUFFIX}", Word.HR_FILES(suffix=SUFFIX))
        if path:
            self.export_file(Path(path), name)

    def export_file(self, path: Path, name: str) -> None:
        """Write the rules as they stand to a file, or say why that cannot be."""
        try:
            write_rule_set(path, rule_set(name, self._preset, self.rules))
        except RuleSetError as error:
            self._trouble.setText(str(error))

    def _accept(self) -> None:
        if self._use.isEnabled():
            self.accept()
            self.accepted_rules.emit(self._preset, self.rules)


def _row(*children: QWidget | None) -> QHBoxLayout:
    """Return widgets side by side; None is room that stretches."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for child in children:
        if child is None:
            row.addStretch(1)
        else:
            row.addWidget(child, 1 if isinstance(child, QLineEdit | QLabel) and child.text() == "" else 0)
    return row


def _place(about: Option, value: object) -> int:
    allowed = about.allowed if isinstance(about.allowed, tuple) else ()
    return next((at for at, each in enumerate(allowed) if type(each) is type(value) and each == value), 0)
