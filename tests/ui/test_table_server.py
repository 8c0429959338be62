"""Opening a table at a server for many from the page Play together."""

from __future__ import annotations

import contextlib
import select
import socket
import ssl
import sys
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.session.paths import Paths
from pinochle_qt.ui.dialogs.close_table import CloseTableDialog
from pinochle_qt.ui.far.connection import TableConnection
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom
from pinochle_qt.ui.window import gathering_host
from pinochle_qt.words.far import FarWord
from tests.server.far_guests import FarGuest, until
from tests.server.public_servers import public_server, status
from tests.server.test_serve import free_port
from tests.ui.panel_tools import dialog_in_sight
from tests.ui.playing import Table, table_with_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
LIMIT_MS = 60_000
TLS: Final = Path(__file__).parents[1] / "data" / "tls"
"""A certificate for this machine that nothing trusts by itself."""


def page(table: Table) -> PlayTogetherRoom:
    """Open the page Play together."""
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    return room


def open_at(table: Table, address: str) -> PlayTogetherRoom:
    """Enter a server, and open a table there."""
    room = page(table)
    room.page.server.setText(address)
    QTest.mouseClick(room.page.button, LEFT)
    return room


def test_a_table_at_a_server_stays_there_when_this_window_is_closed_and_on_another_day_and_takes_it_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    port = free_port()
    server = f"http://127.0.0.1:{port}"
    paths = Paths(tmp_path / "config", tmp_path / "data")
    with public_server(tmp_path / "tables", port):
        table = table_with_games(qtbot, paths)
        room = open_at(table, server)
        assert room.gathering.stage is Stage.OPENING
        qtbot.waitUntil(lambda: room.gathering.own_people == (0,), timeout=LIMIT_MS)
        assert (room.gathering.stage, room.gathering.is_at_server) == (Stage.OPEN, True)
        code = room.gathering.people.code
        assert room.gathering.link == f"http://127.0.0.1:{port}/#{code}"
        QTest.mouseClick(room.options.main, LEFT)  # deal
        qtbot.waitUntil(lambda: room.gathering.people.phase == "playing", timeout=LIMIT_MS)
        assert table.window.settings.table_server == server
        table.window.matches.close()
        guest = FarGuest(port, code)
        until([guest], lambda: guest.state is not None and guest.people is not None, plays=False)
        assert guest.people is not None
        assert guest.people.people[0].plays == "person"
        assert guest.people.people[0].away is not None
        guest.cut()
        again = table_with_games(qtbot, paths)
        room = page(again)
        QTest.mouseClick(room.page.back, LEFT)
        qtbot.waitUntil(lambda: room.gathering.own_people == (0,), timeout=LIMIT_MS)
        assert room.gathering.manages
        room.gathering.close_asked.emit()
        dialog_in_sight(again.window, CloseTableDialog).adjourn.click()
        qtbot.waitUntil(lambda: room.gathering.stage is Stage.ENDED, timeout=LIMIT_MS)
        assert status(port)["tables"] == "1"
        another_day = table_with_games(qtbot, paths)
        room = page(another_day)
        QTest.mouseClick(room.page.back, LEFT)
        qtbot.waitUntil(lambda: room.gathering.own_people == (0,), timeout=LIMIT_MS)
        assert (room.gathering.people.phase, room.gathering.people.code) == ("paused", code)
        QTest.mouseClick(room.options.main, LEFT)  # continue
        qtbot.waitUntil(lambda: room.gathering.people.phase == "playing", timeout=LIMIT_MS)
        room.gathering.close_asked.emit()
        dialog_in_sight(another_day.window, CloseTableDialog).end.click()
        qtbot.waitUntil(lambda: room.gathering.stage is Stage.ENDED, timeout=LIMIT_MS)
        qtbot.waitUntil(lambda: status(port)["tables"] == "0", timeout=LIMIT_MS)


@pytest.mark.parametrize("address", ["ftp://cards.example.org", "a b", "https://", "<b>"])
def test_what_is_no_address_is_explained_in_a_sentence(qtbot: QtBot, tmp_path: Path, address: str) -> None:
    room = open_at(table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data")), address)
    assert room.gathering.stage is Stage.FAILED
    assert room.page.why.text() == FarWord.SERVER_ADDRESS(address=address)


def test_where_no_server_is_the_page_says_so_and_tries_again(qtbot: QtBot, tmp_path: Path) -> None:
    port = free_port()
    room = open_at(table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data")), f"http://127.0.0.1:{port}")
    qtbot.waitUntil(lambda: room.gathering.stage is Stage.FAILED, timeout=LIMIT_MS)
    assert f"127.0.0.1:{port}" in room.page.why.text()
    assert room.page.button.isVisible()


def test_trying_again_leads_to_the_table_that_a_server_has_opened_without_answering(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    with public_server(tmp_path / "tables", port):
        table = table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data"))
        with monkeypatch.context() as patch:
            patch.setattr(TableConnection, "_hear", lambda *_: None)  # the answers are lost
            room = open_at(table, f"http://127.0.0.1:{port}")
            qtbot.waitUntil(lambda: status(port)["tables"] == "1", timeout=LIMIT_MS)
            table.window.matches.together.leave()
        room = open_at(table, f"http://127.0.0.1:{port}")
        qtbot.waitUntil(lambda: room.gathering.own_people == (0,), timeout=LIMIT_MS)
        assert room.gathering.manages
        assert status(port)["tables"] == "1"
        table.window.matches.close()


def test_a_table_opens_at_this_computer_after_a_server_that_did_not_answer_was_given_up(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering_host, "local_addresses", lambda: ["192.0.2.2"])
    table = table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data"))
    with socket.create_server(("127.0.0.1", 0)) as silent:
        room = open_at(table, f"http://127.0.0.1:{silent.getsockname()[1]}")
        assert room.gathering.stage is Stage.OPENING
        table.window.matches.together.leave()
    qtbot.waitUntil(lambda: room.gathering.stage is Stage.ENDED)
    room = open_at(table, "")
    qtbot.waitUntil(lambda: room.gathering.people.phase == "gathering", timeout=LIMIT_MS)
    qtbot.waitUntil(lambda: room.gathering.address.startswith("192.0.2.2:"), timeout=LIMIT_MS)
    assert not room.gathering.is_at_server
    table.window.matches.close()


def test_a_server_without_space_is_explained_by_its_own_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path / "tables", port, "--tables", "1"):
        FarGuest(port, "", creates="single_deck_partnership").cut()
        paths = Paths(tmp_path / "config", tmp_path / "data")
        qtbot.waitUntil(lambda: status(port)["tables"] == "1", timeout=LIMIT_MS)
        room = open_at(table_with_games(qtbot, paths), f"http://127.0.0.1:{port}")
        qtbot.waitUntil(lambda: room.gathering.stage is Stage.FAILED, timeout=LIMIT_MS)
        assert "as many tables as it can hold" in room.page.why.text()


def test_an_address_of_a_server_is_kept_as_it_is_written_and_leads_below_its_path() -> None:
    there = TableAddress("https://cards.example.org/pinochle/#KSPW2T")
    assert (str(there), there.port, there.code) == ("https://cards.example.org/pinochle", 443, "KSPW2T")
    assert there.socket_path("KSPW2T") == "/pinochle/table/KS"
    assert there.link("KSPW2T") == "https://cards.example.org/pinochle/#KSPW2T"
    home = TableAddress("192.168.1.20")
    assert (str(home), home.socket_path("KSPW2T")) == ("192.168.1.20:8470", "/table")


# ---- TLS -------------------------------------------------------------------------------------------------------------


class TlsProxy:
    """Does the encryption for one connection after another, as a proxy in front of a server does."""

    def __init__(self, port: int) -> None:
        """Pass on what comes to a port of this machine."""
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(TLS / "localhost.pem", TLS / "localhost.key")
        self._far = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._is_over = False
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._is_over:
            near, _ = self._listener.accept()
            with (
                contextlib.suppress(OSError),
                self._context.wrap_socket(near, server_side=True) as inside,
                socket.create_connection(("127.0.0.1", self._far)) as far,
            ):
                self._pass_on(inside, far)

    def _pass_on(self, inside: ssl.SSLSocket, far: socket.socket) -> None:
        while not self._is_over:
            ready = [inside] if inside.pending() else select.select([inside, far], [], [], 0.1)[0]
            for each in ready:
                data = each.recv(65_536)
                if not data:
                    return
                (far if each is inside else inside).sendall(data)

    def close(self) -> None:
        self._is_over = True
        socket.create_connection(("127.0.0.1", self.port)).close()
        self._thread.join()
        self._listener.close()


@pytest.fixture
def encrypted(tmp_path: Path) -> Iterator[str]:
    """Return the address of a server behind a proxy that does the encryption."""
    port = free_port()
    with public_server(tmp_path / "tables", port):
        proxy = TlsProxy(port)
        yield f"localhost:{proxy.port}"
        proxy.close()


def test_a_server_is_reached_by_tls_if_the_address_names_nothing_else(
    qtbot: QtBot, tmp_path: Path, encrypted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(TLS / "localhost.pem"))
    table = table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data"))
    room = open_at(table, encrypted)
    qtbot.waitUntil(lambda: room.gathering.own_people == (0,), timeout=LIMIT_MS)
    assert room.gathering.link == f"https://{encrypted}/#{room.gathering.people.code}"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows can always encrypt")
def test_a_computer_without_the_library_for_tls_says_so(
    qtbot: QtBot, tmp_path: Path, encrypted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pinochle_qt.ui.far.openssl", None)
    room = open_at(table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data")), encrypted)
    qtbot.waitUntil(lambda: room.gathering.stage is Stage.FAILED, timeout=LIMIT_MS)
    assert room.page.why.text() == FarWord.NO_TLS(address=f"https://{encrypted}")


def test_a_server_that_cannot_prove_its_name_gets_nothing(
    qtbot: QtBot, tmp_path: Path, encrypted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    room = open_at(table_with_games(qtbot, Paths(tmp_path / "config", tmp_path / "data")), encrypted)
    qtbot.waitUntil(lambda: room.gathering.stage is Stage.FAILED, timeout=LIMIT_MS)
    assert "cannot prove that it is the right server" in room.page.why.text()
    assert encrypted in room.page.why.text()
