"""Modules are found by their compiled files only where Python would use these, and are then as Python makes them."""

from __future__ import annotations

import os
import py_compile
import sys
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from importlib.util import module_from_spec
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.compiled_modules import CompiledModules
from pinochle_qt.stand_ins import PLAIN_START
from tests import programs

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

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


def test_the_program_has_the_modules_of_a_plain_start() -> None:
    program = [sys.executable, "-c", _MODULES]
    programs.run(program, check=True)  # compiles what is not compiled yet
    quick, plain = (
        programs.run(program, check=True, env=os.environ | {PLAIN_START: each}).stdout for each in ("", "1")
    )
    assert quick.count("\n") > 600
    assert quick == plain
