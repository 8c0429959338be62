"""Passing, burying and sharing out cards by trial: whole choices, compared in imagined deals."""

from __future__ import annotations

import random
from itertools import permutations
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.trial import FEWEST
from pinochle_qt.ai.decide.cards import costs_of, decide_bury, decide_give, decide_kitty, likeliest_trump, why_these
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.decide.keeping import promising
from pinochle_qt.ai.imagined_play import ImaginedDeals, ImaginedResult
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.typical_holdings import typical_holdings
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Cards, Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.actions import Bury, Distribute, Give

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.ai.sample import World
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

ROUNDS: Final = ((100, 0.12), (40, 0.2), (16, 0.4), (6, 1.0), (3, 1.5))
"""For each round, the number of choices that are tried and the number of deals, as a fraction of those that a skill
imagines: first many choices in a few deals, then repeatedly the best of them in more."""
CLEARLY: Final = 0.5
"""The number of standard errors by which a choice must finally beat the usual one."""


def try_cards(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Give away or bury the cards whose loss turns out best in imagined deals."""
    plain = decide_give(seen, prompt) if prompt.kind == "give" else decide_bury(seen, prompt)
    action, trump = plain.action, prompt.trump
    if not isinstance(action, Give | Bury) or prompt.pick is None or trump is None or seen.contract is None:
        return plain
    imagination = _Imagination(seen, skill, f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}")

    def values(world: World, choices: Sequence[tuple[Card, ...]]) -> list[float]:
        results = imagination.deals.after_giving(world, choices, trump, bury=isinstance(action, Bury))
        return [each.value for each in results]

    choices = promising(prompt.hand, prompt.pick, trump, seen.rules, costs_of(seen, prompt), ROUNDS[0][0])
    found = imagination.best(tuple(sorted(action.cards)), choices, values, Deadline(budget))
    if found is None:
        return plain
    improved: Give | Bury = (
        Give(action.seat, found.cards) if isinstance(action, Give) else Bury(action.seat, found.cards)
    )
    beside = Why.CARDS_COST.because(cards=Cards(action.cards), points=Points(round(found.gain)))
    why = Why.AND.because(what=why_these(seen, prompt, found.cards, trump), beside=beside)
    return Decision(improved, why, ((improved, found.gain), (action, 0.0)))


def try_kitty(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Share out the kitty in the way that turns out best in imagined deals."""
    plain, contract = decide_kitty(seen, prompt), seen.contract
    action = plain.action
    if not isinstance(action, Distribute) or contract is None:
        return plain
    seat, imagination = action.seat, _Imagination(seen, skill, f"{seed}:{seen.number}:{prompt.kind}")
    trumps = {face: likeliest_trump((*prompt.hand, face), seen.rules) for face in set(prompt.kitty)}

    def values(world: World, choices: Sequence[tuple[Card, ...]]) -> list[float]:
        return [value(world, cards) for cards in choices]

    def value(world: World, cards: tuple[Card, ...]) -> float:
        hands = tuple((*hand, face) for hand, face in zip(world.hands, cards, strict=True))
        world = world._replace(hands=hands, widow=())
        return imagination.deals.played(world, seat, contract.bid, trumps[cards[seat]]).value

    usual, choices = tuple(face for _, face in sorted(action.to)), sorted(set(permutations(prompt.kitty)))
    found = imagination.best(usual, choices, values, Deadline(budget))
    if found is None:
        return plain
    improved = Distribute(seat, tuple(enumerate(found.cards)))
    return Decision(improved, Why.STAYS.because(), ((improved, found.gain), (action, 0.0)))


def tried_cards(
    seen: Observation, prompt: Prompt, choices: Sequence[tuple[Card, ...]], skill: Skill, seed: int, budget: float
) -> list[list[ImaginedResult]]:
    """Return, for each imagined deal that time allows, the result of each of these choices.

    The list is empty if cards are given away before contract and trump are known.
    """
    if prompt.trump is None or seen.contract is None:
        return []
    deadline, rows = Deadline(budget), list[list[ImaginedResult]]()
    # Other deals than those in which a choice was found: one that did best by luck would look better than it is.
    imagination = _Imagination(seen, skill, f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}:afterward")
    while len(rows) < skill.auction and not deadline.is_over:
        bury = prompt.kind == "bury"
        rows.append(imagination.deals.after_giving(imagination.world(), choices, prompt.trump, bury=bury))
    return rows


class _Better(NamedTuple):
    """A choice of cards that is better than the usual one."""

    cards: tuple[Card, ...]
    gain: float


class _Imagination:
    """Imagined deals in which choices of cards are compared."""

    def __init__(self, seen: Observation, skill: Skill, seed: str) -> None:
        self._rng = random.Random(seed)
        seat = seen.viewer or 0
        self.deals = ImaginedDeals(seen, seat, self._rng.getrandbits(24))
        belief = believe(seen, seat, plays=skill.plays, shown=skill.shown)
        self._sampler = Sampler(belief, typical_holdings(seen) if skill.typical_holdings else None)
        self._count = skill.gifts

    def world(self) -> World:
        """Return another imagined deal."""
        return self._sampler.world(self._rng.random)

    def best(
        self,
        usual: tuple[Card, ...],
        choices: Sequence[tuple[Card, ...]],
        values: Callable[[World, Sequence[tuple[Card, ...]]], list[float]],
        deadline: Deadline,
    ) -> _Better | None:
        """Return the best of the choices if it clearly beats the usual one, otherwise None."""
        gains: dict[tuple[Card, ...], list[float]] = {cards: [] for cards in choices if cards != usual}
        before = deals = 0
        for count, share in ROUNDS:
            before, deals = deals, deals + max(1, round(share * self._count))
            gains = {cards: gains[cards] for cards in sorted(gains, key=lambda each: -float_sum(gains[each]))[:count]}
            for _ in range(before, deals):
                if deadline.is_over:
                    break
                first, *others = values(self.world(), (usual, *gains))
                for column, value in zip(gains.values(), others, strict=True):
                    column.append(value - first)
        if not gains:
            return None
        cards = max(gains, key=lambda each: float_sum(gains[each]))
        found = gains[cards]
        if len(found) < FEWEST or fmean(found) < CLEARLY * stdev(found) / sqrt(len(found)):
            return None
        # The best of many looks better than it is in the deals in which it was found, unless time allowed no others.
        gain = fmean(found[before:] or found)
        return _Better(cards, gain) if gain >= A_DIFFERENCE else None
