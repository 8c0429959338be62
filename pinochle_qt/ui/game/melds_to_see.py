"""Who should be shown all the melds before play, after a step that has completed them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.events import Announced, MeldsTakenUp
from pinochle_qt.ui.table.zones.movements import studied_before

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.session.viewer_steps import ViewedStep
    from pinochle_qt.ui.game.any_table import AnyTable


def others_to_look(table: AnyTable, step: ViewedStep) -> list[Person]:
    """Return the people here besides the viewer who should see everyone's melds, in seat order, the next to play last.

    `step` is what the viewer has seen last. A player who has just announced how the deal goes on has already seen them.
    """
    seen, events, asked = step.after, [each.event for each in step.events], table.asked
    has_melded = any(meld.cards for melds in seen.shown for meld in melds or ())
    is_taken_up = not seen.tables and any(isinstance(each, MeldsTakenUp) for each in events)
    if asked is None or not (is_taken_up and has_melded):
        return []
    order = [(asked + place) % seen.players for place in range(1, seen.players + 1)]
    looked = {seen.viewer, *(each.seat for each in events if isinstance(each, Announced))}
    return [table.seated[seat] for seat in order if table.seated[seat] in table.own_people and seat not in looked]


def brings_melds(before: Observation, step: ViewedStep) -> bool:
    """Return whether a step leaves everyone's melds on display for its viewer."""
    lie = before.has_melds_on_table and any(meld.cards for melds in before.shown for meld in melds or ())
    return studied_before(step, lie) is not None
