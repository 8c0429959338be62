"""Libraries find stand-ins for modules that the program has no use for, and everybody else finds the real ones."""

from __future__ import annotations

import os
import sys
from types import ModuleType

import pytest

from pinochle_qt.stand_ins import PLAIN_START, standing_in
from tests import programs

NAME = "uuid"
_VALUES = """
import sys
import pinochle_qt.light_msgspec
from datetime import UTC, datetime
from msgspec import Struct, json
class Card(Struct):
    at: datetime
    points: float | None = None
card = Card(datetime(2024, 2, 29, tzinfo=UTC), 1.5)
assert json.decode(json.encode(card), type=Card) == card
print(sorted({"decimal", "uuid"} & set(sys.modules)))
import decimal, uuid
print(decimal.Decimal("0.5") * 2, uuid.UUID(int=1).int)
"""


@pytest.fixture
def _unloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, NAME, raising=False)


@pytest.mark.usefixtures("_unloaded")
def test_a_stand_in_is_found_in_its_block_only() -> None:
    stand_in = ModuleType(NAME)
    with standing_in(stand_in):
        assert sys.modules[NAME] is stand_in
    assert NAME not in sys.modules


def test_a_module_that_is_loaded_already_needs_no_stand_in() -> None:
    with standing_in(ModuleType("sys")):
        assert sys.modules["sys"] is sys
    assert sys.modules["sys"] is sys


@pytest.mark.usefixtures("_unloaded")
def test_a_plain_start_has_no_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PLAIN_START, "1")
    with standing_in(ModuleType(NAME)):
        assert NAME not in sys.modules


@pytest.mark.parametrize(("plain", "loaded"), [("", "[]"), ("1", "['decimal', 'uuid']")])
def test_msgspec_reads_and_writes_as_ever_without_them(plain: str, loaded: str) -> None:
    done = programs.run([sys.executable, "-c", _VALUES], check=True, env=os.environ | {PLAIN_START: plain})
    assert done.stdout.splitlines() == [loaded, "1.0 1"]
