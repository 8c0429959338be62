"""How a contract and a match stand, worked out from what the viewer may know; no Qt, no words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from pinochle_qt.engine import seats
from pinochle_qt.engine.derived import buried_count_for, discards_count_for, side_count, side_of, total_card_points
from pinochle_qt.engine.features import (
    buries,
    has_called_partner,
    has_summed_auction,
    has_teams,
    is_draft,
    people_rest,
    stays_with_dealer,
)
from pinochle_qt.engine.people import account_of, contract_party
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.people import Account, Person
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat, Side


class HasTotals(Protocol):
    """A deal that is over."""

    @property
    def totals(self) -> tuple[int, ...]:
        """By account, after it."""
        ...


class MatchStanding(Protocol):
    """How a match stands: an observation, or what is known of a game that is not on the table."""

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        ...

    @property
    def viewer(self) -> Seat | None:
        """From whose place it is told."""
        ...

    @property
    def players(self) -> int:
        """How many hands are dealt."""
        ...

    @property
    def seated(self) -> tuple[Person, ...]:
        """The person in each seat, where people sit out."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """By account."""
        ...

    @property
    def target(self) -> int:
        """The score that wins."""
        ...

    @property
    def results(self) -> Sequence[HasTotals]:
        """The deals that are over."""
        ...


class ContractStanding(Struct, frozen=True):
    """What the declarer's party has toward its bid; all points ×10."""

    seats: tuple[Seat, ...]
    """The declarer first, then a partner by place or by a call that is known."""
    side: Side
    bid: int
    meld: int
    tricks: int
    least: int = 0
    """What has to come from tricks, regardless of the meld."""
    needs_trick: bool = False
    """Whether the meld counts for nothing before the party wins a trick."""
    most: int = 0
    """What the tricks still to come can bring at most, cards laid aside that the viewer does not know included."""
    is_lost: bool = False
    """Whether the bid needs more in tricks than can still be won."""
    has_unseen: bool = False
    """Whether cards count for the party that the viewer cannot know, so that it may have more than this."""

    @property
    def got(self) -> int:
        """Meld and tricks together."""
        return self.meld + self.tricks

    @property
    def needs(self) -> int:
        """What is missing, never negative."""
        return max(0, self.bid - self.got, self.least - self.tricks)


def contract_standing(observation: Observation) -> ContractStanding | None:
    """Return how the contract stands; None while there is none, where every side has its own, and during a moon."""
    contract = observation.contract
    if contract is None or contract.side_bids or observation.moon is not None:
        return None
    rules = observation.rules
    party = contract_party(rules, contract.declarer, observation.partner)
    return _standing(observation, party, side_of(rules, contract.declarer), contract.bid)


def _standing(observation: Observation, party: tuple[Seat, ...], side: Side, bid: int) -> ContractStanding:
    rules = observation.rules
    scoring = rules.scoring
    won = [trick for trick in observation.tricks if trick.winner in party]
    aside = _laid_aside(observation, party)
    meld, taken = melded_by(observation, party), taken_by(observation, party)
    tricks = taken + aside.counted
    least: int = scoring.min_trick_points
    needs_trick = False
    if meld and (not has_teams(rules) or has_summed_auction(rules)):  # nobody else can lose meld
        if scoring.save_meld == "min_points":
            least = max(least, (scoring.save_min_points or 0) + aside.counted)  # cards laid aside save nothing
        saved_by: Mapping[str, object] = {"one_trick": won, "any_points": taken}
        needs_trick = not saved_by.get(scoring.save_meld, True)
    gone = sum(trick.points for trick in observation.tricks) + aside.counted + aside.gone
    most = total_card_points(rules) - gone
    from pinochle_qt.engine.scoring import round_tricks  # long, and there is a contract only after an auction

    reached = round_tricks(tricks + most, scoring.rounding)
    is_lost = meld + reached < bid or reached < least
    is_to_meld = bool(observation.shown) and any(observation.shown[seat] is None for seat in party)
    if (has_called_partner(rules) and observation.partner is None) or (
        is_to_meld and not observation.trick and not won
    ):
        is_lost = False  # a partner who is not known yet, or has still to meld, may have what is missing
    return ContractStanding(party, side, bid, meld, tricks, least, needs_trick, most, is_lost, aside.has_unseen)


class _Aside(Struct, frozen=True):
    """The points of cards that were buried, or laid on a pile in a draft, as far as the viewer knows them."""

    counted: int
    """What counts for a party like tricks."""
    gone: int
    """What does not count for it."""
    has_unseen: bool
    """Whether cards that the viewer has not seen count for it, too."""


def _laid_aside(observation: Observation, party: Sequence[Seat]) -> _Aside:
    rules = observation.rules
    worth, sides = card_points(rules), {side_of(rules, seat) for seat in party}
    counted = gone = 0
    has_unseen = False
    for side, seen, count in _piles_aside(observation):
        points = sum(worth[face] for face in seen)
        if side in sides:
            counted += points
            has_unseen = has_unseen or len(seen) < count
        else:
            gone += points
    return _Aside(counted, gone, has_unseen)


def lays_aside(rules: Rules) -> bool:
    """Return whether cards may come to count for a contract that not everybody knows."""
    return is_draft(rules) or (buries(rules) and rules.widow.points_to == "bidder_side")


def _piles_aside(observation: Observation) -> Iterator[tuple[Side | None, tuple[Card, ...], int]]:
    """Return for whom each pile of cards laid aside counts, the cards in it that the viewer knows, and their number."""
    rules, contract = observation.rules, observation.contract
    if contract is None:
        return
    if observation.buried_count:
        yield buried_count_for(rules, contract.declarer), observation.buried or (), observation.buried_count
    if is_draft(rules):
        for seat in range(observation.players):
            seen = observation.draft_discards or () if seat == observation.viewer else ()
            yield discards_count_for(rules, seat, contract.declarer), seen, rules.deal.hand_size


def side_standings(observation: Observation) -> tuple[ContractStanding, ...]:
    """Return how the contracts stand where every side has one of its own, the viewer's side first; else nothing.

    A side that bid nothing has none, nor has one that melded too little for it.
    """
    contract, rules = observation.contract, observation.rules
    if contract is None or not contract.side_bids:
        return ()
    own, count = own_side(observation), len(contract.side_bids)
    sides = [side for side in ((own + i) % count for i in range(count)) if contract.side_bids[side]]
    return tuple(
        _standing(observation, seats_of_side(rules, side), side, contract.side_bids[side])
        for side in sides
        if not _is_void(observation, side)
    )


def own_side(observation: Observation) -> Side:
    """Return the side of whoever looks; the first one for somebody without a seat."""
    return 0 if observation.viewer is None else side_of(observation.rules, observation.viewer)


def _is_void(observation: Observation, side: Side) -> bool:
    """Return whether a side is known to have melded too little for the contract that its bids would be."""
    if not observation.shown or None in observation.shown:
        return False
    from pinochle_qt.engine.scoring import is_misbid  # long, and there is a contract only after an auction

    meld = [observation.meld_points(seat) for seat in range(observation.players)]
    bidders = {call.seat for call in observation.calls if call.amount}
    return is_misbid(observation.rules, meld, seats_of_side(observation.rules, side), bidders)


def score_now(observation: Observation, account: Account) -> int:
    """Return a total as players count it now: in stock games melds are scored when they are made."""
    total = observation.totals[account]
    if not observation.running or not observation.tables:
        return total
    rules, seated = observation.rules, observation.seated
    seats_of = (seat for seat in range(observation.players) if account_of(rules, seated, seat) == account)
    return total + sum(observation.meld_points(seat) for seat in seats_of)


def next_dealer(observation: Observation) -> Person:
    """Return who deals next, once a deal is over; before the first deal it is the dealer known already."""
    if observation.running or not observation.results:
        return observation.dealt_by
    outcome, rules = observation.results[-1].outcome, observation.rules
    stays = outcome == "misdeal" or (outcome == "passed_out" and stays_with_dealer(rules))
    return observation.dealt_by if stays else seats.left_of(observation.dealt_by, observation.people)


def seats_of_side(rules: Rules, side: Side) -> tuple[Seat, ...]:
    """Return the seats that score together."""
    return seats.seats_of(side, rules.table.players, rules.table.teams)


def people_of(rules: Rules, account: Account) -> tuple[Person, ...]:
    """Return the people who share a total."""
    return (account,) if people_rest(rules) else seats_of_side(rules, account)


def accounts_in_order(observation: MatchStanding) -> tuple[Account, ...]:
    """Return all totals, the viewer's first, then on around the table.

    Where people sit out they always keep their places, because whoever looks may rest.
    """
    count, viewer, rules = len(observation.totals), observation.viewer, observation.rules
    first = 0 if viewer is None or people_rest(rules) else side_of(rules, viewer)
    return tuple((first + i) % count for i in range(count))


def own_account(observation: MatchStanding) -> Account | None:
    """Return the total for which the viewer plays in this deal."""
    viewer = observation.viewer
    return None if viewer is None else account_of(observation.rules, observation.seated, viewer)


def seat_mark(observation: Observation, seat: Seat) -> int:
    """Return the number of the shape and color at a seat: partners share one, and whoever plays alone has his own.

    A partner for one deal takes that of the declarer.
    """
    rules, contract = observation.rules, observation.contract
    if contract is not None and seat == observation.partner:
        seat = contract.declarer
    is_alone = side_count(rules) == observation.players
    return account_of(rules, observation.seated, seat) if is_alone else side_of(rules, seat)


def account_mark(rules: Rules, account: Account) -> int:
    """Return the number of the shape and color of a total; those of people never look like those of changing teams."""
    changes_teams = people_rest(rules) and side_count(rules) < rules.table.players
    return account + side_count(rules) if changes_teams else account


def meld_of_side(rules: Rules, meld: tuple[int, ...], side: Side) -> int:
    """Return the sum of the meld of a side's seats from points per seat."""
    return sum(meld[seat] for seat in seats_of_side(rules, side))


def parties(observation: Observation) -> tuple[tuple[Seat, ...], ...]:
    """Return who plays together in this deal, as far as the viewer knows; the viewer's party comes first.

    A called partner belongs to the declarer's party as soon as everybody knows who that is.
    """
    found: dict[int, list[Seat]] = {}
    for seat in seats.clockwise_from(observation.viewer or 0, observation.players):
        found.setdefault(seat_mark(observation, seat), []).append(seat)
    return tuple(map(tuple, found.values()))


def adds_up(observation: Observation) -> bool:
    """Return whether there are sums of melds that no plate shows: partners meld, and their melds lie apart."""
    shares = 2 <= side_count(observation.rules) < observation.players
    is_melding = bool(observation.shown) and observation.melds_lie and not observation.trick and not observation.tricks
    return observation.running and shares and is_melding


def counts_are_open(observation: Observation) -> bool:
    """Return whether something has been taken in tricks that everybody may know.

    Where a player may claim to be out, and loses with a wrong claim, to keep count is a part of the game.
    """
    return observation.running and bool(observation.tricks) and not observation.rules.match.declare_out


def melded_by(observation: Observation, party: Sequence[Seat]) -> int:
    """Return the points that some players have melded so far."""
    return sum(observation.meld_points(seat) for seat in party)


def taken_by(observation: Observation, party: Sequence[Seat]) -> int:
    """Return the points in the tricks that some players have taken so far."""
    return sum(trick.points for trick in observation.tricks if trick.winner in party)
