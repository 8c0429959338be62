"""Points in the sheet of the rules, as the game writes them: with their last zero or without."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

_NUMBER: Final = re.compile(r"\d+")
_TOLD_IN_POINTS: Final = frozenset(
    {
        "auction.forced_bid",
        "auction.min_bid",
        "auction.min_meld",
        "match.own_target_raise",
        "match.shoot_the_moon",
        "match.target_raise",
        "melds.turned_dix_bonus",
        "scoring.defenders_min_meld",
        "scoring.min_meld_to_play",
        "scoring.min_trick_points",
        "scoring.on_board_gap",
    }
)
"""Options told by their value whose numbers are points."""


def points(value: int, rules: Rules) -> str:
    """Return ×10 points as the rules write them: 15 for 150 without the last zero."""
    if rules.scoring.scale != "x1":
        return str(value)
    whole, part = divmod(value, 10)
    return f"{whole}.{part}" if part else str(whole)


def value_words(key: str, words: str, rules: Rules) -> str:
    """Return the words for the value of an option with the points in them as the rules write them."""
    if key not in _TOLD_IN_POINTS:
        return words
    return _NUMBER.sub(lambda number: points(int(number[0]), rules), words)
