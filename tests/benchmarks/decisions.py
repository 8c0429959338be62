"""How long Expert thinks in every preset; run it with `python tests/benchmarks/decisions.py [DEALS]`, no test.

Experts play against each other. The clock counts, not processor time, for that is what people wait for; so nothing else
should run beside it. Of each kind of decision the mean and the longest are shown.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.levels import make_player
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.contest import Thinking
from pinochle_qt.session.shuffle import derived, shuffled
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

DEALS: Final = 2
SEED: Final = 1


def thinking_times(rules: Rules, deals: int) -> dict[str, list[float]]:
    """Return the seconds of each decision in so many deals of one match, by kind."""
    players = [make_player("expert", SEED + seat) for seat in range(rules.table.players)]
    game, cards = Game(rules), pack(rules)
    match = game.start(0)
    found: dict[str, list[float]] = {}
    while (prompt := game.prompt(match)) is not None:
        if prompt.seat is None:
            if match.number == deals:
                break
            order = shuffled(cards, derived(SEED, "deal", match.number + 1))
            match = game.apply(match, game.deal_out(order, match.next_dealer)).after
            continue
        seen = observe(rules, match, prompt.seat)
        begin = perf_counter()
        action = players[prompt.seat].choose(seen, prompt, None)
        found.setdefault(prompt.kind, []).append(perf_counter() - begin)
        match = game.apply(match, action).after
    return found


def main() -> None:
    """Measure and print."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    table = Table("", "decisions", "mean ms", "p99", "longest", "kinds: mean, longest", box=box.SIMPLE)
    console = Console(width=200)
    with console.status("playing"):
        for name, rules in PRESETS.items():
            found = thinking_times(rules, deals)
            every = Thinking.of([seconds for each in found.values() for seconds in each])
            kinds = (f"{kind} {1e3 * fmean(each):.0f}, {1e3 * max(each):.0f}" for kind, each in found.items())
            numbers = (f"{number:.0f}" for number in (every.decisions, every.mean, every.p99, every.longest))
            table.add_row(name, *numbers, "; ".join(kinds))
    console.print(table)


if __name__ == "__main__":
    main()
