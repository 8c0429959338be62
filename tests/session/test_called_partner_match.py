"""Matches with a new partner in every deal: everybody has a total, and parties share contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.session.driving import advance, chance_player, new_session

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pinochle_qt.engine.rules import OptionValue
    from pinochle_qt.engine.state import DealResult, DealState
    from pinochle_qt.session.session import Session

PRESET = "five_handed_called_partner"
SEEDS = range(4)


def played(changes: Mapping[str, OptionValue], seed: int) -> Session:
    session = new_session(PRESET, seed, people=(), rules=patch(PRESETS[PRESET], changes))
    advance(session, chance_player(seed), deals=30)
    return session


def closed_deals(session: Session) -> Iterator[tuple[DealState, DealResult]]:
    for step in session.steps:
        if len(step.after.results) > len(step.before.results):
            deal = require(step.after.deal)
            yield deal, step.after.results[-1]


@pytest.mark.parametrize("seed", SEEDS)
def test_two_of_one_party_at_the_target_count_as_two(seed: int) -> None:
    """Record, items 20 and 26: seat by seat, and the target rises until at most one has reached it."""
    session = played({"match.both_over": "raise_target", "match.target": 300}, seed)
    target = 300
    results = [result for _, result in closed_deals(session) if not result.is_redealt]
    for number, result in some(enumerate(results, start=1)):
        while sum(total >= target for total in result.totals) > 1:
            target += session.rules.match.target_raise
        assert result.target == target
        assert (max(result.totals) >= target) == (number == len(results))


@pytest.mark.parametrize("seed", SEEDS)
def test_bidder_and_partner_share_everything_when_a_defender_misses_the_moon(seed: int) -> None:
    """Record, items 18 and 27."""
    changes = {"scoring.partner_share": "own_meld_plus_side_tricks", "match.shoot_the_moon": "1000"}
    for deal, result in some(closed_deals(played(changes, seed))):
        if result.outcome != "moon_failed" or deal.contract is None or deal.partner is None:
            continue
        bidders = (deal.contract.declarer, deal.partner)
        if deal.moon in bidders:
            continue
        meld, tricks = (sum(row[seat] for seat in bidders) for row in (result.meld, result.tricks))
        assert {result.score[seat] for seat in bidders} <= {meld + tricks, tricks}
        assert len({result.score[seat] for seat in bidders}) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_slides_out_on_a_failure_of_their_own_party(seed: int) -> None:
    """Record, item 36."""
    session = played({"match.bid_and_out": True, "match.slide_out": 3, "match.target": 150}, seed)
    counts = [0] * 5
    before: tuple[int, ...] = (0,) * 5
    for deal, result in closed_deals(session):
        if result.is_redealt or deal.contract is None:
            continue
        bidders = {deal.contract.declarer, deal.partner}
        for seat in range(5):
            if result.totals[seat] < 150 or before[seat] < 150:
                counts[seat] = 0
            else:
                counts[seat] += result.is_failed and seat not in bidders
        before = result.totals
    assert list(session.match.slides) == counts
