"""A block about one thing that chance decides: a bar chart of the player's hands, and averages next to chance."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from pinochle_qt.library.deal_statistics import MOST_MELD, WHOSE, DealStatistics
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_box, paint_disc
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.language import locale
from pinochle_qt.ui.rooms.statistics.figures import Block, bar_ground
from pinochle_qt.variants.points_words import unit_of_all
from pinochle_qt.words.rooms.fair_play import DealStatisticsWord

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.library.deal_statistics import Measure, Scatter, Whose
    from pinochle_qt.phrases import Phrase

_NAMES: Final[Mapping[Whose, Phrase]] = {
    "partner": DealStatisticsWord.PARTNER,
    "others": DealStatisticsWord.OTHERS,
}
_TITLES: Final[Mapping[Measure, Phrase]] = {
    "aces": DealStatisticsWord.ACES,
    "longest": DealStatisticsWord.LONGEST,
    "meld": DealStatisticsWord.MELD,
}
_MARKS: Final[Mapping[Whose, int]] = {"own": 0, "partner": 0, "others": 1}
_MIN_ROW, _MAX_ROW = 64, 74
_LABELS_HEIGHT: Final = 20
_BAND: Final = 0.4
"""Share of the controls' line color in the color of the band of chance."""
_MIN_EXPECTED: Final = 0.5
"""Expected number of hands from which a value is shown even if the player never had it."""
_RANGE: Final = 2.6
"""How far the scale of an average extends beyond chance, in standard errors of the least certain average."""
_RIGHT, _CENTER = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class ChanceBlock(Block):
    """Bars for the player's hands, and below them a line each for the player, the partner and the others."""

    def __init__(self, parent: QWidget, measure: Measure) -> None:
        super().__init__(parent, _TITLES[measure]())
        self._measure = measure
        self._dealt, self._own_label = DealStatistics(), ""
        self.make_focusable()

    def show_dealt(self, dealt: DealStatistics, own: str) -> None:
        """Show what was dealt to a player, labeled `own`; show nothing if there are no deals."""
        self._dealt, self._own_label = dealt, own
        if not dealt.deals:
            self.show_head("", " ")
            return
        self.show_head("", "", "\n".join(self.lines))

    @property
    def lines(self) -> tuple[str, ...]:
        """Everything in the block as sentences, the averages first."""
        rows = [
            DealStatisticsWord.SPOKEN(
                who=self._name_of(owner),
                mean=self._formatted(scatter.mean),
                expected=self._formatted(scatter.expected_mean),
                scatter=self._formatted(2 * scatter.error),
                often=often(scatter.share),
            )
            for owner, scatter in self._scatters().items()
        ]
        own, chance = self._dealt.own[self._measure], self._dealt.chance[self._measure]
        bars = (
            (DealStatisticsWord.SPOKEN_BARS_ONE if own[value] == 1 else DealStatisticsWord.SPOKEN_BARS)(
                value=self._label(value), count=own[value], expected=round(chance.get(value, 0))
            )
            for value in self._values()
        )
        return (*rows, *bars)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _scatters(self) -> dict[Whose, Scatter]:
        scatters = self._dealt.scatters
        return {owner: scatters[self._measure, owner] for owner in WHOSE if (self._measure, owner) in scatters}

    def _name_of(self, owner: Whose) -> str:
        return _NAMES[owner]() if owner in _NAMES else self._own_label

    def _values(self) -> list[int]:
        """Return the values that have a bar, in order, with those in between that hardly ever come."""
        own, chance = self._dealt.own[self._measure], self._dealt.chance[self._measure]
        values = sorted({*own, *chance})
        shown = [value for value in values if own[value] or chance.get(value, 0) >= _MIN_EXPECTED]
        return [value for value in values if shown[0] <= value <= shown[-1]] if shown else []

    @property
    def _unit(self) -> int:
        """What one written point of the meld stands for."""
        return unit_of_all(is_small=self._dealt.is_small, are_tens=self._dealt.are_tens)

    def _formatted(self, number: float) -> str:
        if self._measure == "meld":
            return locale().toString(round(number / self._unit))
        return locale().toString(number, "f", 2)

    def _label(self, value: int) -> str:
        if self._measure != "meld":
            return str(value)
        shown = str(value // self._unit)
        return DealStatisticsWord.MORE_THAN(value=shown) if value == MOST_MELD else shown

    def paint(self, painter: QPainter) -> None:
        """Paint the bars and the lines."""
        room, scatters = QRectF(self.inside()), self._scatters()
        height = min(_MAX_ROW * self.ui, max(_MIN_ROW * self.ui, room.height() * 0.58 / max(1, len(scatters))))
        bars = room.adjusted(0, 0, 0, -len(scatters) * height - 8 * self.ui)
        self._paint_bars(painter, bars)
        extent = max((_RANGE * scatter.error for scatter in scatters.values()), default=1.0)
        extent = max(extent, *(1.15 * abs(scatter.mean - scatter.expected_mean) for scatter in scatters.values()), 1e-9)
        for at, (owner, scatter) in enumerate(scatters.items()):
            top = room.bottom() - (len(scatters) - at) * height
            self._paint_average(painter, QRectF(room.left(), top, room.width(), height), owner, scatter, extent)

    def _paint_bars(self, painter: QPainter, room: QRectF) -> None:
        own, chance = self._dealt.own[self._measure], self._dealt.chance[self._measure]
        ui, theme, values = self.ui, self.theme, self._values()
        caption = style.font(Role.CAPTION, ui)
        base = room.bottom() - _LABELS_HEIGHT * ui
        max_count = max(max(own.values(), default=1), max(chance.values(), default=1))
        step = room.width() / len(values)
        scale = (base - room.top() - 2 * ui) / max_count
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QPointF(room.left(), base), QPointF(room.right(), base))
        shown = self._shown_labels(values, step)
        for at, value in enumerate(values):
            x, width = room.left() + at * step, min(step * 0.62, 34 * ui)
            left = x + (step - width) / 2
            height = own[value] * scale
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.sides[0]))
            painter.drawRoundedRect(QRectF(left, base - height, width, height), min(3 * ui, height / 2), 3 * ui)
            level = base - chance.get(value, 0) * scale
            painter.setPen(QPen(QColor(theme.text), 2 * ui, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            reach = min(6 * ui, (step - width) / 2)
            painter.drawLine(QPointF(left - reach, level), QPointF(left + width + reach, level))
            if value in shown:
                box = QRectF(x - step, base, 3 * step, _LABELS_HEIGHT * ui)
                draw_text(painter, box, self._label(value), caption, theme.muted, align=_CENTER)

    def _shown_labels(self, values: list[int], step: float) -> set[int]:
        """Return the values that get a label, few enough that no two labels touch."""
        widest = max(text_width(self._label(value), style.font(Role.CAPTION, self.ui)) for value in values)
        stride = max(1, ceil((widest + 6 * self.ui) / step))
        return set(values[::stride])

    def _paint_average(self, painter: QPainter, room: QRectF, owner: Whose, scatter: Scatter, extent: float) -> None:
        """Paint the name and average, the scale with its band, what chance gives, and how often it is this far off."""
        ui, theme = self.ui, self.theme
        head = QRectF(room.left(), room.top() + 4 * ui, room.width(), 20 * ui)
        bold, caption = style.font(Role.NOTE_TITLE, ui), style.font(Role.CAPTION, ui)
        draw_text(painter, head.adjusted(0, 0, -80 * ui, 0), self._name_of(owner), bold, theme.text)
        draw_text(painter, head, self._formatted(scatter.mean), bold, theme.text, align=_RIGHT)
        y = head.bottom() + 9 * ui
        middle, half = room.center().x(), room.width() / 2 - 7 * ui
        paint_box(painter, QRectF(room.left(), y - 5 * ui, room.width(), 10 * ui), 5 * ui, bar_ground(theme))
        reach = 2 * scatter.error / extent * half
        painter.setBrush(style.mixed(bar_ground(theme), theme.ctl_line, _BAND))
        painter.drawRoundedRect(QRectF(middle - reach, y - 5 * ui, 2 * reach, 10 * ui), 5 * ui, 5 * ui)
        painter.setPen(QPen(QColor(theme.panel), 2 * ui))
        painter.drawLine(QPointF(middle, y - 5 * ui), QPointF(middle, y + 5 * ui))
        offset = (scatter.mean - scatter.expected_mean) / extent * half
        paint_disc(painter, QPointF(middle + offset, y), 9 * ui, theme.panel)
        draw_mark(painter, _MARKS[owner], QPointF(middle + offset, y), 13 * ui, theme)
        foot = QRectF(room.left(), y + 7 * ui, room.width(), 18 * ui)
        frequency = often(scatter.share)
        draw_text(painter, foot, frequency, caption, theme.text, align=_RIGHT)
        chance = DealStatisticsWord.CHANCE(
            mean=self._formatted(scatter.expected_mean), scatter=self._formatted(2 * scatter.error)
        )
        foot.setRight(foot.right() - text_width(frequency, caption) - 8 * ui)
        draw_text(painter, foot, chance, caption, theme.muted)


def often(share: float) -> str:
    """Return in words how often something with this probability happens."""
    count = round(100 * share)
    return DealStatisticsWord.OFTEN(count=count) if count else DealStatisticsWord.SELDOM()
