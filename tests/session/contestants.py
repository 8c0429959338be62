"""Players that a contest can name, for its tests."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.policy import Policy
from pinochle_qt.ai.random_player import RandomPlayer
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.derived import pack, side_of

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

ASKED: Final[list[str]] = []
"""The kinds of all questions that watching players were asked."""
HANDS: Final[list[tuple[int, ...]]] = []
"""Seat and cards of the whole hands that they saw."""
READ: Final[set[tuple[str, ...]]] = set()
"""What reading players were told of how well everybody plays."""
AGREED: Final[list[tuple[str, str]]] = []
"""The names of chance players with what their own side had agreed on whenever one was asked."""
CLOCK: Final = [0.0]
"""The time, by which slow players take a second for everything."""
MARK: Final = "PINOCHLE_TEST_MARK"
"""The environment variable with the name of the file that says that some rounds have been played."""
SOME: Final = 64
"""So many players have been made by then in one process."""


class Watching:
    """Plays like the stand-in and notes what it is asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        ASKED.append(prompt.kind)
        if len(observation.hand) == observation.rules.deal.hand_size:
            HANDS.append((prompt.seat or 0, *observation.hand))
        return Policy().choose(observation, prompt, budget)


class Chance(RandomPlayer):
    """A player by chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))


class Bound(Chance):
    """A player by chance that notes what its side has agreed on."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        agreed = observation.agreements[side_of(observation.rules, prompt.seat or 0)]
        AGREED.append((type(self).__name__, agreed))
        return super().choose(observation, prompt, budget)


class Reader(Chance):
    """A player by chance that notes how well everybody plays."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        READ.add(observation.skills)
        return super().choose(observation, prompt, budget)


class BoundToo(Bound):
    """Another one."""


class Slow(Chance):
    """A player by chance that takes a second for everything."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        CLOCK[0] += 1
        return super().choose(observation, prompt, budget)


class Marking(Chance):
    """A player by chance that leaves a mark when some rounds have been played."""

    made = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Marking.made += 1
        if Marking.made == SOME:
            Path(os.environ[MARK]).touch()


class Mortal(Chance):
    """A player by chance whose process ends when some rounds have been played."""

    made = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Mortal.made += 1
        if Mortal.made == SOME:
            os._exit(1)


class Cheat:
    """Plays a card that nobody has."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        if prompt.kind == "play":
            return Play(prompt.seat or 0, next(face for face in pack(prompt.rules) if face not in prompt.hand))
        return Policy().choose(observation, prompt, budget)
