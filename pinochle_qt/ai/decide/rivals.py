"""What the others may bid, in imagined deals that agree with what was said in the auction."""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding import are_partners, own_worths, partners_meld, safe_bid
from pinochle_qt.ai.decide.helping import can_help
from pinochle_qt.ai.likely import picked
from pinochle_qt.engine.cards import SUITS, Suit
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.prompts import bids_over

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from pinochle_qt.ai.sample import Sampler, World
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

# Parts of all trick points: where more is at stake, hands differ by more.
SURPRISE: Final = 0.15
"""How much somebody may bid more or less than the hand seems to allow before it is a surprise."""
OVER_PARTNER: Final = 0.24
"""By how much more partner's hand must be worth before he bids over his partner."""
MISSAID: Final = 0.15
"""How readily somebody is taken to promise help without having it, or to have it and say nothing."""
POOL: Final = 16
"""At most this many times the requested number of deals are looked at."""
UNHEARD_OF: Final = 1e-6
"""No deal counts for less, or there might be none to pick."""


class Offer(NamedTuple):
    """How high a hand may bid, and with which suit."""

    height: float
    suit: Suit


class Rival(NamedTuple):
    """A world with what every other seat may bid."""

    world: World
    offers: dict[Seat, Offer]


class _Said(NamedTuple):
    """What somebody else said in the auction."""

    seat: Seat
    hoped: float
    """The meld that could be hoped for of partners at that time."""
    need: float
    """How high the hand had to go for a bid."""
    has_bid: bool
    help: bool | None
    """Whether it promised help to its partner; None if it said nothing of that."""


def rivals(bidders: Bidders, sampler: Sampler, count: int, chance: random.Random, ends: float) -> list[Rival]:
    """Return imagined deals, picked the more readily the better they agree with what was said in the auction.

    There are fewer than `count` where the time ends before, and the first of them are as good as any.
    """
    pool: list[Rival] = []
    weights: list[float] = []
    total = 0.0
    while len(pool) < POOL * count and total < count and (not pool or monotonic() < ends):
        rival = bidders.in_world(sampler.world(chance.random))
        weight = bidders.agreement(rival)
        pool.append(rival)
        weights.append(weight + UNHEARD_OF)
        total += weight
    chosen = picked(pool, weights, min(count, len(pool)), chance.random())
    chance.shuffle(chosen)
    return chosen


class Bidders:
    """What the others bid, judged by what one seat knows."""

    def __init__(self, seen: Observation, seat: Seat) -> None:
        self._seen = seen
        self._seat = seat
        self._whole = total_card_points(seen.rules)
        then = replace(seen, contract=None, widow=None)  # as it was when they spoke
        self._views = {other: replace(then, viewer=other) for other in range(seen.players) if other != seat}
        self._hoped = {other: partners_meld(view) for other, view in self._views.items()}
        self._said = tuple(self._heard())

    def in_world(self, world: World) -> Rival:
        """Return a world with what the others may bid in it."""
        rules, offers = self._seen.rules, dict[int, Offer]()
        for other, view in self._views.items():
            worth, suit = max(zip(own_worths(world.hands[other], view), SUITS, strict=True))
            offers[other] = Offer(safe_bid(worth + self._hoped[other], rules), suit)
        return Rival(world, offers)

    def agreement(self, rival: Rival) -> float:
        """Return how well hands agree with what was said in the auction, from 0 to 1."""
        surprise, belief = 0.0, 1.0
        for said in self._said:
            hand = rival.world.hands[said.seat]
            if said.help is not None and said.help != can_help(hand, self._seen.rules):
                belief *= MISSAID
            over = rival.offers[said.seat].height - self._hoped[said.seat] + said.hoped - said.need
            surprise += max(0.0, -over if said.has_bid else over)
        return belief * exp(-surprise / (SURPRISE * self._whole))

    def _heard(self) -> Iterator[_Said]:
        """Yield what the others have said; an opening that the rules may have asked for says nothing."""
        seen, auction = self._seen, self._seen.rules.auction
        high: int | None = None
        holder: Seat | None = None
        for at, call in enumerate(seen.calls):
            least = bids_over(auction, high).minimum
            has_bid = call.amount is not None
            if call.seat != self._seat and not (has_bid and high is None and auction.forced_open != "none"):
                over = 0.0 if holder is None else over_partner(seen, holder, call.seat)
                hoped = partners_meld(replace(self._views[call.seat], calls=seen.calls[:at]))
                told = None if has_bid or not auction.pass_with_help else call.help
                yield _Said(call.seat, hoped, (call.amount or least) + over, has_bid, told)
            if call.amount is not None:
                high, holder = call.amount, call.seat


def over_partner(seen: Observation, holder: Seat, other: Seat) -> float:
    """Return by how much more than the next bid a hand must be worth before it bids over this holder."""
    return OVER_PARTNER * total_card_points(seen.rules) if are_partners(seen.rules, holder, other) else 0.0
