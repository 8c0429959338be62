"""A server for many tables that is killed, and several of them behind one proxy."""

from __future__ import annotations

import select
import socket
from contextlib import ExitStack
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.protocol.messages import Manage
from tests.endurance.public_kills import kill_server_often
from tests.server.far_guests import FarGuest, Gone, seated_at_new_table, until
from tests.server.public_servers import PRESET, public_server
from tests.server.test_serve import free_port

if TYPE_CHECKING:
    from pathlib import Path


def test_a_server_that_is_killed_loses_no_table_no_seat_and_no_card(tmp_path: Path) -> None:
    tally = kill_server_often(3, 2, 1, tmp_path)
    assert tally.states > 10, "next to nothing was played"


class TinyProxy:
    """Passes each connection on to a machine, by the address of its first request, as the rule of a real proxy says."""

    def __init__(self, machines: dict[str, int]) -> None:
        """Pass on what begins with a path to a port of this machine; the first one takes what fits none."""
        self._machines = machines
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._is_over = False
        self._open: list[socket.socket] = []
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        partner: dict[socket.socket, socket.socket] = {}
        while not self._is_over:
            ready, _, _ = select.select([self._listener, *partner], [], [], 0.1)
            for each in ready:
                if each is self._listener:
                    near, _ = self._listener.accept()
                    begin = near.recv(4096, socket.MSG_PEEK).decode("latin-1").partition(" ")[2]
                    port = next((at for path, at in self._machines.items() if begin.startswith(path)), None)
                    far = socket.create_connection(("127.0.0.1", port or next(iter(self._machines.values()))))
                    partner |= {near: far, far: near}
                    self._open += [near, far]
                    continue
                try:
                    data = each.recv(65_536)
                except OSError:
                    data = b""
                other = partner.get(each)
                if data and other is not None:
                    other.sendall(data)
                elif other is not None:
                    for end in (each, other):
                        del partner[end]
                        end.close()

    def close(self) -> None:
        self._is_over = True
        self._thread.join()
        for each in (self._listener, *self._open):
            each.close()


def test_two_machines_behind_a_proxy_are_told_apart_by_the_first_letter_of_the_code(tmp_path: Path) -> None:
    with ExitStack() as stack:
        ports = {}
        for letter in ("K", "M"):
            ports[letter] = free_port()
            stack.enter_context(public_server(tmp_path / letter, ports[letter], "--machine", letter))
        ours, theirs = (seated_at_new_table(port, PRESET, 1)[0] for port in ports.values())
        assert (ours.code[0], theirs.code[0]) == ("K", "M")
        proxy = TinyProxy({f"/table/{letter}": port for letter, port in ports.items()})
        stack.callback(proxy.close)
        guests = [FarGuest(proxy.port, host.code, path=f"/table/{host.code[:2]}") for host in (ours, theirs)]
        until([*guests, ours, theirs], lambda: all(guest.state for guest in guests), plays=False)
        for host, guest in zip((ours, theirs), guests, strict=True):
            host.say(Manage("deal"))
            until([host, guest], lambda guest=guest: _is_dealt(guest), plays=False)  # type: ignore[misc]
        lost = FarGuest(proxy.port, theirs.code)  # without its letters, a code leads to any machine
        until([lost], lambda: bool(lost.error), plays=False)
        assert lost.error == "code"
        created = FarGuest(proxy.port, "", creates=PRESET)
        until([created], lambda: created.state is not None, plays=False)
        assert created.code[0] in ports
        for each in (ours, theirs, *guests, lost, created):
            each.cut()


def _is_dealt(guest: FarGuest) -> bool:
    return guest.state is not None and guest.state.observation.get("number") == 1


def test_a_guest_is_told_that_the_server_closes_and_comes_back_to_his_cards(tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path, port) as program:
        host, guest = seated_at_new_table(port, PRESET, 2)
        host.say(Manage("deal"))
        until([host, guest], lambda: _is_dealt(guest), plays=False)
        assert guest.state is not None
        hand = guest.state.observation["hand"]
        program.terminate()
        with pytest.raises(Gone):
            until([host, guest], lambda: False, plays=False)
    for each in (host, guest):
        each.cut()
    with public_server(tmp_path, port):
        guest.come()
        until([guest], lambda: guest.state is not None, plays=False)
        assert guest.state.observation["hand"] == hand
        guest.cut()
