"""No reason contradicts the numbers it was drawn from, nor the position.

Set `PINOCHLE_LONG=1` for some thousand decisions of all kinds.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.explain import AlliedFacts, why_played
from pinochle_qt.ai.facts import Facts
from pinochle_qt.ai.mind import Mind
from pinochle_qt.ai.policy import Policy
from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.thinker import Thinker
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.variants.presets import PRESETS
from tests.ai.contradictions import CHECKS, Case

if TYPE_CHECKING:
    from pinochle_qt.ai.player import ExplainingPlayer
    from pinochle_qt.engine.cards import Card

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
DEALS: Final = 8 if LONG else 1
LOOKED_AT: Final = 1.0 if LONG else 0.25
"""How many of the decisions are looked at, as a part of all."""
MIND: Final = Mind(worlds=8, habits=True, reads=2, exact=3, auction=8, stock=8, seconds=60.0)
CARELESS: Final = Mind(worlds=4, soft=3.0, seconds=60.0)


def players() -> list[tuple[ExplainingPlayer, type[Facts]]]:
    """Return players that decide each in a way of its own, with the facts that they go by."""
    return [(Policy(), Facts), (Thinker(MIND, 5), AlliedFacts), (Thinker(CARELESS, 5), AlliedFacts)]


def test_every_sentence_is_checked() -> None:
    assert set(CHECKS) == set(Why)


def to_the_ace(values: dict[Card, float]) -> str:
    """Return what is said for the best of the clubs that can be played last to a trick that a foe has won."""
    game = Game(PRESETS["single_deck_partnership"])
    cards = list(pack(game.rules))
    random.Random(1).shuffle(cards)
    match = game.apply(game.start(), game.deal_out(cards, 0)).after
    hand, trick = parse_cards("9C JC KC AH"), parse_cards("AC QC TC")
    seen = replace(observe(game.rules, match, 0), hand=hand, trick=trick, leader=1, trump=Suit.SPADES)
    return str(why_played(Facts(seen, 0), max(values, key=lambda face: values[face]), values))


def test_a_card_is_called_cheap_only_beside_a_dearer_one() -> None:
    jack, king = parse_cards("JC KC")
    assert to_the_ace({jack: 0.0, king: -12.0}) == "The trick is lost: save your KC."
    assert to_the_ace({king: 0.0, jack: -5.0}) == "The trick is lost, but your JC will be worth more later."
    assert to_the_ace({king: 0.0, jack: -0.5}) == "The trick is lost."


@pytest.mark.parametrize("preset", PRESETS)
def test_no_sentence_contradicts_what_it_was_drawn_from(preset: str) -> None:
    rules = PRESETS[preset]
    game, chance, asked = Game(rules), random.Random(preset), Counter[str]()
    match = game.start()
    for _ in range(DEALS):
        cards = list(pack(rules))
        chance.shuffle(cards)
        match = game.apply(match, game.deal_out(cards, match.next_dealer)).after
        while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
            seat = prompt.seat or 0
            seen = observe(rules, match, seat)
            action = Policy().choose(seen, prompt, None)
            if not asked[prompt.kind] or chance.random() < LOOKED_AT:
                asked[prompt.kind] += 1
                for player, facts in players():
                    decision = player.decide(seen, prompt, 60.0)
                    false = list(Case(facts(seen, seat), prompt, decision).false())
                    assert not false, f"{false} in “{decision.reason}” for {decision.action} out of {decision.values}"
                    action = decision.action if chance.random() < 0.5 else action
            match = game.apply(match, action).after
        if prompt is None:
            match = game.start()
    assert asked
