"""Drills: count the meld of a hand, and find a bid for a hand."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import SUITS
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import has_auction, has_summed_auction, is_draft, melds_before_play
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import best_melds, points_of, wins_game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.dealing.shuffle import shuffled
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from pinochle_qt.ai.opinion import Alternative, Opinion
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

OFFERED: Final = 4
"""The number of answers to choose from, including the correct one."""
BIDS: Final = 6
"""The number of bids to choose from, starting with the lowest."""
_TRIES: Final = 60
_NO_MELD_SHARE: Final = 0.1
"""How often a hand is allowed to have no meld."""


# ---- the meld drill --------------------------------------------------------------------------------------------------


class MeldHand(Struct, frozen=True):
    """A hand whose meld must be counted."""

    preset: str
    hand: tuple[Card, ...]
    trump: Suit
    melds: tuple[Meld, ...]
    """The most valuable melds, as the engine counts them."""
    points: int
    """Their total worth, ×10."""
    offered: tuple[int, ...]
    """The numbers to choose from, ×10, in ascending order."""


@lru_cache(maxsize=1)
def meld_presets() -> tuple[str, ...]:
    """Return the games in which everybody melds before play."""
    return tuple(name for name, rules in PRESETS.items() if melds_before_play(rules))


def meld_hand(preset: str, chance: random.Random) -> MeldHand:
    """Return a hand to count, usually one with some meld, but never one that wins the game at once."""
    rules = PRESETS[preset]
    wants_meld = chance.random() > _NO_MELD_SHARE
    for _ in range(_TRIES):
        hand = tuple(sorted(shuffled(pack(rules), chance)[: rules.deal.hand_size]))
        counted = [(suit, best_melds(hand, suit, rules)) for suit in SUITS]
        counted.sort(key=lambda each: -points_of(each[1]))
        trump, melds = counted[0] if chance.random() < 0.5 else chance.choice(counted)
        points = points_of(melds)
        if not wins_game(melds) and (points > 0 or not wants_meld):
            break
    return MeldHand(preset, hand, trump, melds, points, _numbers(points, melds, rules, chance))


def _numbers(points: int, melds: Sequence[Meld], rules: Rules, chance: random.Random) -> tuple[int, ...]:
    """Return the correct number among others that a player could get by missing a meld or counting one twice."""
    steps = {meld.points for meld in melds} | {2 * written_unit(rules), 4 * written_unit(rules), rules.melds.dix_value}
    steps = {10 * -(-step // 10) for step in steps if step > 0}
    found = {points}
    near_misses = [points + sign * step for step in steps for sign in (1, -1)]
    near_misses += [points + 10 * extra * written_unit(rules) for extra in range(1, OFFERED)]
    first = near_misses[: 2 * len(steps)]
    chance.shuffle(first)
    for number in (*first, *near_misses[2 * len(steps) :]):
        if number >= 0 and len(found) < OFFERED:
            found.add(number)
    return tuple(sorted(found))


# ---- the bid drill ---------------------------------------------------------------------------------------------------


class BidHand(Struct, frozen=True):
    """A hand to find a bid for."""

    preset: str
    seat: Seat
    seen: Observation
    prompt: Prompt
    offered: tuple[SeatAction, ...]
    """A pass and some bids, lowest first."""

    def key(self, answer: SeatAction) -> str:
        """Return the key under which Expert's opinion of an answer is kept; it depends only on question and answer."""
        parts = (self.preset, self.seat, self.seen.hand, self.seen.calls, answer)
        return sha256(repr(parts).encode()).hexdigest()


class TriedBid(Struct, frozen=True):
    """The outcome of imagined deals."""

    deals: int
    made: int | None
    """How many of a hundred deals made the contract, with the bid as the contract; None for a pass."""
    gain: float
    """How much more the answer was worth on average than a pass, in points ×10; for a pass, than the lowest bid."""


@lru_cache(maxsize=1)
def bid_presets() -> tuple[str, ...]:
    """Return the games in which one side wins the bid in an auction, and all hands are dealt at once."""
    return tuple(
        name
        for name, rules in PRESETS.items()
        if has_auction(rules) and not has_summed_auction(rules) and not is_draft(rules)
    )


def bid_hand(preset: str, chance: random.Random) -> BidHand:
    """Return a hand to bid on, from some point of an auction that began sensibly."""
    rules, player = PRESETS[preset], Policy()
    game = Game(rules)
    while True:
        match = game.start(int(chance.random() * rules.table.players))
        match = game.apply(match, game.deal_out(shuffled(pack(rules), chance), match.next_dealer)).after
        earlier_calls = int(chance.random() * rules.table.players)
        while (prompt := game.prompt(match)) is not None and prompt.seat is not None and prompt.kind != "trump":
            seen = observe(rules, match, prompt.seat)
            has_choice = prompt.bids is not None and any(isinstance(each, Pass) for each in prompt.choices)
            if prompt.kind == "bid" and has_choice and len(seen.calls) >= earlier_calls:
                return BidHand(preset, prompt.seat, seen, prompt, _answers(prompt))
            match = game.apply(match, player.decide(seen, prompt, None).action).after


def _answers(prompt: Prompt) -> tuple[SeatAction, ...]:
    seat = prompt.seat or 0
    passes = [each for each in prompt.choices if isinstance(each, Pass)]
    amounts = () if prompt.bids is None else prompt.bids.amounts(BIDS)
    return (*passes, *(Bid(seat, amount) for amount in amounts))


def how_it_went(opinion: Opinion) -> TriedBid | None:
    """Return how the imagined deals went with the answer given; None if nothing was tried."""
    own = opinion.own
    if own is None:
        return None
    others = [row for row in opinion.rows if isinstance(row.action, Bid) != isinstance(own.action, Bid)]
    if not others:
        return None
    return TriedBid(opinion.deals, _percent(own), own.value - _compared_with(others).value)


def _compared_with(others: Sequence[Alternative]) -> Alternative:
    """Return the answer to compare with: the pass for a bid, the lowest bid for a pass."""
    return min(others, key=lambda row: row.action.amount if isinstance(row.action, Bid) else 0)


def _percent(row: Alternative) -> int | None:
    return None if row.chance is None else round(100 * row.chance)
