"""Positions of all games, and deals as they would be in imagined worlds, for tests of computer players."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ai.inference.belief import Belief
    from pinochle_qt.ai.sample import World
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState, MatchState


def positions(rules: Rules, seed: int, deals: int = 2) -> Iterator[MatchState]:
    """Yield positions of a match whose deals are played alternately by rules of thumb and at random."""
    game, chance = Game(rules), random.Random(seed)
    players = (Policy(), RandomPlayer(chance))
    match = game.start(seed % rules.table.players)
    while (prompt := game.prompt(match)) is not None:
        if prompt.seat is None:
            if match.number == deals:
                return
            cards = list(pack(rules))
            chance.shuffle(cards)
            match = game.apply(match, game.deal_out(cards, match.next_dealer)).after
            continue
        yield match
        player = players[match.number % 2]
        match = game.apply(match, player.choose(observe(rules, match, prompt.seat), prompt, None)).after


def imagined(deal: DealState, belief: Belief, world: World) -> DealState:
    """Return the deal as it would be in a sampled world."""
    piles = []
    for seat, pile in enumerate(deal.discards):
        unseen = list(world.piles[seat])
        piles.append(tuple(each if each[1] and seat == belief.seat else (unseen.pop(), each[1]) for each in pile))
        assert not unseen
    is_taken = deal.widow_taken and not world.widow
    return replace(
        deal,
        hands=tuple(tuple(sorted(hand)) for hand in world.hands),
        stock=world.stock,
        widow=deal.widow if is_taken else world.widow,
        buried=deal.buried if deal.buried is None or not world.buried else tuple(sorted(world.buried)),
        discards=tuple(piles),
    )
