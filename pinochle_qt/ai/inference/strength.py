"""How well the players at a table bid and play, as anybody can tell from the levels shown beside their cards."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.people import contracts

if TYPE_CHECKING:
    from collections.abc import Collection

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat


class Strength(NamedTuple):
    """What to expect of a player."""

    by_play: float
    """How much more a party of such players takes in tricks than one that follows rules of thumb, as a fraction of all
    trick points. `tests/benchmarks/auctions.py expert --against …` shows whether contracts are made as often as
    predicted with it; the differences between levels are those that `pinochle-qt match --play-only` finds."""
    by_thumb: float
    """The probability that it bids by rules of thumb rather than by looking ahead."""
    asked: float
    """How often a contract must be made in imagined deals to be bid against it."""


LEAST_ASKED: Final = 0.4
"""The limit below which contracts are bid only where the match may end."""
STRENGTHS: Final = {
    "random": Strength(-0.3, 0.4, 0.45),
    "novice": Strength(-0.18, 0.4, 0.45),
    "easy": Strength(-0.1, 0.4, 0.45),
    "steady": Strength(0.0, 1.0, 0.45),
    "strong": Strength(0.05, 1.0, 0.45),
    "expert": Strength(0.09, 0.4, 0.6),
}
"""By skill. Novice and Easy are erratic, and Expert looks ahead but is cautious, so all three are in between. The limit
is highest against Expert, whose own limit is as high: among such players, nobody needs to take more risk to get a
contract, and whoever gets it has often overrated the hand."""
UNKNOWN: Final = STRENGTHS["expert"]._replace(asked=LEAST_ASKED)
"""People may play as well as anybody, and bid more boldly: no computer player should count on their mistakes, or let
them get contracts cheaply."""


BOLD_AT_FIRST: Final = 0.25
"""The odds, before anything is known, that a person or an unknown program bids more than the hands are worth."""
BY_FAILING: Final = 2.5
BY_MAKING: Final = 0.75
BY_OWN: Final = 0.9
"""By what factor a contract of the opponents that fails or is made, or one of the seat's own side, changes the odds:
bold bidders declare a little more than half of all contracts and fail in about half of these, others in a fifth
(`tests/benchmarks/bold_bidders.py`)."""


def strength_of(seen: Observation, seat: Seat) -> Strength:
    """Return what to expect of the player in a seat."""
    return STRENGTHS.get(seen.skills[seen.seated[seat]], UNKNOWN) if seen.skills else UNKNOWN


def boldness(seen: Observation, seat: Seat) -> float:
    """Return how likely the opponents of a seat bid more than their hands are worth: from 0 to 1.

    It is learned from the contracts of this match, which everybody has seen, as far as the same people had the seats.
    If the level of an opponent is known, its habits are, too, and the result is 0.
    """
    rules, own = seen.rules, side_of(seen.rules, seat)
    opponents = (other for other in range(seen.players) if side_of(rules, other) != own)
    if any(strength_of(seen, other) is not UNKNOWN for other in opponents):
        return 0.0
    odds = BOLD_AT_FIRST
    for result in seen.results:
        if result.seated in {(), seen.seated}:
            for side, is_made in contracts(rules, result):
                odds *= BY_OWN if side == own else BY_MAKING if is_made else BY_FAILING
    return odds / (1.0 + odds)


def edge(seen: Observation, party: Collection[Seat]) -> float:
    """Return how much more a party takes in tricks by playing better, as a fraction of all trick points."""
    sides: tuple[list[float], list[float]] = [], []
    for seat in range(seen.players):
        sides[seat not in party].append(strength_of(seen, seat).by_play)
    mine, theirs = sides
    return fmean(mine) - fmean(theirs)
