"""One program for the games of one person at one screen: a later start hands over what it was to open, and ends.

Whoever holds a lock is the program that runs; the system drops the lock however the program ends, so that one that was
killed keeps nobody out. The one that runs listens at a socket beside the lock. Both lie in a folder of the user's own,
under a name that follows from where the games lie and from the screen.

This is asked before anything of the window is imported, so a start that finds no other program must notice nothing.
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
"""Seconds that a later start waits for an answer before it opens a window of its own."""
MOST_BYTES: Final = 65_536
"""The longest call that is heard."""
_PAUSE: Final = 0.05
"""Seconds between two attempts to reach a program that is about to open its window, or to close it."""
_LONGEST_PATH: Final = 100
"""Bytes that every system takes for the path of a socket."""
_SCREEN: Final = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")
TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""By what a desktop knows that the window comes to the front because the person has asked for it."""
_HEARD: Final = b"heard\n"


class Call(Struct, frozen=True):
    """What a later start was to open, and whose games it knows."""

    data: str
    """The folder with the person's data."""
    game: str = ""
    """The absolute path of a file; empty if none was named."""
    rules: str = ""
    """The same for a file that was named as one with rules."""
    token: str = ""
    """What the desktop gave the later start to show that the person has asked for it."""


class Instance:
    """This start of the program, which is either the one that runs or finds that one."""

    def __init__(self, data: Path, variables: Mapping[str, str]) -> None:
        """Belong to the games in a folder of data, at the screen that the environment names."""
        self._data = str(data)
        self._token = variables.get(TOKEN, "")
        self._place = _place(data, variables)
        self._lock: FileLock | None = None
        self._listener: socket.socket | None = None

    def is_the_first(self) -> bool:
        """Try to be the program that runs; return False if there is another one that can be called."""
        if self._place is None or self._lock is not None:
            return True
        try:
            self._lock = FileLock(self._place)
        except BlockingIOError:
            return False
        except OSError:
            return True  # without a place to meet every start stands for itself
        return True

    def hand_over(self, game: str = "", rules: str = "", patience: float = PATIENCE) -> bool:
        """Let the program that runs open a file, or only come to the front; return whether it has heard.

        If it ends meanwhile this start takes its place. If it gives no answer within some seconds this start stands for
        itself.
        """
        call = Call(
            self._data,
            game and os.path.realpath(game),
            rules and os.path.realpath(rules),
            self._token,
        )
        line = json.dumps(to_builtins(call)).encode() + b"\n"  # which no name of a file is too strange for
        until = time.monotonic() + patience
        while not self.is_the_first():
            answer = self._answer_to(line, until)
            if answer:
                return answer == _HEARD
            if time.monotonic() >= until:
                return False
            time.sleep(_PAUSE)
        return False

    def listen(self) -> socket.socket | None:
        """Return the socket where calls come in; None if this is not the program that runs, or cannot be reached."""
        if self._lock is None or self._place is None:
            return None
        import socket

        path = _socket(self._place)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            path.unlink(missing_ok=True)  # left by a program that was killed: nobody else has the lock
            self._listener.bind(str(path))
            self._listener.listen()
        except OSError:
            self._listener.close()
            self._listener = None
        return self._listener

    def heard(self, line: bytes) -> tuple[Call | None, bytes]:
        """Return what a line calls for, None if it is not for this program, and what is to be answered."""
        try:
            call = convert(json.loads(line), Call)
        except (ValueError, RecursionError, ValidationError):
            return None, b"what?\n"
        return (call, _HEARD) if call.data == self._data else (None, b"not here\n")

    def close(self) -> None:
        """Let a later start be the program that runs."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
            if self._place is not None:
                with contextlib.suppress(OSError):  # one that stays is taken away by the next program that runs
                    _socket(self._place).unlink()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _answer_to(self, line: bytes, until: float) -> bytes:
        """Return what the program that runs answers; nothing if it cannot be reached, or ends, or is too slow."""
        import socket

        if self._place is None:
            return b""
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as caller:
                caller.settimeout(max(until - time.monotonic(), _PAUSE))
                caller.connect(str(_socket(self._place)))
                caller.sendall(line)
                return caller.recv(len(_HEARD) * 2)
        except OSError:
            return b""


def _place(data: Path, variables: Mapping[str, str]) -> Path | None:
    """Return the path beside which lock and socket lie; None where there is no folder that only the user can enter."""
    if sys.platform == "win32":  # Python has no sockets there that are files
        return None
    runtime = variables.get("XDG_RUNTIME_DIR", "")
    if not runtime:
        import tempfile

        runtime = tempfile.gettempdir()
    folder = Path(runtime) / f"pinochle-qt-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        about = folder.lstat()
    except OSError:
        return None
    if not stat.S_ISDIR(about.st_mode) or about.st_uid != os.getuid() or stat.S_IMODE(about.st_mode) & 0o077:
        return None
    where = "\0".join((str(data), *(variables.get(name, "") for name in _SCREEN)))
    place = folder / f"{crc32(os.fsencode(where)):08x}"
    return place if len(os.fsencode(_socket(place))) <= _LONGEST_PATH else None


def _socket(place: Path) -> Path:
    return place.with_name(f"{place.name}.socket")
