"""Club nights for tests, and their guests."""

from __future__ import annotations

import contextlib
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from pinochle_qt.server.club.evening_file import NAME, SavedEvening
from tests.server.far_guests import FarGuest, Gone, until
from tests.server.public_servers import listening
from tests.server.serving import answer_to, request

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.programs import Program

LIMIT: float = 300.0
"""Seconds that an evening of scripted guests may take."""


def plan_file(folder: Path, **facts: object) -> Path:
    """Return a file that describes an evening, without pauses."""
    described = {"title": "Thursday club", "preset": "single_deck_partnership", "boards": 1, "pause": 0} | facts
    path = folder / "thursday.toml"
    path.write_text("".join(f"{name} = {msgspec.json.encode(value).decode()}\n" for name, value in described.items()))
    return path


@contextlib.contextmanager
def club_server(path: Path, port: int, *options: str) -> Iterator[Program]:
    """Run the server of an evening for the block, as soon as it listens."""
    with listening(port, "--club", str(path), "--bind", "127.0.0.1", *options) as program:
        yield program


def saved_evening(path: Path) -> SavedEvening:
    """Return what the evening of a plan has on its disk."""
    return msgspec.json.decode((path.with_suffix("") / NAME).read_bytes(), type=SavedEvening)


@contextlib.contextmanager
def guests_of(path: Path, port: int) -> Iterator[list[FarGuest]]:
    """Let everybody come with his code for the block, half of them with phones and half with windows."""
    found: list[FarGuest] = []
    try:
        for at, seat in enumerate(saved_evening(path).seats):
            guest = FarGuest(port, seat.code, device=("phone", "window")[at % 2])
            found.append(guest)
            come(guest, found[:-1])
        yield found
    finally:
        for guest in found:
            guest.cut()


def come(guest: FarGuest, others: list[FarGuest], *, again: bool = False) -> None:
    """Let a guest come, or come back, until he is there: from one address, only so many may come in a second."""
    since = perf_counter()
    while again or guest.state is None:
        assert in_time(since)
        try:
            if again:
                guest.cut()
                guest.come()
            again = False
            guest.read()
        except Gone:
            again, tried = True, perf_counter()
            until(others, lambda: perf_counter() > tried + 0.3, plays=False)  # noqa: B023 - it is called at once


def page(port: int, path: str, method: str = "GET") -> tuple[int, str]:
    """Return the status and the content of a page."""
    status, _, body = answer_to(port, request(port, path, method=method))
    return status, body.decode(errors="replace")


def in_time(since: float) -> bool:
    """Return whether an evening that began then still has time."""
    return perf_counter() < since + LIMIT
