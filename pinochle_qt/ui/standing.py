"""How a contract and a match stand, worked out from what the viewer may know; no Qt, no words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine import seats
from pinochle_qt.engine.derived import side_count, side_of

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat, Side


class ContractStanding(NamedTuple):
    """What the declarer's party has toward its bid; all points ×10."""

    seats: tuple[Seat, ...]
    """The declarer first, then a partner by place or by a call that is known."""
    side: Side
    bid: int
    meld: int
    tricks: int

    @property
    def got(self) -> int:
        """Meld and tricks together."""
        return self.meld + self.tricks

    @property
    def needs(self) -> int:
        """What is missing, never negative."""
        return max(0, self.bid - self.got)


def contract_standing(observation: Observation) -> ContractStanding | None:
    """Return how the contract stands; None while there is none, and where every side has a contract of its own."""
    contract = observation.contract
    if contract is None or contract.side_bids:
        return None
    rules = observation.rules
    side = side_of(rules, contract.declarer)
    party = [contract.declarer, *(seat for seat in seats_of_side(rules, side) if seat != contract.declarer)]
    if observation.partner is not None and observation.partner not in party:
        party.append(observation.partner)
    tricks = sum(trick.points for trick in observation.tricks if trick.winner in party)
    meld = sum(observation.meld_points(seat) for seat in party)
    return ContractStanding(tuple(party), side, contract.bid, meld, tricks)


def score_now(observation: Observation, side: Side) -> int:
    """Return a side's score as players count it now: in stock games melds are scored when they are made."""
    total = observation.totals[side]
    if not observation.running or not observation.tables:
        return total
    return total + sum(observation.meld_points(seat) for seat in seats_of_side(observation.rules, side))


def next_dealer(observation: Observation) -> Seat:
    """Return who deals next, once a deal is over; before the first deal it is the dealer known already."""
    if observation.running or not observation.results:
        return observation.dealer
    outcome, rules = observation.results[-1].outcome, observation.rules
    stays = outcome == "misdeal" or (outcome == "passed_out" and rules.auction.all_pass == "redeal_same_dealer")
    return observation.dealer if stays else seats.left_of(observation.dealer, observation.players)


def seats_of_side(rules: Rules, side: Side) -> tuple[Seat, ...]:
    """Return the seats that score together."""
    return seats.seats_of(side, rules.table.players, rules.table.teams)


def sides_in_order(rules: Rules, viewer: Seat | None) -> tuple[Side, ...]:
    """Return all sides, the viewer's first, then on around the table."""
    count = side_count(rules)
    first = 0 if viewer is None else side_of(rules, viewer)
    return tuple((first + i) % count for i in range(count))


def meld_of_side(rules: Rules, meld: tuple[int, ...], side: Side) -> int:
    """Return the sum of the meld of a side's seats from points per seat."""
    return sum(meld[seat] for seat in seats_of_side(rules, side))
