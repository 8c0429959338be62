"""How files of older versions name and value the options of the rules, brought to those of today a version at a time.

Records, files of rules and settings hold options, and all of them carry the same `VERSION`. To change an option that
is in such files already:

1. Add one to `VERSION`.
2. Write a small function for the step and add it to `_STEPS`. It gets the options of a file of the version before, by
   dotted names, and returns them as the next version has them. A record holds nearly every option, rules of one's own
   only those that differ from their preset: whatever is not there stays away. Values have not been looked at yet, and
   may be anything that JSON can say: a step moves them, and what is wrong with them is found afterward.
3. A commitment is a hash over the rules as they were called when it was made: let `session/promise.py` take it over
   those. Version 1 had none.
4. Keep files of the old version in `tests/data`, in a folder named after it; its tests read them forever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Options: TypeAlias = dict[str, object]

VERSION: Final = 2
"""What this program writes; it reads every version from 1."""


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
"""Numbers of the players' own that took the place of another option's, which can have any number itself since."""
_ROUNDHOUSE_IN_1: Final = 240
"""What the melds of a roundhouse count; the number of the players' own was what it counts on top of them."""


def _to_2(options: Options) -> Options:
    now = {key: value for key, value in options.items() if key not in _MERGED_IN_2}
    for own, merged in _MERGED_IN_2.items():
        value = options.get(own)
        if own == "melds.own_roundhouse" and type(value) is int:
            value += _ROUNDHOUSE_IN_1
        if value is not None:
            now[merged] = value
    return now


_STEPS: Final[tuple[Callable[[Options], Options], ...]] = (_to_2,)
"""What leads from each version to the next one, beginning with version 1."""


def updated(options: Mapping[str, object], version: int) -> Options:
    """Return options of a file of this version, by dotted names, as today's version has them."""
    now = dict(options)
    for step in _STEPS[version - 1 :]:
        now = step(now)
    return now


def updated_groups(groups: Mapping[str, object], version: int) -> dict[str, object]:
    """Return options that stand in groups, `{group: {option: value}}`, as today's version has them.

    What has another shape stays as it is.
    """
    whole = {group: values for group, values in groups.items() if isinstance(values, dict) and "." not in group}
    now: dict[str, dict[str, object]] = {group: {} for group in whole}
    options = {f"{group}.{name}": value for group, values in whole.items() for name, value in values.items()}
    for key, value in updated(options, version).items():
        group, _, name = key.partition(".")
        now.setdefault(group, {})[name] = value
    return {**groups, **now}
