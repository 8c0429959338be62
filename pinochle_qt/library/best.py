"""What a hand looked like when it was melded: read from the record, since an index holds only what was dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.events import MeldLaid, MeldsShown
from pinochle_qt.record.replay import replay_one

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.people import Person


class MeldedHand(Struct, frozen=True):
    """A hand with everything that was melded of it."""

    cards: tuple[Card, ...]
    """All that were held when melds were shown; where they come one by one, those that the first was laid from."""
    melds: tuple[Meld, ...]
    trump: Suit | None


def melded_hand(path: Path, number: int, person: Person) -> MeldedHand | None:
    """Return the hand of a person in a deal of a record, None if nothing was melded there.

    Raises:
        RecordError: the file cannot be read.
    """
    cards: tuple[Card, ...] = ()
    melds: list[Meld] = []
    trump: Suit | None = None
    for recorded in replay_one(path).steps:
        for happening in recorded.step.events:
            event, deal = happening.event, happening.deal
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
    return MeldedHand(cards, tuple(melds), trump) if melds else None
