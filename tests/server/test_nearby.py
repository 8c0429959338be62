"""Tables are found in the local network by a datagram, which tells nothing that strangers must not know."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from typing import TYPE_CHECKING, Final, cast

import pytest

from pinochle_qt.names import MOST_LETTERS
from pinochle_qt.protocol.messages import Manage
from pinochle_qt.record.values import LONGEST_LABEL
from pinochle_qt.server.net import nearby, search_answers
from pinochle_qt.server.net.gate import MOST_AT_ONCE
from pinochle_qt.server.net.nearby import LENGTH, TableHere, answer, everybody, question, table_in
from pinochle_qt.server.net.ports import LOOPBACK, USUAL_PORTS
from pinochle_qt.server.net.search_answers import SearchAnswerer, answerers
from pinochle_qt.server.network import TableServer
from tests.checks import require, some
from tests.server.guests import Room, room_for
from tests.server.test_serve import free_port
from tests.session.driving import SINGLE

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME: Final = "192.168.1.20"
SENDER: Final = (HOME, 50_000)


class Answers:
    """The datagrams that a table sends, in place of a transport."""

    def __init__(self) -> None:
        self.sent: list[tuple[bytes, tuple[str, int]]] = []

    def sendto(self, data: bytes, address: tuple[str, int]) -> None:
        self.sent.append((data, address))


@pytest.fixture
def room() -> Room:
    return room_for(SINGLE)


@pytest.fixture
def server(room: Room) -> Iterator[TableServer]:
    with contextlib.closing(TableServer(room.table)) as made:
        yield made


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
def answerer(server: TableServer, answers: Answers) -> SearchAnswerer:
    made = SearchAnswerer((HOME, server.port), server.here)
    made.connection_made(cast("asyncio.DatagramTransport", answers))
    return made


def test_a_table_tells_where_it_is_whose_it_is_and_what_is_played_and_nothing_secret(
    room: Room, server: TableServer, answerer: SearchAnswerer, answers: Answers
) -> None:
    host = room.come_host("Nora", device="screen")
    host.take(1)
    room.come("Bea").take(0)
    answerer.datagram_received(question(7), SENDER)
    [(told, to)] = answers.sent
    assert to == SENDER
    table = require(table_in(told, HOME, 7))
    assert (table.host, table.preset, table.free) == ("Nora", room.table.session.preset, len(room.table.places) - 2)
    assert table.address == f"{HOME}:{server.port}"
    secrets = [room.table.code, *(guest.key for guest in room.table.guests)]
    assert not [each for each in some(secrets) if each.encode() in told]


def test_a_table_that_takes_no_guests_or_has_ended_is_silent(
    room: Room, answerer: SearchAnswerer, answers: Answers
) -> None:
    host = room.come_host()
    host.manage("close")
    answerer.datagram_received(question(1), SENDER)
    assert not answers.sent
    host.manage("open")
    answerer.datagram_received(question(1), SENDER)
    assert len(answers.sent) == 1
    host.say(Manage("end"))
    answerer.datagram_received(question(1), SENDER)
    assert len(answers.sent) == 1


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        question(1)[:-1],
        question(1) + b" ",
        question(1).replace(b'"mark":1,', b'"mark":-1'),
        b"[" * LENGTH,
        b"\xff" * LENGTH,
        b'{"kind":"table","mark":1,"table":1,"port":1}'.ljust(LENGTH),
    ],
)
def test_a_datagram_that_is_no_question_gets_no_answer(answerer: SearchAnswerer, answers: Answers, data: bytes) -> None:
    answerer.datagram_received(data, SENDER)
    assert not answers.sent


@pytest.mark.parametrize("sender", ["8.8.8.8", "2001:4860::1", "nonsense", ""])
def test_questions_from_outside_local_networks_get_no_answer(
    answerer: SearchAnswerer, answers: Answers, sender: str
) -> None:
    answerer.datagram_received(question(1), (sender, 50_000))
    assert not answers.sent


def test_only_so_many_questions_at_a_time_are_answered(answers: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_answers, "monotonic", lambda: 5.0)
    answerer = SearchAnswerer((HOME, 1), lambda mark: TableHere(mark, 1, 1))
    answerer.connection_made(cast("asyncio.DatagramTransport", answers))
    for _ in range(2 * MOST_AT_ONCE):
        answerer.datagram_received(question(1), SENDER)
    assert len(answers.sent) == MOST_AT_ONCE


def test_questions_are_answered_after_an_error_of_the_network_too() -> None:
    """On Windows, the loop reads nothing anymore after it has reported an error."""

    async def ask() -> bytes:
        loop, port = asyncio.get_running_loop(), free_port()
        [answerer] = await answerers(port, (LOOPBACK,), lambda mark: TableHere(mark, 1, port))
        answerer.error_received(OSError("the one who asked is gone"))
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.setblocking(False)
            asking.bind((LOOPBACK, 0))
            listening = loop.create_task(loop.sock_recv(asking, LENGTH))
            while not listening.done():  # nobody hears a question while the address is opened again
                await loop.sock_sendto(asking, question(5), (LOOPBACK, port))
                await asyncio.sleep(0)
        answerer.close()
        return listening.result()

    told = asyncio.run(asyncio.wait_for(ask(), 20))
    require(table_in(told, LOOPBACK, 5))


def test_a_closed_answerer_does_not_listen_again() -> None:
    async def end() -> None:
        port = free_port()
        [answerer] = await answerers(port, (LOOPBACK,), lambda _: None)
        answerer.error_received(OSError())
        answerer.close()
        for _ in range(5):
            await asyncio.sleep(0)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
            other.bind((LOOPBACK, port))  # which is free

    asyncio.run(asyncio.wait_for(end(), 20))


@pytest.mark.parametrize("sender", ["8.8.8.8", "2001:4860::1", "nonsense", ""])
def test_answers_from_outside_local_networks_are_no_tables(sender: str) -> None:
    told = answer(TableHere(7, 1, 8470))
    assert table_in(told, sender, 7) is None
    assert table_in(told, LOOPBACK, 7) is not None


def test_no_answer_is_longer_than_its_question() -> None:
    assert len(question(0)) == len(question(2**32 - 1)) == LENGTH
    longest = TableHere(2**32 - 1, 2**32 - 1, 65535, "🂡" * MOST_LETTERS, "🂡" * LONGEST_LABEL, 16)
    assert len(answer(longest)) <= LENGTH


@pytest.mark.parametrize(
    "changes",
    [
        {"mark": 8},
        {"port": 0},
        {"port": 70_000},
        {"host": 5},
        {"host": "x" * 81},
        {"free": 10**30},
        {"kind": "looking"},
    ],
)
def test_an_answer_that_is_damaged_is_no_table(changes: dict[str, object]) -> None:
    true = json.loads(answer(TableHere(7, 1, 8470, "Nora")))
    assert table_in(json.dumps(true).encode(), HOME, 7) is not None
    assert table_in(json.dumps(true | changes).encode(), HOME, 7) is None


@pytest.mark.parametrize("data", [b"", b"[" * LENGTH, b"\xff", b'"' * 5_000])
def test_a_datagram_that_is_no_answer_is_no_table(data: bytes) -> None:
    assert table_in(data, HOME, 7) is None


def test_a_name_from_the_network_is_one_short_line_of_visible_letters() -> None:
    table = require(table_in(answer(TableHere(7, 1, 8470, "Nora\n\u202e<b>" + "x" * 60)), HOME, 7))
    assert table.host.startswith("Nora <b>xx")
    assert len(table.host) <= MOST_LETTERS


def test_questions_go_to_this_computer_and_to_each_of_its_networks_at_the_usual_ports(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nearby, "local_addresses", lambda: ["192.168.1.20", "192.168.1.21", "10.0.0.5", "fe80::1%eth0"])
    where = everybody()
    assert dict.fromkeys(address for address, _ in where) == dict.fromkeys(
        [LOOPBACK, "255.255.255.255", "192.168.1.255", "10.0.0.255"]
    )
    assert {port for _, port in where} == set(USUAL_PORTS)
    assert len(where) == 4 * len(USUAL_PORTS)
