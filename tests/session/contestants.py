"""Players that contests can name in tests."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.derived import pack, side_of

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.sayings import Agreed

ASKED: Final[list[str]] = []
"""The kinds of all prompts that watching players were given."""
HANDS: Final[list[tuple[int, ...]]] = []
"""The seat and the cards of every full hand that they saw."""
READ: Final[set[tuple[str, ...]]] = set()
"""The skills of everybody at the table, as shown to reading players."""
AGREED: Final[list[tuple[str, Agreed]]] = []
"""The class of a bound player, and what its side had agreed on, for each time one was asked."""
CLOCK: Final = [0.0]
"""The time in seconds, to which slow players add one second for every decision."""
MARK: Final = "PINOCHLE_TEST_MARK"
"""The environment variable with the path of the file that shows that some rounds have been played."""
SOME: Final = 64
"""The number of players that one process has made by then."""


class Watching:
    """A player that plays by rules of thumb and notes what it is asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        ASKED.append(prompt.kind)
        if len(observation.hand) == observation.rules.deal.hand_size:
            HANDS.append((prompt.seat or 0, *observation.hand))
        return Policy().choose(observation, prompt, budget)


class Chance(RandomPlayer):
    """A random player."""

    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))


class Bound(Chance):
    """A random player that notes what its side has agreed on."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        agreed = observation.agreements[side_of(observation.rules, prompt.seat or 0)]
        AGREED.append((type(self).__name__, agreed))
        return super().choose(observation, prompt, budget)


class Reader(Chance):
    """A random player that notes how well everybody plays."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        READ.add(observation.skills)
        return super().choose(observation, prompt, budget)


class BoundToo(Bound):
    """Another player of this kind."""


class Slow(Chance):
    """A random player that takes a second for every decision."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        CLOCK[0] += 1
        return super().choose(observation, prompt, budget)


class Marking(Chance):
    """A random player that creates the marking file when some rounds have been played."""

    made = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Marking.made += 1
        if Marking.made == SOME:
            Path(os.environ[MARK]).touch()


class Mortal(Chance):
    """A random player whose process exits when some rounds have been played."""

    made = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Mortal.made += 1
        if Mortal.made == SOME:
            os._exit(1)


class Cheat:
    """A player that plays a card that is not in its hand."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        if prompt.kind == "play":
            return Play(prompt.seat or 0, next(face for face in pack(prompt.rules) if face not in prompt.hand))
        return Policy().choose(observation, prompt, budget)
