"""No window is larger than its screen, neither on the first start nor after it has moved to another screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from shiboken6 import delete

from pinochle_qt.languages import LANGUAGES
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.buttons import Button
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.screen_space import AROUND
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.window.main_window import FIRST_SIZE, LEAST, SMALLEST, MainWindow
from tests.ui.every_page import dialogs
from tests.ui.playing import PolicyBots
from tests.ui.small_screens import FakeScreen, squeeze

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QDialog, QWidget
    from pytestqt.qtbot import QtBot

    from tests.ui.playing import Table

    MakeWindow = Callable[..., MainWindow]

LARGE: Final = ((1366, 768), (1920, 1080))
SMALL: Final = ((1024, 600), (911, 512), (1093, 614), (960, 540), (1097, 617), (1024, 576))
"""1024×600, 1366×768 at 150 and 125 %, 1920×1080 at 200 and 175 %, and 1536×864 at 150 %, in logical pixels."""
BAR: Final = 40


@pytest.fixture
def make_window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakeWindow:
    """Return a function that returns a new window on a screen, or on the one of the tests, which has 800×800 pixels."""

    def make(screen: FakeScreen | None, settings: Settings | None = None) -> MainWindow:
        paths = Paths(tmp_path / "config", tmp_path / "data")
        window = MainWindow(MatchController(PolicyBots()), settings or Settings(), paths, RecordStore(paths.games))
        qtbot.addWidget(window)
        if screen is not None:
            monkeypatch.setattr(window, "screen", lambda: screen)
        return window

    return make


def fits(window: QWidget, screen: FakeScreen) -> bool:
    """Return whether the window and its frame lie within the free part of the screen."""
    size = window.size() + AROUND
    return size.boundedTo(screen.availableSize()) == size


@pytest.mark.parametrize("size", [*LARGE, *SMALL])
@pytest.mark.parametrize("bar", [0, BAR])
def test_the_first_window_fits_on_the_screen(make_window: MakeWindow, size: tuple[int, int], bar: int) -> None:
    screen = FakeScreen(*size, bar)
    window = make_window(screen)
    window.fit_to_screen()
    assert fits(window, screen)
    room = screen.availableSize() - AROUND
    assert window.size() == QSize(*FIRST_SIZE).boundedTo(room)
    assert window.minimumSize().boundedTo(SMALLEST.boundedTo(room)) == window.minimumSize()
    assert window.minimumSize().expandedTo(LEAST) == window.minimumSize()
    assert (window.minimumSize() == SMALLEST) is (size in LARGE)


def test_a_task_bar_the_desktop_does_not_report_cuts_no_window(make_window: MakeWindow) -> None:
    window = make_window(FakeScreen(911, 512))
    window.fit_to_screen()
    assert window.minimumHeight() <= 512 - BAR - AROUND.height()


def test_a_window_last_used_on_a_large_screen_fits_on_a_small_one(make_window: MakeWindow) -> None:
    before = make_window(FakeScreen(1920, 1080))
    before.resize(1600, 900)
    geometry = bytes(before.saveGeometry().toBase64().data()).decode()
    window = make_window(None, Settings(window_geometry=geometry))
    window.fit_to_screen()
    assert window.screen().availableGeometry().contains(window.geometry())


def test_a_window_follows_its_screen(make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    large, small = FakeScreen(1920, 1080, BAR), FakeScreen(1024, 600, BAR)
    window = make_window(large)
    window.fit_to_screen()
    with qtbot.waitSignal(window.first_shown):
        window.show()
    assert window.size() == QSize(*FIRST_SIZE)
    monkeypatch.setattr(window, "screen", lambda: small)
    window.windowHandle().screenChanged.emit(QGuiApplication.primaryScreen())
    QApplication.processEvents()
    assert fits(window, small)
    assert window.frame().ui < 1
    small.change(1366, 768, BAR)
    assert window.minimumSize() == SMALLEST
    QApplication.processEvents()
    assert window.frame().ui == 1
    large.change(640, 480)  # no longer its screen
    assert window.minimumSize() == SMALLEST
    delete(small)  # as when a monitor is unplugged
    monkeypatch.setattr(window, "screen", lambda: large)
    window.windowHandle().screenChanged.emit(QGuiApplication.primaryScreen())
    QApplication.processEvents()
    assert window.minimumSize() == QSize(640 - AROUND.width(), LEAST.height())


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dialog_fits_on_the_screen_with_all_its_buttons(
    table: Table,
    application: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
) -> None:
    speak(application, language)
    screen = FakeScreen(*size, BAR)
    monkeypatch.setattr(Dialog, "screen", lambda _: screen)
    squeeze(table.window, (screen.availableSize() - AROUND).toTuple())
    QApplication.processEvents()
    faults = []
    for dialog in dialogs(table, tmp_path):
        name = f"{type(dialog).__name__} {dialog.windowTitle()}"
        if not fits(dialog, screen):
            faults.append(f"{name} has {dialog.size()}")
        faults += [f"{name} cuts {each.text()}" for each in fixed_buttons(dialog) if not is_whole(each)]
    assert not faults


def fixed_buttons(dialog: QDialog) -> Iterator[Button]:
    """Yield the visible buttons of a dialog that do not scroll."""
    scrolled = {each for area in dialog.findChildren(QAbstractScrollArea) for each in area.findChildren(Button)}
    yield from (each for each in dialog.findChildren(Button) if each.isVisible() and each not in scrolled)


def is_whole(button: Button) -> bool:
    """Return whether nothing of a button is cut off."""
    return button.visibleRegion().boundingRect() == button.rect()
