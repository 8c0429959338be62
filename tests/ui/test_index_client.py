"""The index as the window uses it: a fault in its file costs nothing but the time to read the games again."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from pinochle_qt.library.index import GameIndex, GameQuery
from pinochle_qt.library.played_hands import read_played_hands
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.ui.history.index_client import IndexClient
from tests.library.indexed_games import bring_up_to_date
from tests.session.driving import SINGLE, played, record_text
from tests.systems import make_link

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from pinochle_qt.library.index import Stamp

GAMES = 40


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """Return folders with some games."""
    new_paths = Paths(tmp_path / "config", tmp_path / "data")
    new_paths.games.mkdir(parents=True)
    for at in range(GAMES):
        text = record_text(played(SINGLE, at + 1, deals=2))
        (new_paths.games / f"game-{at:02}.pinochle").write_text(text, encoding="utf-8")
    return new_paths


@pytest.fixture
def library(application: QApplication, paths: Paths) -> Iterator[IndexClient]:
    parent = QObject()
    new_library = IndexClient(paths, parent)
    yield new_library
    new_library.close()
    application.processEvents()


@pytest.fixture
def ask(application: QApplication, library: IndexClient) -> Callable[[], list[str]]:
    """Return a function that asks for the titles of all games once everything in progress is done."""

    def asked() -> list[str]:
        found: list[list[str]] = []
        for _ in range(GAMES):
            library.finish()
        answer = library.ask(
            lambda index: [each.game.summary.title for each in index.games(GameQuery()) if each.game], library
        )
        answer.ready.connect(found.append)
        library.finish()
        application.processEvents()
        return found[0]

    return asked


def with_bad_pages(content: bytes) -> bytes:
    return content[:8192] + b"\xff" * (len(content) - 8192)


def with_a_table_of_no_name(content: bytes) -> bytes:
    at = content.index(b"CREATE TABLE games") + 2
    return content[:at] + b"\xbf" + content[at + 1 :]


def with_another_table(content: bytes) -> bytes:
    return content.replace(b"gamesgames", b"gamesgamez").replace(b"TABLE games", b"TABLE gamez")


def with_a_stranger_in_a_seat(content: bytes) -> bytes:
    return content.replace(b'"seated":[0,1', b'"seated":[9,1')


@pytest.mark.parametrize(
    "damaged", [with_bad_pages, with_a_table_of_no_name, with_another_table, with_a_stranger_in_a_seat]
)
def test_a_damaged_index_is_rebuilt(
    library: IndexClient, paths: Paths, ask: Callable[[], list[str]], damaged: Callable[[bytes], bytes]
) -> None:
    index = GameIndex(paths.index)
    bring_up_to_date(index, paths.games)
    index.close()
    content = paths.index.read_bytes()
    paths.index.write_bytes(damaged(content))
    assert paths.index.read_bytes() != content
    messages: list[str] = []
    library.trouble.connect(messages.append)
    library.refresh()
    assert len(ask()) == GAMES
    assert not messages
    library.close()
    index = GameIndex(paths.index)
    assert len(read_played_hands(index).entries) == GAMES
    index.close()


def test_games_are_read_into_memory_if_the_disk_is_full(
    library: IndexClient, ask: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    original_put, calls = GameIndex.put, []

    def refused(index: GameIndex, path: str, stamp: Stamp, *rest: object, **more: object) -> None:
        calls.append(path)
        if len(calls) == 5:
            raise sqlite3.OperationalError("database or disk is full")
        original_put(index, path, stamp, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(GameIndex, "put", refused)
    messages: list[str] = []
    library.trouble.connect(messages.append)
    library.refresh()
    assert len(ask()) == GAMES
    assert len(messages) == 1
    assert "disk is full" in messages[0]


def test_a_new_title_of_the_same_length_is_detected(
    library: IndexClient, paths: Paths, ask: Callable[[], list[str]]
) -> None:
    store, path = RecordStore(paths.games), paths.games / "game-03.pinochle"
    store.rename(path, "Alpha")
    library.refresh()
    assert "Alpha" in ask()
    store.rename(path, "Gamma")
    library.read_amended(path.name)
    assert "Gamma" in ask()


def test_only_files_in_the_games_folder_have_a_name_there(library: IndexClient, paths: Paths, tmp_path: Path) -> None:
    link = tmp_path / "link"
    make_link(link, paths.games)
    assert library.name_of(paths.games / "game-03.pinochle") == "game-03.pinochle"
    assert library.name_of(link / "game-03.pinochle") == "game-03.pinochle"
    assert library.name_of(tmp_path / "game-03.pinochle") == ""
    assert library.name_of(None) == ""
