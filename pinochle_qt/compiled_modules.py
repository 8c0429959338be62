"""Finds the program's modules by their compiled files, as Python would, but with a third of the questions to the disk.

Before the first frame, 320 modules are loaded, which took Python a sixth of a start, not counting what is in them.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER
from typing import TYPE_CHECKING, Final

from pinochle_qt.stand_ins import PLAIN_START

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType

_COMPILED: Final = f".{sys.implementation.cache_tag}{f'.opt-{sys.flags.optimize}' if sys.flags.optimize else ''}.pyc"
_HEAD: Final = 16
"""The length of what precedes the code in a compiled file: Python's number, how it is checked, time and size."""


class CompiledModules:
    """Finds modules of a package whose compiled files fit their sources; Python finds all others."""

    def __init__(self, package: str) -> None:
        self._prefix = f"{package}."
        self._folders: dict[str, frozenset[str]] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module, or None if Python has to find it."""
        if path is None or not name.startswith(self._prefix):
            return None
        folder, last = path[0], name.rpartition(".")[2]
        if folder not in self._folders:
            try:
                self._folders[folder] = frozenset(os.listdir(folder))  # noqa: PTH208 - pathlib takes twice as long
            except OSError:
                return None
        files = self._folders[folder]
        is_package = last in files
        if is_package:
            folder, last = f"{folder}{os.sep}{last}", "__init__"
        elif any(f"{last}{suffix}" in files for suffix in EXTENSION_SUFFIXES):
            return None
        source = f"{folder}{os.sep}{last}.py"
        compiled = f"{folder}{os.sep}__pycache__{os.sep}{last}{_COMPILED}"
        code = _fitting(source, compiled)
        if code is None:
            return None
        spec = ModuleSpec(name, _Loader(name, source, code), origin=source, is_package=is_package)
        spec.has_location, spec.cached = True, compiled
        if is_package:
            spec.submodule_search_locations = [folder]
        return spec


class _Loader(SourceFileLoader):
    """Loads a module from its source file, of which the code is known already when it is imported."""

    def __init__(self, name: str, source: str, code: CodeType) -> None:
        super().__init__(name, source)
        self._code: CodeType | None = code

    def get_code(self, fullname: str) -> CodeType | None:
        """Return the code that was read with the file, once; later, whatever the file has then."""
        code, self._code = self._code, None
        return super().get_code(fullname) if code is None else code


def _fitting(source: str, compiled: str) -> CodeType | None:
    """Return the code in a compiled file, or None if there is none that was made from this source in this place.

    It is compared as Python compares it, so it is never older than what Python would run. Where a folder was moved,
    Python corrects the places in the code, which tracebacks show.
    """
    try:
        with open(compiled, "rb", buffering=0) as file:  # noqa: PTH123 - pathlib is one of the modules
            content = file.read()
        found = os.stat(source)  # noqa: PTH116
    except OSError:
        return None
    made_from = (0, int(found.st_mtime) & 0xFFFFFFFF, found.st_size & 0xFFFFFFFF)
    if content[:_HEAD] != MAGIC_NUMBER + b"".join(number.to_bytes(4, "little") for number in made_from):
        return None
    code: CodeType = marshal.loads(memoryview(content)[_HEAD:])  # noqa: S302 - Python would do the same
    return code if code.co_filename == source else None


def find_quickly(package: str) -> None:
    """Find the modules of a package this way, unless it is frozen or Python keeps compiled files in another place."""
    is_elsewhere = sys.pycache_prefix is not None or getattr(sys, "frozen", False)
    if not is_elsewhere and not os.environ.get(PLAIN_START):
        sys.meta_path.insert(0, CompiledModules(package))
