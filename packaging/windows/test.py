"""Runs the tests with a Windows Python under Wine: `python packaging/windows/test.py [pytest arguments]`.

Without arguments it runs everything, one folder of tests after another, each in a process of its own, so that one that
crashes takes no others with it. At the end it prints what was skipped and why, and how many tests passed and failed
in each folder. The exit code is 1 if any failed.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

# This command is run as a file, with this folder as the only one where Python looks for modules of the program.
sys.path[0] = str(Path(__file__).resolve().parent.parent)

from environment import ROOT, Environment
from system import Trouble
from windows.compile import compile_modules
from windows.windows_python import WindowsPython
from windows.wine import windows_path
from windows.workshop import open_workshop

_LIMIT_S: Final = 7200.0
"""The seconds that a folder of tests may take; on a busy machine, the largest one takes more than an hour."""
_COUNT: Final = re.compile(r"(\d+) (passed|failed|skipped|errors?|xfailed|xpassed)\b")
_COUNTS: Final = re.compile(r"^=*\s*((?:\d+ [a-z]+, )*\d+ [a-z]+) in [\d.]+s\b", re.MULTILINE)
_SKIPPED: Final = re.compile(r"^SKIPPED \[(\d+)\] (?:\S+: )?(.+)$", re.MULTILINE)
_OPTIONS: Final = ("-q", "-p", "no:cacheprovider")
"""The cache would lie in the checkout, where pytest on this machine keeps its own."""


class Part(NamedTuple):
    """What came out of some tests."""

    name: str
    counts: Counter[str]
    skipped: Counter[str]
    """How many tests were skipped for each reason."""
    ended: int
    """The exit code of pytest."""

    @property
    def has_failed(self) -> bool:
        """Whether a test failed, or pytest did not get to its end."""
        return self.ended != 0


def read_part(name: str, code: int, output: str) -> Part:
    """Return what came out of tests, from the exit code and the output of pytest."""
    ends = _COUNTS.findall(output)
    counts: Counter[str] = Counter()
    for number, kind in _COUNT.findall(ends[-1] if ends else ""):
        counts["failed" if kind.startswith("error") else kind] += int(number)
    skipped: Counter[str] = Counter()
    for number, reason in _SKIPPED.findall(output):
        skipped[reason] += int(number)
    return Part(name, counts, skipped, code)


def report(parts: Iterable[Part]) -> str:
    """Return the reasons why tests were skipped, and a line for each part with its counts and one for all of them."""
    parts = list(parts)
    skipped, counts = Counter[str](), Counter[str]()
    for part in parts:
        skipped += part.skipped
        counts += part.counts
    lines = ["Skipped, and why:" if skipped else "Nothing was skipped."]
    lines += [f"{number:6} {reason}" for reason, number in skipped.most_common()]
    lines.append("")
    width = max(len(part.name) for part in parts)
    for part in parts:
        whole = "" if part.counts or not part.has_failed else f"ended with {part.ended} before its end"
        lines.append(f"{part.name:{width}} {whole or _told(part.counts)}")
    if len(parts) > 1:
        lines.append(f"{'all':{width}} {_told(counts)}")
    return "\n".join(lines)


def _told(counts: Counter[str]) -> str:
    kinds = [kind for kind in ("failed", "xpassed", "xfailed") if counts[kind]]
    return ", ".join(f"{counts[kind]:,} {kind}" for kind in ("passed", *kinds, "skipped"))


def all_tests(root: Path) -> dict[str, list[str]]:
    """Return the paths of all tests by the folder that they lie in, those in `tests` itself last."""
    tests = root / "tests"
    named = {f"tests/{path.relative_to(tests).parts[0]}" for path in tests.rglob("*/test_*.py")}
    own = sorted(f"tests/{path.name}" for path in tests.glob("test_*.py"))
    return {name: [name] for name in sorted(named)} | {"tests": own}


def run_tests(python: WindowsPython, name: str, arguments: Sequence[str], modules: Path) -> Part:
    """Run tests and print what pytest prints."""
    variables = {
        "PINOCHLE_COMPILED": windows_path(modules),
        # What Python has translated would lie beside the sources, where Python on this machine keeps its own.
        "PYTHONPYCACHEPREFIX": windows_path(ROOT / "build" / "windows" / "translated"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    words = ["-P", "-m", "pytest", *_OPTIONS, *arguments]
    done = python.run(words, variables=variables, limit_s=_LIMIT_S, shown=True)
    return read_part(name, done.code, done.output)


def main(arguments: Sequence[str]) -> int:
    """Run the tests and return the exit code."""
    try:
        workshop = open_workshop(Environment())
        modules = compile_modules(workshop)[0].parent
        parts = []
        for name, asked in ({"tests": arguments} if arguments else all_tests(ROOT)).items():
            print(f"\n{name}", flush=True)
            parts.append(run_tests(workshop.python, name, asked, modules))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(f"\n{report(parts)}")
    return int(any(part.has_failed for part in parts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
