"""The parts of a header that can change after a game has begun: its title, and what happened to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw
from msgspec.json import Decoder, Encoder

if TYPE_CHECKING:
    from pinochle_qt.record.values import Header

AMENDED: Final = ("title", "practice", "undone")
"""The header keys whose value may change after the first card."""
_DECODER: Final = Decoder(dict[str, Raw])
_ENCODER: Final = Encoder()


def remarks(header: Header) -> dict[str, Any]:
    """Return the keys that may change, with their values, leaving out empty ones."""
    return {key: value for key in AMENDED if (value := getattr(header, key))}


def amended_line(text: str, header: Header) -> str:
    """Return a header line of the current version with the keys in `AMENDED` taken from this header.

    All other keys stay as they are, whether known or not.
    """
    parts: dict[str, Any] = dict(_DECODER.decode(text))
    amendments = remarks(header)
    for key in AMENDED:
        if key not in amendments:
            parts.pop(key, None)
    return _ENCODER.encode(parts | amendments).decode()
