"""The interface of a phase: what it does on entry, what it asks, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.events import Conceded
from pinochle_qt.engine.features import can_concede, drops_trump_for_moon, pays_by_bid
from pinochle_qt.engine.state import Ending

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import Concede, SeatAction
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState


class PhaseEvent(Struct, frozen=True):
    """An event, with the deal right after it."""

    event: Event
    deal: DealState


class PhaseProgress(Struct, frozen=True):
    """A deal after some events, with those events; the deal may include later changes that cause no event."""

    deal: DealState
    events: tuple[PhaseEvent, ...] = ()


def happened(event: Event, deal: DealState) -> PhaseProgress:
    """Return the progress made by a single event that led to this deal."""
    return PhaseProgress(deal, (PhaseEvent(event, deal),))


def may_concede(rules: Rules, deal: DealState) -> bool:
    """Return whether the declarer may still give up; a moon is played to the end (catalogue, item 96)."""
    return can_concede(rules) and not deal.conceded and deal.moon is None


def goes_without_trump(rules: Rules, deal: DealState) -> bool:
    """Return whether no suit is trump in this deal, because somebody shoots the moon (catalogue, item 104)."""
    return deal.moon is not None and drops_trump_for_moon(rules)


def conceded(rules: Rules, deal: DealState, action: Concede) -> PhaseProgress:
    """Return a deal whose declarer has given up; where nobody else melds, that ends it."""
    ending = Ending("conceded", action.seat) if pays_by_bid(rules) else None
    deal = replace(deal, conceded=True, conceded_unseen=action.unseen, ending=ending)
    return happened(Conceded(action.seat), deal)


class Phase:
    """One part of a deal. Phases only hold rules; everything that changes is in the `DealState`."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._players = rules.table.players

    def enter(self, deal: DealState) -> PhaseProgress:
        """Do what happens automatically when the phase begins; nothing if there are only decisions."""
        return PhaseProgress(deal)

    def prompt(self, deal: DealState) -> Prompt | None:
        """Return the question to ask now, or None when the phase is over, as it is at once without any decision."""
        del deal
        return None

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Carry out an action that the prompt allows."""
        raise AssertionError(deal.stage, action)
