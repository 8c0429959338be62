"""The command `serve`."""

from __future__ import annotations

import signal
import socket
import sys

import pytest

from pinochle_qt.protocol.messages import VERSION, Farewell, Hello, State, Welcome
from pinochle_qt.server.words import FirewallWord, firewall_advice
from tests.programs import run, running
from tests.server.serving import hear, joined, say

SERVE = (sys.executable, "-m", "pinochle_qt", "serve")
GAME = ("--preset", "single_deck_partnership")


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that ends a program gently from outside")
def test_serve_prints_where_the_table_is_lets_the_host_in_and_takes_leave() -> None:
    port = free_port()
    with running([*SERVE, *GAME, "--seats", "1", "--port", str(port), "--bind", "127.0.0.1"]) as program:
        assert program.stdout is not None
        first, second = program.stdout.readline(), program.stdout.readline()
        assert f"http://127.0.0.1:{port}/" in first
        code, key = second.split("#")[1].strip().split(".")
        assert code in first
        with joined(port) as host:
            say(host, Hello(VERSION, key=key))
            welcome = hear(host)
            assert isinstance(welcome, Welcome)
            assert welcome.host
            while not isinstance(hear(host), State):
                pass
            program.send_signal(signal.SIGTERM)
            assert isinstance(hear(host), Farewell)
        _, errors = program.communicate()
    assert (program.returncode, errors) == (143, "")


def test_a_port_that_is_taken_is_explained_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = run([*SERVE, *GAME, "--port", str(port)])
    assert done.returncode == 1
    assert done.stderr == (
        f"Another program already uses the port {port} of this computer: please choose another one, or end that "
        "program.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        ([*GAME, "--bind", "198.51.100.7"], 1, "This computer cannot listen at 198.51.100.7"),
        ([*GAME, "--bind", "::"], 2, "--bind takes one address of this computer"),
        ([*GAME, "--bind", "here"], 2, "--bind takes an address of this computer"),
        ([*GAME, "--seats", "5"], 2, "--seats"),
        ([*GAME, "--clock", "30"], 2, "--clock takes 0, 20 or 40 seconds"),
        ([*GAME, "--game", "x.pinochle"], 2, "A game has its own rules and seats"),
    ],
)
def test_arguments_that_cannot_be_used_are_explained(arguments: list[str], status: int, sentence: str) -> None:
    done = run([*SERVE, *arguments])
    assert (done.returncode, done.stdout) == (status, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("system", "word"),
    [("win32", FirewallWord.WINDOWS), ("darwin", FirewallWord.MACOS), ("linux", FirewallWord.LINUX)],
)
def test_the_advice_about_firewalls_is_for_this_system(
    monkeypatch: pytest.MonkeyPatch, system: str, word: FirewallWord
) -> None:
    monkeypatch.setattr("sys.platform", system)
    assert firewall_advice(8470).startswith(word(port=8470))
