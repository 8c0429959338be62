"""The command `presets`: the list of games that can be played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from pinochle_qt.cli.console import OutputConsole
from pinochle_qt.engine.rules import to_json
from pinochle_qt.output import put
from pinochle_qt.variants.catalog import CATALOG
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser("presets", help="list the games", description="List the games that can be played.")
    parser.add_argument("--json", action="store_true", help="print every option of every game")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the presets and return the exit status."""
    if args.json:
        put(f"{json.dumps({name: to_json(rules) for name, rules in PRESETS.items()}, indent=1)}\n")
    else:
        _print_table()
    return 0


def _print_table() -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("Name", "Game", "Players"):
        table.add_column(heading, no_wrap=True)
    for preset in CATALOG:
        table.add_row(preset.name, preset.title, ", ".join(str(count) for count in preset.player_counts))
    OutputConsole().print(table)
