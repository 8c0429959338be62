"""The contract of a phase: what it does on entry, what it asks, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.state import DealState


class Happening(Struct, frozen=True):
    """An event, and the deal as it was right after it."""

    event: Event
    deal: DealState


class Progress(Struct, frozen=True):
    """A deal after something happened, with what happened; what changes without an event may come after the last."""

    deal: DealState
    events: tuple[Happening, ...] = ()


def happened(event: Event, deal: DealState) -> Progress:
    """Return a progress of one event, which led to this deal."""
    return Progress(deal, (Happening(event, deal),))


class Phase(Protocol):
    """One part of a deal. Phases hold rules only; everything that changes lives in the `DealState`."""

    def enter(self, deal: DealState) -> Progress:
        """Do what nobody decides when the phase begins."""

    def prompt(self, deal: DealState) -> Prompt | None:
        """Return the question to ask now, or None when the phase is over."""

    def apply(self, deal: DealState, action: SeatAction) -> Progress:
        """Carry out an action that the prompt allows."""
