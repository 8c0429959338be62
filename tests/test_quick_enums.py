"""Enumerations that are built quickly are those that `enum` builds."""

from __future__ import annotations

import enum
import os
import sys
from enum import KEEP, Enum, Flag, IntEnum, IntFlag
from typing import Any, Final

import pytest

from pinochle_qt.quick_enums import enumeration
from pinochle_qt.stand_ins import PLAIN_START
from tests import programs

MEMBERS: Final[tuple[dict[str, int], ...]] = (
    {},
    {"NONE": 0},
    {"ONE": 1, "TWO": 2, "COUPLE": 2, "NONE": 0, "EIGHT": 8, "DOZEN": 12, "FOUR": 4},
    {"LAST": -1, "FIRST": 5, "LARGE": 1 << 31},
    {"THREE": 3, "ONE": 1},
)
_TOLD = """
import pinochle_qt.ui
from enum import Enum, EnumType, Flag
from PySide6 import QtCore, QtGui, QtWidgets
found = {Enum: []}
for module in (QtCore, QtGui, QtWidgets):
    for scope in (module, *(getattr(module, name) for name in dir(module))):  # loads all classes
        for name in dir(scope) if isinstance(scope, (type, type(module))) else ():
            each = getattr(scope, name, None)
            if isinstance(each, EnumType) and each not in found:
                found[each] = [(key, member.value, repr(member)) for key, member in each.__members__.items()]
                print(each.__module__, each.__qualname__, each.__mro__, [*each], found[each])
                print(repr(each(7)) if issubclass(each, Flag) and each.__members__ else each.__doc__)
print("_create_quickly" in repr(EnumType._create_))
"""


@pytest.mark.parametrize("base", [Enum, IntEnum, Flag, IntFlag])
@pytest.mark.parametrize("members", MEMBERS, ids=str)
def test_an_enumeration_is_the_one_that_enum_builds(base: Any, members: dict[str, int]) -> None:
    slow: Any = base("Numbers", list(members.items()), boundary=KEEP)
    quick: Any = enumeration(base, "Numbers", members)
    vars(enum)["_test_simple_enum"](slow, quick)  # Python's own comparison of two ways to build the same
    assert vars(slow).keys() == vars(quick).keys()
    assert [repr(member) for member in quick] == [repr(member) for member in slow]
    assert {name: repr(member) for name, member in quick.__members__.items()} == {
        name: repr(member) for name, member in slow.__members__.items()
    }
    for value in members.values():
        assert (repr(quick(value)), str(quick(value)), hash(quick(value))) == (
            repr(slow(value)),
            str(slow(value)),
            hash(slow(value)),
        )


@pytest.mark.parametrize("base", [Flag, IntFlag])
@pytest.mark.parametrize(
    "members",
    [
        {"LEFT": 1, "RIGHT": 2, "SIDES": 3, "TOP": 16, "BOTTOM": 8, "NONE": 0},
        {"TAB": 1, "CLICK": 2, "STRONG": 11, "WHEEL": 15},  # bits without a member of their own
    ],
    ids=str,
)
def test_flags_combine_as_those_that_enum_builds(base: Any, members: dict[str, int]) -> None:
    slow: Any = base("Sides", list(members.items()), boundary=KEEP)
    quick: Any = enumeration(base, "Sides", members)
    for value in range(40):
        assert (repr(quick(value)), repr(~quick(value))) == (repr(slow(value)), repr(~slow(value)))
        assert [member.name for member in quick(value)] == [member.name for member in slow(value)]


def test_all_enumerations_of_qt_are_those_of_a_plain_start() -> None:
    told = {
        plain: programs.run(
            [sys.executable, "-c", _TOLD], check=True, env=os.environ | {PLAIN_START: plain}
        ).stdout.splitlines()
        for plain in ("", "1")
    }
    assert len(told[""]) > 1200
    assert told[""][:-1] == told["1"][:-1]
    assert (told[""][-1], told["1"][-1]) == ("True", "False")
