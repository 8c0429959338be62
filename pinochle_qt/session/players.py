"""Makes the players that a seat's setup names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.random_player import RandomPlayer
from pinochle_qt.session.shuffle import derived

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player


def player_for(kind: str, seed: int, seat: int) -> Player:
    """Return the player ``random`` or ``computer:`` and a skill; what chance decides for it follows from the seed.

    Raises:
        ValueError: there is no such player; the message says which there are.
    """
    if kind == "random":
        return RandomPlayer(derived(seed, "player", seat))
    from pinochle_qt.ai.levels import make_player  # what a computer player needs is much; random ones need none of it

    return make_player(kind.removeprefix("computer:"), int(derived(seed, "player", seat).random() * 2**40))
