"""Buried trump cards and aces that the bidder has to name, so that everybody knows them."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.engine.actions import Bury
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.events import CardsBuried, redact
from pinochle_qt.engine.observe import hidden_cards, observe
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.events import event_sentence
from tests.checks import require
from tests.engine.running import dealt

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.state import MatchState

A3: Final = patch(PRESETS["three_handed_auction"], {"auction.forced_open": "none", "widow.discard_limit": "any"})
WITH_ACES: Final = patch(A3, {"widow.announced": "trumps_and_aces"})
NAMES: Final = ("Ann", "Bob", "Cleo")


def asked_to_bury(rules: Rules, seed: int) -> tuple[Game, MatchState]:
    """Return a deal in which the bidder is asked for the discards."""
    game, match = dealt(rules, seed=seed)
    while (prompt := require(game.prompt(match))).kind != "bury":
        match = game.apply(match, Policy().choose(observe(rules, match, prompt.seat), prompt, None)).after
    return game, match


@given(
    seed=st.integers(0, 200),
    picked=st.randoms(use_true_random=False),
    which=st.sampled_from(["none", "trumps", "trumps_and_aces"]),
)
@settings(max_examples=25, deadline=None)
def test_exactly_the_cards_that_have_to_be_named_are_known_to_all(seed: int, picked: random.Random, which: str) -> None:
    rules = patch(A3, {"widow.announced": which})
    game, match = asked_to_bury(rules, seed)
    prompt = require(game.prompt(match))
    seat = require(prompt.seat)
    cards = tuple(picked.sample(prompt.hand, 3))
    step = game.apply(match, Bury(seat, cards))
    trump = require(require(match.deal).trump)
    named = [
        face
        for face in sorted(cards)
        if which != "none" and (SUIT_OF[face] == trump or (which == "trumps_and_aces" and RANK_OF[face] is Rank.ACE))
    ]
    for viewer in (None, *range(3)):
        seen = observe(rules, step.after, viewer)
        assert list(seen.announced) == named
        assert (seen.buried is None) == (viewer != seat)
        event = next(each.event for each in step.events if isinstance(each.event, CardsBuried))
        told = redact(rules, event, viewer)
        assert isinstance(told, CardsBuried)
        assert (list(told.announced), told.cards.count(None)) == (named, 0 if viewer == seat else 3)
        if viewer != seat:
            before = Counter(hidden_cards(observe(rules, match, viewer), pack(rules)))
            assert before - Counter(hidden_cards(seen, pack(rules))) == Counter(named)


def test_the_log_names_announced_discards() -> None:
    _game, match = dealt(WITH_ACES, seed=1)
    seen = observe(WITH_ACES, match, 1)
    cards = parse_cards("AS 9C JC")
    for announced, words in (
        ("", "buried 3 cards."),
        ("AS", "buried 3 cards, among them A♠."),
        ("AS 9C JC", ": A♠ 9♣ J♣."),
    ):
        event = CardsBuried(0, cards, parse_cards(announced) if announced else ())
        assert event_sentence(event, seen, NAMES).endswith(words)


@pytest.mark.parametrize("seed", range(6))
def test_nobody_imagines_a_named_card_anywhere_else(seed: int) -> None:
    game, match = asked_to_bury(WITH_ACES, seed)
    prompt = require(game.prompt(match))
    seat = require(prompt.seat)
    aces = [face for face in prompt.hand if RANK_OF[face] is Rank.ACE]
    others = [face for face in prompt.hand if face not in aces]
    cards = tuple([*aces, *others][:3])
    match = game.apply(match, Bury(seat, cards)).after
    viewer = (seat + 1) % 3
    seen = observe(WITH_ACES, match, viewer)
    sampler = Sampler(believe(seen, viewer, plays=True, shown=True), None)
    world = sampler.world(random.Random(seed).random)
    everything = Counter((*seen.announced, *world.buried, *(face for hand in world.hands for face in hand)))
    assert everything == Counter(pack(WITH_ACES))
    assert len(world.buried) == 3 - len(seen.announced)


@pytest.mark.parametrize("level", ["novice", "strong", "expert"])
def test_a_deal_with_named_discards_is_played_to_its_end(level: str) -> None:
    game, match = asked_to_bury(WITH_ACES, 3)
    prompt = require(game.prompt(match))
    aces_first = sorted(prompt.hand, key=lambda face: RANK_OF[face] is not Rank.ACE)
    match = game.apply(match, Bury(require(prompt.seat), tuple(aces_first[:3]))).after
    players = [make_player(level, seat) for seat in range(3)]
    while (prompt := require(game.prompt(match))).kind != "deal":
        seat = require(prompt.seat)
        match = game.apply(match, players[seat].choose(observe(WITH_ACES, match, seat), prompt, 0.05)).after
    assert match.results[-1].outcome in {"made", "set", "thrown_in"}
