"""Who may see the screen: one person always from the same seat, several in turn with a curtain between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ai.skill_names import HOUSE, SKILLS
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import people_rest

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.values import SeatSetup


HOUSE_PLAYER: Final = f"computer:{HOUSE}"
MOST_PEOPLE: Final = 16
"""The most people at a table, twice as many as the largest game has hands; the others sit out in turn."""


class View(Struct, frozen=True):
    """The seat from which the table is shown (None: with all hands hidden), and whether a curtain comes first."""

    viewer: Person | None
    curtain: bool = False


def is_known(setup: SeatSetup) -> bool:
    """Return whether this is a person, or a computer player that can be made here."""
    return not setup.skill or setup.skill in SKILLS


def playable(people: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
    """Return people, with a computer player of skill `HOUSE` in place of each that cannot be made here."""
    return tuple(setup if is_known(setup) else replace(setup, player=HOUSE_PLAYER) for setup in people)


def humans(people: Sequence[SeatSetup]) -> tuple[Person, ...]:
    """Return the people at the table who are not computer players."""
    return tuple(person for person, setup in enumerate(people) if setup.player == "human")


def are_opponents(own_people: Iterable[Person], rules: Rules) -> bool:
    """Return whether people who share the screen play for different totals."""
    return len({person if people_rest(rules) else side_of(rules, person) for person in own_people}) > 1


def viewer_after(
    own_people: Sequence[Person], last_viewer: Person | None, asked: Person | None, *, is_shared: bool = False
) -> View:
    """Return how to show the table while a player is asked, after `last_viewer` was the last one to see it.

    `own_people` are those who play at this screen; it `is_shared` also if all but one of several have left it.

    Between people's decisions, the last viewer keeps seeing the table. Where several people share the screen, nobody
    sees a hidden card until the first of them is asked (`last_viewer` is None, as in a game just opened); where only
    computers play, nobody ever does. A viewer who sits out this deal sees no hidden card.
    """
    if not own_people:
        return View(None)
    if len(own_people) == 1 and not is_shared:
        return View(own_people[0])
    if asked not in own_people:
        return View(last_viewer)
    return View(asked, curtain=asked != last_viewer)
