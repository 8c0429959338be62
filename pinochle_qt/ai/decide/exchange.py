"""Passing cards and laying them aside by trying: the usual choice and its neighbors, in imagined deals."""

from __future__ import annotations

import random
from statistics import fmean, stdev
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.belief import believe
from pinochle_qt.ai.decide.cards import decide_bury, decide_give
from pinochle_qt.ai.decide.trial import FEWEST
from pinochle_qt.ai.habits import leanings
from pinochle_qt.ai.imagine import Imagination, ImaginedResult
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Cards, Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.engine.actions import Bury, Give
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.melds import best_melds, melded_copies

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.mind import Mind
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Pick, Prompt
    from pinochle_qt.engine.rules import Rules

ROUNDS: Final = ((30, 0.8, 0.4), (8, 3.0, 0.6), (1, 5.0, 1.0))
"""How many choices are tried beside the usual one, in how many deals of those that a mind imagines, and in which part
of the time that is left: first many in a few deals, then the best of them in more, and the best of these in fresh
ones, for the best of many looks better than it is in the deals in which it was found."""
STEPS: Final = 3
"""So often the best choice found takes the place of the usual one, and its neighbors are tried in turn."""
CLEARLY: Final = 1.0
"""How many standard errors, and points, a choice must be better than the usual one in the end."""


def try_cards(seen: Observation, prompt: Prompt, mind: Mind, seed: int, budget: float) -> Decision:
    """Give away or lay aside the cards whose loss brings most in imagined deals, and never breaks a meld for it."""
    plain = decide_give(seen, prompt) if prompt.kind == "give" else decide_bury(seen, prompt)
    action, trump = plain.action, prompt.trump
    if not isinstance(action, Give | Bury) or prompt.pick is None or trump is None or seen.contract is None:
        return plain
    ends = monotonic() + budget
    chance = random.Random(f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}")
    trials = _Trials(seen, prompt.pick, trump, mind, chance, bury=isinstance(action, Bury))
    cards, gained = action.cards, 0.0
    for _ in range(STEPS):
        found = trials.better(cards, ends)
        if found is None:
            break
        cards, gained = found.cards, gained + found.gain
    if cards == action.cards:
        return plain
    made: Give | Bury = Give(action.seat, cards) if isinstance(action, Give) else Bury(action.seat, cards)
    why = Why.CARDS_COST.because(cards=Cards(action.cards), points=Points(round(gained)))
    return Decision(made, why, ((made, gained), (action, 0.0)))


def tried_cards(
    seen: Observation, prompt: Prompt, choices: Sequence[tuple[Card, ...]], mind: Mind, seed: int, budget: float
) -> list[list[ImaginedResult]]:
    """Return for each imagined deal that there is time for what becomes of it after each of these choices.

    Nothing where cards are given away before there are contract and trump.
    """
    if prompt.trump is None or seen.contract is None:
        return []
    ends, seat = monotonic() + budget, seen.viewer or 0
    # other deals than those in which a choice was found: what did best by luck would look better than it is
    chance = random.Random(f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}:afterward")
    imagined = Imagination(seen, seat, chance.getrandbits(24))
    belief = believe(seen, seat, plays=mind.plays, shown=mind.shown)
    sampler = Sampler(belief, leanings(seen) if mind.habits else None)
    rows: list[list[ImaginedResult]] = []
    while len(rows) < mind.auction and monotonic() < ends:
        world = sampler.world(chance.random)
        rows.append(imagined.after_giving(world, choices, prompt.trump, bury=prompt.kind == "bury"))
    return rows


class _Better(NamedTuple):
    """A choice of cards, and by how much it is better than the one before."""

    cards: tuple[Card, ...]
    gain: float


class _Trials:
    """Imagined deals in which choices of cards are compared."""

    def __init__(
        self, seen: Observation, pick: Pick, trump: Suit, mind: Mind, chance: random.Random, *, bury: bool
    ) -> None:
        self._chance = chance
        seat = seen.viewer or 0
        self._imagined = Imagination(seen, seat, chance.getrandbits(24))
        belief = believe(seen, seat, plays=mind.plays, shown=mind.shown)
        self._sampler = Sampler(belief, leanings(seen) if mind.habits else None)
        self._rules = seen.rules
        self._pick = pick
        self._trump = trump
        self._bury = bury
        self._deals = mind.auction

    def better(self, usual: tuple[Card, ...], ends: float) -> _Better | None:
        """Return the best of the choices that differ in one card, if it is clearly better."""
        choices = list(_neighbors(usual, self._pick, self._trump, self._rules))
        self._chance.shuffle(choices)
        gains: list[float] = []
        for count, share, part in ROUNDS:
            now = monotonic()
            rows = self._gains(usual, choices[:count], round(share * self._deals), now + part * (ends - now))
            if len(rows) < FEWEST or not choices:
                return None
            means = {cards: fmean(row[at] for row in rows) for at, cards in enumerate(choices[:count])}
            choices = sorted(means, key=lambda cards: -means[cards])
            gains = [row[0] for row in rows]
        gain = fmean(gains)
        return _Better(choices[0], gain) if gain > CLEARLY * max(1.0, stdev(gains) / len(gains) ** 0.5) else None

    def _gains(
        self, usual: tuple[Card, ...], choices: Sequence[tuple[Card, ...]], deals: int, ends: float
    ) -> list[list[float]]:
        """Return for each deal that there is time for by how much each choice is better than the usual one."""
        rows: list[list[float]] = []
        for _ in range(deals):
            world = self._sampler.world(self._chance.random)
            results = self._imagined.after_giving(world, (usual, *choices), self._trump, bury=self._bury)
            rows.append([result.value - results[0].value for result in results[1:]])
            if monotonic() > ends:
                break
        return rows


def _neighbors(usual: tuple[Card, ...], pick: Pick, trump: Suit, rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Yield choices that differ from the usual one in one card and break no meld that the usual one keeps."""
    left = list(without(pick.among, [face for face in usual if face in pick.among]))
    bound = melded_copies(best_melds(without(pick.hand, usual), trump, rules))
    spare = [face for face in sorted(set(left)) if left.count(face) > bound.get(face, 0)]
    must = list(pick.must)
    for out in sorted(set(usual)):
        if usual.count(out) <= must.count(out):
            continue
        for face in spare:
            if face != out:
                yield (*without(usual, (out,)), face)
