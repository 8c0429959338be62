"""Makes the file with the modules that a start of the frozen program needs; `module_hook.py` reads it."""

import marshal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from module_hook import SIZE_BYTES
from system import LIMIT_S, Trouble

_LIST: Final = """
import sys
sys.path.insert(0, sys.argv[1])
sys.modules["typing_extensions"] = None  # it comes with tools of a developer, and the program would import it
import pinochle_qt.light_msgspec
import pinochle_qt.ui.app.start
print(*sys.modules)
"""


class Module(NamedTuple):
    """A compiled module."""

    is_package: bool
    code: bytes
    """Its code as `marshal` writes it."""


def start_modules(root: Path) -> frozenset[str]:
    """Return the names of all modules that are loaded when the window opens, for the program in a source tree.

    Raises:
        Trouble: the program cannot be imported.
    """
    command = [sys.executable, "-c", _LIST, str(root)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=LIMIT_S)
    if done.returncode != 0:
        raise Trouble(f"The program cannot be imported, so nothing tells what a start needs: {done.stderr.strip()}")
    return frozenset(done.stdout.split())


def write(target: Path, modules: Mapping[str, Module]) -> None:
    """Write modules, by name, into a file for `module_hook.StartModules`."""
    table, place = {}, 0
    for name, module in modules.items():
        table[name] = (module.is_package, place, len(module.code))
        place += len(module.code)
    head = marshal.dumps(table)
    content = b"".join(module.code for module in modules.values())
    target.write_bytes(len(head).to_bytes(SIZE_BYTES, "big") + head + content)
