"""The options of a rule set as a tree of groups and options, which can be changed in place."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, overload

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QFont

from pinochle_qt.engine.rules import GROUPS, OPTIONS, Option, OptionValue, Rules, diff, patch
from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Group

LABEL, VALUE = 0, 1
OPTION_ROLE = Qt.ItemDataRole.UserRole
VALUE_ROLE = Qt.ItemDataRole.UserRole + 1
CHANGED_ROLE = Qt.ItemDataRole.UserRole + 2
SEARCH_ROLE = Qt.ItemDataRole.UserRole + 3
_GROUP_ID = 0
"""The id of the rows of groups; options carry the number of their group, from one on."""


class OptionsModel(QAbstractItemModel):
    """Groups with their options: a label, and how it is played. What differs from the preset is bold.

    Signals:
        rules_changed: the rules after a change.
    """

    rules_changed = Signal(object)

    def __init__(self, base: Rules, rules: Rules, parent: QObject) -> None:
        super().__init__(parent)
        self._base = base
        self._rules = rules

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return self._rules

    def set_rules(self, rules: Rules, base: Rules | None = None) -> None:
        """Show other rules, and compare them with another preset if one is given."""
        if base is not None:
            self._base = base
        self._rules = rules
        last = len(GROUPS) - 1
        for row, group in enumerate(GROUPS):
            parent = self.index(row, LABEL)
            self.dataChanged.emit(self.index(0, LABEL, parent), self.index(len(group.options) - 1, VALUE, parent))
        self.dataChanged.emit(self.index(0, LABEL), self.index(last, VALUE))
        self.rules_changed.emit(rules)

    def option(self, index: Index) -> Option | None:
        """Return the option of a row, None for a group."""
        group = _group_of(index)
        return None if group is None else group.options[index.row()]

    def index_of(self, key: str, column: int = LABEL) -> QModelIndex:
        """Return the row of an option."""
        option = OPTIONS[key]
        row = next(at for at, group in enumerate(GROUPS) if group.name == option.group)
        return self.index(GROUPS[row].options.index(option), column, self.index(row, LABEL))

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        """Return the place of a cell."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _GROUP_ID)

    @overload
    def parent(self) -> QObject | None: ...

    @overload
    def parent(self, child: Index) -> QModelIndex: ...

    def parent(self, child: Index | None = None) -> QObject | QModelIndex | None:
        """Return the group of an option, or without one the owner of the model: Qt has one name for both."""
        if child is None:
            return super().parent()
        if not child.isValid() or child.internalId() == _GROUP_ID:
            return QModelIndex()
        return self.createIndex(child.internalId() - 1, LABEL, _GROUP_ID)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of groups, or of options in a group."""
        if not parent.isValid():
            return len(GROUPS)
        is_group = parent.internalId() == _GROUP_ID and parent.column() == LABEL
        return len(GROUPS[parent.row()].options) if is_group else 0

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return two: label and value."""
        del parent
        return 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a column shows."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return Word.HR_RULE() if section == LABEL else Word.HR_VALUE()
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that values of options can be edited, as long as they have an effect or differ."""
        flags = super().flags(index)
        option = self.option(index)
        if option is None:
            return flags
        if not option.relevant(self._rules) and not self._is_changed(option):
            return flags & ~Qt.ItemFlag.ItemIsEnabled
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == VALUE else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return words, value, help and look of a cell."""
        option = self.option(index)
        if option is None:
            return self._group_data(index, role)
        is_value = index.column() == VALUE
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return option.value_label(self._value(option)) if is_value else option.label
            case Qt.ItemDataRole.EditRole if is_value:
                return self._value(option)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._explained(option)
            case Qt.ItemDataRole.FontRole if self._is_changed(option):
                font = QFont()
                font.setBold(True)
                return font
        return {
            OPTION_ROLE: option,
            VALUE_ROLE: self._value(option),
            CHANGED_ROLE: self._is_changed(option),
            SEARCH_ROLE: f"{option.label} {option.help} {' '.join(option.value_labels.values())}",
        }.get(role)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Change an option; return whether it can have the value."""
        option = self.option(index)
        if option is None or role != Qt.ItemDataRole.EditRole or not option.accepts(value):
            return False
        if value != self._value(option):
            self.set_rules(patch(self._rules, {option.key: value}))
        return True

    def usual(self, option: Option) -> OptionValue:
        """Return the value of the preset."""
        return _value_in(self._base, option)

    def _value(self, option: Option) -> OptionValue:
        return _value_in(self._rules, option)

    def _is_changed(self, option: Option) -> bool:
        return self._value(option) != self.usual(option)

    def _explained(self, option: Option) -> str:
        lines = [option.help]
        if not option.relevant(self._rules):
            lines.append(Word.HR_NO_EFFECT())
        if self._is_changed(option):
            lines.append(Word.HR_USUAL(value=option.value_label(self.usual(option))))
        return " ".join(lines)

    def _group_data(self, index: Index, role: int) -> object:
        group = GROUPS[index.row()]
        changed = any(key.startswith(f"{group.name}.") for key in diff(self._base, self._rules))
        match role:
            case Qt.ItemDataRole.DisplayRole if index.column() == LABEL:
                return group.title
            case Qt.ItemDataRole.FontRole if changed:
                font = QFont()
                font.setBold(True)
                return font
        return False if role == CHANGED_ROLE else None


class OptionsFilter(QSortFilterProxyModel):
    """Shows the options that a search finds, or those that are changed, with their groups."""

    def __init__(self, model: OptionsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._changed_only = False
        self.setRecursiveFilteringEnabled(True)
        self.setSourceModel(model)

    def search(self, text: str, *, changed_only: bool) -> None:
        """Show only options that all words of a text are about."""
        self._words, self._changed_only = tuple(text.casefold().split()), changed_only
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Return whether an option is wanted; groups are where their options are."""
        index = self.sourceModel().index(row, LABEL, cast("QModelIndex", parent))
        about = index.data(SEARCH_ROLE)
        if not isinstance(about, str):
            return False
        if self._changed_only and not index.data(CHANGED_ROLE):
            return False
        return all(word in about.casefold() for word in self._words)


def _group_of(index: Index) -> Group | None:
    if not index.isValid() or index.internalId() == _GROUP_ID:
        return None
    return GROUPS[index.internalId() - 1]


def _value_in(rules: Rules, option: Option) -> OptionValue:
    value: OptionValue = getattr(getattr(rules, option.group), option.name)
    return value
