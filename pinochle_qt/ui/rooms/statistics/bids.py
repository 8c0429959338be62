"""Contracts made and set, by the size of the bid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QRectF, Qt

from pinochle_qt.library.statistics import BIN
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.statistics.figures import PAD, Block, Figure
from pinochle_qt.words import text
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QMouseEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.library.statistics import Statistics

_ROWS: Final = 5
"""Number of rows; the last one takes all higher bids."""
_LABEL, _SHARE, _NUMBER, _BAR = 92, 58, 28, 18
_LEGEND: Final = 30
_ROW: Final = 46
_RIGHT = Qt.AlignmentFlag.AlignRight


class Heights(Struct, frozen=True):
    """The contracts in a range of bids, which are in points ×10."""

    low: int
    bins: tuple[int, ...]
    """The lowest bid of each bin in the range."""
    made: int
    set: int
    is_open: bool
    """Whether the range includes all higher bids."""

    @property
    def count(self) -> int:
        """Return the number of contracts."""
        return self.made + self.set


def heights_of(sums: Statistics) -> tuple[Heights, ...]:
    """Return adjacent ranges of bids, lowest first, wide enough for a few of them to hold most contracts."""
    bids = sums.made_by_height + sums.set_by_height
    if not bids:
        return ()
    lowest, highest, width = min(bids), max(bids), BIN
    while (highest - lowest) // width >= 2 * _ROWS:
        width *= 2
    lows = range(lowest // width * width, highest + 1, width)
    rows = []
    for at, low in enumerate(lows[:_ROWS]):
        is_open = at == _ROWS - 1 and len(lows) > _ROWS
        end = highest + 1 if is_open else low + width
        bins = tuple(each for each in sorted(bids) if low <= each < end)
        made, failed = (sum(counts[each] for each in bins) for counts in (sums.made_by_height, sums.set_by_height))
        rows.append(Heights(low, bins, made, failed, is_open))
    return tuple(rows)


class BidRow(Figure):
    """One range of bids: a filled bar for contracts made, an outlined one for those set, and the share made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = Heights(0, (), 0, 0, is_open=False)
        self._label, self._max_count = "", 1
        self._pressed_at = QPoint()

    def show_row(self, row: Heights, label: str, most: int) -> None:
        """Show a range; `most` is the number of contracts that fills the whole length."""
        self._row, self._label, self._max_count = row, label, max(1, most)
        share = share_words(row.made, row.count)
        kinds = (*(["made"] if row.made else []), *(["set"] if row.set else []))
        numbers = [f"{kind} {low}" for kind in kinds for low in row.bins]
        self.tell(Stat.BID_SPOKEN(heights=label, made=row.made, set=row.set, share=share), *numbers)

    def pointed(self) -> tuple[str, ...]:
        """Return the numbers that were pressed: contracts made or set if a bar was clicked, or else both."""
        made, failed = self._bars()
        for kind, box in (("made", made), ("set", failed)):
            if box.width() and box.adjusted(0, -6, 0, 6).contains(self._pressed_at):
                return tuple(f"{kind} {low}" for low in self._row.bins)
        return self.numbers

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where the mouse was pressed."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click, and forget the place, so that a key that follows shows all contracts of the row."""
        super().mouseReleaseEvent(event)
        self._pressed_at = QPoint()

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        ui, theme, row = self.ui, self.theme, self._row
        bold, box = style.font(Role.NAME, ui), QRectF(self.rect()).adjusted(4 * ui, 0, -4 * ui, 0)
        label = QRectF(box.left(), box.top(), _LABEL * ui - 6 * ui, box.height())
        draw_text(painter, label, self._label, style.font(Role.NOTE_TITLE, ui), theme.text)
        made, failed = self._bars()
        small = style.font(Role.NOTE_TITLE, ui)
        number_left = (failed if row.set else made).right() + 8 * ui
        if row.made:
            paint_box(painter, made, 3 * ui, theme.good)
            width = text_width(str(row.made), small)
            if width + 12 * ui <= made.width():
                draw_text(painter, made.adjusted(0, 0, -6 * ui, 0), str(row.made), small, theme.on_link, align=_RIGHT)
            else:  # beside the bars, before the number of contracts set
                number = QRectF(number_left, box.top(), width + 1, box.height())
                draw_text(painter, number, str(row.made), small, theme.good)
                number_left += width + 6 * ui
        if row.set:
            edge = 0.75 * ui
            paint_box(painter, failed.adjusted(edge, edge, -edge, -edge), 3 * ui, line=theme.bad, width=1.5 * ui)
            number = QRectF(number_left, box.top(), _NUMBER * ui, box.height())
            draw_text(painter, number, str(row.set), small, theme.bad)
        draw_text(painter, box, share_words(row.made, row.count), bold, theme.text, align=_RIGHT)

    def _bars(self) -> tuple[QRectF, QRectF]:
        ui, row = self.ui, self._row
        left = (_LABEL + 4) * ui
        room = max(0.0, self.width() - left - (_NUMBER + _SHARE + 8) * ui)
        top, height, gap = self.height() / 2 - _BAR * ui / 2, _BAR * ui, 2 * ui if row.made else 0.0
        made = QRectF(left, top, row.made / self._max_count * room, height)
        width = max(row.set / self._max_count * room - gap, 8 * ui) if row.set else 0.0
        return made, QRectF(made.right() + gap, top, width, height)


class BidsBlock(Block):
    """The rows, with a legend below that explains filled and outlined bars."""

    def __init__(self, parent: QWidget, pressed: Callable[[Figure], None]) -> None:
        super().__init__(parent, Stat.BIDS())
        self._rows = [BidRow(self) for _ in range(_ROWS)]
        self._shown: tuple[BidRow, ...] = ()
        self._thrown_in = 0
        for row in self._rows:
            row.clicked.connect(lambda _=False, row=row: pressed(row))
            row.hide()

    @property
    def figures(self) -> Sequence[Figure]:
        """All rows, visible or not."""
        return self._rows

    def show_sums(self, sums: Statistics, points: Callable[[int], str]) -> None:
        """Show the contracts in the statistics; `points` formats points ×10."""
        heights = heights_of(sums)
        max_count = max((row.count for row in heights), default=1)
        step = 10 * BIN // 50
        for at, row in enumerate(heights):
            if row.is_open:
                label = Stat.AND_UP(low=points(row.low))
            else:
                next_low = heights[at + 1].low if at + 1 < len(heights) else row.low + _range_width(heights)
                label = Stat.HEIGHTS(low=points(row.low), high=points(next_low - step))
            self._rows[at].show_row(row, label, max_count)
        self._shown = tuple(self._rows[: len(heights)])
        for each in self._rows:
            each.setVisible(each in self._shown)
        self._thrown_in = sums.thrown_in
        count = Stat.CONTRACT() if sums.contracts == 1 else Stat.CONTRACTS(count=sums.contracts)
        failed = sums.contracts - sums.contracts_made
        spoken = Stat.BIDS_SPOKEN(contracts=count, made=sums.contracts_made, set=failed)
        self.show_head(count if heights else "", "" if heights else Stat.BIDS_NONE(), spoken)

    def arrange(self) -> None:
        """Place the rows above the legend."""
        self.stack(self._shown, self.inside().adjusted(0, 0, 0, -round(_LEGEND * self.ui)), _ROW)

    def paint(self, painter: QPainter) -> None:
        """Paint the legend."""
        ui, theme = self.ui, self.theme
        font, y = style.font(Role.CAPTION, ui), self.height() - 22 * ui
        failed = Stat.SET_THROWN(count=self._thrown_in) if self._thrown_in else Stat.SET()
        words = ((Stat.MADE(), True, theme.good), (failed, False, theme.bad))
        gap, swatch = 20 * ui, 16 * ui
        length = sum(text_width(word, font) + 1 + swatch for word, _, _ in words) + gap
        right = self.width() - PAD * ui
        x = max(PAD * ui, min((PAD + _LABEL) * ui, right - length))
        for word, is_filled, ink in words:
            box = QRectF(x, y - 5 * ui, 10 * ui, 10 * ui)
            inside, ground = box.adjusted(0.75, 0.75, -0.75, -0.75), ink if is_filled else None
            paint_box(painter, inside, 2 * ui, ground, line=ink, width=1.5 * ui)
            x += swatch
            width = min(text_width(word, font) + 1, right - x)
            draw_text(painter, QRectF(x, y - 10 * ui, width, 20 * ui), word, font, theme.muted)
            x += width + gap


def share_words(some: int, of: int) -> str:
    """Return a share as a percentage without decimals; a dash if the whole is 0."""
    return text.percent(some / of) if of else Stat.NONE()


def _range_width(heights: Sequence[Heights]) -> int:
    """Return the width of a range, in points ×10."""
    return heights[1].low - heights[0].low if len(heights) > 1 else BIN
