"""Everything a seat or the table can do, one small frozen value for each line of the game record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat

Source = Literal["hand", "table"]


@dataclass(frozen=True, slots=True)
class DealCards:
    """The table deals: the shuffle comes from outside, already divided.

    `hands[seat]` as dealt, `stock` top first with the turned card last, `widow` the cards set aside.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    widow: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Misdeal:
    """A seat throws in a hand that the rules allow to be thrown in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stand:
    """A seat that may throw in its hand lets it stand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """Draft: keep the first of the two cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reject:
    """Draft: discard the first card and keep the second, unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid in ×10 points; in the summed style a seat's own bid, 0 allowed."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A final pass; with `help` it tells partner that there is meld."""

    seat: Seat
    help: bool = False


@dataclass(frozen=True, slots=True)
class Concede:
    """The bidder gives up after seeing the widow, or a forced bid without looking (`unseen`)."""

    seat: Seat
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class Distribute:
    """The kitty is given out, one card to each seat."""

    seat: Seat
    to: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names trump."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CallCard:
    """The bidder calls a card whose holder becomes his partner."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Give:
    """Cards passed to partner."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bury:
    """Cards laid aside in place of the widow."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ShowMelds:
    """Before play: everything a seat shows, possibly nothing. Stock games: exactly one meld."""

    seat: Seat
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class ExchangeDix:
    """The dix is put in place of the turned card, which goes to the hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Done:
    """The winner of a trick has finished melding."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """The declarer gives up before the first card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShootMoon:
    """A seat undertakes to take every trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A seat neither throws in nor shoots the moon."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A card to a trick; in stock games from the `hand` or from the melds on the `table`.

    Without a source the copy in hand goes first. `nth` picks one of several copies of the card on the table, in the
    order laid.
    """

    seat: Seat
    card: Card
    source: Source | None = None
    nth: int = 0


@dataclass(frozen=True, slots=True)
class DeclareOut:
    """A seat claims to have reached the target."""

    seat: Seat


SeatAction: TypeAlias = (
    Misdeal
    | Stand
    | Keep
    | Reject
    | Bid
    | Pass
    | Concede
    | Distribute
    | NameTrump
    | CallCard
    | Give
    | Bury
    | ShowMelds
    | ExchangeDix
    | Done
    | ThrowIn
    | ShootMoon
    | PlayOn
    | Play
    | DeclareOut
)
Action: TypeAlias = DealCards | SeatAction
