"""The command `serve --public`: a server for many tables, which guests open themselves."""

from __future__ import annotations

import asyncio
import os
import re
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pinochle_qt.cli.arguments import UsageError, whole_number
from pinochle_qt.output import complain, put
from pinochle_qt.session.paths import NoHome, system_paths
from pinochle_qt.words.printing import print_cards

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Sequence

    from pinochle_qt.server.public.proxy import Network, Proxies
    from pinochle_qt.server.public.server import PublicServer

_MOST_TABLES: Final = 100_000
_MOST_THINKERS: Final = 64
_MACHINE: Final = re.compile(r"[A-HJ-NP-Z2-9]{1,2}")
_ONLY_PUBLIC: Final = ("folder", "tables", "an_hour", "an_address", "thinkers", "machine", "proxy", "prefix")
NOT_PUBLIC: Final = ("preset", "players", "rules", "settings", "game", "seats", "clock")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of a server for many tables to the parser of `serve`."""
    group = parser.add_argument_group("a server for many tables, behind a proxy for TLS")
    group.add_argument("--public", action="store_true", help="hold many tables, which guests open themselves")
    group.add_argument("--folder", metavar="FOLDER", help="where the tables are kept (beside your games)")
    group.add_argument("--tables", metavar="N", help="how many tables there may be at a time (1000)")
    group.add_argument(
        "--tables-an-hour", dest="an_hour", metavar="N", help="how many tables an address may open in an hour (6)"
    )
    group.add_argument(
        "--tables-an-address", dest="an_address", metavar="N", help="how many tables an address may have at a time (24)"
    )
    group.add_argument(
        "--thinkers", metavar="N", help="how many processes think for the computer players (one for each processor)"
    )
    group.add_argument(
        "--machine",
        metavar="L",
        help="one or two letters with which the codes of this machine begin, if you have several",
    )
    group.add_argument(
        "--proxy",
        metavar="ADDRESS",
        action="append",
        help="believe what the proxy at this address, or in this network, says of a request; can be repeated",
    )
    group.add_argument(
        "--prefix", metavar="PATH", help="the path below which guests find the server, such as /pinochle"
    )


def refuse_without_public(args: Namespace) -> None:
    """Refuse the options of a server for many tables for a single table.

    Raises:
        UsageError: one of them is given.
    """
    given = [f"--{_option(name)}" for name in _ONLY_PUBLIC if getattr(args, name) is not None]
    if given:
        raise UsageError(f"{given[0]} is for a server with many tables; add --public.")


def run(args: Namespace) -> int:
    """Serve tables until interrupted, and return the exit status.

    Raises:
        UsageError: if an argument cannot be used.
    """
    # what needs the network, which no other command does
    from pinochle_qt.server.net.ports import LOOPBACK, USUAL_PORTS, NoPort
    from pinochle_qt.server.public.limits import Limits
    from pinochle_qt.server.public.server import PublicServer
    from pinochle_qt.server.public.tables import PublicTables
    from pinochle_qt.server.public.thinkers import Thinkers

    if any(getattr(args, name) for name in NOT_PUBLIC):
        raise UsageError("Guests of a server with --public choose the game themselves; leave out what chooses one.")
    machine = (args.machine or "").upper()
    if machine and not _MACHINE.fullmatch(machine):
        raise UsageError(f'--machine takes one or two of the letters of codes, not "{args.machine}".')
    limits = Limits()
    limits = Limits(
        _number(args.tables, "--tables", _MOST_TABLES, limits.tables),
        _number(args.an_hour, "--tables-an-hour", _MOST_TABLES, limits.an_hour),
        _number(args.an_address, "--tables-an-address", _MOST_TABLES, limits.an_address),
    )
    thinkers = thinker_count(args)
    port = _number(args.port, "--port", 65535, USUAL_PORTS[0])
    addresses = [address_from(each) for each in args.bind or (LOOPBACK,)]
    proxies = proxies_from(args)
    print_cards("french", "language")
    folder = None
    try:
        folder = system_paths().public_tables if args.folder is None else Path(args.folder)
        server = PublicServer(
            PublicTables(folder, machine),
            Thinkers(thinkers),
            [(address, port) for address in addresses],
            limits=limits,
            proxies=proxies,
        )
    except (NoPort, NoHome) as error:
        complain(error)
        return 1
    except OSError as error:
        complain(f"The tables cannot be kept in {folder} ({error.strerror}): please name another folder with --folder.")
        return 1
    server.end_on_signals()
    ended_by = asyncio.run(server.run(lambda: _announce(server, addresses)))
    return exit_code(ended_by)


def _announce(server: PublicServer, addresses: Sequence[str]) -> None:
    from pinochle_qt.server.net.addresses import place

    for address, port in zip(addresses, server.ports, strict=True):
        put(f"The server is at http://{place(address, port)}/ and says at /status how it is doing.\n")
    put("Guests should reach it by TLS, through a proxy that --proxy names. Ctrl+C ends it; all tables stay.\n")


def exit_code(ended_by: int | None) -> int:
    """Return the exit code of a server that a signal with this number has ended, as a shell tells it; 0 for None."""
    return 0 if ended_by is None else 128 + ended_by


def _option(name: str) -> str:
    return {"an_hour": "tables-an-hour", "an_address": "tables-an-address"}.get(name, name)


def _number(text: str | None, name: str, most: int, usual: int) -> int:
    return usual if text is None else whole_number(text, name, 1, most)


def address_from(text: str) -> str:
    """Return an address given by `--bind`.

    Raises:
        UsageError: it is none.
    """
    try:
        return str(ip_address(text))
    except ValueError:
        raise UsageError(f'--bind takes an address of this computer, for example 10.0.0.5, not "{text}".') from None


def thinker_count(args: Namespace) -> int:
    """Return how many processes think for the computer players.

    Raises:
        UsageError: `--thinkers` is no such number.
    """
    return _number(args.thinkers, "--thinkers", _MOST_THINKERS, min(os.cpu_count() or 1, _MOST_THINKERS))


def proxies_from(args: Namespace) -> Proxies:
    """Return the proxies given by `--proxy` and the path given by `--prefix`.

    Raises:
        UsageError: one of them is none.
    """
    from pinochle_qt.server.public.proxy import Proxies, network_from, prefix_from

    prefix = args.prefix or ""
    networks: list[Network] = []
    for each in args.proxy or ():
        try:
            networks.append(network_from(each))
        except ValueError:
            raise UsageError(f'--proxy takes an address or a network such as 10.0.0.0/8, not "{each}".') from None
    try:
        return Proxies(networks, prefix_from(prefix))
    except ValueError:
        raise UsageError(f'--prefix takes a path such as /pinochle, not "{prefix}".') from None
