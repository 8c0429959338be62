"""The whole truth about a deal and a match, as immutable values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld, MeldTable
    from pinochle_qt.engine.people import Account, Person
    from pinochle_qt.engine.seats import Seat, Side

Outcome = Literal[
    "made",
    "set",
    "not_on_board",
    "thrown_in",
    "conceded",
    "passed_out",
    "misdeal",
    "played",
    "declared_out",
    "renege",
    "moon_made",
    "moon_failed",
    "game_meld",
    "swept",
]


class Call(Struct, frozen=True):
    """One word in the auction: a bid with its amount, or a pass (amount None)."""

    seat: Seat
    amount: int | None
    help: bool = False


class Contract(Struct, frozen=True):
    """Who plays, and for how much."""

    declarer: Seat
    bid: int
    forced: bool = False
    """The rules made the bid, or forced its height: it may be conceded unseen."""
    side_bids: tuple[int, ...] = ()
    """Summed style: the contract of every side."""


class Gift(Struct, frozen=True):
    """Cards passed from one partner to the other."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]


class Trick(Struct, frozen=True):
    """A finished trick; `points` without the bonus for the last one."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int


class Ending(Struct, frozen=True):
    """Why the deal closes now, and through whom."""

    outcome: Outcome
    seat: Seat | None = None


class DealState(Struct, frozen=True):
    """One deal, from the shuffle to its end. `stage` counts through the plan of the phases."""

    number: int
    dealt_by: Person
    seated: tuple[Person, ...]
    """Who holds the cards of each seat."""
    dealer: Seat
    """Who acts last: the dealer himself, unless he rests."""
    target: int
    carried: tuple[int, ...]
    """The standing before this deal, by account."""
    dealt: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    upcard: Card | None
    widow: tuple[Card, ...]
    shown: tuple[tuple[Meld, ...] | None, ...]
    tables: tuple[MeldTable, ...]
    turned: Card | None = None
    """The card turned up in the deal, which may have been exchanged since."""
    stage: int = 0
    trump: Suit | None = None
    redeals_left: int | None = None
    """How many more misdeals this dealer's turn allows; None for any number."""
    stood: tuple[Seat, ...] = ()
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    conceded: bool = False
    conceded_unseen: bool = False
    no_suit: bool = False
    """The declarer held nothing that lets him name a suit: no hand is played (catalogue, item 81)."""
    widow_taken: bool = False
    kitty_shared: tuple[tuple[Seat, Card], ...] = ()
    drafter: Seat | None = None
    """Draft: who looks at the first card of the stock."""
    discards: tuple[tuple[tuple[Card, bool], ...], ...] = ()
    """Draft: the pile of each seat, each card with whether that seat has seen it."""
    called: tuple[Card, ...] = ()
    partner: Seat | None = None
    gifts: tuple[Gift, ...] = ()
    buried: tuple[Card, ...] | None = None
    decided: tuple[Seat, ...] = ()
    """Seats that have said whether they throw in, shoot the moon or play on."""
    moon: Seat | None = None
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    melder: Seat | None = None
    """Stock games: whose meld turn it is."""
    turn_melds: int = 0
    """Melds made in this turn that count against the limit."""
    dix_exchanged: bool = False
    drawn_public: tuple[tuple[Seat, Card], ...] = ()
    """Cards that everybody saw a seat take from the stock."""
    melds_lie: bool = False
    """Before play: melds lie on the table."""
    strict: bool = False
    """Stock games: the stock is gone and the duties of play hold."""
    ending: Ending | None = None


class DealResult(Struct, frozen=True):
    """The closing line of a deal; all points ×10."""

    outcome: Outcome
    declarer: Seat | None
    bid: int | tuple[int, ...] | None
    trump: Suit | None
    meld: tuple[int, ...]
    """Per seat, as shown."""
    tricks: tuple[int, ...]
    """Per side, after rounding; last trick and credited discards included."""
    score: tuple[int, ...]
    """Per side: what the deal adds."""
    totals: tuple[int, ...]
    """By account."""
    target: int
    """The score that the next deal is played to."""
    checks: tuple[int, ...] | None = None
    """By person."""
    seated: tuple[Person, ...] = ()
    """Who had each seat, where people sit out; the line does not repeat it."""
    is_set: bool = False
    """The declarer played and did not make the bid; the line does not say so where all tricks went to one side."""
    made_sums: tuple[Side, ...] = ()
    """Who made the own contract where every side has one; the line does not say."""
    void_sums: tuple[Side, ...] = ()
    """Whose bids are void where every side has its own contract, since it melded too little; the line does not say."""
    by: Seat | None = None
    """Who shot the moon, or won the match by a meld; the line does not say."""
    no_suit: bool = False
    """The contract was lost because there was no suit to name for it; the line does not say."""
    swept_by: tuple[Seat, ...] = ()
    """Who took every trick together, where that wins the match; the line does not say."""


class MatchState(Struct, frozen=True):
    """A match: the running deal, the standing, and how earlier deals ended."""

    deal: DealState | None
    totals: tuple[int, ...]
    """By account."""
    target: int
    people: int
    """How many sit at the table, those who rest included."""
    next_dealer: Person
    number: int = 0
    """Deals begun so far."""
    results: tuple[DealResult, ...] = ()
    winners: tuple[Account, ...] = ()
    redeals: int = 0
    """Misdeals in a row within one dealer's turn."""
    both_over_before: bool = False
    """Two accounts have stood at or above the target together before."""
    slides: tuple[int, ...] = ()
    """Slide-out: per account, failed contracts of others since it reached the target."""
    checks: tuple[int, ...] = ()
    """Check pinochle: the ledger per person, in stakes."""
    agreements: tuple[str, ...] = ()
    """By side, the name of what its bids tell; empty if nobody has agreed on anything. No rule asks for it."""
    skills: tuple[str, ...] = ()
    """By person, the name of how well a computer player plays; an empty one for people, and none at all if nothing is
    known. No rule asks for it."""
