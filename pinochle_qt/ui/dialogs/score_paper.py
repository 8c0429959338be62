"""Paints score sheets: as a picture in the colors of a theme, and as a PDF on white paper."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box, painting
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.language import locale
from pinochle_qt.words.game.deal_row import NUMBERS, Column
from pinochle_qt.words.game.score_sheet import PAIR, Export
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.words.game.deal_row import DealRow
    from pinochle_qt.words.game.score_sheet import ScoreSheet

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_PAD: Final = 32
_MIN_WIDTH: Final = 640
_TITLE, _LINE, _GAP, _HEAD, _ROW, _SUM = 34, 20, 18, 30, 28, 40
"""Heights of the title, a line below it, the gap after the lines, the headings, a deal, and the totals."""
_COLUMN_GAP: Final = 22
"""The gap between two columns."""
_MAX_NAMES_WIDTH: Final = 190
"""Maximum width of the names above a total."""
_MARK: Final = 14
_RATIO: Final = 2.0
"""Pixels in a picture for each unit of the sheet."""
_MOST_PICTURED: Final = 500
"""The most deals in a picture; a taller one takes hundreds of megabytes, and few programs show it."""
_PAPER_MARGIN: Final = 14.0
"""Page margin in millimeters."""
_WIDE: Final = 900
"""Sheets wider than this are printed in landscape orientation."""
_RESOLUTION: Final = 300


class ScorePaper:
    """A score sheet with its column layout, at one pixel per unit."""

    def __init__(self, sheet: ScoreSheet, theme: Theme) -> None:
        self._sheet, self._theme = sheet, theme
        body, strong = style.font(Role.BODY), style.font(Role.NOTE_TITLE)
        caption, score = style.font(Role.CAPTION), style.font(Role.SCORE)
        self._widths = [
            max(text_width(heading, caption), *(text_width(row.cell(column).words, body) for row in sheet.rows), 0)
            for column, heading in zip(sheet.columns, sheet.headings, strict=True)
        ]
        self._pairs: list[tuple[float, float]] = []
        for at, account in enumerate(sheet.accounts):
            added, total = (
                max((text_width(row.cell(column, at).words, font) for row in sheet.rows), default=0.0)
                for column, font in zip(PAIR, (strong, body), strict=True)
            )
            total = max(total, text_width(account.total, score))
            names = min(text_width(account.names, strong) + _MARK + 8, _MAX_NAMES_WIDTH)
            added = max(added, names - total - _COLUMN_GAP / 2)
            self._pairs.append((added, total))
        needed = sum(self._widths) + sum(a + b + _COLUMN_GAP / 2 for a, b in self._pairs)
        self.needed = ceil(needed + _COLUMN_GAP * (len(self._widths) + len(self._pairs) - 1))
        """Width of the whole sheet."""

    @property
    def head_height(self) -> float:
        """Height of everything above the first deal on the first page."""
        return _TITLE + _LINE * len(self._sheet.lines) + _GAP + _HEAD

    def paint_head(self, painter: QPainter, width: float) -> None:
        """Paint the title, the lines and the headings at the top."""
        theme, y = self._theme, float(_TITLE)
        draw_text(painter, QRectF(0, 0, width, _TITLE), self._sheet.title, style.font(Role.TITLE), theme.text)
        for line in self._sheet.lines:
            draw_text(painter, QRectF(0, y, width, _LINE), line, style.font(Role.BODY), theme.muted)
            y += _LINE
        self.paint_headings(painter, y + _GAP, width)

    def paint_headings(self, painter: QPainter, y: float, width: float) -> None:
        """Paint the column headings, and a line below them."""
        theme, caption, strong = self._theme, style.font(Role.CAPTION), style.font(Role.NOTE_TITLE)
        x = 0.0
        gap = self._column_gap(width)
        for at, heading in enumerate(self._sheet.headings):
            box = QRectF(x, y, self._widths[at] + 1, _HEAD - 6)
            draw_text(painter, box, heading, caption, theme.muted, align=self._align(at))
            x += self._widths[at] + gap
        for account, (added, total) in zip(self._sheet.accounts, self._pairs, strict=True):
            pair_width = added + total + _COLUMN_GAP / 2
            names = min(text_width(account.names, strong), pair_width - _MARK - 8)
            left = x + pair_width - names - _MARK - 6
            draw_mark(painter, account.mark, QPointF(left + _MARK / 2, y + (_HEAD - 6) / 2), _MARK, theme)
            box = QRectF(left + _MARK + 6, y, names + 1, _HEAD - 6)
            draw_text(painter, box, account.names, strong, theme.text, align=_RIGHT)
            x += pair_width + gap
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QPointF(0, y + _HEAD - 3), QPointF(width, y + _HEAD - 3))

    def paint_row(self, painter: QPainter, row: DealRow, y: float, width: float, *, is_banded: bool) -> None:
        """Paint the row of a deal."""
        theme, body, strong = self._theme, style.font(Role.BODY), style.font(Role.NOTE_TITLE)
        if is_banded:
            band = style.mixed(theme.panel, theme.panel2, 0.45)
            paint_box(painter, QRectF(-8, y, width + 16, _ROW), tokens.RADIUS_CONTROL, band)
        x, gap = 0.0, self._column_gap(width)
        for at, column in enumerate(self._sheet.columns):
            cell = row.cell(column)
            ink = theme.muted if column is Column.NUMBER else theme.bad if cell.is_bad else theme.text
            box = QRectF(x, y, self._widths[at] + 1, _ROW)
            draw_text(painter, box, cell.words, body, ink, align=self._align(at))
            x += self._widths[at] + gap
        for account, (added, total) in enumerate(self._pairs):
            score, after = (row.cell(column, account) for column in PAIR)
            ink = theme.bad if score.is_bad else theme.text
            draw_text(painter, QRectF(x, y, added + 1, _ROW), score.words, strong, ink, align=_RIGHT)
            x += added + _COLUMN_GAP / 2
            draw_text(painter, QRectF(x, y, total + 1, _ROW), after.words, body, theme.muted, align=_RIGHT)
            x += total + gap

    def paint_sums(self, painter: QPainter, y: float, width: float) -> None:
        """Paint the totals below a line, those of the winners in a frame."""
        theme, score = self._theme, style.font(Role.SCORE)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QPointF(0, y + 2), QPointF(width, y + 2))
        gap = self._column_gap(width)
        x = sum(self._widths) + gap * len(self._widths)
        box = QRectF(0, y + 6, x, _SUM - 6)
        draw_text(painter, box, Word.COLUMN_TOTAL(), style.font(Role.NAME), theme.text)
        for account, (added, total) in zip(self._sheet.accounts, self._pairs, strict=True):
            pair_width = added + total + _COLUMN_GAP / 2
            sum_box = QRectF(x, y + 6, pair_width + 1, _SUM - 6)
            if account.has_won:
                frame_width = text_width(account.total, score) + 16
                frame = QRectF(sum_box.right() - frame_width + 8, sum_box.top() + 4, frame_width, sum_box.height() - 8)
                paint_box(painter, frame, tokens.RADIUS_CONTROL, line=theme.good, width=tokens.CHOSEN_LINE)
            draw_text(painter, sum_box, account.total, score, theme.text, align=_RIGHT)
            x += pair_width + gap

    def _column_gap(self, width: float) -> float:
        """Return the gap between two columns on a sheet of this width."""
        gaps = len(self._widths) + len(self._pairs) - 1
        return _COLUMN_GAP + max(0.0, width - self.needed) / max(1, gaps)

    def _align(self, column: int) -> Qt.AlignmentFlag:
        return _RIGHT if self._sheet.columns[column] in NUMBERS else _LEFT


def sheet_picture(sheet: ScoreSheet, theme: Theme) -> QImage:
    """Return a score sheet as a picture in the colors of a theme; of a very long match, it shows the latest deals."""
    rows = sheet.rows[-_MOST_PICTURED:]
    paper = ScorePaper(sheet, theme)
    width = max(_MIN_WIDTH, paper.needed)
    height = paper.head_height + _ROW * len(rows) + _SUM
    whole = QRectF(0, 0, width + 2 * _PAD, ceil(height + 2 * _PAD))
    image = QImage(
        round(whole.width() * _RATIO), round(whole.height() * _RATIO), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(_RATIO)
    image.fill(QColor(theme.panel))
    with painting(image) as painter:
        painter.translate(_PAD, _PAD)
        paper.paint_head(painter, width)
        y = paper.head_height
        for at, row in enumerate(rows):
            paper.paint_row(painter, row, y, width, is_banded=at % 2 == 0)
            y += _ROW
        paper.paint_sums(painter, y, width)
    return image


def sheet_pdf(sheet: ScoreSheet) -> bytes:
    """Return a score sheet as a PDF, on as many pages as it needs."""
    paper = ScorePaper(sheet, tokens.LIGHT)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheet.title)
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(_page_layout(is_wide=paper.needed > _WIDE))
    with painting(writer) as painter:
        width = float(max(_MIN_WIDTH, paper.needed))
        scale = writer.width() / width
        painter.scale(scale, scale)
        _paint_pages(painter, writer, paper, sheet, width, writer.height() / scale)
    buffer.close()
    return bytes(data.data())


def _page_layout(*, is_wide: bool) -> QPageLayout:
    """Return a page layout with the customary paper size of the user's locale."""
    is_letter = locale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize(QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4)
    orientation = QPageLayout.Orientation.Landscape if is_wide else QPageLayout.Orientation.Portrait
    margin = QMarginsF(_PAPER_MARGIN, _PAPER_MARGIN, _PAPER_MARGIN, _PAPER_MARGIN)
    return QPageLayout(size, orientation, margin, QPageLayout.Unit.Millimeter)


def _paint_pages(
    painter: QPainter, writer: QPdfWriter, paper: ScorePaper, sheet: ScoreSheet, width: float, height: float
) -> None:
    foot_height = 24.0
    first_page_rows = int((height - foot_height - paper.head_height - _SUM) // _ROW)
    later_page_rows = int((height - foot_height - _HEAD - _SUM) // _ROW)
    pages = 1 + max(0, -(-(len(sheet.rows) - first_page_rows) // later_page_rows))
    at = 0
    for page in range(1, pages + 1):
        if page == 1:
            paper.paint_head(painter, width)
            y, space = paper.head_height, first_page_rows
        else:
            writer.newPage()
            paper.paint_headings(painter, 0, width)
            y, space = float(_HEAD), later_page_rows
        for row in sheet.rows[at : at + space]:
            paper.paint_row(painter, row, y, width, is_banded=at % 2 == 0)
            y, at = y + _ROW, at + 1
        if page == pages:
            paper.paint_sums(painter, y, width)
        if pages > 1:
            box = QRectF(0, height - foot_height, width, foot_height)
            page_label = Export.PAGE(page=page, pages=pages)
            draw_text(painter, box, page_label, style.font(Role.CAPTION), tokens.LIGHT.muted, align=_RIGHT)
