"""What tests of the window's parts share as a fixture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui import style

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def home(qtbot: QtBot) -> QWidget:
    """Return an empty window in sight for what is tested by itself, with the letters that the program brings."""
    style.load_fonts()
    made = QWidget()
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.show()
    return made
