"""Deals in progress, with chosen hands."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.game import Game

if TYPE_CHECKING:
    from typing import Any

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.errors import Refusal
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState


def dealt(
    rules: Rules, *hands: str, widow: str = "", seed: int = 1, dealer: int | None = None, **standing: Any
) -> tuple[Game, MatchState]:
    """Deal a match in which the first seats hold these hands, and the widow these cards; the rest is dealt at random.

    By default, seat 0 bids first. `standing` changes the match before the deal.
    """
    game = Game(rules)
    rest = list(pack(rules))
    random.Random(seed).shuffle(rest)
    wanted, on_table = [parse_cards(hand) for hand in hands], parse_cards(widow)
    for cards in (*wanted, on_table):
        rest = list(without(rest, cards))
    full = []
    for seat in range(rules.table.players):
        own = wanted[seat] if seat < len(wanted) else ()
        lacking = rules.deal.hand_size - len(own)
        full.append((*own, *rest[:lacking]))
        rest = rest[lacking:]
    lacking = rules.widow.size - len(on_table)
    deal = DealCards(tuple(full), stock=tuple(rest[lacking:]), widow=(*on_table, *rest[:lacking]))
    return game, game.apply(replace(game.start(dealer), **standing), deal).after


def after(game: Game, match: MatchState, *actions: Action) -> MatchState:
    """Return the match after these actions."""
    for action in actions:
        match = game.apply(match, action).after
    return match


def refused(game: Game, match: MatchState, action: Action) -> Refusal:
    """Return why an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        game.apply(match, action)
    return caught.value.rejection.reason
