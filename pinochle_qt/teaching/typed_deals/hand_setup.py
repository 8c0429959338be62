"""A hand that somebody sets up to ask Expert about it, with the game, the dealer and the calls so far.

It is that of seat 0, so that others sit where the viewer of a table sees them.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.derived import pack, surplus
from pinochle_qt.engine.features import (
    bids_name_suit,
    buries,
    has_auction,
    has_summed_auction,
    has_widow,
    is_draft,
    passes_cards,
)
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.session.dealing.deal_code import DealCode, base_preset
from pinochle_qt.session.dealing.deal_line import WrittenDeal, deal_line, hand_text, read_deal_line, read_hand
from pinochle_qt.session.dealing.shuffle import shuffled
from pinochle_qt.session.review import Review, deals_over
from pinochle_qt.teaching.typed_deals.hand_question import (
    HandFault,
    NoQuestion,
    bidding_question,
    dealt_at_random,
    next_call,
    passing_question,
    trump_question,
)

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.teaching.typed_deals.hand_question import HandQuestion

OWN: Final[Seat] = 0
"""The seat that holds the hand."""
QuestionKind: TypeAlias = Literal["bid", "trump", "pass"]
"""What Expert is asked: its bid, the trump suit if it gets the bid, or the cards to pass or to lay aside."""


class HandSetup(Struct, frozen=True):
    """What is known of a deal; nothing in it needs to be complete."""

    preset: str
    rules: Rules
    dealer: Seat
    cards: tuple[Card, ...] = ()
    """Those that the seat holds, with those of the widow where it asks what to lay aside."""
    calls: tuple[SeatAction, ...] = ()
    """The calls so far, in the order in which they were made."""

    @property
    def kinds(self) -> tuple[QuestionKind, ...]:
        """The questions that there are in this game."""
        rules, kinds = self.rules, list[QuestionKind]()
        if has_auction(rules) and not is_draft(rules):
            kinds.append("bid")
            if not (has_widow(rules) or has_summed_auction(rules) or bids_name_suit(rules)):
                kinds.append("trump")
        if passes_cards(rules) or buries(rules):
            kinds.append("pass")
        return tuple(kinds)

    def size(self, kind: QuestionKind) -> int:
        """Return how many cards the seat holds when it is asked."""
        with_widow = kind == "pass" and not passes_cards(self.rules)
        return self.rules.deal.hand_size + (self.rules.widow.size if with_widow else 0)

    def deal(self) -> WrittenDeal:
        """Return what is known as a deal; cards beyond the size of a hand are those of the widow."""
        size = self.rules.deal.hand_size
        hands = {OWN: tuple(sorted(self.cards[:size]))} if self.cards else {}
        return WrittenDeal(self.preset, self.rules, self.dealer, hands, widow=tuple(self.cards[size:]))

    @property
    def line(self) -> str:
        """The deal as a line of text."""
        return deal_line(self.deal())

    @property
    def hand(self) -> str:
        """The cards as text."""
        return hand_text(self.cards)

    def question(self, kind: QuestionKind, trump: Suit) -> HandQuestion:
        """Return the question for Expert; `trump` is the suit for which cards are passed or laid aside.

        Raises:
            NoQuestion: the hand has another size, or this seat is not asked.
        """
        if len(self.cards) != self.size(kind):
            raise _wrong_size(self, kind)
        if kind == "bid":
            return bidding_question(self.deal(), OWN, self.calls)
        if kind == "trump":
            return trump_question(self.deal(), OWN, self.calls)
        return passing_question(self.deal(), OWN, trump)

    def next_call(self) -> Prompt | None:
        """Return who is asked to bid next; None once nobody is, or in a game without an auction."""
        return next_call(self.deal(), self.calls) if "bid" in self.kinds else None

    def playing(self, preset: str, rules: Rules) -> HandSetup:
        """Return the same hand in another game, as far as its cards are in that deck, without any calls."""
        setup = HandSetup(preset, rules, self.dealer % rules.table.players)
        kept = surplus(self.cards, rules) is None and len(self.cards) <= setup.rules.deal.hand_size
        return replace(setup, cards=self.cards) if kept else setup

    def with_count(self, face: Card, count: int) -> HandSetup:
        """Return the hand with so many copies of a card."""
        others = tuple(each for each in self.cards if each != face)
        return replace(self, cards=(*others, *[face] * count))

    def at_random(self, kind: QuestionKind) -> HandSetup:
        """Return a random hand, without any calls."""
        return replace(self, cards=tuple(shuffled(pack(self.rules), random.Random())[: self.size(kind)]), calls=())

    def typed(self, text: str, kind: QuestionKind) -> HandSetup:
        """Return the setup with the cards in a text: a hand by suit, or a whole deal as a line.

        Of a deal that names several hands it takes that of the first seat.

        Raises:
            BadDealLine: it is neither.
            NoQuestion: it has more cards than the seat holds.
        """
        words = text.split()
        if len(words) > 1 or ":" in text:
            setup = _from_line(text)
        else:
            setup = replace(self, cards=read_hand(words[0], self.rules) if words else ())
        most = max(map(setup.size, setup.kinds), default=setup.rules.deal.hand_size)
        if len(setup.cards) > most:
            raise _wrong_size(setup, kind)
        return setup

    @property
    def can_be_played(self) -> bool:
        """Whether a deal with this hand can be played: not if hands are drawn, or if somebody has to sit out."""
        return is_people_count(self.rules, self.rules.table.players) and not is_draft(self.rules)

    def code(self) -> DealCode:
        """Return a whole deal with this hand, the other cards at random, for as many people as play."""
        players = self.rules.table.players
        cards = Game(self.rules).gathered(dealt_at_random(self.deal(), random.Random()), self.dealer)
        return DealCode(base_preset(self.preset, self.rules), self.rules, players, self.dealer, cards)


def last_hand(recorded: RecordedGame) -> HandSetup | None:
    """Return the hand that the first person at the table was dealt in the last finished deal; None if there is none."""
    over = deals_over(recorded)
    if not over:
        return None
    review = Review(recorded, over[-1])
    own = next((seat for seat, setup in enumerate(review.seats) if setup.player == "human"), None)
    dealt = review.steps[0].after.deal
    if own is None or dealt is None:
        return None
    rules = review.rules
    return HandSetup(review.preset, rules, (dealt.dealer - own) % rules.table.players, dealt.hands[own])


def _from_line(text: str) -> HandSetup:
    deal = read_deal_line(text)
    seat = min(deal.hands, default=OWN)
    widow = deal.widow if buries(deal.rules) else ()
    dealer = (deal.dealer - seat) % deal.rules.table.players
    return HandSetup(deal.preset, deal.rules, dealer, (*deal.hands.get(seat, ()), *widow))


def _wrong_size(setup: HandSetup, kind: QuestionKind) -> NoQuestion:
    size = setup.size(kind)
    phrase = HandFault.SIZE if size == setup.rules.deal.hand_size else HandFault.SIZE_WITH_WIDOW
    return NoQuestion(phrase(size=size, count=len(setup.cards)))
