"""A server for many tables in a process of its own, for tests."""

from __future__ import annotations

import contextlib
import re
import sys
from typing import TYPE_CHECKING

from tests.programs import Program, running
from tests.server.serving import answer_to, request

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


PRESET = "single_deck_partnership"


@contextlib.contextmanager
def public_server(folder: Path, port: int, *options: str) -> Iterator[Program]:
    """Run a server of many tables for the block, as soon as it listens."""
    with listening(port, "--public", "--folder", str(folder), *options) as program:
        yield program


@contextlib.contextmanager
def listening(port: int, *options: str) -> Iterator[Program]:
    """Run a server for the block, as soon as it listens."""
    command = [sys.executable, "-m", "pinochle_qt", "serve", "--thinkers", "1", "--port", str(port), *options]
    with running(command) as program:
        assert program.stdout is not None
        assert f":{port}/" in program.stdout.readline()
        try:
            yield program
        finally:
            program.terminate()


def status(port: int) -> dict[str, str]:
    """Return what a server says of itself."""
    _, _, body = answer_to(port, request(port, "/status"))
    return dict(re.findall(r"^(.*): (.*)$", body.decode(), re.MULTILINE))
