"""Measures a server for many tables: processor, memory, and how long a move takes until all guests have it.

    .venv/bin/python -m tests.benchmarks.public_server [--tables 1000] [--pace 3] [--seconds 60] [--view]

At each table four guests are connected, on loopback, from many addresses of this machine. They know nothing but the
messages, and play with rules of thumb at the pace of people: whoever is asked thinks for about `--pace` seconds. At one
table in twenty a computer player has the fourth place. With `--view`, the guests are phones, for which the server puts
everything into words as well. The guests need a processor core of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State as Phase
from websockets.uri import parse_uri

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.observe import Observation
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import from_json
from pinochle_qt.protocol.messages import VERSION, Act, Create, Hello, Manage, TakeSeat, spoken
from pinochle_qt.protocol.wire import action_to_wire, from_wire
from pinochle_qt.server.public.server import most_connections
from tests.benchmarks.table import percentile, say
from tests.programs import running
from tests.server.public_servers import PRESET, status
from tests.server.test_serve import free_port

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.protocol.messages import Device, GuestMessage

GUESTS: Final = 4
COMING: Final = 40
"""How many guests of the benchmark may be on their way to the server at once."""
WITH_COMPUTER: Final = 20
"""One table in so many has a computer player."""
_ADDRESSES: Final = 240
_PLAYER: Final = Policy()
_RULES: dict[bytes, Rules] = {}


class Measured:
    """What the guests have seen."""

    def __init__(self) -> None:
        self.times: list[float] = []
        """The milliseconds of each move until everybody had it."""
        self.bytes = 0
        self.lost = 0
        """How many connections have ended by themselves."""
        self.is_on = False


class LoadTable:
    """A table, and who of its guests has which state."""

    def __init__(self, number: int, measured: Measured, pace: float) -> None:
        self.number, self.measured, self.pace = number, measured, pace
        self.guests: list[LoadGuest] = []
        self.code = ""
        self.sent_at: dict[int, float] = {}
        """When the answer to a state was sent, by the number of the state."""
        self.known: defaultdict[int, int] = defaultdict(int)
        """How many guests have a state, by its number."""

    @property
    def people(self) -> int:
        """How many guests have places; a computer player has the last one at some tables."""
        return GUESTS - 1 if self.number % WITH_COMPUTER == 0 else GUESTS

    def arrived(self, state: int) -> None:
        """Note that another guest has a state."""
        self.known[state] += 1
        if self.known[state] == GUESTS:
            del self.known[state]
            begin = self.sent_at.pop(state - 1, None)
            if begin is not None and self.measured.is_on:
                self.measured.times.append((perf_counter() - begin) * 1000)


class LoadGuest(asyncio.Protocol):
    """A guest, who answers as soon as he has thought."""

    def __init__(self, table: LoadTable, place: int, port: int, device: Device) -> None:
        self._table, self._place, self._device = table, place, device
        uri = parse_uri(f"ws://127.0.0.1:{port}/table")
        self._protocol = ClientProtocol(uri, extensions=[ClientPerMessageDeflateFactory()])
        self._transport: asyncio.Transport | None = None
        self._rules: Rules | None = None
        self._number = -1
        self._host_deals = 0
        self.is_there = asyncio.get_running_loop().create_future()
        table.guests.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Take what the server says."""
        if self._table.measured.is_on:
            self._table.measured.bytes += len(data)
        before = self._protocol.state
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        if before is Phase.CONNECTING and self._protocol.state is Phase.OPEN:
            first: GuestMessage = Hello(VERSION, self._table.code, device=self._device, view=self._device == "phone")
            if not self._table.code:
                first = Create(VERSION, PRESET, device=self._device, view=self._device == "phone")
            self._say(first)
        for event in events:
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        """Fail, unless the guest has left."""
        if self._transport is not None:
            self._table.measured.lost += 1
        self._transport = None
        if not self.is_there.done():
            self.is_there.set_exception(error or ConnectionError("the server has ended the connection"))

    def close(self) -> None:
        """Leave."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()

    def _say(self, message: GuestMessage) -> None:
        if self._transport is not None:
            self._protocol.send_text(spoken(message).encode())
            self._flush()

    def _flush(self) -> None:
        if self._transport is not None:
            self._transport.write(b"".join(self._protocol.data_to_send()))

    def _hear(self, text: bytes) -> None:
        said = msgspec.json.decode(text)
        match said["kind"]:
            case "hello":
                self._take_rules(said["rules"])
                self._table.code = said["code"]
                if self._place < self._table.people:
                    self._say(TakeSeat("take", self._place))
            case "state":
                self._take(said)
            case "error":
                sys.stderr.write(f"{said['code']}: {said['sentence']}\n")

    def _take_rules(self, rules: dict[str, Any]) -> None:
        written = msgspec.json.encode(rules)
        if written not in _RULES:
            _RULES[written] = from_json(rules)
        self._rules = _RULES[written]

    def _take(self, state: dict[str, Any]) -> None:
        if not self.is_there.done():
            self.is_there.set_result(None)
        number = state["number"]
        if number > self._number:
            self._number = number
            self._table.arrived(number)
            self._think(state)

    def _think(self, state: dict[str, Any]) -> None:
        prompt, pace = state.get("prompt"), self._table.pace
        if prompt is not None:
            observation = state["observation"]
            asyncio.get_running_loop().call_later(
                random.uniform(0.5, 1.5) * pace, lambda: self._answer(state["number"], prompt, observation)
            )
        elif state.get("asked") is None and self._place < self._table.people and self._table.measured.is_on:
            asyncio.get_running_loop().call_later(pace, lambda: self.go_on(state))

    def go_on(self, state: dict[str, Any]) -> None:
        """Begin another match, or be ready for the next deal."""
        if state["number"] == self._number:
            if self._place == 0:
                self._say(Manage("rematch" if state["observation"].get("winners") else "deal"))
            else:
                self._say(TakeSeat("ready"))

    def begin(self) -> None:
        """Let the first cards be dealt."""
        self._say(Manage("deal"))

    def _answer(self, number: int, asked: Any, seen: Any) -> None:
        if number != self._number or self._rules is None:
            return
        prompt, observation = from_wire(asked, Prompt, self._rules), from_wire(seen, Observation, self._rules)
        action = action_to_wire(_PLAYER.choose(observation, prompt, None))
        self._table.sent_at[number] = perf_counter()
        self._say(Act(number, action))


async def come(table: LoadTable, place: int, port: int, device: Device, gate: asyncio.Semaphore) -> None:
    """Let a guest come to a table, or open it."""
    async with gate:
        address = f"127.0.{1 + table.number % _ADDRESSES}.1"
        guest = LoadGuest(table, place, port, device)
        await asyncio.get_running_loop().create_connection(lambda: guest, "127.0.0.1", port, local_addr=(address, 0))
        await guest.is_there


async def measure(args: argparse.Namespace, port: int, process: int) -> None:
    """Let everybody come and play, and print what was measured."""
    measured = Measured()
    tables = [LoadTable(number, measured, args.pace) for number in range(args.tables)]
    gate = asyncio.Semaphore(COMING)
    device: Device = "phone" if args.view else "program"
    begin = perf_counter()
    await asyncio.gather(*(come(table, 0, port, device, gate) for table in tables))
    say("tables opened in", f"{perf_counter() - begin:.1f} s")
    begin = perf_counter()
    others = [come(table, place, port, device, gate) for table in tables for place in range(1, GUESTS)]
    await asyncio.gather(*others)
    say("all guests there in", f"{perf_counter() - begin:.1f} s")
    measured.is_on = True
    for table in tables:
        asyncio.get_running_loop().call_later(random.uniform(0, args.pace * 3), table.guests[0].begin)
    await asyncio.sleep(args.pace * 6)
    measured.times.clear()
    measured.bytes = 0
    used, own, begin = processor(process), sum(os.times()[:2]), monotonic()
    await asyncio.sleep(args.seconds)
    passed = monotonic() - begin
    used, own = processor(process) - used, sum(os.times()[:2]) - own
    moves = len(measured.times)
    say("moves a second", f"{moves / passed:.0f}, one each {args.tables * passed / max(1, moves):.1f} s at a table")
    say("processor", f"{100 * used / passed:.0f} % of a core, {1000 * used / max(1, moves):.2f} ms a move")
    say("processor of the guests", f"{100 * own / passed:.0f} % of a core")
    say("move to all guests", f"{median(measured.times):.1f} ms, 99 %: {percentile(measured.times, 99):.1f} ms")
    say("connections lost", str(measured.lost))
    say("bytes a move and guest", f"{measured.bytes / max(1, moves) / GUESTS:.0f}")
    for name, value in (await asyncio.to_thread(status, port)).items():
        say(name, value)
    for table in tables:
        for guest in table.guests:
            guest.close()


def processor(process: int) -> float:
    """Return the seconds that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=re.split(r"\n", __doc__ or "")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--view", action="store_true")
    args = parser.parse_args()
    most_connections(args.tables)  # as many sockets here as there
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("w", encoding="utf-8") as log:
        command = [sys.executable, "-m", "pinochle_qt", "serve", "--public", "--folder", f"{folder}/tables"]
        options = [
            "--port",
            str(port),
            "--tables",
            str(args.tables),
            "--tables-an-hour",
            "1000",
            "--tables-an-address",
            "1000",
            "--thinkers",
            "1",
        ]
        with running([*command, *options], limit=3600, stderr=log) as program:
            assert program.stdout is not None
            program.stdout.readline()
            asyncio.run(measure(args, port, program.pid))
            program.terminate()
        sys.stdout.write(re.sub(r"(?m)^.*(opened a table|no space).*\n", "", Path(folder, "log").read_text("utf-8")))


if __name__ == "__main__":
    main()
