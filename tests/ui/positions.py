"""Positions of real games, reached by playing simple moves, to show in panels."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import Bid, Bury, DealCards, Done, Give, NameTrump, Pass, Play, PlayOn, ShowMelds
from pinochle_qt.engine.cards import SUITS, parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game, Step
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.state import MatchState

NAMES = ("Anna", "Ben", "Clara", "David")
PARTNERSHIP = PRESETS["single_deck_partnership"]
STOCK = PRESETS["simplified_two_handed_150"]
RUN_HAND = parse_cards("AH TH TH KH QH JH AS QS 9S KD JD AC")

OURS = Agreement(
    "Our bids",
    (
        Saying("opening", 2, "run", goes_on=True),
        Saying("opening", 1, "aces", 3),
        Saying("after_partner", 3, "meld", 80, goes_on=True),
        Saying("after_partner", 1, "meld", 40, 60),
        Saying("after_partner", 1, "suit", 6),
    ),
)
"""An agreement with a gap and a contradiction."""


@dataclass
class Table:
    """A match in progress, with everything that a test may ask about it."""

    game: Game
    match: MatchState
    steps: list[Step]

    @property
    def prompt(self) -> Prompt:
        return require(self.game.prompt(self.match))

    def seen(self, viewer: int | None = 0) -> Observation:
        return observe(self.game.rules, self.match, viewer)

    def do(self, action: Action) -> Step:
        step = self.game.apply(self.match, action)
        self.match = step.after
        self.steps.append(step)
        return step

    def play_until(self, is_there: Callable[[Prompt], bool], most: int = 4000) -> Prompt:
        """Let everybody make simple moves until a matching prompt comes."""
        for turn in range(most):
            prompt = self.game.prompt(self.match)
            assert prompt is not None, "the match ended first"
            if is_there(prompt):
                return prompt
            self.do(self.shuffled(turn) if prompt.kind == "deal" else simple_move(prompt))
        raise AssertionError("the position did not come")

    def play_to_end(self) -> None:
        """Let everybody make simple moves until the match has been won."""
        turn = 0
        while (prompt := self.game.prompt(self.match)) is not None:
            self.do(self.shuffled(turn) if prompt.kind == "deal" else simple_move(prompt))
            turn += 1

    def shuffled(self, seed: int) -> DealCards:
        cards = list(pack(self.game.rules))
        random.Random(seed).shuffle(cards)
        return self.game.deal_out(cards, self.match.next_dealer)


def table(
    rules: Rules = PARTNERSHIP,
    *,
    hand: tuple[Card, ...] = (),
    seed: int = 1,
    dealer: int | None = None,
    agreements: tuple[Agreed, ...] = (),
) -> Table:
    """Return a table with the cards just dealt; seat 0 holds `hand` if one is given."""
    game = Game(rules)
    new_table = Table(game, game.start(dealer, agreements=agreements), [])
    deal = new_table.shuffled(seed)
    if hand:
        rest = list(without(pack(rules), hand))
        random.Random(seed).shuffle(rest)
        size = rules.deal.hand_size
        hands = [tuple(rest[i * size : (i + 1) * size]) for i in range(rules.table.players - 1)]
        deal = DealCards((hand, *hands), tuple(rest[len(hands) * size :]))
    new_table.do(deal)
    return new_table


def simple_move(prompt: Prompt) -> Action:
    """Return a simple legal move; seat 0 outbids the others once."""
    seat = require(prompt.seat)
    match prompt.kind:
        case "bid":
            if seat == 0 and prompt.bids is not None and prompt.bids.minimum < 330:
                return Bid(seat, prompt.bids.minimum)
            return Pass(seat) if Pass(seat) in prompt.choices else Bid(seat, prompt.bids.minimum if prompt.bids else 0)
        case "trump":
            suit = max(SUITS, key=lambda each: points_of(best_melds(prompt.hand, each, prompt.rules)))
            return NameTrump(seat, suit)
        case "give" | "bury":
            assert prompt.pick is not None
            make = Give if prompt.kind == "give" else Bury
            return make(seat, prompt.pick.among[: prompt.pick.size])
        case "show":
            return ShowMelds(seat, prompt.best)
        case "meld":
            melds = [action for action in prompt.choices if isinstance(action, ShowMelds)]
            return melds[0] if melds else Done(seat)
        case "decide":
            return PlayOn(seat)
        case "play":
            return (
                next(action for action in prompt.choices if isinstance(action, Play))
                if prompt.choices
                else Play(seat, prompt.cards[0])
            )
        case _:
            return prompt.choices[0]
