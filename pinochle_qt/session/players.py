"""Makes the player that the setup of a seat names."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.record.values import skill_in
from pinochle_qt.session.dealing.shuffle import derived

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player


def player_for(kind: str, seed: int, seat: int) -> Player:
    """Return the player called ``random`` or ``computer:`` and a skill; its random choices follow from the seed.

    Raises:
        ValueError: there is no such player; the message lists the valid ones.
    """
    if kind == "random":
        return RandomPlayer(derived(seed, "player", seat))
    return make_player(skill_in(kind), int(derived(seed, "player", seat).random() * 2**40))


def skill_of(name: str) -> str:
    """Return the skill of the player with a name; empty for a player made from a class, whose skill is unknown."""
    module, colon, _ = name.partition(":")
    return "" if colon and module != "computer" else skill_in(name)


def contestant(name: str, seed: int) -> Player:
    """Return the player with a skill, as in `player_for` or without ``computer:``, or one from a ``module:Class``.

    The class is called with one number, the seed of all its random choices; for the rest see
    `pinochle_qt/ai/PLAYERS.md`.

    Raises:
        ValueError: there is no such player; the message says what is wrong.
    """
    module, colon, class_name = name.partition(":")
    if not colon or module == "computer":
        return player_for(name, seed, 0)
    current_folder = str(Path.cwd())
    if current_folder not in sys.path:
        sys.path.insert(0, current_folder)  # an installed command does not search the current folder
    try:
        player = getattr(importlib.import_module(module), class_name)(seed)
    except Exception as error:  # whatever its own code raises
        raise ValueError(f"{name} cannot be made: {error}") from error
    if not callable(getattr(player, "choose", None)):
        raise ValueError(f"{name} cannot play: it has no method choose")
    return cast("Player", player)
