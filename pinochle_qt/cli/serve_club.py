"""The command `serve --club`: a club night, at whose tables pairs play the same deals."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from pinochle_qt.cli import serve_public
from pinochle_qt.cli.arguments import UsageError, whole_number
from pinochle_qt.output import complain, put
from pinochle_qt.reading import path_in
from pinochle_qt.record.store import StoreError
from pinochle_qt.words.printing import print_cards

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from pinochle_qt.server.club.club_server import ClubServer
    from pinochle_qt.server.club.evening import Evening

_NOT_CLUB = (*serve_public.NOT_PUBLIC, "public", "tables", "an_hour", "machine")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the option of a club night to the parser of `serve`."""
    group = parser.add_argument_group("a club night, at which pairs play the same deals at several tables")
    group.add_argument(
        "--club",
        metavar="FILE",
        help="the file that describes the evening; its folder is beside it, unless --folder names another one",
    )


def run(args: Namespace) -> int:
    """Serve the evening until interrupted, and return the exit status.

    Raises:
        UsageError: if an argument cannot be used.
    """
    # what needs the network, which no other command does
    from pinochle_qt.server.club.club_server import ClubServer
    from pinochle_qt.server.club.evening import Evening
    from pinochle_qt.server.club.evening_file import OtherEvening
    from pinochle_qt.server.club.experts import ExpertProcess
    from pinochle_qt.server.club.plan import PlanError, read_plan
    from pinochle_qt.server.net.addresses import local_addresses
    from pinochle_qt.server.net.ports import LOOPBACK, USUAL_PORTS, NoPort
    from pinochle_qt.server.public.thinkers import Thinkers

    if any(getattr(args, name) for name in _NOT_CLUB):
        raise UsageError("The file of --club says what is played; leave out what chooses games and limits tables.")
    path = path_in(args.club)
    try:
        plan = read_plan(path)
    except PlanError as error:
        raise UsageError(str(error)) from error
    port = USUAL_PORTS[0] if args.port is None else whole_number(args.port, "--port", 1, 65535)
    given = args.bind or (*local_addresses(), LOOPBACK)
    addresses = [serve_public.address_from(each) for each in given]
    thinkers, proxies = serve_public.thinker_count(args), serve_public.proxies_from(args)
    print_cards("french", "language")
    folder = path.with_suffix("") if args.folder is None else Path(args.folder)
    try:
        evening = Evening(plan, folder, ExpertProcess())
        server = ClubServer(evening, Thinkers(thinkers), [(address, port) for address in addresses], proxies)
    except OtherEvening:
        complain(f"The folder {folder} has another evening in it: please name a new one with --folder.")
        return 1
    except BlockingIOError:
        complain(f"Another program serves the evening in the folder {folder}: please end it first.")
        return 1
    except (NoPort, StoreError) as error:
        complain(error)
        return 1
    except OSError as error:
        complain(f"The evening cannot be kept in {folder} ({error.strerror}): please name another one with --folder.")
        return 1
    server.end_on_signals()
    ended_by = asyncio.run(server.run(lambda: _announce(server, evening, addresses)))
    return serve_public.exit_code(ended_by)


def _announce(server: ClubServer, evening: Evening, addresses: list[str]) -> None:
    from pinochle_qt.server.club.club_server import BEGIN, WALL
    from pinochle_qt.server.net.addresses import place

    link = f"http://{place(addresses[0], server.ports[0])}"
    put(f"{evening.plan.title} is at {link}/ with the page for the wall at {link}{WALL}\n")
    for number in range(1, evening.plan.pairs + 1):
        codes = "  ".join(f"{seat.name} {seat.code}" for seat in evening.seats_of(number))
        put(f"Pair {number}: {codes}\n")
    put(f"To begin without those who are not there, press the button at {link}{BEGIN}{evening.saved.begins_with}\n")
    put(f"Results and records are in {evening.folder}. Ctrl+C ends the server; it goes on where it was.\n")
