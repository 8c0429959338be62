"""The parts of a header that can change after a game has begun: its title, what happened to it, and the people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.record.values import line_of, parts_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.record.values import Header, SeatSetup

AMENDED: Final = ("title", "practice", "undone", "copy_of")
"""The header keys whose value may change after the first card."""


def remarks(header: Header) -> dict[str, Any]:
    """Return the keys that may change, with their values, leaving out empty ones."""
    return {key: value for key in AMENDED if (value := getattr(header, key))}


def setups(people: Iterable[SeatSetup]) -> list[dict[str, str]]:
    """Return people as a header lists them."""
    return [{"name": setup.name, "player": setup.player} for setup in people]


def amended_line(text: str, header: Header) -> str:
    """Return a header line of the current version with the keys in `AMENDED` taken from this header.

    All other keys stay as they are, whether known or not.
    """
    parts = parts_of(text)
    amendments = remarks(header)
    for key in AMENDED:
        if key not in amendments:
            parts.pop(key, None)
    return line_of(parts | amendments)


def reseated_line(text: str, header: Header) -> str:
    """Return a header line of the current version with the people taken from this header, and all else as it is."""
    parts = parts_of(text)
    parts["seats"] = setups(header.seats)
    if header.people:
        parts["people"] = setups(header.people)
    return line_of(parts)
