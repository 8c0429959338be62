"""The chart of how a player does compared with Expert holding the same cards."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from pinochle_qt.library.expert_comparison import ExpertComparison
from pinochle_qt.ui.controls.marks import draw_bar, draw_mark
from pinochle_qt.ui.dates import day, month
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_disc
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.statistics.figures import PAD, Block, Figure, bar_ground
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

_CHIP_STEPS: Final = (1, 2, 5)
"""Distances between grid lines that are too small for points."""
_STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Possible distances between grid lines, in points ×10."""
_NUMBERS, _NAMES, _ABOVE, _BELOW = 48, 92, 64, 50
"""Space at the left, right, upper and lower edges of the chart, at scale 1."""
_MIN_NAME_GAP: Final = 18
_SPOKEN_POINTS: Final = 5
"""Number of points on the line that screen readers read."""
_RIGHT, _CENTER = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
_BAND_ALPHA: Final = 0.2


class ComparisonBlock(Block):
    """The chart: Expert is the dashed line at 0, and the player's line has a band around it."""

    def __init__(self, parent: QWidget, pressed: Callable[[Figure], None]) -> None:
        super().__init__(parent, Stat.COURSE())
        self._course = ExpertComparison()
        self._points: Callable[[float], str] = str
        self._is_paid = False
        self._now = NowFigure(self)
        self._now.clicked.connect(lambda: pressed(self._now))

    def show_course(
        self, course: ExpertComparison, points: Callable[[float], str], empty: str, *, is_paid: bool
    ) -> None:
        """Show a course, in chips if scores are paid in them.

        `points` formats these, or points ×10, with a sign; `empty` is the sentence shown without any deals.
        """
        self._course, self._points, self._is_paid = course, points, is_paid
        self._now.setVisible(bool(course.points))
        if not course.points:
            self.show_head("", empty or Stat.COURSE_FIRST())
            return
        last = course.points[-1]
        self._now.show_now(Stat.COURSE_NOW(points=points(last.mean)))
        sample = [course.points[at * (len(course.points) - 1) // (_SPOKEN_POINTS - 1)] for at in range(_SPOKEN_POINTS)]
        rows = (
            Stat.COURSE_ROW(
                deals=Stat.DEALS(count=each.deal),
                points=points(each.mean),
                low=points(each.low),
                high=points(each.high),
            )
            for each in dict.fromkeys(sample)
        )
        phrase = Stat.COURSE_SPOKEN_CHIPS if is_paid else Stat.COURSE_SPOKEN
        summary = phrase(points=points(last.mean), low=points(last.low), high=points(last.high))
        self.show_head("", "", "\n".join((summary, *rows)))

    def arrange(self) -> None:
        """Place the current number at the right of the title."""
        width = min(round(self.width() * 0.4), self._now.wanted_width())
        edge = round((PAD - 6) * self.ui)
        self._now.setGeometry(self.width() - edge - width, round(9 * self.ui), width, round(28 * self.ui))

    # ---- painting ----------------------------------------------------------------------------------------------------

    def paint_empty(self, painter: QPainter) -> None:
        """Paint the frame of the chart with the sentence in it, and the progress."""
        plot = self._plot()
        painter.setPen(QPen(QColor(self.theme.line), 1))
        for at in range(4):
            y = plot.top() + at * plot.height() / 3
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        super().paint_empty(painter)
        self._paint_progress(painter)

    def paint(self, painter: QPainter) -> None:
        """Paint the note, grid, band, line and names."""
        ui, theme = self.ui, self.theme
        body = style.font(Role.BODY, ui)
        note = QRectF(PAD * ui, 34 * ui, self.width() - 2 * PAD * ui, 20 * ui)
        note_text = Stat.COURSE_NOTE(deals=Stat.DEALS(count=self._course.compared))
        draw_text(painter, note, note_text, body, theme.muted)
        plot = self._plot()
        low, high, step = self._range()
        for value in range(low, high + 1, step):
            y = self._y(value, plot)
            is_zero = value == 0
            line = QPen(QColor(theme.text), 1.5, Qt.PenStyle.DashLine) if is_zero else QPen(QColor(theme.line), 1)
            painter.setPen(line)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - 10 * ui, plot.left() - 8 * ui, 20 * ui)
            font = style.font(Role.NOTE_TITLE, ui) if is_zero else body
            draw_text(painter, label, self._points(value), font, theme.text if is_zero else theme.muted, align=_RIGHT)
        self._paint_line(painter, plot)
        self._paint_names(painter, plot)
        self._paint_months(painter, plot)
        if self._course.is_complete:
            axis = QRectF(PAD * ui, self.height() - 27 * ui, self.width() - 2 * PAD * ui, 20 * ui)
            words = Stat.COURSE_AXIS_CHIPS() if self._is_paid else Stat.COURSE_AXIS()
            draw_text(painter, axis, words, style.font(Role.CAPTION, ui), theme.muted, align=_CENTER)
        else:
            self._paint_progress(painter)

    def _paint_line(self, painter: QPainter, plot: QRectF) -> None:
        theme, points = self.theme, self._course.points
        color = QColor(theme.sides[0])
        upper = [self._point_at(each.deal, each.high, plot) for each in points]
        lower = [self._point_at(each.deal, each.low, plot) for each in points]
        band = QColor(color)
        band.setAlphaF(_BAND_ALPHA)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 2.5 * self.ui))
        line = [self._point_at(each.deal, each.mean, plot) for each in points]
        painter.drawPolyline(QPolygonF(line))
        paint_disc(painter, line[-1], 7.5 * self.ui, theme.panel)
        draw_mark(painter, 0, line[-1], 11 * self.ui, theme)

    def _paint_names(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the names at the ends of the lines, at least one row apart."""
        ui, theme, last = self.ui, self.theme, self._course.points[-1]
        row = _MIN_NAME_GAP * ui
        expert_y, own_y = self._y(0, plot), self._y(last.mean, plot)
        own_y = expert_y + max(row, own_y - expert_y) if own_y >= expert_y else expert_y - max(row, expert_y - own_y)
        below_y = own_y + row if own_y >= expert_y else own_y - row
        band = Stat.COURSE_BAND(low=self._points(last.low), high=self._points(last.high))
        bold = style.font(Role.NOTE_TITLE, ui)
        lines = (
            (expert_y, Stat.COURSE_EXPERT(), bold, theme.text),
            (own_y, Stat.COURSE_YOU(points=self._points(last.mean)), bold, theme.sides[0]),
            (below_y, band, style.font(Role.CAPTION, ui), theme.muted),
        )
        for y, words, font, ink in lines:
            box = QRectF(plot.right() + 12 * ui, y - row / 2, self.width() - plot.right() - 14 * ui, row)
            draw_text(painter, box, words, font, ink)

    def _paint_months(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the dates below the line, as many as fit: days in a short course, or else months."""
        ui, points = self.ui, self._course.points
        is_short = points[-1].when - points[0].when < 60 * 86400 * 10**9
        today = datetime.now().astimezone().date()
        font, next_free, previous = style.font(Role.CAPTION, ui), 0.0, ""
        for each in points:
            x, words = self._point_at(each.deal, 0, plot).x(), day(each.when, today) if is_short else month(each.when)
            width = text_width(words, font)
            if words != previous and x - width / 2 >= next_free:
                box = QRectF(x - width / 2 - 2, plot.bottom() + 4 * ui, width + 4, 18 * ui)
                draw_text(painter, box, words, font, self.theme.muted, align=_CENTER)
                next_free, previous = x + width / 2 + 24 * ui, words

    def _paint_progress(self, painter: QPainter) -> None:
        """Show in small type how many deals have been compared, until all are."""
        course, ui, theme = self._course, self.ui, self.theme
        if course.is_complete:
            return
        font = style.font(Role.CAPTION, ui)
        phrase = Stat.COURSE_PROGRESS_ONE if course.deals == 1 else Stat.COURSE_PROGRESS
        sentence = phrase(some=course.compared, all=course.deals)
        width = text_width(sentence, font)
        left = (self.width() - width) / 2
        y = self.height() - 27 * ui
        draw_text(painter, QRectF(left, y, width + 1, 20 * ui), sentence, font, theme.muted)
        bar = QRectF(left, y + 20 * ui, width, 3 * ui)
        draw_bar(painter, bar, [(course.compared / course.deals, theme.muted)], bar_ground(theme))

    # ---- geometry ----------------------------------------------------------------------------------------------------

    def _plot(self) -> QRectF:
        ui = self.ui
        left, right = (PAD + _NUMBERS) * ui, self.width() - (PAD + _NAMES) * ui
        return QRectF(left, _ABOVE * ui, max(40.0, right - left), max(40.0, self.height() - (_ABOVE + _BELOW) * ui))

    def _range(self) -> tuple[int, int, int]:
        """Return the lowest grid line, the highest one, and the distance between lines; 0 is in the range."""
        points = self._course.points
        low, high = min(0.0, *(each.low for each in points)), max(0.0, *(each.high for each in points))
        steps = (*_CHIP_STEPS, *_STEPS) if self._is_paid else _STEPS
        step = next((each for each in steps if (high - low) / each <= 4), steps[-1])
        return int(low // step) * step, -int(-high // step) * step or step, step

    def _y(self, value: float, plot: QRectF) -> float:
        low, high, _ = self._range()
        return plot.bottom() - (value - low) / (high - low) * plot.height()

    def _point_at(self, deal: int, value: float, plot: QRectF) -> QPointF:
        first, last = self._course.points[0].deal, self._course.points[-1].deal
        share = (deal - first) / (last - first) if last > first else 1.0
        return QPointF(plot.left() + share * plot.width(), self._y(value, plot))


class NowFigure(Figure):
    """The number at the end of the line; a click shows the games that have been compared."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self.hide()

    def show_now(self, words: str) -> None:
        """Show the number, within its text."""
        self._words = words
        self.tell(words, "compared")

    def wanted_width(self) -> int:
        """Return the width of the text, in pixels."""
        return round(text_width(self._words, style.font(Role.NAME, self.ui)) + 12 * self.ui)

    def paint(self, painter: QPainter) -> None:
        """Paint the text."""
        box = QRectF(self.rect()).adjusted(4 * self.ui, 0, -4 * self.ui, 0)
        draw_text(painter, box, self._words, style.font(Role.NAME, self.ui), self.theme.text, align=_RIGHT)
