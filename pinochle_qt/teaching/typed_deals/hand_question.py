"""Questions about a hand that somebody has typed: what to bid, to make trump, to pass to a partner or to lay aside.

The other cards are dealt at random, but nothing depends on them: players see no more than their seat does.
"""

from __future__ import annotations

import contextlib
import random
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, DealCards, NameTrump, Pass
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.features import buries, has_auction, has_widow, is_draft, passes_cards
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.seats import clockwise_from
from pinochle_qt.library.expert_worker import JudgeTask
from pinochle_qt.phrases import Phrase
from pinochle_qt.session.dealing.shuffle import shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt, PromptKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.dealing.deal_line import WrittenDeal

_TRIES: Final = 300
"""How many random deals are tried until one lets the partner name the trump suit."""
_BID_TRIES: Final = 10
"""How many are tried once one has allowed all calls, but the seat was not asked to bid; its window waits meanwhile."""
_PASS_TRIES: Final = 100
"""How many are tried until one lets everybody pass whose call nobody knows, where some must bid with a meld."""
_STEPS: Final = 200
"""More steps than there are before the first card of any deal."""


class HandFault(Phrase):
    """Why there is no question about a hand."""

    SIZE = "A hand has {size} cards in this game, and this one has {count}."
    SIZE_WITH_WIDOW = "With the widow these are {size} cards in this game, and here are {count}."
    NO_AUCTION = "Nobody bids in this game."
    DRAFT = "In this game the hands are drawn card by card, so nobody bids on a hand as dealt."
    NO_PASSING = "In this game nobody passes cards or lays them aside."
    NOT_ASKED = "With this hand, this seat is not asked."
    NO_TRUMP = "This suit cannot become trump here."
    WIDOW_FIRST = "In this game, trump is named with cards of the widow in hand."
    NO_CALL = "Call {number} is not possible here."


class NoQuestion(ValueError):
    """Raised when there is no such question; `str()` is one sentence."""


class _ImpossibleCall(NoQuestion):
    """Raised for a call that cannot be made, at least if the cards that nobody knows are dealt like this."""

    def __init__(self, number: int) -> None:
        super().__init__(HandFault.NO_CALL(number=number))
        self.number = number


class HandQuestion(NamedTuple):
    """What a seat knows, and what it is asked."""

    observation: Observation
    prompt: Prompt

    @property
    def task(self) -> JudgeTask:
        """The question for Expert; the same one always gets the same answer, whoever asks."""
        seen = self.observation
        parts = (seen.rules, self.prompt.seat, self.prompt.kind, seen.dealer, seen.hand, seen.calls, seen.trump)
        return JudgeTask(sha256(repr(parts).encode()).hexdigest(), seen, self.prompt, None)


def bidding_question(deal: WrittenDeal, seat: Seat, calls: Sequence[SeatAction] = ()) -> HandQuestion:
    """Return the question what a seat bids with its hand after these calls.

    If possible, it is asked after everybody before it has passed who has not called yet; its observation has what was
    called.

    Raises:
        NoQuestion: the hand has another size, a call is not possible, or this seat is not asked to bid.
    """
    _check_auction(deal.rules)
    others = [each for each in clockwise_from(seat, deal.rules.table.players) if each != seat]
    return _first_question(deal, seat, {"bid"}, bidders=(None, *reversed(others)), calls=calls)


def trump_question(deal: WrittenDeal, seat: Seat, calls: Sequence[SeatAction] = ()) -> HandQuestion:
    """Return the question which suit a seat makes trump with its hand, if it gets the bid after these calls.

    Raises:
        NoQuestion: as `bidding_question`, or trump is not named with the hand as it was dealt.
    """
    _check_auction(deal.rules)
    if has_widow(deal.rules):
        raise NoQuestion(HandFault.WIDOW_FIRST())
    return _first_question(deal, seat, {"trump"}, bidders=(seat,), calls=calls)


def next_call(deal: WrittenDeal, calls: Sequence[SeatAction]) -> Prompt | None:
    """Return who is asked to bid after these calls, and what is possible; None once nobody is.

    A pass is possible if it is with any cards that the seat may hold: some must bid with a meld.

    Raises:
        NoQuestion: a call is not possible, or nobody bids in this game.
    """
    _check_auction(deal.rules)
    chance, found = random.Random(0), None
    fault: NoQuestion = _ImpossibleCall(0)
    for tried in range(_TRIES):
        if found is not None and tried >= _PASS_TRIES:
            break
        try:
            dealt = dealt_at_random(deal, chance)
            prompt = _followed(deal, None, {"bid"}, bidder=None, trump=None, dealt=dealt, calls=calls).prompt
        except _ImpossibleCall as error:
            fault = _further(fault, error)
        except NoQuestion:
            return None
        else:
            if any(isinstance(each, Pass) for each in prompt.choices):
                return prompt
            found = prompt
    if found is None:
        raise fault
    return found


def _check_auction(rules: Rules) -> None:
    if not has_auction(rules):
        raise NoQuestion(HandFault.NO_AUCTION())
    if is_draft(rules):
        raise NoQuestion(HandFault.DRAFT())


def passing_question(deal: WrittenDeal, seat: Seat, trump: Suit) -> HandQuestion:
    """Return the question what a seat gives to its partner, who plays with this trump suit, or lays aside as declarer.

    Where cards are laid aside from the widow, the deal has to name it.

    Raises:
        NoQuestion: the hand has another size, no cards are passed, or the suit cannot become trump.
    """
    rules = deal.rules
    if passes_cards(rules):
        partners = [each for each in clockwise_from(seat, rules.table.players) if each != seat]
        bidder = next(each for each in partners if side_of(rules, each) == side_of(rules, seat))
    elif buries(rules):
        bidder = seat
    else:
        raise NoQuestion(HandFault.NO_PASSING())
    return _first_question(deal, seat, {"give", "bury"}, bidders=(bidder,), trump=trump)


def _first_question(
    deal: WrittenDeal,
    seat: Seat,
    kinds: set[PromptKind],
    *,
    bidders: Sequence[Seat | None],
    trump: Suit | None = None,
    calls: Sequence[SeatAction] = (),
) -> HandQuestion:
    hand, size = deal.hands.get(seat, ()), deal.rules.deal.hand_size
    if len(hand) != size:
        raise NoQuestion(HandFault.SIZE(size=size, count=len(hand)))
    chance = random.Random(0)  # the answer must not depend on it, and the same hand always gets the same one
    follow = partial(_followed, deal, seat, kinds, trump=trump, calls=calls)
    if None in bidders and deal.rules.auction.forced_open == "meld_holder":
        told = {call.seat for call in calls}
        for _ in range(_PASS_TRIES):
            with contextlib.suppress(NoQuestion):
                question = follow(bidder=None, dealt=dealt_at_random(deal, chance))
                if all(call.amount is None or call.seat in told for call in question.observation.calls):
                    return question
    fault: NoQuestion = _ImpossibleCall(0)
    followed = 0
    for _ in range(_TRIES):
        dealt = dealt_at_random(deal, chance)
        for bidder in bidders:
            try:
                return follow(bidder=bidder, dealt=dealt)
            except NoQuestion as error:
                fault = _further(fault, error)
        followed += not isinstance(fault, _ImpossibleCall)
        if kinds == {"bid"} and followed == _BID_TRIES:
            break
    raise fault


def _further(fault: NoQuestion, other: NoQuestion) -> NoQuestion:
    """Return the second of two faults, unless the first one came later in the auction."""
    if not isinstance(other, _ImpossibleCall):
        return other
    return fault if not isinstance(fault, _ImpossibleCall) or fault.number > other.number else other


def dealt_at_random(deal: WrittenDeal, chance: random.Random) -> DealCards:
    """Return the deal with all cards that are not known dealt at random."""
    rules = deal.rules
    rest = shuffled(without(pack(rules), deal.cards), chance)

    def filled(cards: tuple[Card, ...], size: int) -> tuple[Card, ...]:
        drawn = rest[: max(0, size - len(cards))]
        del rest[: len(drawn)]
        return (*cards, *drawn)

    hands = tuple(filled(deal.hands.get(seat, ()), rules.deal.hand_size) for seat in range(rules.table.players))
    widow = filled(deal.widow, rules.widow.size)
    return DealCards(hands, (*deal.stock, *rest), widow)


def _followed(
    deal: WrittenDeal,
    seat: Seat | None,
    kinds: set[PromptKind],
    *,
    bidder: Seat | None,
    trump: Suit | None,
    dealt: DealCards,
    calls: Sequence[SeatAction],
) -> HandQuestion:
    """Return the first question of these kinds to a seat, or to any, if after these calls only `bidder` bids.

    Raises:
        NoQuestion: there is none.
    """
    game, spoken = Game(deal.rules), 0
    match = game.apply(game.start(deal.dealer), dealt).after
    for _ in range(_STEPS):
        prompt = game.prompt(match)
        if prompt is None or prompt.seat is None or prompt.kind == "play":
            break
        seen = observe(deal.rules, match, prompt.seat)
        is_told = prompt.kind == "bid" and spoken < len(calls)
        if seat in {None, prompt.seat} and prompt.kind in kinds and not is_told:
            return HandQuestion(seen, prompt)
        action: SeatAction = Policy().choose(seen, prompt, None)
        if is_told:
            action = calls[spoken]
            spoken += 1
        elif prompt.kind == "bid":
            action = _call(prompt, prompt.seat, trump, bids=prompt.seat == bidder)
        elif prompt.kind == "trump" and trump is not None:
            action = NameTrump(prompt.seat, trump)
        if not prompt.allows(action):
            raise _ImpossibleCall(spoken) if is_told else NoQuestion(HandFault.NO_TRUMP())
        match = game.apply(match, action).after
    if spoken < len(calls):
        raise _ImpossibleCall(spoken + 1)
    raise NoQuestion(HandFault.NOT_ASKED())


def _call(prompt: Prompt, seat: Seat, trump: Suit | None, *, bids: bool) -> SeatAction:
    """Return the lowest bid, or a pass where that is possible."""
    passes = [action for action in prompt.choices if isinstance(action, Pass)]
    if prompt.bids is None or (passes and not bids):
        return passes[0] if passes else prompt.choices[0]
    suit = (trump if trump in prompt.suits else prompt.suits[0]) if prompt.suits else None
    return Bid(seat, prompt.bids.minimum, suit)
