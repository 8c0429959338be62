"""The sockets at which a table listens."""

from __future__ import annotations

import errno
import socket
from typing import Final

from pinochle_qt.server.words import TableFault

LOOPBACK: Final = "127.0.0.1"
USUAL_PORTS: Final = range(8470, 8490)
"""The ports that a table tries one by one; the first is nearly always free, so that phones find a table again."""
_BACKLOG: Final = 64
"""How many connections the system accepts ahead of the program."""
_TAKEN: Final = frozenset({errno.EADDRINUSE, errno.EACCES, getattr(errno, "WSAEACCES", errno.EACCES)})


class NoPort(Exception):
    """Raised if a table can listen nowhere; `str()` is one sentence."""


def listen_at_home(port: int, former: int = 0) -> socket.socket:
    """Return a socket that listens at this port of 127.0.0.1; 0 means the former one or, if that is taken, a usual one.

    Raises:
        NoPort: it is taken.
    """
    for each in (port,) if port else (*([former] if former else ()), *USUAL_PORTS):
        try:
            return listener(LOOPBACK, each)
        except OSError as error:
            if error.errno not in _TAKEN:
                raise NoPort(TableFault.NO_SOCKET(reason=error.strerror or str(error))) from None
    if port:
        raise NoPort(TableFault.PORT_TAKEN(port=port))
    raise NoPort(TableFault.NO_PORT(first=USUAL_PORTS[0], last=USUAL_PORTS[-1]))


def listen_at(address: str, port: int) -> socket.socket:
    """Return a socket that listens at an address of this machine.

    Raises:
        NoPort: the port is taken there, or the address is none of this machine.
    """
    try:
        return listener(address, port)
    except OSError as error:
        if error.errno in _TAKEN:
            raise NoPort(TableFault.PORT_TAKEN(port=port)) from None
        raise NoPort(TableFault.NO_ADDRESS(address=address, reason=error.strerror or "")) from None


def listener(address: str, port: int) -> socket.socket:
    """Return a socket that listens at an address of this machine.

    Raises:
        OSError: the system does not let it.
    """
    family, kind, number, _, place = socket.getaddrinfo(
        address, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
    )[0]
    opened = socket.socket(family, kind, number)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows, where the other option lets strangers take the port over
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(place)
        opened.listen(_BACKLOG)
        opened.setblocking(False)
    except BaseException:
        opened.close()
        raise
    return opened
