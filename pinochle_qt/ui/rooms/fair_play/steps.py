"""The steps of the proof: each has a check mark or a number, a title, and lines or hands below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.controls.readable_block import ReadableBlock
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.rooms.fair_play import FairWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card

Mark: TypeAlias = Literal["open", "done", "bad"]

_PAD: Final = 16
_MARK: Final = 24
_TEXT: Final = _PAD + _MARK + 12
"""Left edge of the title and the lines."""
_TOP, _TITLE, _LINE, _BOTTOM = 11, 24, 21, 9
_MIN_CARD_STEP, _MAX_CARD_STEP = 31, 36
"""Smallest and largest distance from one card to the next."""
_MAX_GROUPS: Final = 8
"""Number of digit groups in a line if there is space."""
_GROUP_STEP: Final = 50
"""Distance from one digit group to the next."""
_FILL: Final = 0.5


class TextLine(Struct, frozen=True):
    """A line with a label; without a label, a sentence across the full width."""

    label: str
    value: str
    ink: str = "text"
    is_grouped: bool = False
    """Whether the value consists of digit groups that are lined up in columns."""


class CardsLine(Struct, frozen=True):
    """Cards, with the name of the player who held them, or of the widow or stock."""

    name: str
    cards: tuple[Card, ...]
    mark: int | None = None
    """The shape of the player's side; None for the widow and the stock."""


class VerificationStep(ReadableBlock):
    """One step, as tall as its lines need."""

    def __init__(self, parent: QWidget, number: int) -> None:
        super().__init__(parent)
        self.number = number
        """What it is called as long as it has no mark."""
        self.mark: Mark = "open"
        self.title = ""
        self._text_lines: tuple[TextLine, ...] = ()
        self._card_rows: tuple[CardsLine, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.make_focusable()

    def tell(self, mark: Mark, title: str, said: Sequence[TextLine] = (), held: Sequence[CardsLine] = ()) -> None:
        """Show the current state of this step."""
        self.mark, self.title, self._text_lines, self._card_rows = mark, title, tuple(said), tuple(held)
        self.setAccessibleName(title)
        self.setAccessibleDescription("\n".join(self.lines))
        self.updateGeometry()
        self.update()

    @property
    def lines(self) -> tuple[str, ...]:
        """The content below the title, as screen readers say it."""
        spoken_lines = [_spoken(each.label, each.value) for each in self._text_lines]
        spoken_lines += [_spoken(each.name, text.spoken(text.cards(each.cards))) for each in self._card_rows]
        return tuple(spoken_lines)

    # ---- size --------------------------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """Return True: a narrower step is taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that the lines need, in pixels."""
        rows = sum(len(self._wrapped(each, width)) for each in self._text_lines)
        rows += sum(self._row_count(each, width) for each in self._card_rows)
        return round((_TOP + _TITLE + rows * _LINE + _BOTTOM) * self.ui)

    def sizeHint(self) -> QSize:
        """Return a size wide enough for fingerprints."""
        width = round(460 * self.ui)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size: a narrow step with its title."""
        return QSize(round(280 * self.ui), round((_TOP + _TITLE + _BOTTOM) * self.ui))

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _font(self) -> QFont:
        return style.font(Role.NOTE_TITLE, self.ui)

    def _indent(self) -> float:
        """Return the left edge of the values, in pixels."""
        fonts = style.font(Role.CAPTION, self.ui), self._font
        widest = max((text_width(each.label, fonts[0]) for each in self._text_lines), default=0.0)
        widest_name = max((text_width(each.name, fonts[1]) + 16 * self.ui for each in self._card_rows), default=0.0)
        widest = max(widest, min(widest_name, 120 * self.ui))
        return _TEXT * self.ui + (widest + 10 * self.ui if widest else 0)

    def _wrapped(self, line: TextLine, width: int) -> list[str]:
        """Return a value broken into lines; the digit groups in a line are the largest power of two that fits."""
        left = self._indent() if line.label else _TEXT * self.ui
        room = max(60.0, width - left - _PAD * self.ui)
        if not line.is_grouped:
            return wrapped(line.value, self._font if line.label else style.font(Role.BODY, self.ui), room)
        groups, per_line = line.value.split(), _MAX_GROUPS
        while per_line > 1 and per_line * _GROUP_STEP * self.ui > room:
            per_line //= 2
        return [" ".join(groups[at : at + per_line]) for at in range(0, len(groups), per_line)]

    def _grid(self, width: int) -> tuple[int, float]:
        """Return how many cards are in a row and how far apart; the rows of the largest hand are about equally long."""
        room = width - self._indent() - _PAD * self.ui
        largest = max((len(each.cards) for each in self._card_rows if each.mark is not None), default=1)
        rows = -(-largest // max(1, int(room / (_MIN_CARD_STEP * self.ui))))
        per_row = -(-largest // rows)
        return per_row, min(_MAX_CARD_STEP * self.ui, room / per_row)

    def _row_count(self, held: CardsLine, width: int) -> int:
        return -(-len(held.cards) // self._grid(width)[0])

    def draw(self, painter: QPainter) -> None:
        """Paint the background, mark, title, lines and hands."""
        ui, theme = self.ui, self.theme
        paint_box(painter, QRectF(self.rect()), tokens.RADIUS_PLATE * ui, style.mixed(theme.panel, theme.panel2, _FILL))
        self._paint_mark(painter)
        title = QRectF(_TEXT * ui, _TOP * ui, self.width() - (_TEXT + _PAD) * ui, _TITLE * ui)
        ink = theme.bad if self.mark == "bad" else theme.text
        draw_text(painter, title, self.title, style.font(Role.NAME, ui), ink)
        y = (_TOP + _TITLE) * ui
        for line in self._text_lines:
            y = self._paint_text_line(painter, line, y)
        for held in self._card_rows:
            y = self._paint_cards(painter, held, y)
        self.paint_focus(painter)

    def _paint_mark(self, painter: QPainter) -> None:
        ui, theme = self.ui, self.theme
        box = QRectF(_PAD * ui, _TOP * ui, _MARK * ui, _MARK * ui)
        if self.mark == "open":
            painter.setPen(QPen(QColor(theme.ctl_line), 1.5 * ui))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
            draw_text(
                painter,
                box,
                str(self.number),
                style.font(Role.CAPTION, ui),
                theme.muted,
                align=Qt.AlignmentFlag.AlignHCenter,
            )
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.good if self.mark == "done" else theme.bad))
        painter.drawEllipse(box)
        pen = QPen(QColor(theme.panel), 2.2 * ui, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for stroke in _STROKES[self.mark]:
            painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x, y) * box.width() for x, y in stroke]))

    def _paint_text_line(self, painter: QPainter, text_line: TextLine, y: float) -> float:
        ui, theme = self.ui, self.theme
        left = self._indent() if text_line.label else _TEXT * ui
        caption = style.font(Role.CAPTION, ui)
        font = self._font if text_line.label else style.font(Role.BODY, ui)
        label = QRectF(_TEXT * ui, y, left - _TEXT * ui, _LINE * ui)
        draw_text(painter, label, text_line.label, caption, theme.muted)
        for line in self._wrapped(text_line, self.width()):
            parts = line.split() if text_line.is_grouped else [line]
            for at, part in enumerate(parts):
                x = left + at * _GROUP_STEP * ui
                box = QRectF(x, y, self.width() - x - (_PAD - 4) * ui, _LINE * ui)
                draw_text(painter, box, part, font, getattr(theme, text_line.ink))
            y += _LINE * ui
        return y

    def _paint_cards(self, painter: QPainter, held: CardsLine, y: float) -> float:
        ui, theme, left = self.ui, self.theme, self._indent()
        per_row, card_step = self._grid(self.width())
        name = QRectF(_TEXT * ui, y, left - (_TEXT + 8) * ui, _LINE * ui)
        if held.mark is not None:
            draw_mark(painter, held.mark, QPointF(name.left() + 5 * ui, name.center().y()), 10 * ui, theme)
            name.setLeft(name.left() + 16 * ui)
        draw_text(painter, name, held.name, self._font, theme.text)
        for at, card in enumerate(held.cards):
            box = QRectF(left + at % per_row * card_step, y + at // per_row * _LINE * ui, card_step, _LINE * ui)
            draw_text(painter, box, text.card(card), style.font(Role.BODY, ui), theme.text)
        return y + self._row_count(held, self.width()) * _LINE * ui


_STROKES: Final[dict[Mark, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "done": (((0.28, 0.52), (0.44, 0.68), (0.73, 0.35)),),
    "bad": (((0.33, 0.33), (0.67, 0.67)), ((0.67, 0.33), (0.33, 0.67))),
}
"""The strokes in the circle of a step, in fractions of its width."""


def _spoken(label: str, value: str) -> str:
    return FairWord.SPOKEN(label=label, value=value) if label else value
