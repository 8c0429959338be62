"""Drafting: Expert judges a card by how the deal may turn out, and rules of thumb by the card alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.decide.draft import decide_draft, drafted, try_draft
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.engine.actions import Keep, Reject
from pinochle_qt.engine.cards import cards_text, parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Decision
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

DRAFT = PRESETS["two_handed_draft"]


def asked(kept: str, card: str, rules: Rules = DRAFT) -> tuple[Observation, Prompt]:
    """Return the observation and the prompt of the first drafter, who kept these cards and is offered another."""
    game, own = Game(rules), [*parse_cards(kept), *parse_cards(card)]
    rest = list(without(pack(rules), own))
    random.Random(kept).shuffle(rest)
    order = [face for mine in own for face in (mine, rest.pop(), rest.pop(), rest.pop())] + rest
    match = game.apply(game.start(1), game.deal_out(tuple(order), 1)).after
    for _ in range(2 * (len(own) - 1)):
        prompt = require(game.prompt(match))
        assert prompt.seat is not None
        match = game.apply(match, Keep(prompt.seat)).after
    prompt = require(game.prompt(match))
    assert prompt.seat == 0
    assert cards_text(prompt.cards) == card
    return observe(rules, match, 0), prompt


def tried(kept: str, card: str, rules: Rules = DRAFT) -> Decision:
    return try_draft(*asked(kept, card, rules), SKILL_BY_LEVEL["expert"], 1, 20.0)


@pytest.mark.parametrize(
    ("kept", "card", "why"),
    [
        ("AS TS", "AH", Why.HIGH),
        ("KH 9C", "QH", Why.MAKES_MARRIAGE),
        ("QS 9C", "JD", Why.MAKES_PINOCHLE),
        ("KH JH 9H", "JH", Why.LONG_SUIT),
        ("KH JH 9H", "9H", Why.NEXT_IS_BETTER),
        ("KC KD KH", "KS", Why.NEXT_IS_BETTER),
    ],
)
def test_the_simple_rules_consider_only_the_card_itself(kept: str, card: str, why: Why) -> None:
    found = decide_draft(*asked(kept, card))
    assert found.reason.why is why
    assert isinstance(found.action, Reject if why is Why.NEXT_IS_BETTER else Keep)


@pytest.mark.parametrize(("kept", "card"), [("KC KD KH", "KS"), ("JC JD JH AS", "JS"), ("AS TS KS QS", "JS")])
def test_expert_keeps_cards_that_make_a_meld(kept: str, card: str) -> None:
    found = tried(kept, card)
    assert isinstance(found.action, Keep)
    values = dict(found.values)
    assert values[Keep(0)] >= values[Reject(0)] + 10


def test_expert_takes_the_next_card_instead_of_a_nine_and_says_what_it_gains() -> None:
    found = tried("AS TS KS", "9H")
    assert isinstance(found.action, Reject)
    assert found.reason.why is Why.NEXT_BRINGS_MORE


def test_without_an_auction_the_simple_rules_draft() -> None:
    rules = patch(DRAFT, {"auction.style": "none"})
    seen, prompt = asked("KC KD KH", "KS", rules)
    assert try_draft(seen, prompt, SKILL_BY_LEVEL["expert"], 1, 20.0) == Policy().decide(seen, prompt, None)


def test_running_out_of_time_is_no_error() -> None:
    seen, prompt = asked("KC KD KH", "KS")
    assert try_draft(seen, prompt, SKILL_BY_LEVEL["expert"], 1, -1.0) == decide_draft(seen, prompt)


@pytest.mark.parametrize("keeps", [True, False])
def test_an_imagined_draft_continues_until_hands_are_full(keeps: bool) -> None:
    seen, _ = asked("KC KD KH", "KS")
    world = Sampler(believe(seen, 0)).world(random.Random(1).random)
    after = drafted(world, 0, keeps=keeps)
    assert [len(hand) for hand in after.hands] == [12, 12]
    assert not after.stock
    dealt = Counter([face for hand in after.hands for face in hand] + [face for pile in after.piles for face in pile])
    before = Counter([face for cards in (*world.hands, *world.piles, world.stock) for face in cards])
    assert dealt == before
    assert (after.hands[0].count(parse_cards("KS")[0]) > 0) >= keeps
