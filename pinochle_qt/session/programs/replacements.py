"""How often a computer player has decided in place of a program, as the record of a match tells."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.people import seated_now
from pinochle_qt.session.seating import is_known

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.replay import RecordedGame


def replacements(recorded: RecordedGame) -> Mapping[Person, int]:
    """Return how many of its decisions somebody else made, for each program at the table of which there are any."""
    everybody, found = recorded.header.everybody, Counter[int]()
    for each in recorded.steps:
        action = each.step.action
        if each.by and not isinstance(action, DealCards):
            person = seated_now(recorded.game.rules, each.step.before)[action.seat]
            if not is_known(everybody[person]):
                found[person] += 1
    return found
