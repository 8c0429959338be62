"""Who did most in a match, counted as the statistics count it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.people import contracts
from pinochle_qt.library.match_leaders import match_leaders
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, played

if TYPE_CHECKING:
    from pinochle_qt.library.match_leaders import LeaderKind


@pytest.mark.parametrize("preset", PRESETS)
def test_who_leads_in_a_match_of_any_game_has_the_most_of_all(preset: str) -> None:
    session = played(preset, 3, deals=6)
    results = [each for each in session.match.results if not each.is_redealt]
    meld, best = Counter[int](), Counter[int]()
    for result in results:
        for person, points in zip(result.seated, result.meld, strict=True):
            meld[person] += points
            best[person] = max(best[person], points)
    found = {each.kind: each for each in match_leaders(session.rules, session.match.results)}
    counted: dict[LeaderKind, Counter[int]] = {"most_meld": meld, "best_hand": best}
    for kind, amounts in counted.items():
        if (leader := found.get(kind)) is not None:
            assert leader.amount == max(amounts.values()) > 0
            assert set(leader.people) == {each for each, amount in amounts.items() if amount == leader.amount}
        else:
            leaders = [each for each in amounts.values() if each == max(amounts.values())]
            assert len(results) < 2 or not max(amounts.values()) or len(leaders) > 2
    if (leader := found.get("most_bids")) is not None:
        made = sum(is_made for result in results for _, is_made in contracts(session.rules, result))
        assert 0 < leader.amount <= made


def test_bids_that_a_partner_made_or_that_were_lost_are_not_counted() -> None:
    session = played(SINGLE, 3, deals=2)
    made = replace(session.match.results[0], declarer=1, bid=2500, outcome="made", is_set=False, seated=(0, 1, 2, 3))
    lost = replace(made, declarer=2, outcome="set", is_set=True)
    found = {each.kind: each for each in match_leaders(session.rules, [made, lost, lost])}
    assert (found["most_bids"].people, found["most_bids"].amount) == ((1,), 1)


def test_nobody_leads_after_one_deal_or_beside_two_others() -> None:
    session = played(SINGLE, 3, deals=2)
    result = replace(session.match.results[0], meld=(100, 100, 100, 20))
    kinds = {each.kind for each in match_leaders(session.rules, [result, result])}
    assert not kinds & {"most_meld", "best_hand"}
    assert not match_leaders(session.rules, [replace(result, meld=(100, 20, 20, 20))])
