"""The frozen program names the owner of everything in it, and the license under which it may be passed on."""

import sys
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

from environment import ROOT
from licenses.known import COMMON, OURS, TITLES, text_of
from licenses.owners import Owners
from licenses.page import page, with_common_licenses
from system import Trouble

INTERNAL: Final = PurePosixPath("_internal")


def origin(name: str, ending: str) -> Path:
    """Return a file of an installed package."""
    files = distribution(name).files or ()
    return next(Path(str(file.locate())) for file in files if str(file).endswith(ending))


@pytest.fixture
def owners() -> Owners:
    return Owners(ROOT)


@pytest.mark.parametrize(
    ("place", "name", "ending", "owner", "license_name"),
    [
        ("msgspec/_core.so", "msgspec", "msgspec/__init__.py", "msgspec", "BSD-3-Clause"),
        ("rich/table.py", "rich", "rich/table.py", "rich", "MIT"),
        ("PySide6/QtCore.abi3.so", "PySide6_Essentials", "PySide6/__init__.py", "Qt, with", "LGPL-3.0"),
    ],
)
def test_installed_files_belong_to_their_projects(
    owners: Owners, place: str, name: str, ending: str, owner: str, license_name: str
) -> None:
    found = owners.of(PurePosixPath(place), origin(name, ending))
    assert found.name.startswith(owner)
    assert (found.version, found.license) == (distribution(name).version, license_name)


def test_python_the_font_and_our_own_files_are_attributed_correctly(owners: Owners) -> None:
    assert owners.of(PurePosixPath("random.py"), Path(sys.modules["random"].__file__ or "")).name == "Python"
    assert owners.of(INTERNAL / "base_library.zip", ROOT / "build" / "base_library.zip").name == "Python"
    font = owners.of(PurePosixPath("pinochle_qt/assets/fonts/Inter-Bold.otf"), ROOT / "assets/fonts/Inter-Bold.otf")
    assert (font.license, "SIL OPEN FONT LICENSE" in font.notice) == ("OFL-1.1", True)
    assert owners.of(PurePosixPath("pinochle_qt/assets/icon.svg"), ROOT / "assets" / "icon.svg") == OURS
    icu = owners.of(PurePosixPath("PySide6/Qt/lib/libicui18n.so.73"), Path("/anywhere/libicui18n.so.73"))
    assert (icu.version, icu.license) == ("73", "Unicode-3.0")


def test_a_file_without_an_owner_stops_the_build(owners: Owners, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"^Nobody knows whose strange\.so is, from "):
        owners.of(PurePosixPath("strange.so"), tmp_path / "strange.so")


def test_the_page_has_every_part_and_notice_and_each_shared_license_once(owners: Owners) -> None:
    found = owners.everybody(
        [
            (PurePosixPath("rich/table.py"), origin("rich", "rich/table.py")),
            (PurePosixPath("libicuuc.so.73"), Path("/anywhere/libicuuc.so.73")),
            (PurePosixPath("PySide6/libQt6Core.so.6"), origin("PySide6_Essentials", "PySide6/__init__.py")),
        ]
    )
    content = page("1.2.3", found)
    assert content.startswith("Pinochle 1.2.3:")
    for each in found:
        assert each.name in content
        assert each.notice.splitlines()[0].rstrip() in content
    shared = {name for each in found for name in each.texts}
    assert {"LGPL-3.0", "GPL-3.0", "Unicode-3.0"} <= shared
    for name in shared:
        assert content.count(text_of(name)) == 1
    assert "Files: libQt6Core.so.6" in content
    shorter = with_common_licenses(content)
    for name, file_name in COMMON.items():
        assert text_of(name) not in shorter
        assert shorter.count(f"/usr/share/common-licenses/{file_name}.") == (name in shared)


def test_what_the_compiler_adds_to_windows_libraries_is_named(owners: Owners, tmp_path: Path) -> None:
    built, official = tmp_path / "python3.dll", tmp_path / "python311.dll"
    built.write_bytes(b"code\0Mingw-w64 runtime failure:\0code")
    official.write_bytes(b"code")
    found = owners.everybody([(PurePosixPath(path.name), path) for path in (built, official)])
    [mingw] = [each for each in found if each.name.startswith("MinGW-w64")]
    assert found[mingw] == [PurePosixPath("python3.dll")]
    assert text_of("ZPL-2.1") in page("1.2.3", found)


def test_every_shared_license_has_its_text() -> None:
    assert {path.stem for path in (ROOT / "packaging" / "licenses" / "texts").glob("*.txt")} == set(TITLES)
    assert all(len(text_of(name)) > 400 for name in TITLES)
