"""Which start is first with its games on a screen, and how a later one reaches it: locks, sockets, and failures."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sys
from contextlib import closing
from pathlib import Path
from threading import Thread, Timer
from time import monotonic
from typing import Final

import pytest

from pinochle_qt.session import instance as instances
from pinochle_qt.session.instance import MOST_BYTES, Instance, StartRequest
from tests.checks import require

unix_sockets = pytest.mark.skipif(sys.platform == "win32", reason="Python has no Unix sockets there")

SHORT: Final = 0.1
"""Seconds to wait for a program that will not answer."""


@pytest.fixture(params=[pytest.param(True, marks=unix_sockets), False], ids=["Unix socket", "port"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Let starts reach each other as on this system, or as on Windows; return whether it is by a Unix socket."""
    monkeypatch.setattr(instances, "_HAS_UNIX_SOCKETS", request.param)
    return bool(request.param)


@pytest.mark.usefixtures("way")
def test_only_one_instance_is_the_first_until_it_closes(tmp_path: Path, screen: dict[str, str]) -> None:
    first, second = (Instance(tmp_path, screen) for _ in "12")
    assert first.is_the_first()
    assert first.is_the_first()
    assert not second.is_the_first()
    assert second.listen() is None
    first.close()
    assert second.is_the_first()
    assert second.listen() is not None
    second.close()
    assert not list(Path(screen["XDG_RUNTIME_DIR"]).glob("*/*"))
    assert not list(tmp_path.iterdir())


@unix_sockets
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_another_screen_has_its_own_window(tmp_path: Path, screen: dict[str, str], name: str) -> None:
    with closing(Instance(tmp_path, screen)) as first, closing(Instance(tmp_path, {**screen, name: "x"})) as other:
        assert first.is_the_first()
        assert other.is_the_first()


@pytest.mark.usefixtures("way")
def test_a_hanging_program_is_not_waited_for(tmp_path: Path, screen: dict[str, str]) -> None:
    with closing(Instance(tmp_path, screen)) as first, closing(Instance(tmp_path, screen)) as second:
        assert first.is_the_first()
        assert not second.hand_over(patience=SHORT)  # it is not listening yet
        assert first.listen() is not None
        assert not second.hand_over(patience=SHORT)  # it does not answer
        assert not second.is_the_first()


@unix_sockets
@pytest.mark.parametrize("patience", [0, SHORT])
def test_nobody_is_waited_for_longer_than_the_limit(
    tmp_path: Path, screen: dict[str, str], monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    waits = []

    class Noting(socket.socket):
        def settimeout(self, value: float | None) -> None:
            waits.append(value or 0)
            super().settimeout(value)

    with closing(Instance(tmp_path, screen)) as first, closing(Instance(tmp_path, screen)) as second:
        assert first.is_the_first()
        assert first.listen() is not None
        monkeypatch.setattr(socket, "socket", Noting)
        begin = monotonic()
        assert not second.hand_over(patience=patience)
        assert monotonic() - begin >= patience
    assert 0 < min(waits) <= max(waits) <= SHORT


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("sent", [b"not here\n", b"what?\n", b"hear", b"heard\nnot\n"])
def test_only_acknowledged_files_are_handed_over(tmp_path: Path, screen: dict[str, str], sent: bytes) -> None:
    with closing(Instance(tmp_path, screen)) as first, closing(Instance(tmp_path, screen)) as second:
        assert first.is_the_first()
        listener = require(first.listen())

        def answer() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(9999)
                connection.sendall(sent)

        ear = Thread(target=answer)
        ear.start()
        assert not second.hand_over()
        ear.join()


@pytest.mark.usefixtures("way")
def test_an_instance_that_finds_the_other_gone_takes_its_place(tmp_path: Path, screen: dict[str, str]) -> None:
    with closing(Instance(tmp_path, screen)) as first, closing(Instance(tmp_path, screen)) as second:
        assert first.is_the_first()
        Timer(SHORT, first.close).start()
        assert not second.hand_over()
        assert second.listen() is not None


STRANGE: Final = os.path.realpath("/\udcff\n\xe9 \"'.pinochle")


@pytest.mark.parametrize(
    ("game", "rules", "called"),
    [
        (STRANGE, "ours", (STRANGE, os.path.realpath("ours"))),
        ("mine", STRANGE, (os.path.realpath("mine"), STRANGE)),
        ("", "", ("", "")),
    ],
)
def test_file_names_arrive_unchanged(
    tmp_path: Path, screen: dict[str, str], game: str, rules: str, called: tuple[str, str], *, way: bool
) -> None:
    received: list[StartRequest | None] = []
    with closing(Instance(tmp_path, screen)) as first, closing(Instance(tmp_path, screen)) as second:
        assert first.is_the_first()
        listener = require(first.listen())

        def answer() -> None:
            connection, _ = listener.accept()
            with connection:
                call, reply = first.heard(connection.recv(9999))
                received.append(call)
                connection.sendall(reply)

        ear = Thread(target=answer)
        ear.start()
        assert second.hand_over(game, rules)
        ear.join()
    (call,) = received
    assert call is not None
    assert (call.data, call.game, call.rules) == (str(tmp_path), *called)
    assert (call.key == "") == way


def test_at_a_port_only_callers_who_can_read_the_key_are_heard(
    tmp_path: Path, screen: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instances, "_HAS_UNIX_SOCKETS", False)
    with closing(Instance(tmp_path, screen)) as first:
        assert first.is_the_first()
        listener = require(first.listen())
        assert listener.getsockname()[0] == "127.0.0.1"
        port, key = (tmp_path / "window.socket").read_text(encoding="ascii").split()
        assert int(port) == listener.getsockname()[1]
        for said, is_heard in ((key, True), ("", False), ("0" * len(key), False)):
            line = json.dumps({"data": str(tmp_path), "key": said}).encode() + b"\n"
            assert (first.heard(line)[0] is not None) == is_heard


@pytest.mark.parametrize("written", ["", "nonsense", "1 2 3", "x y", "99999999 key", "-1 key", "x" * 200])
def test_a_file_that_names_no_port_is_waited_for_and_left(
    tmp_path: Path, screen: dict[str, str], monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    monkeypatch.setattr(instances, "_HAS_UNIX_SOCKETS", False)
    with closing(Instance(tmp_path, screen)) as first, closing(Instance(tmp_path, screen)) as second:
        assert first.is_the_first()
        (tmp_path / "window.socket").write_text(written, encoding="ascii")
        assert not second.hand_over(patience=0)


@unix_sockets
def test_the_longest_possible_file_names_are_heard(tmp_path: Path, screen: dict[str, str]) -> None:
    longest = "/".join(["", *["\udcff" * 255] * 15, "\udcff" * 254])  # Linux allows 4096 bytes with the final null
    assert len(os.fsencode(longest)) == 4095
    called = Instance(tmp_path, screen)
    line = json.dumps({"data": str(tmp_path), "game": longest, "rules": longest}).encode() + b"\n"
    assert called.heard(line[:MOST_BYTES])[0] == StartRequest(str(tmp_path), longest, longest)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"hello\n",
        b"[]\n",
        b'{"data": 1}\n',
        b"\xff\n",
        b"[" * 60000 + b"\n",
        b'{"data": "/other"}\n',
        b'{"data": "/~other"}\n',
    ],
)
def test_messages_for_other_programs_are_answered_and_dropped(
    tmp_path: Path, screen: dict[str, str], line: bytes
) -> None:
    call, answer = Instance(tmp_path, screen).heard(line)
    assert call is None
    assert answer.endswith(b"\n")


@unix_sockets
@pytest.mark.parametrize("mode", [0o755, 0o710, 0o701])
def test_a_folder_that_others_can_enter_is_not_used(tmp_path: Path, screen: dict[str, str], mode: int) -> None:
    folder = Path(screen["XDG_RUNTIME_DIR"]) / f"pinochle-qt-{os.getuid()}"
    folder.mkdir(mode=mode)
    first, second = (Instance(tmp_path, screen) for _ in "12")
    assert first.is_the_first()
    assert second.is_the_first()  # each start has a window of its own
    assert first.listen() is second.listen() is None
    assert not list(folder.iterdir())


@unix_sockets
@pytest.mark.parametrize("difference", [-1, 1])
def test_a_folder_of_another_user_is_not_used(
    tmp_path: Path, screen: dict[str, str], monkeypatch: pytest.MonkeyPatch, difference: int
) -> None:
    user = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: user + difference)
    first, second = (Instance(tmp_path, screen) for _ in "12")
    assert first.is_the_first()
    assert second.is_the_first()


@unix_sockets
def test_an_instance_that_cannot_lock_a_place_runs_on_its_own(tmp_path: Path, screen: dict[str, str]) -> None:
    first = Instance(tmp_path, screen)
    shutil.rmtree(screen["XDG_RUNTIME_DIR"])
    assert first.is_the_first()
    assert first.listen() is None


@unix_sockets
def test_without_a_runtime_folder_every_start_runs_on_its_own(tmp_path: Path, screen: dict[str, str]) -> None:
    shutil.rmtree(screen["XDG_RUNTIME_DIR"])
    first = Instance(tmp_path, screen)
    assert first.is_the_first()
    assert first.listen() is None


@unix_sockets
def test_without_any_temporary_folder_every_start_runs_on_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr("tempfile.gettempdir", none)
    for _ in range(2):
        with closing(Instance(tmp_path, {})) as instance:
            assert instance.is_the_first()
            assert instance.listen() is None


@unix_sockets
def test_a_place_that_disappears_before_anyone_listens_does_not_stop_the_program(
    tmp_path: Path, screen: dict[str, str]
) -> None:
    with closing(Instance(tmp_path, screen)) as first:
        assert first.is_the_first()
        shutil.rmtree(screen["XDG_RUNTIME_DIR"])
        assert first.listen() is None


@unix_sockets
def test_only_the_same_user_can_call(tmp_path: Path, screen: dict[str, str]) -> None:
    with closing(Instance(tmp_path, screen)) as first:
        assert first.is_the_first()
        listener = first.listen()
        assert isinstance(listener, socket.socket)
        folder = Path(listener.getsockname()).parent
        assert folder.stat().st_mode & 0o777 == 0o700


@unix_sockets
def test_a_program_whose_place_has_disappeared_still_ends(tmp_path: Path, screen: dict[str, str]) -> None:
    runtime = Path(screen["XDG_RUNTIME_DIR"])
    with closing(Instance(tmp_path, screen)) as first:
        assert first.is_the_first()
        assert first.listen() is not None
        shutil.rmtree(runtime)
        runtime.touch()


@unix_sockets
def test_starts_in_flatpak_sandboxes_meet_in_the_only_folder_they_share(tmp_path: Path, screen: dict[str, str]) -> None:
    shared = Path(screen["XDG_RUNTIME_DIR"], "app", "o.p")  # short: the path of a socket is limited
    shared.mkdir(parents=True)
    with closing(Instance(tmp_path, {**screen, "FLATPAK_ID": shared.name})) as first:
        assert first.is_the_first()
        listener = first.listen()
        assert isinstance(listener, socket.socket)
        assert Path(listener.getsockname()).is_relative_to(shared)


@unix_sockets
@pytest.mark.parametrize(("length", "is_used"), [(100, True), (101, False), (200, False)])
def test_a_path_too_long_for_a_socket_is_not_used(
    tmp_path: Path, screen: dict[str, str], length: int, is_used: bool
) -> None:
    socket_in = f"{screen['XDG_RUNTIME_DIR']}//pinochle-qt-{os.getuid()}/01234567.socket"
    deep = Path(screen["XDG_RUNTIME_DIR"]) / ("x" * (length - len(socket_in)))
    deep.mkdir()
    with closing(Instance(tmp_path, {"XDG_RUNTIME_DIR": str(deep)})) as first:
        assert first.is_the_first()
        assert (first.listen() is not None) == is_used
        assert not is_used or [len(str(path)) for path in deep.rglob("*.socket")] == [length]
