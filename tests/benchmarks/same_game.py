"""Compares imagined play with the engine in many deals: `python tests/benchmarks/same_game.py --deals 10000`.

Deals are played at random, in all presets in turn, every other one with random house rules; `tests/ai/same_game.py`
says what is compared. It prints what differs, and how often everything was compared.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from pathlib import Path
from typing import Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.append(str(Path(__file__).parents[2] / "packaging"))

from rich.console import Console

from pinochle_qt.variants.presets import PRESETS
from tests.ai.same_game import compared, made_up_rules

SHOWN: Final = 20
"""The number of deals whose first difference is printed."""


def main(arguments: list[str] | None = None) -> int:
    """Compare deals, print what differs, and return how many deals had differences, up to 255."""
    options = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    options.add_argument("--deals", type=int, default=200, help="default: 200")
    options.add_argument("--seed", type=int, default=1, help="default: 1")
    options.add_argument("--preset", choices=PRESETS, help="default: all in turn")
    given, console = options.parse_args(arguments), Console()
    presets, wrong, total = [given.preset] if given.preset else list(PRESETS), 0, Counter[str]()
    for number in range(given.deals):
        seed = given.seed + number
        preset = presets[number % len(presets)]
        is_changed = number // len(presets) % 2 == 1
        rules = made_up_rules(preset, random.Random(seed)) if is_changed else PRESETS[preset]
        table = compared(rules, seed)
        total += table.compared
        wrong += bool(table.found)
        for line in table.found[:1] if wrong <= SHOWN else ():
            console.print(f"{preset}, seed {seed}{' and changed rules' if is_changed else ''}: {line}")
    what = ", ".join(f"{name} {count}" for name, count in sorted(total.items()))
    console.print(f"{given.deals} deals, {wrong} with differences; compared: {what}")
    return min(wrong, 255)


if __name__ == "__main__":
    sys.exit(main())
