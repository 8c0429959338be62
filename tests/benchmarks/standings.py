"""Checks the estimated chance of winning a match: `python tests/benchmarks/standings.py`.

Steady players play against each other. Each standing before a deal, except the first, is sorted by the chance that
computer players give the side; the table compares that with how many of these sides won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.stakes import chance_to_win
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.forecasts import Forecast, by_class, outcome
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.rules import Rules

MATCHES: Final = 200
SEED: Final = 1
CLASSES: Final = 10
NAMES: Final = (
    "single_deck_partnership",
    "double_deck_four_handed",
    "partnership_four_handed",
    "three_handed_auction",
    "bicycle_two_handed_48",
)


def standings(rules: Rules, number: int) -> Iterator[Forecast]:
    """Play a match and yield its standings, each from the view of every side."""
    players = [make_player("steady", SEED + seat) for seat in range(rules.table.players)]
    *_, match = states(rules, players, SEED + number)
    for before in match.results[:-1]:
        for side, total in enumerate(before.totals):
            others = [points for other, points in enumerate(before.totals) if other != side]
            yield Forecast(chance_to_win(rules, before.target, total, others), side in match.winners)


def main() -> None:
    """Measure and print the results."""
    matches = parser(__doc__, matches=MATCHES).parse_args().matches
    table = Table("preset", *(f"{100 * each // CLASSES} %" for each in range(CLASSES)), box=box.SIMPLE_HEAD)
    for name in NAMES:
        found = [standing for number in range(1, matches + 1) for standing in standings(PRESETS[name], number)]
        table.add_row(name, *map(_shares, by_class(found, CLASSES)))
    Console(width=160).print("expected and won, in %, by the chance that was expected", table)


def _shares(of_class: Sequence[Forecast]) -> str:
    if not of_class:
        return ""
    found = outcome(of_class)
    return f"{100 * found.expected:.0f} {100 * found.real:.0f}"


if __name__ == "__main__":
    main()
