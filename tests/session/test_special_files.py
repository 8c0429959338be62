"""Wherever the program looks for a file, it never waits for, endlessly reads or replaces what is no regular file."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.reading import TooLarge, is_there, read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import Damage, SettingsError, load_settings, save_settings
from tests import programs
from tests.session.driving import GOLDEN
from tests.systems import make_link, needs_pipes_with_names

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 20
"""Seconds after which a program counts as hanging."""


def circle(path: Path) -> None:
    make_link(path, path.with_name("other"))
    make_link(path.with_name("other"), path)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def program(*arguments: str) -> programs.Finished:
    """Run the program in a process of its own, so that a test that would wait forever ends."""
    return programs.run([sys.executable, "-m", "pinochle_qt", *arguments], limit=PATIENCE)


@pytest.mark.parametrize("make", [pytest.param(pipe, marks=needs_pipes_with_names), circle])
def test_settings_that_are_no_regular_file_give_the_defaults_and_stay(tmp_path: Path, make: object) -> None:
    path = tmp_path / "settings.json"
    assert callable(make)
    make(path)
    settings, damage = load_settings(path)
    assert (settings, damage) == (Settings(), Damage("unreadable", path))
    with pytest.raises(SettingsError, match="it isn't a regular file"):
        save_settings(path, settings)
    assert not path.is_file()


def test_a_last_game_with_too_long_a_name_counts_as_missing() -> None:
    assert not is_there(system_paths().games / ("x" * 300))


@needs_pipes_with_names
@pytest.mark.parametrize("arguments", [["check", "{}"], ["{}"], ["--rules", "{}"], ["rules", "--rules", "{}"]])
def test_a_pipe_is_not_waited_for(tmp_path: Path, arguments: list[str]) -> None:
    path = tmp_path / "pipe"
    pipe(path)
    done = program(*(word.format(path) for word in arguments))
    assert done.returncode
    assert done.stderr == f"{path} cannot be read: it isn't a regular file.\n"


def test_a_name_that_is_too_long_is_no_game() -> None:
    done = program("x" * 300)
    assert done.returncode == 2
    assert done.stderr.startswith('There is no game "xxx')


@needs_pipes_with_names
def test_a_pipe_among_the_games_is_skipped(tmp_path: Path) -> None:
    record = next(GOLDEN.glob("*.pinochle"))
    (tmp_path / record.name).write_bytes(record.read_bytes())
    pipe(tmp_path / "pipe.pinochle")
    with (tmp_path / "large.pinochle").open("wb") as large:
        large.truncate(100 * 1024 * 1024)
    assert [game.path.name for game in RecordStore(tmp_path).saved()] == [record.name]


def test_no_more_is_read_than_requested(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(TooLarge):
        read_file(path, 4)
    with pytest.raises(OSError, match="it is a folder"):
        read_file(tmp_path, 5)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    make_link(link, file)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


@needs_pipes_with_names
def test_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    with pytest.raises(OSError, match="it isn't a regular file"):
        write_atomically(tmp_path / "pipe", b"new")
    assert (tmp_path / "pipe").is_fifo()


def test_the_path_of_the_last_game_may_be_anything(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, replace(Settings(), last_journal="x" * 5000))
    settings, damage = load_settings(path)
    assert (len(settings.last_journal), damage) == (5000, None)
