"""Migrate headers with options of older versions when they are read; other lines are the same in all versions.

Changes of options are described in `pinochle_qt.engine.rules.versions`, along with how to add a version of them. A
record then gets a new version too, which `_OPTIONS` maps to theirs. A header key that gets a meaning in a later version
belongs in `_SINCE`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError

from pinochle_qt.engine.rules import to_json
from pinochle_qt.engine.rules.versions import VERSION as OPTIONS_VERSION
from pinochle_qt.engine.rules.versions import updated_groups
from pinochle_qt.record.values import LineError, line_of, parts_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.record.values import Header

_SINCE: Final = dict.fromkeys(
    ("generator", "commitment", "seeds", "packs", "title", "practice", "undone", "copy_of"), 2
)
"""The first version in which a key has a meaning; in older files it counts as an unknown key."""
_OPTIONS: Final = {1: 1, 2: 2, 3: 2, 4: 2}
"""By version of records, the version of the options in them."""
_UPDATED: Final = min(version for version, options in _OPTIONS.items() if options == OPTIONS_VERSION)
"""What games with older options become. Later versions stay, because games are played on as they were begun."""


def updated_header(data: Mapping[str, Any], version: int) -> dict[str, Any]:
    """Return the unchecked keys and values of a header of this version, with the options of today."""
    known, rules = _known_in(data, version) | {"version": max(version, _UPDATED)}, data.get("rules")
    return known | {"rules": updated_groups(rules, _OPTIONS[version])} if isinstance(rules, dict) else known


def updated_line(text: str, header: Header) -> str:
    """Return the line of a header with the options of today, and with all unknown keys left as they are.

    Raises:
        LineError: if it contains something that cannot be written again.
    """
    try:
        parts = parts_of(text)
    except DecodeError:
        raise LineError("text that isn't Unicode", "a header that can be written again") from None
    version = int(bytes(parts["version"]))
    if version >= _UPDATED:
        return text
    migrated: dict[str, Any] = _known_in(parts, version) | {"version": _UPDATED, "rules": to_json(header.rules)}
    return line_of(migrated)


def _known_in(data: Mapping[str, Any], version: int) -> dict[str, Any]:
    return {key: value for key, value in data.items() if _SINCE.get(key, 1) <= version}
