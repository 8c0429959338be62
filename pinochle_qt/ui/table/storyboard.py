"""How long each event takes on the table: the journey of its cards, the steps between them, and the rest after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.events import (
    Announced,
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsGiven,
    Conceded,
    Dealt,
    DixExchanged,
    MeldingDone,
    MeldLaid,
    MeldsShown,
    MeldsTakenUp,
    Passed,
    TrickTaken,
    TrumpNamed,
)
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.theme import Timing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.events import Event
    from pinochle_qt.ui.theme import Tempo

_JOURNEYS: Final[Mapping[type, Timing]] = {
    Dealt: tokens.DEAL,
    CardPlayed: tokens.PLAY,
    TrickTaken: tokens.SWEEP,
    CardDrawn: tokens.DRAW,
    CardsGiven: tokens.MELD_OUT,
    MeldsShown: tokens.MELD_OUT,
    MeldLaid: tokens.MELD_OUT,
    MeldsTakenUp: tokens.MELD_HOME,
    DixExchanged: tokens.DRAW,
}
_STEPS: Final[Mapping[type, Timing]] = {
    MeldsShown: tokens.MELD_STEP,
    MeldLaid: tokens.MELD_STEP,
    CardsGiven: tokens.MELD_STEP,
}
_RESTS: Final[Mapping[type, Timing]] = {
    BidMade: tokens.CALL_REST,
    Passed: tokens.CALL_REST,
    TrumpNamed: tokens.CALL_REST,
    Announced: tokens.CALL_REST,
    Conceded: tokens.CALL_REST,
    MeldsShown: tokens.MELD_REST,
    MeldLaid: tokens.MELD_REST,
    MeldingDone: Timing(0),
}


def journey(event: Event) -> Timing:
    """Return how long one card of an event is under way."""
    return _JOURNEYS.get(type(event), tokens.DRAW)


def delays(event: Event, count: int, tempo: Tempo) -> list[int]:
    """Return how many milliseconds each of the `count` cards of an event waits before it sets out."""
    if isinstance(event, TrickTaken):
        return [tempo.ms(tokens.TRICK_REST)] * count
    if isinstance(event, Dealt):
        step = min(tempo.ms(tokens.DEAL_STEP), tempo.ms(tokens.DEAL_MOST) / max(count, 1))
        return [round(i * step) for i in range(count)]
    step = tempo.ms(_STEPS[type(event)]) if type(event) in _STEPS else 0
    return [round(i * step) for i in range(count)]


def rest(event: Event) -> Timing | None:
    """Return how long something said or laid out stays before the next thing happens, so that everybody can follow."""
    return _RESTS.get(type(event))
