"""The assets are found in the source tree and in an installed wheel, and a missing one is explained."""

import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Final

import pytest

from pinochle_qt import resources
from pinochle_qt.resources import MissingAsset, asset

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ("pinochle_qt", "assets", "pyproject.toml", "README.md", "LICENSE")


def shipped_assets() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets").rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a copy of the sources, because the builder litters the tree it works in."""
    copy = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, copy)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--wheel-dir", "dist", "."], cwd=copy, check=True, capture_output=True)
    [built] = (copy / "dist").glob("*.whl")
    return built


def test_an_asset_of_the_source_tree_is_found() -> None:
    for name in shipped_assets():
        assert asset(*Path(name).parts[1:]).is_file()


def test_a_missing_asset_is_named_in_one_sentence() -> None:
    with pytest.raises(MissingAsset, match=r"nothing-like-this\.svg is missing: .*install it again\.$"):
        asset("deck", "nothing-like-this.svg")


def test_assets_inside_the_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "pinochle_qt" / "assets" / "one.txt"
    inside.parent.mkdir(parents=True)
    inside.write_text("one")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "pinochle_qt")
    assert asset("one.txt") == inside


def test_the_wheel_holds_every_module_and_every_asset(wheel: Path) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "pinochle_qt").rglob("*.py")}
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("pinochle_qt/")}
    assert names == modules | {f"pinochle_qt/{name}" for name in shipped_assets()}


def test_an_installed_wheel_finds_its_assets(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "installed", with_pip=False)
    python = tmp_path / "installed" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    [first, *_] = sorted(shipped_assets())
    parts = Path(first).parts[1:]
    done = subprocess.run(
        [str(python), "-c", f"from pinochle_qt.resources import asset; print(asset(*{parts}).read_bytes().hex())"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert bytes.fromhex(done.stdout) == (ROOT / first).read_bytes()
