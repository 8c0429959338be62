"""The least CPython and SQLite that a release freezes: players keep both for as long as they keep the program."""

import sqlite3
import sys
from collections.abc import Sequence
from typing import Final

from system import Trouble

PYTHONS: Final = {(3, 11): 16, (3, 12): 14, (3, 13): 15, (3, 14): 7}
"""The third number of the least version of each Python: of its security release of August 2026."""
SQLITE: Final = (3, 51, 3)
"""Earlier ones can damage a file that two windows write at once; only the index of the games is at stake, which the
program then makes again."""


def too_old(python: Sequence[int], sqlite: Sequence[int], *, system: str = sys.platform) -> str:
    """Return in a sentence what is too old for a release, or an empty string.

    Windows and macOS have the SQLite that Python's own installers bring, so that there is no choice.
    """
    least = PYTHONS.get((python[0], python[1]))
    if least is None or python[2] < least:
        current = ", ".join(f"{major}.{minor}.{micro}" for (major, minor), micro in PYTHONS.items())
        return f"Python {_dotted(python[:3])} is too old for a release, which takes {current} or later"
    if system == "linux" and tuple(sqlite) < SQLITE:
        return f"SQLite {_dotted(sqlite)} is too old for a release, which takes {_dotted(SQLITE)} or later"
    return ""


def _dotted(version: Sequence[int]) -> str:
    return ".".join(map(str, version))


def require_current() -> None:
    """Raise Trouble if the Python that runs this, or its SQLite, is too old for a release."""
    if reason := too_old(sys.version_info[:3], sqlite3.sqlite_version_info):
        raise Trouble(
            f"{reason}: please run this with a newer Python (`python3 packaging/current_python.py` builds one on "
            "Debian-like systems), or allow it with --allow-old, for a trial."
        )
