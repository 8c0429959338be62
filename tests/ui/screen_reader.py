"""A screen reader without a voice: reads a program's tree over AT-SPI and hears what it announces, as Orca does."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jeepney import DBusAddress, MatchRule, MessageType, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection
from jeepney.low_level import HeaderFields

from linux.screen import Screen
from pinochle_qt.libraries import X11, missing_libraries
from tests import programs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

NEEDED: Final = {"Xvfb": "xvfb", "dbus-daemon": "dbus-daemon"}
"""Programs without which nothing can be read, and the Debian packages that provide them."""
LAUNCHERS: Final = (Path("/usr/libexec/at-spi-bus-launcher"), Path("/usr/lib/at-spi2-core/at-spi-bus-launcher"))
_PROPERTIES: Final = "org.freedesktop.DBus.Properties"
ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_REGISTRY: Final = "org.a11y.atspi.Registry"
_FOCUSED, _SELECTED, _SHOWING = 12, 23, 25
"""Bit numbers of AT-SPI states."""
_LOOK: Final = 0.1
"""Seconds between two looks while nothing is heard."""
_PATIENCE: Final = 60.0
_LONGEST: Final = 6 * 3600.0
"""A whole match played by ear takes half an hour; after so many seconds, its programs are killed."""
"""Seconds after which a wait has failed."""


def missing() -> str:
    """Return the Debian packages that are needed to read a program but missing; empty if none is."""
    packages = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    if not any(each.exists() for each in LAUNCHERS):
        packages.append("at-spi2-core")
    return " ".join([*packages, *(part.package for part in missing_libraries(X11))])


class Ref(NamedTuple):
    """An object of a program on the bus."""

    bus: str
    path: str


class Node(NamedTuple):
    """What a screen reader knows about an object."""

    ref: Ref
    role: str
    name: str
    more: str
    states: int
    children: tuple[Node, ...]

    @property
    def is_showing(self) -> bool:
        return bool(self.states >> _SHOWING & 1)

    @property
    def is_focused(self) -> bool:
        return bool(self.states >> _FOCUSED & 1)

    @property
    def is_selected(self) -> bool:
        return bool(self.states >> _SELECTED & 1)

    def walk(self) -> Iterator[Node]:
        """Yield the object and everything visible in it."""
        if self.is_showing:
            yield self
            for child in self.children:
                yield from child.walk()

    def find(self, role: str, name: str = "") -> Node | None:
        """Return the first visible object with this role and, if one is given, this name."""
        return next((each for each in self.walk() if each.role == role and name in {"", each.name}), None)


class Heard(NamedTuple):
    """An event that a program sent."""

    kind: str
    """``Announcement``, or what has changed, such as ``StateChanged:focused``."""
    ref: Ref
    is_on: bool
    said: str


class Desktop(AbstractContextManager["Desktop"]):
    """A screen, a bus and a reader on it, for as long as the ``with`` block lasts."""

    def __init__(self) -> None:
        with ExitStack() as stack:
            self.screen = stack.enter_context(Screen())
            # a bus address must not be as long as the paths of test folders are
            self._run = stack.enter_context(tempfile.TemporaryDirectory(prefix="reader", ignore_cleanup_errors=True))
            self._address = _begin_bus(stack, self._run, self.screen.name)
            session = stack.enter_context(open_dbus_connection(self._address))
            bus = Ref("org.a11y.Bus", "/org/a11y/bus")
            (address,) = _call(session, bus, "org.a11y.Bus", "GetAddress")
            for state in ("IsEnabled", "ScreenReaderEnabled"):  # as a screen reader does when it starts
                _call(session, bus, _PROPERTIES, "Set", "ssv", ("org.a11y.Status", state, ("b", True)))
            self.reader = Reader(stack.enter_context(open_dbus_connection(address)))
            self._stack = stack.pop_all()

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def start(self, *command: str) -> AbstractContextManager[programs.Program]:
        """Start a program that is shown on this screen and can be read, for as long as a ``with`` block lasts."""
        variables = {
            "DISPLAY": self.screen.name,
            "DBUS_SESSION_BUS_ADDRESS": self._address,
            "XDG_RUNTIME_DIR": self._run,
            "QT_QPA_PLATFORM": "xcb",
        }
        return programs.running(command, limit=_LONGEST, env=os.environ | variables, stdout=None, stderr=None)


class Reader:
    """Walks through the objects of a program, and keeps the events that it has sent."""

    def __init__(self, bus: DBusConnection) -> None:
        self._bus = bus
        self.heard: list[Heard] = []
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        self._bus.send_and_get_reply(message_bus.AddMatch(rule))
        self._ask(Ref(_REGISTRY, "/org/a11y/atspi/registry"), _REGISTRY, "RegisterEvent", "sas", ("object:", []))

    def program(self, name: str) -> Ref | None:
        """Return the program with this name, if it can be read already."""
        for bus, path in self._ask(Ref(_REGISTRY, _ROOT), ACCESSIBLE, "GetChildren")[0]:
            if self._property(Ref(bus, path), "Name") == name:
                return Ref(bus, path)
        return None

    def tree(self, root: Ref, *, without: frozenset[str] = frozenset()) -> Node:
        """Return everything visible in an object, leaving out the contents of objects with the roles in `without`."""
        (node,) = self._nodes([root], without)
        return node

    def wait(self, what: str, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds, checking it whenever something is heard, and now and then anyway."""
        limit = time.monotonic() + _PATIENCE
        while not is_so():
            assert time.monotonic() < limit, f"there still was not {what}"
            self._take_in(_LOOK)
            while self._take_in(0.0):
                pass

    def listen_until_quiet(self, seconds: float) -> None:
        """Listen until nothing has been heard for this many seconds."""
        while self._take_in(seconds):
            pass

    def hears(self, seconds: float, is_it: Callable[[Heard], bool], since: int) -> bool:
        """Return whether a matching event comes within this many seconds; `since` is the number heard before."""
        limit = time.monotonic() + seconds
        while not any(is_it(each) for each in self.heard[since:]):
            remaining = limit - time.monotonic()
            if remaining <= 0:
                return False
            self._take_in(remaining)
        return True

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _nodes(self, refs: list[Ref], without: frozenset[str]) -> list[Node]:
        """Return the objects, level by level, asking everything about a level at once."""
        asked = [
            (
                self._send(ref, ACCESSIBLE, "GetRoleName"),
                self._send(ref, _PROPERTIES, "Get", "ss", (ACCESSIBLE, "Name")),
                self._send(ref, _PROPERTIES, "Get", "ss", (ACCESSIBLE, "Description")),
                self._send(ref, ACCESSIBLE, "GetState"),
                self._send(ref, ACCESSIBLE, "GetChildren"),
            )
            for ref in refs
        ]
        replies = self._replies([serial for serials in asked for serial in serials])
        found: list[Node] = []
        below: list[list[Ref]] = []
        for ref, serials in zip(refs, asked, strict=True):
            answers = [replies[serial] for serial in serials]
            if None in answers:
                continue  # it disappeared while it was read
            (role,), ((_, name),), ((_, more),), (bits,), (children,) = answers
            node = Node(ref, role, name, more, bits[0] | bits[1] << 32, ())
            found.append(node)
            is_read = role == "application" or (node.is_showing and role not in without)
            below.append([Ref(*each) for each in children] if is_read else [])
        every = [each for refs_below in below for each in refs_below]
        inner = {node.ref: node for node in self._nodes(every, without)} if every else {}
        return [
            node._replace(children=tuple(inner[each] for each in refs_below if each in inner))
            for node, refs_below in zip(found, below, strict=True)
        ]

    def _property(self, ref: Ref, name: str) -> str:
        reply = self._ask(ref, _PROPERTIES, "Get", "ss", (ACCESSIBLE, name))
        return str(reply[0][1])

    def _send(self, ref: Ref, interface: str, method: str, signature: str = "", body: tuple[Any, ...] = ()) -> int:
        call = new_method_call(DBusAddress(ref.path, ref.bus, interface), method, signature or None, body)
        serial = next(self._bus.outgoing_serial)
        self._bus.send(call, serial=serial)
        return int(serial)

    def _ask(self, ref: Ref, interface: str, method: str, signature: str = "", body: tuple[Any, ...] = ()) -> Any:
        serial = self._send(ref, interface, method, signature, body)
        reply = self._replies([serial])[serial]
        assert reply is not None, f"{ref} did not answer {method}"
        return reply

    def _replies(self, serials: list[int]) -> dict[int, Any]:
        """Return the replies by serial number; None for a call that failed."""
        pending, replies = set(serials), dict[int, Any]()
        while pending:
            message = self._bus.receive(timeout=_PATIENCE)
            answered = message.header.fields.get(HeaderFields.reply_serial)
            if answered in pending:
                pending.discard(answered)
                replies[answered] = message.body if message.header.message_type is MessageType.method_return else None
            else:
                self._hear(message)
        return replies

    def _take_in(self, seconds: float) -> bool:
        try:
            self._hear(self._bus.receive(timeout=seconds))
        except TimeoutError:
            return False
        return True

    def _hear(self, message: Message) -> None:
        fields = message.header.fields
        if message.header.message_type is not MessageType.signal or HeaderFields.member not in fields:
            return
        ref = Ref(fields.get(HeaderFields.sender, ""), fields.get(HeaderFields.path, ""))
        if fields.get(HeaderFields.interface) != "org.a11y.atspi.Event.Object":
            return
        detail, first, _, value = message.body[:4]
        member = fields[HeaderFields.member]
        kind = f"{member}:{detail}" if detail else member
        self.heard.append(Heard(kind, ref, bool(first), str(value[1])))


def _begin_bus(stack: ExitStack, folder: str, display: str) -> str:
    """Start a bus for the programs of this test alone, which ends with the stack, and return its address."""
    daemon = stack.enter_context(
        programs.running(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"],
            limit=_LONGEST,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"XDG_RUNTIME_DIR": folder, "DISPLAY": display},
        )
    )
    stack.callback(daemon.terminate)
    if daemon.stdout is None:
        raise AssertionError("the bus tells nobody where it is")
    return daemon.stdout.readline().strip()


def _call(
    bus: DBusConnection, ref: Ref, interface: str, method: str, signature: str = "", body: tuple[Any, ...] = ()
) -> Any:
    call = new_method_call(DBusAddress(ref.path, ref.bus, interface), method, signature or None, body)
    return bus.send_and_get_reply(call, timeout=_PATIENCE).body
