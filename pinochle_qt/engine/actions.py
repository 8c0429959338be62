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


class _BySeat(Struct, frozen=True, tag_field="act"):
    """Something that a seat does."""

    seat: Seat


class Misdeal(_BySeat, frozen=True, tag="misdeal"):
    """A seat throws in a hand that the rules allow it to throw in."""


class Stand(_BySeat, frozen=True, tag="stand"):
    """A seat that may throw in its hand keeps it."""


class Keep(_BySeat, frozen=True, tag="keep"):
    """Draft: keep the first of the two cards."""


class Reject(_BySeat, frozen=True, tag="reject"):
    """Draft: discard the first card and keep the second, sight unseen."""


class Bid(_BySeat, frozen=True, tag="bid"):
    """A bid in ×10 points; in the summed style, the seat's own bid, with 0 allowed."""

    amount: int
    suit: Suit | None = None
    """The trump suit, where every bid names one."""


class Pass(_BySeat, frozen=True, tag="pass"):
    """A final pass; with `help`, it tells the partner that the seat has meld."""

    help: bool = False


class Concede(_BySeat, frozen=True, tag="concede"):
    """The bidder concedes after seeing the widow, or concedes a forced bid without looking (`unseen`)."""

    unseen: bool = False


class Distribute(_BySeat, frozen=True, tag="distribute"):
    """The kitty is shared out, one card to each seat."""

    to: tuple[tuple[Seat, Card], ...]


class NameTrump(_BySeat, frozen=True, tag="name_trump"):
    """The declarer names trump."""

    suit: Suit


class CallCard(_BySeat, frozen=True, tag="call_card"):
    """The bidder calls a card; its holder becomes the bidder's partner."""

    card: Card


class Give(_BySeat, frozen=True, tag="give"):
    """A seat passes cards to its partner."""

    cards: tuple[Card, ...]


class Bury(_BySeat, frozen=True, tag="bury"):
    """The declarer lays aside cards in exchange for the widow."""

    cards: tuple[Card, ...]


class ShowMelds(_BySeat, frozen=True, tag="meld"):
    """Before play: everything a seat shows, possibly nothing. In stock games: exactly one meld."""

    melds: tuple[Meld, ...]


class ExchangeDix(_BySeat, frozen=True, tag="exchange_dix"):
    """A seat exchanges the dix for the upcard, which goes to its hand."""


class Done(_BySeat, frozen=True, tag="done"):
    """The winner of a trick is finished melding."""


class ThrowIn(_BySeat, frozen=True, tag="throw_in"):
    """The declarer gives up before the first lead."""


class ShootMoon(_BySeat, frozen=True, tag="shoot_moon"):
    """A seat undertakes to take every trick: in the auction, as a bid over every number, or before the first lead."""

    suit: Suit | None = None
    """In the auction, the trump suit, where every bid names one."""


class PlayOn(_BySeat, frozen=True, tag="play_on"):
    """A seat neither throws in nor shoots the moon."""


class Play(_BySeat, frozen=True, tag="play", rename={"source": "from"}):
    """A seat plays a card to a trick; in stock games, from the `hand` or from its melds on the `table`.

    Without a source, a copy in the hand is played first. `nth` picks one of several copies of the card on the table, in
    the order they were laid down.
    """

    card: Card
    source: Source | None = None
    nth: int = 0


class DeclareOut(_BySeat, frozen=True, tag="declare_out"):
    """A seat claims to have reached the target."""


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
