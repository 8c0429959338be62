"""The parts of the strip: a tile for the trump suit, and a block for each score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.people import side_of_account
from pinochle_qt.ui.controls.marks import draw_bar, draw_mark
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import fill, paint_box
from pinochle_qt.ui.draw.suits import draw_suit, draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.table.scene.transition import Count
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import (
    account_mark,
    score_now,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account
    from pinochle_qt.ui.draw.theme import Tempo, Theme

_MIN_NAME_WIDTH = 24
"""In less width than this, no letter of a name would be visible; the mark and the tooltip show whose score it is."""


def shown_trump(observation: Observation) -> Suit | None:
    """Return the trump suit of the deal, or between deals that of the last one."""
    is_between = not observation.running and bool(observation.results)
    return observation.results[-1].trump if is_between else observation.trump


def paint_ground(painter: QPainter, bar: QRect, theme: Theme) -> None:
    """Paint the background of the strip and the line below it."""
    fill(painter, bar, QColor(theme.strip))
    fill(painter, QRect(0, bar.height() - 1, bar.width(), 1), style.mixed(theme.strip, theme.line, 0.45))


class TrumpTile(Painted, QWidget):
    """The trump suit on a small card, or a question mark in a dashed frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._suit: Suit | None = None
        self.show_suit(None)

    def show_suit(self, suit: Suit | None) -> None:
        """Show a suit, or that there is no trump yet."""
        self._suit = suit
        description = Word.TRUMP_TILE_NONE() if suit is None else Word.TRUMP_TILE(suit=text.suit_name(suit))
        self.setAccessibleName(description)
        self.setToolTip(description)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the tile."""
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = tokens.RADIUS_CONTROL * self.ui
        if self._suit is None:
            painter.setPen(QPen(QColor(self.theme.ctl_line), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, radius, radius)
            font = style.font(Role.CONTRACT, self.ui)
            center = Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, box, Word.TRUMP_UNKNOWN(), font, self.theme.muted, align=center)
        else:
            paint_box(painter, box, radius, tokens.CARD_FACE, line=tokens.CARD_EDGE)
            ink = self.theme.suit_ink(self._suit.letter)
            draw_suit(painter, self._suit, QPointF(box.center()), box.height() * 0.66, ink)


class ScoreBlock(Painted, QWidget):
    """Mark, names and score for a total, over a bar toward the target; muted for a player who sits out.

    The score may visibly count up or down to its value; everything else uses the final value.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = 0
        self._is_resting = False
        self._names = ("", "", "")
        self._account: Account | None = None
        self._score = ""
        self._target = 1
        self._count = Count(self)
        self._count.advanced.connect(self.update)
        self._rules: Rules | None = None
        self.shortness = 0
        """The form of the names, from 0 (full) to 2 (shortest); the same in all blocks of a strip."""
        self.is_stacked = False
        """Whether the name is above the score, because they don't fit side by side."""

    def show_score(
        self, account: Account, observation: Observation, people: Sequence[str], tempo: Tempo | None = None
    ) -> None:
        """Show a total; `people` are the names of everybody at the table.

        With a tempo, it counts from the value last shown for the same players.
        """
        rules, total = observation.rules, score_now(observation, account)
        is_same = (account, rules) == (self._account, self._rules)
        self._account, self._rules, self._target = account, rules, observation.target
        self._mark = account_mark(rules, account)
        self._is_resting = side_of_account(rules, observation.seated, account) is None
        self._names = text.account_labels(account, observation, people)
        self._score = text.total(total, observation.target, rules)
        description = text.score_of(self._names[0], total, observation.target, rules)
        if self._is_resting:
            description = f"{description}. {Word.RESTING()}."
        self.setAccessibleName(description)
        self.setToolTip(description)
        self._count.show(total, tempo if is_same else None)
        self.update()

    @property
    def seen(self) -> str:
        """The score as currently displayed."""
        return "" if self._rules is None else text.total(self._count.seen, self._target, self._rules)

    def fits(self, *, shortness: int, stacked: bool) -> bool:
        """Return whether this form of the players' names fits beside or above the score."""
        name = self._names[shortness]
        return text_width(name, style.font(Role.NOTE_TITLE, self.ui)) <= self._name_space(stacked=stacked)

    def set_form(self, *, shortness: int, stacked: bool) -> None:
        """Set the form of the players' names, beside the score or above it."""
        if (shortness, stacked) != (self.shortness, self.is_stacked):
            self.shortness, self.is_stacked = shortness, stacked
            self.update()

    def _name_space(self, *, stacked: bool) -> float:
        if stacked:
            return self.width() - 18 * self.ui
        # a score that reaches the target must not push the name off the line it was on
        goal = "" if self._rules is None else text.points(self._target, self._rules)
        number = max(text_width(each, style.font(Role.SCORE, self.ui)) for each in (self._score, goal))
        return self.width() - 30 * self.ui - number

    def draw(self, painter: QPainter) -> None:
        """Paint the block."""
        if self.is_stacked:
            self._paint_stacked(painter)
        else:
            self._paint_side_by_side(painter)

    def _paint_side_by_side(self, painter: QPainter) -> None:
        """Paint name and score on one line above the bar."""
        theme, ui, width = self.theme, self.ui, self.width()
        upper = QRectF(0, 0, width, 22 * ui)
        draw_mark(painter, self._mark, QPointF(8 * ui, upper.center().y()), 14 * ui, theme)
        score_font, name_font = style.font(Role.SCORE, ui), style.font(Role.NOTE_TITLE, ui)
        draw_text(painter, upper, self.seen, score_font, self._ink, align=Qt.AlignmentFlag.AlignRight)
        space = self._name_space(stacked=False)
        draw_text(painter, QRectF(22 * ui, 0, space, upper.height()), self._name, name_font, self._ink)
        self._paint_bar(painter, QRectF(0, 26 * ui, width, 6 * ui))

    def _paint_stacked(self, painter: QPainter) -> None:
        """Paint the name above the score, with the bar in the space left before the score."""
        theme, ui, width = self.theme, self.ui, self.width()
        draw_mark(painter, self._mark, QPointF(7 * ui, 9 * ui), 12 * ui, theme)
        name_box = QRectF(18 * ui, 0, self._name_space(stacked=True), 18 * ui)
        if name_box.width() >= _MIN_NAME_WIDTH * ui:
            draw_text(painter, name_box, self._name, style.font(Role.NOTE_TITLE, ui), self._ink)
        lower, font = QRectF(0, 18 * ui, width, 20 * ui), style.font(Role.NAME, ui)
        draw_text(painter, lower, self.seen, font, self._ink, align=Qt.AlignmentFlag.AlignRight)
        bar_width = width - text_width(self._score, font) - 8 * ui
        if bar_width >= 12 * ui:
            self._paint_bar(painter, QRectF(0, lower.center().y() - 3 * ui, bar_width, 6 * ui))

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        """Paint the progress toward the target, or that the player sits out this deal."""
        if self._is_resting:
            font = style.font(Role.CAPTION, self.ui)
            if text_width(Word.RESTING_SHORT(), font) <= box.width():
                caption_box = QRectF(box.left(), box.center().y() - 8 * self.ui, box.width(), 16 * self.ui)
                draw_text(painter, caption_box, Word.RESTING_SHORT(), font, self.theme.muted)
            return
        color = self.theme.sides[self._mark % len(self.theme.sides)]
        draw_bar(painter, box, ((self._count.seen / self._target, color),), self.theme.panel2)

    @property
    def _ink(self) -> str:
        return self.theme.muted if self._is_resting else self.theme.text

    @property
    def _name(self) -> str:
        return self._names[self.shortness]
