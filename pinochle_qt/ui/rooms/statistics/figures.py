"""The blocks of the page, and the figures in them: numbers that show their games when pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from pinochle_qt.ui.controls.keyboard.focus_ring import ShowsKeyFocus
from pinochle_qt.ui.controls.keyboard.keys import ARROW_STEPS, ENTER_KEYS
from pinochle_qt.ui.controls.marks import draw_bar
from pinochle_qt.ui.controls.readable_block import ReadableBlock
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from pinochle_qt.library.statistics import Number
    from pinochle_qt.ui.draw.theme import Theme

_RIGHT = Qt.AlignmentFlag.AlignRight
PAD: Final = 16
"""Space between the edge of a block and its contents, at scale 1."""
HEAD: Final = 42
"""Distance from the top of a block to its contents below the title, at scale 1."""
_PLACEHOLDER_STEP: Final = 28
_BARS_SHARE: Final = 0.6
"""Share of a line's width for its bar and number."""
_FILL: Final = 0.5
"""Share of `panel2` in the fill of a block; the rest is the panel's color."""
_STEPS: Final = ARROW_STEPS | {Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}
"""How far each key moves among the figures of the page, which has fewer than a thousand."""
_BY_KEY = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)


def block_color(theme: Theme) -> QColor:
    """Return the fill color of a block."""
    return style.mixed(theme.panel, theme.panel2, _FILL)


def bar_ground(theme: Theme) -> str:
    """Return the color of the empty part of a bar."""
    return theme.strip if theme.is_dark else theme.table


def paint_bars(painter: QPainter, room: QRectF, theme: Theme, ui: float) -> None:
    """Paint gray placeholder bars where there will be lines."""
    for at in range(int(room.height() / (_PLACEHOLDER_STEP * ui))):
        width = room.width() * (0.5, 0.72, 0.61)[at % 3]
        bar = QRectF(room.left(), room.top() + at * _PLACEHOLDER_STEP * ui, width, 12 * ui)
        paint_box(painter, bar, 4 * ui, theme.panel2)


class Figure(ShowsKeyFocus, Painted, QAbstractButton):
    """Something that is counted; when pressed, it shows the games behind the count, if there are any.

    Signals:
        stepped: a key asks for another figure, this many further on; Home and End for the first and the last.
    """

    stepped = Signal(int)

    def __init__(self, parent: QWidget, *, is_block: bool = False, is_cover: bool = False) -> None:
        """Make a figure; with `is_block` it has the fill of a block, with `is_cover` it covers a whole block."""
        super().__init__(parent)
        self.numbers: tuple[Number, ...] = ()
        """The numbers it shows, which together determine its games."""
        self._is_block, self._is_cover = is_block, is_cover
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def tell(self, spoken: str, *numbers: Number, action: str = "") -> None:
        """Set the text for screen readers and the numbers whose games it shows; without any it cannot be pressed."""
        self.numbers = numbers
        self.setAccessibleName(text.spoken(spoken))
        description = (action or Stat.SHOW_GAMES()) if numbers else ""
        self.setAccessibleDescription(description)
        self.setCursor(Qt.CursorShape.PointingHandCursor if numbers else Qt.CursorShape.ArrowCursor)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the contents."""

    def sizeHint(self) -> QSize:
        """Return an empty size, since the page determines the size."""
        return QSize(0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the figure with Enter, too, and move to another one with the arrow keys, Home and End."""
        step = _STEPS.get(Qt.Key(event.key()))
        if event.key() in ENTER_KEYS:
            self.click()
        elif step is not None:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter) -> None:
        """Paint the background, the contents and the focus ring."""
        radius = (tokens.RADIUS_PLATE if self._is_block or self._is_cover else tokens.RADIUS_KEY) * self.ui
        is_hovered = bool(self.numbers) and (self.underMouse() or self.isDown())
        if self._is_cover and is_hovered:
            paint_box(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, line=self.theme.ctl_line)
        elif is_hovered or self._is_block:
            ground = block_color(self.theme)
            shade = style.mixed(ground.name(), self.theme.text, 0.07) if is_hovered else ground
            paint_box(painter, QRectF(self.rect()), radius, shade)
        self.paint(painter)
        if self.shows_focus:
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_box(painter, around, radius, line=self.theme.text, width=tokens.CHOSEN_LINE)


class Tile(Figure):
    """A number between its caption and a note, with a bar below them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, is_block=True)
        self.caption, self.value, self.note = "", "", ""
        self.shows_bars = False
        """Whether to show gray placeholder bars while the number is still being counted."""
        self._bar: tuple[tuple[float, str], ...] = ()

    def show_value(
        self, caption: str, value: str, note: str, bar: Sequence[tuple[float, str]], *numbers: Number
    ) -> None:
        """Show a number; `bar` has shares of its length, each with the name of a color in the theme, or ``side``."""
        self.caption, self.value, self.note, self._bar = caption, value, note, tuple(bar)
        words = Stat.SPOKEN_NOTE if note else Stat.SPOKEN
        self.tell(words(label=caption, value=value, note=note), *numbers)

    def paint(self, painter: QPainter) -> None:
        """Paint the caption, the number, the note and the bar."""
        ui, theme = self.ui, self.theme
        left, width = PAD * ui, self.width() - 2 * PAD * ui
        small, number = style.font(Role.BODY, ui), style.font(Role.RESULT, ui)
        draw_text(painter, QRectF(left, 10 * ui, width, 20 * ui), self.caption, small, theme.muted)
        draw_text(painter, QRectF(left, 32 * ui, width, 32 * ui), self.value, number, theme.text)
        if self.shows_bars and not self.value:
            paint_bars(painter, QRectF(left, 20 * ui, width, 2 * _PLACEHOLDER_STEP * ui), theme, ui)
            return
        draw_text(painter, QRectF(left, 64 * ui, width, 20 * ui), self.note, small, theme.muted)
        parts = [(share, theme.sides[0] if ink == "side" else getattr(theme, ink)) for share, ink in self._bar]
        draw_bar(painter, QRectF(left, self.height() - 15 * ui, width, 5 * ui), parts, bar_ground(theme))


class Line(Figure):
    """A label with its number at the right, and optionally between them a bar to the left or right of zero."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label, self.value = "", ""
        self.is_wanted = True
        """Whether to show the line at all."""
        self._share: float | None = None

    def show_value(self, label: str, value: str, *numbers: Number, share: float | None = None) -> None:
        """Show a number; `share` is the length of the bar, from −1 to 1."""
        self.label, self.value, self._share = label, value, share
        self.tell(Stat.SPOKEN(label=label, value=value), *numbers)

    def paint(self, painter: QPainter) -> None:
        """Paint the label, the bar and the number."""
        ui, theme = self.ui, self.theme
        bold = style.font(Role.NAME, ui)
        box = QRectF(self.rect()).adjusted(4 * ui, 0, -4 * ui, 0)
        if self._share is not None:
            self._paint_bar(painter, box)
        draw_text(painter, box, self.value, bold, theme.text, align=_RIGHT)
        taken = text_width(self.value, bold) + 8 * ui if self._share is None else _BARS_SHARE * box.width()
        room = box.adjusted(0, 0, -taken, 0)
        draw_text(painter, room, self.label, style.font(Role.BODY, ui), theme.text)

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        ui, theme, share = self.ui, self.theme, self._share or 0.0
        left, right = box.left() + (1 - _BARS_SHARE) * box.width(), box.right() - 56 * ui
        zero, reach = (left + right) / 2, (right - left) / 2
        painter.setPen(QPen(QColor(theme.ctl_line), 1))
        painter.drawLine(round(zero), round(box.center().y() - 9 * ui), round(zero), round(box.center().y() + 9 * ui))
        length = min(1.0, abs(share)) * reach
        left = zero - length if share < 0 else zero
        bar = QRectF(left, box.center().y() - 6 * ui, length, 12 * ui)
        paint_box(painter, bar, 3 * ui, theme.bad if share < 0 else theme.good)


class Block(ReadableBlock):
    """A part of the page with its title, a note at the right, and figures or a chart below."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.title, self.note = title, ""
        self.empty = ""
        """A sentence that replaces the contents while there are none."""
        self.is_known = False
        """Whether its contents have been set."""
        self.shows_bars = False
        """Whether to show gray placeholder bars while the contents are still being counted."""
        self.setAccessibleName(title)

    @property
    def figures(self) -> Sequence[Figure]:
        """Its figures, in the order of the arrow keys."""
        return self.findChildren(Figure)

    def show_head(self, note: str, empty: str, spoken: str = "") -> None:
        """Set the note, the sentence to show if there are no contents, and all contents as text for screen readers."""
        self.note, self.empty, self.is_known = note, empty, True
        self.setAccessibleDescription(text.spoken(empty or spoken))
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the figures."""

    def inside(self) -> QRect:
        """Return the area below the title."""
        pad = round(PAD * self.ui)
        return self.rect().adjusted(pad, round(HEAD * self.ui), -pad, -round(12 * self.ui))

    def stack(self, figures: Sequence[Figure], room: QRect, most: float) -> None:
        """Place figures one below the other, each at most this tall at scale 1."""
        if not figures:
            return
        height = min(room.height() / len(figures), most * self.ui)
        margin = round(4 * self.ui)  # figures have a margin of their own for the hover effect
        for at, figure in enumerate(figures):
            top, bottom = round(room.top() + at * height), round(room.top() + (at + 1) * height)
            figure.setGeometry(room.left() - margin, top, room.width() + 2 * margin, bottom - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the figures again."""
        super().resizeEvent(event)
        self.arrange()

    def paint(self, painter: QPainter) -> None:
        """Paint everything that is not a figure."""

    def draw(self, painter: QPainter) -> None:
        """Paint the background, the title and note, and the contents."""
        ui, theme = self.ui, self.theme
        radius = tokens.RADIUS_PLATE * ui
        paint_box(painter, QRectF(self.rect()), radius, block_color(theme))
        header = QRectF(PAD * ui, 12 * ui, self.width() - 2 * PAD * ui, 22 * ui)
        caption = style.font(Role.CAPTION, ui)
        note_width = min(text_width(self.note, caption) + 1, header.width() * 0.5)
        title = header.adjusted(0, 0, -(note_width + 12 * ui if self.note else 0), 0)
        draw_text(painter, title, self.title, style.font(Role.NAME, ui), theme.text)
        draw_text(
            painter,
            QRectF(header.right() - note_width, header.top(), note_width, header.height()),
            self.note,
            caption,
            theme.muted,
            align=_RIGHT,
        )
        if self.empty:
            self.paint_empty(painter)
        elif self.is_known:
            self.paint(painter)
        elif self.shows_bars:
            paint_bars(painter, QRectF(self.inside()), theme, ui)
        self.paint_focus(painter)

    def paint_empty(self, painter: QPainter) -> None:
        """Paint the sentence that replaces the contents."""
        font = style.font(Role.BODY, self.ui)
        room = QRectF(self.inside())
        step = 20 * self.ui
        lines = wrapped(self.empty, font, room.width())
        top = room.center().y() - len(lines) * step / 2
        for at, line in enumerate(lines):
            box = QRectF(room.left(), top + at * step, room.width(), step)
            draw_text(painter, box, line, font, self.theme.muted, align=Qt.AlignmentFlag.AlignHCenter)
