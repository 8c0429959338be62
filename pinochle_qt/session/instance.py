"""One running program per data folder and display: a later start hands over the files it was to open, and exits.

The running program is the one that holds a lock. The system releases the lock however the program ends, so a killed
program keeps nobody out. The running program listens at a socket beside the lock. Both are in a folder that belongs to
the user, under a name derived from the path of the data and from the display.

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


class Call(Struct, frozen=True):
    """What a later start was to open, and whose games it uses."""

    data: str
    """The user's data folder."""
    game: str = ""
    """The absolute path of a game to open; empty if none was named."""
    rules: str = ""
    """The absolute path of a file of rules to open; empty if none was named."""
    token: str = ""
    """The later start's activation token, which proves to the desktop that the user asked for it."""


class Instance:
    """This start of the program, which either becomes the running program or finds it."""

    def __init__(self, data: Path, variables: Mapping[str, str]) -> None:
        """Represent the program for the games in a data folder, on the display that the environment names."""
        self._data = str(data)
        self._token = variables.get(TOKEN, "")
        self._lock_path = _lock_path(data, variables)
        self._lock: FileLock | None = None
        self._listener: socket.socket | None = None

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

    def hand_over(self, game: str = "", rules: str = "", patience: float = PATIENCE) -> bool:
        """Ask the running program to open a file, or only to come to the front; return whether it accepted.

        If it ends in the meantime, this start takes its place. If it does not answer within `patience` seconds, this
        start goes on independently.
        """
        call = Call(
            self._data,
            game and os.path.realpath(game),
            rules and os.path.realpath(rules),
            self._token,
        )
        line = json.dumps(to_builtins(call)).encode() + b"\n"  # JSON can hold even the strangest file name
        deadline = time.monotonic() + patience
        while not self.is_the_first():
            answer = self._answer_to(line, deadline)
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
        import socket

        path = _socket_path(self._lock_path)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            path.unlink(missing_ok=True)  # left by a program that was killed: nobody else holds the lock
            self._listener.bind(str(path))
            self._listener.listen()
        except OSError:
            self._listener.close()
            self._listener = None
        return self._listener

    def heard(self, line: bytes) -> tuple[Call | None, bytes]:
        """Return the call in a line, or None if it is not for this program, and the answer to send."""
        try:
            call = convert(json.loads(line), Call)
        except (ValueError, RecursionError, ValidationError):
            return None, b"what?\n"
        return (call, _HEARD) if call.data == self._data else (None, b"not here\n")

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

    def _answer_to(self, line: bytes, deadline: float) -> bytes:
        """Return the running program's answer; nothing if it cannot be reached, ends, or is too slow."""
        import socket

        if self._lock_path is None:
            return b""
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
                client.settimeout(max(deadline - time.monotonic(), _PAUSE))
                client.connect(str(_socket_path(self._lock_path)))
                client.sendall(line)
                return client.recv(len(_HEARD) * 2)
        except OSError:
            return b""


def _lock_path(data: Path, variables: Mapping[str, str]) -> Path | None:
    """Return the path of the lock (the socket is beside it); None without a folder that only the user can enter."""
    if sys.platform == "win32":  # Python has no Unix sockets there
        return None
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
