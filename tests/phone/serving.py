"""A table in a process of its own, as `pinochle-qt serve` opens it, but without pauses between moves."""

from __future__ import annotations

import os
import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from tests import programs
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

_START: Final = """
import pkgutil, sys
from importlib import import_module
import pinochle_qt.server
for each in pkgutil.iter_modules(pinochle_qt.server.__path__, "pinochle_qt.server."):
    module = import_module(each.name)
    for name in vars(module).keys() & {"PACE", "LOOK_PACE", "TRICK_PACE", "DEAL_PACE", "TICK"}:
        setattr(module, name, float(sys.argv[1]))
from pinochle_qt.__main__ import main
del sys.argv[1]
sys.exit(main())
"""
QUICK_S: Final = 0.01
"""The pause between moves."""


class Served(NamedTuple):
    """Where a table is."""

    address: str
    """Leads to the page, without a code."""
    code: str
    host: str
    """The host's address, or if the table tells none, that of everybody."""

    @property
    def link(self) -> str:
        """What the picture on the screen of the table leads to."""
        return f"{self.address}#{self.code}"


@contextmanager
def served(folder: Path, *options: str, pause: float = QUICK_S, limit: float = programs.LIMIT_S) -> Iterator[Served]:
    """Open a table with the options of `serve`, its files in a folder; close it after the block, or after `limit`."""
    homes = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    environment = os.environ | {name: str(folder / "home") for name in homes} | {"PYTHONUNBUFFERED": "1"}
    command: Sequence[str] = [sys.executable, "-c", _START, str(pause), "serve", *options]
    with programs.running(
        command, limit=limit, env=environment, stdin=programs.subprocess.DEVNULL, stderr=programs.subprocess.STDOUT
    ) as program:
        try:
            yield _heard(program)
        finally:
            program.kill()


def _heard(program: programs.Program) -> Served:
    said = ""
    for line in require(program.stdout):
        said += line
        found = re.search(r"(http://[^\s/]+/).*?\b([A-HJ-NP-Z2-9]{6})\b", said, re.DOTALL)
        if found is not None and said.endswith(".\n"):
            address, code = found.groups()
            host = re.search(r"http://\S+#\S+\.[\w-]{22}", said)
            return Served(address, code, f"{address}#{code}" if host is None else host[0])
    raise AssertionError(f"no table was opened:\n{said}")
