"""Thinking players under any rules: their beliefs are true, their worlds are possible, and their answers are legal."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.odds_work import OddsWork
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.odds import has_odds
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.skill import Skill
from pinochle_qt.engine.cards import contains_all
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.session import Session
from tests.ai.worlds import imagined
from tests.conformance.test_random_rules import rule_sets

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.rules import Rules

SKILL = Skill(worlds=2, typical_holdings=True, exact=2, auction=2, gifts=2, seconds=60.0)
FEW = settings(
    max_examples=1000 if os.environ.get("PINOCHLE_LONG") else 12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)


@FEW
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_worlds_and_answers_agree_with_any_rules(rule_set: tuple[str, Rules], seed: int) -> None:
    preset, rules = rule_set
    seats = tuple(SeatSetup(f"Player {seat + 1}", "human") for seat in range(people_count(rules)))
    session, chance = Session.new(rules, preset, seats, seed), random.Random(seed)
    game, kinds = Game(rules), set[str]()
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        match, seat = session.match, prompt.seat
        assert match.deal is not None
        seen = observe(rules, match, seat)
        player: Player = Policy()
        if prompt.kind not in kinds or chance.random() < 0.1:
            kinds.add(prompt.kind)
            player = ThinkingPlayer(SKILL, seed)
            belief = believe(seen, seat)
            for other, hand in enumerate(match.deal.hands):
                assert contains_all(hand, belief.known[other])
                assert other == seat or not any(belief.barred[other] >> face & 1 for face in hand)
            world = replace(match, deal=imagined(match.deal, belief, Sampler(belief).world(chance.random)))
            assert observe(rules, world, seat) == seen
            assert game.prompt(world) == prompt
            if has_odds(prompt):
                work = OddsWork(seen, prompt, SKILL, seed)
                odds = [work.go_on() for _ in range(2)][-1]
                assert odds.amounts[0] == prompt.bids.minimum  # type: ignore[union-attr]
                assert all(0 <= chance <= 1 for each in odds.suits for chance in each.chances if chance is not None)
        session.submit(player.choose(seen, prompt, None))
