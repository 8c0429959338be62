"""Counts the mats of melds that are not where players look for them: `python -m tests.benchmarks.mats`.

A mat is nearer to another plate than to that of its owner, begins higher than it should beside its plate, or moves when
another seat lays its melds. The last column is the most processor time that one table took to compose.

    .venv/bin/python -m tests.benchmarks.mats [DEALS] [--preset NAME …]
"""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from typing import Final

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.ui.melding import is_nearer_to_another, moved, rise, shown_in_turn
from tests.ui.playing import application

SIZES: Final = ((600, 400), (960, 640), (1280, 800), (1920, 1080), (2560, 1440))
GAMES: Final = (
    "single_deck_partnership",
    "racehorse_passing",
    "cutthroat_three_handed",
    "double_deck_four_handed",
    "double_deck_tournament",
    "double_deck_full_96",
)
"""Presets in which every seat's melds lie before its owner, from the poorest melds to the richest."""


def main(arguments: list[str]) -> None:
    """Print one line for every preset and size."""
    reading = parser(__doc__, deals=10)
    reading.add_argument("--preset", choices=PRESETS, metavar="NAME", nargs="+", default=GAMES)
    given = reading.parse_args(arguments)
    application()
    results = Table(title=f"Mats in {given.deals} deals", box=box.SIMPLE_HEAD, title_justify="left")
    for column in ("Preset", "Window", "Mats", "Nearer to another", "Too high", "Moved", "Most ms"):
        results.add_column(column, justify="left" if column in {"Preset", "Window"} else "right")
    for preset in given.preset:
        for size in SIZES:
            results.add_row(preset, "×".join(map(str, size)), *map(str, _counts(preset, size, given.deals)))
    Console(width=120).print(results)


def _counts(preset: str, size: tuple[int, int], deals: int) -> tuple[int, int, int, int, int]:
    """Return how many mats there are, how many are not in their place in three senses, and the most milliseconds."""
    mats = nearer = high = moves = 0
    longest = 0.0
    for seed in range(1, deals + 1):
        tables = shown_in_turn(preset, seed, size)
        last = tables[-1]
        places = [mat.place for mat in last.made.mats]
        mats += len(places)
        nearer += sum(is_nearer_to_another(last, place) for place in places)
        high += sum(rise(last, place) > last.layout.frame.px(4) for place in places)
        moves += sum(len(moved(before, after)) for before, after in pairwise(tables))
        longest = max(longest, *(each.seconds for each in tables))
    return mats, nearer, high, moves, round(1000 * longest)


if __name__ == "__main__":
    main(sys.argv[1:])
