"""Tells a table made-up messages, as a stranger, as a guest and as its host. This is a command, not a test.

    .venv/bin/python -m tests.endurance.table_fuzz --messages 1000000 --decoded 10000000 [--seed 1]

Those of `--decoded` are only decoded, which is a hundred times as fast. The other messages go through everything but
the sockets: connections, which see garbage, broken frames and floods as well, the decoder, and the table, at which a
match of each preset is played in turn. Whatever is said, nothing but the documented refusals may happen, nobody may
hold two seats or the seat of somebody else, and the table must go on: one guest who behaves gets every answer, and
the matches are played.
"""

from __future__ import annotations

import argparse
import json
import random
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from msgspec import Struct

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.protocol.messages import VERSION, BadMessage, heard_from_guest
from pinochle_qt.protocol.wire import action_to_wire
from pinochle_qt.server.net.connection import Connection
from pinochle_qt.server.network import TableServer
from pinochle_qt.server.table import Table
from pinochle_qt.session.dealing.mixing import MIXED, match_in, promise
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.variants.presets import PRESETS
from tests.server.wires import UPGRADE, Wire, frame
from tests.session.driving import new_session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.protocol.messages import Said

EACH: Final = 20_000
"""The messages to one table, before there is a new one."""
AT_ONCE: Final = 20
"""The messages between two looks at the clock."""
SECONDS: Final = 1.5
"""The seconds that pass in the meantime."""
_CROWD: Final = 4
_KINDS: Final = ("hello", "create", "seat", "act", "lay", "ask", "say", "manage", "promise", "reveal", "ping", "bye")
_FIELDS: Final[dict[str, tuple[Any, ...]]] = {
    "do": (
        *("take", "leave", "name", "ready", "deal", "pause", "continue", "open", "close", "move", "remove", "rename"),
        *("mute", "unmute", "computer", "options", "rematch"),
    ),
    "what": ("log", "story", "scores", "rules", "hint", "record"),
    "name": ("", "Ruth", "You", "\u202eevil", "<b>x</b>", "a" * 80, "a" * 81, "\x00\n", "🂡" * 20, "{0}", "%s"),
    "face": ("", "ruth", "../../etc", "x" * 24),
    "device": ("phone", "window", "screen", "program", "toaster"),
    "language": ("de", "es", "en", "xx", "", ",;,;", "de;q=0.1", "../de", "a" * 100),
    "code": ("WRONG7", "", "A" * 12),
    "skill": ("strong", "expert", "human", "random", "x"),
    "version": (VERSION, 0, 1, -1, 2**70),
    "options": ({}, {"clock": 15}, {"clock": -1}, {"hints": True}, {"fill": 3}, {"level": "expert"}, {"x": {}}, []),
    "match": (f"sha256:{'a' * 64}", "sha256:", "x", f"sha256:{'A' * 64}"),
    "commitment": ("0" * 64, "0" * 63, "G" * 64, ""),
    "secret": ("0" * 64, "f" * 65, None),
    "cards": ([], ["QS", "JD"], ["XX"], ["QS"] * 80, ["QS"] * 81, [None]),
    "key": (None, "A" * 22, "short", "A" * 21 + "\n"),
}
_NUMBERS: Final = ("state", "person", "to", "guest", "phrase", "number", "deal")
_SECRET: Final = "5" * 64
"""The secret of everybody who adds to a shuffle here."""
_ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**64,
    10**400,
    0.5,
    1e308,
    "",
    "x",
    [],
    {},
    [[[]]],
    {"a": {"b": []}},
)


class Tally(Struct):
    """What has been said and what came of it."""

    messages: int = 0
    bad: int = 0
    """Those that are no messages at all."""
    states: int = 0
    tables: int = 0
    connections: int = 0


POOL: Final = 5_000
"""The messages of which those that are only decoded are made."""


class Trouble(AssertionError):
    """Something happened that must not."""


class _Server(TableServer):
    """A server without sockets and processes, whose computer players decide at once."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._listener.close()
        self._player = Policy()
        self._servers["127.0.0.1"] = None  # type: ignore[assignment]

    def look(self, now: float) -> None:
        """Do what is due."""
        question = self._table.question(now)
        if question is not None:
            observation = self._table.session.observe(question.seat)
            self._table.decided(question, self._player.choose(observation, question.prompt, None), now)
        self._deliver(self._served)
        for connection in list(self.connections):
            connection.check(now)


class _Guest:
    """A connection and what is said with it; with a key, as somebody whom the table knows."""

    def __init__(self, server: _Server, key: str = "") -> None:
        self.key = key
        self.connection = Connection(server)
        self.wire = Wire(self.connection)
        self.is_sent_away = False
        """Whether the host has removed him, or somebody has come with his key."""
        self.connection.connection_made(self.wire)
        self.connection.data_received(UPGRADE % f"127.0.0.1:{server.port}".encode())

    def say(self, data: bytes) -> None:
        """Send the bytes of frames, unless the connection has ended."""
        if not self.wire.has_ended:
            self.connection.data_received(data)

    def hear(self) -> bytes:
        """Read everything."""
        data = self.wire.read()
        self.is_sent_away |= b'"kind":"bye"' in data
        return data

    def go(self) -> None:
        """End the connection."""
        if not self.wire.has_ended:
            self.wire.abort()
        self.connection.connection_lost(None)


class MadeUp:
    """Makes messages up."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def message(self, table: Table) -> bytes:
        """Return a message, more or less right, to a table."""
        chance = self.chance
        fields: dict[str, Any] = {"kind": chance.choice(_KINDS)}
        odd = chance.random()
        if odd < 0.3:
            fields = self._answer(table)
        elif odd < 0.4:
            fields = self._part(table)
        else:
            for name in chance.sample((*_FIELDS, *_NUMBERS), chance.randint(0, 5)):
                fields[name] = self._value(name)
            if fields["kind"] == "hello":
                fields.setdefault("version", VERSION)
        if chance.random() < 0.15:
            fields[chance.choice([*fields])] = chance.choice(_ODD)
        if chance.random() < 0.05:
            fields[chance.choice(("x", "kind", "action", "then"))] = chance.choice(_ODD)
        data = json.dumps(fields).encode()
        return self._damaged(data) if chance.random() < 0.1 else data

    def frames(self, data: bytes) -> bytes:
        """Return a message as it is sent: nearly always in one frame, sometimes in several or in none at all."""
        odd = self.chance.random()
        if odd > 0.02:
            return frame(data)
        if odd > 0.012:
            half = len(data) // 2
            return frame(data[:half], 0x01) + frame(data[half:], 0x80)
        if odd > 0.008:
            return frame(b"", 0x89) + frame(data)
        if odd > 0.004:
            return self.chance.randbytes(self.chance.randint(1, 40))
        return frame(data, self.chance.randint(0, 255))

    def _value(self, name: str) -> Any:
        if name in _NUMBERS:
            return self.chance.randint(0, 12)
        return self.chance.choice(_FIELDS[name])

    def _answer(self, table: Table) -> dict[str, Any]:
        """Return an answer to the present question, often one that is possible."""
        prompt, chance = table.session.prompt, self.chance
        if prompt is None or prompt.seat is None:
            return {"kind": "manage", "do": chance.choice(("deal", "rematch"))}
        action = action_to_wire(Policy().choose(table.session.observe(prompt.seat), prompt, None))
        if chance.random() < 0.3:
            action[chance.choice([*action])] = chance.choice((*_ODD, "AS", "9H", ["AS", "AS"], 250, 3))
        return {"kind": "act", "state": table.state + chance.choice((0, 0, 0, -1, 1)), "action": action}

    def _part(self, table: Table) -> dict[str, Any]:
        """Return a part of the shuffle of the next deal that may be right."""
        chance, person = self.chance, self.chance.randint(0, 3)
        match, deal = match_in(table.session.header), table.session.match.number + 1
        part: dict[str, Any] = {"match": match, "deal": deal, "person": person}
        if chance.random() < 0.5:
            return {"kind": "promise", **part, "commitment": promise(match, deal, person, _SECRET)}
        return {"kind": "reveal", **part, "secret": _SECRET}

    def _damaged(self, data: bytes) -> bytes:
        chance = self.chance
        place = chance.randrange(len(data))
        piece = chance.choice((b"", b"\x00", b"\xff\xfe", b'"', b"}", b"[" * 2000, b"1" * 500, chance.randbytes(3)))
        return (data[:place] + piece + data[place + chance.randint(0, 3) :])[:20_000]


@contextmanager
def _own_time() -> Iterator[list[float]]:
    """Let time pass only as the block says, in the list's only value."""
    now = [1000.0]
    with (
        patch("pinochle_qt.server.net.reception.monotonic", lambda: now[0]),
        patch("pinochle_qt.server.net.connection.monotonic", lambda: now[0]),
        patch("pinochle_qt.server.net.reception.trace_of", _fail),
    ):
        yield now


def _fail(fault: BaseException) -> str:
    raise Trouble(f"{type(fault).__name__}: {fault}") from fault


def fuzz(messages: int, seed: int = 1) -> Tally:
    """Say so many messages, and return what came of them.

    Raises:
        Trouble: something happened that must not.
    """
    tally, made_up = Tally(), MadeUp(seed)
    presets = list(PRESETS)
    with _own_time() as now:
        while tally.messages < messages:
            preset = presets[tally.tables % len(presets)]
            shuffles = Shuffles((1 << 127) + seed + tally.tables, MIXED)
            session = new_session(preset, shuffles, people=range(9))
            _one_table(Table(session), made_up, min(EACH, messages - tally.messages), now, tally)
            tally.tables += 1
    return tally


def decode(messages: int, seed: int = 1) -> int:
    """Decode so many damaged messages, and return how many of them were messages nevertheless.

    Raises:
        Exception: one of them was refused in another way than documented.
    """
    made_up = MadeUp(seed)
    table = Table(new_session("single_deck_partnership", seed))
    pool = [made_up.message(table) for _ in range(min(POOL, messages))]
    chance, good = made_up.chance.random, 0
    for _ in range(messages):
        data = pool[int(chance() * len(pool))]
        place = int(chance() * len(data))
        other = pool[int(chance() * len(pool))]
        begin = int(chance() * len(other))
        good += _is_message(data[:place] + other[begin : begin + int(chance() * 6)] + data[place + int(chance() * 4) :])
    return good


def _one_table(table: Table, made_up: MadeUp, messages: int, now: list[float], tally: Tally) -> None:
    server = _Server(table)
    good = _Guest(server)
    good.say(frame(json.dumps({"kind": "hello", "version": VERSION, "code": table.code}).encode()))
    crowd = [_Guest(server) for _ in range(_CROWD)]
    first = table.state
    for number in range(messages):
        which = made_up.chance.randrange(_CROWD)
        if crowd[which].wire.has_ended or made_up.chance.random() < 0.002:
            crowd[which].go()
            crowd[which] = _come(server, table, made_up)
            tally.connections += 1
        message = made_up.message(table)
        tally.bad += not _is_message(message)
        crowd[which].say(made_up.frames(message))
        tally.messages += 1
        if number % AT_ONCE == 0:
            now[0] += SECONDS
            for each in crowd:
                if made_up.chance.random() < 0.9:
                    each.hear()
            server.look(now[0])
            _check(table)
            if table.has_ended:
                raise Trouble("the table has ended without its host")
            _check_good(good, number)
    tally.states += table.state - first
    for each in (*crowd, good):
        each.go()


def _come(server: _Server, table: Table, made_up: MadeUp) -> _Guest:
    """Return a new connection, which may begin right: with the code, with a guest's key, or with the host's."""
    guest = _Guest(server)
    begin = made_up.chance.random()
    keys = [each.key for each in table.guests]
    hello: dict[str, Any] = {"kind": "hello", "version": VERSION, "language": made_up.chance.choice(("de", "es", "en"))}
    if begin < 0.3:
        guest.say(frame(json.dumps(hello | {"code": table.code}).encode()))
    elif begin < 0.6:
        guest.say(frame(json.dumps(hello | {"key": made_up.chance.choice(keys)}).encode()))
    elif begin < 0.8:
        guest.say(frame(json.dumps(hello | {"key": table.host_key}).encode()))
    return guest


def _is_message(data: bytes) -> bool:
    try:
        said: Said = heard_from_guest(data)
    except BadMessage:
        return False
    return said is not None


def _check(table: Table) -> None:
    persons = [guest.person for guest in table.guests if guest.person is not None]
    if len(set(persons)) < len(persons) or any(not 0 <= each < len(table.session.people) for each in persons):
        raise Trouble(f"people sit at {persons}")
    keys = [guest.key for guest in table.guests]
    if len(set(keys)) < len(keys):
        raise Trouble("two guests have one key")


def _check_good(good: _Guest, number: int) -> None:
    """Let the guest who behaves ask for a sign of life; somebody who has his key may have come in his place."""
    if good.wire.has_ended or number % (AT_ONCE * 10):
        good.hear()
        return
    good.hear()
    good.say(frame(b'{"kind":"ping","number":%d}' % number))
    if b'"number":%d' % number not in good.hear() and not (good.wire.has_ended or good.is_sent_away):
        raise Trouble(f"there is no answer to ping {number}")


def main() -> None:
    """Fuzz a table, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--decoded", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begin = perf_counter()
    tally = fuzz(args.messages, args.seed)
    seconds = perf_counter() - begin
    print(  # noqa: T201
        f"{tally.messages:,} messages ({tally.bad:,} of them none) on {tally.connections:,} connections to "
        f"{tally.tables:,} tables, where {tally.states:,} actions happened: no trouble, in {seconds:.0f} s"
    )
    if args.decoded:
        print(f"{args.decoded:,} messages decoded, {decode(args.decoded, args.seed):,} of them good")  # noqa: T201


if __name__ == "__main__":
    main()
