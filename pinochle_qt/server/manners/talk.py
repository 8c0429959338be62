"""What people at a table say to each other: one of a few phrases, and that it is somebody's turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.protocol.messages import Say
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.words import ServerWord, TablePhrase, usual_phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import Nudge
    from pinochle_qt.server.course import Course
    from pinochle_qt.server.guests import Guest, Guests
    from pinochle_qt.server.places import Places

BETWEEN_PHRASES: Final = 5.0
"""Seconds after which somebody may say something again."""
PATIENCE: Final = 5.0
"""Seconds that a person is left in peace before others may say that it is his turn."""
BETWEEN_NUDGES: Final = 15.0
"""Seconds after which somebody at the table may say so again."""


class TableRemark(NamedTuple):
    """What somebody says."""

    person: Person
    """Who says it."""
    words: Callable[[], str]
    """Returns it in the present language."""
    to: Person | None = None
    """Whose turn it is, if he says that."""


class Talk:
    """Decides what may be said at a table, and when."""

    def __init__(self, guests: Guests, places: Places, course: Course) -> None:
        self._guests, self._places, self._course = guests, places, course
        self._nudged_at = float("-inf")

    def remark(self, guest: Guest, said: Say | Nudge) -> TableRemark:
        """Let a guest say a phrase, or whose turn it is.

        Raises:
            NotPossible: there is no such phrase, it is the turn of nobody else who is here, that person has been asked
                just now, or the guest may say nothing.
        """
        return self._phrase(guest, said.phrase) if isinstance(said, Say) else self._nudge(guest)

    def _phrase(self, guest: Guest, number: int) -> TableRemark:
        chosen = self._course.options.phrases
        if number >= len(chosen or TablePhrase):
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        return TableRemark(self._speaker(guest), lambda: (chosen or usual_phrases())[number])

    def _nudge(self, guest: Guest) -> TableRemark:
        asked, now = self._course.asked, self._course.now
        other = None if asked is None or self._course.is_paused else self._guests.at(asked)
        if asked is None or other is None or other is guest or not other.is_here:
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        if self._course.waits < PATIENCE or now < self._nudged_at + BETWEEN_NUDGES:
            raise NotPossible("too_much", ServerWord.PATIENCE)
        person, self._nudged_at = self._speaker(guest), now
        return TableRemark(person, partial(ServerWord.NUDGE, name=self._places.names[asked]), asked)

    def _speaker(self, guest: Guest) -> Person:
        """Return the place of a guest, who says something now if he may."""
        if guest.person is None:
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        if guest.is_muted:
            raise NotPossible("not_now", ServerWord.MUTED)
        if self._course.now < guest.spoke_at + BETWEEN_PHRASES:
            raise NotPossible("too_much", ServerWord.WAIT_TO_SPEAK)
        guest.spoke_at = self._course.now
        return guest.person
