"""Shooting the moon: whether a hand wins every trick, by rules of thumb and by trial in imagined deals."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.features import drops_trump_for_moon, needs_solo_moon
from pinochle_qt.engine.people import party_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.imagined_play import ImaginedResult
    from pinochle_qt.ai.inference.facts import Facts
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

UNSEEN: Final = 2
"""The number of deals in which a moon fails and wins that are added to the imagined ones: too few to be sure of it."""


class MoonChance(NamedTuple):
    """What imagined deals show about the moon."""

    works: float
    """How often every trick is won."""
    value: float
    """What shooting is worth, in points of lead, if it fails a little more often than in the imagined deals."""


def as_shooter(seen: Observation, seat: Seat) -> Observation:
    """Return what is observed once a seat has said that it shoots the moon."""
    return replace(seen, moon=seat, trump=None if drops_trump_for_moon(seen.rules) else seen.trump)


def chance_of(found: Sequence[ImaginedResult], seen: Observation, seat: Seat) -> MoonChance:
    """Return what the results of a moon in imagined deals say about it."""
    stakes = Stakes.of(as_shooter(seen, seat), seat)
    lost = stakes.value(0, total_card_points(seen.rules))
    failed = [each.value for each in found if not each.made] or [lost]
    won = sum(bool(each.made) for each in found) / (len(found) + UNSEEN)
    value = won * _value_if_won(stakes, seen) + (1 - won) * fmean(failed)
    return MoonChance(fmean(each.made for each in found), value)


def pays_if_won(seen: Observation, seat: Seat) -> bool:
    """Return whether the moon is worth more than winning every trick without having said so."""
    if seen.rules.match.pinochling:
        return False  # that wins the match anyway
    return _value_if_won(Stakes.of(as_shooter(seen, seat), seat), seen) > _value_if_won(Stakes.of(seen, seat), seen)


def _value_if_won(stakes: Stakes, seen: Observation) -> float:
    return stakes.value(total_card_points(seen.rules), 0)


def spoils_moon(facts: Facts) -> bool:
    """Return whether any trick that this seat wins would spoil the moon that its own partner shoots alone."""
    shooter, contract = facts.seen.moon, facts.seen.contract
    if shooter is None or shooter == facts.seat or not needs_solo_moon(facts.rules):
        return False
    declarer = None if contract is None else contract.declarer
    return facts.seat in party_of(facts.rules, shooter, declarer, facts.seen.partner)
