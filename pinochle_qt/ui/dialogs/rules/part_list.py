"""The list at the side of the house rules: saved rules, common rules, changed rules, and the parts of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPainter, QPalette, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pinochle_qt.engine.rules import GROUPS
from pinochle_qt.ui.controls.choice_list import ChoiceList, paint_row
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.variants.option_words import group_title
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.text import listed

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ui.models.rules_draft import RulesDraft

SAVED: Final = "saved"
CHANGED: Final = "changed"
COMMON: Final = "common"
FOUND: Final = "found"
"""The names of the pages that aren't parts of the rules."""
_PART: Final = Qt.ItemDataRole.UserRole
_FIRST_GROUP_ROW: Final = 3
"""The row of the first part, which has a line above it."""
_HEIGHTS: Final = (25, 40)
_INDENT: Final = 10
_BADGE: Final = 40
"""The space before a title, and the width reserved for a badge after it."""


class RulesPart(Struct, frozen=True):
    """An entry in the list: a title, and the number of changed options or saved rule sets on that page."""

    name: str
    title: str
    count: int = 0
    has_problem: bool = False
    is_idle: bool = False


class PartsModel(QAbstractListModel):
    """The entries, with counts for the current draft."""

    def __init__(self, draft: RulesDraft, parent: QObject) -> None:
        super().__init__(parent)
        self._draft = draft
        self._saved = 0
        self._parts = self._counted_parts()
        draft.changed.connect(self.refresh)

    def set_saved(self, count: int) -> None:
        """Set the number of saved rule sets."""
        self._saved = count
        self.refresh()

    def refresh(self) -> None:
        """Update the counts."""
        self._parts = self._counted_parts()
        self.dataChanged.emit(self.index(0), self.index(len(self._parts) - 1))

    def row_of(self, name: str) -> int:
        """Return the row of an entry."""
        return next(row for row, part in enumerate(self._parts) if part.name == name)

    def _counted_parts(self) -> tuple[RulesPart, ...]:
        draft = self._draft
        problem_groups = {key.partition(".")[0] for key in draft.culprits}
        changed_groups = [key.partition(".")[0] for key in draft.changes]
        groups = (
            RulesPart(
                group.name,
                group_title(group),
                changed_groups.count(group.name),
                group.name in problem_groups,
                is_idle=not any(option.relevant(draft.rules) for option in group.options),
            )
            for group in GROUPS
        )
        special = (
            RulesPart(SAVED, Setup.SAVED_RULES(), self._saved),
            RulesPart(COMMON, Setup.COMMON_RULES()),
            RulesPart(CHANGED, Setup.CHANGED_RULES(), len(draft.changes)),
        )
        return (*special, *groups)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of entries."""
        return 0 if parent.isValid() else len(self._parts)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title, the text for screen readers, or the entry itself."""
        if not index.isValid():
            return None
        part = self._parts[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return part.title
            case Qt.ItemDataRole.AccessibleTextRole:
                phrases = [part.title]
                if part.count:
                    phrases.append(str(part.count) if part.name == SAVED else Setup.PART_CHANGED(count=part.count))
                return listed([*phrases, Setup.PART_PROBLEM()] if part.has_problem else phrases)
            case _ if role == _PART:
                return part
            case _:
                return None


class PartList(ChoiceList):
    """The list itself; the current entry determines which page is shown."""

    def __init__(self, model: PartsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "side")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setModel(model)
        self.setItemDelegate(_PartDelegate(self))
        self.setAccessibleName(Setup.PARTS())
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._parts = model

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move on to the page with the right arrow key."""
        if event.key() == Qt.Key.Key_Right:
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @property
    def wanted_width(self) -> int:
        """The width with space for every title in full, its badge, a scroll bar, and the frame."""
        font = QFont(self.font())
        font.setBold(True)
        titles = [str(self._parts.index(row).data()) for row in range(self._parts.rowCount())]
        longest = max(QFontMetrics(font).horizontalAdvance(title) for title in titles)
        beside = style.scaled(_INDENT + _BADGE + 4) + 2 * self.frameWidth()
        return longest + beside + self.verticalScrollBar().sizeHint().width()

    @property
    def chosen(self) -> str:
        """The name of the current entry, empty if there is none."""
        part = self.currentIndex().data(_PART)
        return part.name if isinstance(part, RulesPart) else ""

    def choose(self, name: str) -> None:
        """Make the entry with this name current."""
        self.setCurrentIndex(self._parts.index(self._parts.row_of(name)))

    def show_chosen(self, is_shown: bool) -> None:
        """Highlight the current entry, or none while search results are shown."""
        if is_shown:
            self.selectionModel().select(self.currentIndex(), QItemSelectionModel.SelectionFlag.ClearAndSelect)
        else:
            self.clearSelection()


class _PartDelegate(QStyledItemDelegate):
    """Paints an entry: its title, and a badge with its count or an exclamation point for a problem."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return a size that lets all entries fit in the list, within limits."""
        view = option.widget
        rows = index.model().rowCount()
        space = view.viewport().height() // max(1, rows) if isinstance(view, QListView) else 0
        low, high = (style.scaled(length) for length in _HEIGHTS)
        return QSize(style.scaled(120), max(low, min(high, space)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the entry."""
        part = index.data(_PART)
        if isinstance(part, RulesPart):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_part(painter, option, part, is_first_group=index.row() == _FIRST_GROUP_ROW)
            painter.restore()


def _paint_part(painter: QPainter, option: QStyleOptionViewItem, part: RulesPart, *, is_first_group: bool) -> None:
    ink, area = QGuiApplication.palette(), QRectF(option.rect)
    if is_first_group:
        painter.setPen(QPen(ink.color(QPalette.ColorRole.Mid), 1))
        painter.drawLine(area.topLeft(), area.topRight())
    box = area.adjusted(1, 2, -1, -2)
    is_chosen = paint_row(painter, option, box, style.scaled(8))
    text = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.WindowText
    muted = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.PlaceholderText
    painter.setPen(ink.color(muted if part.is_idle and not part.count else text))
    font = QFont(option.font)
    font.setBold(is_chosen or bool(part.count) or part.has_problem)
    painter.setFont(font)
    badge = style.scaled(_BADGE) if part.has_problem or part.count else style.scaled(8)
    words = box.adjusted(style.scaled(_INDENT), 0, -badge, 0)
    title = painter.fontMetrics().elidedText(part.title, Qt.TextElideMode.ElideRight, int(words.width()))
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, title)
    if part.has_problem or part.count:
        _paint_badge(painter, box, ink, part, is_chosen=is_chosen)


def _paint_badge(painter: QPainter, box: QRectF, ink: QPalette, part: RulesPart, *, is_chosen: bool) -> None:
    height = style.scaled(20)
    words = "!" if part.has_problem else str(part.count)
    width = max(height, painter.fontMetrics().horizontalAdvance(words) + style.scaled(12))
    badge = QRectF(box.right() - style.scaled(8) - width, box.center().y() - height / 2, width, height)
    fill = QPalette.ColorRole.BrightText if part.has_problem else QPalette.ColorRole.Highlight
    fill_color, text_color = ink.color(fill), ink.color(QPalette.ColorRole.Base)
    if is_chosen:
        fill_color, text_color = ink.color(QPalette.ColorRole.HighlightedText), ink.color(QPalette.ColorRole.Highlight)
    paint_box(painter, badge, height / 2, fill_color)
    painter.setPen(text_color)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
