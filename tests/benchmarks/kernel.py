"""Measures the speed of the card-play kernel: `python tests/benchmarks/kernel.py`.

Rollouts play out a whole deal of the single deck, from every lead of one hand in many imagined deals, and return the
table of results from which decisions are made. Endings are positions that sensible play leads to; solving one means
finding the exact value of each possible lead, or of one of them. All work is repeated, and the shortest processor time
counts, because other programs use the machine as well.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

if not __package__:
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "packaging")]

if __name__ == "__main__":
    from system import needs

    needs("measure the compiled modules", modules=["pytest"])

from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.variants.presets import PRESETS
from system import find_compiler
from tests.ai.kernels import load_kernel_table
from tests.benchmarks.arguments import parser
from tests.benchmarks.timing import quickest

RULES: Final = PRESETS["single_deck_partnership"]
ENDINGS: Final = ((5, True), (7, True), (8, False), (8, True))
"""The number of cards in each hand, and whether all leads are solved."""


def rollouts_a_second(kernel: Any, count: int) -> float:
    """Return how many deals are played out per second."""
    cards = list(pack(RULES))
    chance = random.Random(1)
    chance.shuffle(cards)
    worlds = []
    for _ in range(count):
        rest = cards[12:]
        chance.shuffle(rest)
        worlds.append({0: cards[:12], 1: rest[:12], 2: rest[12:24], 3: rest[24:]})
    table, position = kernel.make_table(RULES, Suit.SPADES), kernel.StrictPosition(0)
    moves = kernel.legal_cards(table, worlds[0], position)
    seconds = quickest(lambda: kernel.rollouts(table, worlds, position, moves, 1))
    return len(worlds) * len(moves) / seconds


def ending(kernel: Any, table: Any, size: int, seed: int) -> tuple[dict[int, list[int]], int]:
    """Return the hands and the leader of an ending with this many cards in each hand."""
    chance = random.Random(seed)
    cards = list(pack(RULES))
    chance.shuffle(cards)
    hands: dict[int, list[Any]] = {seat: cards[seat * 12 : seat * 12 + 12] for seat in range(4)}
    leader = chance.randrange(4)
    while len(hands[leader]) > size:
        trick: tuple[Any, ...] = ()
        for place in range(4):
            card = kernel.sensible_card(table, hands, kernel.StrictPosition(leader, trick), seed)
            hands[(leader + place) % 4].remove(card)
            trick = (*trick, card)
        leader = (leader + trick_winner(trick, table.trump, table.strength)) % 4
    return hands, leader


def solving_times(kernel: Any, size: int, count: int, repeats: int, *, is_for_all: bool) -> list[float]:
    """Return the milliseconds taken to solve some endings, for all possible leads or for one."""
    table = kernel.make_table(RULES, Suit.SPADES)
    times = []
    for seed in range(count):
        hands, leader = ending(kernel, table, size, seed)
        position = kernel.StrictPosition(leader)
        moves = kernel.legal_cards(table, hands, position)[: None if is_for_all else 1]
        work = partial(kernel.solve, table, [hands], position, moves)
        times.append(quickest(work, kernel.forget, repeats) * 1e3)
    return times


def main() -> None:
    """Measure and print the results."""
    parser(__doc__).parse_args()
    kinds = [False, True] if find_compiler() else [False]
    columns = []
    for compiled in kinds:
        kernel = load_kernel_table(compiled=compiled)
        cells = [f"{rollouts_a_second(kernel, 200 if compiled else 4):,.0f} / s"]
        for size, is_for_all in ENDINGS:
            count, repeats = (60, 5) if compiled else (7, 1)
            times = solving_times(kernel, size, count, repeats, is_for_all=is_for_all)
            cells.append(f"{median(times):.2f} (mean {mean(times):.2f}, longest {max(times):.1f}) ms")
        columns.append(cells)
    names = [
        f"endings of {size} cards each, {'all leads' if is_for_all else 'one lead'}" for size, is_for_all in ENDINGS
    ]
    table = Table("", *("compiled" if compiled else "uncompiled" for compiled in kinds), box=box.SIMPLE)
    for name, *cells in zip(["deals played out", *names], *columns, strict=True):
        table.add_row(name, *cells)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
