"""Measures what weighing contracts before the play gains: `python tests/benchmarks/last_chances.py`.

In binokel, a contract is given up before trump is named or played, and whoever wants every trick says so in place of
trump. In each deal, the first bidder gets a contract of 200 to 280 points, with a hand dealt at random, or with one
rich in aces and tens. Where a level then decides otherwise than rules of thumb, the deal is played to its end both
ways, by the same Strong players. For each kind of such a decision, the table has how often it was made, and how many
points of lead it gained the declarer's side, with the standard error.
"""

from __future__ import annotations

import random
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

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, Concede, DealCards, NameTrump, Pass, PlayOn, ShootMoon
from pinochle_qt.engine.cards import RANK_OF, Rank, without
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

DEALS: Final = 150
SEED: Final = 1
NAMES: Final = ("binokel_three_handed", "binokel_four_handed")
BIDS: Final = (200, 220, 240, 260, 280)
RICH: Final = (0.5, 0.7)
"""The least and the greatest fraction of aces and tens among the cards of a rich hand and the widow."""
KINDS: Final = {
    (NameTrump, Concede): "plays on where it would give up",
    (Concede, NameTrump): "gives up where it would play on",
    (ShootMoon, PlayOn): "shoots the moon where it would name trump",
    (PlayOn, ShootMoon): "names trump where it would shoot the moon",
}
"""Decisions of the level and by rules of thumb, with what to call such a difference."""


def gains(rules: Rules, level: str, number: int) -> Iterator[tuple[str, float]]:
    """Yield each decision in a deal that differs from rules of thumb, and how much it gained in points of lead."""
    game, chance, by_thumb = Game(rules), random.Random(number), Policy()
    match = game.start(0)
    match = game.apply(match, _dealt(rules, chance, is_rich=number % 2 == 0)).after
    bid: int | None = chance.choice(BIDS)
    action: SeatAction
    while (prompt := game.prompt(match)) is not None and prompt.kind in {"bid", "decide", "trump"}:
        seat = prompt.seat or 0
        if prompt.kind == "bid":
            action, bid = (Pass(seat) if bid is None else Bid(seat, bid)), None
        else:
            seen = observe(rules, match, seat)
            action = make_player(level, number).choose(seen, prompt, None)
            plain = by_thumb.choose(seen, prompt, None)
            kind = KINDS.get((type(action), type(plain)))
            if kind is not None:
                own, other = (_lead(game, match, number, each, seat) for each in (action, plain))
                yield kind, own - other
        match = game.apply(match, action).after


def _dealt(rules: Rules, chance: random.Random, *, is_rich: bool) -> DealCards:
    """Deal, with a rich hand for the seat that bids first if no other has to: the second one from the dealer."""
    players, size, widow = rules.table.players, rules.deal.hand_size, rules.widow.size
    rest = list(pack(rules))
    chance.shuffle(rest)
    own: list[Card] = rest[: size + widow]
    if is_rich:
        good = [face for face in rest if RANK_OF[face] in {Rank.ACE, Rank.TEN}]
        own = chance.sample(good, round(chance.uniform(*RICH) * (size + widow)))
        own += chance.sample(without(rest, own), size + widow - len(own))
        chance.shuffle(own)
    rest = list(without(rest, own))
    others = [tuple(rest[at * size : (at + 1) * size]) for at in range(players - 1)]
    return DealCards((*others[:2], tuple(own[:size]), *others[2:]), widow=tuple(own[size:]))


def _lead(game: Game, match: MatchState, number: int, action: SeatAction, seat: Seat) -> float:
    """Play the deal to its end after an action; return the lead of the seat's side over the average of the others."""
    players = [make_player("strong", number + each) for each in range(game.rules.table.players)]
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
    table = Table("preset", "level", "decision", "decisions", "gain", "error", box=box.SIMPLE)
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
                    table.add_row(name, level, kind, str(len(each)), f"{fmean(each):+.1f}", error)
    console.print(table)


if __name__ == "__main__":
    main()
