"""Which melds of a seat can be shown by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ui.table.geometry.composition import Recalled, place_of
from pinochle_qt.ui.table.geometry.melds.meld_zones import MOST_IN_FRONT
from pinochle_qt.ui.table.zones.tokens import Token, group_melds

if TYPE_CHECKING:
    from collections.abc import Collection

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.table.zones.zones import Zones


def melds_to_show_again(seat: Seat, seen: Observation, zones: Zones, panels: Collection[str]) -> Recalled | None:
    """Return what a seat has melded, still on the table or taken up since; None if there is nothing to show.

    Melds on the table already lie in front of their owners, except at tables so large that one seat's melds at a time
    lie in the middle: there, others can be shown if no panels but mat and list are open.
    """
    place = place_of(seat, seen.viewer, seen.players)
    if seen.has_melds_on_table:
        groups = zones.melds[seat]
        is_hidden = place and groups and seen.players > MOST_IN_FRONT and set(panels) <= {"mat", "melds"}
        return Recalled(place, groups, lie=True) if is_hidden else None
    if not seen.running or not seen.shown:
        return None
    melds = [meld for meld in seen.shown[seat] or () if meld.cards]
    return Recalled(place, group_melds(melds, Token)) if melds else None
