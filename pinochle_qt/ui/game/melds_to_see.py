"""Who should be shown all the melds before play, after a step that has completed them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.events import Announced, MeldsTakenUp
from pinochle_qt.ui.table.zones.movements import studied_before

if TYPE_CHECKING:
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.session.session import Session
    from pinochle_qt.session.viewer_steps import ViewedStep


def others_to_look(session: Session, viewer: Seat | None) -> list[Person]:
    """Return the people besides the viewer who should see everyone's melds, in seat order, the next to play last.

    A player who has just announced how the deal goes on has already seen them.
    """
    seen, step, prompt = session.observe(viewer), session.last_step, session.prompt
    events = [each.event for each in step.events] if step is not None else []
    has_melded = any(meld.cards for melds in seen.shown for meld in melds or ())
    is_taken_up = not seen.tables and any(isinstance(each, MeldsTakenUp) for each in events)
    if prompt is None or prompt.seat is None or not (is_taken_up and has_melded):
        return []
    order = [(prompt.seat + place) % seen.players for place in range(1, seen.players + 1)]
    looked = {viewer, *(each.seat for each in events if isinstance(each, Announced))}
    return [session.seated[seat] for seat in order if session.seats[seat].player == "human" and seat not in looked]


def brings_melds(before: MatchState, step: ViewedStep) -> bool:
    """Return whether a step leaves everyone's melds on display for its viewer."""
    deal = before.deal
    lie = (
        deal is not None and deal.has_melds_on_table and any(meld.cards for melds in deal.shown for meld in melds or ())
    )
    return studied_before(step, lie) is not None
