"""What the host of a table decides about it: the `options` of `people`, and of `manage` for those that change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from pinochle_qt.ai.skill_names import HOUSE
from pinochle_qt.names import tidied

if TYPE_CHECKING:
    from collections.abc import Mapping

PHRASES: Final = 12
"""How many phrases a table has at most."""
LONGEST_PHRASE: Final = 24
"""The greatest length of what people can say at the table, in letters."""
Clock: TypeAlias = Literal[0, 20, 40]
CLOCKS: Final[tuple[Clock, ...]] = get_args(Clock)
_FormerClock: TypeAlias = Literal[15, 30, 60]
_INSTEAD: Final[dict[int, Clock]] = {15: 20, 30: 40, 60: 40}
"""What stands for the choices of earlier versions, which had no reserve."""
RESERVE: Final = 120
"""The seconds that each person has in a match beyond those for each decision, if there is a clock."""
Phrases: TypeAlias = Annotated[tuple[Annotated[str, Meta(max_length=LONGEST_PHRASE)], ...], Meta(max_length=PHRASES)]


class TableOptions(Struct, frozen=True):
    """What holds for everybody at a table."""

    clock: Clock | _FormerClock = 0
    """The seconds that a person has for a decision before his reserve is used, and a computer player makes it once that
    is gone; 0 for as many as he likes."""
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
    phrases: Phrases = ()
    """What people can say with one touch; if empty, the usual phrases in the language of each guest."""

    def __post_init__(self) -> None:
        """Take over the clock of an earlier version."""
        if self.clock in _INSTEAD:
            msgspec.structs.force_setattr(self, "clock", _INSTEAD[self.clock])

    def changed(self, changes: dict[str, Any]) -> TableOptions:
        """Return options in which some have other values; unknown ones are ignored.

        Raises:
            msgspec.ValidationError: there is no such value.
        """
        known = {name: value for name, value in changes.items() if name in self.__struct_fields__}
        found = msgspec.convert(msgspec.structs.asdict(self) | known, TableOptions)
        phrases = tuple(dict.fromkeys(filter(None, map(tidied, found.phrases))))
        return found if phrases == found.phrases else msgspec.structs.replace(found, phrases=phrases)


def options_from(values: Mapping[str, Any]) -> TableOptions:
    """Return the options among these values; what is missing or unusable has its default."""
    options = TableOptions()
    for name, value in values.items():
        try:
            options = options.changed({name: value})
        except msgspec.ValidationError:
            continue
    return options
