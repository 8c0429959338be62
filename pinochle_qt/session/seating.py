"""Who may look at the screen: one person always from his own seat, several in turn with a curtain between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.record.values import SeatSetup


class View(NamedTuple):
    """From which seat the table is shown (None: no hidden card at all), and whether a curtain comes first."""

    viewer: Seat | None
    curtain: bool = False


def people(seats: Sequence[SeatSetup]) -> tuple[Seat, ...]:
    """Return the seats in which persons sit."""
    return tuple(seat for seat, setup in enumerate(seats) if setup.player == "human")


def viewer_after(
    seats: Sequence[SeatSetup], last_viewer: Seat | None, prompt: Prompt | None, watched: Seat | None = None
) -> View:
    """Return how the table is shown for the next decision, after `last_viewer` was the one who looked.

    Between the decisions of persons the last one keeps looking; until the first of several persons is asked
    (`last_viewer` None, as in a game that is just opened) nobody sees a hidden card. `watched` is the seat looked at
    where only computers play.
    """
    persons = people(seats)
    if not persons:
        return View(watched)
    if len(persons) == 1:
        return View(persons[0])
    asked = prompt.seat if prompt is not None else None
    if asked not in persons:
        return View(last_viewer)
    return View(asked, curtain=asked != last_viewer)
