"""The felt is lighter in the middle, and no edge is visible between one shade and the next."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from pinochle_qt.ui.draw.felt import paint_felt
from pinochle_qt.ui.draw.theme import THEMES, Theme

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
