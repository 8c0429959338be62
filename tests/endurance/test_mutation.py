"""Every change that is judged to have no effect can still be made; and tests notice other changes.

`mutation.py` tries thousands of changes, for hours; with cosmic-ray installed, some are tried here, and with
`PINOCHLE_LONG=1` every change to the parts whose score is promised.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from itertools import takewhile
from typing import TYPE_CHECKING, Final

import pytest

from tests import programs

if sys.platform == "win32":
    pytest.skip("programs are changed and timed on Linux and macOS only", allow_module_level=True)

from tests.checks import some
from tests.endurance.mutants import ROOT, mutants, path_of
from tests.endurance.mutation import JUDGED

if TYPE_CHECKING:
    from collections.abc import Sequence

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
SMALL: Final = 6
"""The maximum number of tokens that a change removes, and that it adds."""
JUDGED_CHANGES: Final = [
    (module, line) for module, lines in tomllib.loads(JUDGED.read_text(encoding="utf-8")).items() for line in lines
]


def words_of(source: str) -> list[str]:
    """Return the tokens of some source, without the spaces between them."""
    return re.findall(r"\w+|[^\w\s]", source)


def is_near(changed: Sequence[str], source: Sequence[str]) -> bool:
    """Return whether one small change turns some part of the source into the changed tokens."""
    for at in range(len(source)):
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(changed, source[at:], strict=False)))
        if not same and len(changed) > SMALL:
            continue  # a long line must begin the same way
        for added in range(min(SMALL, len(changed) - same) + 1):
            rest = changed[same + added :]
            starts = range(at + same, at + same + SMALL + 1)
            if any(source[start : start + len(rest)] == rest for start in starts):
                return True
    return False


@pytest.mark.parametrize("module", sorted({module for module, _ in JUDGED_CHANGES}))
def test_the_changes_judged_equivalent_still_apply(module: str) -> None:
    source = words_of(path_of(f"pinochle_qt.{module}").read_text(encoding="utf-8"))
    lines = [line for title, line in JUDGED_CHANGES if title == module]
    assert [line for line in lines if not is_near(words_of(line), source)] == []


def test_faults_beyond_one_small_change_are_found() -> None:
    source = words_of("def sign(number: int) -> int:\n    return (number > 0) - (number < 0)\n")
    assert is_near(words_of("return (number >= 0) - (number < 0)"), source)
    assert not is_near(words_of("return (numbers >= 0) - (number <= 0)"), source)
    assert not is_near(words_of("return (number > 0) - (number < 0) if number is not None else other"), source)


def test_each_change_is_made_on_its_own() -> None:
    pytest.importorskip("cosmic_ray")
    module = "pinochle_qt.engine.seats"
    source = path_of(module).read_text(encoding="utf-8").splitlines()
    for mutant in some(list(mutants(module))[:20]):
        changed = mutant.source().splitlines()
        first, last = mutant.lines
        assert changed[: first - 1] + changed[last:] == source[: first - 1] + source[last:]
        assert changed[first - 1 : last] != source[first - 1 : last]


def test_tests_notice_small_changes_of_the_rules() -> None:
    pytest.importorskip("cosmic_ray")
    sample = [] if LONG else ["--sample", "3"]
    command = [sys.executable, "-m", "tests.endurance.mutation", "tricks", "scoring", "melds", *sample]
    done = programs.run(command, cwd=ROOT, limit=10 * 3600 if LONG else programs.LIMIT_S)
    assert done.returncode == 0, done.stdout + done.stderr
