"""The script that tries a release by mouse finds the button to be pressed next, and nothing that only looks like it."""

import sys

import pytest
from PySide6.QtGui import QImage, QPainter

from pinochle_qt.ui.draw.theme import FELT

if sys.platform != "linux":
    pytest.skip("releases are tried on Linux", allow_module_level=True)

from mouse_play import main_button
from screens import HEIGHT, WIDTH
from tests.checks import require

BUTTON = (500, 300, 180, 48)
PLATE = (24, 712, 250, 64)


def table(*boxes: tuple[int, int, int, int], frame: tuple[int, int, int, int] | None = None) -> QImage:
    """Return a picture of a table with boxes in the color of buttons to press, and a frame in that color."""
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(FELT.table)
    painter = QPainter(picture)
    for box in boxes:
        painter.fillRect(*box, FELT.accent)
    if frame is not None:
        x, y, width, height = frame
        painter.fillRect(*frame, FELT.accent)
        painter.fillRect(x + 2, y + 2, width - 4, height - 4, FELT.panel)
    painter.end()
    return picture


def test_the_button_is_found_beside_a_wider_frame_and_the_own_plate() -> None:
    found = require(main_button(table(BUTTON, PLATE, frame=(100, 100, 600, 60))))
    x, y, width, height = BUTTON
    assert abs(found[0] - (x + width // 2)) <= 8
    assert y < found[1] < y + height


@pytest.mark.parametrize("frame", [None, (100, 100, 600, 60)])
def test_no_button_is_found_if_there_is_none(frame: tuple[int, int, int, int] | None) -> None:
    assert main_button(table(PLATE, frame=frame)) is None
