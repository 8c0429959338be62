"""Compiles the modules in which computer players spend their time, for the Windows Python."""

import json
import shutil
import subprocess
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from environment import Environment, child_variables
from locks import alone
from system import LIMIT_S, Trouble, print_status
from windows.making import key_of
from windows.windows_python import SUFFIX, WindowsPython
from windows.workshop import Workshop
from windows.zig import Zig

_AS_PYTHON: Final = ("-DNDEBUG", "-fwrapv")
"""The options with which Python's own build compiles, as far as they change what a program does."""


def compile_modules(workshop: Workshop) -> list[Path]:
    """Compile the modules beside their sources in the checkout, unless these have not changed; return the files.

    Python on this machine does not see them, just as the Windows Python does not see the ones for this machine.

    Raises:
        Trouble: Cython or the compiler failed; then none is left.
    """
    work = workshop.environment.root / "build" / "windows"
    work.mkdir(parents=True, exist_ok=True)
    lock = work / "modules.lock"
    lock.touch()
    with alone(lock, "Another process is compiling the computer players for Windows; waiting for it …"):
        return _compile_all(workshop, work)


def _compile_all(workshop: Workshop, work: Path) -> list[Path]:
    root = workshop.environment.root
    sources = _sources(root)
    compiled = [source.with_suffix(SUFFIX) for source in sources]
    stamp = work / "modules.json"
    own = (root / "packaging" / "extensions.py", Path(__file__))
    key = key_of([*sources, *sorted(sources[0].parent.glob("*.pxd")), *own, workshop.python.folder.name])
    if _read(stamp) == _state(key, compiled):
        return compiled
    print_status("Compiling the computer players for Windows …")
    for path in sources[0].parent.glob(f"*{SUFFIX}"):
        path.unlink()
    folder = work / "modules"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    options = _translate(workshop.environment, folder, sources)
    new = [_compile(workshop.zig, workshop.python, folder / path.relative_to(root), options) for path in sources]
    for made, place in zip(new, compiled, strict=True):
        made.replace(place)
    stamp.write_text(json.dumps(_state(key, compiled)), encoding="utf-8")
    return compiled


def _sources(root: Path) -> list[Path]:
    """Return the modules that are compiled, as pyproject.toml lists them."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return [root / module["sources"][0] for module in project["tool"]["setuptools"]["ext-modules"]]


def _state(key: str, compiled: Sequence[Path]) -> dict[str, object]:
    return {"from": key, "sizes": [path.stat().st_size if path.exists() else 0 for path in compiled]}


def _read(stamp: Path) -> object:
    with suppress(OSError, ValueError):
        return json.loads(stamp.read_text(encoding="utf-8"))
    return None


def _translate(environment: Environment, folder: Path, sources: Sequence[Path]) -> list[str]:
    """Write the C files below a folder, by the paths of the modules, and return the options for compiling them."""
    names = [str(source.relative_to(environment.root)) for source in sources]
    done = subprocess.run(
        [str(environment.python), "-m", "windows.translate", str(folder), *names],
        cwd=environment.root,
        env=child_variables() | {"PYTHONPATH": str(environment.root / "packaging")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=LIMIT_S,
    )
    if done.returncode != 0:
        reason = (done.stderr.strip() or done.stdout.strip()).rpartition("\n")[2]
        raise Trouble(f"Cython could not translate the computer players to C: {reason}")
    return done.stdout.split()


def _compile(zig: Zig, python: WindowsPython, module: Path, options: Sequence[str]) -> Path:
    """Compile the C file of a module and return the extension module beside it."""
    target = module.with_suffix(SUFFIX)
    headers = f"-I{python.headers}"
    zig.compile(target, "-shared", *_AS_PYTHON, *options, headers, module.with_suffix(".c"), python.import_library)
    return target
