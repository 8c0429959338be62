"""A hand as it was when it was melded, read from the record because the index holds only the hand dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.events import MeldLaid, MeldsShown
from pinochle_qt.record.replay import replay_one

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person


class MeldedHand(Struct, frozen=True):
    """A hand and all its melds."""

    cards: tuple[Card, ...]
    """The hand when melds were shown; where they are laid one at a time, the hand just before the first one."""
    melds: tuple[Meld, ...]
    trump: Suit | None
    rules: Rules


def melded_hand(path: Path, number: int, person: Person) -> MeldedHand | None:
    """Return the melded hand of a person in one deal of a record, or None if there was no meld.

    Raises:
        RecordError: the file cannot be read.
    """
    cards: tuple[Card, ...] = ()
    melds: list[Meld] = []
    trump: Suit | None = None
    game = replay_one(path)
    for recorded in game.steps:
        for phase_event in recorded.step.events:
            event, deal = phase_event.event, phase_event.deal
            if not isinstance(event, MeldsShown | MeldLaid):
                continue
            if deal.number != number or deal.seated[event.seat] != person:
                continue
            if isinstance(event, MeldLaid):
                cards = cards or (*deal.hands[event.seat], *event.from_hand)
                melds.append(event.meld)
            else:
                cards, melds = deal.hands[event.seat], list(event.melds)
            trump = deal.trump
    return MeldedHand(cards, tuple(melds), trump, game.header.rules) if melds else None
