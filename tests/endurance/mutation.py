"""Breaks the program in small ways, one at a time, and counts how many its tests notice. This is a command, not a test.

    .venv/bin/pip install cosmic-ray  # nothing else needs it
    .venv/bin/python -m tests.endurance.mutation tricks scoring melds

It prints the score and each change that no test noticed, and resumes where it was stopped unless the modules have
changed. A survivor is either a gap in the tests or a change without any effect; `judged.toml` lists those known to be
the latter, with the reasons.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from system import needs

    needs("break the program", modules=["pytest"])

from rich.console import Console

from tests.endurance.mutants import ROOT, difference, mutants, path_of, try_all

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.endurance.mutants import Mutant

WORK: Final = ROOT / "build" / "mutation"
JUDGED: Final = Path(__file__).with_name("judged.toml")


def modules_of(folder: str, *, but: tuple[str, ...] = (), only: tuple[str, ...] = ("",)) -> list[str]:
    """Return the modules in a folder of the program; `only` and `but` are the starts of names to take or leave out."""
    home = ROOT / "pinochle_qt" / folder
    names = sorted(path.relative_to(home).with_suffix("").as_posix().replace("/", ".") for path in home.rglob("*.py"))
    names = [name.removesuffix(".__init__") for name in names if name != "__init__"]
    wanted = [name for name in names if name.startswith(only) and not (but and name.startswith(but))]
    return [f"pinochle_qt.{folder.replace('/', '.')}.{name}" for name in wanted]


def tests_of(folder: str, *names: str) -> list[str]:
    """Return the test files in a folder, or all of them if none are named."""
    found = {path for name in names or ("*",) for path in (ROOT / "tests" / folder).glob(f"test_{name}.py")}
    return sorted(str(path.relative_to(ROOT)) for path in found)


PARTS: Final = {
    "tricks": (modules_of("engine", only=("tricks",)), tests_of("engine", "tricks", "renege", "own_numbers")),
    "scoring": (
        modules_of("engine/scoring", but=("__init__",)),
        tests_of(
            "engine", "scoring*", "match", "own_numbers", "immediate_win", "checks", "chips", "stakes", "end_of_deal"
        ),
    ),
    "melds": (modules_of("engine/melds", but=("__init__",)), tests_of("engine", "melds_*", "own_numbers")),
    "rules": (
        modules_of("engine", only=("rules", "problems")),
        [
            *tests_of("engine", "rules", "problems", "own_numbers"),
            *tests_of("session", "older_versions"),
            *tests_of("variants"),
            *tests_of("", "catalogue"),
        ],
    ),
    "play": (
        modules_of("engine", but=("tricks", "scoring", "melds", "rules", "problems")),
        [*tests_of("engine"), *tests_of("variants")],
    ),
    "record": (modules_of("record"), tests_of("record")),
    "session": (
        modules_of("session", but=("processes", "instance", "simulation", "contest", "duplicate")),
        tests_of(
            "session",
            *(
                "again",
                "called_partner_match",
                "deal_code",
                "dealer",
                "generator",
                "invariants",
                "older_versions",
                "own_rules",
                "paths",
                "players",
                "proof",
                "review",
                "rule_sets",
                "seating",
                "session",
                "settings",
                "sitting_out",
                "special_files",
                "viewed",
            ),
        ),
    ),
    "processes": (
        modules_of("session", only=("processes", "instance", "simulation", "contest", "duplicate")),
        [*tests_of("session", "contest", "instance", "processes", "simulation"), *tests_of("library", "opinions")],
    ),
}
"""The parts of the program to break: modules, and the tests that belong to them."""


class Kept:
    """The results so far for the changes of a part, in a file."""

    def __init__(self, name: str, modules: list[str]) -> None:
        self._path = WORK / name / "noticed.jsonl"
        self._path.parent.mkdir(parents=True, exist_ok=True)
        mark = hashlib.sha256(b"".join(path_of(module).read_bytes() for module in modules)).hexdigest()
        lines = self._path.read_text(encoding="utf-8").splitlines() if self._path.exists() else []
        if lines[:1] != [json.dumps(mark)]:
            self._path.write_text(f"{json.dumps(mark)}\n", encoding="utf-8")
        self.noticed: dict[str, bool] = dict(map(json.loads, lines[1:])) if lines[:1] == [json.dumps(mark)] else {}

    @property
    def folder(self) -> Path:
        """The folder of that file, where other files can be kept."""
        return self._path.parent

    def note(self, key: str, *, noticed: bool) -> None:
        """Record whether a change was noticed."""
        self.noticed[key] = noticed
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps((key, noticed))}\n")


def title_of(mutant: Mutant) -> str:
    """Return the name of a change's module in `judged.toml`."""
    return mutant.module.removeprefix("pinochle_qt.")


def is_judged(mutant: Mutant, judged: Mapping[str, Mapping[str, str]]) -> bool:
    """Return whether a change is known to have no effect."""
    return difference(mutant)[1] in judged.get(title_of(mutant), {})


def tried(name: str, console: Console, *, again: bool, sample: int | None) -> bool:
    """Try the changes of a part that have not been noticed yet; return whether all that matter are."""
    modules, tests = PARTS[name]
    kept, begin = Kept(name, modules), time.monotonic()
    every = [mutant for module in modules for mutant in mutants(module)]
    total = len(every)
    if sample is not None and sample < total:
        every = random.Random(name).sample(every, sample)
    judged = tomllib.loads(JUDGED.read_text(encoding="utf-8"))
    to_try = [mutant for mutant in every if not kept.noticed.get(mutant.key)]
    harmless = {mutant.key for mutant in to_try if is_judged(mutant, judged)}  # these take longest
    if not again:
        to_try = [each for each in to_try if each.key not in harmless or each.key not in kept.noticed]
    to_try.sort(key=lambda mutant: (mutant.key in harmless, mutant.key in kept.noticed))
    if to_try:
        try_all(to_try, tests, lambda mutant, noticed: kept.note(mutant.key, noticed=noticed), kept.folder)
    kept = Kept(name, modules)
    survivors = [mutant for mutant in every if not kept.noticed[mutant.key]]
    for mutant in survivors:
        if mutant.key not in harmless:
            old, new = difference(mutant)
            console.print(f"{title_of(mutant)}, line {mutant.lines[0]}:\n  - {old}\n  + {new}", markup=False)
    seen = {(title_of(mutant), difference(mutant)[1]) for mutant in survivors if mutant.key in harmless}
    known = sum(mutant.key in harmless for mutant in survivors)
    unknown, count = len(survivors) - known, len(every) - known
    sample_note = f" of {total}, chosen by chance" if len(every) < total else ""
    console.print(
        f"{name}: {count} changes{sample_note}, {unknown} not noticed, {100 - 100 * unknown / max(count, 1):.1f} %; "
        f"{known} more change nothing; {time.monotonic() - begin:.0f} s"
    )
    ours = [module.removeprefix("pinochle_qt.") for module in modules]
    outdated = [f"{title}: {new}" for title in ours for new in judged.get(title, {}) if (title, new) not in seen]
    if sample_note:
        outdated = []
    for line in outdated:
        console.print(f"judged, and noticed all the same: {line}", markup=False)
    return not unknown and not outdated


def main() -> int:
    """Try all changes of some parts; return 1 if a change survived without being judged."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--again", action="store_true", help="try also what is judged and was not noticed")
    parser.add_argument("parts", nargs="+", choices=list(PARTS))
    console = Console(highlight=False, soft_wrap=True)
    parser.add_argument("--sample", type=int, metavar="N", help="try only N random changes")
    given = parser.parse_args()
    whole = [tried(name, console, again=given.again, sample=given.sample) for name in given.parts]
    return 0 if all(whole) else 1


if __name__ == "__main__":
    sys.exit(main())
