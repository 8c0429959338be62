"""The thinking player: legal in every game, blind to hidden cards, able to say why, and better than rules of thumb."""

from __future__ import annotations

import pickle
import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.skill import Skill
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.comparison import PlayerComparison, compare
from pinochle_qt.variants.presets import PRESETS
from tests.ai.worlds import imagined

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

SMALL = Skill(worlds=2, reads=2, exact=2, auction=2, gifts=2, stock=8, seconds=60.0)
"""A skill that uses a little of everything and has time to spare."""
LONG = 60.0


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_never_change_an_answer_or_its_reason(preset: str) -> None:
    rules = PRESETS[preset]
    game, chance = Game(rules), random.Random(preset)
    match, kinds = game.start(), set()
    for _ in range(1):
        cards = list(pack(rules))
        chance.shuffle(cards)
        match = game.apply(match, game.deal_out(cards, match.next_dealer)).after
        while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
            assert match.deal is not None
            seat = prompt.seat or 0
            seen = observe(rules, match, seat)
            is_looked_at = prompt.kind not in kinds or chance.random() < 0.15
            player = ThinkingPlayer(SMALL, 5) if is_looked_at else Policy()
            decision = player.decide(seen, prompt, LONG)
            assert prompt.allows(decision.action), f"{decision.action}: {prompt.refusal(decision.action)}"
            assert decision.reason
            if is_looked_at:
                kinds.add(prompt.kind)
                belief = believe(seen, seat)
                world = Sampler(belief).world(chance.random)
                other = replace(match, deal=imagined(match.deal, belief, world))
                asked: tuple[Observation, Prompt] = pickle.loads(  # noqa: S301 - written in the line below
                    pickle.dumps((observe(rules, other, seat), game.prompt(other)))
                )
                assert ThinkingPlayer(SMALL, 5).decide(*asked, LONG) == decision
            match = game.apply(match, decision.action).after
        if prompt is None:
            return


@pytest.mark.parametrize("skill", SKILLS)
def test_a_player_of_every_skill_can_play(skill: str) -> None:
    rules = PRESETS["single_deck_partnership"]
    game, chance = Game(rules), random.Random(6)
    cards = list(pack(rules))
    chance.shuffle(cards)
    match = game.apply(game.start(), game.deal_out(cards, 3)).after
    asked = 0
    while (prompt := game.prompt(match)) is not None and asked < 2:
        seen = observe(rules, match, prompt.seat)
        player: Player = Policy()
        if prompt.kind == "play":
            player, asked = make_player(skill, 1), asked + 1
        action = player.choose(seen, prompt, 0.2)
        assert prompt.allows(action)
        match = game.apply(match, action).after
    assert asked == 2


def test_the_choice_of_an_unsure_player_depends_only_on_seed_and_position() -> None:
    rules = PRESETS["three_handed_auction"]
    game, chance = Game(rules), random.Random(2)
    cards = list(pack(rules))
    chance.shuffle(cards)
    match = game.apply(game.start(), game.deal_out(cards, 2)).after
    policy, differing = Policy(), 0
    unsure = Skill(worlds=1, plays=False, shown=False, soft=50.0, seconds=60.0)
    while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
        seen = observe(rules, match, prompt.seat)
        if prompt.kind == "play" and len(prompt.cards) > 2:
            first = ThinkingPlayer(unsure, 1).choose(seen, prompt, LONG)
            assert first == ThinkingPlayer(unsure, 1).choose(seen, prompt, LONG)
            differing += first != ThinkingPlayer(unsure, 2).choose(seen, prompt, LONG)
        match = game.apply(match, policy.choose(seen, prompt, None)).after
    assert differing


def test_thinking_takes_more_points_than_the_simple_rules() -> None:
    rules = PRESETS["simplified_two_handed_150"]
    contest = PlayerComparison(rules, f"{__name__}:Imagining", "steady", deals=12, seed=3, play_only=True)
    found = compare(contest)
    assert found.lead > max(0.5, 2 * found.error)


class Imagining(ThinkingPlayer):
    """A player for a contest."""

    def __init__(self, seed: int) -> None:
        super().__init__(Skill(worlds=4, exact=3, seconds=60.0), seed)


def test_each_skill_is_stronger_than_the_one_below() -> None:
    assert list(SKILLS)[:5] == ["novice", "easy", "steady", "strong", "expert"]
    worlds = [skill.worlds for skill in SKILL_BY_LEVEL.values()]
    assert worlds == sorted(worlds)
    assert not any(skill.soft for level, skill in SKILL_BY_LEVEL.items() if level in {"strong", "expert"})


def test_a_single_choice_is_played_without_thinking() -> None:
    rules = PRESETS["single_deck_partnership"]
    game, chance = Game(rules), random.Random(3)
    cards = list(pack(rules))
    chance.shuffle(cards)
    match = game.apply(game.start(), game.deal_out(cards, 3)).after
    while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
        decision = Policy().decide(observe(rules, match, prompt.seat), prompt, None)
        if prompt.kind == "play" and len(prompt.cards) == 1:
            thought = ThinkingPlayer(SMALL, 1).decide(observe(rules, match, prompt.seat), prompt, LONG)
            assert isinstance(thought.action, Play)
            assert thought == decision
        match = game.apply(match, decision.action).after
