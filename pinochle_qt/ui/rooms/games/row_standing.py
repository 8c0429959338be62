"""The standing of a game in the list, in two lines: the points of each side, the progress, and a bar per total."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from pinochle_qt.ui.controls.marks import draw_bar, draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.short_names import ELLIPSIS, distinct_labels, short_name
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.rooms.games import GamesWord, has_won, how_far, standing_of
from pinochle_qt.words.standing import account_mark, accounts_in_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.ui.draw.theme import Theme

_MARK, _GAP_AFTER_NAME, _GAP_AFTER_POINTS = 17, 7, 14
"""Width of a side's shape, and the space after its name and after its points, at scale 1."""
_NAME_GAP, _MIN_NAME_GAP = 10, 4
"""Largest and smallest space between names if the points are below them, at scale 1."""
_SMALL_MARK: Final = 13
"""Width of the shape in front of points below the names, at scale 1."""
_MAX_PROGRESS_SHARE: Final = 0.42
"""Largest share of its line that the text about a game's progress may take."""
_MIN_NAME_WIDTH: Final = 30
"""Smallest width at scale 1 to which a name is cut; below that, initials are shown."""
_LINE_HEIGHT, _BARS_TOP, _BARS_TOP_BESIDE_POINTS = 22, 29, 27
"""Height of the line of names, and the distance from its top to the bars, alone or beside points, at scale 1."""
_BAR, _MIN_BAR, _BAR_GAP = 4, 10, 8
"""Thickness of a bar, its smallest length, and the space between two bars, at scale 1."""


class RowStanding:
    """Both lines of one row.

    The points are beside the names, or beside the bars if the names would not fit otherwise.
    """

    def __init__(self, read: ReadGame, width: float, theme: Theme, ui: float) -> None:
        """Fit the text into a width in pixels."""
        self._theme, self._ui, self._width = theme, ui, width
        standing, won = standing_of(read), has_won(read)
        order = accounts_in_order(standing)
        self._target, self._totals = standing.target, [standing.totals[account] for account in order]
        self._points = [text.points(total, standing.rules) for total in self._totals]
        self._marks = [account_mark(standing.rules, account) for account in order]
        self._names = [text.account_names(account, standing.rules, standing.people) for account in order]
        self._caption, self._body = style.font(Role.CAPTION, ui), style.font(Role.BODY, ui)
        self._bold = style.font(Role.NOTE_TITLE, ui)
        self._ink = theme.text if won is None else theme.good if won else theme.bad
        self._set_progress(how_far(read))
        self.labels = self._labels_beside_points()
        self.is_stacked = not self.labels
        if self.is_stacked:
            self.labels = self._labels_above_points()
        if won is not None and not self.labels:
            self._set_progress(GamesWord.JUST_WON() if won else GamesWord.JUST_LOST())
            self.labels = self._labels_above_points()
        self.labels = self.labels or self._labels_cut()

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Paint the names at the top of a box, and the bars below them."""
        ui, theme = self._ui, self._theme
        line = QRectF(box.left(), box.top(), box.width(), _LINE_HEIGHT * ui)
        right = QRectF(line.right() - self._progress_width, line.top(), self._progress_width, line.height())
        draw_text(painter, right, self.far, self._caption, self._ink, align=Qt.AlignmentFlag.AlignRight)
        left, names_width = line.left(), sum(text_width(label, self._body) for label in self.labels)
        name_gap = min(_NAME_GAP * ui, _MIN_NAME_GAP * ui + (self._names_space - names_width) / len(self.labels))
        for mark, label, number in zip(self._marks, self.labels, self._points, strict=True):
            draw_mark(painter, mark, QPointF(left + 6 * ui, line.center().y()), 11 * ui, theme)
            left += _MARK * ui
            if label:
                width = text_width(label, self._body)
                draw_text(painter, QRectF(left, line.top(), width + 2, line.height()), label, self._body, theme.muted)
                left += width + (name_gap if self.is_stacked else _GAP_AFTER_NAME * ui)
            if not self.is_stacked:
                width = text_width(number, self._bold)
                draw_text(painter, QRectF(left, line.top(), width + 2, line.height()), number, self._bold, theme.text)
                left += width + _GAP_AFTER_POINTS * ui
        self._paint_bars(painter, box)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _paint_bars(self, painter: QPainter, box: QRectF) -> None:
        """Paint each total's progress toward the target."""
        ui, gap, bars_top = self._ui, _BAR_GAP * self._ui, _BARS_TOP_BESIDE_POINTS if self.is_stacked else _BARS_TOP
        length = (self._width - (len(self._totals) - 1) * gap) / len(self._totals)
        for at, (mark, total, number) in enumerate(zip(self._marks, self._totals, self._points, strict=True)):
            bar = QRectF(box.left() + at * (length + gap), box.top() + bars_top * ui, length, _BAR * ui)
            if self.is_stacked:
                self._paint_points(painter, bar, mark, number)
            color = self._theme.sides[mark % len(self._theme.sides)]
            if bar.width() >= _MIN_BAR * ui:
                draw_bar(painter, bar, [(total / max(1, self._target), color)], self._theme.line)

    def _paint_points(self, painter: QPainter, bar: QRectF, mark: int, number: str) -> None:
        """Paint the points and shorten the bar to what is left; leave out the side's shape if it does not fit."""
        ui, room = self._ui, bar.width()
        widest = max(text_width(each, self._bold) for each in self._points)
        font = self._bold if widest <= room else self._caption
        if _SMALL_MARK * ui + widest <= room:
            draw_mark(painter, mark, QPointF(bar.left() + 5 * ui, bar.center().y()), 9 * ui, self._theme)
            bar.setLeft(bar.left() + _SMALL_MARK * ui)
        place = QRectF(bar.left(), bar.center().y() - 9 * ui, widest + 2, 18 * ui)
        draw_text(painter, place, number, font, self._theme.text)
        bar.setLeft(bar.left() + widest + 6 * ui)

    def _set_progress(self, progress: str) -> None:
        """Set the text about the game's progress, and the width that it may take."""
        self.far = progress
        self._progress_width = min(text_width(progress, self._caption) + 1, _MAX_PROGRESS_SHARE * self._width)

    @property
    def _first_names(self) -> list[str]:
        """The first name of each total."""
        return [names[0] for names in self._names]

    @property
    def _names_space(self) -> float:
        """Width in pixels for all names together if the points are below them."""
        return self._width - self._progress_width - len(self._names) * (_MARK + _MIN_NAME_GAP) * self._ui

    def _labels_beside_points(self) -> list[str]:
        """Return all names, or the first one of each side, if they fit beside the points."""
        other_width = sum(text_width(each, self._bold) for each in self._points)
        other_width += len(self._names) * (_MARK + _GAP_AFTER_NAME + _GAP_AFTER_POINTS) * self._ui
        full_labels = [text.listed(each) for each in self._names]
        return self._first_fitting((full_labels, self._first_names), self._width - self._progress_width - other_width)

    def _labels_above_points(self) -> list[str]:
        """Return the longest form of the names that fits with the points below, or nothing if they would be cut off."""
        all_names, first_names = [name for names in self._names for name in names], self._first_names
        candidates = (
            [text.listed(names) for names in self._names],
            [text.listed(short_name(name, all_names) for name in names) for names in self._names],
            first_names,
            [short_name(name, first_names) for name in first_names],
        )
        return self._first_fitting(candidates, self._names_space)

    def _labels_cut(self) -> list[str]:
        """Return the names with the longest cut to a common width, or initials if too little would be left of them."""
        names, room = [short_name(name, self._first_names) for name in self._first_names], self._names_space
        share = room
        for at, width in enumerate(sorted(text_width(name, self._body) for name in names)):
            share = room / (len(names) - at)
            if width > share:
                break
            room -= width
        cut = distinct_labels([(name,) for name in names], self._body, [share] * len(names))
        if share >= _MIN_NAME_WIDTH * self._ui and not any(ELLIPSIS in label[:-1] for label in cut):
            return cut
        initials = ["".join(word[0] for word in name.split()) for name in self._first_names]
        return self._first_fitting((initials,), self._names_space) or [""] * len(names)

    def _first_fitting(self, candidates: Sequence[list[str]], room: float) -> list[str]:
        fitting = (
            labels for labels in candidates if labels and sum(text_width(each, self._body) for each in labels) <= room
        )
        return next(fitting, [])
