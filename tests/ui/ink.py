"""Measures, pixel by pixel, the contrast between the text on a widget and its background."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.draw.pictures import CachedPicture
from tests.ui.test_theme import luminance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_RIM: Final = 4
"""Width in pixels of the strip at an edge that may hold an outline or a focus ring."""
SHARE: Final = 0.1
"""A color that covers a smaller share of the area below a text is a line or an edge beside it."""


class Written(NamedTuple):
    """A text that was painted: its color, and its rectangle in pixels of the picture that it was painted on."""

    text: str
    ink: QColor
    box: QRectF
    ground: QImage | None
    """The background if it is a picture of its own; None for the picture of the whole widget."""


def contrasts(widget: QWidget) -> Iterator[tuple[str, float]]:
    """Yield every text that a widget and its children paint themselves, with its lowest contrast to the background."""
    written = written_on(widget)
    whole = widget.grab().toImage()
    with watched(None):
        bare = widget.grab().toImage()
    for each in written:
        if each.ground is None and not _is_seen(whole, bare, each.box):
            continue
        found = least_contrast(each.ink, each.ground or bare, each.box)
        if found is not None:
            yield each.text, found


def _is_seen(whole: QImage, bare: QImage, box: QRectF) -> bool:
    """Return whether more than the upper half of a line is visible: the last rows of a list are cut off on purpose."""
    lower = box.adjusted(0, box.height() / 2, 0, 0).toAlignedRect().intersected(bare.rect())
    return not lower.isEmpty() and whole.copy(lower) != bare.copy(lower)


def written_on(widget: QWidget) -> list[Written]:
    """Return every text that a widget and its children paint themselves."""
    written: list[Written] = []
    widget.grab()  # new widgets are laid out when they are first painted
    with watched(written.append):
        widget.grab()
    return written


def contrasts_of_qt(widget: QWidget) -> Iterator[tuple[str, float]]:
    """Yield every visible text that Qt paints, with the highest contrast on it to its most frequent color."""
    picture = widget.grab().toImage()
    for each in widget.findChildren(QWidget):
        if isinstance(each, PanelButton) or not isinstance(each, QLabel | QAbstractButton | QLineEdit):
            continue
        seen = each.visibleRegion().boundingRect().adjusted(_RIM, _RIM, -_RIM, -_RIM)
        if each.isVisibleTo(widget) and each.text() and not seen.isEmpty():
            counted = _counted(picture, QRectF(seen).translated(QPointF(each.mapTo(widget, QPoint()))))
            ground = QColor.fromRgba(max(counted, key=lambda pixel: counted[pixel]))
            yield each.text(), max(contrast(QColor.fromRgba(pixel), ground) for pixel in counted)


@contextmanager
def watched(see: Callable[[Written], None] | None) -> Iterator[None]:
    """Paint everything anew, and report each text to `see`; paint no text at all if that is None."""
    with pytest.MonkeyPatch.context() as patch:
        draw = QPainter.drawText

        def draw_and_tell(painter: QPainter, *args: Any) -> None:
            if see is not None:
                see(_written(painter, *args))
                draw(painter, *args)

        def show(
            _: CachedPicture, widget: QWidget, look: tuple[object, ...], paint: Callable[[QPainter], None]
        ) -> None:
            del look
            painter = QPainter(widget)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
            painter.end()

        patch.setattr(QPainter, "drawText", draw_and_tell)
        patch.setattr(CachedPicture, "show", show)
        yield


def _written(painter: QPainter, *args: Any) -> Written:
    """Return what a call to `drawText` is about to write."""
    text, metrics = str(args[-1]), QFontMetricsF(painter.font())
    at = args[0]
    if isinstance(at, QPointF):
        box = metrics.tightBoundingRect(text).translated(at)
    else:
        box = metrics.boundingRect(QRectF(at), args[1], text)
    ink, device = QColor(painter.pen().color()), painter.device()
    ink.setAlphaF(ink.alphaF() * painter.opacity())
    ground = device.toImage() if isinstance(device, QPixmap | QImage) and hasattr(device, "toImage") else None
    box = painter.deviceTransform().mapRect(box)
    return Written(text, ink, box, ground)


def least_contrast(ink: QColor, ground: QImage, box: QRectF) -> float | None:
    """Return a color's lowest contrast to what lies in a box of a picture; None where that is transparent."""
    counted = _counted(ground, box) if not box.isEmpty() else Counter[int]()
    total = sum(counted.values())
    found = [QColor.fromRgba(pixel) for pixel, count in counted.items() if count >= SHARE * total]
    found = found or [QColor.fromRgba(max(counted, key=lambda pixel: counted[pixel]))] if counted else []
    return min((contrast(ink, each) for each in found if each.alpha() == 255), default=None)


def _counted(picture: QImage, box: QRectF) -> Counter[int]:
    """Return how often each color occurs in a box of a picture."""
    part = picture.copy(box.toAlignedRect().intersected(picture.rect())).convertToFormat(QImage.Format.Format_ARGB32)
    return Counter(part.pixel(x, y) for y in range(part.height()) for x in range(part.width()))


def contrast(ink: QColor, ground: QColor) -> float:
    """Return the contrast ratio of a color, which may be translucent, to its background."""
    low, high = sorted((luminance(_mixed(ink, ground).name()), luminance(ground.name())))
    return (high + 0.05) / (low + 0.05)


def _mixed(ink: QColor, ground: QColor) -> QColor:
    share = ink.alphaF()
    parts = zip(ink.getRgb()[:3], ground.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(above * share + below * (1 - share)) for above, below in parts))
