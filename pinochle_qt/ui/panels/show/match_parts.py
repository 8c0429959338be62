"""The parts of the panel at the end of a match: final scores, and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.marks import draw_bar, draw_mark
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.shapes import card_height
from pinochle_qt.ui.draw.short_names import short_name
from pinochle_qt.ui.draw.suits import draw_text, elided, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPainter

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.words.game.match_end import FactWords, FinalRow
    from pinochle_qt.words.game.match_leaders import LeaderWords

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_STEP: Final = 10
"""The step in which points count up: whole points, whichever scale they are shown on."""
HIGH, LOW, ROW_GAP = 54, 40, 8
"""Height of a row for two totals and for more, and the gap between rows, at scale 1."""
FEW_ROWS: Final = 2
"""Up to this many totals have high rows."""
MOST_IN_COLUMN: Final = 4
"""With more totals than this, there are two columns."""
_WITH_NOTE: Final = 38
"""A row at least this tall at scale 1 has space for two lines."""
_NARROW: Final = 150
"""A row narrower than this at scale 1 has smaller figures."""
_SMALL_CARD: Final = 33
"""Width of the cards of a meld at scale 1."""
_LINE, _HEAD = 20, 18
_PAD: Final = 16
CARD_RATIO: Final = 1.4
"""The ratio of a card's height to its width."""
LINE_HEIGHT: Final = 22
"""Height of a one-line fact, and of the line of those who did most, at scale 1."""
_LEADER_GAP: Final = 20
"""The space between two of those at scale 1."""


class AppearingPart(Painted, QWidget):
    """A painted part that appears gradually."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = 1.0

    def come(self, share: float) -> None:
        """Show the part at this stage of its appearance, from 0 to 1."""
        if share != self._share:
            self._share = share
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the part at its current stage."""
        self.paint(painter, self._share)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the part at this stage of its appearance, from 0 to 1."""


class FinalScores(AppearingPart):
    """All final totals, the winners' first and emphasized; the points count up as they appear."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[FinalRow, ...] = ()
        self._rules: Rules | None = None

    def show_rows(self, rows: Sequence[FinalRow], rules: Rules) -> None:
        """Show these totals."""
        self._rows, self._rules = tuple(rows), rules
        spoken = (f"{text.listed(row.names)}: {text.points(row.score, rules)}, {row.note}" for row in rows)
        self.setAccessibleName("; ".join(spoken))
        self.update()

    @property
    def columns(self) -> int:
        """The number of columns of rows."""
        return 1 if len(self._rows) <= MOST_IN_COLUMN else 2

    @property
    def in_column(self) -> int:
        """The number of rows in a column."""
        return -(-len(self._rows) // self.columns)

    def wanted_height(self) -> float:
        """Return the height of all rows, including the gaps between them, at scale 1."""
        count = self.in_column
        row, gap = (HIGH, ROW_GAP) if len(self._rows) <= FEW_ROWS else (LOW, ROW_GAP / 2)
        return count * (row + gap) - gap

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the rows."""
        ui, columns = self.ui, self.columns
        count = self.in_column
        if not count or self._rules is None:
            return
        gap = (ROW_GAP if len(self._rows) <= FEW_ROWS else ROW_GAP / 2) * ui
        max_height = (HIGH if len(self._rows) <= FEW_ROWS else LOW) * ui
        height = min(max_height, (self.height() + gap) / count - gap)
        width = (self.width() - (columns - 1) * gap) / columns
        for at, row in enumerate(self._rows):
            column, line = divmod(at, count)
            box = QRectF(column * (width + gap), line * (height + gap), width, height)
            self._paint_row(painter, row, box, self._rules, share)

    def _paint_row(self, painter: QPainter, row: FinalRow, box: QRectF, rules: Rules, share: float) -> None:
        theme, ui = self.theme, self.ui
        radius = tokens.RADIUS_CONTROL * ui
        if row.has_won:
            inside = box.adjusted(1, 1, -1, -1)
            paint_box(painter, inside, radius, theme.panel2, line=theme.good, width=tokens.CHOSEN_LINE)
        else:
            paint_box(painter, box, radius, style.mixed(theme.panel, theme.panel2, 0.4))
        is_wide = self.columns == 1
        is_narrow = box.width() < _NARROW * ui
        edge = (20 if is_wide else 12 if is_narrow else 15) * ui
        draw_mark(painter, row.mark, QPointF(box.left() + edge, box.center().y()), (17 if is_wide else 14) * ui, theme)
        seen = row.score if share >= 1.0 else round(row.score * share / _STEP) * _STEP
        right = box.adjusted(0, 0, -(14 if is_wide else 10) * ui, 0)
        left = box.left() + edge + (22 if is_wide else 14) * ui
        free = right.right() - (12 if is_wide else 6) * ui - left
        roles = [Role.RESULT] * (len(self._rows) <= FEW_ROWS) + [Role.NAME if is_narrow else Role.SCORE]
        for number in (style.font(each, ui) for each in roles):  # the larger one where there is space for the note
            space = free - text_width(text.points(row.score, rules), number)
            if text_width(row.note, style.font(Role.CAPTION, ui)) <= space:
                break
        draw_text(painter, right, text.points(seen, rules), number, theme.text, align=_RIGHT)
        names = QRectF(left, box.top(), space, box.height())
        name = style.font(Role.NAME if is_wide else Role.NOTE_TITLE, ui)
        if not is_wide or box.height() < _WITH_NOTE * ui:
            draw_text(painter, names, fitting_names(row.names, name, space), name, theme.text)
            return
        middle, line = box.center().y(), 18 * ui
        upper = QRectF(left, middle - line, space, line)
        lower = QRectF(left, middle + ui, space, 16 * ui)
        small = style.font(Role.NOTE_TITLE, ui)
        lines = wrapped(text.listed(row.names), small, space)
        if len(lines) == len((upper, lower)) and text_width(text.listed(row.names), name) > space:
            for box_of_line, words in zip((upper, lower), lines, strict=True):  # who it was says more than the note
                draw_text(painter, box_of_line, words, small, theme.text)
            return
        draw_text(painter, upper, fitting_names(row.names, name, space), name, theme.text)
        draw_text(painter, lower, row.note, style.font(Role.CAPTION, ui), theme.muted)


class LeaderLine(AppearingPart):
    """Who did most of what, in one line, as far as there is space."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.leaders: tuple[LeaderWords, ...] = ()

    def show_leaders(self, leaders: Sequence[LeaderWords]) -> None:
        """Show these, the most interesting first."""
        self.leaders = tuple(leaders)
        self.setAccessibleName("; ".join(each.spoken for each in leaders))
        self.update()

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint those that fit, from the left."""
        painter.setOpacity(share)
        ui, theme = self.ui, self.theme
        body, bold, left = style.font(Role.BODY, ui), style.font(Role.NOTE_TITLE, ui), 0.0
        for leader in self.leaders:
            head = text_width(leader.head, body) + 6 * ui
            width = head + text_width(leader.main, bold) + 2
            if left + width > self.width():
                return
            box = QRectF(left, 0, width, self.height())
            draw_text(painter, box, leader.head, body, theme.muted)
            draw_text(painter, box.adjusted(head, 0, 0, 0), leader.main, bold, theme.text)
            left += width + _LEADER_GAP * ui


class FactTile(AppearingPart):
    """A fact that fades in, either as a tile with a sentence or cards, or on a single line."""

    def __init__(self, art: DeckArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._fact: FactWords | None = None
        self._is_line = False

    def show_fact(self, fact: FactWords) -> None:
        """Show a fact."""
        self._fact = fact
        self.setAccessibleName(fact.spoken)
        self.update()

    def set_line(self, is_line: bool) -> None:
        """Switch between a single line and a tile."""
        self._is_line = is_line
        self.update()

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the fact."""
        if self._fact is None:
            return
        painter.setOpacity(share)
        if self._is_line:
            self._paint_line(painter, self._fact)
        else:
            self._paint_tile(painter, self._fact)

    def _paint_line(self, painter: QPainter, fact: FactWords) -> None:
        theme, ui = self.theme, self.ui
        box, body, bold = QRectF(self.rect()), style.font(Role.BODY, ui), style.font(Role.NOTE_TITLE, ui)
        where = text_width(fact.where, body)
        draw_text(painter, box, fact.where, body, theme.muted, align=_RIGHT)
        draw_text(painter, box.adjusted(0, 0, -where - 8 * ui, 0), fact.head, body, theme.muted)
        left = text_width(fact.head, body) + 8 * ui
        draw_text(painter, box.adjusted(left, 0, -where - 8 * ui, 0), fact.main, bold, theme.text)
        left += text_width(fact.main, bold) + 10 * ui
        rest = box.adjusted(left, 0, -where - 12 * ui, 0)
        sentence = _fitting((fact.sentence, *fact.shorter), body, rest.width(), 1)
        if sentence is not None:
            draw_text(painter, rest, sentence, body, theme.text)

    def _paint_tile(self, painter: QPainter, fact: FactWords) -> None:
        theme, ui = self.theme, self.ui
        whole = QRectF(self.rect())
        paint_box(painter, whole, tokens.RADIUS_PLATE * ui, style.mixed(theme.panel, theme.panel2, 0.5))
        pad = (_PAD if whole.width() >= 220 * ui else 12) * ui
        box = whole.adjusted(pad, 10 * ui, -pad, -8 * ui)
        body, note = style.font(Role.BODY, ui), style.font(Role.NOTE_TITLE, ui)
        head = QRectF(box.left(), box.top(), box.width(), _HEAD * ui)
        second = QRectF(box.left(), head.bottom() + 4 * ui, box.width(), 26 * ui)
        title, where = style.font(Role.TITLE, ui), text_width(fact.where, note)
        is_beside = text_width(fact.main, title) + where + 10 * ui <= box.width()
        draw_text(painter, second if is_beside else head, fact.where, note, theme.muted, align=_RIGHT)
        space = box.width() - (0 if is_beside else where + 8 * ui)
        draw_text(painter, QRectF(head.left(), head.top(), space, head.height()), fact.head, body, theme.muted)
        if text_width(fact.main, title) > box.width():
            title = style.font(Role.CONTRACT, ui)
        # if both are too wide, the name is shortened, never what the fact is about
        name = elided(fact.name, title, box.width() - text_width(fact.main_of("\N{HORIZONTAL ELLIPSIS}"), title))
        is_whole = text_width(fact.main, title) <= box.width()
        draw_text(painter, second, fact.main if is_whole else fact.main_of(name), title, theme.text)
        below = QRectF(box.left(), second.bottom() + 4 * ui, box.width(), box.bottom() - second.bottom() - 4 * ui)
        if fact.cards:
            below = self._paint_cards(painter, fact, below)
        elif sum(fact.shares) > 0 and below.height() >= (2 * _LINE + 14) * ui:
            bar = QRectF(below.left(), below.bottom() - 12 * ui, below.width(), 6 * ui)
            side = theme.sides[fact.mark % len(theme.sides)]
            draw_bar(painter, bar, ((fact.shares[0], side), (fact.shares[1], theme.good)), theme.panel2)
            below.setBottom(bar.top() - 2 * ui)
        self._paint_sentence(painter, fact, below)

    def _paint_cards(self, painter: QPainter, fact: FactWords, box: QRectF) -> QRectF:
        """Paint the cards of a meld, and return the area left below."""
        ui = self.ui
        width = min(round(_SMALL_CARD * ui), int((box.height() - (_LINE + 2) * ui) / CARD_RATIO))
        step = min(0.55 * width, (box.width() - width) / max(1, len(fact.cards) - 1))
        for at, face in enumerate(fact.cards):
            self._art.paint(painter, face, box.left() + at * step, box.top(), width, self.devicePixelRatioF())
        return box.adjusted(0, card_height(width) + 2 * ui, 0, 0)

    def _paint_sentence(self, painter: QPainter, fact: FactWords, box: QRectF) -> None:
        """Paint the sentence in as many lines as fit, shortening the last one if necessary."""
        theme, ui = self.theme, self.ui
        font, ink = style.font(Role.BODY, ui), theme.text
        if fact.cards:
            font, ink = style.font(Role.CAPTION, ui), theme.muted
        max_lines = int(box.height() / ((_LINE - 2) * ui))
        sentence = _fitting((fact.sentence, *fact.shorter), font, box.width(), max_lines)
        lines = wrapped(fact.sentence if sentence is None else sentence, font, box.width())
        if len(lines) > max_lines > 0:
            lines = [*lines[: max_lines - 1], elided(" ".join(lines[max_lines - 1 :]), font, box.width())]
        for at, line in enumerate(lines[:max_lines]):
            row = QRectF(box.left(), box.top() + at * _LINE * ui, box.width(), _LINE * ui)
            draw_text(painter, row, line, font, ink)


def _fitting(forms: Sequence[str], font: QFont, width: float, max_lines: int) -> str | None:
    """Return the first form that fits in at most this many lines, or None if there is none."""
    return next((each for each in forms if len(wrapped(each, font, width)) <= max_lines), None)


def fitting_names(names: Sequence[str], font: QFont, width: float) -> str:
    """Return the names in one line, all in their short form if the full ones would be too wide."""
    whole = text.listed(names)
    return whole if text_width(whole, font) <= width else text.listed(short_name(name, names) for name in names)
