"""The environment follows PettingZoo's interface and the rules of every game, and hides what a seat does not know."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra research is not installed, as in the Python for Windows")

import numpy as np
from pettingzoo.test import api_test, seed_test

from pinochle_qt.engine.cards import FACES
from pinochle_qt.engine.features import score_unit
from pinochle_qt.research import PinochleEnv, env
from pinochle_qt.research.action_codes import CODES, coded
from pinochle_qt.research.arrays import fields
from pinochle_qt.research.example import learned
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

# The games of PettingZoo that have a mask of actions are excepted from these by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


def random_steps(game: Any, seed: int, steps: int = 10**6) -> Iterator[dict[str, Any]]:
    """Play an episode at random, and yield every observation of an agent that is asked."""
    chance = random.Random(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter(steps):
        seen, _, is_over, is_cut, _ = game.last()
        if is_over or is_cut:
            game.step(None)
            continue
        assert seen["action_mask"].any(), agent
        yield seen
        game.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_passes_the_tests_of_pettingzoo(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(preset), num_cycles=300)
    seed_test(lambda: env(preset), num_cycles=100)
    capsys.readouterr()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_has_a_number_of_its_own(preset: str) -> None:
    game = PinochleEnv(preset)
    asked = set()
    for number in range(4):
        for _ in random_steps(game, number):
            prompt = game.prompt
            asked.add(prompt.kind)
            answers = coded(prompt, ())
            numbered = {str(answer) for answer in answers.values()}
            assert {str(each) for each in prompt.choices if getattr(each, "nth", 0) == 0} <= numbered
            assert all(0 <= code < CODES for code in answers)
    assert asked & {"bid", "play"}


@pytest.mark.parametrize("preset", ["racehorse_passing", "three_handed_auction", "partnership_four_handed_kitty"])
def test_cards_are_chosen_one_by_one_and_nothing_else_can_be_done_halfway(preset: str) -> None:
    game = PinochleEnv(preset)
    found = 0
    for number in range(6):
        for seen in random_steps(game, number):
            picked = seen["observation"][len(FACES) : 2 * len(FACES)].sum()
            if picked:
                found += 1
                assert set(np.flatnonzero(seen["action_mask"]) // len(FACES)) == {0}
    assert found


def test_the_rewards_of_a_deal_are_the_lead_in_points_and_cancel_out() -> None:
    game: Any = env("single_deck_partnership")
    game.reset(seed=4)
    rewards = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, is_over, is_cut, _ = game.last()
        rewards[agent] += reward
        game.step(None if is_over or is_cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert rewards["seat_0"] == rewards["seat_2"] == -rewards["seat_1"] == -rewards["seat_3"] != 0
    [result] = game.unwrapped.seen("seat_0").results
    us, them = result.score
    assert rewards["seat_0"] == (us - them) / score_unit(game.unwrapped.rules)


def test_a_match_is_won_by_one_side() -> None:
    game: Any = env("simplified_two_handed_150", episode="match")
    chance = random.Random(2)
    game.reset(seed=2)
    rewards = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, is_over, is_cut, _ = game.last()
        rewards[agent] += reward
        over = is_over or is_cut
        game.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_who_looks_learns_nothing_of_hidden_cards() -> None:
    """An observation is the same whatever the others hold: only one's own hand and open cards are in it."""
    game = PinochleEnv("single_deck_partnership")
    game.reset(seed=7)
    hand = game.seen("seat_0").hand
    start = game.observe("seat_0")["observation"]
    assert start[: len(FACES)].sum() == len(hand)
    sizes = fields(game.rules)
    others = start[len(FACES) : sum(size for name, size in sizes.items()) - sum(list(sizes.values())[7:])]
    assert not others.any()  # no other card is known before the first call


def test_the_same_seed_deals_the_same_cards_again() -> None:
    game = PinochleEnv("single_deck_partnership")
    hands = []
    for _ in range(2):
        game.reset(seed=3)
        hands.append(game.seen("seat_0").hand)
        game.reset()
        hands.append(game.seen("seat_0").hand)
    assert hands[:2] == hands[2:]
    assert hands[0] != hands[1]


def test_an_impossible_action_ends_the_episode_for_who_chose_it() -> None:
    game: Any = env("single_deck_partnership")
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(int(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0]))
    assert all(game.terminations.values())
    assert game.rewards[agent] == -1


def test_a_step_after_the_end_or_an_impossible_one_is_refused_in_a_sentence() -> None:
    game = PinochleEnv("single_deck_partnership")
    game.reset(seed=1)
    with pytest.raises(ValueError, match="Action 351 is not possible now"):
        game.step(351)
    for _ in random_steps(game, 1):
        pass
    with pytest.raises(ValueError, match="The episode is over; begin another one with reset"):
        game.step(0)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"preset": "chess"}, 'There is no preset "chess"'),
        ({"preset": "racehorse_passing", "changes": {"auction.min_bid": "x"}}, "auction.min_bid cannot be"),
        ({"preset": "racehorse_passing", "episode": "week"}, "episode is"),
    ],
)
def test_a_game_that_does_not_exist_is_refused_in_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        env(**arguments)


def test_the_example_learns_to_take_more_points_than_at_the_start() -> None:
    leads, weights = learned(300)
    assert np.mean(leads[-100:]) > np.mean(leads[:50])
    assert weights["melds"] > 0 > weights["gives points"]
