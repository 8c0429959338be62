"""The standing of the match, in numbers that can be read from across the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.controls.marks import draw_bar, draw_mark
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.short_names import ELLIPSIS, distinct_labels
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPainter


_HEIGHT, _SMALL_HEIGHT = 92, 64
_LARGE_SCALE, _STACKED_SCALE = 1.5, 1.15
"""Size of the numbers beside the names and below them, relative to their usual size."""
_MAX_BESIDE: Final = 2
"""Greatest number of totals with the numbers beside the names; if there are more, the numbers are below."""
_LINE_HEIGHT: Final = 20
"""Height of a line of names."""
_TOTALS_PER_ROW: Final = 5
"""Greatest number of totals in a row."""
_NAME_ROLES: Final = (Role.CONTRACT, Role.NAME, Role.NOTE_TITLE)
"""Fonts for names in one line: the first one in which all names fit, or else all short names, is used."""


class Total(Struct, frozen=True):
    """One of the totals."""

    names: tuple[str, ...]
    mark: int
    points: str
    share: float
    """Progress toward the target, from 0 to 1."""
    has_won: bool


class TotalsBar(Painted, QWidget):
    """The totals side by side, each with a progress bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._totals: tuple[Total, ...] = ()
        self._is_small = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_totals(self, totals: Sequence[Total], spoken: str) -> None:
        """Show the totals; `spoken` is the sentence for screen readers."""
        self._totals = tuple(totals)
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def set_small(self, *, small: bool) -> None:
        """Make the tiles lower in a small window, or not."""
        self._is_small = small
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all rows."""
        return QSize(200, round(self._rows * self._row_height))

    def minimumSizeHint(self) -> QSize:
        """Return the same size, since nothing can be left out."""
        return self.sizeHint()

    def draw(self, painter: QPainter) -> None:
        """Paint a tile for each total."""
        labels, font = self._labels()
        for total, box, label in zip(self._totals, self._boxes(), labels, strict=True):
            self._paint_total(painter, box, total, label, font)

    @property
    def _rows(self) -> int:
        return max(1, -(-len(self._totals) // _TOTALS_PER_ROW))

    @property
    def _row_height(self) -> float:
        return (_SMALL_HEIGHT if self._is_small or self._rows > 1 else _HEIGHT) * self.ui

    @property
    def _is_tall(self) -> bool:
        """Whether there is space for two lines."""
        return self._row_height > _SMALL_HEIGHT * self.ui

    @property
    def _are_beside(self) -> bool:
        """Whether the names are beside the numbers."""
        return len(self._totals) <= _MAX_BESIDE or not self._is_tall

    @property
    def _number_font(self) -> QFont:
        share = _STACKED_SCALE if not self._are_beside else _LARGE_SCALE if self._is_tall else 1.0
        return style.font(Role.STEPPER, self.ui * share)

    def _boxes(self) -> list[QRectF]:
        """Return the rectangles of the tiles."""
        per_row, gap = max(1, -(-len(self._totals) // self._rows)), 12 * self.ui
        width, height = (self.width() - gap * (per_row - 1)) / per_row, self._row_height
        places = (divmod(at, per_row) for at in range(len(self._totals)))
        return [QRectF(x * (width + gap), y * height, width, height - 8 * self.ui) for y, x in places]

    def _names_box(self, box: QRectF, total: Total) -> QRectF:
        """Return the rectangle for the names in a tile."""
        ui = self.ui
        names = box.adjusted(34 * ui, 7 * ui, -6 * ui, -17 * ui)
        if self._are_beside:
            names.setRight(names.right() - text_width(total.points, self._number_font) - 14 * ui)
        else:
            names.setHeight(22 * ui)
        return names

    def _labels(self) -> tuple[list[str], QFont]:
        """Return the names in the tiles, and their font."""
        names = [total.names for total in self._totals]
        full_names, fonts = [text.listed(each) for each in names], [style.font(role, self.ui) for role in _NAME_ROLES]
        if self._are_beside and self._is_tall:
            return full_names, fonts[0]
        boxes = zip(self._boxes(), self._totals, strict=True)
        widths = [self._names_box(box, total).width() for box, total in boxes]
        candidates = [(distinct_labels(names, font, widths), font) for font in fonts]
        uncut = [candidate for candidate in candidates if not any(ELLIPSIS in label for label in candidate[0])]
        return next(
            (candidate for candidate in candidates if candidate[0] == full_names), next(iter(uncut), candidates[-1])
        )

    def _paint_total(self, painter: QPainter, box: QRectF, total: Total, label: str, font: QFont) -> None:
        theme, ui = self.theme, self.ui
        inside, ground = box.adjusted(1, 1, -1, -1), style.mixed(theme.panel, theme.panel2, 0.6)
        line = theme.good if total.has_won else None
        paint_box(painter, inside, tokens.RADIUS_CONTROL * ui, ground, line=line, width=tokens.CHOSEN_LINE)
        inner = box.adjusted(12 * ui, 7 * ui, -12 * ui, -9 * ui)
        bar = QRectF(inner.left(), inner.bottom() - 5 * ui, inner.width(), 5 * ui)
        draw_bar(painter, bar, [(total.share, theme.sides[total.mark % len(theme.sides)])], theme.line)
        names = self._names_box(box, total)
        points_box = QRectF(inner.left(), inner.top(), inner.width(), bar.top() - inner.top() - 3 * ui)
        if not self._are_beside:
            points_box.setTop(names.bottom())
        draw_text(painter, points_box, total.points, self._number_font, theme.text, align=Qt.AlignmentFlag.AlignRight)
        draw_mark(painter, total.mark, QPointF(inner.left() + 8 * ui, names.center().y()), 15 * ui, theme)
        self._write_names(painter, names, label, font)

    def _write_names(self, painter: QPainter, box: QRectF, names: str, font: QFont) -> None:
        """Paint the names, in two lines if they do not fit in one and there is space for two."""
        height = _LINE_HEIGHT * self.ui
        lines = wrapped(names, font, box.width()) if box.height() >= 2 * height else [names]
        shown = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else [names]
        top = box.center().y() - height * len(shown) / 2
        for at, line in enumerate(shown):
            place = QRectF(box.left(), top + at * height, box.width(), height)
            draw_text(painter, place, line, font, self.theme.text)
