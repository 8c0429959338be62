"""A question for the player: a problem that ships with the program, or a past decision of the player's own."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ai.decide.explain import AlliedFacts, why_played
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.opinion import AS_GOOD
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import FACES, SUIT_OF, SUITS
from pinochle_qt.session.review import Review

if TYPE_CHECKING:
    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.review import Question
    from pinochle_qt.teaching.problems import Problem


MOST_OFFERED: Final = 8
"""The largest number of answers to offer."""


class ProblemOption(Struct, frozen=True):
    """One answer, with its worth."""

    action: SeatAction
    cost: float
    """How much worse than the best answer it is, in points ×10."""
    made: float | None = None
    """How often the contract is made, from 0 to 1."""
    best_in: float | None = None
    """The share of the possible deals in which no answer is better."""


class ProblemQuestion(Struct, frozen=True):
    """A question on the page of problems."""

    review: Review
    """The deal, continued with the best answer, or as it was played."""
    at: int
    """The step that the question is about."""
    ways: tuple[ProblemOption, ...]
    """The possible answers, best first."""
    deals: int
    """The number of deals in which the answers were compared."""
    is_all: bool = False
    """Whether these are all deals that are possible from the seat's point of view."""
    least: float = AS_GOOD
    """The cost from which an answer no longer counts as good as the best one."""
    problem: Problem | None = None
    """The problem; None for a decision of the player's own."""
    done: SeatAction | None = None
    """The player's original decision; None for a problem."""
    reason: Reason | None = None
    """Why the best answer is the best, as far as words can say it."""

    @property
    def question(self) -> Question:
        """The question to the seat, with what the seat knows."""
        found = self.review.question(self.at)
        if found is None:
            raise AssertionError("somebody is asked")
        return found

    def is_right(self, way: ProblemOption) -> bool:
        """Return whether an answer is the best one, or as good: a smaller cost is noise."""
        return way.cost < self.least

    def after(self, way: ProblemOption) -> Review | None:
        """Return the deal as it continues after an answer; None where that is unknown."""
        if self.problem is None:
            return self.review if way.action == self.done else None
        return _replayed(self.problem, self.ways.index(way))


def of_problem(problem: Problem) -> ProblemQuestion:
    """Return the question of a problem that ships with the program."""
    ways = tuple(ProblemOption(each.action, each.cost, each.made, each.best_in) for each in problem.answers)
    at = len(problem.played().steps)
    problem_question = ProblemQuestion(_replayed(problem, 0), at, ways, problem.deals, problem.is_all, problem=problem)
    return replace(problem_question, reason=_best_card_reason(problem_question))


def of_mistake(review: Review, at: int, opinion: Opinion) -> ProblemQuestion:
    """Return the question about a past decision of the player's own."""
    rows = [row for row in opinion.rows if row.action == opinion.done]
    rows = [*[row for row in opinion.rows if row not in rows][: MOST_OFFERED - len(rows)], *rows]
    rows.sort(key=lambda row: (row.cost, -row.value))
    ways = tuple(ProblemOption(row.action, row.cost, row.chance) for row in rows)
    return ProblemQuestion(
        review, at, ways, opinion.deals, least=opinion.least, done=opinion.done, reason=opinion.reason
    )


def _best_card_reason(problem_question: ProblemQuestion) -> Reason | None:
    """Return the reason for playing the best card, if tricks are being played with all rules of play in force."""
    question, best = problem_question.question, problem_question.ways[0].action
    if not question.observation.strict or not isinstance(best, Play):
        return None
    values = {way.action.card: -way.cost for way in problem_question.ways if isinstance(way.action, Play)}
    return why_played(AlliedFacts(question.observation, question.seat), best.card, values)


@lru_cache(maxsize=16)
def _replayed(problem: Problem, answer: int) -> Review:
    return Review(problem.played(problem.answers[answer]), 1)


# ---- what can be known -----------------------------------------------------------------------------------------------


class KnownCards(Struct, frozen=True):
    """What a seat that has kept count knows about the others' cards while tricks are played."""

    out: tuple[Card, ...]
    """The hidden cards whose holders are unknown."""
    held: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """The cards that other seats certainly hold."""
    without: tuple[tuple[Seat, tuple[Suit, ...]], ...]
    """The suits in which other seats are certainly void, although some of the suit's cards are hidden."""


def known_to(seen: Observation, seat: Seat) -> KnownCards:
    """Return what a seat can know about the hidden cards, by counting and from what was shown and played."""
    belief = believe(seen, seat)
    others = [other for other in range(seen.players) if other != seat and seen.hand_counts[other]]
    held = tuple((other, tuple(sorted(belief.known[other]))) for other in others if belief.known[other])
    out = tuple(hidden.face for hidden in belief.loose)
    hidden_suits = [suit for suit in SUITS if any(SUIT_OF[face] == suit for face in out)]
    voids = tuple(
        (other, tuple(suit for suit in hidden_suits if _is_void(belief.barred[other], suit))) for other in others
    )
    return KnownCards(out, held, tuple((other, suits) for other, suits in voids if suits))


def _is_void(barred: int, suit: Suit) -> bool:
    return all(barred >> face & 1 for face in FACES if SUIT_OF[face] == suit)
