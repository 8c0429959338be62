"""What tests of the window's parts share as a fixture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QWidget

from pinochle_qt.phrases import translate_with
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui import style
from tests.ui.playing import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    """Return the application, and let it be English again after a test in which it spoke another language."""
    before = set(qapp.findChildren(QTranslator))
    yield qapp
    translate_with(None)
    for translator in set(qapp.findChildren(QTranslator)) - before:
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()


@pytest.fixture
def home(qtbot: QtBot) -> QWidget:
    """Return an empty window in sight for what is tested by itself, with the letters that the program brings."""
    style.load_fonts()
    made = QWidget()
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    """Return a window with nothing begun, in which nothing takes time."""
    return Table(qtbot, Paths(tmp_path, tmp_path, tmp_path), Settings(speed="instant"))
