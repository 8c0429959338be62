"""The base of all tables of deals on panels and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from pinochle_qt.ui.controls.choice_list import RowsView
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.log import list_style
from pinochle_qt.ui.words.catalog import Word

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.draw.theme import Theme

HEADING_LINE: Final = 15
"""The height of each line of the headings after the first, at scale 1."""
_MIN_SECTION_SIZE = 8
_MEASURED = 500
"""The most rows for which a column is made wide enough; in a longer match, earlier ones may be cut off."""


class QuietTable(RowsView, QTableView):
    """A match deal by deal: no frame, no grid, no selection; Tab moves on to the next widget, not to the next cell."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(_MIN_SECTION_SIZE)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(Word.DEAL_BY_DEAL())

    @property
    def more_heading_lines(self) -> int:
        """The number of lines of the tallest heading after its first."""
        columns, across = range(self.model().columnCount()), Qt.Orientation.Horizontal
        return max((str(self.model().headerData(at, across) or "").count("\n") for at in columns), default=0)

    def measured_rows(self) -> range:
        """Return the rows whose text decides how wide the columns are: all but those of long ago."""
        count = self.model().rowCount()
        return range(max(0, count - _MEASURED), count)

    def dress(self, theme: Theme, ui: float, *, left: int, right: int) -> None:
        """Apply colors and scale; a heading has padding of `left` and `right` pixels."""
        header_style = f"""
QTableView {{ background: transparent; border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: transparent; color: {theme.muted}; border: 0; padding: 0 {right}px 0 {left}px;
  font-size: {round(Role.CAPTION.size * ui)}px; font-weight: {Role.CAPTION.weight.value}; }}
"""
        self.setStyleSheet(list_style(theme, ui) + header_style)
