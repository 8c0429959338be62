"""Builds enumerations as Python's `enum` does, in a fifth of the time.

PySide has 200 of Qt's enumerations built before the first frame, with 2,400 members, and nearly all of them are never
used. `enum` checks every member for what matters only in classes that people write.
"""

from __future__ import annotations

import os
from enum import KEEP, Enum, EnumType, Flag, IntEnum, IntFlag
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.stand_ins import PLAIN_START

if TYPE_CHECKING:
    from collections.abc import Mapping

_BASES: Final = (Enum, IntEnum, Flag, IntFlag)
_OPTIONS: Final = {"module": None, "qualname": None, "type": None, "start": 1, "boundary": KEEP}
"""What PySide says of every enumeration, besides its base, its name and its members."""
_create: Final[Any] = vars(EnumType)["_create_"]


def build_quickly() -> None:
    """From now on, build PySide's enumerations quickly, unless libraries are to do what they do in other programs."""
    if not os.environ.get(PLAIN_START):
        EnumType._create_ = _create_quickly  # type: ignore[attr-defined]


def _create_quickly(base: type[Enum], class_name: str, names: Any, **options: Any) -> type[Enum]:
    """Return a new enumeration: one of PySide's is built here, every other one by `enum`."""
    if base in _BASES and type(names) is list and options == _OPTIONS:
        members = {name: value for name, value in names if type(value) is int}
        if len(members) == len(names) and members.keys().isdisjoint(_reserved(base)):
            return enumeration(base, class_name, members)
    created: type[Enum] = _create(base, class_name, names, **options)
    return created


def enumeration(base: type[Enum], class_name: str, members: Mapping[str, int]) -> type[Enum]:
    """Return an enumeration with these members, whose names must not be those of attributes or begin with "_"."""
    body = {name: each.copy() if type(each) in (dict, list) else each for name, each in _empty(base).items()}
    made: Any = type.__new__(EnumType, class_name, (base,), body)
    names, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    values = getattr(made, "_hashable_values_", [])  # of Python 3.13.1 and later
    is_flag, is_int = issubclass(base, Flag), issubclass(base, int)
    all_flags = single_flags = 0
    for name, value in members.items():
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = int.__new__(made, value) if is_int else object.__new__(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(names)
            values.append(value)
            is_single = value and not value & value - 1
            if not is_flag or is_single:
                names.append(name)
            if is_flag:
                all_flags |= value
                single_flags |= value if is_single else 0
        by_name[name] = member
        type.__setattr__(made, name, member)
    if is_flag:
        if hasattr(made, "_singles_mask_"):
            made._flag_mask_, made._singles_mask_ = all_flags, single_flags
        else:  # the first releases of Python 3.11
            made._flag_mask_ = single_flags
        made._all_bits_ = 2 ** all_flags.bit_length() - 1
        singles = [by_name[name]._value_ for name in names]
        if singles != sorted(singles):
            made._iter_member_ = made._iter_member_by_def_
    return made  # type: ignore[no-any-return]


@cache
def _empty(base: type[Enum]) -> dict[str, Any]:
    """Return what `enum` puts into an enumeration without members."""
    empty = _create(base, "Empty", [], **_OPTIONS)
    return {name: value for name, value in vars(empty).items() if name != "__module__"}


@cache
def _reserved(base: type[Enum]) -> frozenset[str]:
    """Return the names that `enum` treats in a way of its own when they are given to members."""
    return frozenset(name for each in base.__mro__ for name in vars(each))
