"""Playing a card by trying every legal one in imagined deals: by quick playouts, and exactly near the end."""

from __future__ import annotations

import random
from itertools import chain
from math import log, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.explain import AlliedFacts, plays, why_played, with_runner_up
from pinochle_qt.ai.decide.human_errors import misjudged, sensible, unmelded
from pinochle_qt.ai.decide.play import decide_play
from pinochle_qt.ai.decide.stock import reason_in_stock_play, weighed
from pinochle_qt.ai.decide.stock_search import search_in_stock_play
from pinochle_qt.ai.decide.ties import most_usual
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.inference.typical_holdings import typical_holdings
from pinochle_qt.ai.inference.weighted_sampling import WeightedSampler
from pinochle_qt.ai.kernel_table import StrictPosition, forget, make_table, rollouts, solve, with_tricks
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import SUIT_OF

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.kernel_table import KernelTable
    from pinochle_qt.ai.sample import World
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

LIKE: Final = 0.5
"""The difference in points up to which two cards are equally good; the one that looks more sensible is played."""
DOUBT: Final = 0.7
"""The number of standard errors by which a card must beat the one that looks more sensible."""
DEARER: Final = 2.0
"""The same for a higher card of the same suit, which would seem wasted if only chance spoke for it."""
UNUSUAL: Final = 1.0
"""The same for a card that people would not play if another one did as well."""

BATCH: Final = 16
"""The number of deals imagined between looks at the clock."""
ALL_KNOWN: Final = 12
"""The largest hand that is solved exactly when all hidden cards are known by counting."""
KNOWN_FACTOR: Final = 3
"""How many times as many tricks before the end are solved exactly when all cards are known, up to `ALL_KNOWN`."""
NODES: Final = 20_000
"""The maximum number of positions searched to solve one of many imagined deals."""
ALL_NODES: Final = 1_000_000
"""The same for a deal in which every card is known."""


class Judged(NamedTuple):
    """The results of the legal cards in imagined deals."""

    values: dict[Card, float]
    rows: list[list[float]]
    """For each deal, the values of the cards in the same order."""
    is_exact: bool
    """Whether every card is known and the rest of the deal was solved exactly."""
    points: list[list[tuple[int, int]]]
    """The same as `rows`, but as final trick points of the seat's party and of the others."""

    def is_better(self, face: Card, other: Card, doubt: float) -> bool:
        """Return whether a card beats another by more than this many standard errors, and by more than `LIKE`."""
        cards = list(self.values)
        one, two = cards.index(face), cards.index(other)
        gains = [row[one] - row[two] for row in self.rows]
        gain = fmean(gains)
        error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        return gain > max(LIKE, doubt * error)


def search_play(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Return the card that brings most on average in imagined deals."""
    if skill.stock and prompt.position is not None and not prompt.position.strict:
        return search_in_stock_play(seen, prompt, skill, seed, budget)
    plain = decide_play(seen, prompt)
    seat = prompt.seat or 0
    if not isinstance(plain.action, Play) or len(prompt.cards) == 1 or plain.reason.why is Why.STAYS_OUT:
        return plain
    if skill.soft and seen.moon == seat:  # nobody shoots the moon to lead something else than what wins
        return plain
    deadline = Deadline(budget)
    rng = chance_for(seen, seed)
    if prompt.position is not None and not prompt.position.strict:
        return _soft_in_stock_play(seen, prompt, skill, rng) if skill.soft else plain
    judged, facts = judge(seen, prompt, skill, rng, deadline), AlliedFacts(seen, seat)
    if not skill.soft:
        return decided(facts, judged.values, best_card(judged, plain.action.card, facts), judged)
    values = {
        face: judged.values[face] + misjudged(facts, face, skill) + skill.soft * _slip(rng)
        for face in sensible(facts, prompt.cards)
    }
    face = _highest_valued(values, facts.strength)
    alike = [other for other in values if SUIT_OF[other] == SUIT_OF[face]]
    return decided(facts, values, most_usual(facts, face, alike), judged)


def chance_for(seen: Observation, seed: int) -> random.Random:
    """Return the random number generator for the deals that are imagined for a card."""
    return random.Random(f"{seed}:{seen.number}:{len(seen.tricks)}:{len(seen.trick)}")


def best_card(judged: Judged, saner: Card, facts: Facts) -> Card:
    """Return the card that brought most, unless that may be chance and another one looks more sensible.

    Of cards that may be equally good, it is the one that people would play.
    """
    strength = facts.strength
    face = _highest_valued(judged.values, strength)
    is_higher = SUIT_OF[face] == SUIT_OF[saner] and strength[face] > strength[saner]
    face = face if judged.is_better(face, saner, DEARER if is_higher else DOUBT) else saner
    return most_usual(facts, face, [other for other in judged.values if not judged.is_better(face, other, UNUSUAL)])


def decided(facts: Facts, values: Mapping[Card, float], face: Card, judged: Judged) -> Decision:
    """Return the decision to play a card, with its reason."""
    reason = with_runner_up(why_played(facts, face, values), values, face, facts, is_known=judged.is_exact)
    return Decision(Play(facts.seat, face), reason, plays(facts.seat, values))


def _highest_valued(values: Mapping[Card, float], strength: Sequence[int]) -> Card:
    return max(values, key=lambda each: (values[each], -strength[each], -each))


def _soft_in_stock_play(seen: Observation, prompt: Prompt, skill: Skill, rng: random.Random) -> Decision:
    """Return a card by the usual weights, each of them a little misjudged."""
    facts = Facts(seen, prompt.seat or 0)
    worths = weighed(facts, prompt)
    faces = sensible(facts, sorted({play.card for play in worths}))
    kept = unmelded(prompt, [play for play in worths if play.card in faces])
    values = {play: worths[play] + skill.soft * _slip(rng) for play in kept}
    best = max(values, key=lambda play: values[play])
    return Decision(best, reason_in_stock_play(facts, prompt, best), tuple(values.items()))


def _slip(rng: random.Random) -> float:
    """Return a random misjudgment; the closer the other cards come, the less often the best one is chosen."""
    return -log(-log(rng.random() or 0.5))


def judge(seen: Observation, prompt: Prompt, skill: Skill, chance: random.Random, ends: Deadline) -> Judged:
    """Return the average value of each legal card in imagined deals."""
    seat, moves = prompt.seat or 0, prompt.cards
    belief = believe(seen, seat, plays=skill.plays, shown=skill.shown, memory=skill.memory)
    is_known = not belief.loose or sum(map(bool, belief.room)) == 1
    left = len(seen.hand)
    is_solved = left <= (min(ALL_KNOWN, KNOWN_FACTOR * skill.exact) if is_known else skill.exact)
    stakes = Stakes.of(seen, seat)
    sides = [0 if other in stakes.allies else 1 for other in range(seen.players)]
    is_start_of_play = not seen.tricks and not seen.trick
    leads_first = is_start_of_play and seen.contract is not None and seen.contract.declarer == seat
    table = make_table(seen.rules, seen.trump, sides)
    table = table if seen.moon is None else with_tricks(table)
    scene = TrickInPlay(table, StrictPosition(seen.leader, seen.trick, leads_first), moves, stakes)
    uniform = Sampler(belief, typical_holdings(seen) if skill.typical_holdings else None)
    sampler = uniform if is_known or skill.reads == 1 else WeightedSampler(uniform, seen, seat, table, skill.reads)
    if is_solved:
        forget()  # what earlier decisions have found would let this one be searched deeper than in another process
    points: list[list[tuple[int, int]]] = []
    exact, wanted = 0, 1 if is_known else min(skill.worlds, skill.solved) if is_solved else skill.worlds
    while len(points) < wanted:
        count = min(BATCH, wanted - len(points))
        worlds = sampler.worlds(count, chance)
        found = scene.solved(worlds, ends, ALL_NODES if is_known else NODES) if is_solved else []
        exact += len(found)
        points += found or scene.rolled_out(worlds, chance.getrandbits(24), ends)
        if ends.is_over:
            break
    rows = [[stakes.value(mine, theirs) for mine, theirs in row] for row in points]
    means = {face: fmean(row[at] for row in rows) for at, face in enumerate(moves)}
    return Judged(means, rows, is_exact=is_known and exact > 0, points=points)


class TrickInPlay:
    """The trick on the table, the legal cards, and the points that count in addition to those still to be played."""

    def __init__(self, table: KernelTable, position: StrictPosition, moves: Sequence[Card], stakes: Stakes) -> None:
        self._table = table
        self._position = position
        self._moves = moves
        self._stakes = stakes

    def rolled_out(self, worlds: Sequence[World], seed: int, ends: Deadline) -> list[list[tuple[int, int]]]:
        """Return, for each world that time allows, what each move brings if everybody then plays sensibly."""
        hands = [dict(enumerate(world.hands)) for world in worlds]
        rows = rollouts(self._table, hands, self._position, self._moves, seed, ends)
        base = self._stakes.base
        found = []
        for world, row in zip(worlds, rows, strict=False):
            mine, theirs = base(world)
            found.append([(mine + points[0], theirs + points[1]) for points in row])
        return found

    def solved(self, worlds: Sequence[World], ends: Deadline, nodes: int) -> list[list[tuple[int, int]]]:
        """Return what each move brings with perfect play by everybody, for the worlds that are solved in time."""
        hands = [dict(enumerate(world.hands)) for world in worlds]
        rows = solve(self._table, hands, self._position, self._moves, ends, nodes)
        base, points = self._stakes.base, self._table.points
        found = []
        for world, row in zip(worlds, rows, strict=True):
            if row is None:
                continue
            mine, theirs = base(world)
            cards = [*self._position.trick, *chain.from_iterable(world.hands)]
            rest = sum([points[face] for face in cards]) + sum(self._table.bonuses[: len(cards) // len(world.hands)])
            found.append([(mine + (rest + ahead) // 2, theirs + (rest - ahead) // 2) for ahead in row])
        return found
