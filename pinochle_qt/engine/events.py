"""What happened, and how much of it a viewer may see: a card hidden from the viewer is None.

Each event comes in a `Step`, together with the deal right after it, which says where every card is then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld, Source
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account, Seat
    from pinochle_qt.engine.state import DealResult

HiddenCard: TypeAlias = "Card | None"


class Dealt(Struct, frozen=True):
    """A new hand was dealt."""

    number: int
    dealer: Seat
    hands: tuple[tuple[HiddenCard, ...], ...]
    stock_count: int
    upcard: Card | None
    widow_count: int


class SeatEvent(Struct, frozen=True):
    """An event that belongs to one seat, usually the one that acted."""

    seat: Seat


class HandThrownIn(SeatEvent, frozen=True):
    """A seat threw in its hand as a misdeal; everybody may see the hand."""

    hand: tuple[Card, ...]


class HandStood(SeatEvent, frozen=True):
    """A seat that could have thrown in its hand kept it."""


class CardDrafted(SeatEvent, frozen=True):
    """Draft: a seat kept one card and discarded the other."""

    kept: HiddenCard
    discarded: HiddenCard
    first: bool
    """Whether the first of the two cards, the one the seat looked at, was kept."""


class BidMade(SeatEvent, frozen=True):
    """A bid, with its trump suit where bids name one; `forced` if the rules made it."""

    amount: int
    forced: bool = False
    suit: Suit | None = None


class Passed(SeatEvent, frozen=True):
    """A pass, perhaps one with help."""

    help: bool


class AuctionWon(SeatEvent, frozen=True):
    """The auction is over; in the summed style, `bids` holds the contract of each side."""

    amount: int
    forced: bool
    bids: tuple[int, ...] = ()


class WidowTaken(SeatEvent, frozen=True):
    """The declarer took up the widow."""

    cards: tuple[HiddenCard, ...]


class KittyShared(SeatEvent, frozen=True):
    """Each seat received one card of the kitty; the cards are indexed by seat."""

    cards: tuple[HiddenCard, ...]


class Conceded(SeatEvent, frozen=True):
    """The declarer conceded before play."""


class TrumpNamed(SeatEvent, frozen=True):
    """The trump suit was named."""

    suit: Suit


class CardCalled(SeatEvent, frozen=True):
    """The bidder called a card; `answered` is False if nobody else holds it."""

    card: Card
    answered: bool


class PartnerRevealed(SeatEvent, frozen=True):
    """Everybody now knows who holds the called card."""


class CardsGiven(Struct, frozen=True):
    """A seat passed cards to its partner."""

    giver: Seat
    receiver: Seat
    cards: tuple[HiddenCard, ...]


class CardsBuried(SeatEvent, frozen=True):
    """The declarer laid aside cards in exchange for the widow."""

    cards: tuple[HiddenCard, ...]
    announced: tuple[Card, ...] = ()
    """Those that the declarer had to name."""


class MeldsShown(SeatEvent, frozen=True):
    """Before play: everything a seat shows."""

    melds: tuple[Meld, ...]


class MeldsTakenUp(Struct, frozen=True):
    """Everybody picked up their melds again."""


class MeldLaid(SeatEvent, frozen=True):
    """Stock games: a seat made one meld; `from_hand` are the cards that were not yet on the table."""

    meld: Meld
    from_hand: tuple[Card, ...]


class DixExchanged(SeatEvent, frozen=True):
    """A seat exchanged the dix for the upcard, which went to its hand."""

    dix: Card
    upcard: Card
    source: Source


class MeldingDone(SeatEvent, frozen=True):
    """The winner of a trick is finished melding."""


class CardDrawn(SeatEvent, frozen=True):
    """A seat drew a card from the stock; the last one may be the upcard."""

    card: HiddenCard
    stock_left: int
    public: bool
    """Whether everybody may see it: the upcard, or a last card that the rules expose."""


class Announced(SeatEvent, frozen=True):
    """A seat announced its decision before the first lead."""

    what: Literal["throw_in", "shoot_moon", "play_on"]


class CardPlayed(SeatEvent, frozen=True):
    """A card was played to the trick."""

    card: Card
    source: Source
    nth: int


class TrickTaken(SeatEvent, frozen=True):
    """A complete trick went to its winner; `points` includes the bonus for the last trick."""

    leader: Seat
    cards: tuple[Card, ...]
    points: int
    last: bool


class OutDeclared(SeatEvent, frozen=True):
    """A seat claimed to have reached the target; `by_rule` if the rules made the claim automatically."""

    by_rule: bool


class DealScored(Struct, frozen=True):
    """The deal is over and scored."""

    result: DealResult


class TargetRaised(Struct, frozen=True):
    """The match is now played to a higher target."""

    target: int


class MatchWon(Struct, frozen=True):
    """The match is over."""

    accounts: tuple[Account, ...]


Event: TypeAlias = (
    Dealt
    | HandThrownIn
    | HandStood
    | CardDrafted
    | BidMade
    | Passed
    | AuctionWon
    | WidowTaken
    | KittyShared
    | Conceded
    | TrumpNamed
    | CardCalled
    | PartnerRevealed
    | CardsGiven
    | CardsBuried
    | MeldsShown
    | MeldsTakenUp
    | MeldLaid
    | DixExchanged
    | MeldingDone
    | CardDrawn
    | Announced
    | CardPlayed
    | TrickTaken
    | OutDeclared
    | DealScored
    | TargetRaised
    | MatchWon
)


def redact(rules: Rules, event: Event, viewer: Seat | None) -> Event:
    """Return an event without the cards that the viewer may not see; a `viewer` of None is a spectator."""
    match event:
        case Dealt(hands=hands):
            return replace(
                event,
                hands=tuple(hand if seat == viewer else (None,) * len(hand) for seat, hand in enumerate(hands)),
            )
        case CardDrafted(seat=seat, first=first):
            if seat != viewer:
                return replace(event, kept=None, discarded=None)
            return replace(event, discarded=None) if first else event
        case WidowTaken(seat=seat, cards=cards) if not (rules.widow.exposed or seat == viewer):
            return replace(event, cards=(None,) * len(cards))
        case KittyShared(seat=seat, cards=cards) if seat != viewer:
            return replace(event, cards=tuple(face if to == viewer else None for to, face in enumerate(cards)))
        case CardsGiven(giver=giver, receiver=receiver, cards=cards) if viewer not in {giver, receiver}:
            return replace(event, cards=(None,) * len(cards))
        case CardsBuried(seat=seat, cards=cards) if seat != viewer:
            return replace(event, cards=(None,) * len(cards))
        case CardDrawn(seat=seat, public=False) if seat != viewer:
            return replace(event, card=None)
        case _:
            return event
