"""A player that picks any sensible legal answer at random; the yardstick for the others and the driver of tests."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import Bid, Bury, DeclareOut, Distribute, Give, ShowMelds
from pinochle_qt.engine.cards import without

if TYPE_CHECKING:
    import random

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange, Pick, Prompt
    from pinochle_qt.engine.seats import Seat

RAISES = 3
"""The number of next higher legal amounts that are considered."""
BID_CHANCE = 0.3
"""The probability of a bid where passing is also allowed, so that auctions come to an end."""
MODEST_CHANCE = 0.1
"""The probability of showing fewer melds than possible, and of an unusual decision before the play."""


class RandomPlayer:
    """Chooses among the legal answers with the given random number generator."""

    def __init__(self, chance: random.Random) -> None:
        self._rng = chance

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Return a legal answer to the prompt at once, whatever the budget."""
        del budget
        seat = prompt.seat
        if seat is None:
            raise ValueError("the table itself is asked, not a player")
        if prompt.bids is not None:
            return self._bid(seat, prompt, prompt.bids)
        if prompt.pick is not None:
            cards = self._picked(prompt.pick)
            return Give(seat, cards) if prompt.kind == "give" else Bury(seat, cards)
        if prompt.kind == "show":
            return self._show(seat, prompt)
        if prompt.kind == "distribute" and not (prompt.choices and self._is_unusual()):
            return self._distribute(seat, prompt)
        if prompt.kind in {"decide", "trump", "bid"} and len(prompt.choices) > 1:
            return self._usual(prompt)
        claim = DeclareOut(seat)
        if claim in prompt.choices and _is_out(observation, seat):
            return claim
        return self._rng.choice([action for action in prompt.choices if action != claim])

    def _is_unusual(self) -> bool:
        return self._rng.random() < MODEST_CHANCE

    def _bid(self, seat: Seat, prompt: Prompt, bids: BidRange) -> SeatAction:
        if prompt.choices and self._rng.random() >= BID_CHANCE:
            return self._usual(prompt)
        suit = self._rng.choice(prompt.suits) if prompt.suits else None
        return Bid(seat, self._rng.choice(bids.amounts(RAISES)), suit)

    def _picked(self, pick: Pick) -> tuple[Card, ...]:
        rest = without(pick.among, pick.must)
        return (*pick.must, *self._rng.sample(rest, pick.size - len(pick.must)))

    def _show(self, seat: Seat, prompt: Prompt) -> SeatAction:
        fewer = ShowMelds(seat, tuple(meld for meld in prompt.best if self._rng.random() < 0.5))
        if self._is_unusual() and prompt.allows(fewer):
            return fewer
        return ShowMelds(seat, prompt.best)

    def _distribute(self, seat: Seat, prompt: Prompt) -> SeatAction:
        kitty = self._rng.sample(prompt.kitty, len(prompt.kitty))
        return Distribute(seat, tuple(enumerate(kitty)))

    def _usual(self, prompt: Prompt) -> SeatAction:
        """Give up or shoot the moon only now and then, or hardly any hand would be played."""
        kinds = Counter(type(action) for action in prompt.choices)
        usual = type(prompt.choices[0])
        if kinds.total() > kinds[usual] and self._is_unusual():
            return self._rng.choice([action for action in prompt.choices if type(action) is not usual])
        return self._rng.choice([action for action in prompt.choices if type(action) is usual])


def _is_out(observation: Observation, seat: Seat) -> bool:
    """Return whether melds alone take a seat to the target: a claim at any other moment loses the match."""
    return observation.total_of(seat) + observation.meld_points(seat) >= observation.target
