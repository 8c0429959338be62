"""How often each bid is made with each suit, counted in imagined deals that agree with the auction so far."""

from __future__ import annotations

import random
from math import sqrt
from statistics import pvariance
from time import thread_time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.hand_worth import are_partners, meld_points
from pinochle_qt.ai.decide.bidding.rules_of_thumb import nameable
from pinochle_qt.ai.decide.bidding.tally import BidTally
from pinochle_qt.ai.decide.bidding.trial import PROBABLE, heard_deals, how_often
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.inference.strength import LEAST_ASKED
from pinochle_qt.ai.odds import BidOdds, SuitOdds, heights
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.reasons import Points, Reason, Why
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.calls import still_bidding
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.features import bids_once
from pinochle_qt.engine.seats import clockwise_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.player import Decision
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

SLICE: Final = 25
"""The number of deals counted at a time, in about a twentieth of a second, for which a decision may have to wait."""
SLICES: Final = 12
"""The number of slices after which all chances are reported."""
LONGEST: Final = 1.5
"""Seconds of processor time after which all chances are reported, from as many deals as there was time for."""
SURE: Final = 0.025
"""The largest standard error with which a chance is reported early."""
FEWEST: Final = 100
"""The number of deals needed to report anything early: if fewer all turn out alike, that may be luck."""
_THUMBS_UP: Final = frozenset({Why.GOOD_FOR, Why.GOOD_FOR_ALONE, Why.BETTER_SUIT, Why.TAKES_BACK})
"""Reasons for a bid that count points by rules of thumb."""
_THUMBS_DOWN: Final = frozenset({Why.GOOD_FOR_ONLY, Why.GOOD_FOR_LITTLE})
"""Reasons for a pass that do."""
_ABOUT_SUIT: Final = frozenset({Why.OWN_RUN})
"""Reasons for a bid that are true of one trump suit only."""
BRIEFLY: Final = 0.2
"""Seconds that Expert has to decide whether it would go on to a bid."""


class OddsWork:
    """The work of finding the odds for one question, bit by bit."""

    def __init__(self, seen: Observation, prompt: Prompt, skill: Skill, seed: int, *, longest: float = LONGEST) -> None:
        """Prepare for a prompt that allows a bid; counting ends after at most `longest` seconds."""
        self._longest = longest
        self._seen, self._prompt, self._skill, self._seed = seen, prompt, skill, seed
        self._rng = random.Random(f"{seed}:{seen.number}:odds")
        self._tally = BidTally(ImaginedDeals(seen, prompt.seat or 0, self._rng.getrandbits(24)), nameable(prompt))
        self._spent = 0.0
        self._amounts = () if prompt.bids is None else heights(prompt.bids)
        self._order: list[Suit] = []
        self._estimates: tuple[float, ...] = ()
        self._chances: dict[Suit, list[float | None]] = {
            suit: [None] * len(self._amounts) for suit in self._tally.suits
        }
        self._expert = ThinkingPlayer(skill, seed)
        self._decision: Decision | None = None
        self._remaining: Sequence[int] = ()
        """The bids for which it is not known yet whether Expert would go on to them, in ascending order."""
        self._limit: int | None = None

    def go_on(self) -> BidOdds:
        """Find out a little more, and return what can be reported so far; Expert's decision comes last."""
        if not self._is_counted:
            self._count()
            return self._known()
        if self._decision is None:
            self._decision = self._expert.decide(self._seen, self._prompt, None)
            self._remaining = self._bids_to_ask_about(self._decision.action)
        elif self._remaining:
            self._ask_further(self._decision.action)
        if self._remaining:
            return self._known()
        odds = self._known()
        action, reason = agreed(self._decision, odds)
        return replace(odds, is_done=True, advice=action, reason=reason, limit=self._limit)

    @property
    def _is_counted(self) -> bool:
        return self._tally.deals >= SLICE * SLICES or self._spent > self._longest

    def _known(self) -> BidOdds:
        suits = tuple(map(self._odds, self._order))
        return BidOdds(self._amounts, suits, self._tally.deals, estimates=self._estimates)

    def _count(self) -> None:
        """Imagine some more deals, and settle the chances that are certain enough."""
        start = thread_time()
        skill = replace(self._skill, auction=SLICE)
        deadline = Deadline(self._longest / SLICES)
        for rival in heard_deals(self._seen, self._prompt.seat or 0, skill, self._rng, deadline):
            self._tally.count(rival.world)
        self._spent += thread_time() - start
        if self._is_counted or self._tally.deals >= FEWEST:
            self._order = self._order or self._tally.best_first()
            self._estimates = self._estimates or tuple(
                max(self._tally.share(suit, amount) for suit in self._tally.suits) for amount in self._amounts
            )
            for suit in self._tally.suits:
                self._settle(suit)

    def _settle(self, suit: Suit) -> None:
        """Settle the chances that are certain enough; none exceeds that of a lower bid settled before."""
        chances = self._chances[suit]
        for at, amount in enumerate(self._amounts):
            if chances[at] is None:
                share = self._tally.share(suit, amount)
                if self._is_counted or share in {0.0, 1.0} or self._error(suit, amount) <= SURE:
                    maximum = min((each for each in chances[:at] if each is not None), default=1.0)
                    minimum = max((each for each in chances[at:] if each is not None), default=0.0)
                    chances[at] = max(minimum, min(maximum, share))

    def _error(self, suit: Suit, amount: int) -> float:
        """Return the standard error of how often a bid is made."""
        made = self._tally.made(suit, amount)
        return sqrt(pvariance(made) / len(made))

    def _odds(self, suit: Suit) -> SuitOdds:
        meld = meld_points(self._prompt.hand, suit, self._seen.rules)
        brings = self._tally.brings(suit) if self._is_counted else None
        return SuitOdds(suit, meld, brings, tuple(self._chances[suit]))

    # ---- what Expert would do ----------------------------------------------------------------------------------------

    def _bids_to_ask_about(self, action: SeatAction) -> Sequence[int]:
        """Return the bids that Expert might still make after this one; none if nobody can outbid it."""
        if not isinstance(action, Bid) or self._rival is None:
            return ()
        known = self._known()
        likely = ((amount, known.best(amount)) for amount in self._amounts if amount > action.amount)
        return tuple(amount for amount, best in likely if best is not None and best[1] >= LEAST_ASKED)

    def _ask_further(self, action: SeatAction) -> None:
        """Find out whether Expert would still make the middle one of the remaining bids, and keep half of them."""
        middle = len(self._remaining) // 2
        amount = self._remaining[middle]
        if isinstance(self._expert.decide(*self._outbid(action, amount), BRIEFLY).action, Bid):
            self._limit, self._remaining = amount, self._remaining[middle + 1 :]
        else:
            self._remaining = self._remaining[:middle]

    @property
    def _rival(self) -> Seat | None:
        """The next opponent who can outbid the deciding seat, if it may bid again after that."""
        seen, seat = self._seen, self._prompt.seat or 0
        if bids_once(seen.rules):
            return None
        bidding = still_bidding(seen.rules, seen.calls)
        order = clockwise_from(seat, seen.players)[1:]
        return next((each for each in order if each in bidding and not are_partners(seen.rules, seat, each)), None)

    def _outbid(self, action: SeatAction, amount: int) -> tuple[Observation, Prompt]:
        """Return the observation and prompt after the rival has bid so high that this amount is the lowest one left."""
        if not isinstance(action, Bid) or self._rival is None or self._prompt.bids is None:
            raise AssertionError("nobody is outbid")
        rival_bid = self._amounts[self._amounts.index(amount) - 1]
        seen = self._seen.after_bids((action.seat, action.amount), (self._rival, rival_bid))
        bids = replace(self._prompt.bids, minimum=amount, maximum=max(amount, self._prompt.bids.maximum))
        choices = self._prompt.choices or (Pass(action.seat),)
        return seen, replace(self._prompt, bids=bids, choices=choices)


def agreed(decision: Decision, odds: BidOdds) -> tuple[SeatAction, Reason | None]:
    """Return what Expert decides, and why, with the suit and the chances of the odds.

    Expert decides by fewer deals than the odds are counted in, and may find another suit best by luck. So the suit is
    that of the odds: a hint and the table beside it always name the same one.
    """
    action = decision.action
    if isinstance(action, Bid) and action.suit is not None and odds.best_suit is not None:
        action = replace(action, suit=odds.best_suit)
    return action, None if decision.reason is None else retold(decision.reason, action, odds)


def _adds_nothing(beside: Reason, listed: Suit | None) -> bool:
    """Return whether what is said beside chances repeats them, or is about another suit."""
    return beside.why in _THUMBS_UP or beside.suit not in {None, listed}


def retold(reason: Reason, action: SeatAction, odds: BidOdds) -> Reason:
    """Return a reason with its suit and its chances taken from the odds, which are shown beside it.

    Chances also replace a reason by rules of thumb, or one that holds only in another suit: those of the bid, or after
    a pass, those of the lowest bid, which was too high.
    """
    what, beside, listed = reason.facts.get("what"), reason.facts.get("beside"), odds.best_suit
    if isinstance(what, Reason) and isinstance(beside, Reason) and _adds_nothing(beside, listed):
        return retold(what, action, odds)
    bid = action.amount if isinstance(action, Bid) else odds.amounts[0] if odds.amounts else 0
    is_elsewhere = reason.why in _ABOUT_SUIT and reason.suit != listed
    if listed is not None and (is_elsewhere or reason.why in (_THUMBS_UP if isinstance(action, Bid) else _THUMBS_DOWN)):
        made = odds.chance(listed, bid) or 0.0
        if isinstance(action, Bid) or made < PROBABLE:
            return Why.WORKS.because(points=Points(bid), suit=listed, often=how_often(made))
    facts = {
        name: retold(fact, action, odds) if isinstance(fact, Reason) and name != "often" else fact
        for name, fact in reason.facts.items()
    }
    points, suit = facts.get("points"), facts.get("suit")
    if "often" in facts and isinstance(points, Points) and isinstance(suit, Suit):
        suit = facts["suit"] = suit if listed is None else listed
        chance = odds.chance(suit, points.amount)
        facts["often"] = facts["often"] if chance is None else how_often(chance)
    return replace(reason, facts=facts)
