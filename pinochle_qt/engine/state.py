"""The full state of a deal and a match, including all hidden cards, as immutable values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from pinochle_qt.engine.cards import Suit  # noqa: TC001 - msgspec looks at the types of a result
from pinochle_qt.engine.seats import Person, Seat, Side  # noqa: TC001

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld, MeldTable
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Account

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
REDEALT: Final = frozenset[Outcome]({"passed_out", "misdeal"})
"""Outcomes after which the cards are dealt again, so that the deal counts for nobody."""
PLAYED_OUT: Final = frozenset[Outcome]({"made", "set", "played", "swept", "moon_made", "moon_failed"})
"""Outcomes of deals that were played to the last trick."""
GIVEN_UP: Final = frozenset[Outcome]({"thrown_in", "conceded"})
"""Outcomes of a deal whose declarer gave up before the first lead."""
FAILED: Final = frozenset[Outcome]({"set", "not_on_board", "thrown_in", "conceded"})
"""Outcomes that mean a lost contract. A failed moon isn't one: a moon replaces all contracts (item 69)."""
READING: Final = 4
"""How the rules are read today: the version of the record that says so. A match keeps the reading it began with."""
RAISING_UNTIL_ONE: Final = 3
"""The reading from which on the target goes up until at most one total has reached it, and is tested at once; before,
it goes up once a deal, and is tested again after the next one (record, item 20)."""
WHOLE_OFF_BOARD: Final = 4
"""The reading from which on a hand that is not on the board costs all the chips of its bid where giving up costs half
of them (catalogue, item 102); before, it costs half of them, too."""


class Call(Struct, frozen=True):
    """One call in the auction: a bid with its amount (`MOON_BID` for the moon), or a pass (with an amount of None)."""

    seat: Seat
    amount: int | None
    help: bool = False
    suit: Suit | None = None
    """The trump suit that came with a bid, where every bid names one."""


class Contract(Struct, frozen=True):
    """Who plays, and for how much: `MOON_BID` if the moon has been bid, which takes the contract's place."""

    declarer: Seat
    bid: int
    forced: bool = False
    """Whether the rules made the bid or forced its amount, so that it may be conceded unseen."""
    side_bids: tuple[int, ...] = ()
    """Summed style: the contract of every side."""
    suit: Suit | None = None
    """The trump suit that the winning bid has named, if it did."""


class Gift(Struct, frozen=True):
    """Cards passed from one partner to the other."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]


class Trick(Struct, frozen=True):
    """A finished trick."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int
    """What it is worth, with any bonus: see `trick_worth`."""


class Ending(Struct, frozen=True):
    """Why the deal ends now, and which seat caused it."""

    outcome: Outcome
    seat: Seat | None = None


class DealState(Struct, frozen=True):
    """One deal, from the shuffle to its end. `stage` is the index of the current phase in the plan."""

    number: int
    dealt_by: Person
    seated: tuple[Person, ...]
    """By seat, the person who holds its cards."""
    dealer: Seat
    """The seat that acts last: the dealer's, or if the dealer sits out, the one to the dealer's right."""
    target: int
    carried: tuple[int, ...]
    """The totals before this deal, by account."""
    dealt: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    upcard: Card | None
    widow: tuple[Card, ...]
    shown: tuple[tuple[Meld, ...] | None, ...]
    tables: tuple[MeldTable, ...]
    turned: Card | None = None
    """The card turned up when the cards were dealt, which may have been exchanged since."""
    stage: int = 0
    trump: Suit | None = None
    redeals_left: int | None = None
    """How many more misdeals are possible in this dealer's turn; None for any number."""
    stood: tuple[Seat, ...] = ()
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    conceded: bool = False
    conceded_unseen: bool = False
    no_suit: bool = False
    """Whether the declarer held nothing that allows naming a suit, so no hand is played (catalogue, item 81)."""
    widow_taken: bool = False
    plays_with_widow: bool = False
    """Trump named before the widow: whether the declarer has seen the widow and does not concede."""
    names_trump: bool = False
    """Moon or trump: whether the declarer has decided not to shoot the moon."""
    kitty_shared: tuple[tuple[Seat, Card], ...] = ()
    drafter: Seat | None = None
    """Draft: the seat that looks at the top card of the stock."""
    discards: tuple[tuple[tuple[Card, bool], ...], ...] = ()
    """Draft: the discard pile of each seat; each card comes with whether that seat has seen it."""
    called: tuple[Card, ...] = ()
    partner: Seat | None = None
    gifts: tuple[Gift, ...] = ()
    buried: tuple[Card, ...] | None = None
    decided: tuple[Seat, ...] = ()
    """Seats that have decided to play on rather than throw in or shoot the moon."""
    moon: Seat | None = None
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    melder: Seat | None = None
    """Stock games: the seat whose meld turn it is."""
    turn_melds: int = 0
    """The melds made in this turn that count toward the limit."""
    dix_exchanged: bool = False
    drawn_public: tuple[tuple[Seat, Card], ...] = ()
    """Cards that everybody saw a seat draw from the stock."""
    has_melds_on_table: bool = False
    """Before play: whether the melds are on the table."""
    strict: bool = False
    """Whether the strict rules of play apply; in stock games, once the stock is gone."""
    ending: Ending | None = None


class DealResult(Struct, frozen=True, omit_defaults=True):
    """How a deal ended: its closing line, and what the engine knows besides; all points ×10."""

    outcome: Outcome
    declarer: Seat | None
    bid: int | tuple[int, ...] | None
    trump: Suit | None
    meld: tuple[int, ...]
    """Per seat, as shown."""
    tricks: tuple[int, ...]
    """Per side, after rounding; includes the last trick and credited discards."""
    score: tuple[int, ...]
    """Per side: what the deal adds."""
    totals: tuple[int, ...]
    """By account."""
    target: int
    """The score that the next deal is played to."""
    checks: tuple[int, ...] | None = None
    """By person."""
    seated: tuple[Person, ...] = ()
    """By seat, the person who had it; not repeated in the line."""
    partner: Seat | None = None
    """The partner whom the declarer called; not in the line."""
    is_set: bool = False
    """Whether the declarer played and did not make the bid; the line doesn't say so if one side took all tricks."""
    made_sums: tuple[Side, ...] = ()
    """Summed style: the sides that made their contracts; not in the line."""
    void_sums: tuple[Side, ...] = ()
    """Summed style: the sides whose bids are void because they melded too little; not in the line."""
    by: Seat | None = None
    """The seat that shot the moon, or won the match with a meld; not in the line."""
    no_suit: bool = False
    """Whether the contract was lost because the declarer could name no suit for it; not in the line."""
    swept_by: tuple[Seat, ...] = ()
    """The seats that took every trick together, if that wins the match; not in the line."""

    @property
    def is_failed(self) -> bool:
        """Whether a contract was lost, even if somebody won the match by taking every trick."""
        return self.outcome in FAILED or self.is_set

    @property
    def is_made(self) -> bool:
        """Whether one side's contract was made; in some deals it is neither made nor lost."""
        return self.outcome in {"made", "swept"} and isinstance(self.bid, int) and not self.is_set

    @property
    def is_decided_in_play(self) -> bool:
        """Whether one side's contract was made or lost with the last trick, not before."""
        return self.outcome in PLAYED_OUT and isinstance(self.bid, int) and (self.is_made or self.is_failed)

    @property
    def is_redealt(self) -> bool:
        """Whether the cards were dealt again, so that the deal counts for nobody."""
        return self.outcome in REDEALT


class MatchState(Struct, frozen=True):
    """A match: the current deal, the totals, and how earlier deals ended."""

    deal: DealState | None
    totals: tuple[int, ...]
    """By account."""
    target: int
    people: int
    """The number of people at the table, including those who sit out."""
    next_dealer: Person
    number: int = 0
    """The number of deals begun so far."""
    results: tuple[DealResult, ...] = ()
    winners: tuple[Account, ...] = ()
    redeals: int = 0
    """Consecutive misdeals within one dealer's turn."""
    both_over_before: bool = False
    """Whether two accounts have already been at or above the target together."""
    reading: int = READING
    """How the rules are read where older versions of the record read them differently."""
    slides: tuple[int, ...] = ()
    """Slide-out: per account, the contracts that others have lost since it reached the target."""
    checks: tuple[int, ...] = ()
    """Check pinochle: the ledger per person, in stakes."""
    agreements: tuple[Agreed, ...] = ()
    """By side, the agreement about its bids; empty if there are none. No rule depends on it."""
    skills: tuple[str, ...] = ()
    """By person, the name of a computer player's skill; empty strings for people, and an empty tuple if nothing is
    known. No rule depends on it."""

    @property
    def is_deal_over(self) -> bool:
        """Whether a deal is over and the next one has not begun."""
        return self.deal is not None and self.deal.ending is not None
