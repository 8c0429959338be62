"""Measures each level against the one below, in every preset: `python tests/benchmarks/ladder.py`.

Whole matches are played, with the same cards for either side. Each result is printed with a sign (`+` or `-` if a level
is better or worse by more than two standard errors, and `=` if that is uncertain) and saved in `assets/ladder.json`,
which Help shows as long as both levels stay the same. Results that are already there, from as many deals and the same
levels, are not measured again, so the command resumes where it was stopped; two of them may run side by side.

It takes six hours, nearly all of them for Expert. To measure less, name the deals, the levels (each is compared with
the one below) and the presets: `ladder.py 400 easy steady --preset double_deck_four_handed`. Where 400 deals do not
show which level is better, more may help: `ladder.py 2000 expert --preset five_handed_called_partner`. With `--cluster
ADDRESS`, the workers of a Dask scheduler play, and with `--jobs 2` two processes; what comes out is the same.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec import json
from msgspec.structs import replace
from rich.console import Console

from pinochle_qt.ai.players.levels import CHOICES
from pinochle_qt.cli.arguments import UsageError
from pinochle_qt.cli.workers import add_workers_arguments, with_progress, workers_from
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.comparison import PlayerComparison, compared, rounds
from pinochle_qt.session.tasks.processes import WorkLost
from pinochle_qt.teaching.players import LADDER, LADDER_FILE, LevelMeasurements, Rung, measured
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.session.tasks.workers import Workers

LEVELS: Final = LADDER[1:]
"""The levels that have another one below."""
SEED: Final = 5001
DEALS: Final = 400
FILE: Final = Path(__file__).parents[2] / "assets" / LADDER_FILE


def write(found: LevelMeasurements) -> None:
    """Save the measurements."""
    FILE.write_bytes(json.format(json.encode(found), indent=1) + b"\n")


def missing(deals: int, levels: Sequence[str], presets: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Yield the preset and the two levels of each result that is still missing, the quick ones first."""
    for below, above in pairwise(LADDER):
        for preset in presets:
            known = measured(FILE).rung(preset, above)
            if above in levels and (known is None or known.deals < deals):
                yield preset, above, below


def rung(preset: str, a: str, b: str, deals: int, workers: Workers = 1) -> Rung:
    """Return the result of one level against another in a preset.

    Raises:
        WorkLost: the workers of a cluster are gone.
    """
    rules = patch(PRESETS[preset], {"table.sit_out": "none"})  # sitting out has nothing to do with skill
    contest = PlayerComparison(rules, a, b, deals, SEED)
    found = compared(contest, list(with_progress(rounds(contest, workers), deals, lambda each: len(each.leads))))
    versions = CHOICES[a], CHOICES[b]
    lead, error, won = round(found.lead, 1), round(found.error, 1), round(found.won, 3)
    return Rung(preset, a, b, versions, found.deals, SEED, lead, error, found.matches, won)


def sign(found: Rung) -> str:
    """Return the sign of a result."""
    if found.may_be_chance:
        return "="
    return "+" if found.lead > 0 else "-"


def measure(deals: int, levels: Sequence[str], presets: Sequence[str], workers: Workers) -> None:
    """Measure, print and save the missing results, and print a summary.

    Raises:
        WorkLost: the workers of a cluster are gone; the results up to then are saved.
    """
    say = Console(highlight=False, soft_wrap=True).print
    for preset, above, below in missing(deals, levels, presets):
        found = rung(preset, above, below, deals, workers)
        matches = f"{100 * found.won:.0f} % of {found.matches} matches, {100 * found.even:.0f} would be even"
        say(f"{preset:34} {above} over {below}: {sign(found)} {found.lead:.1f} ± {found.error:.1f}; {matches}")
        before = measured(FILE)
        rest = [each for each in before.rungs if (each.preset, each.a) != (preset, above)]
        order = {name: at for at, name in enumerate(PRESETS)}
        rungs = sorted([*rest, found], key=lambda each: (order[each.preset], LEVELS.index(each.a)))
        write(replace(before, rungs=tuple(rungs)))
    for below, above in pairwise(LADDER):
        signs = "".join(sign(each) for each in measured(FILE).rungs if each.a == above)
        say(f"{above} over {below}: better in {signs.count('+')} presets, worse in {signs.count('-')} of {len(signs)}")


def main() -> None:
    """Measure what the command line asks for."""
    line = parser(__doc__, levels=LEVELS, among=LEVELS, deals=DEALS)
    line.add_argument("--preset", action="append", choices=PRESETS, help="only this one; may be said again")
    add_workers_arguments(line)
    options = line.parse_args()
    try:
        with workers_from(options, ()) as workers:
            measure(options.deals, options.levels, options.preset or tuple(PRESETS), workers)
    except UsageError as error:
        line.error(str(error))
    except WorkLost as lost:
        line.exit(1, f"Stopped before all was measured: {lost}. Start it again to go on.\n")


if __name__ == "__main__":
    main()
