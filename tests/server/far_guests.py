"""Guests of a table in another process, which play with rules of thumb over real sockets."""

from __future__ import annotations

import contextlib
import select
import socket
import struct
from time import perf_counter
from typing import TYPE_CHECKING

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State as Phase
from websockets.uri import parse_uri

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.observe import Observation
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import from_json
from pinochle_qt.protocol.messages import (
    VERSION,
    Act,
    Create,
    Hello,
    People,
    Refused,
    State,
    TakeSeat,
    Welcome,
    heard_from_table,
    spoken,
)
from pinochle_qt.protocol.wire import action_to_wire, from_wire
from pinochle_qt.server.fair.own_parts import OwnParts
from tests.checks import require
from tests.programs import LIMIT_S

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.protocol.messages import Answer, Said


class Gone(Exception):
    """The table, or the connection to it, is gone."""


class FarGuest:
    """A guest with a connection of his own."""

    def __init__(
        self,
        port: int,
        code: str,
        key: str | None = None,
        *,
        device: str = "program",
        creates: str = "",
        path: str = "/table",
    ) -> None:
        """Come to the table at a port of this machine, or open one at a server for many, for a preset.

        Raises:
            Gone: nobody is there.
        """
        self.port, self.code, self.key, self.device = port, code, key, device
        self.creates, self.path = creates, path
        self.is_one_of_many = bool(creates)
        self.player: Player = Policy()
        self.parts = OwnParts()
        self.welcome: Welcome | None = None
        self.people: People | None = None
        self.state: State | None = None
        self.error = ""
        self.person: int | None = None
        self.answered = -1
        self.received = 0
        """The bytes that have come from the table."""
        self.come()

    def come(self) -> None:
        """Connect, and say hello."""
        self.state = self.welcome = None
        self.error = ""
        self._protocol = ClientProtocol(
            parse_uri(f"ws://127.0.0.1:{self.port}{self.path}"), extensions=[ClientPerMessageDeflateFactory()]
        )
        try:
            self._socket = socket.create_connection(("127.0.0.1", self.port), LIMIT_S)
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._protocol.send_request(self._protocol.connect())
            self._flush()
            while self._protocol.state is Phase.CONNECTING:
                self._feed()
                if self._protocol.handshake_exc is not None:
                    raise Gone(str(self._protocol.handshake_exc))
        except OSError as error:
            raise Gone(str(error)) from None
        if self.creates and not self.key:
            self.say(Create(VERSION, self.creates, device=self.device))  # type: ignore[arg-type]
            return
        code = "" if self.key and not self.is_one_of_many else self.code
        self.say(Hello(VERSION, code, self.key, device=self.device))  # type: ignore[arg-type]

    def fileno(self) -> int:
        """Return the number of the socket, for `select`."""
        return self._socket.fileno()

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return from_json(require(self.welcome).rules)

    def say(self, message: Said) -> None:
        """Say something.

        Raises:
            Gone: nobody is there anymore.
        """
        try:
            self._protocol.send_text(spoken(message).encode())
        except InvalidState as error:  # the table is closing the connection
            raise Gone(str(error)) from None
        self._flush()

    def read(self) -> list[Answer]:
        """Wait for something, and return what it is.

        Raises:
            Gone: nobody is there anymore.
        """
        self._feed()
        frames = [each for each in self._protocol.events_received() if isinstance(each, Frame)]
        self._flush()
        found = [heard_from_table(bytes(frame.data)) for frame in frames if frame.opcode is Opcode.TEXT]
        for message in found:
            match message:
                case Welcome():
                    self.welcome, self.key = message, message.key
                    self.is_one_of_many = bool(message.code)
                    self.code = message.code or self.code
                case People():
                    self.people = message
                    mine = [person for person, there in enumerate(message.people) if there.you]
                    self.person = mine[0] if mine else None
                case State():
                    self.state = message
                case Refused():
                    self.error = message.code
            if (answer := self.parts.hear(message)) is not None:
                self.say(answer)  # type: ignore[arg-type]
        return found

    def act(self) -> bool:
        """Answer the question, if there is one that has not been answered; return whether there was."""
        state = self.state
        if state is None or state.prompt is None or state.number == self.answered:
            return False
        self.say(self.answer())
        return True

    def answer(self) -> Act:
        """Return the answer to the question, and note that it is given."""
        state = require(self.state)
        self.answered = state.number
        prompt = from_wire(state.prompt, Prompt, self.rules)
        observation = from_wire(state.observation, Observation, self.rules)
        return Act(state.number, action_to_wire(self.player.choose(observation, prompt, None)))

    def cut(self) -> None:
        """Lose the connection without a word."""
        with contextlib.suppress(OSError):
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def _feed(self) -> None:
        try:
            data = self._socket.recv(65_536)
        except OSError as error:
            raise Gone(str(error)) from None
        if not data:
            raise Gone("the connection has ended")
        self.received += len(data)
        self._protocol.receive_data(data)

    def _flush(self) -> None:
        try:
            for piece in self._protocol.data_to_send():
                if piece:
                    self._socket.sendall(piece)
        except OSError as error:
            raise Gone(str(error)) from None


def until(guests: Sequence[FarGuest], is_so: Callable[[], bool], *, plays: bool = True) -> None:
    """Let guests hear, and play, until something is so.

    Raises:
        Gone: the table, or the connection of one of them, is gone.
        AssertionError: nothing happens anymore.
    """
    last = perf_counter()
    while not is_so():
        ready, _, _ = select.select(guests, [], [], 0.05)
        acted: list[bool] = []
        for guest in ready:
            guest.read()
        if plays:
            acted = [guest.act() for guest in guests]
        if ready or any(acted):
            last = perf_counter()
        assert perf_counter() < last + LIMIT_S, "nothing happens anymore"


def seated(port: int, code: str, people: int, host_key: str, *, device: str = "program") -> list[FarGuest]:
    """Let guests take the first places of a table, the first of them as its host."""
    return all_seated(
        [FarGuest(port, code, host_key if person == 0 else None, device=device) for person in range(people)]
    )


def seated_at_new_table(port: int, preset: str, people: int) -> list[FarGuest]:
    """Let a guest open a table at a server for many, and others come to it; they take the first places."""
    host = FarGuest(port, "", creates=preset)
    until([host], lambda: host.state is not None or bool(host.error), plays=False)
    assert not host.error, host.error
    return all_seated([host, *(FarGuest(port, host.code) for _ in range(people - 1))])


def all_seated(guests: list[FarGuest]) -> list[FarGuest]:
    """Let guests take the first places of a table."""
    until(guests, lambda: all(guest.state is not None for guest in guests), plays=False)
    for person, guest in enumerate(guests):
        guest.say(TakeSeat("take", person, f"Guest {'ABCDEFGHI'[person]}"))
        until(guests, lambda guest=guest, person=person: guest.person == person, plays=False)  # type: ignore[misc]
    return guests
