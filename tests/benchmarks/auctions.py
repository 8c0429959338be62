"""Compares what four players of a level bid with what they make: `python tests/benchmarks/auctions.py`.

For each level it shows how many contracts were made, how many bids there were per deal, and by how many points the
contracts exceeded the hand's value by rules of thumb: the median and the ninth decile. Contracts are sorted into five
classes by the chance that the bidder gave the last bid; each class shows the share of contracts made and, in standard
errors, how far it is from the expected share. `nothing said` counts bids that were made only by rules of thumb.

With `--against LEVEL`, the other sides are of that level, and only the contracts of the first level count; it gets
another side in each deal. With `--keep`, the results are written to `assets/ladder.json`, and Help shows them.

With `--late`, whole matches are played, and only deals count before which a side had three quarters of the target,
until there are as many contracts of these as there would be deals.
"""

from __future__ import annotations

import sys
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec.structs import replace
from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.ai.decide.bidding.hand_worth import own_worths, partners_meld, safe_bid
from pinochle_qt.ai.player import ExplainingPlayer
from pinochle_qt.ai.players.levels import CHOICES, make_player
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.teaching.players import LADDER, Calibration, Contracts, measured
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.forecasts import Forecast, by_class, cell, outcome
from tests.benchmarks.ladder import FILE, write
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

DEALS: Final = 100
SEED: Final = 9001
NAMES: Final = ("single_deck_partnership", "double_deck_four_handed", "three_handed_auction")
CLASSES: Final = 5
LATE: Final = 0.75
"""The share of the target that a side has before a deal which counts as late."""


class LastBid(NamedTuple):
    """The last bid of a seat."""

    beyond: float
    """By how many points it exceeded what the hand allows by rules of thumb."""
    said: float | None
    """The chance of making it, from the reason for the bid; None if the reason has none."""


class Auction(NamedTuple):
    """An auction, and the result of the contract."""

    bids: int
    last: LastBid | None
    """The declarer's own last bid, if there is one."""
    is_made: bool


class Watched:
    """A player whose bids are counted and whose last bid is recorded."""

    def __init__(self, skill: str, seed: int) -> None:
        self._player = make_player(skill, seed)
        self.bids = 0
        self.last: LastBid | None = None

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and record a bid."""
        if prompt.kind != "bid" or not isinstance(self._player, ExplainingPlayer):
            return self._player.choose(observation, prompt, budget)
        decision = self._player.decide(observation, prompt, budget)
        if isinstance(decision.action, Bid):
            hoped = max(own_worths(prompt.hand, observation)) + partners_meld(observation)
            beyond = decision.action.amount - safe_bid(hoped, observation.rules)
            self.bids, self.last = self.bids + 1, LastBid(beyond, said(decision.reason))
        return decision.action


def said(reason: Reason | None) -> float | None:
    """Return the chance that a reason states, or None if it states none."""
    shares = [part.facts["share"] for part in (reason.parts() if reason else ()) if "share" in part.facts]
    return None if not shares else int(str(shares[0])) / 100


def auctions(rules: Rules, skill: str, against: str, deals: int) -> Iterator[Auction]:
    """Play deals, and yield those that the side of one level declared; all other sides are of another level."""
    for number in range(deals):
        sides = [side_of(rules, seat) == number % side_count(rules) for seat in range(rules.table.players)]
        skills = [skill if is_first else against for is_first in sides]
        players = [Watched(each, SEED + seat) for seat, each in enumerate(skills)]
        *_, last = states(rules, players, SEED + number, 1, skills)
        result = last.results[0]
        if result.declarer is not None and skills[result.declarer] == skill:
            yield Auction(sum(each.bids for each in players), players[result.declarer].last, result.is_made)


def late_auctions(rules: Rules, skill: str, contracts: int) -> Iterator[Auction]:
    """Play whole matches of one level, and yield the auctions of late deals until there are so many contracts."""
    skills = [skill] * rules.table.players
    for number in count():
        players = [Watched(skill, SEED + seat) for seat in range(rules.table.players)]
        before = None
        for match in states(rules, players, SEED + number, skills=skills):
            if before is not None and len(match.results) > len(before.results):
                result = match.results[-1]
                if result.declarer is not None and max(before.totals) >= LATE * before.target:
                    bids = sum(each.bids for each in players)
                    yield Auction(bids, players[result.declarer].last, result.is_made)
                    contracts -= 1
                    if not contracts:
                        return
            if before is None or len(match.results) > len(before.results):
                before = match
                for each in players:
                    each.bids, each.last = 0, None


def forecasts(found: Sequence[Auction]) -> list[Forecast]:
    """Return the chances that were stated for contracts, and whether these were made."""
    return [
        Forecast(each.last.said, each.is_made) for each in found if each.last is not None and each.last.said is not None
    ]


def keep(preset: str, skill: str, found: Sequence[Auction]) -> None:
    """Save the results for Help to show."""
    outcomes = [outcome(one) for one in by_class(forecasts(found), CLASSES) if one]
    kept = tuple(Calibration(round(each.expected, 3), each.many, round(each.real * each.many)) for each in outcomes)
    before = measured(FILE)
    new = Contracts(preset, skill, CHOICES[skill], len(found), sum(each.is_made for each in found), kept)
    rest = [each for each in before.contracts if each.preset != preset]
    write(replace(before, contracts=tuple(sorted([*rest, new], key=lambda each: NAMES.index(each.preset)))))


def _made(found: Sequence[Auction]) -> str:
    if not found:
        return ""
    made = fmean(each.is_made for each in found)
    return f"{100 * made:.0f} ± {100 * sqrt(made * (1 - made) / len(found)):.0f} of {len(found)}"


def main() -> None:
    """Measure and print the results."""
    line = parser(__doc__, levels=("expert",), deals=DEALS)
    line.add_argument("--against", choices=LADDER, help="the level of all other sides; default: the same")
    line.add_argument("--game", choices=NAMES, help="one game; default: all of them")
    line.add_argument("--late", action="store_true", help="whole matches, and only deals near their end")
    line.add_argument("--keep", action="store_true", help="let Help show what four Experts make of their bids")
    options = line.parse_args()
    if options.keep and (set(options.levels) != {"expert"} or options.against or options.late):
        line.error("--keep is for Expert among Experts in first deals, which Help tells of")
    if options.late and options.against:
        line.error("--late is for players of one level")
    classes = [f"said {100 * each // CLASSES} %" for each in range(CLASSES)]
    table = Table("preset", "level", "made %", "bids", "beyond", *classes, "nothing said", box=box.SIMPLE)
    console = Console(width=200)
    with console.status("playing"):
        for name in [options.game] if options.game else NAMES:
            for level in options.levels:
                with unhurried():
                    if options.late:
                        found = list(late_auctions(PRESETS[name], level, options.deals))
                    else:
                        found = list(auctions(PRESETS[name], level, options.against or level, options.deals))
                if options.keep:
                    keep(name, level, found)
                beyond = [each.last.beyond for each in found if each.last is not None]
                cuts = quantiles(beyond, n=10) if len(beyond) > 1 else [0.0] * 9
                known = by_class(forecasts(found), CLASSES)
                silent = [each for each in found if each.last is None or each.last.said is None]
                bids = f"{fmean(each.bids for each in found):.1f}"
                excess = f"{cuts[4]:+.0f}, {cuts[8]:+.0f}"
                table.add_row(name, level, _made(found), bids, excess, *map(cell, known), _made(silent))
    console.print(table)


if __name__ == "__main__":
    main()
