"""Points on the rules sheet, written as in the game: with or without their final zero."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pinochle_qt.engine.features import drops_last_zero, score_unit

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Option, Rules


def points(value: int, rules: Rules) -> str:
    """Return ×10 points as these rules write them: 15 for 150 if the final zero is dropped."""
    if not drops_last_zero(rules):
        return str(value)
    whole, part = divmod(value, 10)
    return f"{whole}.{part}" if part else str(whole)


def unit(option: Option, rules: Rules) -> int:
    """Return what one written point of an option stands for: 10 if points are written without their final zero."""
    return score_unit(rules) if option.unit == "points" else 1


def value_words(option: Option, words: str, rules: Rules) -> str:
    """Return the label of an option's value, with any points in it as these rules write them."""
    if option.unit != "points":
        return words
    return re.sub(r"\d+", lambda number: points(int(number[0]), rules), words)
