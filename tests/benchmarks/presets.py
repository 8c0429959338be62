"""Each level against the one below in every preset; run it with `python tests/benchmarks/presets.py [DEALS] [LEVEL …]`.

It is no test. Whole games with the score, the same cards with either side; the numbers are points a deal that the level
takes more than the one below, with their standard error and a sign: `+` where the level is better and `-` where it is
worse by more than two standard errors, `=` where that is not known. The levels that are named stand on top, for example
`presets.py 400 steady` for Steady against Easy alone; Expert takes a hundred times as long as the others.
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
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    rungs = [(above, below) for below, above in pairwise(LADDER) if above in (sys.argv[2:] or LADDER)]
    say = Console(highlight=False, soft_wrap=True).print
    signs = dict.fromkeys(rungs, "")
    say(f"{deals} deals each, seed {SEED}")
    say(f"{'preset':34}", *(f"{f'{above} over {below}':>22}" for above, below in rungs))
    for name, rules in PRESETS.items():
        say(f"{name:34}", end="")
        everybody = patch(rules, {"table.sit_out": "none"})  # who rests makes nobody a better player
        for above, below in rungs:
            found = compare(Contest(everybody, above, below, deals, SEED))
            signs[above, below] += sign(found)
            say(f" {f'{sign(found)} {found.lead:.1f} ± {found.error:.1f}':>22}", end="")
        say()
    totals = (f"{each.count('+')}, {each.count('-')}" for each in signs.values())
    say(f"{'better, worse':34}", *(f"{each:>22}" for each in totals))


if __name__ == "__main__":
    main()
