"""No bytes at all can harm the program; those that once did are kept in `tests/data/fuzz`.

`fuzz.py` searches for more as long as you let it; `PINOCHLE_LONG=1` tries thousands here.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.endurance.fuzz_targets import TARGETS, try_out
from tests.endurance.made_up import mutated

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT: Final = Path(__file__).parents[1] / "data" / "fuzz"
CASES: Final = 5000 if os.environ.get("PINOCHLE_LONG") else 60
PATIENCE_S: Final = 20


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    """End a case that takes forever."""
    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: pytest.fail(f"it took more than {PATIENCE_S} seconds"))
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def limited() -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, PATIENCE_S)


@pytest.mark.parametrize("path", sorted(KEPT.glob("*/*")), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_inputs_once_found_are_harmless(path: Path) -> None:
    limited()
    try_out(TARGETS[path.parent.name], path.read_bytes())


# Qt logs what is wrong with a damaged JPEG as a warning; players are told by the program's own sentence
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.qt_log_level_fail("CRITICAL")) if name == "portrait" else name
        for name in TARGETS
    ],
)
def test_generated_files_are_harmless(name: str) -> None:
    target, chance = TARGETS[name], random.Random(name)
    seeds = list(target.seeds())
    for content in seeds:
        limited()
        try_out(target, content)
    for number in range(CASES):
        limited()
        content = mutated(chance.choice(seeds), seeds, chance)
        try:
            try_out(target, content)
        except Exception as error:
            raise AssertionError(f"case {number}: {content!r}") from error
