"""The window hears of later starts of the program, comes to the front, and waits for none of them."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from pinochle_qt.session import instance
from pinochle_qt.session.instance import MOST_BYTES, Instance, StartRequest
from pinochle_qt.ui.app.second_start import SecondStartListener

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from tests.ui.playing import Table

unix_sockets = pytest.mark.skipif(sys.platform == "win32", reason="Python has no Unix sockets there")


@pytest.fixture(params=[pytest.param(True, marks=unix_sockets), False], ids=["Unix socket", "port"])
def screen(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str]:
    """Return the environment variables of a screen on which starts reach each other as here, or as on Windows."""
    monkeypatch.setattr("pinochle_qt.session.instance._HAS_UNIX_SOCKETS", request.param)
    return {"XDG_RUNTIME_DIR": str(tmp_path_factory.mktemp("run"))}


@pytest.fixture
def listener(table: Table, tmp_path: Path, screen: dict[str, str]) -> Iterator[SecondStartListener]:
    """Return the listener of an open window."""
    table.window.matches.begin()
    with closing(Instance(tmp_path, screen)) as instance:
        assert instance.is_the_first()
        listener = SecondStartListener(instance, table.window)
        listener.called.connect(table.window.opening.answer)
        yield listener
        listener.close()


def called(qtbot: QtBot, tmp_path: Path, screen: dict[str, str], game: str = "") -> bool:
    """Ring from a later start while the window keeps running; return whether that was heard."""
    answers: list[bool] = []
    with closing(Instance(tmp_path, screen)) as later:
        caller = Thread(target=lambda: answers.append(later.hand_over(game)))
        caller.start()
        qtbot.waitUntil(lambda: not caller.is_alive())
    return answers == [True]


@pytest.mark.usefixtures("listener")
def test_a_start_without_a_file_brings_the_window_to_the_front(
    qtbot: QtBot, table: Table, tmp_path: Path, screen: dict[str, str]
) -> None:
    session = table.controller.session
    table.window.setWindowState(Qt.WindowState.WindowMaximized | Qt.WindowState.WindowMinimized)
    assert called(qtbot, tmp_path, screen)
    assert table.window.windowState() & ~Qt.WindowState.WindowActive == Qt.WindowState.WindowMaximized
    assert table.controller.session is session


@pytest.mark.usefixtures("listener")
def test_a_file_that_cannot_be_opened_is_reported_at_the_table(
    qtbot: QtBot, table: Table, tmp_path: Path, screen: dict[str, str]
) -> None:
    path = tmp_path / "letter.pinochle"
    path.write_text("Dear Anna,\n", encoding="utf-8")
    assert called(qtbot, tmp_path, screen, str(path))
    assert table.window.notice.text() == "“letter.pinochle” isn't a game of this program."


def test_silent_or_talkative_callers_delay_nobody(
    qtbot: QtBot, listener: SecondStartListener, tmp_path: Path, screen: dict[str, str]
) -> None:
    calls: list[StartRequest] = []
    listener.called.connect(calls.append)
    (path,) = (*Path(screen["XDG_RUNTIME_DIR"]).glob("*/*.socket"), *tmp_path.glob("*.socket"))
    address, _ = instance.address_in(path)
    with instance.new_socket() as silent, instance.new_socket() as endless:
        silent.connect(address)
        endless.connect(address)
        endless.setblocking(False)
        sent = 0
        while sent <= MOST_BYTES:
            qtbot.wait(0)
            try:
                sent += endless.send(b"x" * MOST_BYTES)
            except BlockingIOError:
                continue
            except ConnectionError:
                break
        assert called(qtbot, tmp_path, screen)
    assert [(call.data, call.game) for call in calls] == [(str(tmp_path), "")]
