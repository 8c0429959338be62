"""Computer players need little stack: a program for Windows has 2,000,000 bytes of it, for each of its threads."""

from __future__ import annotations

import math
import os
import re
import sys
from typing import Final

import pytest

from pinochle_qt.ai.skill_names import SKILLS
from tests.ai.kernels import COMPILED, GIVEN, compiled_modules
from tests.programs import run

STACK: Final = 2_000_000
"""The stack of a program for Windows, in bytes."""
LARGEST: Final = 16_384
"""The most bytes that an array of one function may take."""
LOCAL_ARRAY: Final = re.compile(r"^  +(?!static)[\w ]*?\b(\w+) +\**(__pyx_[tv]_\w+)((?:\[\d+\])+);", re.MULTILINE)
PLAYING: Final = """
import sys, threading
from pinochle_qt.session.simulation import Simulation, play_match
from pinochle_qt.variants.presets import PRESETS

def play():
    _, preset, *players = sys.argv[1:]
    rules = PRESETS[preset]
    for player in players:
        play_match(Simulation(rules, preset, (player,) * rules.table.players, 1, seed=1, max_deals=1), 1)
        print(player, flush=True)

if sys.argv[1] == "thread":
    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
else:
    play()
"""


@pytest.mark.parametrize("name", COMPILED)
def test_no_function_of_a_compiled_module_has_a_large_array(name: str) -> None:
    if GIVEN in os.environ:
        pytest.skip("the modules were compiled on another system, which tests this")
    [source] = compiled_modules().parents[1].glob(f"temp/**/{name}.c")
    arrays = LOCAL_ARRAY.findall(source.read_text(encoding="utf-8"))
    sizes = {
        f"{kind} {name}{lengths}": 8 * math.prod(map(int, re.findall(r"\d+", lengths)))
        for kind, name, lengths in arrays
    }
    assert {array: size for array, size in sizes.items() if size > LARGEST} == {}


@pytest.mark.parametrize(
    ("place", "preset"), [("main", "single_deck_partnership"), ("thread", "bicycle_two_handed_48")]
)
def test_players_of_every_level_play_within_the_stack_of_windows(place: str, preset: str) -> None:
    players = ["random", *(f"computer:{skill}" for skill in SKILLS if skill != "random")]
    limit = f'ulimit -s {STACK // 1024} && exec "$0" "$@"'
    limited = [] if sys.platform == "win32" else ["/bin/sh", "-c", limit]
    done = run([*limited, sys.executable, "-c", PLAYING, place, preset, *players])
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, players, "")
