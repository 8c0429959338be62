"""A table for tests, at which one hand is known and the auction goes as the test says."""

from __future__ import annotations

import random
from math import inf
from typing import TYPE_CHECKING

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.rivals import Bidders, rivals
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.engine.actions import Bid, DealCards, Pass
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import Observation, observe
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.ai.decide.bidding.rivals import Rival
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed


def imagined_deals(seen: Observation) -> list[Rival]:
    """Return deals as seat 0 imagines them."""
    return rivals(Bidders(seen, 0), Sampler(believe(seen, 0)), 32, random.Random(4), Deadline(inf))


class Table:
    """An auction in which one seat holds a given hand; seat 1 bids first, and opposite seats are partners."""

    def __init__(self, rules: Rules, hand: tuple[Card, ...], seat: int, agreements: tuple[Agreed, ...] = ()) -> None:
        self.rules, self.game = rules, Game(rules)
        rest, size = list(without(pack(rules), hand)), rules.deal.hand_size
        hands = [hand if each == seat else tuple(rest.pop() for _ in range(size)) for each in range(4)]
        self.match = self.game.start(0, agreements=agreements)
        self.match = self.game.apply(self.match, DealCards(tuple(hands))).after

    def say(self, *amounts: int | None) -> None:
        """Make the next seats bid these amounts, or pass for None."""
        for amount in amounts:
            prompt = require(self.game.prompt(self.match))
            assert prompt.seat is not None
            action = Pass(prompt.seat) if amount is None else Bid(prompt.seat, amount)
            self.match = self.game.apply(self.match, action).after

    def seen(self) -> Observation:
        prompt = require(self.game.prompt(self.match))
        return observe(self.rules, self.match, prompt.seat)

    def answer(self, player: Player | None = None) -> int | None:
        """Return the bid of a computer player, Steady unless another is given, or None for a pass."""
        prompt = require(self.game.prompt(self.match))
        action = (player or Policy()).choose(self.seen(), prompt, 60.0)
        return action.amount if isinstance(action, Bid) else None
