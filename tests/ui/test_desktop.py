"""The desktop's preferences are followed unless the user has chosen otherwise."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleFactory, QWidget

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw import desktop
from tests import programs
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QStyleHintReturn, QStyleOption
    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.settings import ThemeChoice


class StillStyle(QProxyStyle):
    """The style of a desktop without animations."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """Report that animations take no time."""
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


@pytest.fixture
def still_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "own_style", lambda: StillStyle("Fusion"))


_STYLES = """
from PySide6.QtWidgets import QStyleFactory
from pinochle_qt.ui.app.start import make_application
from pinochle_qt.ui.draw import desktop
application = make_application()
own = desktop.own_style()
print(application.style().name(), own.name() if own is not None else "none", *QStyleFactory.keys())
"""


def test_the_program_looks_the_same_on_every_desktop_and_uses_its_own_style() -> None:
    variables = os.environ | {"QT_STYLE_OVERRIDE": "Windows"}
    done = programs.run([sys.executable, "-c", _STYLES], env=variables, check=True)
    style, own, *known = done.stdout.split()
    assert style == "fusion"
    assert own.lower() in {name.lower() for name in known if name != "Windows"}


@pytest.mark.parametrize(
    ("known", "own"),
    [
        (["Windows", "Fusion"], "Fusion"),
        (["Breeze", "Windows", "Fusion"], "Breeze"),
        (["windows11", "windowsvista", "Windows", "Fusion"], "windows11"),
        (["macOS", "Windows", "Fusion"], "macOS"),
    ],
)
def test_the_desktops_settings_are_read_from_its_own_style(
    monkeypatch: pytest.MonkeyPatch, known: list[str], own: str
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QStyleFactory, "keys", lambda: known)
    monkeypatch.setattr(QStyleFactory, "create", asked.append)
    desktop.own_style()
    assert asked == [own]


@pytest.mark.usefixtures("still_desktop")
@pytest.mark.parametrize(("chosen", "is_reduced"), [(None, True), (False, False), (True, True)])
def test_motion_follows_the_desktop_unless_chosen_otherwise(
    qtbot: QtBot, tmp_path: Path, chosen: bool | None, is_reduced: bool
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), replace(Settings(), reduced_motion=chosen))
    motion = table.window.view.event_player.motion
    qtbot.waitUntil(lambda: motion.tempo.is_reduced is is_reduced)


def test_things_move_if_the_desktop_does_not_object(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings())
    assert not table.window.view.event_player.motion.tempo.is_reduced


@pytest.mark.parametrize(("chosen", "is_reduced"), [(None, True), (False, False)])
def test_a_desktop_that_reduces_motion_later_is_followed_when_the_window_is_activated(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: bool | None, is_reduced: bool
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), replace(Settings(), reduced_motion=chosen))
    table.open("single_deck_partnership")
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not table.window.isActiveWindow())
    monkeypatch.setattr(desktop, "own_style", lambda: StillStyle("Fusion"))
    assert not table.window.view.event_player.motion.tempo.is_reduced
    table.window.activateWindow()
    qtbot.waitUntil(table.window.isActiveWindow)
    assert table.window.view.event_player.motion.tempo.is_reduced is is_reduced


@pytest.mark.parametrize(
    ("scheme", "theme"),
    [(Qt.ColorScheme.Light, "light"), (Qt.ColorScheme.Dark, "dark"), (Qt.ColorScheme.Unknown, "felt")],
)
def test_the_table_is_light_or_dark_like_the_desktop(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, theme: str
) -> None:
    monkeypatch.setattr(desktop, "color_scheme", lambda: scheme)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings())
    assert table.window.view.theme.name == theme


@pytest.mark.parametrize(("chosen", "theme"), [("system", "dark"), ("felt", "felt"), ("light", "light")])
def test_a_desktop_that_turns_dark_is_followed_unless_another_theme_was_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: ThemeChoice, theme: str
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), replace(Settings(), theme=chosen))
    monkeypatch.setattr(desktop, "color_scheme", lambda: Qt.ColorScheme.Dark)
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    QApplication.processEvents()
    assert table.window.view.theme.name == theme


def test_title_bars_are_as_dark_as_the_theme_and_follow_the_desktop_with_the_system_theme(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Qt.ColorScheme] = []
    # what was asked for is forgotten first, and there is no desktop here that would obey
    monkeypatch.setattr(desktop, "_asked_for", Qt.ColorScheme.Unknown)
    monkeypatch.setattr(QStyleHints, "setColorScheme", lambda _, scheme: asked.append(scheme))
    table = Table(qtbot, Paths(tmp_path, tmp_path), replace(Settings(), theme="dark"))
    assert asked == [Qt.ColorScheme.Dark]
    choices: tuple[ThemeChoice, ...] = ("felt", "light", "light", "system", "system", "dark")
    for theme in choices:
        table.window.preferences.apply(replace(table.window.settings, theme=theme))
    scheme = Qt.ColorScheme
    assert asked == [scheme.Dark, scheme.Light, scheme.Unknown, scheme.Dark]


def test_the_desktops_color_scheme_is_read_only_if_none_was_requested_from_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scheme = Qt.ColorScheme.Unknown

    def obey(_: QStyleHints, asked: Qt.ColorScheme) -> None:
        nonlocal scheme
        scheme = asked

    monkeypatch.setattr(desktop, "_asked_for", Qt.ColorScheme.Unknown)
    monkeypatch.setattr(QStyleHints, "setColorScheme", obey)
    monkeypatch.setattr(
        desktop, "color_scheme", lambda: scheme if scheme is not Qt.ColorScheme.Unknown else Qt.ColorScheme.Light
    )
    table = Table(qtbot, Paths(tmp_path, tmp_path), replace(Settings(), theme="dark"))
    table.window.preferences.apply(replace(table.window.settings, theme="system"))
    assert table.window.view.theme.name == "light"
