"""The assets are found in the source tree and in an installed wheel, and a missing one is explained."""

import importlib.util
import os
import shutil
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path
from typing import Final

import pytest

from pinochle_qt import resources
from pinochle_qt.resources import MissingAsset, asset, page
from system import find_compiler
from tests import programs
from tests.checks import some

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ("pinochle_qt", "assets", "packaging", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")

PAGES: Final = {
    "pinochle_qt/assets/CHANGELOG.md",
    "pinochle_qt/record/FORMAT.md",
    "pinochle_qt/server/PROTOCOL.md",
}
"""Pages written for readers, and shown in Help."""


def shipped_assets() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets").rglob("*") if path.is_file()}


def build_wheel(folder: Path, compiler_variables: dict[str, str]) -> tuple[Path, str]:
    """Build the wheel from a copy of the sources, reusing nothing from earlier builds but C files made from them."""
    if importlib.util.find_spec("pip") is None:
        pytest.skip("the Python under Wine has no pip")
    for path in [*(folder / "build").rglob("*"), *(folder / "dist").rglob("*")]:
        if path.is_file() and path.suffix != ".c":
            path.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation", "--no-index"]
    variables = os.environ | compiler_variables
    done = programs.run([*command, "--wheel-dir", "dist", "."], cwd=folder, env=variables, check=True)
    [built] = (folder / "dist").glob("*.whl")
    return built, done.stdout + done.stderr


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources, because the builder litters the tree it works in.

    If the program is already compiled in place, its C files are copied too: translating takes as long as compiling, and
    is repeated for any that are older than their source.
    """
    folder = tmp_path_factory.mktemp("sources")
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=left_out)
        else:
            shutil.copy(ROOT / name, folder)
    for translated in (ROOT / "build").glob("temp.*/pinochle_qt/ai/*.c"):
        copy = folder / translated.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(translated, copy)
    return folder


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = build_wheel(sources, {"CFLAGS": "-O0"})[0]
    return Path(shutil.copy(built, tmp_path_factory.mktemp("wheel")))


def test_an_asset_of_the_source_tree_is_found() -> None:
    for name in some(shipped_assets()):
        assert asset(*Path(name).parts[1:]).is_file()


def test_the_pages_for_readers_are_found() -> None:
    assert {page(Path(name).name).name for name in PAGES} == {"CHANGELOG.md", "FORMAT.md", "PROTOCOL.md"}
    with pytest.raises(MissingAsset, match=r"no-such-page\.md is missing: .*install it again\.$"):
        page("no-such-page.md")


def test_a_missing_asset_is_named_in_one_sentence() -> None:
    with pytest.raises(MissingAsset, match=r"nothing-like-this\.svg is missing: .*install it again\.$"):
        asset("deck", "nothing-like-this.svg")


def test_assets_inside_the_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "pinochle_qt" / "assets" / "one.txt"
    inside.parent.mkdir(parents=True)
    inside.write_text("one")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "pinochle_qt")
    assert asset("one.txt") == inside


def names_in(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("pinochle_qt/")}


def modules_and_assets() -> set[str]:
    sources = (path for suffix in ("py", "pxd") for path in (ROOT / "pinochle_qt").rglob(f"*.{suffix}"))
    modules = {path.relative_to(ROOT).as_posix() for path in sources}
    return modules | {f"pinochle_qt/{name}" for name in shipped_assets()} | PAGES


def test_the_wheel_holds_every_module_and_every_asset(wheel: Path) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = ("kernel", "reading", "sample", "solve", "stock_kernel") if find_compiler() else ()
    compiled = {f"pinochle_qt/ai/{name}{suffix}" for name in names}
    assert names_in(wheel) == modules_and_assets() | compiled


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is found without a variable")
def test_the_wheel_is_built_without_a_compiler_too(sources: Path) -> None:
    built, output = build_wheel(sources, {"CC": "no-such-compiler"})
    assert names_in(built) == modules_and_assets()
    assert output.count("The computer players stay uncompiled") == 1


def test_an_installed_wheel_finds_its_assets(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "installed", with_pip=False)
    python = tmp_path / "installed" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    programs.run([*command, str(wheel)], check=True)
    [first, *_] = sorted(shipped_assets())
    parts = Path(first).parts[1:]
    done = programs.run(
        [str(python), "-c", f"from pinochle_qt.resources import asset; print(asset(*{parts}).read_bytes().hex())"],
        cwd=tmp_path,
        check=True,
    )
    assert bytes.fromhex(done.stdout) == (ROOT / first).read_bytes()
