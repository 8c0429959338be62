"""Freezes the program for Windows with PyInstaller under Wine, and checks the result."""

import re
import shutil
from pathlib import Path
from typing import Final

from build import files_in, size
from bundles import COMMANDS
from system import Trouble, print_status
from windows.compile import compile_modules
from windows.workshop import Workshop

_MEBIBYTE: Final = 1 << 20
_LARGEST: Final = 65 * _MEBIBYTE
_LIMIT_S: Final = 3600.0
"""PyInstaller takes two minutes on a quiet machine."""
_EXPECTED: Final = re.compile(r" INFO: |could not resolve 'api-ms-win-")
"""Lines of PyInstaller that need nobody's attention: Windows finds these libraries without files of their names."""
_OF_WINDOWS: Final = ("icuuc.", "icuin.", "icudt", "api-ms-win-", "ucrtbase.")
"""The start of the names of libraries that Windows 10 has and that must not be replaced, least of all by Wine's."""


def freeze(workshop: Workshop) -> Path:
    """Freeze the program and return its folder, after checking it; raises Trouble if a step or a check fails."""
    compile_modules(workshop)
    frozen = _freeze(workshop, "pinochle-qt")
    check(workshop, frozen)
    return frozen


def freeze_empty_window(workshop: Workshop) -> Path:
    """Freeze an empty window in the same way, to compare the program with it, and return its folder."""
    return _freeze(workshop, "empty-window", "--empty-window")


def icon(workshop: Workshop) -> Path:
    """Return the icon of the frozen program."""
    return _work(workshop) / "pinochle" / "icon.ico"


def _work(workshop: Workshop) -> Path:
    return workshop.environment.root / "build" / "windows"


def _freeze(workshop: Workshop, name: str, *options: str) -> Path:
    root = workshop.environment.root
    frozen = root / "dist" / "windows" / name
    shutil.rmtree(frozen, ignore_errors=True)
    work = _work(workshop).relative_to(root)
    places = [f"--workpath={work}", f"--distpath={frozen.parent.relative_to(root)}"]
    spec = "packaging/pinochle.spec"
    # For tracebacks line numbers are enough, see packaging/build.py. The icon is painted, without a display.
    variables = {
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        "PYTHONNODEBUGRANGES": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = ["-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, spec, "--", *options]
    print_status("Freezing the program under Wine; this takes some minutes …")
    done = workshop.python.run(command, folder=root, variables=variables, limit_s=_LIMIT_S)
    lines = [line for line in done.output.splitlines() if not _EXPECTED.search(line)]
    if lines:
        print_status("\n".join(lines))
    if done.code != 0 or not frozen.is_dir():
        raise Trouble(f"PyInstaller could not build {spec} for Windows: please read above what it said.")
    return frozen


def check(workshop: Workshop, frozen: Path) -> None:
    """Print the size of the frozen program, and run its self-test under Wine; raises Trouble if a check fails."""
    print(f"{frozen}: {size(frozen) / _MEBIBYTE:.1f} MiB", flush=True)
    if size(frozen) > _LARGEST:
        raise Trouble(
            f"The frozen program is larger than {_LARGEST // _MEBIBYTE} MiB: see what packaging/contents.py keeps."
        )
    if foreign := [path.name for path in files_in(frozen) if path.name.lower().startswith(_OF_WINDOWS)]:
        raise Trouble(
            f"The frozen program has {', '.join(foreign)}, which is Windows' own: packaging/contents.py must leave it "
            "out."
        )
    done = workshop.wine.run([frozen / COMMANDS, "--self-test"], variables={"QT_QPA_PLATFORM": "offscreen"}, shown=True)
    if done.code != 0:
        raise Trouble(f"The self-test of {frozen / COMMANDS} failed under Wine with exit code {done.code}.")
