"""The command `serve`: a table without a window, at which people play with their phones."""

from __future__ import annotations

import asyncio
import io
import sys
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from pinochle_qt.cli import serve_club, serve_public
from pinochle_qt.cli.arguments import UsageError, add_rules_arguments, rule_set_from, whole_number
from pinochle_qt.cli.serve_public import exit_code
from pinochle_qt.engine.derived import people_count
from pinochle_qt.output import complain, put
from pinochle_qt.protocol.options import CLOCKS, RESERVE
from pinochle_qt.reading import path_in
from pinochle_qt.record.store import RecordStore, StoreError
from pinochle_qt.record.values import RecordError, SeatSetup
from pinochle_qt.server.words import TableFault, firewall_advice
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.paths import NoHome, system_paths
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.words.printing import print_cards

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from pinochle_qt.server.network import TableServer
    from pinochle_qt.server.table import Table

_BLOCKS: Final = "█▀▄"


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "serve",
        help="open a table at which people play with their phones",
        description="Open a table without a window: people join it with their phones, and computer players fill it.",
        epilog="Without --bind, phones in the same Wi-Fi or wired network can join. Nothing is open to the "
        "internet, unless --public is given: then this process holds many tables, which guests open themselves.",
    )
    add_rules_arguments(parser)
    parser.add_argument("--game", metavar="GAME.pinochle", help="go on with this game instead of beginning one")
    parser.add_argument(
        "--seats", metavar="N", help="how many places are for people (all); the others play by computer"
    )
    parser.add_argument(
        "--clock",
        metavar="SECONDS",
        help=f"give everybody {' or '.join(map(str, CLOCKS[1:]))} seconds a card, and {RESERVE} in reserve for a match",
    )
    parser.add_argument("--port", metavar="PORT", help="the port of the table (8470, or the next that is free)")
    parser.add_argument(
        "--bind",
        metavar="ADDRESS",
        action="append",
        help="listen at this address of this computer instead of all in the local network; can be repeated",
    )
    serve_public.add_arguments(parser)
    serve_club.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Serve the table until interrupted, and return the exit status.

    Raises:
        UsageError: if an argument cannot be used.
    """
    from pinochle_qt.server.net.ports import NoPort
    from pinochle_qt.server.network import TableServer  # needs the network, which no other command does

    if args.club is not None:
        return serve_club.run(args)
    if args.public:
        return serve_public.run(args)
    serve_public.refuse_without_public(args)
    print_cards("french", "language")
    port = 0 if args.port is None else whole_number(args.port, "--port", 1, 65535)
    clock = None if args.clock is None else _clock(args.clock)
    addresses = None if args.bind is None else tuple(map(_address, args.bind))
    try:
        table = _table(args)
        if clock is not None:
            table.course.options = table.course.options.changed({"clock": clock})
        server = TableServer(table, port, addresses)
    except (NoPort, NoHome, RecordError, StoreError) as error:
        complain(error)
        return 1
    server.end_on_signals()
    ended_by = asyncio.run(server.run(is_open=True, begun=lambda: _announce(server, table)))
    return exit_code(ended_by)


def _address(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        raise UsageError(f'--bind takes an address of this computer, for example 192.168.1.20, not "{text}".') from None
    if address.is_unspecified:
        raise UsageError("--bind takes one address of this computer; leave it out for all in the local network.")
    return str(address)


def _clock(text: str) -> int:
    if text not in map(str, CLOCKS):
        raise UsageError(f'--clock takes {", ".join(map(str, CLOCKS[:-1]))} or {CLOCKS[-1]} seconds, not "{text}".')
    return int(text)


def _table(args: Namespace) -> Table:
    from pinochle_qt.server.table import Table

    store = RecordStore(system_paths().games)
    if args.game is not None:
        if any(each is not None for each in (args.preset, args.players, args.rules, args.seats)) or args.settings:
            raise UsageError("A game has its own rules and seats; leave out everything that chooses others.")
        return Table.resumed(path_in(args.game), store)
    chosen = rule_set_from(args)
    count = people_count(chosen.rules)
    seats = count if args.seats is None else whole_number(args.seats, "--seats", 1, count)
    people = tuple(
        SeatSetup(setup.name, "human") if number < seats else setup
        for number, setup in enumerate(Settings().seats[:count])
    )
    return Table(Session.new(chosen.rules, chosen.preset, people, Shuffles.of_table(), store), store=store)


def _announce(server: TableServer, table: Table) -> None:
    """Print where the table is."""
    link, *others = server.links
    put(f"The table is open at {link} with the code {table.code}.\n")
    put(_picture(server.guest_link))
    for other in others:
        put(f"It is also at {other}\n")
    put(f"Whoever has this link manages the table: {server.host_link}\n")
    if others:
        put(f"{firewall_advice(server.port)}\n")
    elif not server.is_bound:
        put(f"{TableFault.NO_NETWORK()}\n")
    put("Ctrl+C closes the table.\n")


def _picture(link: str) -> str:
    """Return a QR code for terminals; nothing where there is no terminal, or one without the characters for it."""
    import segno  # nothing else draws one

    try:
        _BLOCKS.encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return ""
    if not sys.stdout.isatty():
        return ""
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue() + "\n"
