"""One running program per data folder and display: a later start hands over the files it was to open, and exits.

The running program is the one that holds a lock. The system releases the lock however the program ends, so a killed
program keeps nobody out. The running program listens at a socket beside the lock. Both are in a folder that belongs to
the user, under a name derived from the path of the data and from the display. On Windows, where Python has no such
sockets, both are in the data folder, and a file there says at which port of this machine the program listens, and
which key proves that a caller may read it.

This check comes before any part of the window is imported, so it must not noticeably delay a start that finds no other
program.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zlib import crc32

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import replace

from pinochle_qt.reading import read_file
from pinochle_qt.record.lock import FileLock

if TYPE_CHECKING:
    import socket
    from collections.abc import Mapping

PATIENCE: Final = 5.0
"""How many seconds a later start waits for an answer before it opens a window of its own."""
MOST_BYTES: Final = 65_536
"""The maximum size of a call in bytes; longer ones are refused."""
_PAUSE: Final = 0.05
"""Seconds between two attempts to reach a program that is about to open or close its window."""
_LONGEST_PATH: Final = 100
"""A socket path length in bytes that every system accepts."""
_DISPLAY_VARIABLES: Final = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")
TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""Names the variable whose token proves to the desktop that the user asked for the window to come to the front."""
_HEARD: Final = b"heard\n"
_HAS_UNIX_SOCKETS: Final = sys.platform != "win32"
_LOOPBACK: Final = "127.0.0.1"
_LONGEST_ADDRESS: Final = 100
"""More bytes than a port and a key have in a file."""


class StartRequest(Struct, frozen=True):
    """What a later start was to open, and whose games it uses."""

    data: str
    """The user's data folder."""
    game: str = ""
    """The absolute path of a game to open; empty if none was named."""
    rules: str = ""
    """The absolute path of a file of rules to open; empty if none was named."""
    table: str = ""
    """The address or link of a table to join; empty if none was named."""
    token: str = ""
    """The later start's activation token, which proves to the desktop that the user asked for it."""
    key: str = ""
    """The running program's key, if it listens at a port that every user and every web page can reach."""


class Instance:
    """This start of the program, which either becomes the running program or finds it."""

    def __init__(self, data: Path, variables: Mapping[str, str]) -> None:
        """Represent the program for the games in a data folder, on the display that the environment names."""
        self._data = str(data)
        self._token = variables.get(TOKEN, "")
        self._lock_path = _lock_path(data, variables)
        self._lock: FileLock | None = None
        self._listener: socket.socket | None = None
        self._key = ""

    def is_the_first(self) -> bool:
        """Try to become the running program; return False if there already is one that can be called."""
        if self._lock_path is None or self._lock is not None:
            return True
        try:
            self._lock = FileLock(self._lock_path)
        except BlockingIOError:
            return False
        except OSError:
            return True  # without a place for the lock, every start is independent
        return True

    def hand_over(self, game: str = "", rules: str = "", table: str = "", patience: float = PATIENCE) -> bool:
        """Ask the running program to open a file, to join a table, or only to come forward; return if it accepted.

        If it ends in the meantime, this start takes its place. If it does not answer within `patience` seconds, this
        start goes on independently.
        """
        call = StartRequest(
            self._data,
            game and os.path.realpath(game),
            rules and os.path.realpath(rules),
            table,
            self._token,
        )
        deadline = time.monotonic() + patience
        while not self.is_the_first():
            answer = self._answer_to(call, deadline)
            if answer:
                return answer == _HEARD
            if time.monotonic() >= deadline:
                return False
            time.sleep(_PAUSE)
        return False

    def listen(self) -> socket.socket | None:
        """Return the socket that receives calls; None if this is not the running program, or cannot be reached."""
        if self._lock is None or self._lock_path is None:
            return None
        path = _socket_path(self._lock_path)
        self._listener = new_socket()
        try:
            path.unlink(missing_ok=True)  # left by a program that was killed: nobody else holds the lock
            self._listener.bind(str(path) if _HAS_UNIX_SOCKETS else (_LOOPBACK, 0))
            self._listener.listen()
            if not _HAS_UNIX_SOCKETS:
                self._key = os.urandom(16).hex()
                path.write_text(f"{self._listener.getsockname()[1]} {self._key}", encoding="ascii")
        except OSError:
            self._listener.close()
            self._listener = None
        return self._listener

    def heard(self, line: bytes) -> tuple[StartRequest | None, bytes]:
        """Return the call in a line, or None if it is not for this program, and the answer to send."""
        try:
            call = convert(json.loads(line), StartRequest)
        except (ValueError, RecursionError, ValidationError):
            return None, b"what?\n"
        return (call, _HEARD) if (call.data, call.key) == (self._data, self._key) else (None, b"not here\n")

    def close(self) -> None:
        """Let a later start become the running program."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
            if self._lock_path is not None:
                with contextlib.suppress(OSError):  # the next running program removes a socket that is left over
                    _socket_path(self._lock_path).unlink()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _answer_to(self, call: StartRequest, deadline: float) -> bytes:
        """Return the running program's answer; nothing if it cannot be reached, ends, or is too slow."""
        if self._lock_path is None:
            return b""
        try:
            address, key = address_in(_socket_path(self._lock_path))
            with new_socket() as client:
                client.settimeout(max(deadline - time.monotonic(), _PAUSE))
                client.connect(address)
                _let_it_come_forward()
                # JSON can hold even the strangest file name
                client.sendall(json.dumps(to_builtins(replace(call, key=key))).encode() + b"\n")
                return client.recv(len(_HEARD) * 2)
        except (OSError, ValueError, OverflowError):
            return b""


def new_socket() -> socket.socket:
    """Return a socket of the kind over which instances talk on this system."""
    import socket

    return socket.socket(socket.AF_UNIX if _HAS_UNIX_SOCKETS else socket.AF_INET, socket.SOCK_STREAM)


def address_in(path: Path) -> tuple[str | tuple[str, int], str]:
    """Return where the running program listens, and its key.

    Raises:
        OSError, ValueError: it does not listen yet.
    """
    if _HAS_UNIX_SOCKETS:
        return str(path), ""
    port, key = read_file(path, _LONGEST_ADDRESS).decode().split()
    return (_LOOPBACK, int(port)), key


def _let_it_come_forward() -> None:
    """Pass on the right to come to the front, which Windows gives to the program that the user has just started."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


def _lock_path(data: Path, variables: Mapping[str, str]) -> Path | None:
    """Return the path of the lock (the socket is beside it); None without a folder that only the user can enter."""
    if not _HAS_UNIX_SOCKETS:
        try:
            data.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        return data / "window"
    runtime = variables.get("XDG_RUNTIME_DIR", "")
    if not runtime:
        import tempfile

        try:
            runtime = tempfile.gettempdir()
        except FileNotFoundError:
            return None
    elif sandbox := variables.get("FLATPAK_ID"):
        runtime = f"{runtime}/app/{sandbox}"  # every other folder there is seen by this start alone
    folder = Path(runtime) / f"pinochle-qt-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.lstat()
    except OSError:
        return None
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid() or stat.S_IMODE(status.st_mode) & 0o077:
        return None
    identity = "\0".join((str(data), *(variables.get(name, "") for name in _DISPLAY_VARIABLES)))
    lock_path = folder / f"{crc32(os.fsencode(identity)):08x}"
    return lock_path if len(os.fsencode(_socket_path(lock_path))) <= _LONGEST_PATH else None


def _socket_path(lock_path: Path) -> Path:
    return lock_path.with_name(f"{lock_path.name}.socket")
