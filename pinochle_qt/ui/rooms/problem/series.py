"""Series of problems for the page that poses them, and the file that keeps their results."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from pinochle_qt.teaching import practice_results
from pinochle_qt.teaching.problem_question import of_problem
from pinochle_qt.teaching.problems import problem_of, problems
from pinochle_qt.ui.dates import day
from pinochle_qt.ui.language import locale
from pinochle_qt.ui.rooms.problem.problem_room import SeriesProblem
from pinochle_qt.words.rooms.games import GamesWord
from pinochle_qt.words.rooms.learning import ProblemWord

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from pathlib import Path

    from pinochle_qt.teaching.mistakes import Mistake
    from pinochle_qt.teaching.problems import Problem


def from_day(of: date, path: Path) -> list[SeriesProblem]:
    """Return the problem of a day, followed by all that have not been answered yet."""
    kept, of_day = practice_results.load(path), problem_of(of)
    others = [each for each in problems() if each.id not in kept.problems and each != of_day]
    first = SeriesProblem(
        partial(_day_title, of), partial(of_problem, of_day), partial(_day_answered, path, of_day, of)
    )
    return [first, *in_order(others, path)]


def in_order(chosen: Sequence[Problem], path: Path) -> list[SeriesProblem]:
    """Return entries for these problems, in this order."""
    numbers = {each.id: number for number, each in enumerate(problems(), 1)}
    return [
        SeriesProblem(
            partial(_number_title, numbers[each.id]), partial(of_problem, each), partial(_answered, path, each)
        )
        for each in chosen
    ]


def own(mistakes: Sequence[Mistake], path: Path) -> list[SeriesProblem]:
    """Return the user's own mistakes as problems."""
    return [
        SeriesProblem(partial(_own_title, each), each.problem_question, partial(_own_answered, path, each))
        for each in mistakes
    ]


def day_name(of: date) -> str:
    """Return a date in words: ``November 23``."""
    return GamesWord.DAY(month=locale().standaloneMonthName(of.month), day=of.day)


def _day_title(of: date) -> str:
    return ProblemWord.OF_DAY(day=day_name(of))


def _number_title(number: int) -> str:
    return ProblemWord.NUMBERED(number=number, count=len(problems()))


def _own_title(mistake: Mistake) -> str:
    played = day(mistake.played, datetime.now().astimezone().date(), QLocale.FormatType.LongFormat)
    return ProblemWord.OF_MISTAKE(day=played, deal=mistake.review.number)


def _answered(path: Path, problem: Problem, right: bool) -> None:
    practice_results.change(path, lambda kept: kept.with_problem(problem.id, right=right))


def _day_answered(path: Path, problem: Problem, of: date, right: bool) -> None:
    practice_results.change(path, lambda kept: kept.with_day(of, right=right).with_problem(problem.id, right=right))


def _own_answered(path: Path, mistake: Mistake, right: bool) -> None:
    practice_results.change(path, lambda kept: kept.with_problem(mistake.name, right=right))
