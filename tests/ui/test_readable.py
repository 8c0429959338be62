"""Everything can be read: text stands out from its background, and nothing is cut off."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.screen_space import AROUND
from pinochle_qt.ui.draw import suits
from pinochle_qt.ui.draw.suits import elided, text_width
from pinochle_qt.ui.draw.theme import THEMES
from pinochle_qt.ui.language import speak
from tests.ui.every_page import dialogs, panels, questions, rooms, shown_in
from tests.ui.ink import contrasts, contrasts_of_qt, written_on
from tests.ui.playing import EVERYBODY, Table
from tests.ui.small_screens import SMALL_SCREENS, FakeScreen, squeeze

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtGui import QFont
    from pytestqt.qtbot import QtBot

ENOUGH: Final = 4.5
"""The contrast ratio that WCAG 2 requires of all text that is not large."""
WALKS: Final = (questions, panels, rooms)
NAMES: Final = {seat.name for seat in Settings().seats} | set(EVERYBODY)
"""Names of players, which may be cut off: they can be anything, and give way to the numbers on a plate."""
SIZES: Final = (*SMALL_SCREENS, (960, 640), (2560, 1600))
"""The smallest windows, and one in which everything is twice as large."""
USUAL: Final = (1280, 800)
"""The window in which rooms have their tools beside their titles, and the least space for both."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("walk", WALKS, ids=lambda each: each.__name__)
def test_text_has_enough_contrast(table: Table, theme: str, walk: Callable[[Table], Iterator[str]]) -> None:
    table.window.preferences.apply(replace(table.window.settings, theme=theme))
    faint: dict[tuple[str, float], str] = {}
    count = 0
    for name in walk(table):
        for text, found in contrasts(table.window.rooms.room or table.window):
            count += 1
            if found < ENOUGH:
                faint.setdefault((text, round(found, 1)), name)
    assert count > 100
    assert not faint


@pytest.mark.parametrize("theme", THEMES)
def test_text_in_dialogs_has_enough_contrast(table: Table, tmp_path: Path, theme: str) -> None:
    table.window.preferences.apply(replace(table.window.settings, theme=theme))
    faint: dict[tuple[str, float], str] = {}
    for dialog in dialogs(table, tmp_path):
        for text, found in (*contrasts(dialog), *contrasts_of_qt(dialog)):
            if found < ENOUGH:
                faint.setdefault((text, round(found, 1)), type(dialog).__name__)
    assert not faint


@pytest.mark.parametrize(
    ("walk", "size"),
    [*product(WALKS, SIZES), (rooms, USUAL)],
    ids=lambda each: "x".join(map(str, each)) if isinstance(each, tuple) else each.__name__,
)
def test_no_text_is_cut(
    qtbot: QtBot,
    application: QApplication,
    tmp_path: Path,
    size: tuple[int, int],
    walk: Callable[[Table], Iterator[str]],
) -> None:
    speak(application, "de")
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language="de"), size)
    found: dict[str, str] = {}
    for name in walk(table):
        for text in cut(table.window.rooms.room or table.window):
            if text not in NAMES:
                found.setdefault(text, name)
    assert not found


@pytest.mark.parametrize("size", [*SMALL_SCREENS, USUAL])
def test_no_text_of_a_dialog_is_cut(
    table: Table, application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    speak(application, "de")
    squeeze(table.window, size)
    QApplication.processEvents()
    if size in SMALL_SCREENS:
        screen = FakeScreen(*(QSize(*size) + AROUND).toTuple())
        monkeypatch.setattr(Dialog, "screen", lambda _: screen)
    found: dict[str, str] = {}
    for dialog in dialogs(table, tmp_path):
        for text in cut(dialog):
            found.setdefault(text, type(dialog).__name__)
    assert not found


def cut(window: QWidget) -> Iterator[str]:
    """Yield every visible text that has less room than it needs."""
    yield from (each.text() for each in shown_in(window) if _is_cut(each))  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        shortened: list[str] = []

        def shorten(text: str, font: QFont, width: float) -> str:
            shown = elided(text, font, width)
            shortened.extend([text] if shown != text else [])
            return shown

        patch.setattr(suits, "elided", shorten)
        written_on(window)
        yield from shortened


def _is_cut(shown: QWidget) -> bool:
    if isinstance(shown, QAbstractButton):
        return shown.width() < text_width(shown.text(), shown.font())
    if isinstance(shown, QLabel) and shown.wordWrap():
        return shown.height() < shown.heightForWidth(shown.width())
    return isinstance(shown, QLabel) and shown.width() < shown.minimumSizeHint().width()
