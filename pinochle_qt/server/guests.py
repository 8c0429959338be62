"""Everybody who has said hello to a table, each known by a key."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.languages import LANGUAGES, translation
from pinochle_qt.names import JOINERS, MOST_LETTERS, UNNAMED, clipped
from pinochle_qt.phrases import translating_with
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pinochle_qt.engine.seats import Person

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a code: none that looks like another one."""
CODE_LENGTH: Final = 6
"""How many letters of a code are random."""
LONGEST_MACHINE: Final = 2
"""The most letters before them, which say which machine of a server has the table."""
MOST_GUESTS: Final = 32
"""The most guests that a table knows at a time; who has no seat and has been gone for longest is forgotten first."""
_KEY_BYTES: Final = 16


class Guest(Struct):
    """Somebody who has said hello, with or without a place at the table."""

    number: int
    key: str
    name: str
    device: str
    language: str
    person: Person | None = None
    face: str = ""
    """The drawn person whose face he has chosen; empty for the first letter of his name."""
    is_host: bool = False
    is_muted: bool = False
    is_ready: bool = False
    """Whether he is ready for the next deal."""
    looked: tuple[int, Person] | None = None
    """The last deal in which he saw somebody's cards, and whose."""
    wants_view: bool = True
    """Whether he wants states in words, too."""
    is_here: bool = True
    gone_at: float = 0.0
    """When his connection was lost."""
    takes_over_at: float | None = None
    """When a computer player takes over for him, while he is away; None as long as nobody waits for him."""
    told: int = -1
    """The number of the last state that he was told."""
    shown: object = None
    """What else that state depended on."""
    spoke_at: float = float("-inf")
    overtime: float = 0.0
    """The seconds of his reserve that he has used in this match, if the table has a clock."""
    absence: float = 0.0
    """The seconds in this match for which the clock has stood still in his turns, because he was away."""
    version: int = 0
    """Which version of the messages his program speaks."""


class Guests:
    """The guests of a table, by number."""

    def __init__(self, known: Iterable[Guest] = (), latest: int = 0) -> None:
        """Begin with those who have been here before; `latest` is the highest number given so far."""
        self._guests = {guest.number: guest for guest in known}
        self.latest = max((latest, *self._guests))
        self.may_lead = True
        """Whether guests decide about the course of the game; at a club night, the evening does."""

    def __iter__(self) -> Iterator[Guest]:
        """Return everybody, in the order of their first hello."""
        return iter(list(self._guests.values()))

    def __len__(self) -> int:
        """Return how many the table knows."""
        return len(self._guests)

    def __contains__(self, guest: Guest) -> bool:
        """Return whether this guest has not been forgotten."""
        return self._guests.get(guest.number) is guest

    def get(self, number: int | None) -> Guest | None:
        """Return the guest with a number."""
        return None if number is None else self._guests.get(number)

    def with_key(self, key: str | None) -> Guest | None:
        """Return whose key this is; how long that takes tells nothing about keys."""
        found = None
        for guest in self._guests.values():
            if is_same(guest.key, key or ""):
                found = guest
        return found

    @property
    def host(self) -> Guest:
        """The guest who may manage the table."""
        return next(guest for guest in self._guests.values() if guest.is_host)

    def at(self, person: Person) -> Guest | None:
        """Return who has a place."""
        return next((guest for guest in self._guests.values() if guest.person == person), None)

    def leads(self, guest: Guest) -> bool:
        """Return whether a guest decides about the course of the game.

        That is the host, but while his screen shows the table to a whole room, it is everybody who plays.
        """
        return self.may_lead and (guest.is_host or (guest.person is not None and self.host.person is None))

    def add(self, name: str, device: str, language: str, *, is_host: bool = False) -> Guest | None:
        """Return a new guest, or None if there are too many who are here or have a place."""
        if len(self._guests) >= MOST_GUESTS and not self._forget_one():
            return None
        self.latest += 1
        guest = Guest(self.latest, new_key(), name, device, language, is_host=is_host)
        self._guests[guest.number] = guest
        return guest

    def remove(self, guest: Guest) -> None:
        """Forget a guest, whose key is worth nothing anymore."""
        self._guests.pop(guest.number, None)

    def _forget_one(self) -> bool:
        gone = [each for each in self if not (each.is_here or each.is_host or each.person is not None)]
        if gone:
            self.remove(min(gone, key=lambda each: each.gone_at))
        return bool(gone)


def new_key() -> str:
    """Return 128 random bits in base64."""
    return secrets.token_urlsafe(_KEY_BYTES)


def new_code(begin: str = "") -> str:
    """Return the code of a new table, with these letters before the random ones."""
    return begin + "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Return whether a text may be the code of a table, in large or small letters."""
    return CODE_LENGTH <= len(text) <= CODE_LENGTH + LONGEST_MACHINE and set(text.upper()) <= set(CODE_LETTERS)


def is_same(secret: str, given: str) -> bool:
    """Return whether a key or code is the right one; how long that takes depends on its length alone."""
    return hmac.compare_digest(secret.encode(), given.encode(errors="replace"))


def name_from(given: str, others: Iterable[str]) -> str:
    """Return what a guest is called who gives himself a name, so that it is like no other one; empty if it is none.

    "You" would be somebody else for everybody who reads it.
    """
    name = clipped(given, MOST_LETTERS)
    if _looks(name) in _pronouns():
        return ""
    taken = set(map(_looks, others))
    found, number = name, 1
    while _looks(found) in taken:
        number += 1
        suffix = f" {number}"
        found = f"{name[: MOST_LETTERS - len(suffix)].rstrip()}{suffix}"
    return found


def _looks(name: str) -> str:
    """Return what two names have in common that cannot be told apart: joiners within words are invisible."""
    return name.casefold().translate(dict.fromkeys(map(ord, JOINERS)))


def _pronouns() -> set[str]:
    """Return what the player at the screen is called in each language, instead of a name."""
    found = {UNNAMED.casefold(), ""}
    for language in LANGUAGES:
        with translating_with(translation(language)):
            found.add(Word.YOU().casefold())
    return found
