"""A game opened by the name of its file is saved there or in a copy, and the user is told which."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.dealing.shuffle import derived
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.ui.history.game_files import named_game
from tests.session.driving import SINGLE, advance, new_session
from tests.ui.playing import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import IO

    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.session import Session


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a game that is kept in a folder of the user's own."""
    folder = tmp_path / "mine"
    session = new_session(SINGLE, store=RecordStore(folder))
    play(session)
    session.close()
    assert session.path is not None
    return session.path.rename(folder / "ours.pinochle")


def play(session: Session) -> None:
    advance(session, RandomPlayer(derived(1, "test")), actions=5)


def lines(path: Path | None) -> list[str]:
    assert path is not None
    return path.read_text(encoding="utf-8").splitlines()


def refusing(file: Path) -> Callable[..., IO[bytes] | IO[str]]:
    """Return a replacement for `Path.open` that refuses to write one file, as the system does without permission."""
    opened = Path.open

    def open_path(path: Path, mode: str = "r", **how: object) -> IO[bytes] | IO[str]:
        if path == file and "+" in mode:
            raise PermissionError(errno.EACCES, "not allowed")
        return opened(path, mode, **how)  # type: ignore[call-overload,no-any-return]

    return open_path


def test_a_game_opened_by_name_is_saved_in_its_own_file(
    file: Path, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    session, message = named_game(file.relative_to(file.parent), paths)
    assert (session.path, message) == (file, "")
    before = len(lines(file))
    play(session)
    assert lines(file) == list(session.lines)
    assert len(lines(file)) > before
    session.close()
    assert not paths.games.exists()


def test_a_game_open_elsewhere_continues_in_a_copy(file: Path, paths: Paths) -> None:
    other, _ = named_game(file, paths)
    before = lines(file)
    session, message = named_game(file, paths)
    assert session.path != file
    assert message == (f"This game is open in another window. What you play here is saved in a copy: {session.path}.")
    play(session)
    assert lines(session.path) == list(session.lines)
    assert lines(file) == before == list(other.lines)
    session.close()
    other.close()


@pytest.mark.parametrize("why", ["no lock", "read-only"])
def test_a_game_whose_file_is_read_only_continues_in_a_copy(
    why: str, file: Path, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why == "no lock":
        file.with_name(f"{file.name}.lock").mkdir()  # as in a read-only folder
    else:
        monkeypatch.setattr(type(file), "open", refusing(file))
    before = lines(file)
    session, message = named_game(file, paths)
    assert message == (f"This game's file can't be changed. What you play here is saved in a copy: {session.path}.")
    play(session)
    assert lines(session.path) == list(session.lines)
    assert lines(file) == before
    session.close()


def test_an_existing_copy_is_continued(file: Path, paths: Paths) -> None:
    file.with_name(f"{file.name}.lock").mkdir()
    first, _ = named_game(file, paths)
    play(first)
    other, _ = named_game(file, paths)  # while the first one is open
    assert other.path not in (None, first.path)
    other.close()
    first.close()
    assert first.path is not None
    os.utime(first.path, (2**31, 2**31))
    again, message = named_game(file, paths)
    assert (again.path, again.match) == (first.path, first.match)
    assert message == f"This game's file can't be changed. What you play here is saved in a copy: {first.path}."
    again.close()
    assert len(list(paths.games.glob("*.pinochle"))) == 2


def test_if_not_even_a_copy_can_be_written_a_notice_says_so(file: Path, paths: Paths) -> None:
    file.with_name(f"{file.name}.lock").mkdir()
    paths.data.write_text("no folder", encoding="utf-8")
    session, message = named_game(file, paths)
    assert session.path is None
    assert message.startswith(f"The game cannot be saved in {paths.games}: ")


def test_a_game_opened_by_name_is_the_one_opened_at_the_next_start(file: Path, paths: Paths, qtbot: QtBot) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session, _ = named_game(file, paths)
    table.window.matches.open(session)
    settings, _ = load_settings(paths.settings)
    assert settings.last_journal == str(file)
    session.close()
