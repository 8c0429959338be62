"""Makes the players that setups of seats and commands name."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, cast

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.record.values import skill_in
from pinochle_qt.session.dealing.shuffle import derived
from pinochle_qt.session.programs.program_player import COMMAND, PATIENCE, ProgramPlayer, program_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.session.programs.program_player import FaultKind


class NoSuchPlayer(ValueError):
    """There is no such player here; the message says what is wrong, and lists the valid ones."""


def player_for(kind: str, seed: int, seat: int, patience: float = PATIENCE) -> Player:
    """Return the player called ``random``, ``computer:`` and a skill, or ``cmd:`` and the command of a program.

    Its random choices follow from the seed; `patience` is the number of seconds that a program has for a decision.

    Raises:
        NoSuchPlayer: there is no such player.
    """
    if kind == "random":
        return RandomPlayer(derived(seed, "player", seat))
    own_seed = int(derived(seed, "player", seat).random() * 2**40)
    try:
        if kind.startswith(COMMAND):
            return ProgramPlayer(kind.removeprefix(COMMAND), own_seed, patience)
        return make_player(skill_in(kind), own_seed)
    except ValueError as error:
        raise NoSuchPlayer(str(error)) from None


def recorded_player(kind: str) -> str:
    """Return the kind of a player as a record names it: of a program only its name, as if that were a skill."""
    return f"computer:{program_name(kind.removeprefix(COMMAND))}" if kind.startswith(COMMAND) else kind


@contextlib.contextmanager
def ending_programs(players: Sequence[Player]) -> Iterator[None]:
    """End the programs among these players with the block."""
    try:
        yield
    finally:
        for player in players:
            if isinstance(player, ProgramPlayer):
                player.close()


def replaced_decisions(players: Sequence[Player]) -> Counter[FaultKind]:
    """Return how many decisions a computer player made for the programs among these players, by the reason."""
    return sum((player.replaced for player in players if isinstance(player, ProgramPlayer)), Counter())


def skill_of(name: str) -> str:
    """Return the skill of the player with a name; empty for a class or a program, whose skill is unknown."""
    return skill_in(name) if is_of_the_program(name) else ""


def is_of_the_program(name: str) -> bool:
    """Return whether a player comes with the program, unlike a class or another program."""
    module, colon, _ = name.partition(":")
    return not colon or module == "computer"


def contestant(name: str, seed: int, patience: float = PATIENCE) -> Player:
    """Return the player that `player_for` would, also without ``computer:``, or one from a ``module:Class``.

    The class is called with one number, the seed of all its random choices; for the rest see
    `pinochle_qt/ai/PLAYERS.md`.

    Raises:
        NoSuchPlayer: there is no such player.
    """
    if is_of_the_program(name) or name.startswith(COMMAND):
        return player_for(name, seed, 0, patience)
    module, _, class_name = name.partition(":")
    current_folder = str(Path.cwd())
    if current_folder not in sys.path:
        sys.path.insert(0, current_folder)  # an installed command does not search the current folder
    try:
        player = getattr(importlib.import_module(module), class_name)(seed)
    except Exception as error:  # whatever its own code raises
        raise NoSuchPlayer(f"{name} cannot be made: {error}") from error
    if not callable(getattr(player, "choose", None)):
        raise NoSuchPlayer(f"{name} cannot play: it has no method choose")
    return cast("Player", player)
