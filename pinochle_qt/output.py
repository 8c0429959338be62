"""Printing where it may fail: on a full disk, in a pipe that nothing reads anymore, or to an output that is closed."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


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
    """Print a text immediately, exactly as it is.

    Raises:
        BrokenPipeError: if nothing reads the output anymore.
        OutputLost: if it cannot be written.
    """
    with reporting_lost_output():
        print(text, end="", flush=True)  # noqa: T201 - unlike `write`, it also works where there is no output


def complain(sentence: object) -> None:
    """Print a sentence about what went wrong on standard error, if there is one that takes it."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(f"{sentence}\n")
            sys.stderr.flush()
