"""What the table asks: exactly one seat (or the table itself), and what the answer may be.

Highlights, computer players and validation all read the same prompt. It holds nothing that the asked seat must not
know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.actions import (
    Bid,
    Bury,
    Concede,
    DealCards,
    DeclareOut,
    Distribute,
    Done,
    Give,
    Play,
    ShootMoon,
    ShowMelds,
)
from pinochle_qt.engine.cards import Card, Suit, contains_all, without
from pinochle_qt.engine.errors import Refusal, Rejection
from pinochle_qt.engine.features import has_checks
from pinochle_qt.engine.melds import check_declaration, melded_copies, possible_melds

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.melds import Meld, MeldTable
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.rules.bidding import AuctionRules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.tricks import TrickPosition

PromptKind = Literal[
    "deal", "misdeal", "draft", "bid", "distribute", "trump", "call", "give", "bury", "show", "meld", "decide", "play"
]
_ALWAYS_FREE: Final = frozenset({"give", "bury", "distribute"})
MAXIMUM_BID = 9990
"""The highest bid allowed (record, item 42)."""
MOON_BID: Final = MAXIMUM_BID + 10
"""What stands for the moon among the amounts of calls and contracts: it is over every number."""


class BidRange(Struct, frozen=True):
    """The amounts that may be bid, in ×10 points: in steps of `increment`, and of `big_step` from `big_from` on."""

    minimum: int
    maximum: int
    increment: int
    big_from: int | None = None
    big_step: int = 50
    zero: bool = False
    """Summed style: whether a bid of 0 is allowed too."""

    def refusal(self, amount: int) -> Rejection | None:
        """Return why an amount may not be bid, or None if it may."""
        if amount == 0 and self.zero:
            return None
        if amount < self.minimum:
            return Rejection(Refusal.BID_TOO_LOW, amount=self.minimum)
        if amount > self.maximum:
            reason = Refusal.BID_EXACT if self.maximum == self.minimum else Refusal.BID_TOO_HIGH
            return Rejection(reason, amount=self.maximum)
        step = self.step_at(amount)
        return Rejection(Refusal.BID_STEP, amount=step) if amount % step else None

    def at_least(self, amount: int) -> int:
        """Return the smallest legal amount of at least `amount`, but never more than the maximum."""
        amount = max(amount, self.minimum)
        step = self.step_at(amount)
        rounded = -(-amount // step) * step
        if self.big_from is not None and rounded >= self.big_from:
            rounded = -(-max(amount, self.big_from) // self.big_step) * self.big_step
        return min(rounded, self.maximum)

    def amounts(self, count: int) -> tuple[int, ...]:
        """Return the lowest `count` legal amounts, or fewer if there are no more."""
        found: list[int] = []
        amount = self.minimum
        while len(found) < count:
            amount = self.at_least(amount)
            if found and amount == found[-1]:
                break
            found.append(amount)
            amount += 1
        return tuple(found)

    def step_at(self, amount: int) -> int:
        """Return the step that an amount of this size must be a multiple of."""
        return self.big_step if self.big_from is not None and amount >= self.big_from else self.increment


def bids_over(auction: AuctionRules, high: int | None, *, at_least: int | None = None) -> BidRange:
    """Return what may be bid over the highest bid so far; None for an opening.

    `at_least` is another bound than the next step or the lowest bid.
    If even the next step is too high, the minimum is above `MAXIMUM_BID`.
    """
    low = at_least if at_least is not None else auction.min_bid if high is None else high + 1
    bids = BidRange(low, MAXIMUM_BID + auction.increment, auction.increment, auction.big_step_from, auction.big_step)
    minimum = bids.at_least(low)
    highest = MAXIMUM_BID - MAXIMUM_BID % bids.step_at(MAXIMUM_BID)
    return replace(bids, minimum=minimum, maximum=highest if auction.jump_bids else minimum)


class Pick(Struct, frozen=True):
    """A choice of several cards from a hand."""

    size: int
    hand: tuple[Card, ...]
    among: tuple[Card, ...]
    """The copies that may be picked."""
    reason: Refusal = Refusal.NOT_NOW
    """Why the other copies may not be picked."""
    must: tuple[Card, ...] = ()
    """Copies that must be picked."""

    def refusal(self, cards: tuple[Card, ...]) -> Rejection | None:
        """Return why these cards are not a complete pick, or None if they are."""
        for face in cards:
            if cards.count(face) > self.hand.count(face):
                return Rejection(Refusal.NOT_HELD, card=face)
            if cards.count(face) > self.among.count(face):
                return Rejection(self.reason, card=face)
        if len(cards) != self.size:
            return Rejection(Refusal.WRONG_COUNT_ONE if self.size == 1 else Refusal.WRONG_COUNT, count=self.size)
        if not contains_all(cards, self.must):
            wrong = next(face for face in cards if face not in self.must)
            return Rejection(self.reason, card=wrong)
        return None

    def can_add(self, chosen: tuple[Card, ...], face: Card) -> bool:
        """Return whether one more copy of a card can be added to an incomplete pick."""
        return len(chosen) < self.size and chosen.count(face) < self.among.count(face)


def pick_to_bury(rules: Rules, hand: tuple[Card, ...], melds: Sequence[Meld] | None) -> Pick:
    """Return which cards the declarer may bury; `melds` are those he has shown, None if that comes later."""
    size = rules.widow.size
    if melds is None or rules.widow.discard_limit == "any":
        return Pick(size, hand, hand)
    melded = melded_copies(melds)
    free = tuple(without(hand, [face for face, count in melded.items() for _ in range(count)]))
    if len(free) >= size:
        return Pick(size, hand, free, Refusal.BURY_UNMELDED)
    return Pick(size, hand, hand, Refusal.BURY_UNMELDED, must=free)


class Prompt(Struct, frozen=True):
    """One question: who is asked, what kind of decision it is, and every possible answer.

    `choices` lists every allowed action that can be listed. Bids, picks of several cards, declarations before play and
    kitty shares are described by `bids`, `pick`, `hand` with `trump`, and `kitty`.
    """

    seat: Seat | None
    """The seat that is asked; None when the table itself is asked to deal."""
    kind: PromptKind
    rules: Rules
    choices: tuple[SeatAction, ...] = ()
    bids: BidRange | None = None
    pick: Pick | None = None
    receiver: Seat | None = None
    """Passing: who gets the cards."""
    hand: tuple[Card, ...] = ()
    trump: Suit | None = None
    best: tuple[Meld, ...] = ()
    """Melding before play: the most valuable declaration."""
    table: MeldTable | None = None
    """Stock games: the asked seat's melds on the table."""
    position: TrickPosition | None = None
    """Play: the position, from which the reason for refusing a card can be worked out."""
    cards: tuple[Card, ...] = ()
    """Play: the distinct legal cards. Draft: the card to keep or reject."""
    kitty: tuple[Card, ...] = ()
    pack: tuple[Card, ...] = ()
    """Deal: every card of the pack in ascending order."""
    no_bid: Refusal | None = None
    """Why no bid, or no other suit, is legal."""
    no_pass: Refusal | None = None
    """Why a pass that isn't listed is refused."""
    suits: tuple[Suit, ...] = ()
    """Bidding: the trump suits of which every bid must name one; empty if bids name none."""

    @property
    def has_choice(self) -> bool:
        """Whether there is more than one possible answer."""
        if self.kind == "show":
            return bool(self.best)
        return self.kind in _ALWAYS_FREE or self.bids is not None or len(self.choices) > 1

    @property
    def offers_meld(self) -> bool:
        """Whether a question of kind ``meld`` has an answer besides going on, and declaring out, as at any card."""
        return self.kind == "meld" and not all(isinstance(choice, Done | DeclareOut) for choice in self.choices)

    @property
    def offers_moon(self) -> bool:
        """Whether the moon may be bid or announced now."""
        return any(isinstance(choice, ShootMoon) for choice in self.choices)

    @property
    def concessions(self) -> tuple[Concede, ...]:
        """The ways to concede that differ: without looking costs less only where checks are counted."""
        ways = tuple(choice for choice in self.choices if isinstance(choice, Concede))
        return ways if has_checks(self.rules) else ways[:1]

    def allows(self, action: Action) -> bool:
        """Return whether the action is a legal answer."""
        return self.refusal(action) is None

    def refusal(self, action: Action) -> Rejection | None:
        """Return why an action is not a legal answer, or None if it is."""
        if isinstance(action, DealCards):
            return None if self.kind == "deal" else Rejection(Refusal.NOT_NOW)
        if self.seat is None:
            return Rejection(Refusal.NOT_NOW)
        if action.seat != self.seat:
            return Rejection(Refusal.NOT_YOUR_TURN)
        if action in self.choices:
            return None
        return self._refusal_by_kind(action)

    def legal_plays(self) -> Iterator[Play]:
        """Yield the cards that may be played, each with its source."""
        for action in self.choices:
            if isinstance(action, Play):
                yield action

    def _refusal_by_kind(self, action: SeatAction) -> Rejection | None:
        match action:
            case Bid(amount=amount, suit=suit) if self.kind == "bid":
                if self.bids is None:
                    return Rejection(self.no_bid or Refusal.NOT_NOW)
                return self.bids.refusal(amount) or self._refused_suit(suit)
            case Give(cards=cards) | Bury(cards=cards) if self.pick and (self.kind == "give") == isinstance(
                action, Give
            ):
                return self.pick.refusal(cards)
            case ShowMelds(melds=melds) if self.kind == "show" and self.trump is not None:
                fault = check_declaration(self.hand, self.trump, self.rules, melds)
                return Rejection(Refusal.MELD_INVALID) if fault else None
            case ShowMelds(melds=melds) if self.kind == "meld":
                return Rejection(Refusal.MELD_LIMIT if self._are_too_many(melds) else Refusal.NO_MELD)
            case Distribute(to=to) if self.kind == "distribute":
                seats = tuple(seat for seat, _ in to)
                cards = tuple(sorted(face for _, face in to))
                fits = sorted(seats) == list(range(len(self.kitty))) and cards == tuple(sorted(self.kitty))
                return None if fits else Rejection(Refusal.KITTY_SHARE)
            case Play(card=face) if self.position:
                return self._refused_play(action, face)
            case _ if self.no_pass and type(action).__name__ == "Pass":
                return Rejection(self.no_pass)
            case _:
                return Rejection(Refusal.NOT_NOW)

    def _refused_suit(self, suit: Suit | None) -> Rejection | None:
        """Return why a bid may not name this suit, or none."""
        if suit is None:
            return Rejection(Refusal.BID_NEEDS_SUIT) if self.suits else None
        return None if suit in self.suits else Rejection(self.no_bid or Refusal.NOT_NOW, suit=suit)

    def _are_too_many(self, melds: tuple[Meld, ...]) -> bool:
        """Return whether all of these melds are possible in a stock game except for the limit on melds."""
        if self.rules.melds.per_turn is None or self.table is None or not melds:
            return False
        return set(melds) <= set(possible_melds(self.hand, self.table, self.trump, self.rules))

    def _refused_play(self, action: Play, face: Card) -> Rejection | None:
        position = self.position
        if position is None:
            return Rejection(Refusal.NOT_NOW)
        refusal = position.refusal(face)
        if refusal is not None:
            return refusal
        if action.source is None:
            return Rejection(Refusal.NOT_ON_TABLE, card=face) if action.nth else None
        if action.source == "table":  # every copy on the table is among the choices
            return Rejection(Refusal.NOT_ON_TABLE, card=face)
        return None if face in self.hand else Rejection(Refusal.NOT_HELD, card=face)
