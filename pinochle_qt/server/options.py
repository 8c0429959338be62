"""What a host can choose for his table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from pinochle_qt.ai.skill_names import HOUSE


class TableOptions(Struct, frozen=True):
    """What holds for everybody at a table."""

    clock: Literal[0, 15, 30, 60] = 0
    """The seconds that a person has for a decision, before a computer player makes it; 0 for as many as he likes."""
    hints: bool = False
    """Whether people may ask what a good player would do; the others are told."""
    spectators: bool = True
    """Whether guests without a seat may watch."""
    fill: bool = True
    """Whether computer players take the seats that are still free at the first deal."""
    level: Literal["novice", "easy", "steady", "strong", "expert"] = HOUSE
    """How well the computer players play who take free seats and hold the cards of people who are away."""
    next_deal: Literal["host", "ready", "auto"] = "ready"
    """When the next deal begins: when the host says so, also when everybody is ready, also after a while."""
    forced: Literal["no", "last", "all"] = "last"
    """Which cards are played by themselves: none, the last one of a hand, or each that is the only possible one."""

    def changed(self, changes: dict[str, Any]) -> TableOptions:
        """Return options in which some have other values; unknown ones are ignored.

        Raises:
            msgspec.ValidationError: there is no such value.
        """
        known = {name: value for name, value in changes.items() if name in self.__struct_fields__}
        return msgspec.convert(msgspec.structs.asdict(self) | known, TableOptions)
