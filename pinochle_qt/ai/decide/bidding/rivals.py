"""What the other players may bid, in imagined deals that agree with the auction so far."""

from __future__ import annotations

from math import exp, inf, log
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.hand_worth import are_partners, best_worth, partners_meld, safe_bid
from pinochle_qt.ai.decide.bidding.helping import can_help
from pinochle_qt.ai.decide.bidding.rules_of_thumb import suits_to_name
from pinochle_qt.ai.decide.bidding.signals import holds, shown_in
from pinochle_qt.ai.inference.agreements import listens
from pinochle_qt.ai.inference.strength import strength_of
from pinochle_qt.ai.inference.weighted_sampling import picked
from pinochle_qt.engine.calls import bids_of, has_marriage
from pinochle_qt.engine.cards import SUITS
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.features import bids_name_suit, trump_needs_marriage
from pinochle_qt.engine.prompts import MOON_BID

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.deadline import Deadline
    from pinochle_qt.ai.inference.agreements import BidMeaning
    from pinochle_qt.ai.sample import Sampler, World
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

MISSAID: Final = 0.15
"""The weight of a hand that contradicts a call: it promised help without having it, or had it and did not say so."""
POOL: Final = 16
"""The maximum number of deals considered, as a multiple of the number requested."""
UNHEARD_OF: Final = 1e-6
"""The smallest weight of a deal, without which there might be none to pick."""
STEEPEST: Final = 50.0
"""The largest exponent: beyond it, probabilities are practically zero."""


class Habit(NamedTuple):
    """How far players of one kind bid beyond what the hand is worth by rules of thumb.

    All values are fractions of all trick points: where more is at stake, hands differ by more.
    """

    usual: float
    """The median: half of these players bid higher."""
    spread: float
    """How much they differ: the scale of a logistic distribution."""
    over_partner: float
    """How much more the hand must be worth for a bid over the partner's."""

    def exceeds(self, part: float) -> float:
        """Return the probability that a player bids further than that above what the hand is worth."""
        return 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, (part - self.usual) / self.spread))))

    def exceeded(self, often: float) -> float:
        """Return how far above what the hand is worth a player bids with this probability."""
        often = max(UNHEARD_OF, min(1.0 - UNHEARD_OF, often))
        return self.usual + self.spread * log(1.0 / often - 1.0)


HABITS: Final = (Habit(0.0, 0.02, 0.36), Habit(0.04, 0.12, 0.16))
"""The habits of players who follow rules of thumb, and of those who look ahead and try what may come of a bid."""


class Offer(NamedTuple):
    """How high a hand may bid, and in which suit."""

    height: float
    suit: Suit
    over_partner: float = 0.0
    """How much lower it stops when a partner has the highest bid."""


class Rival(NamedTuple):
    """A world, with what every other seat may bid in it."""

    world: World
    offers: dict[Seat, Offer]
    agreement: float
    """How well the hands agree with the auction so far, from 0 to 1."""


class _CallMeaning(NamedTuple):
    """What a call by another seat says about its hand."""

    need: float
    """How much the hand by itself had to be worth for a bid; for the moon, a lowest bid and all trick points more."""
    is_over_partner: bool
    has_bid: bool
    help: bool | None
    """Whether it promised help to the partner; None if the call says nothing about help."""
    shows: BidMeaning | None
    """What else it showed the partner by the side's agreement."""


class _Limits(NamedTuple):
    """What the calls of a seat with this habit imply: the least its hand must be worth, and what it must stay below."""

    habit: Habit
    least: float
    most: float


def rivals(bidders: Bidders, sampler: Sampler, count: int, chance: random.Random, ends: Deadline) -> list[Rival]:
    """Return imagined deals, each the likelier to be picked the better it agrees with the auction so far.

    There are fewer than `count` if time runs out first. They are shuffled, so the first of them are as good as any.
    """
    pool: list[Rival] = []
    weights: list[float] = []
    total = 0.0
    while len(pool) < POOL * count and total < count and (not pool or not ends.is_over):
        rival = bidders.in_world(sampler.world(chance.random), chance)
        weight = rival.agreement
        pool.append(rival)
        weights.append(weight + UNHEARD_OF)
        total += weight
    chosen = picked(pool, weights, min(count, len(pool)), chance.random())
    chance.shuffle(chosen)
    return chosen


class Bidders:
    """What the other players may bid, judged by what one seat knows."""

    def __init__(self, seen: Observation, seat: Seat) -> None:
        self._seen = seen
        self._seat = seat
        self._total = total_card_points(seen.rules)
        bidding_view = replace(seen, contract=None, widow=None)  # as it was when they bid
        self._views = {other: replace(bidding_view, viewer=other) for other in range(seen.players) if other != seat}
        self._by_thumb = {other: strength_of(seen, other).by_thumb for other in self._views}
        self._partner_meld = {other: partners_meld(view) for other, view in self._views.items()}
        self._named = {other: _named_by(seen, other) for other in self._views}
        self._meanings = {other: list(self._meanings_of(other)) for other in self._views}
        self._limits = {
            other: [self._limits_for(habit, calls) for habit in HABITS] for other, calls in self._meanings.items()
        }

    def in_world(self, world: World, chance: random.Random) -> Rival:
        """Return a world with what the other players may bid in it, drawn at random for each of them."""
        rules, offers, agreement = self._seen.rules, dict[int, Offer](), 1.0
        for other, view in self._views.items():
            hand = world.hands[other]
            suits = self._suits_of(other, hand)
            worth, suit = best_worth(hand, view, suits or SUITS)
            for meaning in self._meanings[other]:
                if meaning.help is not None and meaning.help != can_help(hand, rules):
                    agreement *= MISSAID
                if meaning.shows is not None and not holds(hand, meaning.shows, rules):
                    agreement *= MISSAID
            chances = [self._bid_chances(limits, worth) for limits in self._limits[other]]
            by_thumb = self._by_thumb[other]
            plain, ahead = (
                part * (reach - exceed) for part, (reach, exceed) in zip((by_thumb, 1 - by_thumb), chances, strict=True)
            )
            agreement *= plain + ahead
            at = 0 if chance.random() * (plain + ahead) <= plain else 1
            habit, (reach, exceed) = HABITS[at], chances[at]
            further = habit.exceeded(exceed + chance.random() * (reach - exceed)) * self._total
            height = safe_bid(worth + self._partner_meld[other], rules) + further
            has_bid = any(meaning.has_bid for meaning in self._meanings[other])
            if not suits:  # it may not bid, so it can hardly have bid
                height, agreement = -inf, agreement * (UNHEARD_OF if has_bid else 1.0)
            offers[other] = Offer(height, suit, habit.over_partner * self._total)
        return Rival(world, offers, agreement)

    def _suits_of(self, other: Seat, hand: tuple[Card, ...]) -> tuple[Suit, ...]:
        """Return the suits that a hand may want as trump: those that it may name, but only the last one that it bid.

        There are none if the hand may not bid, or would lose its bid because it has no suit to name.
        """
        rules = self._seen.rules
        if rules.auction.needs_marriage and not has_marriage(hand):
            return ()
        suits = suits_to_name(hand, rules)
        if not suits and not (bids_name_suit(rules) or trump_needs_marriage(rules)):
            return SUITS
        named = self._named[other]
        return tuple(suit for suit in suits if not named or suit in named)

    def _bid_chances(self, limits: _Limits, worth: float) -> tuple[float, float]:
        """Return the probabilities that such a hand bids as high as this seat did, and that it would bid higher."""
        habit, least, most = limits
        return habit.exceeds((least - worth) / self._total), habit.exceeds((most - worth) / self._total)

    def _limits_for(self, habit: Habit, meanings: Sequence[_CallMeaning]) -> _Limits:
        least, most = -inf, inf
        for meaning in meanings:
            need = meaning.need + meaning.is_over_partner * habit.over_partner * self._total
            if meaning.has_bid:
                least = max(least, need)
            else:
                most = max(least + habit.spread * self._total, min(most, need))  # may soon pass after topping a partner
        return _Limits(habit, least, most)

    def _meanings_of(self, other: Seat) -> Iterator[_CallMeaning]:
        """Yield what another seat's calls say; an opening bid that the rules may have forced says nothing."""
        seen, auction = self._seen, self._seen.rules.auction
        high: int | None = None
        high_bidder: Seat | None = None
        for at, call in enumerate(seen.calls):
            least = bids_of(seen.rules, call.seat, seen.dealer, high).minimum
            has_bid = call.amount is not None
            if call.seat == other and not (has_bid and high is None and auction.forced_open != "none"):
                is_over_partner = high_bidder is not None and are_partners(seen.rules, high_bidder, other)
                partner_meld = partners_meld(replace(self._views[other], calls=seen.calls[:at]))
                promise = call.help if not has_bid and auction.pass_with_help and listens(seen, other, at) else None
                shown = shown_in(seen, at)
                only_shows = shown is not None and not shown.wants_trump
                need = auction.min_bid if only_shows else call.amount or least
                if call.amount == MOON_BID:
                    need = auction.min_bid + self._total
                yield _CallMeaning(
                    need - safe_bid(partner_meld, seen.rules),
                    is_over_partner and not only_shows,
                    has_bid,
                    promise,
                    shown,
                )
            if call.amount is not None:
                high, high_bidder = call.amount, call.seat


def _named_by(seen: Observation, seat: Seat) -> tuple[Suit, ...]:
    """Return the suit that a seat bid last, if it named any."""
    bid = [call.suit for call in seen.calls if call.seat == seat and call.suit is not None]
    return tuple(bid[-1:])
