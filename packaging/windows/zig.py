"""The C compiler for Windows programs: zig, which pip installs, with the headers and libraries of MinGW."""

import platform
import re
import subprocess
from pathlib import Path
from typing import Final

from environment import ROOT, child_variables
from system import LIMIT_S, Trouble, captured
from windows.fetch import Store, Target, read_pins
from windows.making import key_of, made_once

_PINS: Final = ROOT / "packaging" / "requirements-compiler.txt"
_OPTIONS: Final = ("cc", "-target", "x86_64-windows-gnu", "-O2", "-s")


class Zig:
    """The compiler in a folder. What it compiles of MinGW is kept in another one."""

    def __init__(self, folder: Path, objects: Path) -> None:
        self._program = folder / "ziglang" / "zig"
        self._variables = {"ZIG_GLOBAL_CACHE_DIR": str(objects), "ZIG_LOCAL_CACHE_DIR": str(objects)}

    def compile(self, target: Path, *words: str | Path) -> None:
        """Compile and link a program or library for 64-bit Windows, without symbols; raises Trouble if that fails."""
        self._run(target, *_OPTIONS, "-o", target, *words)
        target.with_suffix(".lib").unlink(missing_ok=True)  # for linking with a library, which nothing here does

    def import_library(self, target: Path, definition: Path) -> None:
        """Write the library for linking with a DLL whose names a .def file lists; raises Trouble if that fails."""
        self._run(target, "dlltool", "-m", "i386:x86-64", "-d", definition, "-l", target)

    def _run(self, target: Path, *words: str | Path) -> None:
        try:
            command, variables = [str(self._program), *map(str, words)], child_variables() | self._variables
            done = captured(command, env=variables, timeout=LIMIT_S)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Trouble(f"{self._program} cannot compile {target.name}: {error}") from error
        if done.returncode != 0:
            found = re.search(r"error: *(.+)", done.stdout)
            reason = found[1] if found else done.stdout.strip() or f"exit code {done.returncode}"
            raise Trouble(f"{self._program} cannot compile {target.name}: {reason}")


def provide_zig(cache: Path, store: Store) -> Zig:
    """Return the compiler in the cache folder, installing it if it is missing; raises Trouble if that fails."""
    key = key_of([_PINS, platform.machine()])
    folder = made_once(
        cache / f"zig-{key}",
        "Installing the C compiler for Windows …",
        lambda new: store.install(read_pins(_PINS), Target.HERE, new),
    )
    return Zig(folder, cache / f"zig-{key}-objects")
