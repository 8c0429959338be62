"""A table in a process of its own, as `pinochle-qt serve` opens it, but without pauses between moves."""

from __future__ import annotations

import os
import re
import sys
from contextlib import contextmanager
from subprocess import DEVNULL, STDOUT
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

    host: str
    """The host's address."""
    code: str

    @property
    def link(self) -> str:
        """What the picture on the screen of the table leads to."""
        return f"{self.host.partition('#')[0]}#{self.code}"


@contextmanager
def served(
    folder: Path,
    *options: str,
    people: int = 1,
    pause: float = QUICK_S,
    limit: float = programs.LIMIT_S,
    takes_leave: bool = False,
) -> Iterator[Served]:
    """Open a table for some people with the options of `serve`, its files in a folder; close it after the block.

    After `limit` seconds it is closed in any case. Its guests hear of the end only if it `takes_leave`.
    """
    homes = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    environment = os.environ | {name: str(folder / "home") for name in homes} | {"PYTHONUNBUFFERED": "1"}
    ours = ("--bind", "127.0.0.1", *(() if "--game" in options else ("--seats", str(people))))
    command: Sequence[str] = [sys.executable, "-c", _START, str(pause), "serve", *ours, *options]
    with programs.running(command, limit=limit, env=environment, stdin=DEVNULL, stderr=STDOUT) as program:
        try:
            yield _heard(program)
        finally:
            if takes_leave:
                program.terminate()
                program.wait(limit)
            program.kill()


def _heard(program: programs.Program) -> Served:
    said = ""
    for line in require(program.stdout):
        said += line
        link, code = re.search(r"http://\S+#\S+\.[\w-]{22}", said), re.search(r"\bcode ([A-Z0-9]{6})\b", said)
        if link is not None and code is not None:
            return Served(link[0], code[1])
    raise AssertionError(f"no table was opened:\n{said}")
