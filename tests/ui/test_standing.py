"""What is said about a contract during the play, held against how the deal ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.ui.standing import contract_standing, side_standings
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import chance_player, new_session

if TYPE_CHECKING:
    from pinochle_qt.session.session import Session

_CONTRACTS = sorted(name for name, rules in PRESETS.items() if rules.auction.style != "none")


def standings_of_deals(session: Session, count: int) -> list[tuple[int, int, bool, bool]]:
    """Play deals by chance; return deal, side, whether lost and whether made, each time something final is said."""
    player, found = chance_player(7), []
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            if session.match.number >= count:
                break
            session.deal()
            continue
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))
        if (after := session.prompt) is None or after.kind != "play":
            continue
        for viewer in range(session.rules.table.players):
            seen = observe(session.rules, session.match, viewer)
            contract = contract_standing(seen)
            for each in (contract,) if contract is not None else side_standings(seen):
                is_made = not each.needs and not each.needs_trick
                if each.is_lost or is_made:
                    found.append((session.match.number - 1, each.side, each.is_lost, is_made))
    return found


@pytest.mark.parametrize("preset", _CONTRACTS)
def test_what_is_said_to_be_lost_or_made_is_so_in_the_end(preset: str) -> None:
    session = new_session(preset, 3, rules=patch(PRESETS[preset], {"match.target": 10_000}))
    for number, side, is_lost, is_made in set(standings_of_deals(session, 60)):
        assert is_lost is not is_made
        if number >= len(session.match.results):
            continue
        result = session.match.results[number]
        if result.outcome in {"moon_made", "moon_failed", "renege", "conceded", "thrown_in"}:
            continue
        if isinstance(result.bid, tuple):
            won = result.score[side] > 0
            assert won is is_made
        else:
            assert result.is_set is is_lost
