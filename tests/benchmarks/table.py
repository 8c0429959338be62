"""Measures a table with guests over real sockets of this machine: rejoin, moves, bytes, memory, and the page's size.

    .venv/bin/python -m tests.benchmarks.table [--moves 400] [--preset NAME]

Four guests play with rules of thumb; a move is on the screen when all of them have its state. No browser takes part.
"""

from __future__ import annotations

import argparse
import re
import socket
import sys
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from pinochle_qt.engine.derived import people_count
from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.net.page_files import DECK, PageFiles
from pinochle_qt.server.process import NewGame, TableOpened, TableOrder, TableProcess
from pinochle_qt.variants.catalog import find
from tests.checks import require
from tests.programs import LIMIT_S
from tests.server.far_guests import FarGuest, seated, until

REJOINS: Final = 25


def percentile(values: list[float], percent: int) -> float:
    """Return the value below which so many percent of them are."""
    return quantiles(values, n=100)[percent - 1]


def page_names(files: PageFiles) -> list[str]:
    """Return what belongs to the page itself."""
    return [name for name in files.paths if not name.startswith(("deck/", "portraits/", "fonts/", "icon"))]


def sent_size(files: PageFiles, names: list[str]) -> int:
    """Return how many bytes files have as they are sent."""
    return sum(len(each.packed or each.body) for each in map(files.file, names) if each is not None)


def memory(process: int) -> str:
    """Return the memory of a process that is its own, and that of its children."""
    children = Path(f"/proc/{process}/task/{process}/children")
    if not children.exists():
        return "not measured on this system"
    found = []
    for each in (process, *map(int, children.read_text().split())):
        text = Path(f"/proc/{each}/smaps_rollup").read_text(encoding="ascii")
        kibibytes = sum(int(size) for size in re.findall(r"^Private_\w+: +(\d+)", text, re.MULTILINE))
        found.append(f"{kibibytes / 1024:.1f}")
    return " + ".join(found) + " MiB"


def page_time(port: int, files: PageFiles) -> float:
    """Return the seconds in which one connection gets the page and all cards."""
    begin = perf_counter()
    paths = [f"/{name}" for name in (*page_names(files), DECK)]
    with socket.create_connection(("127.0.0.1", port), LIMIT_S) as asking:
        for path in paths:
            last = "Connection: close\r\n" if path == paths[-1] else ""
            head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n{last}\r\n"
            asking.sendall(head.encode())
        while asking.recv(65_536):
            pass
    return perf_counter() - begin


def measure(preset: str, moves: int) -> None:
    """Play so many moves, and print what was measured."""
    rules = find(preset).rules
    people = tuple(SeatSetup(f"Guest {'ABCDEFGHI'[person]}", "human") for person in range(people_count(rules)))
    begin = perf_counter()
    process = TableProcess(TableOrder(NewGame(rules, find(preset).name, people)))
    try:
        there = process.poll(LIMIT_S)
        assert isinstance(there, TableOpened), there
        say("table open after", f"{(perf_counter() - begin) * 1000:.0f} ms")
        guests = seated(there.port, there.code, len(people), there.key, device="phone")
        files = PageFiles()
        page, deck = sent_size(files, page_names(files)), sent_size(files, [DECK])
        say("page and deck", f"{page / 1000:.1f} + {deck / 1000:.1f} kB compressed")
        say("all of them in", f"{page_time(there.port, files) * 1000:.0f} ms")
        times, lengths = play(guests, moves)
        say("move to all screens", f"{median(times):.2f} ms, 99 %: {percentile(times, 99):.2f} ms ({len(times)} moves)")
        say("bytes a move and guest", f"{median(lengths):.0f}, 99 %: {percentile(lengths, 99):.0f}")
        back = rejoins(guests[1])
        say("rejoin", f"{median(back):.1f} ms, 99 %: {percentile(back, 99):.1f} ms")
        if process.process is not None:
            say("memory of the table", memory(process.process))
        for guest in guests:
            guest.cut()
    finally:
        process.close()
        process.wait()


def play(guests: list[FarGuest], moves: int) -> tuple[list[float], list[float]]:
    """Play so many moves; return the milliseconds of each until all have its state, and the bytes that one got."""
    times: list[float] = []
    lengths: list[float] = []
    while len(times) < moves:
        until(guests, lambda: len({guest.state.number for guest in guests if guest.state}) == 1, plays=False)
        state = require(guests[0].state)
        asked = [guest for guest in guests if guest.state is not None and guest.state.prompt is not None]
        if not asked:
            guests[0].say(Manage("rematch" if state.observation.get("winners") else "deal"))
            for guest in guests:
                guest.say(TakeSeat("ready"))
            number = state.number
            until(guests, lambda number=number: all(g.state and g.state.number > number for g in guests), plays=False)  # type: ignore[misc]
            continue
        number, before = state.number, guests[-1].received
        action = asked[0].answer()
        begin = perf_counter()
        asked[0].say(action)
        until(guests, lambda number=number: all(g.state and g.state.number > number for g in guests), plays=False)  # type: ignore[misc]
        times.append((perf_counter() - begin) * 1000)
        lengths.append(guests[-1].received - before)
    return times, lengths


def rejoins(guest: FarGuest) -> list[float]:
    """Return the milliseconds from the start of a new connection until its state is there, several times."""
    found = []
    for _ in range(REJOINS):
        guest.cut()
        begin = perf_counter()
        guest.come()
        until([guest], lambda: guest.state is not None, plays=False)
        found.append((perf_counter() - begin) * 1000)
    return found


def say(what: str, how_much: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{what:24}{how_much}\n")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--preset", default="single_deck_partnership")
    args = parser.parse_args()
    measure(args.preset, args.moves)


if __name__ == "__main__":
    main()
