"""Matches of computer players that benchmarks watch move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.dealing.shuffle import derived, shuffled

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState


def states(
    rules: Rules, players: Sequence[Player], seed: int, deals: int | None = None, skills: Sequence[str] = ()
) -> Iterator[MatchState]:
    """Play a match, or its first deals; yield every state in which a seat is asked, and the final one.

    `skills` has the level of each person, if everyone at the table is to know it.
    """
    game, cards = Game(rules), pack(rules)
    match = game.start(seed % rules.table.players, skills=tuple(skills))
    while (prompt := game.prompt(match)) is not None:
        if prompt.seat is not None:
            yield match
            action = players[prompt.seat].choose(observe(rules, match, prompt.seat), prompt, None)
            match = game.apply(match, action).after
        elif match.number == deals:
            break
        else:
            order = shuffled(cards, derived(seed, "deal", match.number + 1))
            match = game.apply(match, game.deal_out(order, match.next_dealer)).after
    yield match
