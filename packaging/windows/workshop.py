"""Brings together what builds and runs the Windows program on Linux: a C compiler, Wine and a Windows Python.

`fetch` keeps pinned packages in the cache folder, `making` makes folders whole or not at all, `zig` is the C compiler,
`windows_python` makes the Windows Python, and `wine` runs programs in it. With them, `compile` compiles the computer
players beside their sources; `freeze` freezes the program; `downloads` and `installer` pack it, also on Windows itself.
`trial` tries the result on one of `machines`, and `test` runs the tests. To try something in the Windows Python:

    PYTHONPATH=packaging .venv/bin/python -c "
    from environment import Environment
    from windows.compile import compile_modules
    from windows.workshop import open_workshop
    tools = open_workshop(Environment())
    compile_modules(tools)
    print(tools.python.run(['-m', 'pinochle_qt', '--version']))"

* Run Windows programs with `Wine.run` or `WindowsPython.run` only: under Wine 8, Python needs a pipe as its standard
  output. A program has a display only if `variables` names one, and `limit_s` limits its time.
* A program that is installed or leaves files needs a prefix of its own: `tools.wine.copy_to(FOLDER)`, and `end()`.
* `sources/icuuc.c` is for Wine alone; the build stops if it ever gets into the program.
* If `sources`, `windows_python` or the pins change, the next run makes a new Windows Python beside the old one.
"""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from environment import Environment, Lock
from locks import alone
from pinochle_qt.libraries import SystemPart
from system import Trouble, missing_for_venv, missing_headers, provide
from windows.fetch import VARIABLE, Store, cache_folder
from windows.making import key_of, made_once
from windows.windows_python import SOURCES, WindowsPython, provide_python
from windows.wine import Wine, make_prefix, missing_for_wine, version
from windows.zig import Zig, provide_zig


@dataclass(frozen=True)
class Workshop:
    """The tools for the Windows program, ready to use."""

    environment: Environment
    """The packages of this machine, with Cython."""
    zig: Zig
    python: WindowsPython

    @property
    def wine(self) -> Wine:
        """Wine with the prefix in the cache folder."""
        return self.python.wine


def open_workshop(environment: Environment, tools: Sequence[SystemPart] = ()) -> Workshop:
    """Return the tools, after installing and making whatever is missing or damaged.

    `tools` are programs of the system that are needed besides.

    Raises:
        Trouble: a step failed. What is whole is kept, and the next run goes on from there.
    """

    def find_missing() -> list[SystemPart]:
        absent = [tool for tool in tools if shutil.which(tool.name) is None]
        return missing_for_venv() + missing_headers() + missing_for_wine() + absent

    provide(find_missing, "build the Windows program")
    environment.prepare(Lock.TOOLS)
    cache = cache_folder()
    with alone_with(cache):
        store = Store(cache, environment.python)
        zig = provide_zig(cache, store)
        python = provide_python(cache, store, zig)
        prefix = _provide_prefix(cache, zig)
    return Workshop(environment, zig, WindowsPython(python, Wine(prefix)))


def _provide_prefix(cache: Path, zig: Zig) -> Path:
    source = SOURCES / "icuuc.c"

    def make(folder: Path) -> None:
        library = cache / "icuuc.dll"
        zig.compile(library, "-shared", source)
        make_prefix(folder, [library])
        library.unlink()

    key = key_of([version(), source, Path(__file__).with_name("wine.py")])
    return made_once(cache / f"prefix-{key}", "Making a Windows installation for Wine …", make, changes=True)


@contextmanager
def alone_with(cache: Path) -> Iterator[None]:
    """Keep other processes out while the cache is filled, and say what happened if its disk fails."""
    lock = cache / "lock"
    try:
        lock.touch()
        with alone(lock, f"Another process is filling {cache}; waiting for it …"):
            yield
    except OSError as error:
        reason = f"{error.strerror or error}: {error.filename or cache}"
        raise Trouble(
            f"{cache} could not be filled ({reason}): please make sure that it may be written and the disk is not "
            f"full, or name another cache folder in {VARIABLE}, and start again."
        ) from error
