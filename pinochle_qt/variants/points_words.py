"""Points in the sheet of the rules, as the game writes them: with their last zero or without."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.rules import OPTIONS

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

_NUMBER: Final = re.compile(r"\d+")
_IN_POINTS: Final = frozenset(
    {
        "auction.big_step_from",
        "auction.forced_bid",
        "auction.min_bid",
        "auction.min_meld",
        "auction.under_the_gun_min",
        "match.shoot_the_moon",
        "match.target",
        "match.target_raise",
        "melds.dix_value",
        "melds.extra_king_queen",
        "melds.pinochle_value",
        "melds.quadruple_pinochle",
        "melds.roundhouse_value",
        "melds.run_value",
        "melds.turned_dix_bonus",
        "scoring.defenders_min_meld",
        "scoring.last_trick",
        "scoring.min_meld_to_play",
        "scoring.min_trick_points",
        "scoring.on_board_gap",
        "scoring.save_min_points",
    }
    | {key for key, option in OPTIONS.items() if option.extension}
)
"""Options whose numbers are points."""


def points(value: int, rules: Rules) -> str:
    """Return ×10 points as the rules write them: 15 for 150 without the last zero."""
    if rules.scoring.scale != "x1":
        return str(value)
    whole, part = divmod(value, 10)
    return f"{whole}.{part}" if part else str(whole)


def unit(key: str, rules: Rules) -> int:
    """Return what one in the number of an option stands for: 10 where points are written without their last zero."""
    return 10 if key in _IN_POINTS and rules.scoring.scale == "x1" else 1


def value_words(key: str, words: str, rules: Rules) -> str:
    """Return the words for the value of an option with the points in them as the rules write them."""
    if key not in _IN_POINTS:
        return words
    return _NUMBER.sub(lambda number: points(int(number[0]), rules), words)
