"""The command `serve`: a table without a window, at which people play with their phones."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pinochle_qt.cli.arguments import add_rules_arguments, rule_set_from
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
    parser.add_argument("--port", metavar="PORT", default="8470", help="the port of the table (8470)")
    parser.add_argument(
        "--bind", metavar="ADDRESS", default="127.0.0.1", help="the address of this machine to listen at"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Serve the table until interrupted, and return the exit status.

    Raises:
        UsageError: if an argument cannot be used.
    """
    from pinochle_qt.server.network import TableServer  # needs the network, which no other command does
    from pinochle_qt.server.table import Table

    chosen = rule_set_from(args)
    port = whole_number(args.port, "--port", 1, 65535)
    people = Settings().seats[: people_count(chosen.rules)]
    session = Session.new(chosen.rules, chosen.preset, people, Shuffles.fresh())
    table = Table(session)
    put(_welcome(table, args.bind, port))
    asyncio.run(TableServer(table).run(args.bind, port))
    return 0


def _welcome(table: Table, address: str, port: int) -> str:
    return f"The table is open at http://{address}:{port}/ with the code {table.code}.\n"
