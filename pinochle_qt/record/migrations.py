"""Migrate headers of older versions to the current one when they are read; other lines are the same in all versions.

Changes of options are described in `pinochle_qt.engine.rules.versions`, along with how to add a version. A header key
that gets a meaning in a later version belongs in `_SINCE`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, Raw
from msgspec.json import Decoder, Encoder

from pinochle_qt.engine.rules import to_json
from pinochle_qt.engine.rules.versions import VERSION, updated_groups
from pinochle_qt.record.values import LineError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.record.values import Header

_SINCE: Final = {"generator": 2, "commitment": 2, "seeds": 2, "packs": 2, "title": 2, "practice": 2, "undone": 2}
"""The first version in which a key has a meaning; in older files it counts as an unknown key."""
_DECODER: Final = Decoder(dict[str, Raw])
_ENCODER: Final = Encoder()


def updated_header(data: Mapping[str, Any], version: int) -> dict[str, Any]:
    """Return the unchecked keys and values of a header of this version, migrated to the current version."""
    known, rules = _known_in(data, version), data.get("rules")
    return known | {"rules": updated_groups(rules, version)} if isinstance(rules, dict) else known


def updated_line(text: str, header: Header) -> str:
    """Return the line of a header in the current version, with all unknown keys left as they are.

    Raises:
        LineError: if it contains something that cannot be written again.
    """
    try:
        parts = _DECODER.decode(text)
    except DecodeError:
        raise LineError("text that isn't Unicode", "a header that can be written again") from None
    version = int(bytes(parts["version"]))
    if version == VERSION:
        return text
    migrated: dict[str, Any] = _known_in(parts, version) | {"version": VERSION, "rules": to_json(header.rules)}
    return _ENCODER.encode(migrated).decode()


def _known_in(data: Mapping[str, Any], version: int) -> dict[str, Any]:
    return {key: value for key, value in data.items() if _SINCE.get(key, 1) <= version}
