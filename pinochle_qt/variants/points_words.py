"""Points in the sheet of the rules, as the game writes them: with their last zero or without."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pinochle_qt.engine.features import drops_last_zero, score_unit

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Option, Rules


def points(value: int, rules: Rules) -> str:
    """Return ×10 points as the rules write them: 15 for 150 without the last zero."""
    if not drops_last_zero(rules):
        return str(value)
    whole, part = divmod(value, 10)
    return f"{whole}.{part}" if part else str(whole)


def unit(option: Option, rules: Rules) -> int:
    """Return what one in the number of an option stands for: 10 where points are written without their last zero."""
    return score_unit(rules) if option.unit == "points" else 1


def value_words(option: Option, words: str, rules: Rules) -> str:
    """Return the words for the value of an option with the points in them as the rules write them."""
    if option.unit != "points":
        return words
    return re.sub(r"\d+", lambda number: points(int(number[0]), rules), words)
