"""A game counts for whoever decided most of it, not for a person who had gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.library.game_summary import read_game
from pinochle_qt.record.store import RecordStore
from tests.checks import require
from tests.session.driving import SINGLE, chance_player, new_session

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(("share", "player"), [(0.4, "human"), (0.7, "computer:strong")])
def test_a_game_counts_for_whoever_decided_more_than_half(tmp_path: Path, share: float, player: str) -> None:
    session, chance = new_session(SINGLE, store=RecordStore(tmp_path)), chance_player(3)
    decided = by_others = 0
    while not session.match.results:
        prompt = session.prompt
        if prompt is None or prompt.seat is None:
            session.deal()
            continue
        by = ""
        if prompt.seat == 0:
            decided += 1
            if by_others < share * decided:
                by, by_others = "computer:strong", by_others + 1
        session.submit(chance.choose(session.observe(prompt.seat), prompt, None), by)
    path = require(session.path)
    session.close()
    people = read_game(path).summary.people
    assert people[0].player == player
    assert people[0].name == session.people[0].name
    assert [each.player for each in people[1:]] == [each.player for each in session.people[1:]]
