"""Points as text, written as in the game: with or without their final zero.

Whether a game leaves off the final zero is a question of its rules, and of what the player at the screen prefers, who
may also have the totals of two players counted down.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import drops_last_zero, is_match, score_unit
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Option, Rules

_SCALE: Final = "scoring.scale"
_TWO: Final = 2
_is_left_off = _keeps_to_rules = _is_counted_down = False


def leave_off_last_zero(*, wanted: bool) -> None:
    """Write points without their final zero wherever nothing is lost by that, or else as the rules say."""
    global _is_left_off  # noqa: PLW0603 - a program writes all its points in one way at a time
    _is_left_off = wanted


def count_down(*, wanted: bool) -> None:
    """Write totals of two players as what is left to the target, as with chips that are counted down."""
    global _is_counted_down  # noqa: PLW0603 - see above
    _is_counted_down = wanted


def counts_down(rules: Rules) -> bool:
    """Return whether totals are written as what is left to the target."""
    return _is_counted_down and not _keeps_to_rules and rules.table.players == _TWO and is_match(rules)


def keep_to_rules(*, kept: bool) -> None:
    """Write points as the rules say whatever is preferred, as long as a lesson names points in its own sentences."""
    global _keeps_to_rules  # noqa: PLW0603 - see above
    _keeps_to_rules = kept


def unit_of_all(*, is_small: bool, are_tens: bool) -> int:
    """Return what one written point stands for in games that all drop the final zero, or all can be written so."""
    return 10 if is_small or (are_tens and _is_left_off and not _keeps_to_rules) else 1


def written_unit(rules: Rules) -> int:
    """Return the ×10 points that one written point stands for: 10 if the final zero is left off, otherwise 1."""
    is_wanted = _is_left_off and not _keeps_to_rules
    return unit_of_all(is_small=drops_last_zero(rules), are_tens=is_wanted and counts_in_tens(rules))


@lru_cache(maxsize=64)
def counts_in_tens(rules: Rules) -> bool:
    """Whether every number of points under these rules ends in a zero, so that nothing is lost without it."""
    return not why_zero_stays(rules)


def why_zero_stays(rules: Rules) -> str:
    """Return a sentence that says which points need their final digit; empty if they all end in a zero."""
    found = problems(patch(rules, {_SCALE: "x1"}))
    return next((problem.text for problem in found if _SCALE in problem.options), "")


def points(value: int, rules: Rules) -> str:
    """Return ×10 points as they are written under these rules: 15 for 150 if the final zero is left off."""
    if written_unit(rules) == 1:
        return str(value)
    whole, part = divmod(value, 10)
    return f"{whole}.{part}" if part else str(whole)


def unit(option: Option, rules: Rules) -> int:
    """Return what one written point of an option stands for: 10 if points are written without their final zero."""
    return written_unit(rules) if option.unit == "points" else 1


def value_words(option: Option, words: str, rules: Rules) -> str:
    """Return the label of an option's value, with any points in it as these rules write them."""
    if option.unit != "points":
        return words
    return re.sub(r"\d+", lambda number: points(int(number[0]), rules), words)


def described(words: str, rules: Rules) -> str:
    """Return a description written for the scale of the rules, with its points written as in the game."""
    if written_unit(rules) == score_unit(rules):
        return words
    return re.sub(r"\b(\d{2,})0\b", r"\1", words)
