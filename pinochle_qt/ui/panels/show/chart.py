"""A chart of a match, with one line for each total, and the target."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from pinochle_qt.engine.features import is_match
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_disc
from pinochle_qt.ui.draw.short_names import distinct_labels
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.match_parts import AppearingPart
from pinochle_qt.words import text
from pinochle_qt.words.game.deal_row import account_heading
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import account_mark, accounts_in_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.seats import Account
    from pinochle_qt.words.standing import MatchStanding

_RIGHT = Qt.AlignmentFlag.AlignRight
_STEPS = (50, 100, 200, 250, 500, 1000, 2000, 2500, 5000)
_DEAL_STEPS = (1, 2, 3, 4, 5, 10, 20, 50, 100, 200, 500, 1000)
"""The numbers of deals between two labels."""
_LABEL_SPACE = 26
"""The least distance between the centers of two such labels, at scale 1."""
_MARK_SPACE = 0.5
"""The least distance between two marks, as a share of their size."""
_LABEL_ROW, _NOTE_ROW = 18, 26
_LABEL_GAP = 10
"""The gap between the lowest point of the lines and the labels below, which keeps marks off the text, at scale 1."""
_NAME_GAP, _WIDEST_NAME, _NUMBER_GAP = 14, 132, 8
"""The gap after a line, the maximum width of that gap and the name, and the gap beside the numbers, at scale 1."""
_COMPACT_BELOW = 200
"""A chart narrower than this at scale 1 has space only for the lines, without names and numbers beside them."""
_ENLARGED_BELOW = 1 / 3
"""If the totals span less than this share of the way to the target, they are enlarged, and a note has the target."""


class StandingChart(AppearingPart):
    """Draws the totals after each deal, each with its own color and mark, and the target as a dashed line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._observation: MatchStanding | None = None
        self._extremes = (0, 0)
        """The lowest and the highest total so far, including 0."""
        self._people: tuple[str, ...] = ()

    def show_match(self, observation: MatchStanding, people: Sequence[str]) -> None:
        """Draw a match; `people` are the names of everybody at the table."""
        self._observation, self._people = observation, tuple(people)
        totals = [total for result in observation.results for total in result.totals]
        self._extremes = min(0, *totals, 0), max(0, *totals, 0)
        if not is_match(observation.rules):
            self._extremes = self._extremes[0], max(1, self._extremes[1])  # no target is above the lines
        rules = observation.rules
        scores = text.listed(
            f"{text.account_title(account, rules, people)} {text.points(observation.totals[account], rules)}"
            for account in accounts_in_order(observation)
        )
        self.setAccessibleName(Word.CHART_SPOKEN(scores=scores))
        self.update()

    def paint(self, painter: QPainter, share: float) -> None:
        """Draw the grid and the target, the lines up to this share of the width, and the names when they are whole."""
        observation = self._observation
        if observation is None:
            return
        self._paint_grid(painter, observation)
        order = accounts_in_order(observation)
        plot = self._plot()
        if share < 1.0:
            painter.setClipRect(QRectF(0, 0, plot.left() + plot.width() * share, self.height()))
        for account in reversed(order):
            self._paint_line(painter, observation, account)
        if share >= 1.0:
            self._paint_names(painter, observation, order)

    # ---- geometry ----------------------------------------------------------------------------------------------------

    def _plot(self) -> QRectF:
        ui = self.ui
        font = style.font(Role.NOTE_TITLE, ui)
        ends = (f"{text.listed(names)} {total}" for names, total in self._end_labels())
        labels = (Word.CHART_GAME(), *ends)
        names = max(text_width(label, font) for label in labels) + (_NAME_GAP + 2) * ui
        left, right, top = (
            self._numbers_width(),
            min(names, _WIDEST_NAME * ui),
            (_NOTE_ROW if self._has_note else 10) * ui,
        )
        if self._is_compact:
            left, right = 20 * ui, 12 * ui
        return QRectF(
            left, top, max(20.0, self.width() - left - right), self.height() - top - (_LABEL_ROW + _LABEL_GAP) * ui
        )

    def _numbers_width(self) -> float:
        """Return the width of the numbers on the left, with the gap beside them."""
        ui, observation = self.ui, self._observation
        if observation is None:
            return 48 * ui
        numbers = (text.points(value, observation.rules) for value in self._grid_values(observation))
        return max(48 * ui, *(text_width(each, style.font(Role.BODY, ui)) + (_NUMBER_GAP + 2) * ui for each in numbers))

    def _grid_values(self, observation: MatchStanding) -> range:
        """Return the totals that have a horizontal grid line."""
        low, high = self._range(observation)
        step = next((each for each in _STEPS if (high - low) / each <= 4), _STEPS[-1])
        return range(-(-low // step) * step, high + 1, step)

    @property
    def _is_compact(self) -> bool:
        return self.width() < _COMPACT_BELOW * self.ui

    @property
    def _has_note(self) -> bool:
        """Whether the target is written above the lines."""
        return self._is_compact or (self._observation is not None and self._is_far(self._observation))

    def _end_labels(self) -> list[tuple[list[str], str]]:
        """Return the names and the total for the end of each line."""
        observation = self._observation
        return (
            []
            if observation is None
            else [self._end_label(observation, each) for each in accounts_in_order(observation)]
        )

    def _end_label(self, observation: MatchStanding, account: Account) -> tuple[list[str], str]:
        heading = account_heading(account, observation, self._people)
        return heading, text.points(observation.totals[account], observation.rules)

    def _range(self, observation: MatchStanding) -> tuple[int, int]:
        low, high = self._extremes
        return low, high if self._is_far(observation) else max(observation.target, high)

    def _is_far(self, observation: MatchStanding) -> bool:
        """Return whether the target is so far away that it would squeeze the lines against the edge, or missing."""
        low, high = self._extremes
        if not is_match(observation.rules):
            return True
        return low < high < observation.target and high - low < _ENLARGED_BELOW * (observation.target - low)

    def _point(self, observation: MatchStanding, deal: int, total: int) -> QPointF:
        return self._points(observation, ((deal, total),))[0]

    def _points(self, observation: MatchStanding, totals: Iterable[tuple[int, int]]) -> list[QPointF]:
        """Return the places of totals, each with the number of the deal after which it was reached."""
        plot = self._plot()
        low, high = self._range(observation)
        deals = max(1, len(observation.results))
        across, up = plot.width() / deals, plot.height() / (high - low)
        return [QPointF(plot.left() + deal * across, plot.bottom() - (total - low) * up) for deal, total in totals]

    # ---- painting ----------------------------------------------------------------------------------------------------

    def _paint_grid(self, painter: QPainter, observation: MatchStanding) -> None:
        theme, ui, rules, plot = self.theme, self.ui, observation.rules, self._plot()
        body = style.font(Role.BODY, ui)
        low, high = self._range(observation)
        for value in self._grid_values(observation):
            y = self._point(observation, 0, value).y()
            if value != observation.target and abs(value - observation.target) * plot.height() / (high - low) < 16 * ui:
                continue
            if value != observation.target:
                painter.setPen(QPen(QColor(theme.line), 1))
                painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if value != observation.target and not self._is_compact:
                label = QRectF(0, y - 10 * ui, plot.left() - _NUMBER_GAP * ui, 20 * ui)
                draw_text(painter, label, text.points(value, rules), body, theme.muted, align=_RIGHT)
        self._paint_deals(painter, observation)
        self._paint_target(painter, observation)

    def _paint_target(self, painter: QPainter, observation: MatchStanding) -> None:
        """Paint the target as a labeled line, or write it above the chart if there is no room or it is far away."""
        theme, ui, plot = self.theme, self.ui, self._plot()
        bold, target = style.font(Role.NOTE_TITLE, ui), text.points(observation.target, observation.rules)
        if self._has_note:
            note = QRectF(plot.left() - 12 * ui, 0, self.width() - plot.left() + 12 * ui, _LABEL_ROW * ui)
            goal = text.goal(observation.rules, observation.target)
            draw_text(painter, note, goal, style.font(Role.CAPTION, ui), theme.muted)
        if self._is_far(observation):
            return
        y = self._point(observation, 0, observation.target).y()
        painter.setPen(QPen(QColor(theme.text), 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        if self._is_compact:
            return
        label = QRectF(0, y - 10 * ui, plot.left() - _NUMBER_GAP * ui, 20 * ui)
        draw_text(painter, label, target, bold, theme.text, align=_RIGHT)
        left = plot.right() + _NAME_GAP * ui
        game = QRectF(left, y - 10 * ui, self.width() - left, 20 * ui)
        draw_text(painter, game, Word.CHART_GAME(), bold, theme.text)

    def _paint_deals(self, painter: QPainter, observation: MatchStanding) -> None:
        ui, plot, deals = self.ui, self._plot(), len(observation.results)
        font = style.font(Role.CAPTION, ui)
        space = plot.width() / max(deals, 1)
        is_wide = space >= text_width(Word.DEAL_NUMBER(number=88), font) + 12 * ui
        needed = max(_LABEL_SPACE * ui, text_width(str(deals), font) + 6 * ui) / space
        label_step = 1 if is_wide else next((each for each in _DEAL_STEPS if each >= needed), ceil(needed))
        for deal in (*range(0, deals - label_step + 1, label_step), deals):  # the last deal always has its label
            label = str(deal)
            if deal == 0:
                label = Word.CHART_START()
            elif is_wide:
                label = Word.DEAL_NUMBER(number=deal)
            x = plot.left() + deal / max(deals, 1) * plot.width()
            box = QRectF(x - 40 * ui, plot.bottom() + _LABEL_GAP * ui, 80 * ui, _LABEL_ROW * ui)
            draw_text(painter, box, label, font, self.theme.muted, align=Qt.AlignmentFlag.AlignHCenter)

    def _paint_line(self, painter: QPainter, observation: MatchStanding, account: Account) -> None:
        mark = account_mark(observation.rules, account)
        color = QColor(self.theme.sides[mark % len(self.theme.sides)])
        results = observation.results
        deals = thinned(len(results), max(1, int(self._plot().width())))
        points = self._points(observation, ((deal, results[deal - 1].totals[account] if deal else 0) for deal in deals))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 2.5 * self.ui))
        painter.drawPolyline(QPolygonF(points))
        size = (10 if len(points) <= 16 else 7) * self.ui
        most_marks = max(1, int(self._plot().width() / (_MARK_SPACE * size)))
        for point in (points[at] for at in thinned(len(points) - 1, most_marks) if at):
            paint_disc(painter, point, size * 0.68, self.theme.panel)
            draw_mark(painter, mark, point, size, self.theme)

    def _paint_names(self, painter: QPainter, observation: MatchStanding, order: Sequence[Account]) -> None:
        """Write each name at the end of its line, clear of the other names and of the target's label.

        If they don't all fit, leave them all out: the table of the deal has the same names after the same marks.
        """
        if self._is_compact:
            return
        ui, plot, rules = self.ui, self._plot(), observation.rules
        row, font = _LABEL_ROW * ui, style.font(Role.NOTE_TITLE, self.ui)
        deals = len(observation.results)
        ends = {account: self._point(observation, deals, observation.totals[account]).y() for account in order}
        target = -row if self._is_far(observation) else self._point(observation, 0, observation.target).y()
        y = plot.top()
        label_centers: dict[Account, float] = {}
        for account in sorted(order, key=lambda each: (ends[each], order.index(each))):
            y = max(ends[account], y)
            if abs(y - target) < row:
                y = target + row
            label_centers[account] = y
            y += row
        shift = max(0.0, max(label_centers.values()) - plot.bottom())
        highest = min(label_centers.values()) - shift
        if shift and (highest < plot.top() or any(abs(at - shift - target) < row for at in label_centers.values())):
            return
        left = plot.right() + _NAME_GAP * ui
        labels = ended([self._end_label(observation, account) for account in label_centers], font, self.width() - left)
        for (account, at), label in zip(label_centers.items(), labels, strict=True):
            box = QRectF(left, at - shift - row / 2, self.width() - left, row)
            color = self.theme.sides[account_mark(rules, account) % len(self.theme.sides)]
            draw_text(painter, box, label, font, color)


def thinned(last: int, most: int) -> list[int]:
    """Return 0 and at most `most` numbers up to `last`, at equal distances from each other."""
    return [0, *range(last, 0, -max(1, ceil(last / most)))[::-1]]


def ended(ends: Sequence[tuple[Sequence[str], str]], font: QFont, width: float) -> list[str]:
    """Return the texts for the ends of lines: if they are too wide, names are shortened, never the number."""
    spaces = [width - text_width(f" {total}", font) for _, total in ends]
    names = distinct_labels([sharing for sharing, _ in ends], font, spaces)
    return [f"{label} {total}" for label, (_, total) in zip(names, ends, strict=True)]
