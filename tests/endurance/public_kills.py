"""Kills a server for many tables at random moments, and starts it again. This is a command, not a test.

    .venv/bin/python -m tests.endurance.public_kills --kills 200 [--tables 4] [--seed 1]

Guests play at several tables over real sockets, and open further ones. Each life of the server ends with SIGKILL at any
moment. In the next one every table must have its code, everybody who shows code and key must have his place and see
what his seat may see, and no table may be behind what any of its guests has been told.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.protocol.messages import Manage, TakeSeat
from tests.server.far_guests import FarGuest, Gone, seated_at_new_table, until
from tests.server.public_servers import PRESET, public_server, status
from tests.server.test_serve import free_port

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_LIFE_S: Final = 1.5
"""The most seconds of play in a life."""
PEOPLE: Final = 2
"""How many guests each table has; computer players have the other places."""


class PublicKillTally(Struct):
    """What has happened."""

    kills: int = 0
    tables: int = 0
    ended: int = 0
    states: int = 0
    """The highest number of a state that a guest was told."""


class LostAtServer(AssertionError):
    """A table or a place is lost, or somebody sees what he must not."""


def kill_server_often(kills: int, tables: int, seed: int, folder: Path) -> PublicKillTally:
    """Kill a server so many times, at which so many tables are open, and return what has happened.

    Raises:
        LostAtServer: something is lost.
    """
    chance, tally = random.Random(seed), PublicKillTally()
    groups: list[list[FarGuest]] = []
    while tally.kills < kills:
        port = free_port()
        with public_server(folder, port, "--tables-an-hour", "1000", "--tables-an-address", "1000") as program:
            if int(status(port)["tables"]) != len(groups):
                raise LostAtServer(f"{status(port)['tables']} tables are left of {len(groups)}")
            for group in groups:
                _come_back(group, port)
            while len(groups) < tables:
                groups.append(seated_at_new_table(port, PRESET, PEOPLE))
                tally.tables += 1
            _play(groups, chance)
            if chance.random() < 0.1:
                _end(groups.pop(0), port)
                tally.ended += 1
            program.kill()
            program.wait()
            tally.kills += 1
        for group in groups:
            for guest in group:
                with contextlib.suppress(Gone):  # what was sent before the kill still arrives
                    while True:
                        guest.read()
                guest.cut()
                tally.states = max(tally.states, guest.state.number if guest.state is not None else 0)
    return tally


def _come_back(group: list[FarGuest], port: int) -> None:
    """Let guests come back to their table, and check that nothing is lost there."""
    for person, guest in enumerate(group):
        before = guest.state
        guest.port, guest.answered = port, -1
        guest.come()
        until([guest], lambda guest=guest: guest.state is not None or bool(guest.error), plays=False)  # type: ignore[misc]
        now = guest.state
        if guest.error or now is None or guest.person != person:
            raise LostAtServer(f"guest {person} of a table is at {guest.person} now ({guest.error})")
        seats = now.observation["seated"]
        if (now.seat, now.observation.get("viewer")) != (seats.index(person), seats.index(person)):
            raise LostAtServer(f"guest {person} sees seat {now.observation.get('viewer')}")
        if before is not None and _progress(now.observation) < _progress(before.observation):
            raise LostAtServer(f"a table has gone back from {before.number} to {now.number}")


def _progress(seen: dict[str, object]) -> tuple[int, int]:
    """Return how far a match has come: its deals, and how few cards are still in hands."""
    hand = seen.get("hand")
    number = seen.get("number")
    return number if isinstance(number, int) else 0, -len(hand) if isinstance(hand, list) else 0


def _play(groups: list[list[FarGuest]], chance: random.Random) -> None:
    for group in groups:
        state = group[0].state
        if state is not None and state.asked is None:
            group[0].say(Manage("rematch" if state.observation.get("winners") else "deal"))
            for guest in group:
                guest.say(TakeSeat("ready"))
    end = monotonic() + chance.uniform(0, LONGEST_LIFE_S)
    until([guest for group in groups for guest in group], lambda: monotonic() > end)


def _end(group: list[FarGuest], port: int) -> None:
    """Let the host end his table, which must be gone for good."""
    before = int(status(port)["tables"])
    group[0].say(Manage("end"))
    with contextlib.suppress(Gone):
        until(group[:1], lambda: int(status(port)["tables"]) < before)
    for guest in group:
        guest.cut()


def main(arguments: Sequence[str] | None = None) -> None:
    """Kill servers, and print what has happened."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    begin = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_server_often(args.kills, args.tables, args.seed, Path(folder))
    sys.stdout.write(
        f"{tally.kills} kills of a server with {args.tables} tables ({tally.tables} opened, {tally.ended} ended by "
        f"hosts) with up to {tally.states} states: nothing lost, in {monotonic() - begin:.0f} s\n"
    )


if __name__ == "__main__":
    main()
