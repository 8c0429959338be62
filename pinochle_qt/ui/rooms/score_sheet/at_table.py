"""Who is in which seat in a deal of a score sheet, with their shapes and names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.features import people_rest
from pinochle_qt.engine.people import account_of, seating
from pinochle_qt.engine.rules import Rules  # noqa: TC001 - msgspec looks at the types of a structure
from pinochle_qt.ui.controls.choice_row import Choice
from pinochle_qt.words import text
from pinochle_qt.words.standing import account_mark

if TYPE_CHECKING:
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.scorekeeping.questions import Group


class AtTable(Struct, frozen=True):
    """Everyone at the table, given the dealer."""

    rules: Rules
    people: tuple[str, ...]
    dealer: int

    @property
    def seated(self) -> tuple[Person, ...]:
        """The person in each seat."""
        return seating(self.rules, len(self.people), self.dealer)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return text.seat_names(self.seated, self.people)

    def mark(self, seat: Seat) -> int:
        """Return the number of the shape of a seat; partners share a shape."""
        if side_count(self.rules) == self.rules.table.players:
            return account_mark(self.rules, account_of(self.rules, self.seated, seat))
        return side_of(self.rules, seat)

    def group_names(self, group: Group) -> str:
        """Return the names of those who share a number: ``Tom, Ann``."""
        return text.listed(self.names[seat] for seat in group)

    def seats(self, among: Group | None = None) -> tuple[Choice, ...]:
        """Return the seats that hold cards, as choices."""
        seats = range(self.rules.table.players) if among is None else among
        return tuple(Choice(seat, self.names[seat], self.mark(seat)) for seat in seats)

    def everybody(self) -> tuple[Choice, ...]:
        """Return everyone at the table, as choices."""
        if people_rest(self.rules):
            return tuple(
                Choice(person, name, account_mark(self.rules, person)) for person, name in enumerate(self.people)
            )
        return self.seats()
