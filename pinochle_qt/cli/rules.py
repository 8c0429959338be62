"""The command `rules`: the rules in force as a readable sheet."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pinochle_qt.cli.arguments import add_rules_arguments, rule_set_from
from pinochle_qt.output import put
from pinochle_qt.variants.sheet import plain_text

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "rules", help="print the rules of a game", description="Print the rules of a game, house rules included."
    )
    add_rules_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print a file for --rules: the preset and the changes")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the rules chosen by `args`, as a sheet or as the content of a rule file, and return the exit status.

    Raises:
        UsageError: if the arguments describe no playable rules.
    """
    chosen = rule_set_from(args)
    put(f"{json.dumps(chosen.to_json(), indent=1)}\n" if args.json else plain_text(chosen.rules))
    return 0
