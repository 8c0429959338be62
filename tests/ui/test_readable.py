"""Everything can be read: text stands out from its background, and nothing is cut off."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionFrame,
    QTextEdit,
    QWidget,
)

from pinochle_qt.languages import LANGUAGES
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.screen_space import AROUND
from pinochle_qt.ui.draw import suits
from pinochle_qt.ui.draw.suits import elided, text_width
from pinochle_qt.ui.draw.theme import THEMES
from pinochle_qt.ui.language import speak
from tests.checks import require
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
OFTEN_SMALL: Final = (960, 640)
"""The window in which the most is shown with the least space."""
WIDEST: Final = "de"
"""The language with the longest words, in which all sizes are tried."""
SIZES: Final = (*SMALL_SCREENS, OFTEN_SMALL, (2560, 1600))
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
    ("walk", "size", "language"),
    [
        *product(WALKS, SIZES, [WIDEST]),
        (rooms, USUAL, WIDEST),
        *product(WALKS, [OFTEN_SMALL], [each for each in LANGUAGES if each != WIDEST]),
    ],
    ids=lambda each: "x".join(map(str, each)) if isinstance(each, tuple) else getattr(each, "__name__", each),
)
def test_no_text_is_cut(
    qtbot: QtBot,
    application: QApplication,
    tmp_path: Path,
    size: tuple[int, int],
    walk: Callable[[Table], Iterator[str]],
    language: str,
) -> None:
    speak(application, language)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", language=language), size)
    found: dict[str, str] = {}
    for name in walk(table):
        for text in cut(table.window.rooms.room or table.window):
            if text not in NAMES:
                found.setdefault(text, name)
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SMALL_SCREENS, USUAL])
def test_no_text_of_a_dialog_is_cut(
    table: Table,
    application: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
) -> None:
    speak(application, language)
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


def test_no_line_of_rich_text_in_french_begins_with_a_sign_that_belongs_to_the_word_before_it(
    table: Table, application: QApplication, tmp_path: Path
) -> None:
    speak(application, "fr")
    texts = []
    for chapter in ("keys", "players", "more", "together", "conventions"):
        table.window.room_opener.open_help(chapter)
        texts.append(require(table.window.findChild(QTextEdit)).document().toRawText())
    for dialog in dialogs(table, tmp_path):
        texts += [each.document().toRawText() for each in dialog.findChildren(QTextEdit)]
        for each in dialog.findChildren(QLabel):
            assert each.textFormat() != Qt.TextFormat.RichText or "\u202f" not in each.text()
    assert sum("\xa0" in text for text in texts) > 5
    assert [text for text in texts if re.search(r" [:;?!»]|« ", text)] == []


def cut(window: QWidget) -> Iterator[str]:
    """Yield every visible text that has less room than it needs."""
    yield from (_words(each) for each in shown_in(window) if _is_cut(each))
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
    if isinstance(shown, QLineEdit):
        return _room(shown) < text_width(shown.placeholderText(), shown.font())
    if isinstance(shown, QAbstractButton):
        return shown.width() < text_width(shown.text(), shown.font())
    if isinstance(shown, QLabel) and shown.wordWrap():
        return shown.height() < shown.heightForWidth(shown.width())
    return isinstance(shown, QLabel) and shown.width() < shown.minimumSizeHint().width()


def _room(field: QLineEdit) -> int:
    """Return the width that the text of a field may have: Qt leaves two pixels on either side of it."""
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    inside = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    return inside.width() - 4


def _words(shown: QWidget) -> str:
    return shown.placeholderText() if isinstance(shown, QLineEdit) else shown.text()  # type: ignore[attr-defined]
