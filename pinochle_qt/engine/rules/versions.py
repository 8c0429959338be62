"""Migrating the options of the rules in files of older versions to today's names and values, one version at a time.

Rule files and settings carry this `VERSION`; records have a version of their own, and `pinochle_qt.record.migrations`
knows which options are in it. To change an option that such files already contain:

1. Add one to `VERSION`, and to that of records.
2. Write a small function for the step and add it to `_STEPS`. It gets the options of a file of the previous version, by
   their dotted names, and returns them as the next version has them. A record contains nearly every option, a player's
   own rules only those that differ from their preset: options that are missing stay missing. Values have not been
   checked yet and may be anything that JSON allows: a step only moves them, and faults are found afterward.
3. A commitment is a hash of the rules with the names they had when it was made: make `session/dealing/commitment.py`
   hash those. Version 1 had no commitments.
4. Keep files of the old version in `tests/data`, in a folder named after it; the tests go on reading them forever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Options: TypeAlias = dict[str, object]

VERSION: Final = 2
"""The version that this program writes; it reads every version from 1 on."""


_MERGED_IN_2: Final = {
    "auction.own_under_the_gun_min": "auction.under_the_gun_min",
    "auction.own_increment": "auction.increment",
    "auction.own_big_step_from": "auction.big_step_from",
    "auction.own_big_step": "auction.big_step",
    "melds.own_run": "melds.run_value",
    "melds.own_pinochle": "melds.pinochle_value",
    "melds.own_dix": "melds.dix_value",
    "melds.own_extra": "melds.extra_king_queen",
    "melds.own_roundhouse": "melds.roundhouse_value",
    "scoring.own_last_trick": "scoring.last_trick",
    "match.own_target_raise": "match.target_raise",
}
"""Options for players' own numbers, each with the option it replaced, which now accepts any number itself."""
_ROUNDHOUSE_IN_1: Final = 240
"""The value of the melds in a roundhouse; in version 1, players set the bonus on top of them."""


def _to_2(options: Options) -> Options:
    migrated = {key: value for key, value in options.items() if key not in _MERGED_IN_2}
    for own, merged in _MERGED_IN_2.items():
        value = options.get(own)
        if own == "melds.own_roundhouse" and type(value) is int:
            value += _ROUNDHOUSE_IN_1
        if value is not None:
            migrated[merged] = value
    return migrated


_STEPS: Final[tuple[Callable[[Options], Options], ...]] = (_to_2,)
"""The step from each version to the next one, beginning with version 1."""


def updated(options: Mapping[str, object], version: int) -> Options:
    """Return the options of a file of this version, by dotted names, migrated to the current version."""
    migrated = dict(options)
    for step in _STEPS[version - 1 :]:
        migrated = step(migrated)
    return migrated


def updated_groups(groups: Mapping[str, object], version: int) -> dict[str, object]:
    """Return grouped options, `{group: {option: value}}`, migrated to the current version.

    Anything with another structure stays as it is.
    """
    well_formed = {group: values for group, values in groups.items() if isinstance(values, dict) and "." not in group}
    migrated: dict[str, dict[str, object]] = {group: {} for group in well_formed}
    options = {f"{group}.{name}": value for group, values in well_formed.items() for name, value in values.items()}
    for key, value in updated(options, version).items():
        group, _, name = key.partition(".")
        migrated.setdefault(group, {})[name] = value
    return {**groups, **migrated}
