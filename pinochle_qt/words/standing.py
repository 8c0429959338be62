"""The standing of a contract and of a match, based on what the viewer may know; no Qt, no text."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine import people, seats
from pinochle_qt.engine.actions import ThrowIn
from pinochle_qt.engine.derived import (
    buried_count_for,
    discards_count_for,
    points_to_save,
    seats_of,
    side_count,
    side_of,
    total_card_points,
)
from pinochle_qt.engine.features import (
    buries,
    has_called_partner,
    has_summed_auction,
    has_teams,
    is_draft,
    needs_solo_moon,
    people_rest,
    saves_by_points,
)
from pinochle_qt.engine.people import account_of, contract_party, party_points
from pinochle_qt.engine.scoring.deal_score import is_misbid, round_tricks, saves_meld
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account, Person, Seat, Side
    from pinochle_qt.engine.state import DealResult


class GameStanding(Struct, frozen=True):
    """A game that isn't on the table, in the form needed by everything that shows the standing of a match."""

    rules: Rules
    viewer: Seat | None
    """The seat of the only person in the last deal; None if there are several, or that person sat out."""
    seated: tuple[Person, ...]
    totals: tuple[int, ...]
    target: int
    results: tuple[DealResult, ...]
    people: tuple[str, ...]
    """The names of everybody at the table."""

    @property
    def players(self) -> int:
        """The number of hands dealt."""
        return self.rules.table.players


MatchStanding: TypeAlias = "Observation | GameStanding"
"""The standing of a match: an observation, or what is known of a game that isn't on the table."""


class ContractStanding(Struct, frozen=True):
    """The points of the declarer's party toward its bid; all points ×10."""

    seats: tuple[Seat, ...]
    """The declarer first, then the partner, by seat or by a call that has been revealed."""
    side: Side
    bid: int
    meld: int
    tricks: int
    least: int = 0
    """The points that must come from tricks, regardless of the meld."""
    needs_trick: bool = False
    """Whether the meld doesn't count until the party wins a trick."""
    most: int = 0
    """The most points still to be won, including cards laid aside that the viewer doesn't know."""
    is_lost: bool = False
    """Whether the bid needs more points in tricks than can still be won."""
    has_unseen: bool = False
    """Whether cards that the viewer can't know count for the party, so that it may have more points than this."""

    @property
    def got(self) -> int:
        """Points from meld and tricks together."""
        return self.meld + self.tricks

    @property
    def needs(self) -> int:
        """The points still missing, never negative."""
        return max(0, self.bid - self.got, self.least - self.tricks)

    @property
    def needs_tricks(self) -> bool:
        """Whether the rules ask for more points in tricks than the bid still needs."""
        return self.least - self.tricks > max(0, self.bid - self.got)

    @property
    def is_safe(self) -> bool:
        """Whether nothing is missing anymore, whoever wins the tricks that are left."""
        return not self.needs and not self.needs_trick


def contract_standing(observation: Observation) -> ContractStanding | None:
    """Return the standing of the contract; None without one, if every side has its own, or during a moon."""
    contract = observation.contract
    if contract is None or contract.side_bids or observation.moon is not None:
        return None
    rules = observation.rules
    party = contract_party(rules, contract.declarer, observation.partner)
    return _standing(observation, party, side_of(rules, contract.declarer), contract.bid)


def moon_lost_at(observation: Observation) -> int:
    """Return the number, from 1, of the trick with which somebody's moon was lost; 0 as long as it was not.

    Where the shooter's partner is still secret, any trick of another player may have been the partner's.
    """
    shooter, rules = observation.moon, observation.rules
    if shooter is None:
        return 0
    if needs_solo_moon(rules):
        party: tuple[Seat, ...] = (shooter,)
    elif has_called_partner(rules) and observation.partner is None:
        return 0
    else:
        declarer = None if observation.contract is None else observation.contract.declarer
        party = people.party_of(rules, shooter, declarer, observation.partner)
    lost = (number for number, trick in enumerate(observation.tricks, 1) if trick.winner not in party)
    return next(lost, 0)


def outcome_standing(observation: Observation) -> ContractStanding | None:
    """Return what the declarer's party came to in the deal that has just ended, with `is_lost` if that was not enough.

    None while a deal is played, once the match is over, and if no contract of one party was played to the end.
    """
    if observation.running or observation.winners or not observation.results:
        return None
    rules, result = observation.rules, observation.results[-1]
    declarer, bid = result.declarer, result.bid
    if declarer is None or not isinstance(bid, int) or not result.is_decided_in_play:
        return None
    party = contract_party(rules, declarer, result.partner)
    meld, tricks = party_points(rules, result, party)
    return ContractStanding(party, side_of(rules, declarer), bid, meld, tricks, is_lost=result.is_failed)


def sensible(prompt: Prompt, observation: Observation) -> Prompt:
    """Return a question without the offer to throw in a contract that is safe already.

    The rules allow it, and a record may contain it, but nobody at a table would ask.
    """
    if prompt.kind != "decide" or not any(isinstance(choice, ThrowIn) for choice in prompt.choices):
        return prompt
    standing = contract_standing(observation)
    if standing is None or not standing.is_safe:
        return prompt
    return replace(prompt, choices=tuple(each for each in prompt.choices if not isinstance(each, ThrowIn)))


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
        if saves_by_points(rules):
            least = max(least, points_to_save(rules) + aside.counted)  # cards laid aside don't save meld
        else:
            needs_trick = not saves_meld(rules, taken, took=bool(won))
    points_gone = sum(trick.points for trick in observation.tricks) + aside.counted + aside.gone
    most = total_card_points(rules) - points_gone
    reachable = round_tricks(tricks + most, scoring.rounding)
    is_lost = meld + reachable < bid or reachable < least
    is_to_meld = bool(observation.shown) and any(observation.shown[seat] is None for seat in party)
    if (has_called_partner(rules) and observation.partner is None) or (
        is_to_meld and not observation.trick and not won
    ):
        is_lost = False  # a partner who isn't known yet, or who has yet to meld, may have the missing points
    return ContractStanding(party, side, bid, meld, tricks, least, needs_trick, most, is_lost, aside.has_unseen)


class _Aside(Struct, frozen=True):
    """The points of cards that were buried, or discarded in a draft, as far as the viewer knows them."""

    counted: int
    """The points that count for a party as tricks do."""
    gone: int
    """The points that don't count for it."""
    has_unseen: bool
    """Whether cards that the viewer hasn't seen also count for it."""


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
    """Return whether cards that not everybody knows may count toward a contract."""
    return is_draft(rules) or (buries(rules) and rules.widow.points_to == "bidder_side")


def _piles_aside(observation: Observation) -> Iterator[tuple[Side | None, tuple[Card, ...], int]]:
    """Yield, for each pile of cards laid aside, the side it counts for, its cards known to the viewer, and its size."""
    rules, contract = observation.rules, observation.contract
    if contract is None:
        return
    if observation.buried_count:
        known = observation.buried or observation.announced
        yield buried_count_for(rules, contract.declarer), known, observation.buried_count
    if is_draft(rules):
        for seat in range(observation.players):
            seen = observation.draft_discards or () if seat == observation.viewer else ()
            yield discards_count_for(rules, seat, contract.declarer), seen, rules.deal.hand_size


def side_standings(observation: Observation) -> tuple[ContractStanding, ...]:
    """Return the standing of each side's own contract, the viewer's side first; empty if sides have none of their own.

    A side that didn't bid has no contract, nor does one whose meld was too low for it.
    """
    contract, rules = observation.contract, observation.rules
    if contract is None or not contract.side_bids:
        return ()
    own, count = own_side(observation), len(contract.side_bids)
    sides = [side for side in ((own + i) % count for i in range(count)) if contract.side_bids[side]]
    return tuple(
        _standing(observation, seats_of(rules, side), side, contract.side_bids[side])
        for side in sides
        if not _is_void(observation, side)
    )


def own_side(observation: Observation) -> Side:
    """Return the viewer's side, or the first side for a viewer without a seat."""
    return 0 if observation.viewer is None else side_of(observation.rules, observation.viewer)


def _is_void(observation: Observation, side: Side) -> bool:
    """Return whether a side is known to have too little meld for its bids to be a contract."""
    if not observation.has_melded:
        return False
    meld = [observation.meld_points(seat) for seat in range(observation.players)]
    bidders = {call.seat for call in observation.calls if call.amount}
    return is_misbid(observation.rules, meld, seats_of(observation.rules, side), bidders)


def score_now(observation: Observation, account: Account) -> int:
    """Return a total as players count it at this point: in stock games, melds score as soon as they are made."""
    total = observation.totals[account]
    if not observation.running or not observation.tables:
        return total
    rules, seated = observation.rules, observation.seated
    own_seats = (seat for seat in range(observation.players) if account_of(rules, seated, seat) == account)
    return total + sum(observation.meld_points(seat) for seat in own_seats)


def next_dealer(observation: Observation) -> Person:
    """Return who deals next once a deal is over; before that, or before the first deal, the current dealer."""
    if observation.running or not observation.results:
        return observation.dealt_by
    outcome = observation.results[-1].outcome
    return people.next_dealer(observation.rules, observation.dealt_by, observation.people, outcome)


def accounts_in_order(observation: MatchStanding) -> tuple[Account, ...]:
    """Return all totals, the viewer's first, then on around the table.

    In games in which people sit out, the order never changes, because the viewer may sit out.
    """
    count, viewer, rules = len(observation.totals), observation.viewer, observation.rules
    first = 0 if viewer is None or people_rest(rules) else side_of(rules, viewer)
    return tuple((first + i) % count for i in range(count))


def own_account(observation: MatchStanding) -> Account | None:
    """Return the total for which the viewer plays in this deal."""
    viewer = observation.viewer
    return None if viewer is None else account_of(observation.rules, observation.seated, viewer)


def seat_mark(observation: Observation, seat: Seat) -> int:
    """Return the number of a seat's shape and color: partners share one, and lone players have their own.

    A partner for a single deal has the declarer's.
    """
    rules, contract = observation.rules, observation.contract
    if contract is not None and seat == observation.partner:
        seat = contract.declarer
    is_alone = side_count(rules) == observation.players
    return account_of(rules, observation.seated, seat) if is_alone else side_of(rules, seat)


def account_mark(rules: Rules, account: Account) -> int:
    """Return the number of a total's shape and color; people's never look like those of teams that change."""
    changes_teams = people_rest(rules) and side_count(rules) < rules.table.players
    return account + side_count(rules) if changes_teams else account


def parties(observation: Observation) -> tuple[tuple[Seat, ...], ...]:
    """Return who plays together in this deal, as far as the viewer knows, with the viewer's party first.

    A called partner joins the declarer's party once everybody knows who it is.
    """
    found: dict[int, list[Seat]] = {}
    for seat in seats.clockwise_from(observation.viewer or 0, observation.players):
        found.setdefault(seat_mark(observation, seat), []).append(seat)
    return tuple(map(tuple, found.values()))


def adds_up(observation: Observation) -> bool:
    """Return whether melds have sums that no plate shows, because partners meld in different places on the table."""
    has_partners = 2 <= side_count(observation.rules) < observation.players
    is_melding = (
        bool(observation.shown) and observation.has_melds_on_table and not observation.trick and not observation.tricks
    )
    return observation.running and has_partners and is_melding


def counts_are_open(observation: Observation) -> bool:
    """Return whether points have been taken in tricks, and everybody may know them.

    If a player may claim to be out, and a wrong claim loses, keeping count is part of the game.
    """
    return observation.running and bool(observation.tricks) and not observation.rules.match.declare_out


def melded_by(observation: Observation, party: Sequence[Seat]) -> int:
    """Return the points that these players have melded so far."""
    return sum(observation.meld_points(seat) for seat in party)


def taken_by(observation: Observation, party: Sequence[Seat]) -> int:
    """Return the points in the tricks that these players have taken so far."""
    return sum(trick.points for trick in observation.tricks if trick.winner in party)
