"""The last game is resumed, or a sentence says why another one has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings, save_settings
from pinochle_qt.ui.app.start import last_game
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.window.main_window import MainWindow
from tests.ui.playing import PolicyBots

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data")


def left(paths: Paths) -> Path:
    """Leave a game, and return the path of its file."""
    settings = Settings()
    session = Session.new(settings.rules(), settings.preset, settings.seats[:4], 1, RecordStore(paths.games))
    session.close()
    assert session.path is not None
    return session.path


def test_the_last_game_is_opened_again(paths: Paths) -> None:
    path = left(paths)
    session, trouble = last_game(Settings(last_journal=str(path)), paths)
    assert session is not None
    assert (session.path, trouble) == (path, "")
    session.close()


def test_an_unwritable_last_game_is_shown_all_the_same(paths: Paths) -> None:
    path = left(paths)
    path.with_name(f"{path.name}.lock").mkdir()  # no lock can be made, as in a read-only folder
    session, trouble = last_game(Settings(last_journal=str(path)), paths)
    assert session is not None
    assert session.path is None
    assert trouble.startswith(f"The game cannot be saved in {path}: ")


def test_a_damaged_last_game_is_reported_in_plain_words(paths: Paths) -> None:
    path = left(paths)
    path.write_text("hello\n", encoding="utf-8")
    session, trouble = last_game(Settings(last_journal=str(path)), paths)
    assert session is None
    assert trouble == f"Your last game can't be read, so a new one has begun. Its file stays where it is: {path}."
    assert path.read_text(encoding="utf-8") == "hello\n"


def test_a_last_game_open_elsewhere_is_left_alone(paths: Paths) -> None:
    path = left(paths)
    other = Session.resume(path, RecordStore(paths.games))
    assert last_game(Settings(last_journal=str(path)), paths) == (
        None,
        "Your last game is open in another window, so a new one has begun here.",
    )
    other.close()


@pytest.mark.parametrize("name", ["x" * 5000, "none.pinochle", "\udcff"])
def test_a_missing_last_game_is_not_reported(paths: Paths, name: str) -> None:
    assert last_game(Settings(last_journal=str(paths.games / name)), paths) == (None, "")


def test_two_windows_keep_changes_made_in_either(paths: Paths, qtbot: QtBot) -> None:
    save_settings(paths.settings, Settings(speed="instant"))
    windows = [MainWindow(MatchController(PolicyBots()), load_settings(paths.settings)[0], paths, None) for _ in "12"]
    for window in windows:
        qtbot.addWidget(window)
    windows[0].preferences.apply(replace(windows[0].settings, volume=12))
    windows[1].preferences.apply(replace(windows[1].settings, theme="dark"))
    for window in windows:
        window.close()
    kept, damage = load_settings(paths.settings)
    assert (kept.volume, kept.theme, damage) == (12, "dark", None)
