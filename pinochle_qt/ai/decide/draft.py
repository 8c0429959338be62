"""The draft: whether to keep the visible card, by rule of thumb and by how imagined deals continue."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.hand_worth import best_worth, safe_bid
from pinochle_qt.ai.decide.bidding.imagined_auction import ImaginedAuction
from pinochle_qt.ai.decide.bidding.rivals import Offer, Rival
from pinochle_qt.ai.decide.bidding.trial import FEWEST, worth_of_endings
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.engine.actions import Keep, Reject
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank
from pinochle_qt.engine.derived import first_bidder
from pinochle_qt.engine.features import has_standard_auction
from pinochle_qt.engine.melds.kinds import PINOCHLE
from pinochle_qt.engine.seats import left_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.sample import World
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

_MATES: Final = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}
_LONG: Final = 3
"""The length from which a suit counts as long, so that one more card is worth having."""


def decide_draft(observation: Observation, prompt: Prompt) -> Decision:
    """Keep a card that is high, makes a meld or lengthens a long suit."""
    del observation
    seat, why = prompt.seat or 0, _reason_to_keep(prompt.hand, prompt.cards[0])
    if why is None:
        return Decision(Reject(seat), Why.NEXT_IS_BETTER.because())
    return Decision(Keep(seat), why.because())


def _reason_to_keep(hand: Sequence[Card], face: Card) -> Why | None:
    """Return why a card is worth keeping; None if the next one is probably better."""
    rank, suit = RANK_OF[face], SUIT_OF[face]
    mates = [RANK_OF[other] for other in hand if SUIT_OF[other] == suit]
    if rank in _MATES and _MATES[rank] in mates:
        return Why.MAKES_MARRIAGE
    if face in PINOCHLE and any(other in PINOCHLE and other != face for other in hand):
        return Why.MAKES_PINOCHLE
    if rank in {Rank.ACE, Rank.TEN}:
        return Why.HIGH
    return Why.LONG_SUIT if rank is not Rank.NINE and len(mates) >= _LONG else None


def try_draft(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Keep the visible card if that brings more in imagined deals than taking the next one."""
    plain, seat = decide_draft(seen, prompt), prompt.seat or 0
    rows = tried_draft(seen, skill, seed, budget)
    if len(rows) < FEWEST:
        return plain
    kept, rejected = (fmean(column) for column in zip(*rows, strict=True))
    compared = ((Keep(seat), kept), (Reject(seat), rejected))
    if abs(kept - rejected) < A_DIFFERENCE:
        return Decision(plain.action, plain.reason, compared)
    action = Keep(seat) if kept > rejected else Reject(seat)
    gain = Points(round(abs(kept - rejected)))
    why = (Why.BEATS_THE_NEXT if isinstance(action, Keep) else Why.NEXT_BRINGS_MORE).because(points=gain)
    if isinstance(action, Keep) and action == plain.action:
        why = Why.AND.because(what=plain.reason, beside=Why.GAINS.because(points=gain))
    return Decision(action, why, compared)


def tried_draft(seen: Observation, skill: Skill, seed: int, budget: float) -> list[list[float]]:
    """Return, for each imagined deal that time allows, the values of keeping and of rejecting the visible card.

    The list is empty where no ordinary auction follows.
    """
    if not has_standard_auction(seen.rules):
        return []
    deadline, seat = Deadline(budget), seen.viewer or 0
    rng = random.Random(f"{seed}:{seen.number}:draft:{len(seen.hand)}")
    drafts = _Drafts(seen, seat, rng.getrandbits(24))
    sampler = Sampler(believe(seen, seat, plays=skill.plays, shown=skill.shown))
    rows: list[list[float]] = []
    while len(rows) < skill.auction and not deadline.is_over:
        world = sampler.world(rng.random)
        rows.append([drafts.worth(world, keeps=keeps) for keeps in (True, False)])
    return rows


class _Drafts:
    """Imagined deals in which the draft continues by rule of thumb, and then everybody bids as the hand allows."""

    def __init__(self, seen: Observation, seat: Seat, seed: int) -> None:
        self._seen = seen
        self._seat = seat
        self._imagined = ImaginedDeals(seen, seat, seed)
        self._first = first_bidder(seen.rules, seen.dealer)
        self._least = seen.rules.auction.min_bid
        self._auction = ImaginedAuction(seen, self._first, self._least)

    def worth(self, world: World, *, keeps: bool) -> float:
        """Return what a deal is worth to the seat if it keeps or rejects the visible card."""
        after = drafted(world, self._seat, keeps=keeps)
        offers = {other: _offer(hand, self._seen) for other, hand in enumerate(after.hands)}
        height = offers[self._first].height
        ending = self._auction.end(offers, int(height) if height >= self._least else None)
        worth = worth_of_endings(Rival(after, offers, 1.0), self._imagined, self._seat, self._seen.rules)
        return worth(ending, offers[self._seat].suit).value


def _offer(hand: tuple[Card, ...], seen: Observation) -> Offer:
    worth, suit = best_worth(hand, seen)
    return Offer(safe_bid(worth, seen.rules), suit)


def drafted(world: World, seat: Seat, *, keeps: bool) -> World:
    """Return a world after the draft, which continues with a seat that keeps or rejects the visible card."""
    hands, piles = [list(hand) for hand in world.hands], [list(pile) for pile in world.piles]
    turn = seat
    for number, (first, second) in enumerate(zip(world.stock[::2], world.stock[1::2], strict=True)):
        is_kept = _reason_to_keep(hands[turn], first) is not None if number else keeps
        hands[turn].append(first if is_kept else second)
        piles[turn].append(second if is_kept else first)
        turn = left_of(turn, len(hands))
    return world._replace(hands=tuple(tuple(sorted(hand)) for hand in hands), piles=tuple(map(tuple, piles)), stock=())
