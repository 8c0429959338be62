"""Feeds made-up files to everything that reads files. This is a command, not a test.

    .venv/bin/python -m tests.endurance.fuzz --seconds 600 [--blind] [TARGET ...]
    .venv/bin/python -m tests.endurance.fuzz --each [TARGET ...]

The seconds are for each target (`TARGETS` in `fuzz_targets.py`). If atheris is installed (`.venv/bin/pip install
atheris`; nothing else needs it), coverage guides the search. Without it, or with `--blind`, cases are purely random,
and many times as many are tried. With `--each`, every value of every good file is changed in turn, however long that
takes: random changes rarely hit the one number that matters among the thousand in a long file.

A case may take `PATIENCE_S` seconds, and a process `MOST_MIB` of memory. Failures are stored in `build/fuzz`, one case
for each place that fails; add a small one of them to `tests/data/fuzz/TARGET`, where it remains as a test.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import FrameType

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "fuzz"
PATIENCE_S: Final = 5
MOST_MIB: Final = 2048
BETWEEN_NOTES_S: Final = 1


class TooSlow(Exception):
    """A case took longer than allowed."""


class Log:
    """What a process has tried and found, saved every now and then, because the process may end without warning."""

    def __init__(self, name: str) -> None:
        self.folder = KEPT / name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.begin = time.monotonic()
        self.cases = 0
        self._noted = self.begin
        self.slowest = 0.0
        self.found: dict[str, str] = {}

    def tried(self, content: bytes, try_out: Callable[[bytes], None]) -> None:
        """Try a case."""
        begin = time.monotonic()
        signal.setitimer(signal.ITIMER_REAL, PATIENCE_S)
        try:
            try_out(content)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            self._note(f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}", content, error)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.slowest = max(self.slowest, time.monotonic() - begin)
        self.cases += 1
        if time.monotonic() > self._noted + BETWEEN_NOTES_S:
            self.note()

    def _note(self, where: str, content: bytes, error: Exception) -> None:
        path = self.folder / f"found-{where.replace(' ', '-')}"
        if where not in self.found or len(content) < path.stat().st_size:
            self.found[where] = str(error)[:200]
            path.write_bytes(content)

    def note(self) -> None:
        """Save the progress."""
        self._noted = time.monotonic()
        seconds = self._noted - self.begin
        progress = {
            "cases": self.cases,
            "seconds": seconds,
            "slowest": self.slowest,
            "most": memory_used(),
            "found": self.found,
        }
        (self.folder / "log.json").write_text(json.dumps(progress), encoding="utf-8")


def fuzz_each(name: str) -> None:
    """Change every value of every good file in turn, in this process."""
    limit_memory()
    signal.signal(signal.SIGALRM, too_slow)
    from tests.endurance.fuzz_targets import TARGETS, try_out
    from tests.endurance.made_up import changed_once

    target, log = TARGETS[name], Log(name)
    for seed in target.seeds():
        for case in changed_once(seed):
            log.tried(case, lambda content: try_out(target, content))
    log.note()


def fuzz(name: str, seconds: float, seed: int, *, blind: bool) -> None:
    """Try cases for the given time, in this process."""
    limit_memory()
    signal.signal(signal.SIGALRM, too_slow)
    if not blind and importlib.util.find_spec("atheris") is not None:
        fuzz_guided(name, seconds, seed)
        return
    from tests.endurance.fuzz_targets import TARGETS, try_out
    from tests.endurance.made_up import mutated

    target, log, chance = TARGETS[name], Log(name), random.Random(seed)
    seeds = list(target.seeds())
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        log.tried(mutated(chance.choice(seeds), seeds, chance), lambda content: try_out(target, content))
    log.note()


def fuzz_guided(name: str, seconds: float, seed: int) -> None:
    """Try cases for the given time; those that reach new code are changed further."""
    import atheris

    with atheris.instrument_imports(include=["pinochle_qt"]):
        from tests.endurance.fuzz_targets import TARGETS, try_out
        from tests.endurance.made_up import LONGEST, mutated

    target, log, corpus = TARGETS[name], Log(name), KEPT / name / "corpus"
    seeds: Sequence[bytes] = target.seeds()
    corpus.mkdir(exist_ok=True)
    for at, content in enumerate(seeds):
        (corpus / f"seed-{at}").write_bytes(content)

    def change(content: bytes, most: int, number: int) -> bytes:
        chance = random.Random(number)
        if chance.random() < 0.2:
            return bytes(atheris.Mutate(content, most))
        return mutated(content, seeds, chance)[:most]

    options = [f"-max_total_time={seconds:.0f}", f"-max_len={LONGEST}", f"-seed={seed}", "-verbosity=0"]
    atheris.Setup(
        [name, *options, str(corpus)],
        lambda content: log.tried(content, lambda case: try_out(target, case)),
        custom_mutator=change,
    )
    atheris.Fuzz()


def too_slow(*_: int | FrameType | None) -> None:
    """Abort a case."""
    raise TooSlow(f"it took more than {PATIENCE_S} seconds")


def limit_memory() -> None:
    """Make a case fail if it uses too much memory."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MOST_MIB << 20, MOST_MIB << 20))


def memory_used() -> float:
    """Return the peak memory of this process in MiB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> int:
    """Fuzz each target in a process of its own, one after another; return 1 if something was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="default: all")
    parser.add_argument("--seconds", type=float, default=60, help="for each target (default: 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blind", action="store_true", help="purely random, without coverage")
    parser.add_argument("--each", action="store_true", help="change every value of the good files in turn")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here and given.each:
        fuzz_each(given.targets[0])
        return 0
    if given.here:
        fuzz(given.targets[0], given.seconds, given.seed, blind=given.blind)
        return 0
    from tests.endurance.fuzz_targets import TARGETS  # not above, because a guided run must instrument this import

    table = Table("Target", "Cases", "Cases/s", "Slowest, s", "Memory, MiB", "Found", box=box.SIMPLE)
    found: list[str] = []
    cases = 0
    for name in given.targets or TARGETS:
        Log(name).note()
        arguments = [name, "--seconds", str(given.seconds), "--seed", str(given.seed), "--here"]
        arguments += ["--blind"] * given.blind + ["--each"] * given.each
        variables = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-m", "tests.endurance.fuzz", *arguments]
        done = subprocess.run(command, cwd=ROOT, env=variables, stderr=subprocess.DEVNULL, check=False)
        if done.returncode:
            found.append(f"{name}: the process ended with {done.returncode}; run it with --here to see why")
        log = json.loads((KEPT / name / "log.json").read_text(encoding="utf-8"))
        rate = log["cases"] / max(log["seconds"], 1e-9)
        figures = [f"{log['cases']:,}", f"{rate:.0f}", f"{log['slowest']:.2f}", f"{log['most']:.0f}"]
        table.add_row(name, *figures, str(len(log["found"])))
        cases += log["cases"]
        found += [f"{name}: {where}: {what}" for where, what in log["found"].items()]
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{cases:,} cases; each may take {PATIENCE_S} s, and a process {MOST_MIB} MiB.")
    for line in found:
        console.print(line, markup=False)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
