"""Everything a seat or the table can do, one small frozen value for each line of the game record.

The tag of each action is its word in the record, and so are the names of its fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat

Source = Literal["hand", "table"]


class DealCards(Struct, frozen=True):
    """The table deals: the shuffle comes from outside, already divided.

    `hands[seat]` as dealt, `stock` top first with the turned card last, `widow` the cards set aside.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    widow: tuple[Card, ...] = ()


class Misdeal(Struct, frozen=True, tag_field="act", tag="misdeal"):
    """A seat throws in a hand that the rules allow to be thrown in."""

    seat: Seat


class Stand(Struct, frozen=True, tag_field="act", tag="stand"):
    """A seat that may throw in its hand lets it stand."""

    seat: Seat


class Keep(Struct, frozen=True, tag_field="act", tag="keep"):
    """Draft: keep the first of the two cards."""

    seat: Seat


class Reject(Struct, frozen=True, tag_field="act", tag="reject"):
    """Draft: discard the first card and keep the second, unseen."""

    seat: Seat


class Bid(Struct, frozen=True, tag_field="act", tag="bid"):
    """A bid in ×10 points; in the summed style a seat's own bid, 0 allowed."""

    seat: Seat
    amount: int


class Pass(Struct, frozen=True, tag_field="act", tag="pass"):
    """A final pass; with `help` it signals to partner that there is meld."""

    seat: Seat
    help: bool = False


class Concede(Struct, frozen=True, tag_field="act", tag="concede"):
    """The bidder gives up after seeing the widow, or a forced bid without looking (`unseen`)."""

    seat: Seat
    unseen: bool = False


class Distribute(Struct, frozen=True, tag_field="act", tag="distribute"):
    """The kitty is given out, one card to each seat."""

    seat: Seat
    to: tuple[tuple[Seat, Card], ...]


class NameTrump(Struct, frozen=True, tag_field="act", tag="name_trump"):
    """The declarer names trump."""

    seat: Seat
    suit: Suit


class CallCard(Struct, frozen=True, tag_field="act", tag="call_card"):
    """The bidder calls a card whose holder becomes his partner."""

    seat: Seat
    card: Card


class Give(Struct, frozen=True, tag_field="act", tag="give"):
    """Cards passed to partner."""

    seat: Seat
    cards: tuple[Card, ...]


class Bury(Struct, frozen=True, tag_field="act", tag="bury"):
    """Cards laid aside in place of the widow."""

    seat: Seat
    cards: tuple[Card, ...]


class ShowMelds(Struct, frozen=True, tag_field="act", tag="meld"):
    """Before play: everything a seat shows, possibly nothing. Stock games: exactly one meld."""

    seat: Seat
    melds: tuple[Meld, ...]


class ExchangeDix(Struct, frozen=True, tag_field="act", tag="exchange_dix"):
    """The dix is put in place of the turned card, which goes to the hand."""

    seat: Seat


class Done(Struct, frozen=True, tag_field="act", tag="done"):
    """The winner of a trick has finished melding."""

    seat: Seat


class ThrowIn(Struct, frozen=True, tag_field="act", tag="throw_in"):
    """The declarer gives up before the first card."""

    seat: Seat


class ShootMoon(Struct, frozen=True, tag_field="act", tag="shoot_moon"):
    """A seat undertakes to take every trick."""

    seat: Seat


class PlayOn(Struct, frozen=True, tag_field="act", tag="play_on"):
    """A seat neither throws in nor shoots the moon."""

    seat: Seat


class Play(Struct, frozen=True, tag_field="act", tag="play", rename={"source": "from"}):
    """A card to a trick; in stock games from the `hand` or from the melds on the `table`.

    Without a source the copy in hand goes first. `nth` picks one of several copies of the card on the table, in the
    order laid.
    """

    seat: Seat
    card: Card
    source: Source | None = None
    nth: int = 0


class DeclareOut(Struct, frozen=True, tag_field="act", tag="declare_out"):
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
