"""Counts how often players bid over their partner's standing bid: `python tests/benchmarks/respect.py`.

Four players of one level play. The table shows in how many deals a player bid over the partner, in how many of these
both opponents had already passed, the share of contracts made in all deals and in the latter, and the most common
reasons given for such bids.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.decide.bidding.hand_worth import are_partners
from pinochle_qt.ai.player import ExplainingPlayer
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import Bid
from pinochle_qt.teaching.players import LADDER
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

DEALS: Final = 200
SEED: Final = 7001
NAMES: Final = ("single_deck_partnership", "double_deck_four_handed")


class Raise(NamedTuple):
    """A bid over a partner."""

    is_alone: bool
    """Whether both opponents had passed."""
    why: str


class Auction(NamedTuple):
    """The bids over a partner in a deal, and the result of the contract."""

    raises: tuple[Raise, ...]
    is_made: bool | None


class Watched:
    """A player whose bids over the partner are recorded."""

    def __init__(self, skill: str, seed: int, raises: list[Raise]) -> None:
        self._player = make_player(skill, seed)
        self._raises = raises

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and record a bid over the partner."""
        if prompt.kind != "bid" or not isinstance(self._player, ExplainingPlayer):
            return self._player.choose(observation, prompt, budget)
        decision, seat = self._player.decide(observation, prompt, budget), prompt.seat or 0
        holder = next((call.seat for call in reversed(observation.calls) if call.amount is not None), None)
        if isinstance(decision.action, Bid) and holder is not None and are_partners(observation.rules, holder, seat):
            passed = {call.seat for call in observation.calls if call.amount is None}
            foes = {each for each in range(observation.players) if not are_partners(observation.rules, each, seat)}
            self._raises.append(Raise(foes <= passed, " ".join(names(decision.reason))))
        return decision.action


def names(reason: Reason | None) -> Iterator[str]:
    """Yield the names of the sentences in a reason, without connectives."""
    for part in () if reason is None else reason.parts():
        if part.why.name not in {"AND", "MOSTLY", "SELDOM"}:
            yield part.why.name


def auctions(rules: Rules, skill: str, deals: int) -> Iterator[Auction]:
    """Play deals, and yield their auctions."""
    for number in range(deals):
        raises: list[Raise] = []
        players = [Watched(skill, SEED + seat, raises) for seat in range(rules.table.players)]
        *_, last = states(rules, players, SEED + number, 1)
        result = last.results[0]
        yield Auction(tuple(raises), None if result.declarer is None else result.is_made)


def main() -> None:
    """Measure and print the results."""
    options = parser(__doc__, levels=LADDER, deals=DEALS).parse_args()
    table = Table("preset", "level", "deals", "raised", "alone", "made %", "alone made %", "why", box=box.SIMPLE)
    console = Console(width=160)
    with console.status("playing"):
        for name in NAMES:
            for level in options.levels:
                found = list(auctions(PRESETS[name], level, options.deals))
                raised = [each for each in found if each.raises]
                alone = [each for each in raised if any(each.is_alone for each in each.raises)]
                why = Counter(each.why for auction in found for each in auction.raises).most_common(4)
                reasons = ", ".join(f"{count} {reason}" for reason, count in why)
                counts = (str(len(each)) for each in (found, raised, alone))
                table.add_row(name, level, *counts, _made(found), _made(alone), reasons)
    console.print(table)


def _made(found: Sequence[Auction]) -> str:
    made = [each.is_made for each in found if each.is_made is not None]
    return f"{100 * fmean(made):.0f}" if made else ""


if __name__ == "__main__":
    main()
