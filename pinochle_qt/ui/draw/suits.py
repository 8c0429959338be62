"""Text with suit signs, which the shipped font has; the inks of the signs, and their outlines."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTextLayout, QTextOption, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.engine.cards import Suit
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import KeptPicture
from pinochle_qt.ui.draw.style import FAMILY
from pinochle_qt.ui.words.text import SUIT_SYMBOLS, spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QPaintEvent

RED_SUITS = frozenset({Suit.DIAMONDS, Suit.HEARTS})

_BY_SYMBOL = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
_SIGNS = re.compile("[♣♦♥♠]")
_UNITS: Final = "utf-16-le"
"""What Qt counts places in a text by: two bytes each, so that an emoji in a name takes two places."""

_LIGHT = 0.5
"""The lightness from which a text must stand on something dark."""
_four_color = False


def color_signs(*, four_color: bool) -> None:
    """Let suit signs in texts have a color for each suit as the cards do, or the color of their text."""
    global _four_color  # noqa: PLW0603 - there is one deck at a time, and text is painted everywhere
    _four_color = four_color


def are_signs_colored() -> bool:
    """Return whether suit signs in texts have a color for each suit."""
    return _four_color


def sign_ink(suit: Suit, color: QColor, red: str | QColor | None = None) -> QColor:
    """Return the color of a suit sign within a text of this color; `red` is that of the red suits, if they have one."""
    if not _four_color:
        return QColor(red) if red is not None and suit in RED_SUITS else color
    inks = tokens.SIGNS_ON_DARK if color.lightnessF() > _LIGHT else tokens.SIGNS_ON_LIGHT
    return QColor(inks.get(suit.letter, color))


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """Return the outline of a suit, 1 high and centered on (0, 0); treat it as read-only, it is shared."""
    large = QFont(FAMILY)
    large.setPixelSize(1000)
    path = QPainterPath()
    path.addText(0, 0, large, SUIT_SYMBOLS[suit])
    box = path.boundingRect()
    to_unit = QTransform.fromScale(1 / box.height(), 1 / box.height())
    return (to_unit.translate(-box.center().x(), -box.center().y())).map(path)


def draw_suit(painter: QPainter, suit: Suit, center: QPointF, height: float, color: str | QColor) -> None:
    """Paint a suit sign of a height in pixels around a point."""
    placed = QTransform.fromTranslate(center.x(), center.y()).scale(height, height)
    painter.fillPath(placed.map(suit_path(suit)), QColor(color))


@lru_cache(maxsize=1024)
def text_width(text: str, font: QFont) -> float:
    """Return how wide a text is in pixels.

    Widths are kept: most of the time that it takes to paint a plate anew, as it counts, would go into measuring words.
    """
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(text: str, font: QFont, width: float) -> str:
    """Return the text, shortened with an ellipsis where it would be wider than `width` pixels."""
    if text_width(text, font) <= width:
        return text
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def wrapped(sentence: str, font: QFont, width: float) -> list[str]:
    """Return a sentence broken between words into lines of at most `width` pixels, but for words that are wider."""
    if text_width(sentence, font) <= width:
        return [sentence]
    layout = QTextLayout(sentence, font)
    layout.beginLayout()
    units, lines = sentence.encode(_UNITS), []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(units[2 * line.textStart() :][: 2 * line.textLength()].decode(_UNITS).rstrip())
    layout.endLayout()
    return lines


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    color: str | QColor,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    red: str | QColor | None = None,
) -> None:
    """Paint one line of text, vertically centered in a rectangle and elided to its width.

    `red` is the color of the red suits; without it they take the color of the text.
    """
    layout = QTextLayout(elided(text, font, rect.width()), font)
    option = QTextOption(align)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(option)
    layout.setFormats(_sign_formats(layout.text(), QColor(color), red))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(rect.width())
    layout.endLayout()
    painter.setPen(QColor(color))
    layout.draw(painter, QPointF(rect.left(), rect.center().y() - (line.ascent() + line.descent()) / 2))


def _sign_formats(text: str, color: QColor, red: str | QColor | None) -> list[QTextLayout.FormatRange]:
    """Return the signs in a text that are painted in a color of their own."""
    formats = []
    for found in _SIGNS.finditer(text):
        ink = sign_ink(_BY_SYMBOL[found.group()], color, red)
        if ink != color:
            place = QTextLayout.FormatRange()
            place.start, place.length = len(text[: found.start()].encode(_UNITS)) // 2, 1
            place.format.setForeground(ink)
            formats.append(place)
    return formats


class SuitLabel(QWidget):
    """A line of text in which suit symbols are drawn; screen readers get their names.

    With `wraps` words that are too long for the line stand in several, all of which share the height of the label.
    """

    def __init__(self, font: QFont, color: str, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        super().__init__(parent)
        self._font = font
        self._wraps = wraps
        self._color = color
        self._red: str | None = None
        self._align = Qt.AlignmentFlag.AlignLeft
        self._text = self._seen = ""
        self._picture = KeptPicture()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """Return the text with its suit symbols."""
        return self._text

    @property
    def seen(self) -> str:
        """The text as it can be read now."""
        return self._seen

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines in which it is painted; what is still too long for one is cut."""
        return tuple(wrapped(self._seen, self._font, self.width())) if self._wraps else (self._seen,)

    def set_text(self, text: str, seen: str | None = None) -> None:
        """Show another text; while a number in it counts, `seen` is painted, and there is room for both."""
        painted = text if seen is None else seen
        if text != self._text:
            self._text = text
            self.setAccessibleName(spoken(text))
        elif painted == self._seen:
            return
        self._seen = painted
        self.updateGeometry()
        self.update()

    def set_look(
        self,
        font: QFont,
        color: str,
        *,
        red: str | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Choose font, color, the color of red suits, and where the line stands in the label."""
        self._font, self._color, self._red, self._align = font, color, red, align
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the whole line."""
        width = max(text_width(line, self._font) for line in {self._text, self._seen})
        return QSize(round(width) + 2, round(self._font.pixelSize() * 1.45))

    def minimumSizeHint(self) -> QSize:
        """Return a width that leaves an ellipsis."""
        return QSize(self._font.pixelSize(), round(self._font.pixelSize() * 1.45))

    def hasHeightForWidth(self) -> bool:
        """Return whether there may be more lines where the label is narrower."""
        return self._wraps

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        text = max(self._text, self._seen, key=len)
        return round(len(wrapped(text, self._font, width)) * self._font.pixelSize() * 1.45)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture of what is not in sight."""
        super().hideEvent(event)
        self._picture.drop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, from the picture of it that was kept if it has not changed."""
        del event
        look = (self._seen, self._font.key(), self._color, self._red, self._align, _four_color)
        self._picture.show(self, look, self._draw)

    def _draw(self, painter: QPainter) -> None:
        lines = self.lines
        step = self.height() / len(lines)
        for at, line in enumerate(lines):
            box = QRectF(0, at * step, self.width(), step)
            draw_text(painter, box, line, self._font, self._color, align=self._align, red=self._red)
