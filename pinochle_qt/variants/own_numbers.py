"""The numbers that count if players have not set their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from pinochle_qt.engine.cards import FACES, RANK_OF
from pinochle_qt.engine.melds import MeldKind, entry_value
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.rules.own import MOST_SET, worth_option
from pinochle_qt.engine.tricks import POINTS_OPTIONS, card_points

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import Option, Rules

_MELDS: Final[Mapping[str, tuple[MeldKind, int]]] = {
    f"melds.{worth_option(kind, copies)}": (kind, copies)
    for kind in get_args(MeldKind)
    for copies in range(1, MOST_SET + 1)
}
_CARDS: Final = {f"scoring.{POINTS_OPTIONS[RANK_OF[face]]}": face for face in FACES}


def usual_number(option: Option, rules: Rules) -> int | None:
    """Return the number that the other options give if this one is left unset; None if they give none."""
    rules = patch(rules, {option.key: None})
    usual: int | None = None
    if option.key in _MELDS:
        usual = entry_value(*_MELDS[option.key], rules)
    elif option.key in _CARDS:
        usual = card_points(rules)[_CARDS[option.key]]
    return usual if option.accepts(usual) else None
