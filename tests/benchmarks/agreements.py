"""Measures what an agreement about bids is worth to a side, by dealing the same cards with and without it.

    .venv/bin/python tests/benchmarks/agreements.py --preset single_deck_partnership --agreement help_and_steps

Computer players of one level bid every deal once without an agreement, and once with it for each side. If the auction
ends the same way, so does the deal; only the other deals are played to the end, by Steady players. A side's gain is the
difference from the deal without the agreement. Nothing but the auction differs.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec.structs import replace
from rich.console import Console

from pinochle_qt.ai.inference.agreements import CHOICES, PLAIN
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.derived import pack, side_count
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.dealing.shuffle import derived, shuffled
from pinochle_qt.teaching.players import LADDER
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.state import MatchState

SECONDS = 60.0
"""The time limit for a decision; far more than any needs, so that a busy machine bids like an idle one."""


def gained(game: Game, agreement: str, level: str, seed: int, number: int) -> float:
    """Return how many points the agreement adds to a side's lead over the others in a deal, averaged over sides."""
    match = game.start(number % game.rules.table.players)
    order = shuffled(pack(game.rules), derived(seed, "deal", number))
    dealt = game.apply(match, game.deal_out(order, match.next_dealer)).after
    plain, sides = _bid(game, dealt, level, seed), range(side_count(game.rules))
    without: MatchState | None = None
    gains = []
    for side in sides:
        agreements = tuple(agreement if each == side else "plain" for each in sides)
        bid = _bid(game, replace(dealt, agreements=agreements), level, seed)
        if bid.deal is None or plain.deal is None or bid.deal.calls == plain.deal.calls:
            gains.append(0.0)
            continue
        without = without or _played(game, plain)
        gains.append(_lead(_played(game, bid), side) - _lead(without, side))
    return fmean(gains)


def _bid(game: Game, match: MatchState, level: str, seed: int) -> MatchState:
    """Return the state of a deal after its auction."""
    player = make_player(level, seed)
    while (prompt := game.prompt(match)) is not None and prompt.kind == "bid":
        match = _answered(game, match, player)
    return match


def _played(game: Game, match: MatchState) -> MatchState:
    """Return the state of a deal after its end."""
    player = Policy()
    while not match.results:
        match = _answered(game, match, player)
    return match


def _answered(game: Game, match: MatchState, player: Player) -> MatchState:
    prompt = game.prompt(match)
    if prompt is None:
        raise AssertionError("a deal goes on until it has a result")
    seen = observe(game.rules, match, prompt.seat)
    return game.apply(match, player.choose(seen, prompt, SECONDS)).after


def _lead(match: MatchState, side: int) -> float:
    score = match.results[-1].score
    return score[side] - fmean(points for other, points in enumerate(score) if other != side)


def main() -> None:
    """Measure, and print the result after every twenty deals and at the end."""
    arguments = parser(__doc__)
    arguments.add_argument("--preset", required=True, choices=sorted(PRESETS), metavar="PRESET")
    arguments.add_argument("--agreement", required=True, choices=[each.name for each in CHOICES if each is not PLAIN])
    arguments.add_argument("--level", default="steady", choices=LADDER)
    arguments.add_argument("--deals", type=int, default=600, help="at least 2 (default: 600)")
    arguments.add_argument("--seed", type=int, default=6001)
    options, console = arguments.parse_args(), Console(highlight=False)
    game, found = Game(PRESETS[options.preset]), list[float]()
    for number in range(options.deals):
        found.append(gained(game, options.agreement, options.level, options.seed, number))
        if len(found) % 20 == 0 or len(found) == options.deals:
            error = stdev(found) / sqrt(len(found))
            lead = f"{fmean(found):+.1f} ± {error:.1f} in {len(found)} deals"
            console.print(f"{options.level}, {options.agreement}: {lead}")


if __name__ == "__main__":
    main()
