"""Everything a seat or the table can do: one small frozen value for each line of the game record.

The tag of each action is its name in the record, and its fields have the same names there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld, Source
    from pinochle_qt.engine.seats import Seat


class DealCards(Struct, frozen=True):
    """The table deals; the cards come from outside, already shuffled and divided.

    `hands[seat]` is in the order dealt, `stock` top first with the upcard last, `widow` the cards set aside.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    widow: tuple[Card, ...] = ()


class Misdeal(Struct, frozen=True, tag_field="act", tag="misdeal"):
    """A seat throws in a hand that the rules allow it to throw in."""

    seat: Seat


class Stand(Struct, frozen=True, tag_field="act", tag="stand"):
    """A seat that may throw in its hand keeps it."""

    seat: Seat


class Keep(Struct, frozen=True, tag_field="act", tag="keep"):
    """Draft: keep the first of the two cards."""

    seat: Seat


class Reject(Struct, frozen=True, tag_field="act", tag="reject"):
    """Draft: discard the first card and keep the second, sight unseen."""

    seat: Seat


class Bid(Struct, frozen=True, tag_field="act", tag="bid"):
    """A bid in ×10 points; in the summed style, the seat's own bid, with 0 allowed."""

    seat: Seat
    amount: int


class Pass(Struct, frozen=True, tag_field="act", tag="pass"):
    """A final pass; with `help`, it tells the partner that the seat has meld."""

    seat: Seat
    help: bool = False


class Concede(Struct, frozen=True, tag_field="act", tag="concede"):
    """The bidder concedes after seeing the widow, or concedes a forced bid without looking (`unseen`)."""

    seat: Seat
    unseen: bool = False


class Distribute(Struct, frozen=True, tag_field="act", tag="distribute"):
    """The kitty is shared out, one card to each seat."""

    seat: Seat
    to: tuple[tuple[Seat, Card], ...]


class NameTrump(Struct, frozen=True, tag_field="act", tag="name_trump"):
    """The declarer names trump."""

    seat: Seat
    suit: Suit


class CallCard(Struct, frozen=True, tag_field="act", tag="call_card"):
    """The bidder calls a card; its holder becomes the bidder's partner."""

    seat: Seat
    card: Card


class Give(Struct, frozen=True, tag_field="act", tag="give"):
    """A seat passes cards to its partner."""

    seat: Seat
    cards: tuple[Card, ...]


class Bury(Struct, frozen=True, tag_field="act", tag="bury"):
    """The declarer lays aside cards in exchange for the widow."""

    seat: Seat
    cards: tuple[Card, ...]


class ShowMelds(Struct, frozen=True, tag_field="act", tag="meld"):
    """Before play: everything a seat shows, possibly nothing. In stock games: exactly one meld."""

    seat: Seat
    melds: tuple[Meld, ...]


class ExchangeDix(Struct, frozen=True, tag_field="act", tag="exchange_dix"):
    """A seat exchanges the dix for the upcard, which goes to its hand."""

    seat: Seat


class Done(Struct, frozen=True, tag_field="act", tag="done"):
    """The winner of a trick is finished melding."""

    seat: Seat


class ThrowIn(Struct, frozen=True, tag_field="act", tag="throw_in"):
    """The declarer gives up before the first lead."""

    seat: Seat


class ShootMoon(Struct, frozen=True, tag_field="act", tag="shoot_moon"):
    """A seat undertakes to take every trick."""

    seat: Seat


class PlayOn(Struct, frozen=True, tag_field="act", tag="play_on"):
    """A seat neither throws in nor shoots the moon."""

    seat: Seat


class Play(Struct, frozen=True, tag_field="act", tag="play", rename={"source": "from"}):
    """A seat plays a card to a trick; in stock games, from the `hand` or from its melds on the `table`.

    Without a source, a copy in the hand is played first. `nth` picks one of several copies of the card on the table, in
    the order they were laid down.
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
