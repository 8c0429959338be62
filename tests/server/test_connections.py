"""Guests that are strangers, slow, silent or come twice; the table plays on."""

from __future__ import annotations

import socket
from collections import deque
from contextlib import suppress
from itertools import pairwise
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from pinochle_qt.protocol.messages import (
    LONGEST_MESSAGE,
    VERSION,
    Ask,
    Bye,
    Farewell,
    Hello,
    Manage,
    People,
    Ping,
    Pong,
    Refused,
    Seen,
    State,
    Welcome,
    heard_from_table,
    spoken,
)
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.guests import CODE_LETTERS
from pinochle_qt.server.net import connection as limits
from pinochle_qt.server.net.connection import Connection
from pinochle_qt.server.net.gate import (
    ALL_TRIES,
    MINUTE,
    MOST_AT_ONCE,
    MOST_CONNECTIONS,
    MOST_OF_ONE,
    TRIES,
    TRIES_AT_ONCE,
    CodeTries,
    Hellos,
    must_end,
)
from pinochle_qt.server.net.reception import ELSEWHERE, FLOODED, GOODBYE, REFUSED
from pinochle_qt.server.network import TableServer
from pinochle_qt.server.process import NewGame
from pinochle_qt.server.table import Table
from pinochle_qt.variants.catalog import find
from tests.checks import require
from tests.server.far_guests import seated, until
from tests.server.serving import hear, hello, joined, opened, order, say, serving, told
from tests.server.wires import UPGRADE, Wire, frame
from tests.session.driving import new_session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

    from pinochle_qt.protocol.messages import Answer
    from pinochle_qt.server.net.http_messages import RequestHead
    from pinochle_qt.server.process import TableOpened


HUMANS = tuple(SeatSetup(name, "human") for name in ("Ann", "Ben", "Cleo", "Dan"))


@pytest.fixture(scope="module")
def there() -> Iterator[TableOpened]:
    with serving(order()) as process:
        yield opened(process)


def last_words(guest: ClientConnection) -> tuple[list[Answer], int]:
    """Return what a table says until it ends the connection, and with which code."""
    heard: list[Answer] = []
    try:
        while True:
            heard.append(hear(guest))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd is not None else 0


def test_a_page_of_somebody_else_cannot_talk_to_the_table(there: TableOpened) -> None:
    for origin in ("http://evil.example", f"https://127.0.0.1:{there.port}", "null"):
        with pytest.raises(InvalidStatus) as refused, joined(there.port, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with joined(there.port, origin=f"http://127.0.0.1:{there.port}") as guest:
        say(guest, hello(there))
        assert isinstance(hear(guest), Welcome)


def test_a_second_connection_with_the_same_key_takes_over_from_the_first(there: TableOpened) -> None:
    with joined(there.port) as first, joined(there.port) as second:
        say(first, hello(there))
        welcome = hear(first)
        assert isinstance(welcome, Welcome)
        say(second, hello(there, key=welcome.key))
        again = hear(second)
        assert isinstance(again, Welcome)
        assert again.guest == welcome.guest
        heard, code = last_words(first)
        assert isinstance(heard[-1], Farewell)
        assert code == ELSEWHERE
        say(second, Ping(7))
        while (answer := hear(second)) != Pong(7):
            assert not isinstance(answer, Farewell)


def test_whoever_says_something_before_hello_is_sent_away(there: TableOpened) -> None:
    for said in ("", "{}", "[" * 1000, '{"kind":"ping"}', '{"kind":"hello"}', '{"kind":"no such thing"}'):
        with joined(there.port) as stranger:
            stranger.send(said)
            heard, code = last_words(stranger)
        assert [each.code for each in heard if isinstance(each, Refused)] == ["message"]
        assert code == REFUSED


def test_a_guest_who_says_nonsense_is_told_so_and_stays(there: TableOpened) -> None:
    with joined(there.port) as guest:
        say(guest, hello(there))
        guest.send("nonsense")
        say(guest, Ping(1))
        heard = [hear(guest)]
        while heard[-1] != Pong(1):
            heard.append(hear(guest))
    assert [each.code for each in heard if isinstance(each, Refused)] == ["message"]


@pytest.mark.parametrize("message", ["x" * (LONGEST_MESSAGE + 1), b"bytes"])
def test_messages_that_are_too_long_or_no_text_end_the_connection(there: TableOpened, message: str | bytes) -> None:
    with joined(there.port) as guest:
        guest.send(message)
        assert last_words(guest)[1] in {1003, 1009}


def test_too_many_messages_end_the_connection(there: TableOpened) -> None:
    with joined(there.port) as guest:
        say(guest, hello(there))
        try:
            for number in range(500):
                say(guest, Ping(number))
        except ConnectionClosed:
            pass
        heard, code = last_words(guest)
    assert code == FLOODED
    assert isinstance(heard[-1], Refused)
    assert heard[-1].code == "too_much"


def test_a_guest_who_says_goodbye_is_let_go(there: TableOpened) -> None:
    with joined(there.port) as guest:
        say(guest, hello(there))
        say(guest, Bye())
        assert last_words(guest)[1] == GOODBYE


def test_the_table_says_goodbye_when_it_ends() -> None:
    with serving(order()) as process:
        there = opened(process)
        with joined(there.port) as guest:
            say(guest, hello(there))
            assert isinstance(hear(guest), Welcome)
            process.close()
            heard, code = last_words(guest)
    assert isinstance(heard[-1], Farewell)
    assert code == GOODBYE


def test_wrong_codes_can_be_tried_a_number_of_times_only() -> None:
    with serving(order()) as process:
        there = opened(process)
        codes = []
        for number in range(TRIES_AT_ONCE + 2):
            (refused,) = told(there.port, hello(there, code=f"WR{CODE_LETTERS[number]}NGX"))
            assert isinstance(refused, Refused)
            codes.append(refused.code)
        assert codes == ["code"] * TRIES_AT_ONCE + ["too_much"] * 2
        (tired,) = told(there.port, hello(there))
        assert isinstance(tired, Refused), "the right code must not help either, or it could be told from wrong ones"
        assert isinstance(told(there.port, hello(there, key=there.key))[0], Welcome)


def test_an_address_may_try_a_number_of_codes_at_once_and_then_a_few_a_minute() -> None:
    tries = CodeTries()
    assert tried(tries, "a", 0.0) == TRIES_AT_ONCE
    assert tries.may_try("b", 0.0), "another address is not concerned"
    assert tried(tries, "a", MINUTE) == TRIES
    in_a_day = sum(tried(tries, "a", (2 + minute) * MINUTE) for minute in range(24 * 60))
    assert in_a_day == 24 * 60 * TRIES


def test_whoever_tries_the_same_wrong_code_again_does_not_shut_out_others_of_his_address() -> None:
    tries = CodeTries()
    for _ in range(10 * TRIES_AT_ONCE):
        assert tries.may_try("a", 0.0)
        tries.failed("a", "YESTER", 0.0)
    assert tried(tries, "a", 0.0) == TRIES_AT_ONCE - 1


def test_a_network_of_ipv6_counts_as_one_address_also_where_codes_are_tried() -> None:
    tries = CodeTries()
    assert tried(tries, "2001:db8::1", 0.0) == TRIES_AT_ONCE
    assert not tries.may_try("2001:db8::2", 0.0)
    assert tries.may_try("2001:db8:0:1::1", 0.0)


def test_all_addresses_together_may_try_a_limited_number_of_codes_a_minute() -> None:
    tries = CodeTries()
    everybody = [f"address {number}" for number in range(4 * ALL_TRIES)]
    assert sum(tried(tries, each, 0.0, most=1) for each in everybody) == 2 * ALL_TRIES
    assert sum(tried(tries, each, MINUTE, most=1) for each in everybody) == ALL_TRIES


def tried(tries: CodeTries, address: str, now: float, most: int = 1000) -> int:
    """Return how many different wrong codes an address can try at a moment."""
    for count in range(most):
        if not tries.may_try(address, now):
            return count
        tries.failed(address, f"{now} {count}", now)
    return most


def test_strangers_make_room_for_newer_ones() -> None:
    assert must_end(["a"] * MOST_OF_ONE, "a") is None
    assert must_end(["b", *["a"] * MOST_OF_ONE, "a"], "a") == 1
    assert must_end([str(number) for number in range(MOST_CONNECTIONS + 1)], "0") == 0
    assert must_end([str(number) for number in range(MOST_CONNECTIONS)], "0") is None


def test_a_thousand_strange_connections_do_not_stop_a_game() -> None:
    strange = (
        b"",
        b"GET / HT",
        b"\x16\x03\x01\x02\x00\x01",
        b"GET /deck/AS.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /table HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n\r\n",
        b"POST /table HTTP/1.1\r\n\r\n" + bytes(5000),
        bytes(10_000),
    )
    crowd: deque[socket.socket] = deque(maxlen=250)
    people = replace(order(), game=NewGame(find("single_deck").rules, "single_deck_partnership", HUMANS))
    with serving(people) as process:
        there = opened(process)
        upgrade = UPGRADE % f"127.0.0.1:{there.port}".encode()
        guests = seated(there.port, there.code, 4, there.key)
        guests[0].say(Manage("deal"))
        for number in range(1000):
            if len(crowd) == crowd.maxlen:
                crowd[0].close()
            crowd.append(socket.create_connection(("127.0.0.1", there.port)))
            with suppress(OSError):  # the table may end it at once
                crowd[-1].sendall((*strange, upgrade, upgrade + frame(b"nonsense"))[number % 9])
            if number % 50 == 49:
                before = require(guests[0].state).number
                until(guests, lambda before=before: require(guests[0].state).number > before)  # type: ignore[misc]
        for guest in guests:
            guest.cut()
        for stranger in crowd:
            stranger.close()


# ---- slow and silent ones, without a network and without waiting -----------------------------------------------------


class Desk:
    """Stands for the table behind a connection."""

    def arrived(self, connection: Connection) -> None: ...

    def left(self, connection: Connection) -> None: ...

    def received(self, connection: Connection, head: RequestHead) -> RequestHead:
        del connection
        return head

    def page(self, head: RequestHead) -> bytes:
        return b"HTTP/1.1 200 OK\r\n\r\n" + head.path.encode() * 1000

    def knows(self, head: RequestHead) -> bool:
        return bool(head.get("host"))

    def heard(self, connection: Connection, message: bytes) -> None:
        connection.seat(len(message))

    def flooded(self, connection: Connection) -> None: ...


class Far:
    """The other end of a connection."""

    def __init__(self) -> None:
        self.connection = Connection(Desk())
        self.wire = Wire(self.connection)
        self.connection.connection_made(self.wire)
        self._protocol = ClientProtocol(parse_uri("ws://127.0.0.1/table"))

    def join(self) -> None:
        self._protocol.send_request(self._protocol.connect())
        self._send()
        self._protocol.receive_data(self.wire.read())
        self._protocol.events_received()
        self.say("hello")

    def say(self, text: str) -> None:
        self._protocol.send_text(text.encode())
        self._send()

    def hear(self) -> list[Answer]:
        """Read everything, and return the messages in it."""
        while data := self.wire.read():
            self._protocol.receive_data(data)
        frames = [each for each in self._protocol.events_received() if isinstance(each, Frame)]
        return [heard_from_table(bytes(frame.data)) for frame in frames if frame.opcode is Opcode.TEXT]

    def _send(self) -> None:
        for piece in self._protocol.data_to_send():
            self.connection.data_received(piece)


@pytest.fixture
def far() -> Far:
    other_end = Far()
    other_end.join()
    return other_end


def state(number: int) -> State:
    """Return a state that cannot be compressed much."""
    import random

    chance = random.Random(number)
    return State(number, {"hand": chance.randbytes(4000).hex()}, steps=(Seen(number, {}),))


def until_slow(far: Far) -> int:
    """Tell states that are not read until the connection holds no more; return the number of the next one."""
    number = 0
    while not far.wire.slow:
        far.connection.tell(state(number))
        number += 1
    return number


def test_a_newer_state_replaces_one_that_a_slow_guest_has_not_read(far: Far) -> None:
    for number in range(200):
        far.connection.tell(state(number))
        far.connection.tell(People((), code=str(number)))
    heard = far.hear()
    states = [each for each in heard if isinstance(each, State)]
    assert len(heard) < 60
    assert states[-1].number == 199
    assert heard[-1] == People((), code="199")


def test_steps_that_were_waiting_are_told_together_and_too_many_not_at_all(far: Far) -> None:
    number = until_slow(far)
    for later in range(number, number + 3):
        far.connection.tell(state(later))
    events = [step.event for each in far.hear() if isinstance(each, State) for step in each.steps]
    assert all(after == before + 1 for before, after in pairwise(events))
    assert events[-1] == number + 2
    number = until_slow(far)
    for later in range(number, number + limits.MOST_STEPS + 1):
        far.connection.tell(state(later))
    assert [each.steps for each in far.hear() if isinstance(each, State)][-1] == ()


def test_a_guest_who_does_not_read_costs_little_and_is_gone_after_a_while(far: Far) -> None:
    for number in range(500):
        far.connection.tell(state(number))
    assert len(far.wire.unread) < 2 * limits.MOST_UNREAD
    far.connection.heard_at = monotonic() + limits.TIME_TO_READ  # it still answers pings
    far.connection.check(monotonic() + limits.TIME_TO_READ - 1)
    assert not far.wire.has_ended
    far.connection.check(monotonic() + limits.TIME_TO_READ + 1)
    assert far.wire.has_ended


def test_answers_that_nobody_reads_end_the_connection(far: Far) -> None:
    until_slow(far)
    for number in range(limits.MOST_WAITING + 1):
        far.connection.tell(Pong(number))
    assert far.wire.has_ended


def test_a_silent_guest_is_asked_for_a_sign_of_life_and_then_gone(far: Far) -> None:
    far.wire.read()
    now = monotonic()
    far.connection.check(now + limits.PING_AFTER + 1)
    assert far.wire.unread, "there is no ping"
    far.connection.check(now + limits.SILENCE - 1)
    assert not far.wire.has_ended
    far.connection.check(now + limits.SILENCE + 1)
    assert far.wire.has_ended


def test_a_connection_that_asks_for_nothing_or_says_no_hello_ends_soon() -> None:
    silent = Far()
    silent.connection.data_received(b"GET / HT")
    silent.connection.check(monotonic() + limits.TIME_FOR_HELLO + 1)
    assert silent.wire.has_ended
    kept = Far()
    kept.connection.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    kept.connection.check(monotonic() + limits.TIME_BETWEEN - 1)
    assert not kept.wire.has_ended
    kept.connection.check(monotonic() + limits.TIME_BETWEEN + 1)
    assert kept.wire.has_ended


def test_requests_that_nobody_reads_the_answers_of_are_not_answered() -> None:
    greedy = Far()
    greedy.connection.data_received(b"GET /file HTTP/1.1\r\nHost: a\r\n\r\n" * MOST_AT_ONCE)
    assert len(greedy.wire.unread) < 2 * limits.MOST_UNREAD
    assert not greedy.wire.reads
    answers = 0
    while data := greedy.wire.read():
        answers += data.count(b"200 OK")
    assert answers == MOST_AT_ONCE
    assert greedy.wire.reads


def test_more_requests_than_a_page_needs_end_the_connection() -> None:
    greedy = Far()
    for _ in range(MOST_AT_ONCE + 10):
        if not greedy.wire.has_ended:
            greedy.connection.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            last = greedy.wire.read()
    assert b" 429 " in last
    assert greedy.wire.has_ended


def test_nothing_of_a_flood_is_read(far: Far) -> None:
    far.connection.data_received(frame(b"", first=0x89) * 5000)
    assert not far.wire.reads
    pongs = len(far.wire.read())
    far.connection.data_received(frame(b"", first=0x89) * 5000)
    assert far.wire.read() == b""
    assert pongs < 5000


def test_a_guest_who_comes_back_may_say_no_more_than_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pinochle_qt.server.net.reception.monotonic", lambda: 1.0)
    monkeypatch.setattr("pinochle_qt.server.net.connection.monotonic", lambda: 1.0)
    table = Table(new_session("single_deck_partnership", 1))
    server = TableServer(table)
    server.close()
    heard = b""
    for _ in range(2):
        connection = Connection(server)
        wire = Wire(connection)
        connection.connection_made(wire)
        connection.data_received(UPGRADE % f"localhost:{server.port}".encode())
        for message in (Hello(VERSION, key=table.host_key), *[Ask("rules")] * 6):
            connection.data_received(frame(spoken(message).encode()))
        heard += wire.read()
    assert 6 < heard.count(b'"what":"rules"') < 9, "each counts as seven messages, of which there may be 60 at once"


def test_hellos_are_counted_by_address() -> None:
    hellos = Hellos()
    assert [hellos.take("a", 0.0) for _ in range(31)] == [True] * 30 + [False]
    assert hellos.take("b", 0.0)
    assert hellos.take("a", 1.0)
    for number in range(300):
        assert hellos.take(f"address {number}", 1.0)


def test_a_connection_ends_even_if_the_guest_does_not_say_goodbye(far: Far) -> None:
    far.connection.end(Farewell("Bye."))
    assert far.hear() == [Farewell("Bye.")]
    far.connection.check(monotonic() + limits.TIME_TO_CLOSE + 1)
    assert far.wire.has_ended


def test_host_commands_of_strangers_are_refused(there: TableOpened) -> None:
    refused = told(there.port, hello(there), Manage("open"), number=10**9)[-1]
    assert isinstance(refused, Refused)
