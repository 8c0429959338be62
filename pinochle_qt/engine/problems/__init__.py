"""What cannot be played together, in words, with advice and a repair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.problems.contract import CONTRACT_FAULTS
from pinochle_qt.engine.problems.dealing import dealing_problems
from pinochle_qt.engine.problems.numbers import NUMBER_FAULTS, number_problems
from pinochle_qt.engine.problems.problem import Problem, Trouble
from pinochle_qt.engine.problems.stock import BEFORE_PLAY_FAULTS, STOCK_FAULTS
from pinochle_qt.engine.rules import walk
from pinochle_qt.phrases import RULES, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import Rules

__all__ = ["FAULTS", "Problem", "problems"]

FAULTS: Final = (*STOCK_FAULTS, *BEFORE_PLAY_FAULTS, *CONTRACT_FAULTS, *NUMBER_FAULTS)
"""Every combination that is looked for."""


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Return everything that keeps these rules from being played; empty if they can be.

    An option without effect under the others is no problem.
    """
    impossible = tuple(_impossible_values(rules))
    if impossible:
        return impossible  # the other questions take values for granted that an option can have
    found = (fault.found_in(rules) for fault in FAULTS)
    return (*(problem for problem in found if problem is not None), *number_problems(rules), *dealing_problems(rules))


def _impossible_values(rules: Rules) -> Iterator[Problem]:
    for _, _, value, option in walk(rules):
        if not option.accepts(value):
            yield Problem(
                (option.key,),
                Trouble.IMPOSSIBLE(option=said(RULES, option.label), value=repr(value)),
                Trouble.POSSIBLE(values=option.allowed_text()),
                {option.key: option.default},
            )
