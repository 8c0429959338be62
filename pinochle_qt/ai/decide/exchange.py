"""Passing and burying cards by trial: whole choices, compared in imagined deals."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.trial import FEWEST
from pinochle_qt.ai.decide.cards import costs_of, decide_bury, decide_give, why_these
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.decide.keeping import promising
from pinochle_qt.ai.imagined_play import ImaginedDeals, ImaginedResult
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.typical_holdings import typical_holdings
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Cards, Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.actions import Bury, Give

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

ROUNDS: Final = ((100, 0.06), (40, 0.12), (16, 0.4), (6, 1.0), (3, 2.0))
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
    rng = random.Random(f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}")
    usual = tuple(sorted(action.cards))
    choices = promising(prompt.hand, prompt.pick, trump, seen.rules, costs_of(seen, prompt), ROUNDS[0][0])
    trials = _Trials(seen, trump, skill, rng, bury=isinstance(action, Bury))
    found = trials.best(usual, [choice for choice in choices if choice != usual], Deadline(budget))
    if found is None:
        return plain
    improved: Give | Bury = (
        Give(action.seat, found.cards) if isinstance(action, Give) else Bury(action.seat, found.cards)
    )
    beside = Why.CARDS_COST.because(cards=Cards(action.cards), points=Points(round(found.gain)))
    why = Why.AND.because(what=why_these(seen, prompt, found.cards, trump), beside=beside)
    return Decision(improved, why, ((improved, found.gain), (action, 0.0)))


def tried_cards(
    seen: Observation, prompt: Prompt, choices: Sequence[tuple[Card, ...]], skill: Skill, seed: int, budget: float
) -> list[list[ImaginedResult]]:
    """Return, for each imagined deal that time allows, the result of each of these choices.

    The list is empty if cards are given away before contract and trump are known.
    """
    if prompt.trump is None or seen.contract is None:
        return []
    deadline, seat = Deadline(budget), seen.viewer or 0
    # Other deals than those in which a choice was found: one that did best by luck would look better than it is.
    rng = random.Random(f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}:afterward")
    imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
    belief = believe(seen, seat, plays=skill.plays, shown=skill.shown)
    sampler = Sampler(belief, typical_holdings(seen) if skill.typical_holdings else None)
    rows: list[list[ImaginedResult]] = []
    while len(rows) < skill.auction and not deadline.is_over:
        world = sampler.world(rng.random)
        rows.append(imagined.after_giving(world, choices, prompt.trump, bury=prompt.kind == "bury"))
    return rows


class _Better(NamedTuple):
    """A choice of cards that is better than the usual one."""

    cards: tuple[Card, ...]
    gain: float


class _Trials:
    """Imagined deals in which choices of cards are compared."""

    def __init__(self, seen: Observation, trump: Suit, skill: Skill, rng: random.Random, *, bury: bool) -> None:
        self._rng = rng
        seat = seen.viewer or 0
        self._imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
        belief = believe(seen, seat, plays=skill.plays, shown=skill.shown)
        self._sampler = Sampler(belief, typical_holdings(seen) if skill.typical_holdings else None)
        self._trump = trump
        self._bury = bury
        self._deals = skill.gifts

    def best(self, usual: tuple[Card, ...], others: list[tuple[Card, ...]], deadline: Deadline) -> _Better | None:
        """Return the best of the other choices if it clearly beats the usual one, otherwise None."""
        gains: dict[tuple[Card, ...], list[float]] = {cards: [] for cards in others}
        before = deals = 0
        for count, share in ROUNDS:
            before, deals = deals, deals + max(1, round(share * self._deals))
            gains = {cards: gains[cards] for cards in sorted(gains, key=lambda each: -float_sum(gains[each]))[:count]}
            for _ in range(before, deals):
                if not deadline.is_over:
                    self._try(usual, gains)
        if not gains:
            return None
        cards = max(gains, key=lambda each: float_sum(gains[each]))
        found = gains[cards]
        if len(found) < FEWEST or fmean(found) < CLEARLY * stdev(found) / sqrt(len(found)):
            return None
        # The best of many looks better than it is in the deals in which it was found, unless time allowed no others.
        gain = fmean(found[before:] or found)
        return _Better(cards, gain) if gain >= A_DIFFERENCE else None

    def _try(self, usual: tuple[Card, ...], gains: Mapping[tuple[Card, ...], list[float]]) -> None:
        """Record how much better each choice is than the usual one in one more deal."""
        world = self._sampler.world(self._rng.random)
        first, *results = self._imagined.after_giving(world, (usual, *gains), self._trump, bury=self._bury)
        for found, result in zip(gains.values(), results, strict=True):
            found.append(result.value - first.value)
