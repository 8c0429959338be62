"""Printing where it may fail: on a full disk, in a pipe that nothing reads anymore, or to an output that is closed.

What is printed can contain the name of a stranger's file, and terminals obey control characters: they are escaped.
What the code page of a terminal, a file or a pipe lacks, as on Windows, is replaced by something like it, or escaped.
"""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import stat
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO


_CONTROLS: Final = (
    *range(9),
    *range(11, 32),  # tabs and line feeds are layout
    *range(0x7F, 0xA0),
    0x061C,
    *(0x200E, 0x200F),
    *range(0x2028, 0x202F),
    *range(0x2066, 0x206A),
)
"""Control characters, line separators, and marks that change the direction of text."""
_ESCAPED: Final = {char: ascii(chr(char))[1:-1] for char in _CONTROLS}
_LIKE: Final = dict(zip("♠♥♦♣“”\u2018\u2019–—−×", "SHDC\"\"''---x", strict=True))
"""Plain characters for those that a code page may lack: suits as the command line spells them, quotes, dashes."""
_ERROR: Final = 0x10
_TO_THE_FRONT: Final = 0x10000
"""Options of a box of Windows."""
_READABLE: Final = "pinochle-readable"
"""The name under which the replacement of characters is known to Python."""


class OutputLost(Exception):
    """Raised when printed output cannot be written; `str()` is one sentence."""

    def __init__(self, reason: str | None) -> None:
        """Create the error from the operating system's message."""
        advice = "please make room for it or send it elsewhere, and start again."
        super().__init__(f"The output cannot be written ({reason}): {advice}")


@contextlib.contextmanager
def reporting_lost_output() -> Iterator[None]:
    """Distinguish a failure to print in the block from failures with other files.

    Raises:
        BrokenPipeError: if nothing reads the output anymore, which Windows calls an invalid argument.
        OutputLost: if it cannot be written.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.errno == errno.EINVAL and _is_pipe(sys.stdout):
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE)) from None
        raise OutputLost(error.strerror) from error


def put(text: str) -> None:
    """Print a text immediately, with control characters escaped.

    Raises:
        BrokenPipeError: if nothing reads the output anymore.
        OutputLost: if it cannot be written.
    """
    with reporting_lost_output():
        print(printable(text), end="", flush=True)  # noqa: T201 - unlike `write`, it also works where there is no output


def complain(sentence: object) -> None:
    """Print a sentence about what went wrong on standard error, if there is one that takes it.

    On Windows, the frozen program has a variant without a console, which shows the sentence in a box of the system.
    """
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(f"{printable(str(sentence))}\n")
            sys.stderr.flush()
    elif getattr(sys, "frozen", False):
        _show_box(printable(str(sentence)))


def _show_box(sentence: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Pinochle", _ERROR | _TO_THE_FRONT)


def make_readable() -> None:
    """From now on, replace or escape what standard output and standard error cannot display."""
    codecs.register_error(_READABLE, _like)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_READABLE)


def _like(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    chars = error.object[error.start : error.end]
    return "".join(_LIKE.get(char) or char.encode("ascii", "backslashreplace").decode() for char in chars), error.end


def _is_pipe(stream: IO[str] | None) -> bool:
    try:
        return stream is not None and stat.S_ISFIFO(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError):  # a stream without a file, as in a test
        return False


def printable(text: str) -> str:
    """Return a text with all control characters escaped except tabs and line feeds."""
    return text.translate(_ESCAPED)


def counted(count: int, one: str, several: str) -> str:
    """Return a count with its noun in the singular or the plural."""
    return f"{count} {one if count == 1 else several}"
