"""Counts cards badly given away, in every game with an exchange: `python tests/benchmarks/passing.py`.

Steady players bid, and players of a level pass cards, bury them or share out the kitty. Each choice of passed or buried
cards is compared with the best one, found by trying all of them (or a sample, if there are too many) in imagined deals:
many choices in a few deals, then the best of them in more, and at last the best one beside the level's own in deals of
their own. The table shows how many choices left their side at least 60 points poorer, how many broke up a run or a
double pinochle that the giver held, and what a choice lost on average, with the standard error. Below it are the
costliest choices.

With an older version in the folder that `PINOCHLE_FORMER` names (see `former.py`), the present and the former Expert
exchange cards in the same deals. Their true cards are then played as in imagined deals, and a line tells how many
points more a deal is worth to the declarer after the present Expert's exchange, with the standard error.
"""

from __future__ import annotations

import os
import random
import sys
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec.structs import replace
from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.ai.decide.exchange import tried_cards
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.actions import Bury, Give
from pinochle_qt.engine.cards import cards_text, without
from pinochle_qt.engine.features import buries_after_meld
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.former import FOLDER, FormerExpert, PresentExpert
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Pick, Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState

DEALS: Final = 100
SEED: Final = 55001
GAMES: Final[dict[str, Rules]] = {
    "racehorse_passing": PRESETS["racehorse_passing"],
    "single_deck_partnership": PRESETS["single_deck_partnership"],
    "the same, passing at once": patch(PRESETS["single_deck_partnership"], {"passing.mode": "simultaneous"}),
    "three_handed_auction": PRESETS["three_handed_auction"],
    "check_pinochle": PRESETS["check_pinochle"],
    "racehorse_six_handed": PRESETS["racehorse_six_handed"],
    "partnership_four_handed_kitty": PRESETS["partnership_four_handed_kitty"],
}
LEVELS: Final = ("steady", "strong", "expert")
POORER: Final = 60
"""The loss in points that a partner would notice."""
SAMPLE: Final = 800
"""The maximum number of choices that are tried."""
ROUNDS: Final = ((SAMPLE, 6), (40, 40), (8, 160))
"""For each round, the number of choices that are tried, and in how many deals."""
FINAL: Final = 400
"""The number of deals in which the best choice is compared with the one that was made."""
EXCHANGES: Final = frozenset({"give", "bury", "distribute"})
SHOWN: Final = 2
"""The number of costly choices that are shown for each level and game."""


class Choice(NamedTuple):
    """A choice of cards, and how bad it was."""

    text: str
    lost: float
    is_broken: bool
    """Whether it broke up a run or a double pinochle."""


class Exchanger:
    """Exchanges cards as one player, and does everything else as another."""

    def __init__(self, exchanging: Player, other: Player) -> None:
        self._exchanging = exchanging
        self._other = other
        self.choices: list[tuple[Observation, Prompt, Give | Bury]] = []

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and record how cards are given away."""
        player = self._exchanging if prompt.kind in EXCHANGES else self._other
        action = player.choose(observation, prompt, budget)
        if isinstance(action, Give | Bury):
            self.choices.append((observation, prompt, action))
        return action


class Course(NamedTuple):
    """A deal up to the play of cards."""

    match: MatchState
    choices: tuple[tuple[Observation, Prompt, Give | Bury], ...]


def course(rules: Rules, exchanging: Player, number: int) -> Course:
    """Return a deal after the exchange, by this player in every seat, of a contract that Steady players bid."""
    steady = make_player("steady", SEED)
    player = Exchanger(exchanging, steady)
    game = Game(rules)
    for match in states(rules, [player] * rules.table.players, SEED + number, 1):
        prompt = game.prompt(match)
        if prompt is not None and prompt.kind == "play":
            break
    return Course(match, tuple(player.choices))


def judged(seen: Observation, prompt: Prompt, action: Give | Bury) -> Choice:
    """Return what a choice of cards lost beside the best one."""
    if prompt.pick is None or prompt.trump is None:
        raise AssertionError("cards are given away when trump is known")
    chosen = tuple(sorted(action.cards))
    choices = [chosen, *_others(prompt.pick, chosen)]
    for seed, (count, deals) in enumerate(ROUNDS):
        choices = choices[:count]
        columns = zip(*_values(seen, prompt, choices, seed, deals), strict=True)
        means = [fmean(column) for column in columns]
        choices = [choices[at] for at in sorted(range(len(choices)), key=lambda at: -means[at])]
    pair, lost = (choices[0], chosen), 0.0
    if choices[0] != chosen:
        lost = fmean(best - own for best, own in _values(seen, prompt, pair, len(ROUNDS), FINAL))
    hand, better = cards_text(prompt.hand), cards_text(choices[0])
    text = f"{prompt.kind} {prompt.trump.name.lower()}: {hand}: {cards_text(chosen)}, {lost:.0f} less than {better}"
    return Choice(text, lost, _is_broken(prompt.hand, chosen, prompt.trump, seen.rules))


def _others(pick: Pick, chosen: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the other choices in random order."""
    free, size = sorted(without(pick.among, pick.must)), pick.size - len(pick.must)
    found = {tuple(sorted((*pick.must, *cards))) for cards in combinations(free, size)} - {chosen}
    return random.Random(SEED).sample(sorted(found), len(found))


def _values(
    seen: Observation, prompt: Prompt, choices: Sequence[tuple[Card, ...]], seed: int, deals: int
) -> list[list[float]]:
    skill = replace(SKILL_BY_LEVEL["expert"], auction=deals)
    return [[each.value for each in row] for row in tried_cards(seen, prompt, choices, skill, seed, 1e9)]


def _is_broken(hand: Sequence[Card], cards: tuple[Card, ...], trump: Suit, rules: Rules) -> bool:
    if buries_after_meld(rules):
        return False
    left = [_big_melds(each, trump, rules) for each in (without(hand, cards), cards)]
    return any(sum(counts) < held for *counts, held in zip(*left, _big_melds(hand, trump, rules), strict=True))


def _big_melds(cards: Sequence[Card], trump: Suit, rules: Rules) -> tuple[int, int]:
    """Return the number of runs and of double pinochles."""
    used = {meld.kind: len(meld.cards) for meld in best_melds(cards, trump, rules)}
    return used.get("run", 0) // 5, used.get("pinochle", 0) // 4


def worth(rules: Rules, match: MatchState) -> float:
    """Return what a deal is worth to the declarer when its true cards are played as in imagined deals."""
    deal = match.deal
    if deal is None or deal.contract is None or deal.trump is None:
        return 0.0
    declarer, bid = deal.contract.declarer, deal.contract.bid
    imagined = ImaginedDeals(observe(rules, match, declarer), declarer, SEED)
    world = World(hands=deal.hands, buried=deal.buried or ())
    return imagined.played(world, declarer, bid, deal.trump).value


def _mean(found: Sequence[float]) -> str:
    return "" if len(found) < 2 else f"{fmean(found):.1f} ± {stdev(found) / sqrt(len(found)):.1f}"


def main() -> None:
    """Measure and print the results."""
    argument_parser = parser(__doc__, levels=LEVELS, deals=DEALS)
    argument_parser.add_argument("--game", choices=GAMES, action="append", help="one game; default: all of them")
    options = argument_parser.parse_args()
    players: dict[str, Player] = {level: make_player(level, SEED) for level in options.levels}
    if os.environ.get(FOLDER):
        players = {"expert": PresentExpert(SEED), "former": FormerExpert(SEED)}
    table = Table("game", "level", "choices", "60 poorer", "broken", "lost on average", box=box.SIMPLE_HEAD)
    console, below = Console(width=160), list[str]()
    with console.status("playing"), unhurried():
        for name in options.game or GAMES:
            rules = GAMES[name]
            worths: dict[str, list[float]] = {}
            for who, player in players.items():
                courses = [course(rules, player, number) for number in range(options.deals)]
                worths[who] = [worth(rules, each.match) for each in courses]
                found = [judged(*choice) for each in courses for choice in each.choices]
                counts = len(found), sum(each.lost >= POORER for each in found), sum(each.is_broken for each in found)
                table.add_row(name, who, *map(str, counts), _mean([each.lost for each in found]))
                costly = sorted(found, key=lambda each: -each.lost)[:SHOWN]
                below += [f"{name}, {who}: {each.text}" for each in costly]
            if "former" in worths:
                ahead = [now - then for now, then in zip(worths["expert"], worths["former"], strict=True)]
                below.append(f"{name}: the present Expert's deals are worth {_mean(ahead)} more")
    console.print(f"{options.deals} deals, seed {SEED}", table, *below, sep="\n", highlight=False, markup=False)


if __name__ == "__main__":
    main()
