"""Fixtures that tests of the window's parts share."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.languages import ENGLISH, LANGUAGES
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.cards import face_drawing
from pinochle_qt.ui.draw.drawings import read_drawing
from pinochle_qt.ui.draw.suits import color_signs, elided, text_width
from pinochle_qt.ui.draw.theme import FELT
from pinochle_qt.ui.language import speak
from pinochle_qt.variants.points_words import count_down, keep_to_rules, leave_off_last_zero
from pinochle_qt.words.printing import print_cards
from tests.ui.playing import Table, table_with_games
from tests.ui.small_screens import FakeScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import ModuleType

    from PySide6.QtGui import QAccessibleEvent, QFont, QImage, QPainter
    from pytestqt.qtbot import QtBot


OUTSIDE = QPoint(-1, -1)
"""A point outside every window."""


DRAWINGS_KEPT = 1000
"""The size of the cache of drawings, which take 50 to 250 KB each."""


@lru_cache(maxsize=DRAWINGS_KEPT)
def _drawn_before(drawing: bytes, width: int, height: int) -> QImage:
    return read_drawing(QByteArray(drawing), QSize(width, height))


@pytest.fixture(autouse=True)
def _faces_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all windows of a process share the drawings that were read: reading them takes a fifth of all test time."""
    monkeypatch.setattr(
        face_drawing, "read_drawing", lambda drawing, size: _drawn_before(drawing.data(), size.width(), size.height())
    )


@pytest.fixture(autouse=True)
def _screen_has_space(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let dialogs be as large as they like: the screen of the tests has only 800×800 pixels."""
    monkeypatch.setattr(Dialog, "screen", lambda _: FakeScreen(3840, 2160))


@pytest.fixture(autouse=True)
def _mouse_points_at_nothing() -> None:
    """Move the mouse away from where the previous test left it: what it points at looks different and says more.

    Its buttons are released, too: for Qt, one that a test leaves pressed is held in all that follow.
    """
    if QCoreApplication.instance() is not None:  # without an application there is nothing to point at
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            if QGuiApplication.mouseButtons() & button:
                QTest.mouseRelease(QWidget(), button)
        QCursor.setPos(OUTSIDE)


@pytest.fixture(autouse=True)
def _speaks_english_again() -> Iterator[None]:
    """Switch the program back to English after a test that used another language, no matter what chose it.

    Points are written as the rules say again, too, and cards with English letters.
    """
    yield
    print_cards("french", "english")
    color_signs(four_color=False)
    leave_off_last_zero(wanted=False)
    count_down(wanted=False)
    keep_to_rules(kept=False)
    if (application := QCoreApplication.instance()) is not None:
        speak(application, ENGLISH)


@pytest.fixture(autouse=True)
def _has_the_first_style_again() -> Iterator[None]:
    """Give the application its first theme and scale again after a test that used others."""
    yield
    application = QApplication.instance()
    if isinstance(application, QApplication):
        style.apply(application, FELT)


@pytest.fixture
def application(qapp: QApplication) -> QApplication:
    """Return the application, which speaks English."""
    return qapp


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, application: QApplication) -> str:
    """Switch the program to each language in turn, and return its code."""
    speak(application, request.param)
    return str(request.param)


class Said(NamedTuple):
    """A text that was painted, elided as on the screen, and its rectangle."""

    text: str
    box: QRectF


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Callable[[ModuleType], list[Said]]:
    """Return a function that, given a module, returns a list that fills with every text the module paints."""

    def watch(module: ModuleType) -> list[Said]:
        painted_texts: list[Said] = []
        draw = module.draw_text
        right, center = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter

        def draw_and_tell(
            painter: QPainter,
            rect: QRectF,
            text: str,
            font: QFont,
            color: str,
            *,
            align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        ) -> None:
            shown = elided(text, font, rect.width())
            width = text_width(shown, font)
            free = rect.width() - width
            left = free if align & right else free / 2 if align & center else 0
            painted_texts.append(Said(shown, QRectF(rect.left() + left, rect.center().y() - 5, width, 10)))
            draw(painter, rect, text, font, color, align=align)

        monkeypatch.setattr(module, "draw_text", draw_and_tell)
        return painted_texts

    return watch


@pytest.fixture
def home(qtbot: QtBot) -> QWidget:
    """Return an empty, visible window for widgets that are tested on their own."""
    widget = QWidget()
    widget.resize(1280, 800)
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def table(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Table:
    """Return a window in which nothing takes time: without a game, or with one where tests are marked `saves_games`."""
    if request.node.get_closest_marker("saves_games"):
        return table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data"))
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that fills with the announcements that screen readers get."""
    messages: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            messages.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return messages
