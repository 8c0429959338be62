"""What an agreement is worth to a side: the same deals with it and without, as far as it changes the auction.

    .venv/bin/python -m tests.benchmarks.agreements --preset single_deck_partnership --agreement help_and_steps \
        --level steady --deals 2000 --seed 6001

Every deal is bid by computer players of one level three times: with no agreement, and with one for each side. Where the
words of the auction are the same, so is all that follows, so that only the others are played to their end, by steady
players; the difference to the deal without the agreement is what the side gained. Nothing but the auction differs.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from msgspec.structs import replace
from rich.console import Console

from pinochle_qt.ai.levels import make_player
from pinochle_qt.ai.policy import Policy
from pinochle_qt.engine.derived import pack, side_count
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.shuffle import derived, shuffled
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.state import MatchState

SECONDS = 60.0
"""The longest time for a decision; far more than any needs, so that a busy machine bids like an idle one."""


def gained(game: Game, agreement: str, level: str, seed: int, number: int) -> float:
    """Return how many points more than the others a side takes in a deal because of the agreement, on average."""
    match = game.start(number % game.rules.table.players)
    order = shuffled(pack(game.rules), derived(seed, "deal", number))
    dealt = game.apply(match, game.deal_out(order, match.next_dealer)).after
    plain, sides = _bid(game, dealt, level, seed), range(side_count(game.rules))
    without: MatchState | None = None
    gains = []
    for side in sides:
        agreed = tuple(agreement if each == side else "plain" for each in sides)
        bid = _bid(game, replace(dealt, agreements=agreed), level, seed)
        if bid.deal is None or plain.deal is None or bid.deal.calls == plain.deal.calls:
            gains.append(0.0)
            continue
        without = without or _played(game, plain)
        gains.append(_lead(_played(game, bid), side) - _lead(without, side))
    return fmean(gains)


def _bid(game: Game, match: MatchState, level: str, seed: int) -> MatchState:
    """Return a deal after its auction."""
    player = make_player(level, seed)
    while (prompt := game.prompt(match)) is not None and prompt.kind == "bid":
        match = _answered(game, match, player)
    return match


def _played(game: Game, match: MatchState) -> MatchState:
    """Return a deal after its end."""
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
    """Measure, and print what was found after each hundred deals and at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", required=True, choices=sorted(PRESETS))
    parser.add_argument("--agreement", required=True)
    parser.add_argument("--level", default="steady")
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--seed", type=int, default=6001)
    asked, console = parser.parse_args(), Console(highlight=False)
    game, found = Game(PRESETS[asked.preset]), list[float]()
    for number in range(asked.deals):
        found.append(gained(game, asked.agreement, asked.level, asked.seed, number))
        if len(found) % 20 == 0 or len(found) == asked.deals:
            error = stdev(found) / sqrt(len(found))
            lead = f"{fmean(found):+.1f} ± {error:.1f} in {len(found)} deals"
            console.print(f"{asked.level}, {asked.agreement}: {lead}")


if __name__ == "__main__":
    main()
