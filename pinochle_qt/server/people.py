"""Who is at a table, as each guest is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from pinochle_qt.protocol.messages import AtTheDoor, People, PersonThere
from pinochle_qt.record.values import skill_in
from pinochle_qt.server.words import usual_phrases

if TYPE_CHECKING:
    from pinochle_qt.protocol.messages import PauseWish
    from pinochle_qt.server.course import Course
    from pinochle_qt.server.guests import Guest, Guests
    from pinochle_qt.server.places import Places


def people(
    guests: Guests,
    places: Places,
    course: Course,
    to: Guest,
    *,
    code: str,
    address: str,
    is_open: bool,
    wish: PauseWish | None,
) -> People:
    """Return what a guest is told about everybody at the table, with phrases in the present language."""
    return People(
        _there(guests, places, course, to),
        tuple(
            AtTheDoor(guest.number, guest.name, guest.device, guest is to)
            for guest in guests
            if guest.person is None and guest.is_here
        ),
        _phase(course),
        code=code,
        address=address,
        phrases=() if to.is_muted else course.options.phrases or usual_phrases(),
        leads=guests.leads(to) or ends_pause(course, to),
        wish=wish,
        options=msgspec.structs.asdict(course.options) | {"open": is_open, "evening": course.is_of_evening},
    )


def ends_pause(course: Course, guest: Guest) -> bool:
    """Return whether a guest may go on because the pause was agreed on by all who play, he among them."""
    return course.is_paused and course.is_agreed and guest.person is not None


def _there(guests: Guests, places: Places, course: Course, to: Guest) -> tuple[PersonThere, ...]:
    found = []
    for person, (setup, face) in enumerate(zip(places.people, places.faces, strict=True)):
        guest, plays = guests.at(person), places.plays(person)
        if guest is None:
            found.append(PersonThere(setup.name, face, plays, skill=skill_in(setup.player)))
            continue
        away = course.away(guest)
        skill = "" if away is None else course.options.level
        found.append(
            PersonThere(setup.name, face, plays, guest.device, skill, away, guest.is_ready, guest.is_muted, guest is to)
        )
    return tuple(found)


def _phase(course: Course) -> Literal["gathering", "playing", "paused", "over"]:
    if course.is_paused:
        return "paused"
    if course.session.is_over:
        return "over"
    return "gathering" if course.is_gathering else "playing"
