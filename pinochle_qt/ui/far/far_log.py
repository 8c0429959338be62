"""What the people at this window have been told of a match at another program's table, one guest or all of them."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import TYPE_CHECKING

from pinochle_qt.engine.events import redact
from pinochle_qt.engine.observe import as_spectator
from pinochle_qt.session.viewer_steps import ViewedEvent
from pinochle_qt.words.game.events import Entry, event_sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.ui.far.window_guests import WindowGuests


class FarLog:
    """Tells what has happened since this window came: to its guests what they saw, to anybody else what all may see."""

    def __init__(self, guests: WindowGuests) -> None:
        self._guests = guests
        self._spectated: tuple[Observation, Observation] | None = None
        """An observation, and what a spectator knows of it."""

    def events(self, viewer: Person | None) -> Sequence[ViewedEvent]:
        """Return what a person, or a spectator, may see of what has happened."""
        guest = self._guests.of(viewer)
        return list(map(event_as_spectator, self._guests.first.log) if guest is None else guest.log)

    def story(
        self, viewer: Person | None, names: Sequence[str], checks: Mapping[int, str], *, untold: int = 0
    ) -> Callable[[], Iterator[Entry]]:
        """Return a function that lists what has happened; see `AnyTable`.

        `checks` is what has been found out about the shuffles of deals of the present match, by their numbers.
        """
        guest = self._guests.of(viewer) or self._guests.first
        events = self.events(viewer)
        told = list(islice(events, max(0, len(events) - untold)))
        earlier = guest.earlier if viewer is not None or guest.person is None else ()

        over = [len(each.after.results) for each in told]
        begins = max((at for at, (before, after) in enumerate(pairwise(over), 1) if after < before), default=0)

        def entries() -> Iterator[Entry]:
            yield from map(Entry, earlier)
            for number, each in enumerate(told, 1):
                sentence = event_sentence(each.event, each.after, names)
                if sentence:
                    yield Entry(sentence, each)
                deal, is_last = each.after.number, number == len(told) or told[number].after.number != each.after.number
                if is_last and number > begins and deal in checks and not each.after.running:
                    yield Entry(checks[deal])

        return entries

    def as_spectator(self, seen: Observation) -> Observation:
        """Return the part of what somebody sees that a spectator knows too; for the same object, the same one."""
        if seen.viewer is None:
            return seen
        if self._spectated is None or self._spectated[0] is not seen:
            self._spectated = seen, as_spectator(seen)
        return self._spectated[1]


def event_as_spectator(shown: ViewedEvent) -> ViewedEvent:
    """Return what a spectator may see of an event that somebody has seen."""
    return ViewedEvent(redact(shown.after.rules, shown.event, None), as_spectator(shown.after))
