"""Modules are found by their compiled files only where Python would use these, and are then as Python makes them."""

from __future__ import annotations

import os
import py_compile
import sys
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from importlib.util import MAGIC_NUMBER, module_from_spec
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from pinochle_qt.compiled_modules import CompiledModules
from pinochle_qt.stand_ins import PLAIN_START
from tests import programs

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).parents[1]
NAME = "game.rules"
_MODULES = """
import inspect, sys
import pinochle_qt.ui.app.start
for name in sorted(name for name in sys.modules if name.startswith("pinochle_qt.")):
    module = sys.modules[name]
    spec = module.__spec__
    print(name, module.__file__, module.__cached__, module.__package__, getattr(module, "__path__", None))
    print(spec.origin, spec.has_location, spec.parent, spec.submodule_search_locations)
print(inspect.getsource(pinochle_qt.ui.app.start))
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a module with its compiled file."""
    source = tmp_path / "rules.py"
    source.write_text("POINTS = 50\n")
    py_compile.compile(str(source), doraise=True)
    return source


def run(folder: Path) -> Mapping[str, object] | None:
    """Return what a module contains once it is imported, or None if Python has to find it."""
    spec = CompiledModules("game").find_spec(NAME, [str(folder)])
    if spec is None:
        return None
    module = module_from_spec(spec)
    assert spec.loader is not None
    spec.loader.exec_module(module)
    return vars(module)


def test_a_compiled_file_is_used_with_all_that_python_would_say_of_it(source: Path) -> None:
    found, usual = (
        CompiledModules("game").find_spec(NAME, [str(source.parent)]),
        PathFinder.find_spec("rules", [str(source.parent)]),
    )
    assert found is not None
    assert usual is not None
    assert (found.origin, found.cached, found.has_location) == (usual.origin, usual.cached, usual.has_location)
    content = run(source.parent)
    assert content is not None
    assert content["POINTS"] == 50


def test_a_source_that_has_changed_is_left_to_python(source: Path) -> None:
    source.write_text("POINTS = 60\n")
    os.utime(source, (1, 1))
    assert run(source.parent) is None


def test_a_source_of_another_size_is_left_to_python(source: Path) -> None:
    status = source.stat()
    source.write_text("POINTS = 1500\n")
    os.utime(source, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert run(source.parent) is None


@pytest.mark.parametrize("name", [f"rules{suffix}" for suffix in EXTENSION_SUFFIXES])
def test_a_module_that_is_also_translated_to_c_is_left_to_python(source: Path, name: str) -> None:
    (source.parent / name).touch()
    assert run(source.parent) is None


def test_what_is_not_compiled_or_belongs_to_another_package_is_left_to_python(source: Path) -> None:
    finder = CompiledModules("game")
    for name in ("game.cards", "games.rules", "rules"):
        assert finder.find_spec(name, [str(source.parent)]) is None
    assert finder.find_spec(NAME, [str(source.parent / "nowhere")]) is None
    for compiled in source.parent.glob("__pycache__/*"):
        compiled.unlink()
    assert finder.find_spec(NAME, [str(source.parent)]) is None


@pytest.mark.parametrize("mode", [PycInvalidationMode.CHECKED_HASH, PycInvalidationMode.UNCHECKED_HASH])
def test_a_file_that_is_checked_in_another_way_is_left_to_python(source: Path, mode: PycInvalidationMode) -> None:
    py_compile.compile(str(source), doraise=True, invalidation_mode=mode)
    assert run(source.parent) is None


def test_a_file_of_another_python_is_left_to_python(source: Path) -> None:
    [compiled] = source.parent.glob("__pycache__/*")
    content = compiled.read_bytes()
    compiled.write_bytes(bytes(len(MAGIC_NUMBER)) + content[len(MAGIC_NUMBER) :])
    assert run(source.parent) is None


def test_a_folder_that_was_moved_is_left_to_python_which_corrects_the_places_in_tracebacks(source: Path) -> None:
    moved = source.parent / "moved"
    moved.mkdir()
    for each in (source, source.parent / "__pycache__"):
        each.rename(moved / each.name)
    assert run(moved) is None


def test_a_module_in_an_archive_is_left_to_python(source: Path) -> None:
    archive = source.parent / "game.zip"
    with ZipFile(archive, "w") as packed:
        packed.write(source, "game/rules.py")
    assert run(archive / "game") is None


@pytest.mark.parametrize("writes", [True, False])
def test_a_program_runs_its_sources_as_they_are_now(tmp_path: Path, *, writes: bool) -> None:
    """In the second case, as in a folder that cannot be written, the compiled file stays that of the first source."""
    package = tmp_path / "game"
    package.mkdir()
    beginning = "import sys\nfrom pinochle_qt.compiled_modules import CompiledModules\n"
    (package / "__init__.py").write_text(f"{beginning}sys.meta_path.insert(0, CompiledModules(__name__))\n")
    program = [sys.executable, "-c", "from game.rules import POINTS; print(POINTS)"]
    variables = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    for second, points in enumerate((50, 60, 60, 70), 1):
        (package / "rules.py").write_text(f"POINTS = {points}\n")
        os.utime(package / "rules.py", (second, second))
        assert programs.run(program, check=True, env=variables).stdout == f"{points}\n"
        assert (package / "__pycache__").exists()
        if not writes:
            variables["PYTHONDONTWRITEBYTECODE"] = "1"


def test_the_program_has_the_modules_of_a_plain_start() -> None:
    program = [sys.executable, "-c", _MODULES]
    programs.run(program, check=True)  # compiles what is not compiled yet
    quick, plain = (
        programs.run(program, check=True, env=os.environ | {PLAIN_START: each}).stdout for each in ("", "1")
    )
    assert quick.count("\n") > 600
    assert quick == plain
