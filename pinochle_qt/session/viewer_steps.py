"""What the person at the screen may see of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from pinochle_qt.engine.events import redact
from pinochle_qt.engine.observe import observe

if TYPE_CHECKING:
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat


class ViewedEvent(NamedTuple):
    """An event with hidden cards blanked out, and what its viewer knows right after it."""

    event: Event
    after: Observation


class ViewedStep(Struct, frozen=True):
    """What a viewer may see of one step: the events in order, and what the viewer knows afterward."""

    events: tuple[ViewedEvent, ...]
    after: Observation


def viewed(rules: Rules, step: Step, viewer: Seat | None, after: Observation | None = None) -> ViewedStep:
    """Return what a seat (or, with `viewer` None, a spectator) may see of a step; it gives no access to the state.

    `after` is what the viewer knows after it, if that is worked out already.
    """
    if after is None:
        after = observe(rules, step.after, viewer)
    last = len(step.events) - 1
    return ViewedStep(
        tuple(
            ViewedEvent(
                redact(rules, phase_event.event, viewer),
                after if at == last else observe(rules, step.match_after(at), viewer),
            )
            for at, phase_event in enumerate(step.events)
        ),
        after,
    )
