"""The same seed gives the same game of Experts, with every Python and whatever was played before."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt import __version__
from pinochle_qt.ai.kernel_table import is_compiled
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.engine.derived import people_count
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import GOLDEN, record_text

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Decision
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

SEEDS: Final = {
    "hayes_two_handed": 1,
    "two_handed_draft": 1,
    "three_handed_auction": 1,
    "summed_bid_partnership": 1,
    "single_deck_partnership": 1,
    "racehorse_passing": 1,
    "five_handed_called_partner": 1,
    "double_deck_four_handed": 1,
}
"""Games with all kinds of decisions, and seeds of a deal."""
SECONDS: Final = 1e6
"""The time limit of a decision: none, since a game that depends on time is different every time."""

pytestmark = pytest.mark.skipif(not is_compiled(), reason="without a compiler, Experts take minutes")


def expert(seed: int) -> ThinkingPlayer:
    return ThinkingPlayer(SKILL_BY_LEVEL["expert"], seed)


@cache
def deal_of_experts(preset: str, seed: int) -> tuple[Session, list[tuple[Observation, Prompt, Decision]]]:
    """Return a session in which Experts have played one deal, and their decisions."""
    rules, player = PRESETS[preset], expert(seed)
    people = tuple(SeatSetup(f"Player {person}", "computer:expert") for person in range(1, people_count(rules) + 1))
    session, decisions = Session.new(rules, preset, people, seed), []
    while (prompt := session.prompt) is not None and not session.match.results:
        if prompt.seat is None:
            session.deal()
            continue
        seen = session.observe(prompt.seat)
        decision = player.decide(seen, prompt, SECONDS)
        decisions.append((seen, prompt, decision))
        session.submit(decision.action)
    return session, decisions


@pytest.mark.parametrize(("preset", "seed"), SEEDS.items())
def test_experts_play_a_deal_as_they_always_did(preset: str, seed: int) -> None:
    """A change to the computer players, the shuffle or the engine shows here; `UPDATE_GOLDEN=1` writes it anew."""
    path = GOLDEN / "experts" / f"{preset}.pinochle"
    session, _ = deal_of_experts(preset, seed)
    # the version of the program is not part of how a match goes
    now = record_text(session).replace(f"pinochle-qt {__version__}", "pinochle-qt", 1)
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


def test_a_decision_does_not_depend_on_earlier_ones() -> None:
    _, decisions = deal_of_experts("single_deck_partnership", 1)
    late = [each for each in decisions if each[1].kind == "play" and len(each[0].tricks) > 4]
    assert len(late) > 10
    for seen, prompt, decision in (*late, *reversed(late)):
        assert expert(1).decide(seen, prompt, SECONDS) == decision
