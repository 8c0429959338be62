"""Which actions are equivalent, and which cards an action moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine import actions as a
from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.engine.melds.incremental import what_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld


def moved_cards(action: Action) -> tuple[Card, ...]:
    """Return the seat's own cards, in hand or on the table, that an action plays, gives away, lays aside or shows."""
    match action:
        case a.Play(_, card):
            return (card,)
        case a.Give(_, cards) | a.Bury(_, cards):
            return cards
        case a.ShowMelds(_, melds):
            return melded_cards(melds)
        case _:
            return ()


def is_same(action: SeatAction, other: SeatAction) -> bool:
    """Return whether two actions are equivalent, ignoring the order in which cards or melds are listed.

    Where any four cards of a rank are a meld, it does not matter which of them are shown.
    """
    if type(action) is not type(other):
        return False
    match action:
        case a.Give() | a.Bury():
            return sorted(moved_cards(action)) == sorted(moved_cards(other))
        case a.ShowMelds(_, melds) if isinstance(other, a.ShowMelds):
            return _normalized(melds) == _normalized(other.melds)
        case a.Play(_, card, source) if isinstance(other, a.Play):
            return card == other.card and (source == other.source or None in {source, other.source})
        case a.Distribute(_, to) if isinstance(other, a.Distribute):
            return sorted(to) == sorted(other.to)
        case _:
            return action == other


def _normalized(melds: Sequence[Meld]) -> list[tuple[str, int, tuple[Card, ...]]]:
    return sorted(map(what_counts, melds))
