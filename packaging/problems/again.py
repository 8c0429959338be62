"""Asks levels again which problems they miss, after a level has changed."""

from msgspec.structs import replace

from pinochle_qt.engine.observe import observe
from pinochle_qt.teaching.problems import Problem

from .choices import in_offered
from .levels import LEVELS, answers, missed_by


def asked_again(problem: Problem, levels: tuple[str, ...]) -> Problem:
    """Return the problem with an updated list of the levels that miss it; only the given levels are asked."""
    game = problem.played()
    prompt = game.game.prompt(game.match)
    if prompt is None:
        raise AssertionError("a problem asks something")
    seen = observe(game.game.rules, game.match, problem.seat)
    offered = [each.action for each in problem.answers]
    now = missed_by(in_offered(answers(seen, prompt, levels), offered), offered[0])
    missed = {*now, *problem.missed}.difference(set(levels).difference(now))
    return replace(problem, missed=tuple(level for level in LEVELS if level in missed))
