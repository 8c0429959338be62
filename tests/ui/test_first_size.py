"""On its first start, the window takes up no more room than the screen has."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controller import MatchController
from pinochle_qt.ui.main_window import FIRST_SIZE, SMALLEST, MainWindow
from tests.ui.playing import PolicyBots

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("screen", [(1366, 728), (1920, 1040), (1024, 600)])
def test_the_first_window_fits_on_the_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int]
) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    window = MainWindow(MatchController(PolicyBots()), Settings(), paths, RecordStore(paths.games))
    qtbot.addWidget(window)
    monkeypatch.setattr(window, "screen", lambda: SimpleNamespace(availableSize=lambda: QSize(*screen)))
    window.fit_to_screen()
    for length, first, smallest, available in zip(window.size().toTuple(), FIRST_SIZE, SMALLEST, screen, strict=True):
        assert smallest <= length <= first
        assert length < available or length == smallest
        assert length in (first, smallest) or length > available - 60
