"""Nothing that the program does needs what is left out of the frozen program."""

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from contents import HIDDEN_MODULES, MODULES_IN_PYTHON, UNUSED_MODULES, is_needed
from environment import ROOT
from tests import programs


def is_left_out(name: str) -> bool:
    """Return whether a module is left out, by itself or with its package."""
    return any(f"{name}.".startswith(f"{module}.") for module in UNUSED_MODULES)


_FAR = "pinochle_qt.ui.far"
_SCHANNEL = (f"{_FAR}.schannel", f"{_FAR}.schannel.Schannel")
_OPENSSL = (f"{_FAR}.openssl", f"{_FAR}.openssl.OpenSsl")
SOURCES = [
    source
    for source in sorted((ROOT / "pinochle_qt").rglob("*.py"))
    if not is_left_out(".".join(source.relative_to(ROOT).with_suffix("").parts))
]
LEAVE_OUT = """
import importlib, pkgutil, sys

class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if is_left_out(name):
            raise ModuleNotFoundError(f"{name} is left out", name=name)

def is_left_out(name):
    return any(f"{name}.".startswith(f"{module}.") for module in left_out)

left_out, wanted = (names.split() for names in sys.argv[1:])
for name in [name for name in sys.modules if is_left_out(name)]:
    del sys.modules[name]
sys.meta_path.insert(0, LeftOut())
"""
IMPORT_ALL = f"""{LEAVE_OUT}
import pinochle_qt
found = [module.name for module in pkgutil.walk_packages(pinochle_qt.__path__, "pinochle_qt.")]
own = [name for name in found if not is_left_out(name)]
for name in [*own, *wanted]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        # Some are of other systems.
        if is_left_out(error.name):
            print(name, error)
print(len(own), "modules")
"""
USE_LATE = f"""{LEAVE_OUT}
import asyncio, multiprocessing
async def in_a_thread():
    return await asyncio.get_running_loop().run_in_executor(None, int)
print(asyncio.run(in_a_thread()))
process = multiprocessing.get_context("spawn").Process(target=int)
process.start()
process.join()
print(process.exitcode)
"""


def imported(source: Path) -> Iterator[str]:
    """Yield the modules that a file imports anywhere, and the imported names that may be modules too."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_imported_is_left_out() -> None:
    left_out = {
        (source.relative_to(ROOT).as_posix(), name)
        for source in SOURCES
        for name in imported(source)
        if is_left_out(name)
    }
    # Each system has its own encryption, if any (tests/ui/test_table_server.py). Without the others, commands say that
    # they cannot use a cluster (tests/session/test_cluster.py).
    encryptions = {"linux": (_SCHANNEL,), "win32": (_OPENSSL,)}.get(sys.platform, (_SCHANNEL, _OPENSSL))
    cluster = "pinochle_qt.session.tasks.cluster"
    assert left_out == {
        *(("pinochle_qt/ui/far/stream.py", name) for names in encryptions for name in names),
        *(("pinochle_qt/cli/workers.py", f"{cluster}{name}") for name in ("", ".Cluster", ".ClusterUnreachable")),
        *(("pinochle_qt/session/tasks/workers.py", f"{cluster}{name}") for name in ("", ".Cluster")),
    }
    assert not set(HIDDEN_MODULES) & set(UNUSED_MODULES)


def test_everything_imported_works_without_what_is_left_out() -> None:
    wanted = {name for source in SOURCES for name in imported(source) if not name.startswith("pinochle_qt")}
    command = [sys.executable, "-P", "-c", IMPORT_ALL, " ".join(UNUSED_MODULES), " ".join(sorted(wanted))]
    done = programs.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert not done.stderr, done.stderr
    modules = [source for source in SOURCES if source.name != "__init__.py"]
    assert done.stdout == f"{len(modules) + len({source.parent for source in SOURCES}) - 1} modules\n"


def test_what_python_imports_only_for_threads_and_processes_is_there() -> None:
    """Servers let a thread wait for the disk, and every computer player has a process."""
    done = programs.run([sys.executable, "-P", "-c", USE_LATE, " ".join(UNUSED_MODULES), ""])
    assert (done.stdout, done.stderr) == ("0\n0\n", "")


@pytest.mark.parametrize("name", sorted(MODULES_IN_PYTHON))
def test_modules_without_files_come_from_python_itself(name: str) -> None:
    module = f"import importlib.machinery, importlib.util, sys; print(sys.modules[{name!r}].__spec__.origin)"
    assert programs.run([sys.executable, "-I", "-S", "-c", module], check=True).stdout == "frozen\n"


@pytest.mark.parametrize(
    ("place", "needed"),
    [
        ("pinochle_qt/assets/translations/de.json", True),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_it.qm", False),
        ("PySide6/Qt/translations/assistant_de.qm", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/Qt6Widgets.dll", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/QtWidgets.abi3.so", True),
    ],
)
def test_parts_of_qt_are_chosen_by_name(place: str, needed: bool) -> None:
    assert is_needed(PurePosixPath(place), Path(sys.prefix, place), "BINARY") is needed


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring no libraries of a desktop")
@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("libsqlite3.so.0", True),
        ("libpython3.11.so.1.0", True),
        ("libxcb-cursor.so.0", True),
        ("libxcb-xkb.so.1", False),
        ("libGL.so.1", False),
        ("libstdc++.so.6", False),
        ("libssl.so.3", False),
    ],
)
def test_system_libraries_missing_on_some_desktops_are_included(name: str, needed: bool) -> None:
    assert is_needed(PurePosixPath(name), Path("/usr/lib", name), "BINARY") is needed
