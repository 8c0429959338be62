"""The command line of the benchmarks: how much to measure, and for which levels."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from typing import TYPE_CHECKING

from pinochle_qt.teaching.players import LADDER

if TYPE_CHECKING:
    from collections.abc import Sequence


def parser(
    page: str | None, *, levels: Sequence[str] = (), among: Sequence[str] = LADDER, **counts: int
) -> ArgumentParser:
    """Return a parser for a benchmark's counts, in this order, followed by levels if it has any by default.

    `page` is the docstring of the benchmark, which `--help` prints.
    """
    argument_parser = ArgumentParser(description=page, formatter_class=RawDescriptionHelpFormatter)
    for name, default in counts.items():
        argument_parser.add_argument(
            name, metavar=name.upper(), nargs="?", type=int, default=default, help=f"default: {default}"
        )
    if levels:

        def level(name: str) -> str:
            # With `choices`, argparse in Python 3.11 would also check the default against them.
            if name not in among:
                raise ArgumentTypeError(f"{name!r} is not one of {', '.join(among)}")
            return name

        argument_parser.add_argument(
            "levels", metavar="LEVEL", nargs="*", type=level, default=levels, help=f"default: {', '.join(levels)}"
        )
    return argument_parser
