"""The felt is lighter in the middle, no edge is visible between one shade and the next, and text on it is readable."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from pinochle_qt.ui.draw.felt import paint_felt
from pinochle_qt.ui.draw.theme import THEMES, Theme
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.table_shape import table_shape
from tests.checks import require
from tests.ui.test_theme import contrast

WIDTH, HEIGHT, TILE = 1280, 256, 128
"""The size of the picture, and the number of pixels after which the grain repeats."""


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_felt_darkens_evenly_from_the_center(qapp: QApplication, theme: Theme) -> None:
    del qapp
    picture = QPixmap(WIDTH, HEIGHT)
    painter = QPainter(picture)
    paint_felt(painter, QRectF(0, 0, WIDTH, HEIGHT), theme, 1.0)
    painter.end()
    # average over the whole grain, so that only the color below it is left
    shades = [
        QColor(
            picture.copy(x, 0, TILE, HEIGHT)
            .scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
            .toImage()
            .pixel(0, 0)
        )
        for x in range(0, WIDTH, TILE)
    ]
    greens = [shade.green() for shade in shades]
    left, right = greens[: len(greens) // 2], greens[len(greens) // 2 :]
    assert left == sorted(left)
    assert right == sorted(right, reverse=True)
    assert max(greens) > greens[0]
    assert all(abs(one - other) <= 2 for one, other in pairwise(greens))
    assert abs(greens[0] - QColor(theme.table).green()) <= 2


READABLE = {
    "felt": {"text": 6.5, "muted": 4.7, "good": 4.8, "ctl_line": 3.0},
    "dark": {"text": 10.3, "muted": 6.1, "good": 7.6, "ctl_line": 3.7},
    "light": {"text": 10.6, "muted": 4.8, "good": 4.3, "ctl_line": 3.4},
}
"""The least contrast of text and outlines with any part of the felt; "good" is large there, or lies on a pill."""


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("role", ["text", "muted", "good", "ctl_line"])
def test_text_is_readable_wherever_the_light_falls(theme: Theme, role: str) -> None:
    color = getattr(theme, role)
    found = min(contrast(color, felt) for felt in theme.table_colors.felt)
    assert round(found, 1) >= READABLE[theme.name][role]


def painted_table(theme: Theme, frame: Frame, seats: int) -> QImage:
    picture = QPixmap(frame.width, frame.height)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    paint_felt(painter, QRectF(0, 0, frame.width, frame.height), theme, 1.0, shape=table_shape(Layout(frame, seats)))
    painter.end()
    return picture.toImage()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("width", "height", "seats"), [(960, 640, 2), (1280, 800, 4), (1920, 1080, 8)])
def test_the_table_has_a_rim_between_the_floor_and_the_felt(
    qapp: QApplication, theme: Theme, width: int, height: int, seats: int
) -> None:
    del qapp
    frame = Frame(width, height, has_people=True)
    shape = require(table_shape(Layout(frame, seats)))
    picture = painted_table(theme, frame, seats)
    top = round(shape.center.y - shape.half_height)
    colors = theme.table_colors

    def differs_least_from(y: int) -> str:
        """Return which part of the table has the color that is most like that in the middle column."""
        parts = {"floor": colors.floor[0], "rim": colors.rim[0], "felt": colors.felt[1]}
        found = QColor(picture.pixel(width // 2, y))
        return min(parts, key=lambda part: abs(found.green() - QColor(parts[part]).green()))

    assert differs_least_from(top - 30) == "floor"
    assert differs_least_from(top + shape.rim // 2) == "rim"
    assert differs_least_from(top + shape.rim + 20) == "felt"


def test_nobody_sits_at_a_plain_table() -> None:
    assert table_shape(Layout(Frame(1280, 800, has_people=False), 4)) is None
