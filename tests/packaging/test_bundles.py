"""The program's descriptions for Windows and macOS can be read, and name all kinds of files."""

import plistlib
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtGui import QImage

from bundles import ICNS_SIZES, ICO_SIZES, icns, ico, information, version_resource
from deck.build import ASSETS
from deck.raster import png
from pinochle_qt.record.values import SHEET_SUFFIX as SHEETS
from pinochle_qt.record.values import SUFFIX as GAMES
from pinochle_qt.variants.rule_file import SUFFIX as RULES

SPEC: Final = Path(__file__).resolve().parents[2] / "packaging" / "pinochle.spec"


def test_the_icon_of_windows_can_be_read() -> None:
    data = ico({size: png(ASSETS / "icon.svg", size) for size in ICO_SIZES})
    assert QImage.fromData(data).width() in ICO_SIZES
    assert int.from_bytes(data[4:6], "little") == len(ICO_SIZES)


def test_the_icon_of_macos_has_every_size() -> None:
    data = icns({size: png(ASSETS / "icon.svg", size) for size in (16, 512)})
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    place, found = 8, []
    while place < len(data):
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        picture = QImage.fromData(data[place + 8 : place + length])
        found.append((data[place : place + 4], picture.width()))
        place += length
    assert found == [(ICNS_SIZES[16], 16), (ICNS_SIZES[512], 512)]


def test_macos_knows_every_kind_of_files() -> None:
    info = plistlib.loads(plistlib.dumps(information("1.2.3")))
    assert info["CFBundleShortVersionString"] == "1.2.3"
    declared = {each["UTTypeIdentifier"]: each["UTTypeTagSpecification"] for each in info["UTExportedTypeDeclarations"]}
    opened = [kind for each in info["CFBundleDocumentTypes"] for kind in each["LSItemContentTypes"]]
    assert opened == list(declared)
    assert [f".{each['public.filename-extension'][0]}" for each in declared.values()] == [GAMES, RULES, SHEETS]


@pytest.mark.parametrize(("version", "numbers"), [("1.2.3", (1, 2, 3, 0)), ("4.5", (4, 5, 0, 0))])
def test_windows_is_told_the_version(version: str, numbers: tuple[int, ...]) -> None:
    resource: dict[str, Any] = {}

    def record(name: str) -> Any:
        return lambda *words, **named: resource.setdefault(name, []).append((words, named))

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    tools = {name: record(name) for name in names}
    eval(version_resource(version), tools | {"StringStruct": lambda *pair: resource.update([pair])})  # noqa: S307 - as PyInstaller does
    assert resource["FixedFileInfo"][0][1]["filevers"] == numbers
    assert resource["ProductVersion"] == version


def test_what_builds_the_program_can_be_read() -> None:
    compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec")
