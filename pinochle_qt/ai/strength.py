"""How well the players at a table bid and play, as everybody can read beside their cards."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat


class Strength(NamedTuple):
    """What to expect of a player."""

    by_play: float
    """What a party of such players takes more in tricks than one that goes by rules of thumb, as a part of all trick
    points. `tests/benchmarks/auctions.py expert --against …` shows whether contracts are made as often as is said with
    it; the levels differ as `pinochle-qt match --play-only` finds."""
    by_thumb: float
    """How readily it is taken for one that bids by rules of thumb, and not for one that looks ahead."""
    asked: float
    """How often a contract must be made in imagined deals to be bid against it."""


LEAST_ASKED: Final = 0.4
"""Contracts that are made less often than that are bid only where the match may end."""
STRENGTHS: Final = {
    "random": Strength(-0.3, 0.4, 0.45),
    "novice": Strength(-0.18, 0.4, 0.45),
    "easy": Strength(-0.1, 0.4, 0.45),
    "steady": Strength(0.0, 1.0, 0.45),
    "strong": Strength(0.05, 1.0, 0.45),
    "expert": Strength(0.09, 0.4, 0.55),
}
"""By skill. Novice and easy players are moody, and Expert dares little though it looks ahead: each is in between. Most
is asked against Expert, which asks as much: among such players nobody needs to dare more to get a contract, and who
gets one has often thought too well of its hand."""
UNKNOWN: Final = STRENGTHS["expert"]._replace(asked=LEAST_ASKED)
"""People may play as well as anybody, and bid more boldly: nobody should count on their mistakes, or let them have
contracts for little."""


def strength_of(seen: Observation, seat: Seat) -> Strength:
    """Return what to expect of a seat."""
    return STRENGTHS.get(seen.skills[seen.seated[seat]], UNKNOWN) if seen.skills else UNKNOWN


def edge(seen: Observation, party: Collection[Seat]) -> float:
    """Return what a party takes more in tricks since it plays better than the others, as a part of all trick points."""
    sides: tuple[list[float], list[float]] = [], []
    for seat in range(seen.players):
        sides[seat not in party].append(strength_of(seen, seat).by_play)
    mine, theirs = sides
    return fmean(mine) - fmean(theirs)
