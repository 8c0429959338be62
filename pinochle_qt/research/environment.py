"""The environment: one agent for each seat, asked in turn, as PettingZoo's AEC API describes it."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pinochle_qt.engine.cards import cards_text
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.research.action_codes import CODES, coded, completed
from pinochle_qt.research.arrays import as_array, fields
from pinochle_qt.session.dealing.shuffle import derived, shuffled
from pinochle_qt.variants.catalog import find

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

    Spoken = dict[str, NDArray[Any]]

MOST_DEALS: Final = 300
"""The number of deals after which a match is truncated."""

Episode = Literal["deal", "match"]


def env(
    preset: str = "single_deck_partnership",
    *,
    changes: Mapping[str, object] | None = None,
    episode: Episode = "deal",
    render_mode: str | None = None,
) -> Any:
    """Return the environment in PettingZoo's usual wrappers: an action that is not possible ends the episode.

    `preset` is the name of a game, and `changes` are options by their dotted names, such as `{"auction.min_bid": 250}`.
    An episode is one deal, or a whole match. In a deal, an agent's reward is what its side scored more than the others
    on average, in points; in a match, 1 for winning it and -1 for losing it.

    Raises:
        ValueError: there is no such game, or its rules cannot be changed in this way.
    """
    raw = PinochleEnv(preset, changes=changes, episode=episode, render_mode=render_mode)
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


class PinochleEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Any game of the program, for as many agents as there are seats."""

    agent_selection: str
    metadata: ClassVar[dict[str, Any]] = {"name": "pinochle_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        preset: str,
        *,
        changes: Mapping[str, object] | None = None,
        episode: Episode = "deal",
        render_mode: str | None = None,
    ) -> None:
        """Prepare a game; for the arguments and errors see `env`."""
        super().__init__()
        if episode not in {"deal", "match"}:
            raise ValueError(f'episode is "deal" or "match", not {episode!r}')
        self.rules: Rules = patch(find(preset).rules, {**(changes or {}), "table.sit_out": "none"})
        self.render_mode = render_mode
        self._episode = episode
        self._game = Game(self.rules)
        self._pack = pack(self.rules)
        self._seed = 0
        self._episodes = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.table.players)]
        self._seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = sum(fields(self.rules).values())
        self.action_spaces = {agent: Discrete(CODES) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": Box(0, 1, (CODES,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """Return what `observe` returns for an agent: an array with `fields`, and the mask of possible actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the numbers of `action_codes`."""
        return self.action_spaces[agent]

    @property
    def prompt(self) -> Prompt:
        """The question that is asked now, as the players of the program get it.

        Raises:
            ValueError: the episode is over.
        """
        if self._prompt is None:
            raise ValueError("The episode is over; begin another one with reset().")
        return self._prompt

    def seen(self, agent: str) -> Observation:
        """Return what an agent knows, as the players of the program get it."""
        return observe(self.rules, self._match, self._seats[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; with the same seed, the same cards are dealt in it and in those that follow."""
        del options
        if seed is not None:
            self._seed, self._episodes = seed, 0
        self._episodes += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._match = self._game.start(self._episodes % self.rules.table.players)
        self._picked: tuple[Card, ...] = ()
        self._prompt: Prompt | None = None
        self._ask_next()

    def observe(self, agent: str) -> Spoken:
        """Return an agent's observation and the mask of what it can do, which is empty unless it is asked."""
        prompt = self._prompt
        is_asked = prompt is not None and prompt.seat == self._seats[agent]
        mask = np.zeros(CODES, np.int8)
        if is_asked:
            mask[list(self._answers)] = 1
        kind = prompt.kind if prompt is not None and is_asked else None
        return {
            "observation": as_array(self.seen(agent), kind, self._picked if is_asked else ()),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Do what the selected agent has chosen.

        Raises:
            ValueError: this is not possible now, or the episode is over.
        """
        if not self.agents:
            raise ValueError("The episode is over; begin another one with reset().")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        answer = None if action is None else self._answers.get(int(action))
        if answer is None:
            raise ValueError(f"Action {action} is not possible now; action_mask in the observation says which are.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._do(answer)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the hands and the trick as text, for the render mode `ansi`."""
        if self.render_mode is None:
            return None
        deal = self._match.deal
        hands = () if deal is None else deal.hands
        lines = [
            f"{agent}: {cards_text(sorted(hand))}" for agent, hand in zip(self.possible_agents, hands, strict=False)
        ]
        return "\n".join([*lines, f"Trick: {cards_text(() if deal is None else deal.trick)}"])

    def _do(self, answer: SeatAction | Card) -> None:
        if isinstance(answer, int):
            self._picked += (answer,)
            action = completed(self.prompt, self._seats[self.agent_selection], self._picked)
            if action is None:
                self._answers = coded(self.prompt, self._picked)
                return
            answer = action
        self._picked = ()
        results = len(self._match.results)
        self._match = self._game.apply(self._match, answer).after
        if len(self._match.results) > results and self._episode == "deal":
            self._end(self._leads())
            return
        self._ask_next()

    def _ask_next(self) -> None:
        """Deal if that comes next, and select the agent that is asked; end the episode with the match."""
        prompt = self._game.prompt(self._match)
        while prompt is not None and prompt.seat is None:
            if self._match.number >= MOST_DEALS:
                self._end(dict.fromkeys(self.agents, 0.0), is_cut=True)
                return
            order = shuffled(self._pack, derived(self._seed, "episode", self._episodes, "deal", self._match.number + 1))
            self._match = self._game.apply(self._match, self._game.deal_out(order, self._match.next_dealer)).after
            prompt = self._game.prompt(self._match)
        if prompt is None or prompt.seat is None:
            winners = self._match.winners
            self._end({agent: 1.0 if self._side(agent) in winners else -1.0 for agent in self.agents})
            return
        self._prompt = prompt
        self._answers = coded(prompt, ())
        self.agent_selection = self.possible_agents[prompt.seat]

    def _end(self, rewards: dict[str, float], *, is_cut: bool = False) -> None:
        self.rewards = rewards
        self._prompt, self._answers = None, {}
        ended = self.truncations if is_cut else self.terminations
        for agent in self.agents:
            ended[agent] = True

    def _side(self, agent: str) -> int:
        return side_of(self.rules, self._seats[agent])

    def _leads(self) -> dict[str, float]:
        """Return by how many points each agent's side was ahead of the others, on average, in the deal just played."""
        score, unit = self._match.results[-1].score, score_unit(self.rules)
        sides = {agent: self._side(agent) for agent in self.agents}
        return {
            agent: (score[side] - fmean(points for other, points in enumerate(score) if other != side)) / unit
            for agent, side in sides.items()
        }
