"""Measures each level against the one below in every preset: `python tests/benchmarks/presets.py`.

Whole matches are played, with the same cards for either side. The numbers are the points a deal by which a level beats
the one below, with their standard error and a sign: `+` or `-` if it is better or worse by more than two standard
errors, and `=` if that is not certain. The levels named on the command line are each measured against the one below:
`presets.py 400 steady` compares Steady with Easy only. Expert takes a hundred times as long as the others.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich.console import Console

from pinochle_qt.engine.rules import patch
from pinochle_qt.session.contest import Contest, compare
from pinochle_qt.teaching.players import LADDER
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser

if TYPE_CHECKING:
    from pinochle_qt.session.contest import Comparison

DEALS: Final = 40
SEED: Final = 5001
SURE: Final = 2.0
"""So many standard errors are more than chance."""


def sign(found: Comparison) -> str:
    """Return what a comparison says."""
    if abs(found.lead) <= SURE * found.error:
        return "="
    return "+" if found.lead > 0 else "-"


def main() -> None:
    """Measure and print, preset by preset."""
    asked = parser(__doc__, levels=LADDER[1:], among=LADDER[1:], deals=DEALS).parse_args()
    rungs = [(above, below) for below, above in pairwise(LADDER) if above in asked.levels]
    say = Console(highlight=False, soft_wrap=True).print
    signs = dict.fromkeys(rungs, "")
    say(f"{asked.deals} deals each, seed {SEED}")
    say(f"{'preset':34}", *(f"{f'{above} over {below}':>22}" for above, below in rungs))
    for name, rules in PRESETS.items():
        say(f"{name:34}", end="")
        everybody = patch(rules, {"table.sit_out": "none"})  # who rests makes nobody a better player
        for above, below in rungs:
            found = compare(Contest(everybody, above, below, asked.deals, SEED))
            signs[above, below] += sign(found)
            say(f" {f'{sign(found)} {found.lead:.1f} ± {found.error:.1f}':>22}", end="")
        say()
    totals = (f"{each.count('+')}, {each.count('-')}" for each in signs.values())
    say(f"{'better, worse':34}", *(f"{each:>22}" for each in totals))


if __name__ == "__main__":
    main()
