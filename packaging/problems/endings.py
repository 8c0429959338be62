"""Endings: the last tricks, with one card that is best whatever the other players hold, or nearly so."""

import random
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.search import TrickInPlay
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.kernel_table import StrictPosition, make_table, solve
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.engine.actions import Play, SeatAction
from pinochle_qt.engine.cards import Card, strengths
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.record.encode import action_line
from pinochle_qt.teaching.deal_notation import written
from pinochle_qt.teaching.problems import Problem, ProblemAnswer

from .levels import QUICK, answers, missed_by
from .played import Deal, Decision, as_problem
from .possible import possible_deals

CARDS: Final = range(3, 7)
"""The number of cards in the seat's hand."""
CARDS_ALL_KNOWN: Final = range(4, 10)
"""The same for two players, who can know every card by counting."""
NEARLY_ALL: Final = 0.9
"""The minimum fraction of the possible deals in which no other card takes more."""
CLEARLY: Final = 12.0
"""The minimum average margin of the best card over the next one, in points ×10."""
ERRORS: Final = 4.0
"""The same in standard errors, where not all possible deals were solved."""
FIRST: Final = 40
"""The number of deals after which it is decided whether the rest are worth the time."""
NODES: Final = 200_000
PATIENCE: Final = 60.0


class Solved(NamedTuple):
    """The result of every card in every possible deal."""

    cards: tuple[Card, ...]
    values: list[list[float]]
    """The lead by deal and card, in points ×10."""
    made: list[list[bool]] | None
    weights: list[float]
    is_all: bool

    def average(self, at: int) -> float:
        """Return the average value of a card."""
        return sum(weight * row[at] for weight, row in zip(self.weights, self.values, strict=True))

    def best_in(self, at: int) -> float:
        """Return the fraction of deals in which no other card takes more."""
        return sum(weight for weight, row in zip(self.weights, self.values, strict=True) if row[at] >= max(row) - 1e-6)

    def chance(self, at: int) -> float | None:
        """Return the probability of making the contract after a card, or None if there is no contract."""
        if self.made is None:
            return None
        return sum(weight for weight, row in zip(self.weights, self.made, strict=True) if row[at])

    def error(self, at: int, other: int) -> float:
        """Return the standard error of the difference of two cards; 0 if the deals are not a sample."""
        gains = [row[at] - row[other] for row in self.values]
        return 0.0 if self.is_all or len(gains) < 2 else stdev(gains) / sqrt(len(gains))


def solved(decision: Decision, chance: random.Random) -> Solved | None:
    """Return the result of every card in all deals that are possible for the seat, or None if that takes too long."""
    seen, prompt = decision.seen, decision.prompt
    seat, stakes = prompt.seat or 0, Stakes.of(seen, prompt.seat or 0)
    possible = possible_deals(believe(seen, seat), chance)
    sides = [0 if other in stakes.allies else 1 for other in range(seen.players)]
    table = make_table(seen.rules, seen.trump, sides)
    scene = TrickInPlay(table, StrictPosition(seen.leader, seen.trick), prompt.cards, stakes)
    values, made = list[list[float]](), list[list[bool]]()
    deadline = Deadline(PATIENCE)
    for world in possible.worlds:
        if len(values) == FIRST and not _is_promising(values):
            return None
        found = scene.solved([world], deadline, NODES)
        if not found:
            return None
        values.append([stakes.value(mine, theirs) for mine, theirs in found[0]])
        made.append([stakes.is_made(points[not stakes.is_declaring]) for points in found[0]])
    has_contract = seen.contract is not None and not seen.contract.side_bids
    return Solved(prompt.cards, values, made if has_contract else None, possible.weights, possible.is_all)


def _is_promising(values: Sequence[Sequence[float]]) -> bool:
    """Return whether the first deals leave room for a clearly best card."""
    means = [fmean(column) for column in zip(*values, strict=True)]
    best = means.index(max(means))
    share = fmean(row[best] >= max(row) - 1e-6 for row in values)
    return share >= NEARLY_ALL - 0.1 and max(means) - sorted(means)[-2] >= CLEARLY / 3


def clear_best(found: Solved) -> int | None:
    """Return the index of the clearly best card, or None if there is none."""
    order = sorted(range(len(found.cards)), key=lambda at: -found.average(at))
    best, second = order[:2]
    margin = found.average(best) - found.average(second)
    if margin < max(CLEARLY, ERRORS * found.error(best, second)) or found.best_in(best) < NEARLY_ALL:
        return None
    return best


def endings(deal: Deal) -> Iterator[Problem]:
    """Yield the problems among the endings of a deal."""
    for at, decision in enumerate(deal.decisions):
        if _is_candidate(decision):
            problem = _ending(deal, at, decision)
            if problem is not None:
                yield problem


def _is_candidate(decision: Decision) -> bool:
    seen, prompt = decision.seen, decision.prompt
    sizes = CARDS_ALL_KNOWN if seen.players == 2 else CARDS
    if prompt.kind != "play" or not seen.strict or seen.stock_count or len(seen.hand) not in sizes:
        return False
    return len(prompt.cards) >= 3 and all(isinstance(choice, Play) for choice in prompt.choices)


def _ending(deal: Deal, at: int, decision: Decision) -> Problem | None:
    seen, prompt = decision.seen, decision.prompt
    seat = prompt.seat or 0
    quick = answers(seen, prompt, QUICK)
    if len({each for chosen in quick.values() for each in chosen}) < 2:
        return None  # all levels find the same
    found = solved(decision, random.Random(f"{deal.preset}:{deal.seed}:{at}"))
    best = None if found is None else clear_best(found)
    if found is None or best is None:
        return None
    right = Play(seat, found.cards[best])
    missed = missed_by(quick, right)
    if not missed:
        return None
    missed += missed_by(answers(seen, prompt, ("expert",)), right)
    actual = _actual_values(decision, found.cards)
    if actual is None or max(actual) != actual[best] or sorted(actual)[-2] >= actual[best]:
        return None  # the actual cards could not demonstrate it
    order = sorted(range(len(found.cards)), key=lambda each: -found.average(each))
    problem_answers = []
    for each in order:
        play = Play(seat, found.cards[each])
        problem_answers.append(
            ProblemAnswer(
                do=action_line(play),
                cost=round(found.average(best) - found.average(each), 1),
                error=round(found.error(best, each), 2),
                best_in=round(found.best_in(each), 3),
                made=None if (chance := found.chance(each)) is None else round(chance, 3),
                then=written(line_of_play(decision, play)),
            )
        )
    return as_problem(deal, at, "ending", tuple(problem_answers), len(found.values), missed, is_all=found.is_all)


def _actual_values(decision: Decision, cards: Sequence[Card]) -> list[int] | None:
    """Return how far each card puts the side ahead with the actual cards, or None if that is unknown."""
    deal, seen = decision.match.deal, decision.seen
    if deal is None:
        return None
    allies = Stakes.of(seen, decision.prompt.seat or 0).allies
    table = make_table(seen.rules, seen.trump, [0 if other in allies else 1 for other in range(seen.players)])
    (found,) = solve(table, [dict(enumerate(deal.hands))], StrictPosition(seen.leader, seen.trick), cards)
    return found


def line_of_play(decision: Decision, first: Play) -> list[tuple[Prompt, SeatAction]]:
    """Return the rest of the deal after a card, with every player playing best for the actual cards."""
    seen, game = decision.seen, Game(decision.seen.rules)
    match = game.apply(decision.match, first).after
    strength = strengths(seen.rules.deck.rank_order)
    line: list[tuple[Prompt, SeatAction]] = []
    while (prompt := game.prompt(match)) is not None and prompt.seat is not None and match.deal is not None:
        view = observe(game.rules, match, prompt.seat)
        allies = Stakes.of(view, prompt.seat).allies
        table = make_table(view.rules, view.trump, [0 if other in allies else 1 for other in range(view.players)])
        (ahead,) = solve(
            table, [dict(enumerate(match.deal.hands))], StrictPosition(view.leader, view.trick), prompt.cards
        )
        if ahead is None:
            raise AssertionError("a short ending can be solved")
        best = max(zip(ahead, prompt.cards, strict=True), key=lambda each: (each[0], -strength[each[1]]))
        play = Play(prompt.seat, best[1])
        line.append((prompt, play))
        match = game.apply(match, play).after
    return line
