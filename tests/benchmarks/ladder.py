"""Measures each level against the one below: `python tests/benchmarks/ladder.py`, which takes an hour.

It writes the result to `assets/ladder.json`, which Help shows as long as the computer players stay the same. The levels
named on the command line are each measured against the one below, and the others keep their results. For example, use
`ladder.py easy steady` after a change to Easy.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec import json
from rich.console import Console

from pinochle_qt.ai.levels import CHOICES
from pinochle_qt.session.contest import Contest, compare
from pinochle_qt.teaching.players import LADDER, LADDER_FILE, Ladder, Rung
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.watched import unhurried

PRESET: Final = "single_deck_partnership"
LEVELS: Final = LADDER[1:]
"""Each of these stands above another."""
SEED: Final = 1
DEALS: Final = 1000
DEALS_OF_EXPERT: Final = 64
"""Expert takes fifty times as long as the others."""
FILE: Final = Path(__file__).parents[2] / "assets" / LADDER_FILE


def rung(a: str, b: str) -> Rung:
    """Return how much more one level takes than another."""
    deals = DEALS_OF_EXPERT if a == "expert" else DEALS
    found = compare(Contest(PRESETS[PRESET], a, b, deals, SEED))
    return Rung(a, b, found.deals, round(found.lead, 1), round(found.error, 1))


def main() -> None:
    """Measure, print and keep what was found."""
    console, rungs = Console(), list[Rung]()
    levels = parser(__doc__, levels=LEVELS, among=LEVELS).parse_args().levels
    kept = {} if levels == LEVELS else {found.a: found for found in json.decode(FILE.read_bytes(), type=Ladder).rungs}
    for below, above in pairwise(LADDER):
        with unhurried():
            rungs.append(kept[above] if above in kept and above not in levels else rung(above, below))
        console.print(f"{above} takes {rungs[-1].lead:+} ± {rungs[-1].error} points a deal more than {below}")
    FILE.write_bytes(json.format(json.encode(Ladder(PRESET, CHOICES, SEED, tuple(rungs))), indent=1) + b"\n")


if __name__ == "__main__":
    main()
