"""Builds the frozen program and runs its self-test: `python3 packaging/build.py`."""

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from contents import DESKTOP_LIBRARIES, OPTIONAL_LIBRARIES
from environment import Environment, Lock, child_variables
from linux.library_folders import forget_other_folders
from pinochle_qt.libraries import OFFSCREEN, X11, SystemPart, missing_libraries
from system import Trouble, missing_for_freezing, missing_for_venv, provide

_MEBIBYTE: Final = 1 << 20
_LARGEST: Final = 75 * _MEBIBYTE


def size(folder: Path) -> int:
    """Return the total size in bytes of the files below a folder, not counting links."""
    return sum(path.stat().st_size for path in files_in(folder))


@dataclass(frozen=True)
class Needed:
    """What a program requires of a Linux system."""

    libraries: tuple[str, ...] = ()
    """The names of the shared libraries that its files link to and that it does not bring along."""

    c_library: str = "0"
    """The oldest version of the GNU C library that provides every function it calls."""


def needed_by(folder: Path) -> Needed:
    """Return what the program in a folder requires of a Linux system."""
    linked = [path for path in files_in(folder) if _is_marked_with(path, b"\x7fELF")]
    if not linked:
        return Needed()
    command = ["objdump", "--private-headers", *map(str, linked)]
    output = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    libraries = set(re.findall(r"^ *NEEDED +(\S+)$", output, re.MULTILINE)) - {path.name for path in linked}
    libraries -= OPTIONAL_LIBRARIES
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r" GLIBC_(\d[\d.]*)$", output, re.MULTILINE)}
    return Needed(tuple(sorted(libraries)), ".".join(map(str, max(versions, default=(0,)))))


def strange_libraries(folder: Path) -> list[str]:
    """Return the libraries that files below a folder link to but that neither it nor every desktop provides."""
    return [library for library in needed_by(folder).libraries if library not in DESKTOP_LIBRARIES]


def files_in(folder: Path) -> list[Path]:
    """Return the files below a folder, sorted by path and without links."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]


def _is_marked_with(path: Path, mark: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(mark)) == mark


def build(environment: Environment) -> Path:
    """Freeze the program and return the folder that holds it; raises Trouble if that fails."""
    folder = _freeze(environment, environment.root / "dist") / "pinochle-qt"
    for path in files_in(folder):
        forget_other_folders(path)
    return folder


def build_empty_window(environment: Environment) -> Path:
    """Freeze an empty window in the same way, and return its folder; raises Trouble if that fails."""
    return _freeze(environment, environment.root / "build", "--empty-window") / "empty-window"


def _freeze(environment: Environment, target: Path, *options: str) -> Path:
    work = environment.root / "build"
    command = [str(environment.python), "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    spec = environment.root / "packaging" / "pinochle.spec"
    # For tracebacks line numbers are enough: without columns, the modules take less space and load faster.
    variables = {"PYINSTALLER_CONFIG_DIR": str(work / "cache"), "PYTHONNODEBUGRANGES": "1"}
    done = subprocess.run(
        [*command, f"--workpath={work}", f"--distpath={target}", str(spec), "--", *options],
        cwd=environment.root,
        env=child_variables() | variables,
        check=False,
    )
    if done.returncode != 0:
        raise Trouble(f"PyInstaller could not build {spec}: please read above what it said.")
    return target


def check(folder: Path) -> None:
    """Print the size of the build, and run its self-test without a display; raises Trouble if a check fails."""
    print(f"{folder}: {size(folder) / _MEBIBYTE:.1f} MiB", flush=True)
    if size(folder) > _LARGEST:
        raise Trouble(
            f"The frozen program is larger than {_LARGEST // _MEBIBYTE} MiB: see what packaging/contents.py keeps."
        )
    if strange := strange_libraries(folder):
        raise Trouble(
            f"The frozen program needs {', '.join(strange)}: packaging/contents.py must either take that along or "
            "expect it of every desktop."
        )
    program = folder / ("pinochle-qt.exe" if sys.platform == "win32" else "pinochle-qt")
    variables = child_variables() | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([str(program), "--self-test"], env=variables, stdin=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        raise Trouble(f"The self-test of {program} failed with exit code {done.returncode}.")


def _find_missing() -> list[SystemPart]:
    # Some of the window libraries go into the frozen program, so that it can open a window where they are missing.
    return missing_for_venv() + missing_for_freezing() + missing_libraries(OFFSCREEN + X11)


def build_and_check(environment: Environment) -> Path:
    """Install what the build needs, build the frozen program, check it and return its folder.

    Raises:
        Trouble: a step failed.
    """
    provide(_find_missing, "build the frozen program")
    environment.prepare(Lock.TOOLS)
    folder = build(environment)
    check(folder)
    return folder


def main() -> None:
    """Build and check, or exit with one sentence about what is wrong."""
    try:
        build_and_check(Environment())
    except Trouble as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main()
