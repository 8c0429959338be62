"""Run-time hook of the frozen program: finds Python's modules in files beside the program instead of inside it.

PyInstaller puts an archive with all modules into every program, compresses each module by itself, and opens the archive
anew to read it: a tenth of a start. Here, one file has the modules that a start needs, as they are, and another has the
others, in PyInstaller's archive; on Windows, both programs use them. `module_files.py` makes the files.
"""

import marshal
import os
import sys
from _frozen_importlib import ModuleSpec  # these modules are all that Python itself has loaded
from _thread import allocate_lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

START_MODULES = "start.modules"
OTHER_MODULES = "other.pyz"
SIZE_BYTES = 8
"""The length of the number at the beginning of START_MODULES: the size of the table that follows."""


class StartModules:
    """Finds and loads the modules in a file: a table of whether each is a package, where it is and how long, then all.

    `root` is the folder in which the modules seem to be. The file stays open: opening it for each module would take
    longer than reading it.
    """

    def __init__(self, path: str, root: str) -> None:
        self._root = root
        self._file = open(path, "rb", buffering=0)  # noqa: PTH123, SIM115 - pathlib is one of the modules
        self._alone = allocate_lock()
        size = int.from_bytes(self._file.read(SIZE_BYTES), "big")
        self._modules: dict[str, tuple[bool, int, int]] = marshal.loads(self._file.read(size))  # noqa: S302 - our own
        self._start = SIZE_BYTES + size

    def find_spec(self, name: str, _path: "Sequence[str] | None" = None, _target: object = None) -> ModuleSpec | None:
        """Return how to load a module, or None if the file does not have it."""
        found = self._modules.get(name)
        if found is None:
            return None
        place = f"{self._root}{os.sep}{name.replace('.', os.sep)}"
        file = f"{place}{os.sep}__init__.py" if found[0] else f"{place}.py"
        spec = ModuleSpec(name, self, origin=file, is_package=found[0])  # type: ignore[arg-type]
        if found[0]:
            spec.submodule_search_locations = [place]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python to create the module."""

    def exec_module(self, module: "ModuleType") -> None:
        """Read a module and run it."""
        # Python would do this for a spec that has a location, and find out where compiled modules are kept, too, which
        # takes longer than everything else here.
        module.__file__ = module.__spec__.origin  # type: ignore[union-attr]
        _, offset, length = self._modules[module.__name__]
        with self._alone:
            self._file.seek(self._start + offset)
            code = self._file.read(length)
        exec(marshal.loads(code), module.__dict__)  # noqa: S102, S302 - as the program's own archive


def use_files(root: str) -> None:
    """Let Python find the modules of the frozen program in the files of its folder."""
    import pyimod01_archive
    import pyimod02_importers

    pyimod02_importers.pyz_archive = pyimod01_archive.ZlibArchiveReader(os.path.join(root, OTHER_MODULES), 0)  # noqa: PTH118
    sys.path_importer_cache.pop(root, None)  # it has kept the empty archive of the program
    sys.meta_path.insert(0, StartModules(os.path.join(root, START_MODULES), root))  # noqa: PTH118


if hasattr(sys, "_MEIPASS"):
    use_files(sys._MEIPASS)  # noqa: SLF001 - that is how PyInstaller says it
