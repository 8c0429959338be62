"""A match that ends at the moment a side reaches the target (catalogue, item 63)."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.events import OutDeclared
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.session.driving import advance, chance_player, new_session

STOCK_GAMES = [name for name, rules in PRESETS.items() if rules.melds.time == "after_won_trick"]


@pytest.mark.parametrize("preset", STOCK_GAMES)
def test_the_deal_ends_when_the_target_is_reached(preset: str) -> None:
    rules = patch(PRESETS[preset], {"match.mode": "match", "match.win_check": "immediate", "match.target": 300})
    session = new_session(preset, 4, people=(), rules=rules)
    advance(session, chance_player(4), deals=30)
    result = session.match.results[-1]
    assert result.outcome == "declared_out"
    (winner,) = session.match.winners
    assert result.declarer == winner
    *_, last = session.steps
    assert OutDeclared(winner, by_rule=True) in [each.event for each in last.events]
    for step in session.steps[:-1]:
        assert not any(isinstance(each.event, OutDeclared) for each in step.events)
    before = last.before
    deal = require(before.deal)
    assert result.totals[winner] >= 300 > deal.carried[winner]
    others = [seat for seat in range(rules.table.players) if seat != winner]
    assert all(result.score[seat] == 0 for seat in others)


def test_usually_the_deal_is_played_to_the_end() -> None:
    rules = patch(PRESETS["hayes_two_handed"], {"match.target": 300})
    session = new_session("hayes_two_handed", 4, people=(), rules=rules)
    advance(session, chance_player(4), deals=30)
    assert session.match.winners
    assert {result.outcome for result in session.match.results} == {"played"}
