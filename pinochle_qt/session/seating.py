"""Who may look at the screen: one person always from his own seat, several in turn with a curtain between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import people_rest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.people import Person
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.record.values import SeatSetup


MOST_PEOPLE: Final = 9
"""The most people at a table: one more than the largest game has hands."""


class View(Struct, frozen=True):
    """From whose seat the table is shown (None: no hidden card at all), and whether a curtain comes first."""

    viewer: Person | None
    curtain: bool = False


def humans(people: Sequence[SeatSetup]) -> tuple[Person, ...]:
    """Return those at the table who are no computer players."""
    return tuple(person for person, setup in enumerate(people) if setup.player == "human")


def are_opponents(people: Sequence[SeatSetup], rules: Rules) -> bool:
    """Return whether humans who share the screen keep different totals."""
    return len({person if people_rest(rules) else side_of(rules, person) for person in humans(people)}) > 1


def viewer_after(people: Sequence[SeatSetup], last_viewer: Person | None, asked: Person | None) -> View:
    """Return how the table is shown while somebody is asked, after `last_viewer` was the one who looked.

    Between the decisions of humans the last one keeps looking; until the first of several is asked (`last_viewer`
    None, as in a game that is just opened) nobody sees a hidden card, and nobody does where only computers play. A
    viewer who rests in this deal sees no hidden card.
    """
    found = humans(people)
    if not found:
        return View(None)
    if len(found) == 1:
        return View(found[0])
    if asked not in found:
        return View(last_viewer)
    return View(asked, curtain=asked != last_viewer)
