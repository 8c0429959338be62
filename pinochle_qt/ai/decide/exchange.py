"""Passing cards and laying them aside by trying: the usual choice and its neighbors, in imagined deals."""

from __future__ import annotations

import random
from itertools import islice
from statistics import fmean, stdev
from time import monotonic
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.belief import believe
from pinochle_qt.ai.decide.cards import decide_bury, decide_give
from pinochle_qt.ai.habits import leanings
from pinochle_qt.ai.imagine import Imagination
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.engine.actions import Bury, Give
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.melds import best_melds, melded_copies

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ai.mind import Mind
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Pick, Prompt
    from pinochle_qt.engine.rules import Rules

MOST_TRIED: Final = 14
"""So many choices are tried beside the usual one."""
CLEARLY: Final = 2.5
"""So many standard errors, and points, another choice must be better than the usual one; the best of many is so by
luck alone when fewer are asked."""


def try_cards(seen: Observation, prompt: Prompt, mind: Mind, seed: int, budget: float) -> Decision:
    """Give away or lay aside the cards whose loss brings most in imagined deals, and never breaks a meld for it."""
    plain = decide_give(seen, prompt) if prompt.kind == "give" else decide_bury(seen, prompt)
    action, trump = plain.action, prompt.trump
    if not isinstance(action, Give | Bury) or prompt.pick is None or trump is None or seen.contract is None:
        return plain
    ends, seat = monotonic() + budget, action.seat
    chance = random.Random(f"{seed}:{seen.number}:{prompt.kind}:{len(seen.gifts)}")
    imagined = Imagination(seen, seat, chance.getrandbits(24))
    sampler = Sampler(believe(seen, seat, plays=mind.plays, shown=mind.shown), leanings(seen) if mind.habits else None)
    choices = [action.cards, *islice(_neighbors(action.cards, prompt.pick, trump, seen.rules), MOST_TRIED)]
    rows: list[list[float]] = []
    for _ in range(mind.auction):
        world = sampler.world(chance.random)
        rows.append([imagined.after_giving(world, cards, trump, bury=prompt.kind == "bury").value for cards in choices])
        if monotonic() > ends:
            break
    best = max(range(len(choices)), key=lambda at: fmean(row[at] for row in rows))
    gains = [row[best] - row[0] for row in rows]
    if len(gains) < 2 or fmean(gains) <= CLEARLY * max(1.0, stdev(gains) / len(gains) ** 0.5):
        return plain
    made: Give | Bury = Give(seat, choices[best]) if prompt.kind == "give" else Bury(seat, choices[best])
    return Decision(made, Why.OTHERS_BROUGHT_LESS.because(points=Points(round(fmean(gains)))))


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
