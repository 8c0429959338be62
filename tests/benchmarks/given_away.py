"""Counts the points that card play gives away, judged with all hands open: `python tests/benchmarks/given_away.py`.

Four players of a level play deals. From the second trick on, each card is compared with the best one, found by solving
the deal with all hands open and perfect play by everyone afterward. The table shows how many trick points per deal the
players' cards cost their own sides, with the standard error, and how much of that came from leads and from the
declarer. No player can avoid giving away points without seeing the other hands: the number is for comparing players on
the same deals.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.ai.kernel_table import StrictPosition, make_table, solve
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import Play
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState

DEALS: Final = 40
SEED: Final = 9301
PRESET: Final = "single_deck_partnership"
NODES: Final = 10**10
"""The maximum number of positions to search; a few second tricks need a thousand times as many as most."""


class Loss(NamedTuple):
    """The loss caused by a card."""

    points: float
    is_lead: bool
    is_declarers: bool


class Deal:
    """The losses in a deal, found with all hands open, which the players do not see."""

    def __init__(self) -> None:
        self.state: DealState | None = None
        self.losses: list[Loss] = []

    def note(self, seen: Observation, moves: Sequence[Card], played: Card) -> None:
        """Compare a card with the best one that could have been played."""
        if self.state is None or seen.contract is None:
            raise AssertionError("cards are played after an auction")
        hands, position = dict(enumerate(self.state.hands)), StrictPosition(seen.leader, seen.trick)
        [row] = solve(make_table(seen.rules, seen.trump), [hands], position, moves, nodes=NODES)
        if row is None:
            raise AssertionError("a deal was not worked out")
        # a row has the lead of a side, which changes by twice the points that it takes from the other side
        points = (max(row) - row[list(moves).index(played)]) / 2
        self.losses.append(Loss(points, not seen.trick, seen.viewer == seen.contract.declarer))


class Watched:
    """A player whose cards are judged."""

    def __init__(self, skill: str, seed: int, deal: Deal) -> None:
        self._player = make_player(skill, seed)
        self._deal = deal

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and record what a card gave away."""
        action = self._player.choose(observation, prompt, budget)
        if isinstance(action, Play) and observation.tricks and len(prompt.cards) > 1:
            self._deal.note(observation, prompt.cards, action.card)
        return action


def losses(rules: Rules, skill: str, number: int) -> list[Loss]:
    """Play a deal, and return what each card gave away where there was a choice."""
    deal = Deal()
    players = [Watched(skill, SEED + seat, deal) for seat in range(rules.table.players)]
    for match in states(rules, players, SEED + number, 1):
        deal.state = match.deal
    return deal.losses


def _sum(found: Iterable[Loss]) -> float:
    return sum(each.points for each in found)


def _mean_text(deals: Sequence[float]) -> str:
    return f"{fmean(deals):.1f} ± {stdev(deals) / sqrt(len(deals)):.1f}"


def main() -> None:
    """Measure and print the results."""
    options = parser(__doc__, levels=("expert",), deals=DEALS).parse_args()
    table = Table("level", "deals", "points a deal", "leads", "declarer", "choices", box=box.SIMPLE_HEAD)
    console = Console(width=120)
    with console.status("playing"), unhurried():
        for level in options.levels:
            found = [losses(PRESETS[PRESET], level, number) for number in range(options.deals)]
            found = [each for each in found if each]  # some deals end before the play
            rows = (
                [_sum(each) for each in found],
                [_sum(one for one in each if one.is_lead) for each in found],
                [_sum(one for one in each if one.is_declarers) for each in found],
            )
            choices = fmean(len(each) for each in found)
            table.add_row(level, str(len(found)), *map(_mean_text, rows), f"{choices:.1f}")
    console.print(table)


if __name__ == "__main__":
    main()
