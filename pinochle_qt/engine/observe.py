"""What a seat may know: an observation from which the full state cannot be reached.

Visibility depends on whose card it is and how it was shown, never on the phase of the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.cards import contains_all, without
from pinochle_qt.engine.derived import announced_of, meld_order
from pinochle_qt.engine.features import passes_at_once
from pinochle_qt.engine.melds import points_of
from pinochle_qt.engine.people import account_of, dealer_seat, seated_now
from pinochle_qt.engine.state import Call

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld, MeldTable
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Account, Person, Seat
    from pinochle_qt.engine.state import Contract, DealResult, DealState, Gift, MatchState, Trick


class SeenGift(Struct, frozen=True):
    """Cards passed between partners; `cards` is None if the observer may not see them."""

    giver: Seat
    receiver: Seat
    count: int
    cards: tuple[Card, ...] | None


class Observation(Struct, frozen=True):
    """Everything that one seat (or, with `viewer` None, a spectator) may know about a match."""

    rules: Rules
    viewer: Seat | None
    number: int
    people: int
    """The number of people at the table, including those who sit out."""
    seated: tuple[Person, ...]
    """By seat, the person who holds its cards."""
    dealt_by: Person
    dealer: Seat
    """The seat that acts last: the dealer's, or if the dealer sits out, the one to the dealer's right."""
    target: int
    totals: tuple[int, ...]
    """By account: the total of each side, or of each person if people sit out."""
    results: tuple[DealResult, ...]
    winners: tuple[Account, ...]
    running: bool
    """Whether a deal is in progress; False before the first one, between deals and after the match."""
    hand: tuple[Card, ...] = ()
    """The viewer's own cards in ascending order, without melds on the table in stock games."""
    hand_counts: tuple[int, ...] = ()
    stock_count: int = 0
    """The number of cards in the stock, including the upcard."""
    upcard: Card | None = None
    turned: Card | None = None
    widow_count: int = 0
    widow: tuple[Card, ...] | None = None
    """The widow's cards once it has been taken up, if the viewer was allowed to see them; otherwise None."""
    trump: Suit | None = None
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    gifts: tuple[SeenGift, ...] = ()
    buried: tuple[Card, ...] | None = None
    buried_count: int = 0
    announced: tuple[Card, ...] = ()
    """Those of the buried cards that the declarer had to name, for everybody."""
    called: tuple[Card, ...] = ()
    partner: Seat | None = None
    moon: Seat | None = None
    shown: tuple[tuple[Meld, ...] | None, ...] = ()
    """Before play: what each seat has melded; None for a seat that has not melded yet."""
    has_melds_on_table: bool = False
    """Before play: whether the melds are on the table now; False once they have been picked up."""
    tables: tuple[MeldTable, ...] = ()
    """Stock games: each seat's melds on the table."""
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    strict: bool = True
    """Whether the strict rules of play apply: always in auction games, in stock games once the stock is gone."""
    meld_turn: Seat | None = None
    turn_melds: int = 0
    """Stock games: the melds made in this meld turn that count toward its limit."""
    drawn_public: tuple[tuple[Seat, Card], ...] = ()
    """Cards that everybody saw a seat draw from the stock."""
    draft_first: Card | None = None
    """Draft: the card to keep or reject, if the viewer is looking at it."""
    draft_discards: tuple[Card, ...] | None = None
    """Draft: the viewer's own discards, as far as the viewer has seen them."""
    agreements: tuple[Agreed, ...] = ()
    """By side, the agreement about its bids, which everybody at the table may know."""
    skills: tuple[str, ...] = ()
    """By person, the name of a computer player's skill, which everybody can read next to its cards; empty strings for
    people, and an empty tuple if nothing is known."""

    @property
    def players(self) -> int:
        """The number of seats in play."""
        return self.rules.table.players

    @property
    def has_melded(self) -> bool:
        """Whether everybody who melds before play has done so."""
        declarer = None if self.contract is None else self.contract.declarer
        order = meld_order(self.rules, self.dealer, declarer)
        return bool(self.shown) and all(self.shown[seat] is not None for seat in order)

    def after_bids(self, *bids: tuple[Seat, int]) -> Observation:
        """Return what would be observed if these bids were made next."""
        return replace(self, calls=(*self.calls, *(Call(seat, amount) for seat, amount in bids)))

    def total_of(self, seat: Seat) -> int:
        """Return the total that a seat plays for, before this deal."""
        return self.totals[account_of(self.rules, self.seated, seat)]

    def tricks_won(self, seat: Seat) -> int:
        """Return the number of tricks that a seat has taken in this deal."""
        return sum(1 for trick in self.tricks if trick.winner == seat)

    def meld_points(self, seat: Seat) -> int:
        """Return the points of everything a seat has melded in this deal."""
        if self.tables:
            return self.tables[seat].points
        return points_of(self.shown[seat] or ()) if self.shown else 0


def observe(rules: Rules, match: MatchState, viewer: Seat | None) -> Observation:
    """Return what a seat may know about a match; a `viewer` of None is a spectator, who sees no hidden cards."""
    deal = match.deal
    before = Observation(
        rules=rules,
        viewer=viewer,
        number=match.number,
        people=match.people,
        seated=seated_now(rules, match),
        dealt_by=match.next_dealer if deal is None else deal.dealt_by,
        dealer=dealer_seat(rules, match.next_dealer) if deal is None else deal.dealer,
        target=match.target,
        totals=match.totals,
        results=match.results,
        winners=match.winners,
        running=len(match.results) < match.number,  # a deal that has ended still counts until it is scored
        agreements=match.agreements,
        skills=match.skills,
    )
    if deal is None:
        return before
    return replace(
        before,
        hand=deal.hands[viewer] if viewer is not None else (),
        hand_counts=tuple(map(len, deal.hands)),
        stock_count=len(deal.stock),
        upcard=deal.upcard,
        turned=deal.turned,
        widow_count=0 if deal.widow_taken else len(deal.widow),
        widow=_seen_widow(rules, deal, viewer),
        trump=deal.trump,
        calls=deal.calls,
        contract=deal.contract,
        gifts=_seen_gifts(rules, deal, viewer),
        buried=deal.buried if _is_declarer(deal, viewer) else None,
        buried_count=len(deal.buried or ()),
        announced=announced_of(rules, deal.buried or (), deal.trump),
        called=deal.called,
        partner=deal.partner,
        moon=deal.moon,
        shown=deal.shown,
        has_melds_on_table=deal.has_melds_on_table,
        tables=deal.tables,
        leader=deal.leader,
        trick=deal.trick,
        tricks=deal.tricks,
        strict=deal.strict,
        meld_turn=deal.melder,
        turn_melds=deal.turn_melds if deal.melder is not None else 0,
        drawn_public=deal.drawn_public,
        draft_first=deal.stock[0] if deal.drafter is not None and deal.drafter == viewer else None,
        draft_discards=_seen_discards(deal, viewer),
    )


def as_spectator(seen: Observation) -> Observation:
    """Return what a spectator may know of a match that a seat observes."""
    return replace(
        seen,
        viewer=None,
        hand=(),
        widow=seen.widow if seen.rules.widow.exposed else None,
        gifts=tuple([replace(gift, cards=None) for gift in seen.gifts]),
        buried=None,
        draft_first=None,
        draft_discards=None,
    )


def hidden_cards(observation: Observation, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return all cards of the pack whose location the observer does not know, as a multiset.

    These are all cards except those in the observer's hand, those face up on the table, those played, and those that
    the observer buried or heard of when they were buried.
    """
    seen: list[Card] = [*observation.hand, *observation.trick]
    for trick in observation.tricks:
        seen.extend(trick.cards)
    for table in observation.tables:
        seen.extend(table.cards_on_table)
    if observation.upcard is not None and observation.stock_count:
        seen.append(observation.upcard)
    seen.extend(observation.announced if observation.buried is None else observation.buried)
    if not contains_all(pack, seen):
        raise AssertionError("an observation shows more cards than the pack holds")
    return without(pack, seen)


def _is_declarer(deal: DealState, viewer: Seat | None) -> bool:
    return deal.contract is not None and deal.contract.declarer == viewer


def _seen_widow(rules: Rules, deal: DealState, viewer: Seat | None) -> tuple[Card, ...] | None:
    if not deal.widow_taken:
        return None
    return deal.widow if rules.widow.exposed or _is_declarer(deal, viewer) else None


def _seen_gifts(rules: Rules, deal: DealState, viewer: Seat | None) -> tuple[SeenGift, ...]:
    # if partners choose simultaneously, the first gift stays face down until the second has been chosen
    face_down = passes_at_once(rules) and len(deal.gifts) == 1
    return tuple([_seen_gift(gift, viewer, face_down=face_down) for gift in deal.gifts])


def _seen_gift(gift: Gift, viewer: Seat | None, *, face_down: bool) -> SeenGift:
    is_visible = viewer == gift.giver or (viewer == gift.receiver and not face_down)
    return SeenGift(gift.giver, gift.receiver, len(gift.cards), gift.cards if is_visible else None)


def _seen_discards(deal: DealState, viewer: Seat | None) -> tuple[Card, ...] | None:
    if viewer is None or not deal.discards:
        return None
    return tuple(face for face, is_seen in deal.discards[viewer] if is_seen)
