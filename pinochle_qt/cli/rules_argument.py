"""The argument that names a file of house rules; kept apart from the code that reads such files, to start faster."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser


def add_rules_argument(parser: ArgumentParser) -> None:
    """Add `--rules`, to be read by `arguments.rule_set_in`."""
    parser.add_argument("--rules", metavar="FILE", help="house rules that were exported as a file")
