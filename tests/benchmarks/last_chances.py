"""Measures what weighing contracts before the play gains: `python tests/benchmarks/last_chances.py`.

In Binokel, a contract is given up before trump is named or played, and whoever wants every trick says so in place of
trump. Players of a level hold the auction; where the declarer then decides otherwise than by rules of thumb, the deal
is played to its end both ways, by the same players. For each kind of such a decision, the table has how often it was
made, how often in a hundred deals, and how many points of lead it gained the declarer's side, with the standard error.

Everybody plays the tricks like Strong, so that only these decisions count, and `--seed` gives other deals.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Concede, NameTrump, PlayOn, ShootMoon
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.watched import states, unhurried

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

DEALS: Final = 300
SEED: Final = 1
NAMES: Final = ("binokel_three_handed", "binokel_four_handed")
KINDS: Final = {
    (NameTrump, Concede): "plays on where it would give up",
    (Concede, NameTrump): "gives up where it would play on",
    (ShootMoon, PlayOn): "shoots the moon where it would name trump",
    (PlayOn, ShootMoon): "names trump where it would shoot the moon",
}
"""Decisions of the player and by rules of thumb, with what to call such a difference."""


class _Auctioneer:
    """A player of a level who leaves the card play to Strong."""

    def __init__(self, level: str, seed: int) -> None:
        self._before, self._play = make_player(level, seed), make_player("strong", seed)

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Answer, or let Strong answer."""
        return (self._play if prompt.kind == "play" else self._before).choose(observation, prompt, budget)


def gains(rules: Rules, level: str, number: int) -> Iterator[tuple[str, float]]:
    """Play a deal; yield each decision that differs from rules of thumb, and how much it gained in points of lead."""
    players = [_Auctioneer(level, number + seat) for seat in range(rules.table.players)]
    by_thumb, game = Policy(), Game(rules)
    for match in states(rules, players, number, 1):
        prompt = game.prompt(match)
        if prompt is None or prompt.seat is None or prompt.kind not in {"trump", "decide"}:
            continue
        seen = observe(rules, match, prompt.seat)
        actions = [player.choose(seen, prompt, None) for player in (players[prompt.seat], by_thumb)]
        kind = KINDS.get((type(actions[0]), type(actions[1])))
        if kind is not None:
            own, other = (_lead(game, match, players, action, prompt.seat) for action in actions)
            yield kind, own - other


def _lead(game: Game, match: MatchState, players: Sequence[Player], action: SeatAction, seat: Seat) -> float:
    """Play the deal to its end after an action; return the lead of the seat's side over the average of the others."""
    while True:
        match = game.apply(match, action).after
        prompt = game.prompt(match)
        if prompt is None or prompt.seat is None:
            break
        action = players[prompt.seat].choose(observe(game.rules, match, prompt.seat), prompt, None)
    own, score = side_of(game.rules, seat), match.results[-1].score
    return score[own] - fmean(points for side, points in enumerate(score) if side != own)


def main() -> None:
    """Measure and print the results."""
    line = parser(__doc__, levels=("strong", "expert"), deals=DEALS)
    line.add_argument("--preset", action="append", choices=PRESETS, help="only this one; may be said again")
    line.add_argument("--seed", type=int, default=SEED, help="of the first deal")
    options = line.parse_args()
    table = Table("preset", "level", "decision", "decisions", "in 100 deals", "gain", "error", box=box.SIMPLE)
    console = Console(width=140)
    with console.status("playing"), unhurried():
        for name in options.preset or NAMES:
            for level in options.levels:
                found = defaultdict[str, list[float]](list)
                for number in range(options.seed, options.seed + options.deals):
                    for kind, gain in gains(PRESETS[name], level, number):
                        found[kind].append(gain)
                for kind, each in found.items():
                    error = f"{stdev(each) / sqrt(len(each)):.1f}" if len(each) > 1 else ""
                    often = f"{100 * len(each) / options.deals:.1f}"
                    table.add_row(name, level, kind, str(len(each)), often, f"{fmean(each):+.1f}", error)
    console.print(table)


if __name__ == "__main__":
    main()
