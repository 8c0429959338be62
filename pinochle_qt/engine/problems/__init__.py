"""Rules that cannot be played together: a description, advice and a repair for each problem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.problems.contract import CONTRACT_FAULTS
from pinochle_qt.engine.problems.dealing import dealing_problems
from pinochle_qt.engine.problems.numbers import NUMBER_FAULTS, number_problems
from pinochle_qt.engine.problems.problem import RulesProblem, Trouble, UnplayableRules
from pinochle_qt.engine.problems.stock import BEFORE_PLAY_FAULTS, STOCK_FAULTS
from pinochle_qt.engine.rules import walk
from pinochle_qt.phrases import RULES, translated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import Rules

__all__ = ["FAULTS", "RulesProblem", "UnplayableRules", "problems"]

FAULTS: Final = (*STOCK_FAULTS, *BEFORE_PLAY_FAULTS, *CONTRACT_FAULTS, *NUMBER_FAULTS)
"""Every faulty combination that is checked for."""


def problems(rules: Rules) -> tuple[RulesProblem, ...]:
    """Return everything that makes these rules unplayable; empty if they can be played.

    An option that has no effect under the other rules is not a problem.
    """
    impossible = tuple(_impossible_values(rules))
    if impossible:
        return impossible  # the other checks assume that every option has an allowed value
    found = (fault.found_in(rules) for fault in FAULTS)
    return (*(problem for problem in found if problem is not None), *number_problems(rules), *dealing_problems(rules))


def _impossible_values(rules: Rules) -> Iterator[RulesProblem]:
    for _, _, value, option in walk(rules):
        if not option.accepts(value):
            yield RulesProblem(
                (option.key,),
                Trouble.IMPOSSIBLE(option=translated(RULES, option.label), value=repr(value)),
                Trouble.POSSIBLE(values=option.allowed_text()),
                {option.key: option.default},
            )
