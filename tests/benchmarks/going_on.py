"""Compares how often players keep bidding with what Expert expects of them: `python tests/benchmarks/going_on.py`.

The players of a level hold auctions. Before each call, the seat to the left is asked how likely a bid is, as if it saw
the caller's cards, so that only the habits it expects of others count (`ai/decide/bidding/rivals.py`). The calls are
sorted by that chance into five classes, each with the share of bids and, in standard errors, how far it is from the
expected share. There is a row for calls over an opponent's bid, one for such calls by a player whose last bid was over
the partner's, and one for calls over the partner's bid.

With `--people`, no player knows the levels, and all are taken for people.
"""

from __future__ import annotations

import random
import sys
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec.structs import replace
from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.ai.decide.bidding.hand_worth import are_partners
from pinochle_qt.ai.decide.bidding.rivals import Bidders
from pinochle_qt.ai.decide.bidding.rules_of_thumb import partner_has_it
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.seats import left_of
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.auctions import NAMES
from tests.benchmarks.forecasts import Forecast, by_class, cell
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

DEALS: Final = 100
SEED: Final = 8001
DRAWS: Final = 40
"""How many times the neighbor imagines how high the player may bid."""
CLASSES: Final = 5
OVER_OTHERS: Final = "over others"
AFTER_THAT: Final = "after going over the partner"
OVER_PARTNER: Final = "over the partner"
SITUATIONS: Final = (OVER_OTHERS, AFTER_THAT, OVER_PARTNER)


class Call(NamedTuple):
    """The predicted chance of a bid, and whether it was made."""

    situation: str
    forecast: Forecast


class Noted:
    """A player whose last action is recorded."""

    def __init__(self, skill: str, seed: int) -> None:
        self._player = make_player(skill, seed)
        self.last: SeatAction | None = None

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and record the action."""
        self.last = self._player.choose(observation, prompt, budget)
        return self.last


def calls(rules: Rules, skill: str, deals: int, *, people: bool) -> Iterator[Call]:
    """Hold auctions, and yield all calls in which both a bid and a pass are allowed."""
    game, chance = Game(rules), random.Random(SEED)
    for number in range(deals):
        players = [Noted(skill, SEED + seat) for seat in range(rules.table.players)]
        question: tuple[Seat, str, float] | None = None
        for match in states(rules, players, SEED + number, 1, () if people else (skill,) * len(players)):
            if question is not None:
                seat, situation, expected = question
                yield Call(situation, Forecast(expected, isinstance(players[seat].last, Bid)))
            prompt = game.prompt(match)
            if prompt is None or prompt.kind != "bid":
                break
            can_choose = prompt.bids is not None and any(isinstance(choice, Pass) for choice in prompt.choices)
            question = _question(rules, match, prompt, chance) if can_choose else None


def _question(rules: Rules, match: MatchState, prompt: Prompt, chance: random.Random) -> tuple[Seat, str, float]:
    """Return the seat to act, its situation, and how likely its left neighbor thinks a bid is."""
    seat, minimum = prompt.seat or 0, prompt.bids.minimum if prompt.bids else 0
    if match.deal is None:
        raise AssertionError("nobody bids without a deal")
    neighbor = left_of(seat, rules.table.players)
    seen = observe(rules, match, neighbor)
    situation = _situation(seen, seat)
    bidders, world = Bidders(seen, neighbor), World(tuple(match.deal.hands))
    offers = [bidders.in_world(world, chance).offers[seat] for _ in range(DRAWS)]
    lower = [offer.over_partner if situation == OVER_PARTNER else 0.0 for offer in offers]
    return seat, situation, fmean(offer.height - less >= minimum for offer, less in zip(offers, lower, strict=True))


def _situation(seen: Observation, seat: Seat) -> str:
    """Return the situation in which a seat makes its call."""
    if partner_has_it(replace(seen, viewer=seat)):
        return OVER_PARTNER
    bids = [call.seat for call in seen.calls if call.amount is not None]
    before = [first for first, second in pairwise(bids) if second == seat]
    return AFTER_THAT if before and are_partners(seen.rules, before[-1], seat) else OVER_OTHERS


def main() -> None:
    """Measure and print the results."""
    line = parser(__doc__, levels=("expert",), deals=DEALS)
    line.add_argument("--people", action="store_true", help="let nobody know the levels")
    options = line.parse_args()
    classes = [f"expected {100 * each // CLASSES} %" for each in range(CLASSES)]
    table = Table("preset", "level", "call", *classes, box=box.SIMPLE)
    console = Console(width=200)
    with console.status("bidding"), unhurried():
        for name in NAMES:
            for level in options.levels:
                found = list(calls(PRESETS[name], level, options.deals, people=options.people))
                for situation in SITUATIONS:
                    alike = [each.forecast for each in found if each.situation == situation]
                    table.add_row(name, level, situation, *map(cell, by_class(alike, CLASSES)))
    console.print(table)


if __name__ == "__main__":
    main()
