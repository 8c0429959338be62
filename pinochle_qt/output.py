"""Printing where it may fail: on a full disk, in a pipe that nothing reads anymore, or to an output that is closed.

What is printed can contain the name of a stranger's file, and terminals obey control characters: they are escaped.
"""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator


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
        BrokenPipeError: if nothing reads the output anymore.
        OutputLost: if it cannot be written.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
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
    """Print a sentence about what went wrong on standard error, if there is one that takes it."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(f"{printable(str(sentence))}\n")
            sys.stderr.flush()


def printable(text: str) -> str:
    """Return a text with all control characters escaped except tabs and line feeds."""
    return text.translate(_ESCAPED)
