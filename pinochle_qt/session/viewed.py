"""What the person at the screen may see of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation


class ViewedStep(Struct, frozen=True):
    """What the viewer may see of one step: the events in order, and what he knows afterwards."""

    events: tuple[Event, ...]
    after: Observation
