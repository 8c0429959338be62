"""What a header says about a game that has begun: its title, and what became of it. All else about it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw
from msgspec.json import Decoder, Encoder

if TYPE_CHECKING:
    from pinochle_qt.record.values import Header

AMENDED: Final = ("title", "practice", "undone")
"""The keys that may say something else later than at the first card."""
_DECODER: Final = Decoder(dict[str, Raw])
_ENCODER: Final = Encoder()


def remarks(header: Header) -> dict[str, Any]:
    """Return the keys that may be amended, where they say something."""
    return {key: value for key in AMENDED if (value := getattr(header, key))}


def amended_line(text: str, header: Header) -> str:
    """Return the line of a header in today's version so that it says of `AMENDED` what this header says.

    Every other key is as it was, known or not.
    """
    parts: dict[str, Any] = dict(_DECODER.decode(text))
    said = remarks(header)
    for key in AMENDED:
        if key not in said:
            parts.pop(key, None)
    return _ENCODER.encode(parts | said).decode()
