"""Finds the problems that ship: `PYTHONPATH=packaging .venv/bin/python -m problems`, which takes about an hour.

The results are saved to `build/problems.jsonl` deal by deal, so that the search can be interrupted and resumed. The
best problems are then selected for `assets/problems`. `FIELDS` says where to search, and how many problems to take.

Endings are solved exactly in every deal that is possible for the seat, or in four hundred of them: the best card is
best in nearly all of them, by at least a counter. Bids, trump, passed cards and melds are weighed as Expert does, and
then once more in other deals. A problem is dropped if no level of computer players gets it wrong, or if the actual
cards would not show why its answer is best.

If a preset changes, search its problems again. If a level of computer players decides differently, `ask` it again about
the problems that were found, because the page says who gets a problem wrong. `tests/teaching/test_problems.py` plays
every answer to the end of the deal, and solves some endings again.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, get_args

from msgspec import Struct, json
from msgspec.structs import replace

from pinochle_qt.teaching.problems import FILE, Kind, Problem

from .again import asked_again
from .choices import choices
from .endings import endings
from .levels import LEVELS
from .pick import picked
from .played import Deal, deals

ROOT: Final = Path(__file__).resolve().parent.parent.parent
FOUND: Final = ROOT / "build" / "problems.jsonl"
SHIPPED: Final = ROOT / "assets" / Path(*FILE)


class Field(Struct, frozen=True):
    """A kind of problem to search for in the deals of one preset."""

    kind: Kind
    preset: str
    deals: int
    """The number of deals to search."""
    wanted: int
    """The number of problems to select."""


FIELDS: Final = (
    Field("ending", "single_deck_partnership", 200, 18),
    Field("ending", "racehorse_passing", 60, 5),
    Field("ending", "partnership_four_handed", 60, 5),
    Field("ending", "double_deck_four_handed", 60, 7),
    Field("ending", "double_deck_tournament", 40, 4),
    Field("ending", "three_handed_auction", 60, 7),
    Field("ending", "cutthroat_three_handed", 40, 5),
    Field("ending", "wikipedia_two_handed", 40, 3),
    Field("ending", "hayes_two_handed", 40, 5),
    Field("ending", "five_handed_called_partner", 40, 2),
    Field("trump", "single_deck_partnership", 120, 2),
    Field("trump", "three_handed_auction", 60, 3),
    Field("trump", "cutthroat_three_handed", 60, 3),
    Field("auction", "single_deck_partnership", 34, 14),
    Field("passing", "single_deck_partnership", 32, 8),
    Field("passing", "three_handed_auction", 32, 8),
    Field("stock", "wikipedia_two_handed", 24, 6),
    Field("meld", "wikipedia_two_handed", 300, 4),
    Field("meld", "hayes_two_handed", 200, 4),
    Field("auction", "three_handed_auction", 10, 3),
    Field("auction", "double_deck_four_handed", 5, 3),
)


class Looked(Struct, frozen=True):
    """A deal that has been searched, with the problems found in it."""

    kind: Kind
    preset: str
    seed: int
    problems: tuple[Problem, ...]


def look(wanted: Sequence[Kind]) -> None:
    """Search all deals that have not been searched yet."""
    done = {(each.kind, each.preset, each.seed) for each in known()}
    FOUND.parent.mkdir(exist_ok=True)
    with FOUND.open("ab") as file:
        for field in FIELDS:
            if field.kind not in wanted:
                continue
            search: Callable[[Deal], Iterable[Problem]]
            search = endings if field.kind == "ending" else partial(choices, kind=field.kind)
            for deal in islice(deals(field.preset), field.deals):
                if (field.kind, field.preset, deal.seed) in done:
                    continue
                found = tuple(search(deal))
                file.write(json.encode(Looked(field.kind, field.preset, deal.seed, found)) + b"\n")
                file.flush()
                print(field.kind, field.preset, deal.seed, len(found), flush=True)


def known() -> list[Looked]:
    """Return the deals that have been searched."""
    if not FOUND.exists():
        return []
    return [json.decode(line, type=Looked) for line in FOUND.read_bytes().splitlines()]


def choose() -> None:
    """Select the best problems that were found, and write them to the file that ships."""
    looked, taken = known(), list[Problem]()
    for field in sorted(FIELDS, key=lambda field: field.kind == "ending"):  # the rarer kinds choose deals first
        found = [
            problem
            for each in looked
            if (each.kind, each.preset) == (field.kind, field.preset)
            for problem in each.problems
        ]
        chosen = picked(found, field.wanted, taken)
        print(f"{field.kind} {field.preset}: {len(chosen)} of {len(found)}, wanted {field.wanted}")
        taken += chosen
    taken.sort(key=lambda problem: (problem.grade, problem.kind != "ending", problem.id))
    SHIPPED.parent.mkdir(exist_ok=True)
    SHIPPED.write_bytes(b"".join(json.encode(problem) + b"\n" for problem in taken))
    print(f"{len(taken)} problems, {SHIPPED.stat().st_size // 1024} KiB")


def ask(levels: tuple[str, ...]) -> None:
    """Ask levels again about the problems that were found, and drop those that no level misses anymore."""
    lines = []
    for looked in known():
        found = tuple(asked_again(problem, levels) for problem in looked.problems)
        lines.append(json.encode(replace(looked, problems=tuple(each for each in found if each.missed))))
    FOUND.write_bytes(b"".join(line + b"\n" for line in lines))


def main() -> None:
    """Run the command, and select the problems that ship."""
    parser = ArgumentParser(prog="problems", description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    looking = commands.add_parser("look", help="search for some kinds of problems; without a command, for all")
    looking.add_argument("kinds", metavar="KIND", nargs="+", choices=get_args(Kind), help=", ".join(get_args(Kind)))
    commands.add_parser("choose", help="only select again from what was found before")
    asking = commands.add_parser("ask", help="ask levels that have changed which problems they miss, and select again")
    asking.add_argument("levels", metavar="LEVEL", nargs="+", choices=LEVELS, help=", ".join(LEVELS))
    args = parser.parse_args()
    if args.command in {None, "look"}:
        look(args.kinds if args.command else get_args(Kind))
    elif not known():
        sys.exit(f"{FOUND} has no problems to select from: search for some first.")
    elif args.command == "ask":
        ask(tuple(args.levels))
    choose()


if __name__ == "__main__":
    main()
