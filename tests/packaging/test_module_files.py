"""The frozen program finds its modules in files beside it."""

from __future__ import annotations

import importlib
import marshal
import sys
from typing import TYPE_CHECKING

import pytest

from environment import ROOT
from module_files import Module, start_modules, write
from module_hook import StartModules
from tests.ui.test_first_frame import MODULES, is_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import ModuleType

SOURCES = {
    "suits_of_cards": (True, "RED = 2"),
    "suits_of_cards.names": (False, "from suits_of_cards import RED\nNAMES = ['Hearts', 'Diamonds'][:RED]"),
}


def compiled(is_package: bool, source: str) -> Module:
    return Module(is_package, marshal.dumps(compile(source, "suits.py", "exec")))


@pytest.fixture
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module of a package, both imported from one file."""
    file = tmp_path / "start.modules"
    write(file, {name: compiled(*module) for name, module in SOURCES.items()})
    finder = StartModules(str(file), str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    for name in SOURCES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield importlib.import_module("suits_of_cards.names")
    finder._file.close()


def test_modules_are_imported_from_one_file(imported: ModuleType) -> None:
    assert imported.NAMES == ["Hearts", "Diamonds"]


def test_modules_seem_to_be_in_the_folder_of_the_program(imported: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "suits_of_cards"
    assert imported.__file__ == str(folder / "names.py")
    assert sys.modules["suits_of_cards"].__path__ == [str(folder)]


def test_other_modules_are_found_elsewhere(imported: ModuleType) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"suits_of_cards\.values"):
        importlib.import_module("suits_of_cards.values")
    assert imported.__spec__ is not None


def test_a_start_needs_the_window_and_nothing_that_comes_after_its_first_frame() -> None:
    names = start_modules(ROOT)
    assert {"pinochle_qt.ui.window.main_window", "pinochle_qt.engine.cards", "pathlib"} <= names
    assert not [name for name in names if is_in(name, MODULES)]
