"""What is printed on standard output, which may be a full disk or have no reader anymore."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class OutputLost(Exception):
    """What was printed cannot be written; `str()` is one sentence."""

    def __init__(self, reason: str | None) -> None:
        """Take what the system said."""
        advice = "please make room for it or send it elsewhere, and start again."
        super().__init__(f"The output cannot be written ({reason}): {advice}")


@contextlib.contextmanager
def told_if_lost() -> Iterator[None]:
    """Tell a failure to print in the block apart from failures of other files.

    Raises:
        BrokenPipeError: nobody reads the output anymore.
        OutputLost: it cannot be written.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputLost(error.strerror) from error


def put(text: str) -> None:
    """Print a text at once, exactly as it is.

    Raises:
        BrokenPipeError: nobody reads the output anymore.
        OutputLost: it cannot be written.
    """
    with told_if_lost():
        print(text, end="", flush=True)  # noqa: T201 - unlike `write`, it also works where there is no output
