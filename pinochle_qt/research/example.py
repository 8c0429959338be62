"""A small example that learns: `python -m pinochle_qt.research.example [DEALS]`.

One seat of a two-handed game learns against a player that does anything possible at random. It judges every possible
action by a few features, and learns a weight for each: after a deal, what it did becomes likelier if the deal went
better than usual, and less likely otherwise (REINFORCE with a running baseline).
"""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from pinochle_qt.engine.cards import FACES
from pinochle_qt.output import put
from pinochle_qt.research.action_codes import MELD, SHOW_BEST, TABLE, TRUMP
from pinochle_qt.research.arrays import fields
from pinochle_qt.research.environment import env
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from numpy.random import Generator
    from numpy.typing import NDArray

PRESET: Final = "simplified_two_handed_150"
LEARNER: Final = "seat_0"
RATE: Final = 0.05
"""How far the weights move after each deal."""
FEATURES: Final = (
    "melds",
    "leads high",
    "leads trump",
    "wins",
    "wins with trump",
    "wins points",
    "gives points",
    "other",
)
_ENDS: Final = np.cumsum([0, *fields(PRESETS[PRESET]).values()])
_PARTS: Final = {name: slice(*ends) for name, ends in zip(fields(PRESETS[PRESET]), pairwise(_ENDS), strict=True)}
_COUNTERS: Final = np.array([face % 8 >= 5 for face in FACES], float)
"""Kings, tens and aces."""


def features(seen: NDArray[Any], action: int) -> NDArray[Any]:
    """Return what a possible action does, as numbers."""
    if MELD <= action < SHOW_BEST:
        return np.array([1, 0, 0, 0, 0, 0, 0, 0.0])
    if action >= TRUMP:
        return np.array([0, 0, 0, 0, 0, 0, 0, 1.0])
    face = action % TABLE
    trick = seen[_PARTS["trick"]].reshape(-1, len(FACES)).sum(0)
    trumps = seen[_PARTS["trump"]]
    is_trump = trumps[face // 8]
    if not trick.any():
        return np.array([0, face % 8 / 7, is_trump, 0, 0, 0, 0, 0])
    other = int(trick.argmax())
    wins = face > other if face // 8 == other // 8 else is_trump
    return np.array([0, 0, 0, wins, wins * is_trump, wins * _COUNTERS[other], (1 - wins) * _COUNTERS[face], 0])


class LinearPolicy:
    """A player that learns from the results of its deals."""

    def __init__(self, chance: Generator) -> None:
        """Begin without preferences."""
        self.weights = np.zeros(len(FEATURES))
        self._chance = chance
        self._direction = np.zeros(len(FEATURES))
        """Where the weights would have to go so that what was done in this deal becomes likelier."""
        self._usual, self._spread = 0.0, 30.0

    def choose(self, seen: NDArray[Any], possible: NDArray[Any]) -> int:
        """Return one of the possible actions."""
        found = np.array([features(seen, int(action)) for action in possible])
        worth = found @ self.weights
        chances = np.exp(worth - worth.max())
        chances /= chances.sum()
        at = self._chance.choice(len(possible), p=chances)
        self._direction += found[at] - chances @ found
        return int(possible[at])

    def learn(self, lead: float) -> None:
        """Learn from the deal that is over: by how many points it was won, or lost."""
        self.weights += RATE * (lead - self._usual) / self._spread * self._direction
        self._usual += 0.02 * (lead - self._usual)
        self._spread += 0.02 * (abs(lead - self._usual) - self._spread)
        self._direction[:] = 0


def learned(deals: int, seed: int = 1) -> tuple[list[float], dict[str, float]]:
    """Return the learner's lead in points in each of the deals that it played, and what it has learned."""
    chance = np.random.default_rng(seed)
    game: Any = env(PRESET)
    game.reset(seed=seed)
    learner = LinearPolicy(chance)
    leads: list[float] = []
    for _ in range(deals):
        lead = 0.0
        for agent in game.agent_iter():
            seen, reward, is_over, is_cut, _ = game.last()
            lead += reward if agent == LEARNER else 0.0
            if is_over or is_cut:
                game.step(None)
                continue
            possible = np.flatnonzero(seen["action_mask"])
            is_learner = agent == LEARNER
            game.step(learner.choose(seen["observation"], possible) if is_learner else int(chance.choice(possible)))
        learner.learn(lead)
        leads.append(lead)
        game.reset()
    return leads, dict(zip(FEATURES, map(float, learner.weights), strict=True))


if __name__ == "__main__":
    DEALS = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    LEADS, WEIGHTS = learned(DEALS)
    for number, part in enumerate(np.array_split(LEADS, 10), 1):
        put(f"Deals up to {number * DEALS // 10}: {np.mean(part):+.1f} points a deal\n")
    put("".join(f"{name}: {weight:+.2f}\n" for name, weight in WEIGHTS.items()))
