"""Lets Expert play against the Expert of an older version, on the same cards.

    git worktree add ../former COMMIT
    (cd ../former && python3 packaging/start.py presets)  # compiles what it plays with
    PINOCHLE_FORMER=../former .venv/bin/python -m pinochle_qt match \\
        --preset single_deck_partnership --deals 400 --seed 3000 \\
        --a tests.benchmarks.former:PresentExpert --b tests.benchmarks.former:FormerExpert

The older version runs in a process of its own, from its own folder. Observations are sent to it by the names of types
and fields, and fields that it does not have yet are left out, so that any version with the same prompts can be used.
Both have the same time to think. Neither knows who the other is: each bids as it does against people.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

from pinochle_qt.ai.players.levels import make_player

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

FOLDER: Final = "PINOCHLE_FORMER"
"""The environment variable with the folder of the older version."""
PATIENCE: Final = 1.0
"""Seconds per decision: older versions use wall-clock time, and a busy machine should not make them play badly."""


def apart(value: object) -> object:
    """Convert a value to a form that JSON can hold, with the names of its types and fields."""
    kind = f"{type(value).__module__}:{type(value).__qualname__}"
    if isinstance(value, Enum):
        return {"kind": kind, "value": value.value}
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [apart(each) for each in value]
    names = getattr(value, "__struct_fields__", None) or getattr(value, "_fields", None)
    if names is not None:
        return {"kind": kind, "fields": {name: apart(getattr(value, name)) for name in names}}
    return value


def together(found: Any) -> Any:
    """Convert the result of `apart` back, with the types of this process; fields that they do not have are left out."""
    if isinstance(found, list):
        return tuple(map(together, found))
    if not isinstance(found, dict):
        return found
    module, _, name = found["kind"].partition(":")
    kind = getattr(import_module(module), name)
    if "value" in found:
        return kind(found["value"])
    known = getattr(kind, "__struct_fields__", None) or kind._fields
    return kind(**{name: together(each) for name, each in found["fields"].items() if name in known})


class PresentExpert:
    """The present Expert."""

    def __init__(self, seed: int) -> None:
        self._player = make_player("expert", seed)

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Answer within the same time as the older version."""
        return self._player.choose(observation, prompt, budget or PATIENCE)


class FormerExpert:
    """The Expert of the version in the folder given by the environment variable."""

    def __init__(self, seed: int) -> None:
        folder = Path(os.environ[FOLDER]).absolute()
        own = folder / ".venv" / "bin" / "python"
        self._process = subprocess.Popen(
            [str(own if own.exists() else sys.executable), __file__, str(seed)],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Ask the older version."""
        questions, answers = self._process.stdin, self._process.stdout
        if questions is None or answers is None:
            raise AssertionError("the process has both")
        print(json.dumps([apart(observation), apart(prompt), budget or PATIENCE]), file=questions, flush=True)
        action: SeatAction = together(json.loads(answers.readline()))
        return action

    def __del__(self) -> None:
        """End the process together with the player."""
        self._process.kill()
        self._process.communicate()


def answer(seed: int, questions: TextIO, answers: TextIO) -> None:
    """Answer questions until there are no more; this runs in the folder of the older version."""
    player = make_player("expert", seed)
    for line in questions:
        seen, prompt, budget = json.loads(line)
        action = player.choose(together(seen), together(prompt), budget)
        print(json.dumps(apart(action)), file=answers, flush=True)


if __name__ == "__main__":
    answer(int(sys.argv[1]), sys.stdin, sys.stdout)
