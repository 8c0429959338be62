"""Questions about a hand that somebody has typed: what to bid with it, and what to pass to a partner or to lay aside.

The other cards are dealt at random, but nothing depends on them: players see no more than their seat does.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, DealCards, NameTrump, Pass
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.features import buries, has_auction, is_draft, passes_cards
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.seats import clockwise_from
from pinochle_qt.phrases import Phrase
from pinochle_qt.session.dealing.shuffle import shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt, PromptKind
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.dealing.deal_line import WrittenDeal

_TRIES: Final = 300
"""How many random deals are tried until one lets the partner name the trump suit."""
_STEPS: Final = 200
"""More steps than there are before the first card of any deal."""


class HandFault(Phrase):
    """Why there is no question about a hand."""

    SIZE = "A hand has {size} cards in this game, and this one has {count}."
    NO_AUCTION = "Nobody bids in this game."
    DRAFT = "In this game the hands are drawn card by card, so nobody bids on a hand as dealt."
    NO_PASSING = "In this game nobody passes cards or lays them aside."
    NOT_ASKED = "With this hand, this seat is not asked."
    NO_TRUMP = "This suit cannot become trump here."


class NoQuestion(ValueError):
    """Raised when there is no such question; `str()` is one sentence."""


class HandQuestion(NamedTuple):
    """What a seat knows, and what it is asked."""

    observation: Observation
    prompt: Prompt


def bidding_question(deal: WrittenDeal, seat: Seat) -> HandQuestion:
    """Return the question what a seat bids with its hand: if possible, after everybody before it has passed.

    Raises:
        NoQuestion: the hand has another size, or this seat is not asked to bid.
    """
    if not has_auction(deal.rules):
        raise NoQuestion(HandFault.NO_AUCTION())
    if is_draft(deal.rules):
        raise NoQuestion(HandFault.DRAFT())
    others = [each for each in clockwise_from(seat, deal.rules.table.players) if each != seat]
    return _first_question(deal, seat, {"bid"}, bidders=(None, *reversed(others)), trump=None)


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
    deal: WrittenDeal, seat: Seat, kinds: set[PromptKind], *, bidders: Sequence[Seat | None], trump: Suit | None
) -> HandQuestion:
    hand, size = deal.hands.get(seat, ()), deal.rules.deal.hand_size
    if len(hand) != size:
        raise NoQuestion(HandFault.SIZE(size=size, count=len(hand)))
    chance = random.Random(0)  # the answer must not depend on it, and the same hand always gets the same one
    fault = HandFault.NOT_ASKED
    for _ in range(_TRIES):
        dealt = _dealt(deal, chance)
        for bidder in bidders:
            found = _followed(deal, seat, kinds, bidder, trump, dealt)
            if isinstance(found, HandQuestion):
                return found
            fault = found
    raise NoQuestion(fault())


def _dealt(deal: WrittenDeal, chance: random.Random) -> DealCards:
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
    deal: WrittenDeal, seat: Seat, kinds: set[PromptKind], bidder: Seat | None, trump: Suit | None, dealt: DealCards
) -> HandQuestion | HandFault:
    """Return the first question of these kinds to a seat if only `bidder` bids; why there is none otherwise."""
    game = Game(deal.rules)
    match = game.apply(game.start(deal.dealer), dealt).after
    for _ in range(_STEPS):
        prompt = game.prompt(match)
        if prompt is None or prompt.seat is None or prompt.kind == "play":
            return HandFault.NOT_ASKED
        seen = observe(deal.rules, match, prompt.seat)
        if prompt.seat == seat and prompt.kind in kinds:
            return HandQuestion(seen, prompt)
        action: SeatAction = Policy().choose(seen, prompt, None)
        if prompt.kind == "bid":
            action = _call(prompt, prompt.seat, trump, bids=prompt.seat == bidder)
        elif prompt.kind == "trump" and trump is not None:
            action = NameTrump(prompt.seat, trump)
        if not prompt.allows(action):
            return HandFault.NO_TRUMP
        match = game.apply(match, action).after
    return HandFault.NOT_ASKED


def _call(prompt: Prompt, seat: Seat, trump: Suit | None, *, bids: bool) -> SeatAction:
    """Return the lowest bid, or a pass where that is possible."""
    passes = [action for action in prompt.choices if isinstance(action, Pass)]
    if prompt.bids is None or (passes and not bids):
        return passes[0] if passes else prompt.choices[0]
    suit = (trump if trump in prompt.suits else prompt.suits[0]) if prompt.suits else None
    return Bid(seat, prompt.bids.minimum, suit)
