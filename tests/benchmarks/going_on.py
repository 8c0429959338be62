"""Compares how often players bid on with what Expert expects of them: `python tests/benchmarks/going_on.py`.

The players of a level hold auctions. Before each call, the seat to the left is asked how likely a bid is, as if it saw
the caller's cards, so that only the habits it expects of others count (`ai/decide/rivals.py`). The chances fall into
five classes, each with the share of bids and by how many standard errors that differs. There is a row for calls over an
opponent's bid, one for the same by who last bid over the partner, and one for calls over the partner's bid.

With `--people` nobody knows the levels, and everybody is taken for a person.
"""

from __future__ import annotations

import random
import sys
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.decide.bidding import are_partners, best_pass
from pinochle_qt.ai.decide.rivals import Bidders
from pinochle_qt.ai.levels import make_player
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.seats import left_of
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.auctions import NAMES
from tests.benchmarks.watched import states, unhurried

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

DEALS: Final = 100
SEED: Final = 8001
DRAWS: Final = 40
"""How often the neighbor imagines how far the player may go."""
CLASSES: Final = 5
OVER_OTHERS: Final = "over others"
AFTER_THAT: Final = "after going over the partner"
OVER_PARTNER: Final = "over the partner"
SITUATIONS: Final = (OVER_OTHERS, AFTER_THAT, OVER_PARTNER)


class Call(NamedTuple):
    """What was expected of a player, and what it did."""

    situation: str
    expected: float
    """How likely a bid seemed."""
    has_bid: bool


class Noted:
    """A player whose last action is noted."""

    def __init__(self, skill: str, seed: int) -> None:
        self._player = make_player(skill, seed)
        self.last: SeatAction | None = None

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and note it."""
        self.last = self._player.choose(observation, prompt, budget)
        return self.last


def calls(rules: Rules, skill: str, deals: int, *, people: bool) -> Iterator[Call]:
    """Hold auctions, and yield all calls in which both a bid and a pass are allowed."""
    game, chance = Game(rules), random.Random(SEED)
    for number in range(deals):
        players = [Noted(skill, SEED + seat) for seat in range(rules.table.players)]
        asked: tuple[Seat, str, float] | None = None
        for match in states(rules, players, SEED + number, 1, () if people else (skill,) * len(players)):
            if asked is not None:
                seat, situation, expected = asked
                yield Call(situation, expected, isinstance(players[seat].last, Bid))
            prompt = game.prompt(match)
            if prompt is None or prompt.kind != "bid":
                break
            can_choose = prompt.bids is not None and best_pass(prompt, rules) is not None
            asked = _asked(rules, match, prompt, chance) if can_choose else None


def _asked(rules: Rules, match: MatchState, prompt: Prompt, chance: random.Random) -> tuple[Seat, str, float]:
    """Return who is asked in what situation, and how likely the seat to the left would find a bid."""
    seat, least = prompt.seat or 0, prompt.bids.minimum if prompt.bids else 0
    if match.deal is None:
        raise AssertionError("nobody bids without a deal")
    neighbor = left_of(seat, rules.table.players)
    seen = observe(rules, match, neighbor)
    situation = _situation(seen, seat)
    bidders, world = Bidders(seen, neighbor), World(tuple(match.deal.hands))
    offers = [bidders.in_world(world, chance).offers[seat] for _ in range(DRAWS)]
    lower = [offer.over_partner if situation == OVER_PARTNER else 0.0 for offer in offers]
    return seat, situation, fmean(offer.height - less >= least for offer, less in zip(offers, lower, strict=True))


def _situation(seen: Observation, seat: Seat) -> str:
    """Return what kind of call a seat is asked for."""
    bids = [call.seat for call in seen.calls if call.amount is not None]
    if bids and are_partners(seen.rules, bids[-1], seat):
        return OVER_PARTNER
    before = [first for first, second in pairwise(bids) if second == seat]
    return AFTER_THAT if before and are_partners(seen.rules, before[-1], seat) else OVER_OTHERS


def _class(found: Sequence[Call]) -> str:
    """Return what was expected and what was done, how many there are, and by how many standard errors both differ."""
    if not found:
        return ""
    expected, real = fmean(each.expected for each in found), fmean(each.has_bid for each in found)
    error = sqrt(sum(each.expected * (1 - each.expected) for each in found)) / len(found)
    apart = f", {(real - expected) / error:+.1f}" if error else ""
    return f"{100 * expected:.0f}: {100 * real:.0f} of {len(found)}{apart}"


def main() -> None:
    """Measure and print."""
    line = parser(__doc__, levels=("expert",), deals=DEALS)
    line.add_argument("--people", action="store_true", help="let nobody know the levels")
    asked = line.parse_args()
    classes = [f"expected {100 * each // CLASSES} %" for each in range(CLASSES)]
    table = Table("preset", "level", "call", *classes, box=box.SIMPLE)
    console = Console(width=200)
    with console.status("bidding"), unhurried():
        for name in NAMES:
            for level in asked.levels:
                found = list(calls(PRESETS[name], level, asked.deals, people=asked.people))
                for situation in SITUATIONS:
                    sorted_in: list[list[Call]] = [[] for _ in range(CLASSES)]
                    for each in found:
                        if each.situation == situation:
                            sorted_in[min(CLASSES - 1, int(each.expected * CLASSES))].append(each)
                    table.add_row(name, level, situation, *map(_class, sorted_in))
    console.print(table)


if __name__ == "__main__":
    main()
