"""Checks whether the odds in the auction are honest: `python tests/benchmarks/odds.py`.

All seats play like Strong, the level that people meet unless they choose another. In every second deal one of them is
bold: its first bid is the one to which the odds give about a certain chance, drawn at random, so that contracts of
every chance are played. Such a deal counts only if the bold player gets the contract, because its bid has misled the
others. The declarer names the suit that gives the last bid the best odds.

The contracts are sorted by the chance that the odds gave them; for each class the table shows how many were made, how
many there were, and by how many standard errors the two shares differ.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.decide.bidding.odds_work import OddsWork
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.engine.actions import Bid, NameTrump
from pinochle_qt.session.dealing.shuffle import derived
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.forecasts import Forecast, by_class, outcome
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

DEALS: Final = 400
SEED: Final = 1
NAMES: Final = ("single_deck_partnership", "double_deck_four_handed", "three_handed_auction")
CLASSES: Final = 10
LONG: Final = 60.0
"""A time limit in seconds that is never reached: the results must not depend on how busy the machine is."""
ENOUGH: Final = 10
"""The number of contracts below which a class shows no percentages."""


class Promise(NamedTuple):
    """The best odds for a bid."""

    suit: Suit
    chance: float


class Teller:
    """Plays like Strong, and knows the odds of its bids; with a `hope`, its first bid is one with about that chance."""

    def __init__(self, seed: int, hope: float | None) -> None:
        self._strong = make_player("strong", seed)
        self._seed, self._hope = seed, hope
        self._bid: tuple[Observation, Prompt, int] | None = None
        self.promise: Promise | None = None

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Answer a question."""
        action = self._strong.choose(observation, prompt, budget)
        if prompt.kind == "bid":
            action = self._called(observation, prompt) or action
            if isinstance(action, Bid):
                self._bid = observation, prompt, action.amount
        elif prompt.kind == "trump" and self._bid is not None:
            seen, bid_prompt, amount = self._bid
            self.promise = _best(_odds(seen, bid_prompt, self._seed), amount)
            named = NameTrump(prompt.seat or 0, self.promise.suit)
            if prompt.allows(named):
                return named
            self.promise = None
        return action

    def _called(self, observation: Observation, prompt: Prompt) -> Bid | None:
        """Return the bold bid the first time, or None if there is none."""
        hope, self._hope = self._hope, None
        if hope is None or prompt.bids is None:
            return None
        odds = _odds(observation, prompt, self._seed)
        amounts = [amount for amount in odds.amounts if prompt.bids.refusal(amount) is None]
        return Bid(prompt.seat or 0, min(amounts, key=lambda amount: abs(_best(odds, amount).chance - hope)))


def _odds(seen: Observation, prompt: Prompt, seed: int) -> BidOdds:
    work = OddsWork(seen, prompt, SKILL_BY_LEVEL["expert"], seed, longest=LONG)
    while not (odds := work.go_on()).is_told:
        pass
    return odds


def _best(odds: BidOdds, amount: int) -> Promise:
    found = odds.best(amount)
    if found is None:
        raise AssertionError("a bid that has no odds")
    return Promise(*found)


def contract(rules: Rules, number: int) -> Forecast | None:
    """Play a deal; return None if no seat declared after its own bid, or if another seat than the bold one did."""
    lot = derived(SEED, "hope", number)
    bold, hope = lot.randrange(rules.table.players) if number % 2 else None, lot.random()
    players = [Teller(SEED + seat, hope if seat == bold else None) for seat in range(rules.table.players)]
    *_, last = states(rules, players, SEED + number, 1)
    result = last.results[0]
    if result.declarer is None or bold not in {None, result.declarer}:
        return None
    promise = players[result.declarer].promise
    return None if promise is None else Forecast(promise.chance, result.is_made)


def main() -> None:
    """Measure and print the results."""
    deals = parser(__doc__, deals=DEALS).parse_args().deals
    classes = [f"{100 * each // CLASSES} %" for each in range(CLASSES)]
    table = Table("preset", "", *classes, "all", box=box.SIMPLE_HEAD)
    console = Console(width=160)
    with console.status("playing"):
        for name in NAMES:
            played = (contract(PRESETS[name], number) for number in range(deals))
            found = [each for each in played if each is not None]
            columns = [_column(each) for each in (*by_class(found, CLASSES), found)]
            for at, head in enumerate(("expected %", "made %", "contracts", "errors apart")):
                table.add_row(name if not at else "", head, *(column[at] for column in columns))
    console.print(table)


def _column(found: Sequence[Forecast]) -> tuple[str, str, str, str]:
    """Return the expected and the actual percentage, the number of contracts, and the difference in standard errors."""
    if len(found) < ENOUGH:
        return "", "", str(len(found)), ""
    expected, made, contracts, errors_off = outcome(found)
    return f"{100 * expected:.0f}", f"{100 * made:.0f}", str(contracts), errors_off


if __name__ == "__main__":
    main()
