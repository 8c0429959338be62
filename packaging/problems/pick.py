"""Selects from the problems that were found: hard ones before easy ones, no two from one deal, the grades mixed.

Problems with a moral that has not been taken yet come first.
"""

from collections import defaultdict
from collections.abc import Sequence

from pinochle_qt.engine.actions import ShowMelds
from pinochle_qt.teaching.problems import Problem


def picked(found: Sequence[Problem], count: int, others: Sequence[Problem]) -> list[Problem]:
    """Return up to this many problems; the grades take turns, each giving its best.

    None is from the same deal as one of `others`.
    """
    by_grade: defaultdict[int, list[Problem]] = defaultdict(list)
    for problem in sorted(found, key=_interest, reverse=True):
        by_grade[problem.grade].append(problem)
    taken: list[Problem] = []
    while len(taken) < count and any(by_grade.values()):
        for grade in sorted(by_grade, reverse=True):
            left = by_grade[grade]
            left[:] = [problem for problem in left if not _is_of_taken_deal(problem, (*taken, *others))]
            if left and len(taken) < count:
                morals = [_moral(problem) for problem in taken]
                taken.append(min(left, key=lambda problem: morals.count(_moral(problem))))
    return taken


def _moral(problem: Problem) -> str:
    """Return what a problem teaches, which should not be repeated: for melds, the kind of the first one."""
    action = problem.answers[0].action
    match action:
        case ShowMelds(melds=(meld, *_)):
            return meld.kind
        case _:
            return problem.id


def _is_of_taken_deal(problem: Problem, taken: Sequence[Problem]) -> bool:
    return any(problem.hands == other.hands for other in taken)


def _interest(problem: Problem) -> tuple[bool, bool, int, float]:
    """Return what favors a problem: better levels miss it, it is proved, it has many answers, the second is close."""
    is_tricky = bool({"steady", "strong", "expert"}.intersection(problem.missed))
    return is_tricky, problem.is_all, min(5, len(problem.answers)), -problem.answers[1].cost
