"""What has been taken in tricks so far, as far as everybody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.labels import Word
from pinochle_qt.ui.words.standing import counts_are_open, parties, seat_mark, taken_by

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat


class SideSum(NamedTuple):
    """One line: the names of a party's players, their mark, and their points."""

    names: str
    mark: int
    points: str

    def __str__(self) -> str:
        return f"{self.names}: {self.points}"


def side_sums(
    seen: Observation, names: Sequence[str], points_of: Callable[[Observation, Sequence[Seat]], int] = taken_by
) -> tuple[SideSum, ...]:
    """Return the points of each party, the viewer's first: those taken in tricks, or what `points_of` counts."""
    return tuple(
        SideSum(
            text.listed(text.you_first(names[seat] for seat in sorted(party))),
            seat_mark(seen, party[0]),
            text.points(points_of(seen, party), seen.rules),
        )
        for party in parties(seen)
    )


def pile_text(seen: Observation, seat: Seat, names: Sequence[str]) -> str:
    """Return what the trick pile of a seat holds, and what each party has taken if the rules let players know."""
    count = seen.tricks_won(seat)
    unit = Word.UNIT_TRICK() if count == 1 else Word.UNIT_TRICKS()
    if not counts_are_open(seen):
        return f"{names[seat]}: {count} {unit}"
    worth = text.points_named(taken_by(seen, (seat,)), seen.rules)
    return "\n".join(
        [
            f"{names[seat]}: {text.listed((f'{count} {unit}', worth))}",
            f"{Word.TAKEN_SO_FAR()}:",
            *map(str, side_sums(seen, names)),
        ]
    )
