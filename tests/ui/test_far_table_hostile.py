"""A table that is no table, or wants to do harm: one sentence, and the window goes on with its own game."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

import pytest
from msgspec.structs import replace
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.rules import to_json
from pinochle_qt.protocol.messages import VERSION, People, PersonThere, Seen, State, TableMessage, Welcome, spoken
from pinochle_qt.protocol.wire import to_wire
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.ui.far.connection import LONGEST_ANSWER, MOST_WAITING
from pinochle_qt.words.far import FarWord
from tests.checks import require, some
from tests.ui.test_far_table import LIMIT_MS, PRESET, says, session_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from websockets.asyncio.server import ServerConnection

    from pinochle_qt.engine.game import Step
    from tests.ui.playing import Table

ROUNDS: Final = int(os.environ.get("ROUNDS", "20"))
LIMIT_S: Final = 120


@contextlib.contextmanager
def scripted(texts: Sequence[str]) -> Iterator[str]:
    """Let a server say these texts to whoever comes, and return its address."""
    loop, there, over = asyncio.new_event_loop(), Event(), asyncio.Event()
    ports: list[int] = []

    async def meet(connection: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            await connection.recv()
            for text in texts:
                await connection.send(text)
            await connection.wait_closed()

    async def run() -> None:
        async with serve(meet, "127.0.0.1", 0) as server:
            ports.append(next(iter(server.sockets)).getsockname()[1])
            there.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), LIMIT_S)

    thread = Thread(target=lambda: loop.run_until_complete(run()), daemon=True)
    thread.start()
    assert there.wait(LIMIT_S)
    try:
        yield f"127.0.0.1:{ports[0]}"
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(LIMIT_S)
        loop.close()


def true_messages() -> list[str]:
    """Return what a real table says to a guest in seat 0, up to the first tricks."""
    session = session_of()
    there = tuple(PersonThere(each.name, plays="computer", skill="steady") for each in session.people)
    first = Welcome(VERSION, "a program", "x" * 22, 1, "en", preset=session.preset, rules=to_json(session.rules))
    told: list[TableMessage] = [first, People((replace(there[0], plays="person", you=True), *there[1:]))]
    step: Step | None = None
    for number in range(46):
        prompt = session.prompt
        events = () if step is None else session.view(step, 0).events
        seen = tuple(Seen(to_wire(each.event), to_wire(each.after)) for each in events)
        asked = None if prompt is None else prompt.seat
        question = to_wire(prompt) if prompt is not None and asked == 0 else None
        told.append(State(number, to_wire(session.observe(0)), 0, asked, question, seen))
        if prompt is None or asked is None:
            step = session.deal()
        else:
            step = session.submit(Policy().decide(session.observe(asked), prompt, None).action)
    return list(map(spoken, told))


def fail_at(table: Table, address: str, code: str = "ABCDEF") -> str:
    """Let the window join what is at an address, until it has given up; return why."""
    far = table.window.matches.together.join_table(address, code=code)
    with table.qtbot.waitSignal(far.ended, timeout=LIMIT_MS) as ended:
        pass
    assert table.window.matches.together.table is None
    return str(require(ended.args)[0])


@pytest.mark.parametrize("address", ["", "http://", "ftp://a", "a b:1", "host:99999", "x" * 400, "wss://host/"])
def test_text_that_is_no_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(ValueError, match="is no address of a table"):
        TableAddress(address)


def test_links_and_addresses_of_a_table_are_understood() -> None:
    for text in ("192.168.1.24", "192.168.1.24:8470", "http://192.168.1.24:8470/#ABCDEF"):
        assert str(TableAddress(text)) == "192.168.1.24:8470"
    assert str(TableAddress("http://[fe80::1]:9000/")) == "[fe80::1]:9000"


def test_one_sentence_says_that_nothing_answers(table: Table) -> None:
    own = table.open(PRESET)
    with scripted([]) as address:
        pass
    assert fail_at(table, address) == FarWord.NOT_THERE(address=address)
    assert table.controller.session is own


@pytest.mark.parametrize(
    "texts",
    [
        ["{"],
        ["[]"],
        ['{"kind": "nothing"}'],
        ['{"kind": "hello", "version": 1, "program": "x", "key": "k", "guest": 1, "language": "en", "rules": {}}'],
        ["[" * 100_000],
    ],
)
def test_messages_that_make_no_sense_end_the_connection_with_one_sentence(table: Table, texts: list[str]) -> None:
    own = table.open(PRESET)
    with scripted(texts) as address:
        assert fail_at(table, address) == FarWord.NONSENSE()
    assert table.controller.session is own
    assert table.wait_for_turn() is not None


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ([" " * (LONGEST_ANSWER + 1)], FarWord.LOST),
        (['{"kind": "pong", "number": 1}'] * MOST_WAITING * 9, FarWord.FLOOD),
    ],
    ids=["one too large", "too many"],
)
def test_too_large_a_message_and_too_many_end_the_connection(table: Table, texts: list[str], sentence: FarWord) -> None:
    with scripted([*true_messages()[:3], *texts]) as address:
        far = table.window.matches.together.join_table(address, code="ABCDEF")
        ended: list[str] = []
        far.ended.connect(ended.append)
        # whoever was let in before is told by the window, otherwise it is told where somebody asked to join
        table.qtbot.waitUntil(lambda: says(table, sentence()) or sentence() in ended, timeout=LIMIT_MS)
        assert not far.is_connected
    table.window.matches.together.leave()


@pytest.mark.parametrize("which", ["tricks", "melds"])
def test_a_state_with_more_cards_than_there_are_is_refused_before_it_is_shown(table: Table, which: str) -> None:
    true = true_messages()
    at = len(true) * 3 // 4
    message = json.loads(true[at])
    seen = message["observation"]
    melds = next(melds for melds in seen["shown"] if melds)
    found = seen["tricks"] if which == "tricks" else melds[0]["cards"]
    assert found
    found *= 1_500
    with scripted([*true[:2], true[at - 1], json.dumps(message)]) as address:
        assert fail_at(table, address) == FarWord.NONSENSE()


def altered(value: Any, chance: random.Random) -> Any:
    """Return JSON in which one value has become another one."""
    places: list[tuple[Any, Any]] = []

    def visit(each: Any) -> None:
        keys = each.keys() if isinstance(each, dict) else range(len(each)) if isinstance(each, list) else ()
        for key in keys:
            places.append((each, key))
            visit(each[key])

    visit(value)
    whole, key = chance.choice(places)
    others: list[Any] = [None, -1, 0, 3, 99, 10**30, "AS", "", [], {}, [0, 1, 2, 3], True, 1.5, "🂡" * 500]
    if isinstance(whole, list) and chance.random() < 0.3:
        del whole[key]
    else:
        whole[key] = chance.choice(others)
    return value


@pytest.mark.parametrize("seed", range(4))
def test_no_state_from_a_stranger_can_crash_the_window(table: Table, seed: int) -> None:
    chance, true = random.Random(seed), true_messages()
    states = [at for at, text in enumerate(true) if json.loads(text)["kind"] == "state"]
    refused = 0
    for _ in some(range(ROUNDS)):
        at = chance.choice(states[2:])
        # What a guest sees first may be any state, as after a lost connection: not all before the altered one are told.
        told = [*true[: states[0]], *true[at - 2 : at]]
        texts = [*told, json.dumps(altered(json.loads(true[at]), chance)), *true[at + 1 : at + 3]]
        with scripted([*texts, '{"kind": "bye", "sentence": "That is all."}']) as address:
            fail_at(table, address)
        refused += says(table, FarWord.NONSENSE())
    assert refused > ROUNDS / 4
