"""Passing and burying cards by trial: the usual choice and its neighbors, compared in imagined deals."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.trial import FEWEST
from pinochle_qt.ai.decide.cards import decide_bury, decide_give
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.imagined_play import ImaginedDeals, ImaginedResult
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.typical_holdings import typical_holdings
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Cards, Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.actions import Bury, Give
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.melds import best_melds, melded_copies

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Pick, Prompt
    from pinochle_qt.engine.rules import Rules

ROUNDS: Final = ((40, 0.2), (10, 0.4), (4, 0.8), (2, 1.5))
"""For each round, the number of swaps that are tried and the number of deals, as a fraction of those that a skill
imagines: first many swaps in a few deals, then repeatedly the best of them in more."""
STEPS: Final = 3
"""The maximum number of swaps made. After each, the others that looked promising are tried on the result."""
CLEARLY: Final = 0.5
"""The number of standard errors by which a choice must finally beat the usual one."""


def try_cards(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Give away or bury the cards whose loss turns out best in imagined deals; never break a meld for it."""
    plain = decide_give(seen, prompt) if prompt.kind == "give" else decide_bury(seen, prompt)
    action, trump = plain.action, prompt.trump
    if not isinstance(action, Give | Bury) or prompt.pick is None or trump is None or seen.contract is None:
        return plain
    deadline = Deadline(budget)
    rng = random.Random(f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}")
    trials = _Trials(seen, prompt.pick, trump, skill, rng, bury=isinstance(action, Bury))
    cards, gained = action.cards, 0.0
    swaps = frozenset(_swaps(cards, prompt.pick, trump, seen.rules))
    for _ in range(STEPS):
        found = trials.best_swap(cards, sorted(swaps), deadline)
        if found is None:
            break
        cards, gained = _swapped(cards, found.swap), gained + found.gain
        swaps = found.promising.intersection(_swaps(cards, prompt.pick, trump, seen.rules))
    if cards == action.cards:
        return plain
    improved: Give | Bury = Give(action.seat, cards) if isinstance(action, Give) else Bury(action.seat, cards)
    why = Why.CARDS_COST.because(cards=Cards(action.cards), points=Points(round(gained)))
    return Decision(improved, why, ((improved, gained), (action, 0.0)))


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


class _Swap(NamedTuple):
    """The replacement of one card by another in a choice of cards."""

    out: Card
    face: Card


class _Better(NamedTuple):
    """A swap that improves a choice of cards."""

    swap: _Swap
    gain: float
    promising: frozenset[_Swap]
    """All swaps that seemed to improve it."""


class _Trials:
    """Imagined deals in which choices of cards are compared."""

    def __init__(
        self, seen: Observation, pick: Pick, trump: Suit, skill: Skill, rng: random.Random, *, bury: bool
    ) -> None:
        self._rng = rng
        seat = seen.viewer or 0
        self._imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
        belief = believe(seen, seat, plays=skill.plays, shown=skill.shown)
        self._sampler = Sampler(belief, typical_holdings(seen) if skill.typical_holdings else None)
        self._rules = seen.rules
        self._pick = pick
        self._trump = trump
        self._bury = bury
        self._deals = skill.auction

    def best_swap(self, usual: tuple[Card, ...], swaps: Sequence[_Swap], deadline: Deadline) -> _Better | None:
        """Return the best of the swaps if it clearly improves the usual choice, otherwise None."""
        gains: dict[_Swap, list[float]] = {swap: [] for swap in swaps}
        promising: set[_Swap] = set()
        before = deals = 0
        for count, share in ROUNDS:
            before, deals = deals, deals + round(share * self._deals)
            gains = {swap: gains[swap] for swap in sorted(gains, key=lambda each: -float_sum(gains[each]))[:count]}
            for _ in range(before, deals):
                if not deadline.is_over:
                    self._try(usual, gains)
            promising.update(swap for swap, found in gains.items() if float_sum(found) > 0)
        if not promising:
            return None
        swap = max(gains, key=lambda each: float_sum(gains[each]))
        # The best of many looks better than it is in the deals in which it was found.
        fresh = gains[swap][before:]
        if len(fresh) < FEWEST or fmean(fresh) < A_DIFFERENCE:
            return None
        if fmean(gains[swap]) < CLEARLY * stdev(gains[swap]) / sqrt(len(gains[swap])):
            return None
        return _Better(swap, fmean(fresh), frozenset(promising))

    def _try(self, usual: tuple[Card, ...], gains: Mapping[_Swap, list[float]]) -> None:
        """Record how much each swap improves the usual choice in one more deal."""
        world = self._sampler.world(self._rng.random)
        choices = [_swapped(usual, swap) for swap in gains]
        first, *results = self._imagined.after_giving(world, (usual, *choices), self._trump, bury=self._bury)
        for found, result in zip(gains.values(), results, strict=True):
            found.append(result.value - first.value)


def _swapped(cards: tuple[Card, ...], swap: _Swap) -> tuple[Card, ...]:
    return (*without(cards, (swap.out,)), swap.face)


def _swaps(usual: tuple[Card, ...], pick: Pick, trump: Suit, rules: Rules) -> Iterator[_Swap]:
    """Yield the swaps that break none of the melds that the usual choice keeps."""
    left = list(without(pick.among, [face for face in usual if face in pick.among]))
    in_melds = melded_copies(best_melds(without(pick.hand, usual), trump, rules))
    spare = [face for face in sorted(set(left)) if left.count(face) > in_melds.get(face, 0)]
    must = list(pick.must)
    for out in sorted(set(usual)):
        if usual.count(out) <= must.count(out):
            continue
        for face in spare:
            if face != out:
                yield _Swap(out, face)
