"""The four suits as outlines, and text in which suit symbols are drawn: the shipped font has none of them."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.engine.cards import Suit
from pinochle_qt.resources import DamagedAsset, asset
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import KeptPicture
from pinochle_qt.ui.words.text import SUIT_SYMBOLS, spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QHideEvent, QPaintEvent

RED_SUITS = frozenset({Suit.DIAMONDS, Suit.HEARTS})

_BY_SYMBOL = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
_RUNS = re.compile("([♣♦♥♠])")
_OUTLINES = ("deck", "suits.json")
_HEIGHT_EM, _ADVANCE_EM = 0.80, 0.92

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
    outlines = json.loads(asset(*_OUTLINES).read_text(encoding="utf-8"))
    path = _parse(outlines[suit.letter]["path"])
    box = path.boundingRect()
    to_unit = QTransform.fromScale(1 / box.height(), 1 / box.height())
    return (to_unit.translate(-box.center().x(), -box.center().y())).map(path)


def read_suits() -> None:
    """Read all outlines.

    Raises:
        MissingAsset: they are not there, or damaged.
    """
    for suit in Suit:
        try:
            suit_path(suit)
        except (OSError, ValueError, LookupError, TypeError, ArithmeticError):
            raise DamagedAsset(asset(*_OUTLINES)) from None


def draw_suit(painter: QPainter, suit: Suit, center: QPointF, height: float, color: str | QColor) -> None:
    """Paint a suit sign of a height in pixels around a point."""
    placed = QTransform.fromTranslate(center.x(), center.y()).scale(height, height)
    painter.fillPath(placed.map(suit_path(suit)), QColor(color))


@lru_cache(maxsize=1024)
def text_width(text: str, font: QFont) -> float:
    """Return how wide a text with suit symbols is in pixels.

    Widths are kept: most of the time that it takes to paint a plate anew, as it counts, would go into measuring words.
    """
    metrics = QFontMetricsF(font)
    em = font.pixelSize()
    return sum(_ADVANCE_EM * em if run in _BY_SYMBOL else metrics.horizontalAdvance(run) for run in _RUNS.split(text))


def elided(text: str, font: QFont, width: float) -> str:
    """Return the text, shortened with an ellipsis where it would be wider than `width` pixels."""
    return _fitting(text, font, width)[0]


def _fitting(text: str, font: QFont, most: float) -> tuple[str, float]:
    """Return the text, elided to `most` pixels, and how wide it is then."""
    width = text_width(text, font)
    if width <= most:
        return text, width
    while text and text_width(text + "…", font) > most:
        text = text[:-1]
    shown = text.rstrip() + "…"
    return shown, text_width(shown, font)


def wrapped(sentence: str, font: QFont, width: float) -> list[str]:
    """Return a sentence broken between words into lines of at most `width` pixels."""
    lines = [""]
    for word in sentence.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and text_width(longer, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
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
    shown, width = _fitting(text, font, rect.width())
    metrics = QFontMetricsF(font)
    left = rect.left()
    if align & Qt.AlignmentFlag.AlignRight:
        left = rect.right() - width
    elif align & Qt.AlignmentFlag.AlignHCenter:
        left = rect.center().x() - width / 2
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    em = font.pixelSize()
    painter.setFont(font)
    painter.setPen(QColor(color))
    for run in _RUNS.split(shown):
        suit = _BY_SYMBOL.get(run)
        if suit is None:
            painter.drawText(QPointF(left, baseline), run)
            left += text_width(run, font)
        else:
            middle = QPointF(left + _ADVANCE_EM * em / 2, baseline - metrics.capHeight() / 2)
            draw_suit(painter, suit, middle, _HEIGHT_EM * em, sign_ink(suit, QColor(color), red))
            left += _ADVANCE_EM * em


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


def _parse(data: str) -> QPainterPath:
    """Read the absolute M, L, C and Z commands of an SVG path, which are all the generator writes."""
    path = QPainterPath()
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "M":
            path.moveTo(values[0], values[1])
        elif command == "L":
            path.lineTo(values[0], values[1])
        elif command == "C":
            for i in range(0, len(values), 6):
                path.cubicTo(*values[i : i + 6])
        else:
            path.closeSubpath()
    return path
