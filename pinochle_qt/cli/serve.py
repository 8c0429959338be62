"""The command `serve`: a table without a window, at which people play with their phones."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pinochle_qt.cli.arguments import UsageError, add_rules_arguments, rule_set_from
from pinochle_qt.cli.simulate import whole_number
from pinochle_qt.engine.derived import people_count
from pinochle_qt.output import put
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from pinochle_qt.server.table import Table


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "serve",
        help="open a table at which people play with their phones",
        description="Open a table without a window: people join it with their phones, and computer players fill it.",
    )
    add_rules_arguments(parser)
    parser.add_argument("--port", metavar="PORT", help="the port of the table (8470, or the next that is free)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Serve the table until interrupted, and return the exit status.

    Raises:
        UsageError: if an argument cannot be used.
    """
    from pinochle_qt.server.network import TableServer  # needs the network, which no other command does
    from pinochle_qt.server.ports import NoPort
    from pinochle_qt.server.table import Table

    chosen = rule_set_from(args)
    port = 0 if args.port is None else whole_number(args.port, "--port", 1, 65535)
    people = Settings().seats[: people_count(chosen.rules)]
    session = Session.new(chosen.rules, chosen.preset, people, Shuffles.fresh())
    table = Table(session)
    try:
        server = TableServer(table, port)
    except NoPort as error:
        raise UsageError(str(error)) from None
    server.end_on_signals()
    put(_welcome(table, server.port))
    ended_by = asyncio.run(server.run())
    return 0 if ended_by is None else 128 + ended_by


def _welcome(table: Table, port: int) -> str:
    return f"The table is open at http://127.0.0.1:{port}/ with the code {table.code}.\n"
