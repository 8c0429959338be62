"""Deals run without a fault, with and without the window, and an idle table does nothing.

`soak.py` goes on as long as you let it; `PINOCHLE_LONG=1` plays hundreds of deals here, and tests the idle table.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import pytest

from pinochle_qt.variants.presets import PRESETS
from tests import programs
from tests.endurance.soak import play_deals

ROOT: Final = Path(__file__).parents[2]
LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))


def soak(*words: str) -> None:
    """Run the command, and check that it finds nothing wrong."""
    command = [sys.executable, "-m", "tests.endurance.soak", *words]
    done = programs.run(command, cwd=ROOT, limit=3600 if LONG else programs.LIMIT_S)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_deals_in_the_window_leave_no_warning_and_complete_records() -> None:
    soak("window", "--deals", "500" if LONG else "2")


@pytest.mark.parametrize("preset", PRESETS)
def test_random_deals_lose_no_card_and_no_point(preset: str) -> None:
    assert play_deals(PRESETS[preset], 7, 400 if LONG else 3)


@pytest.mark.skipif(not LONG or sys.platform != "linux", reason="it rests for minutes, and asks Linux what it did")
def test_an_idle_table_does_nothing() -> None:
    soak("idle")
