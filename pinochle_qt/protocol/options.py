"""What the host of a table decides about it: the `options` of `people`, and of `manage` for those that change."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from pinochle_qt.protocol.messages import PHRASES

PHRASE_LETTERS: Final = 24
"""The greatest length of a phrase."""
Clock: TypeAlias = Literal[0, 15, 30, 60]
"""Seconds for a decision, after which a computer player makes it; 0 means no limit."""
CLOCKS: Final[tuple[Clock, ...]] = get_args(Clock)
TablePhrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=PHRASE_LETTERS)]
Phrases: TypeAlias = Annotated[tuple[TablePhrase, ...], Meta(max_length=PHRASES)]


class TableOptions(Struct, frozen=True):
    """The options of a table, with their defaults."""

    clock: Clock = 0
    hints: bool = False
    """Whether people may ask for hints, which the others are told."""
    spectators: bool = True
    """Whether guests without a place see the table."""
    fill: bool = True
    """Whether computer players take free places, and hold the cards of whoever is away."""
    phrases: Phrases = ()
    """What people can say with one touch; if empty, the usual phrases in the language of each guest."""


def options_from(values: dict[str, Any]) -> TableOptions:
    """Return the options in a message; what is missing or unusable has its default."""
    usable = {}
    for field in msgspec.structs.fields(TableOptions):
        try:
            usable[field.name] = msgspec.convert(values[field.name], field.type)
        except (KeyError, msgspec.ValidationError):
            continue
    return TableOptions(**usable)
