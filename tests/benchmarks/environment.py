"""Compares the steps a second of the environment for research with PettingZoo's own card games, played at random.

    .venv/bin/pip install "pettingzoo[classic]"
    .venv/bin/python -m tests.benchmarks.environment [SECONDS]

Every game is played for the same processor time, in turn, in several rounds; a line shows the median of the rounds.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from functools import partial
from importlib import import_module
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.output import complain
from pinochle_qt.research import env

if TYPE_CHECKING:
    from collections.abc import Callable

PRESETS: Final = ("simplified_two_handed_150", "single_deck_partnership", "double_deck_four_handed")
OTHERS: Final = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
ROUNDS: Final = 3


def steps_a_second(game: Any, seconds: float) -> float:
    """Play at random for this long, and return the steps for each second of processor time."""
    chance, steps, begin = random.Random(1), 0, process_time()
    game.reset(seed=1)
    while process_time() < begin + seconds:
        for _ in game.agent_iter():
            seen, _, is_over, is_cut, _ = game.last()
            over = is_over or is_cut
            game.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not over
        game.reset()
    return steps / (process_time() - begin)


def main() -> int:
    """Play and print the table."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "seconds", nargs="?", type=float, default=3.0, help="processor time for each game and round (3)"
    )
    seconds = parser.parse_args().seconds
    makers: dict[str, Callable[[], Any]] = {name: partial(env, name) for name in PRESETS}
    try:
        makers |= {name: getattr(import_module("pettingzoo.classic"), name).env for name in OTHERS}
    except ImportError as missing:
        complain(f'PettingZoo\'s own games need more ({missing}): .venv/bin/pip install "pettingzoo[classic]"')
        return 1
    found = {name: median(steps_a_second(make(), seconds) for _ in range(ROUNDS)) for name, make in makers.items()}
    table = Table("Game", box=box.SIMPLE_HEAD)
    table.add_column("Steps a second", justify="right")
    for name, steps in found.items():
        table.add_row(name, f"{steps:,.0f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
