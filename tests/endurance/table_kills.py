"""Kills the process of a table, and the connections of its guests, at random moments. This is a command, not a test.

    .venv/bin/python -m tests.endurance.table_kills --kills 1000 [--seed 1] [--preset NAME]

Guests play over real sockets. In each life of the table, some of them lose their connections and come back, and it ends
with SIGKILL: while it starts, or at any moment of the play. After each kill, the journal must hold everything that any
guest has been told, and at most a little more. In the next life the table must have the same code, everybody who shows
his key must have his place, nobody may see anything but what his seat may see in that position, and nobody's program
may find a fault in a shuffle.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.observe import observe
from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.protocol.wire import to_wire
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.process import NewGame, TableOpened, TableOrder, TableProcess
from pinochle_qt.session.dealing.verification import is_altered
from pinochle_qt.variants.catalog import find
from tests.programs import LIMIT_S
from tests.server.far_guests import FarGuest, Gone, seated, until

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.record.replay import RecordedGame

LONGEST_LIFE_S: Final = 1.5
"""The most seconds of play in a life."""
AHEAD: Final = 3
"""The most steps that a journal may hold beyond what anybody was told: what happens by itself comes with an action."""
_KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class KillTally(Struct):
    """What has happened."""

    kills: int = 0
    early: int = 0
    """The kills while the table was starting."""
    cuts: int = 0
    """The connections that were cut."""
    matches: int = 0
    checked: int = 0
    """How often a guest found that nobody could have chosen the cards of a deal."""
    steps: int = 0


class Lost(AssertionError):
    """Something is lost, or somebody is in the wrong place."""


def kill_often(kills: int, seed: int, preset: str, folder: Path) -> KillTally:
    """Kill a table so many times, which is reopened each time, and return what has happened.

    Raises:
        Lost: something is lost.
    """
    chance, tally = random.Random(seed), KillTally()
    rules = find(preset).rules
    people = people_count(rules)
    match: _Match | None = None
    while tally.kills < kills:
        if match is None:
            setups = tuple(SeatSetup(f"Guest {'ABCDEFGHI'[person]}", "human") for person in range(people))
            number = tally.matches
            match = _Match(TableOrder(NewGame(rules, preset, setups), folder / str(number)), people)
            tally.matches += 1
        if match.live(chance, tally):
            match = None
    return tally


class _Match:
    """A match at a table that is killed again and again."""

    def __init__(self, order: TableOrder, people: int) -> None:
        self._order = order
        self._people = people
        self._guests: list[FarGuest] = []
        self._code = ""
        self._known: dict[int, tuple[str, int]] = {}
        """By place, the key of who has it, and how often it was checked."""

    def live(self, chance: random.Random, tally: KillTally) -> bool:
        """Let the table live for a while, kill it, and check what is left; return whether the match is over."""
        process = TableProcess(self._order)
        try:
            if self._code and chance.random() < 0.15:
                process.poll(chance.uniform(0, 1.2))
                self._kill(process, tally)
                tally.early += 1
                return False
            report = process.poll(LIMIT_S)
            if not isinstance(report, TableOpened):
                raise Lost(f"the table does not open: {report}")
            if self._code and report.code != self._code:
                raise Lost("the table has another code")
            with contextlib.suppress(Gone):
                self._sit(report)
                self._play(chance, tally, monotonic() + chance.uniform(0, LONGEST_LIFE_S))
            self._kill(process, tally)
        finally:
            process.close()
            process.wait()
            for guest in self._guests:
                guest.cut()
        return self._check(tally)

    def _sit(self, there: TableOpened) -> None:
        """Let everybody come, at first to take places and later to come back to them."""
        if not self._code:
            self._guests = seated(there.port, there.code, self._people, there.key)
            self._code = there.code
            self._known = {person: (guest.key or "", 0) for person, guest in enumerate(self._guests)}
            return
        parts = [guest.parts for guest in self._guests]
        self._guests = [FarGuest(there.port, self._code, key) for key, _ in self._known.values()]
        for guest, known in zip(self._guests, parts, strict=False):
            guest.parts = known  # their programs have gone on
        until(self._guests, lambda: all(guest.state and guest.people for guest in self._guests), plays=False)
        for person, guest in enumerate(self._guests):
            if guest.person != person:
                raise Lost(f"the guest at place {person} is at {guest.person} now")
            self._look(guest)

    def _look(self, guest: FarGuest) -> None:
        """Check that what somebody is told belongs to his seat."""
        assert guest.state is not None
        seated_there = guest.state.observation["seated"]
        seat = seated_there.index(guest.person) if guest.person in seated_there else None
        if (guest.state.seat, guest.state.observation.get("viewer")) != (seat, seat):
            raise Lost(f"the guest at place {guest.person} sees seat {guest.state.observation.get('viewer')}")

    def _play(self, chance: random.Random, tally: KillTally, end: float) -> None:
        while monotonic() < end:
            moment = min(end, monotonic() + chance.uniform(0, 0.4))
            host = self._guests[0]
            if host.state is not None and host.state.asked is None and not host.state.observation.get("winners"):
                host.say(Manage("deal"))
                for guest in self._guests:
                    guest.say(TakeSeat("ready"))
            until(self._guests, lambda moment=moment: monotonic() > moment)  # type: ignore[misc]
            if chance.random() < 0.4:
                guest = chance.choice(self._guests)
                guest.cut()
                guest.come()
                guest.answered = -1
                until(self._guests, lambda guest=guest: guest.state is not None, plays=False)  # type: ignore[misc]
                if self._guests[guest.person or 0] is not guest:
                    raise Lost(f"a guest came back to place {guest.person}")
                tally.cuts += 1

    def _kill(self, process: TableProcess, tally: KillTally) -> None:
        if process.process is not None:
            os.kill(process.process, _KILL)
        tally.kills += 1
        for guest in self._guests:
            with contextlib.suppress(Gone):  # what was sent before the kill still arrives
                while True:
                    guest.read()

    def _check(self, tally: KillTally) -> bool:
        """Compare the journal with what guests were told, and let the next life go on from it."""
        assert self._order.games is not None
        journals = [*self._order.games.glob("*.pinochle")]
        if len(journals) != 1:
            raise Lost(f"there are {len(journals)} journals")
        recorded = replay_one(journals[0])
        self._order = TableOrder(journals[0], self._order.games)
        for guest in self._guests:
            if guest.state is not None:
                self._find(recorded, guest.state.seat, guest.state.observation)
            for verdict in guest.parts.take_verdicts():
                tally.checked += verdict.is_good
                if verdict.is_fault:
                    raise Lost(f"the guest at place {guest.person} finds: {verdict}")
        if is_altered(recorded):
            raise Lost("the journal has other cards than follow from everybody's parts")
        tally.steps = max(tally.steps, len(recorded.steps))
        return bool(recorded.match.winners)

    def _find(self, recorded: RecordedGame, seat: int | None, seen: dict[str, Any]) -> None:
        """Find what somebody has seen among the last positions of a journal."""
        last = recorded.steps[-AHEAD - 1 :]
        positions = [*([last[0].step.before] if last else [recorded.match]), *(each.step.after for each in last)]
        ours = [to_wire(observe(recorded.game.rules, match, seat)) for match in positions]
        if not any(_without_levels(each) == _without_levels(seen) for each in ours):
            raise Lost("a guest was told something that is not in the journal")


def _without_levels(observation: dict[str, Any]) -> dict[str, Any]:
    """Return an observation without the levels of computer players, who may hold the cards of people meanwhile."""
    return {name: value for name, value in observation.items() if name != "skills"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Kill tables, and print what has happened."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="single_deck_partnership")
    args = parser.parse_args(arguments)
    begin = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_often(args.kills, args.seed, find(args.preset).name, Path(folder))
    sys.stdout.write(
        f"{tally.kills} kills of a table ({tally.early} while it started), {tally.cuts} connections cut, in "
        f"{tally.matches} matches of up to {tally.steps} steps: nothing lost, "
        f"{tally.checked} times found that nobody could have chosen the cards, in {monotonic() - begin:.0f} s\n"
    )


if __name__ == "__main__":
    main()
