"""Whose face is at which seat: one of ten drawn people, a letter in a circle, or a picture of the player's own."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Literal
from zlib import crc32

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from pinochle_qt.record.values import SeatSetup

PERSONS: Final = ("nora", "edith", "ruth", "clara", "amira", "walter", "sam", "hugo", "oscar", "kenji")
"""The drawn people. Eight have the names of computer players, whose faces they are."""
_WITHOUT_NAMESAKE: Final = ("amira", "kenji")
"""Nobody at the table is called like these, so whoever needs a face gets one of them first."""
_PICTURE: Final = re.compile(r"[0-9a-f]{16}\.png")


class Expression(StrEnum):
    """The expression of a drawn face, as its picture files are called."""

    CALM = "calm"
    PLEASED = "pleased"
    RUEFUL = "rueful"


class Face(Struct, frozen=True):
    """What is drawn at a seat: a person by name, the first letter of a name, or the picture in a file by its path.

    Settings keep a letter without a name, as it is the one of whoever sits there, and a file without its folder.
    """

    kind: Literal["person", "letter", "file"]
    name: str = ""

    @property
    def letter(self) -> str:
        """The letter or digit that stands for a name; if it has none, its first character."""
        return next(filter(str.isalnum, self.name), self.name[:1]).upper()[:1]


LETTER: Final = Face("letter")


def is_choice(face: Face) -> bool:
    """Return whether somebody can choose a face: it is drawn, a letter, or its name is one that is given to pictures.

    Files are read by that name, so it must never lead to another folder.
    """
    if face.kind == "person":
        return face.name in PERSONS
    return not face.name if face.kind == "letter" else _PICTURE.fullmatch(face.name) is not None


def faces_of(
    people: Sequence[SeatSetup], chosen: Mapping[str, Face], names: Sequence[str], pictures: Path
) -> tuple[Face, ...]:
    """Return everybody's face, given those chosen for a name.

    `names` are those shown, which give the letters. Where a file is not in the folder `pictures` anymore, there is a
    letter in its place.

    No two have the same drawn face: of two who chose it, the first keeps it. Otherwise a computer player has the face
    of his name, or a free one, which depends on the name so that it stays the same from game to game; and a person has
    a letter, because no drawing is like everybody.
    """
    found: dict[int, Face] = {}
    taken: set[Face] = set()

    def give(at: int, face: Face) -> None:
        if at not in found and (face.kind != "person" or face not in taken):
            found[at] = face
            taken.add(face)

    in_order = sorted(range(len(people)), key=lambda at: people[at].player != "human")
    for at in in_order:
        if people[at].name in chosen:
            give(at, chosen[people[at].name])
    computers = [at for at in in_order if people[at].player != "human"]
    for at in computers:
        if people[at].name.lower() in PERSONS:
            give(at, Face("person", people[at].name.lower()))
    for at in computers:
        for face in _any_person(people[at].name):
            give(at, face)
    return tuple(_placed(found.get(at, LETTER), names[at], pictures) for at in range(len(people)))


def free_person(names: Iterable[str], faces: Container[Face]) -> str | None:
    """Return a drawn person for somebody new at a table with these names and faces; None if all ten are there."""
    known = {name.lower() for name in names}
    in_order = dict.fromkeys((*_WITHOUT_NAMESAKE, *PERSONS))
    return next((each for each in in_order if each not in known and Face("person", each) not in faces), None)


def _placed(face: Face, name: str, pictures: Path) -> Face:
    """Return a chosen face with the name of whoever has it, or the path of its file."""
    if face.kind == "file" and (pictures / face.name).is_file():
        return Face("file", str(pictures / face.name))
    return face if face.kind == "person" else Face("letter", name)


def _any_person(name: str) -> Iterator[Face]:
    """Return the drawn people in the order in which they are offered to somebody with another name."""
    number = crc32(name.encode(errors="replace"))
    others = [person for person in PERSONS if person not in _WITHOUT_NAMESAKE]
    for group in (_WITHOUT_NAMESAKE, others):
        start = number % len(group)
        yield from (Face("person", person) for person in (*group[start:], *group[:start]))
