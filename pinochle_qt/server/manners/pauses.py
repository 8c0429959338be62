"""A pause that somebody at the table asks for, and the others agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.protocol.messages import PauseWish
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.words import ServerWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.server.course import Course
    from pinochle_qt.server.guests import Guest, Guests

ANSWERING: Final = 20.0
"""Seconds after which whoever has not answered agrees."""
BETWEEN_WISHES: Final = 60.0
"""Seconds after which somebody may ask again."""


class Pauses:
    """Who wants a pause now, and who agrees. Computer players always do, and so does whoever is away."""

    def __init__(self, guests: Guests, course: Course) -> None:
        self._guests, self._course = guests, course
        self._wisher: Guest | None = None
        self._agreed: set[int] = set()
        """The numbers of the guests who agree."""
        self._asked_at = 0.0
        self._wishes: dict[int, float] = {}
        """By the number of a guest, when he asked for a pause last."""

    @property
    def wish(self) -> PauseWish | None:
        """What everybody is told of the pause that somebody wants; None if nobody does."""
        if self._wisher is None or self._wisher.person is None:
            return None
        people = (guest.person for guest in self._guests if guest.number in self._agreed)
        return PauseWish(self._wisher.person, tuple(sorted(person for person in people if person is not None)))

    def hear(self, guest: Guest, *, agrees: bool, person: Person | None = None) -> Callable[[Guest], str]:
        """Take what a guest wants, and return the sentence about that for each guest, in the present language.

        With a `person`, he answers the wish of that one, which may have lapsed meanwhile.

        Raises:
            NotPossible: he has no place, nothing is played, what he answers is wanted no more, or he has asked a short
                while ago.
        """
        if guest.person is None or not self._is_played:
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        wisher = None if self._wisher is None else self._wisher.person
        if person not in {None, wisher} or (wisher is None and not agrees):
            raise NotPossible("not_now", ServerWord.PAUSE_LAPSED)
        if not agrees:
            self._wisher = None
            return lambda _: ServerWord.PAUSE_REFUSED(name=guest.name)
        if self._wisher is None and not self._guests.leads(guest):
            self._ask(guest)
            return lambda other: (
                "" if other is guest else ServerWord.PAUSE_WANTED(name=guest.name, seconds=int(ANSWERING))
            )
        self._agreed.add(guest.number)
        if self._guests.leads(guest):
            return self._pause()
        return lambda _: ""

    def settle(self) -> Callable[[Guest], str] | None:
        """Pause the game if all agree now, and return the sentence about that; None if nothing has changed."""
        if self._wisher is None:
            return None
        if not (self._is_played and self._wisher.is_here and self._wisher.person is not None):
            self._wisher = None
            return lambda _: ""
        others = {guest.number for guest in self._guests if guest.person is not None and guest.is_here}
        is_late = self._course.now >= self._asked_at + ANSWERING
        return self._pause() if is_late or others <= self._agreed else None

    @property
    def _is_played(self) -> bool:
        course = self._course
        return not (course.is_gathering or course.is_of_evening or course.is_paused or course.session.is_over)

    def _ask(self, guest: Guest) -> None:
        now = self._course.now
        if now < self._wishes.get(guest.number, float("-inf")) + BETWEEN_WISHES:
            raise NotPossible("too_much", ServerWord.WAIT_FOR_PAUSE)
        self._wisher, self._agreed, self._asked_at = guest, {guest.number}, now
        self._wishes = {number: at for number, at in self._wishes.items() if at > now - BETWEEN_WISHES}
        self._wishes[guest.number] = now

    def _pause(self) -> Callable[[Guest], str]:
        self._wisher = None
        self._course.is_paused = self._course.is_agreed = True
        return lambda _: ServerWord.PAUSE_AGREED()
