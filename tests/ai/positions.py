"""Positions for one seat, built from the cards that matter; the rest are dealt at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import DealCards, Play
from pinochle_qt.engine.cards import Suit, parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.plan import plan
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState

SDP = PRESETS["single_deck_partnership"]


def dealt(rules: Rules, hand: str, seed: int = 1) -> tuple[Game, MatchState]:
    """Deal a match in which seat 0 holds this hand and bids first."""
    game, chance = Game(rules), random.Random(seed)
    cards = parse_cards(hand)
    rest = list(without(pack(rules), cards))
    chance.shuffle(rest)
    size = rules.deal.hand_size
    hands = (cards, *(tuple(rest[i * size : (i + 1) * size]) for i in range(rules.table.players - 1)))
    return game, game.apply(game.start(), DealCards(hands)).after


def in_play(hand: str, trick: str, *, leader: int, declarer: int, seed: int = 1) -> tuple[Game, MatchState]:
    """Return a position in the first trick, with spades as trump, in which seat 0 is to play from this hand."""
    game, match = dealt(SDP, hand)
    deal, on_table = require(match.deal), parse_cards(trick)
    rest = list(without(pack(SDP), (*parse_cards(hand), *on_table)))
    random.Random(seed).shuffle(rest)
    hands = [tuple(sorted(parse_cards(hand)))]
    for seat in range(1, 4):
        size = 12 - ((seat - leader) % 4 < len(on_table))
        hands.append(tuple(sorted(rest[:size])))
        del rest[:size]
    return game, replace(
        match,
        deal=replace(
            deal,
            hands=tuple(hands),
            trump=Suit.SPADES,
            contract=Contract(declarer, 300),
            shown=((),) * 4,
            stage=len(plan(SDP)) - 1,
            strict=True,
            leader=leader,
            trick=on_table,
        ),
    )


def answer(skill: str, game: Game, match: MatchState, seed: int = 1) -> SeatAction:
    prompt = require(game.prompt(match))
    assert prompt.seat == 0
    return make_player(skill, seed).choose(observe(game.rules, match, 0), prompt, 60.0)


def card_of(skill: str, game: Game, match: MatchState, seed: int = 1) -> Card:
    action = answer(skill, game, match, seed)
    assert isinstance(action, Play)
    return action.card
