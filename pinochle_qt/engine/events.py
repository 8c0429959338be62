"""What happened and what moved: the table animates these, it never works them out.

A card that the receiver of an event may not see is None.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import Source
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat, Side
    from pinochle_qt.engine.state import DealResult

HiddenCard: TypeAlias = "Card | None"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new deal lies on the table."""

    number: int
    dealer: Seat
    hands: tuple[tuple[HiddenCard, ...], ...]
    stock_count: int
    upcard: Card | None
    widow_count: int


@dataclass(frozen=True, slots=True)
class HandThrownIn:
    """A seat threw in its hand as a misdeal; the hand is open to all."""

    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandStood:
    """A seat that could have thrown in its hand did not."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrafted:
    """Draft: a seat kept one card and discarded the other."""

    seat: Seat
    kept: HiddenCard
    discarded: HiddenCard
    first: bool
    """Whether the first of the two, the one looked at, was kept."""


@dataclass(frozen=True, slots=True)
class BidMade:
    """A bid; `forced` where the rules made it."""

    seat: Seat
    amount: int
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Passed:
    """A pass, perhaps with help."""

    seat: Seat
    help: bool


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction is over; `bids` is the contract of each side in the summed style."""

    seat: Seat
    amount: int
    forced: bool
    bids: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WidowTaken:
    """The declarer took up the widow."""

    seat: Seat
    cards: tuple[HiddenCard, ...]


@dataclass(frozen=True, slots=True)
class KittyShared:
    """One card of the kitty went to each seat, indexed by seat."""

    seat: Seat
    cards: tuple[HiddenCard, ...]


@dataclass(frozen=True, slots=True)
class Conceded:
    """The declarer gave up before the play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """Trump is fixed."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardCalled:
    """The bidder called a card; `answered` is False when nobody else holds it."""

    seat: Seat
    card: Card
    answered: bool


@dataclass(frozen=True, slots=True)
class PartnerRevealed:
    """The holder of the called card is known to everybody."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsGiven:
    """Cards went across the table to partner."""

    giver: Seat
    receiver: Seat
    cards: tuple[HiddenCard, ...]


@dataclass(frozen=True, slots=True)
class CardsBuried:
    """Cards were laid aside in place of the widow."""

    seat: Seat
    cards: tuple[HiddenCard, ...]


@dataclass(frozen=True, slots=True)
class MeldsShown:
    """Before play: everything a seat shows."""

    seat: Seat
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class MeldsTakenUp:
    """The melds went back to the hands."""


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """Stock games: one meld was made; `from_hand` are the cards that were not on the table yet."""

    seat: Seat
    meld: Meld
    from_hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DixExchanged:
    """The dix took the place of the turned card, which went to the hand."""

    seat: Seat
    dix: Card
    upcard: Card
    source: Source


@dataclass(frozen=True, slots=True)
class MeldingDone:
    """The winner of a trick finished melding."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card came from the stock; the last one drawn may be the turned card."""

    seat: Seat
    card: HiddenCard
    stock_left: int
    is_upcard: bool
    public: bool
    """Everybody may see it: the turned card, or a last card shown by rule."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A decision before the first card."""

    seat: Seat
    what: Literal["throw_in", "shoot_moon", "play_on"]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to the trick."""

    seat: Seat
    card: Card
    source: Source
    nth: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A full trick went to its winner; `points` includes the bonus for the last trick."""

    seat: Seat
    leader: Seat
    cards: tuple[Card, ...]
    points: int
    last: bool


@dataclass(frozen=True, slots=True)
class OutDeclared:
    """A seat claimed to have reached the target; `by_rule` where it was counted by itself."""

    seat: Seat
    by_rule: bool


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is closed."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class TargetRaised:
    """The match now goes to a higher target."""

    target: int


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over."""

    sides: tuple[Side, ...]


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
