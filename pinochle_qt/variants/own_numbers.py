"""What counts where players have set no number of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from pinochle_qt.engine.cards import FACES, RANK_OF
from pinochle_qt.engine.melds import MeldKind, entry_value
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import Option, Rules

_OWN: Final = "own_"
_TIMES: Final = {"double": 2, "triple": 3, "quadruple": 4}
_KINDS: Final[Mapping[str, MeldKind]] = {kind: kind for kind in get_args(MeldKind)}
"""The meld whose worth a number is, by its name."""


def usual_number(option: Option, rules: Rules) -> int | None:
    """Return what the other options make of a number that can be left open; None if that is no number."""
    rules = patch(rules, {option.key: None})
    name = option.name.removeprefix(_OWN)
    value: int | None
    if option.group == "melds":
        times, _, kind = name.partition("_")
        value = (
            entry_value(_KINDS[kind], _TIMES[times], rules) if times in _TIMES else entry_value(_KINDS[name], 1, rules)
        )
    elif option.group == "scoring":
        points = card_points(rules)
        value = next(points[face] for face in FACES if RANK_OF[face].name.lower() == name)
    else:
        value = None
    return value if type(value) is int and option.accepts(value) else None
