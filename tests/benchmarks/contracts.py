"""Checks whether contracts turn out as Expert expects: `python tests/benchmarks/contracts.py`.

Expert plays against Steady, each deal from either side. Once trump is named, the true cards are played out in the way
in which Expert imagines deals during the auction; the table compares that with how many of these contracts were made.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.observe import observe
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Side
    from pinochle_qt.engine.state import MatchState

DEALS: Final = 100
SEED: Final = 1
NAMES: Final = ("single_deck_partnership", "partnership_four_handed", "double_deck_four_handed")


class Contract(NamedTuple):
    """The expected and the actual result of a contract."""

    is_experts: bool
    bid: int
    expected: float
    is_made: bool


def contract(rules: Rules, number: int, side: Side) -> Contract | None:
    """Play a deal with Expert on this side; return None if trump was never named."""
    skills = ["expert" if side_of(rules, seat) == side else "steady" for seat in range(rules.table.players)]
    players = [make_player(skill, SEED + seat) for seat, skill in enumerate(skills)]
    *seen, last = states(rules, players, SEED + number, 1, skills)
    named = next((match for match in seen if match.deal is not None and match.deal.trump is not None), None)
    return None if named is None else _looked_back(rules, side, named, last)


def _looked_back(rules: Rules, side: Side, named: MatchState, last: MatchState) -> Contract | None:
    """Return what Expert expected when trump was named, and the actual result."""
    deal = named.deal
    if deal is None or deal.contract is None or deal.trump is None:
        return None
    declarer, bid = deal.contract.declarer, deal.contract.bid
    expert = next(seat for seat in range(rules.table.players) if side_of(rules, seat) == side)
    imagined = ImaginedDeals(observe(rules, named, expert), expert, SEED)
    expected = imagined.played(World(hands=deal.hands), declarer, bid, deal.trump).made
    return Contract(side_of(rules, declarer) == side, bid, expected, last.results[0].outcome == "made")


def main() -> None:
    """Measure and print the results."""
    deals = parser(__doc__, deals=DEALS).parse_args().deals
    table = Table("preset", "declarer", "contracts", "mean bid", "expected %", "made %", box=box.SIMPLE_HEAD)
    console = Console(width=120)
    with console.status("playing"):
        for name in NAMES:
            found = [contract(PRESETS[name], number, side) for number in range(deals) for side in (0, 1)]
            for who, is_experts in (("Expert", True), ("Steady", False)):
                of_one = [each for each in found if each is not None and each.is_experts == is_experts]
                bid, expected = fmean(each.bid for each in of_one), fmean(each.expected for each in of_one)
                made = fmean(each.is_made for each in of_one)
                table.add_row(name, who, str(len(of_one)), f"{bid:.0f}", f"{100 * expected:.0f}", f"{100 * made:.0f}")
    console.print(table)


if __name__ == "__main__":
    main()
