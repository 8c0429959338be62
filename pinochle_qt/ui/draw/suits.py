"""Text with suit signs, which the bundled font contains; the colors of the signs, and their outlines."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QTransform

from pinochle_qt.engine.cards import Suit
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.words.text import SUIT_SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtGui import QPainter

RED_SUITS = frozenset({Suit.DIAMONDS, Suit.HEARTS})

_BY_SYMBOL = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
_UNITS: Final = "utf-16-le"
"""The units in which Qt counts text positions: two bytes each, so an emoji in a name takes two positions."""

_LIGHT = 0.5
"""A text color lighter than this means a dark background."""
_colors: tuple[Mapping[str, str], Mapping[str, str]] | None = None
"""The colors of signs on light and on dark backgrounds, by suit letter; None for those of their text."""


def color_signs(*, four_color: bool, german: bool = False) -> None:
    """Choose whether suit signs in texts have the colors of German suits, a four-color deck, or of their text."""
    global _colors  # noqa: PLW0603 - there is one deck at a time, and text is painted everywhere
    if german:
        _colors = tokens.GERMAN_INKS, tokens.GERMAN_ON_DARK
    else:
        _colors = (tokens.SIGNS_ON_LIGHT, tokens.SIGNS_ON_DARK) if four_color else None


def are_signs_colored() -> bool:
    """Return whether suit signs in texts have colors of their own."""
    return _colors is not None


def sign_ink(suit: Suit, color: QColor, red: str | QColor | None = None) -> QColor:
    """Return the color of a suit sign in a text of this color; `red` is the color of red suits, if it differs."""
    if _colors is None:
        return QColor(red) if red is not None and suit in RED_SUITS else color
    on_light, on_dark = _colors
    return QColor((on_dark if color.lightnessF() > _LIGHT else on_light).get(suit.letter, color))


def suit_path(suit: Suit) -> QPainterPath:
    """Return the outline of a suit, 1 unit high and centered on (0, 0); treat it as read-only, because it is shared."""
    return _suit_path(suit, german=style.theme().has_german_suits)


@cache
def _suit_path(suit: Suit, *, german: bool) -> QPainterPath:
    large = QFont(style.FAMILY)
    large.setPixelSize(1000)
    if german:
        large.setFeature(style.GERMAN_SIGNS, 1)
    path = QPainterPath()
    path.addText(0, 0, large, SUIT_SYMBOLS[suit])
    box = path.boundingRect()
    to_unit = QTransform.fromScale(1 / box.height(), 1 / box.height())
    return (to_unit.translate(-box.center().x(), -box.center().y())).map(path)


def draw_suit(painter: QPainter, suit: Suit, center: QPointF, height: float, color: str | QColor) -> None:
    """Paint a suit sign, `height` pixels high and centered on a point."""
    transform = QTransform.fromTranslate(center.x(), center.y()).scale(height, height)
    painter.fillPath(transform.map(suit_path(suit)), QColor(color))


@lru_cache(maxsize=1024)
def text_width(text: str, font: QFont) -> float:
    """Return the width of a text in pixels.

    Widths are cached: otherwise, repainting a plate while its numbers count up would mostly consist of measuring text.
    """
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(text: str, font: QFont, width: float, *, in_middle: bool = False) -> str:
    """Return the text, shortened with an ellipsis at its end or in its middle if it is wider than `width` pixels."""
    if text_width(text, font) <= width:
        return text
    mode = Qt.TextElideMode.ElideMiddle if in_middle else Qt.TextElideMode.ElideRight
    return QFontMetricsF(font).elidedText(text, mode, width)


def wrapped(sentence: str, font: QFont, width: float) -> list[str]:
    """Return a sentence wrapped between words into lines of at most `width` pixels, unless a single word is wider.

    If the sentence already has line breaks, each line is wrapped on its own.
    """
    if "\n" in sentence:
        return [line for part in sentence.split("\n") for line in wrapped(part, font, width)]
    if text_width(sentence, font) <= width:
        return [sentence]
    from PySide6.QtGui import QTextLayout  # the first frame has no text that long

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

    `red` is the color of the red suits; without it, they have the color of the text.
    """
    shown = elided(text, font, rect.width())
    free = rect.width() - text_width(shown, font)
    left = rect.left() + {Qt.AlignmentFlag.AlignHCenter: free / 2, Qt.AlignmentFlag.AlignRight: free}.get(align, 0)
    metrics = QFontMetricsF(font)
    base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.setFont(font)
    for at, part, ink in _colored_parts(shown, QColor(color), red):
        painter.setPen(ink)
        painter.drawText(QPointF(left + (text_width(shown[:at], font) if at else 0), base), part)


def _colored_parts(text: str, color: QColor, red: str | QColor | None) -> Iterator[tuple[int, str, QColor]]:
    """Yield the position, text and color of each part of a text that has a single color."""
    start = 0
    for at, sign in enumerate(text):
        suit = _BY_SYMBOL.get(sign)
        ink = color if suit is None else sign_ink(suit, color, red)
        if ink != color:
            if start < at:
                yield start, text[start:at], color
            yield at, sign, ink
            start = at + 1
    if start < len(text):
        yield start, text[start:], color
