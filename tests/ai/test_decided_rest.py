"""Where the rest of a deal is called settled, it ends alike however it is played and wherever the hidden cards are."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decided_rest import is_decided
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.features import is_draft, pays_by_bid
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.ai.worlds import positions
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

TWO = PRESETS["hayes_two_handed"]


def asked(game: Game, match: MatchState) -> tuple[Observation, Prompt] | None:
    """Return the observation and the prompt of the seat that is to play a card, if any."""
    prompt = game.prompt(match)
    if prompt is None or prompt.seat is None or prompt.kind != "play":
        return None
    return observe(game.rules, match, prompt.seat), prompt


def dealt_elsewhere(match: MatchState, seat: Seat, chance: random.Random) -> MatchState:
    """Return the position with the cards that a seat does not see dealt anew to the other hands."""
    assert match.deal is not None
    hands = match.deal.hands
    pool = [face for other, hand in enumerate(hands) if other != seat for face in hand]
    chance.shuffle(pool)
    cards = iter(pool)
    dealt_again = tuple(
        hand if other == seat else tuple(sorted(islice(cards, len(hand)))) for other, hand in enumerate(hands)
    )
    return replace(match, deal=replace(match.deal, hands=dealt_again))


def end(game: Game, match: MatchState, chance: random.Random) -> object:
    """Play the rest of a deal at random, within the rules, and return how it is scored."""
    number = match.number
    while (prompt := game.prompt(match)) is not None and prompt.kind == "play":
        assert prompt.seat is not None
        match = game.apply(match, Play(prompt.seat, chance.choice(prompt.cards))).after
    assert len(match.results) == number
    result = match.results[-1]
    if pays_by_bid(game.rules):
        result = replace(result, tricks=())  # points beyond the bid, or missing, are worth nothing
    return result, match.totals, match.winners


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_decided_rest_ends_the_same_way_however_it_is_played(name: str) -> None:
    rules, chance = PRESETS[name], random.Random(1)
    game, found = Game(rules), 0
    for seed in range(3):
        for match in positions(rules, seed, deals=3):
            view = asked(game, match)
            if view is None or not is_decided(*view):
                continue
            found += 1
            seat = require(view[1].seat)
            ends = {repr(end(game, dealt_elsewhere(match, seat, chance), chance)) for _ in range(6)}
            assert ends == {repr(end(game, match, chance))}
    assert found or rules.match.declare_out or is_draft(rules)  # in a draft, the discards are never known


@pytest.mark.parametrize("rules", [TWO, patch(TWO, {"scoring.last_trick": 0})], ids=["usual", "no last trick"])
def test_every_decided_rest_is_found_with_two_players(rules: Rules) -> None:
    """Where all cards are known, the proof finds exactly those positions that random play always ends alike."""
    game, chance, found = Game(rules), random.Random(2), 0
    for seed in range(4):
        for match in positions(rules, seed, deals=3):
            view = asked(game, match)
            if view is None or not view[0].strict or not 2 <= len(view[0].hand) <= 4 or rules.match.declare_out:
                continue
            ends = {repr(end(game, match, chance)) for _ in range(60)}
            assert is_decided(*view) == (len(ends) == 1)
            found += len(ends) == 1
    assert found
