"""The program's descriptions for Windows and macOS can be read, and name all kinds of files."""

import plistlib
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from bundles import ICNS_SIZES, ICO_SIZES, icns, ico, information, manifest, version_resource
from contents import LANGUAGES
from deck.build import ASSETS
from deck.raster import png
from pinochle_qt.languages import LANGUAGES as SPOKEN
from pinochle_qt.record.values import SHEET_SUFFIX as SHEETS
from pinochle_qt.record.values import SUFFIX as GAMES
from pinochle_qt.teaching.own_agreements import SUFFIX as BIDS
from pinochle_qt.variants.rule_file import SUFFIX as RULES

SPEC: Final = Path(__file__).resolve().parents[2] / "packaging" / "pinochle.spec"


def test_the_windows_icon_can_be_read() -> None:
    data = ico({size: png(ASSETS / "icon.svg", size) for size in ICO_SIZES})
    assert QImage.fromData(data).width() in ICO_SIZES
    assert int.from_bytes(data[4:6], "little") == len(ICO_SIZES)
    assert {16, 20, 24, 32, 48, 256} <= set(ICO_SIZES), "title bar, taskbar and folders at 100, 125 and 150 percent"
    for number, size in enumerate(ICO_SIZES):
        entry = data[6 + 16 * number :][:16]
        length, offset = (int.from_bytes(entry[at : at + 4], "little") for at in (8, 12))
        assert entry[0] == entry[1] == size % 256
        assert QImage.fromData(data[offset : offset + length]).width() == size


def test_the_macos_icon_has_every_size() -> None:
    data = icns({size: png(ASSETS / "icon.svg", size) for size in {*ICNS_SIZES.values()}})
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    place, found = 8, []
    while place < len(data):
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        picture = QImage.fromData(data[place + 8 : place + length])
        found.append((data[place : place + 4], picture.width()))
        place += length
    assert dict(found) == ICNS_SIZES
    sharp = {ICNS_SIZES[code] for code in (b"ic11", b"ic12", b"ic13", b"ic14", b"ic10")}
    assert sharp == {32, 64, 256, 512, 1024}, "16 to 512 points with two pixels each"


def test_macos_knows_every_file_type() -> None:
    info = plistlib.loads(plistlib.dumps(information("1.2.3", LANGUAGES)))
    assert info["CFBundleShortVersionString"] == "1.2.3"
    assert info["CFBundleLocalizations"] == [*SPOKEN], "or file dialogs would be in English"
    assert info["LSMinimumSystemVersion"] == "13.0"
    assert info["NSHighResolutionCapable"]
    declared = {each["UTTypeIdentifier"]: each["UTTypeTagSpecification"] for each in info["UTExportedTypeDeclarations"]}
    opened = [kind for each in info["CFBundleDocumentTypes"] for kind in each["LSItemContentTypes"]]
    assert opened == list(declared)
    assert [f".{each['public.filename-extension'][0]}" for each in declared.values()] == [GAMES, RULES, SHEETS, BIDS]


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


def test_windows_is_told_the_file_types_of_the_program() -> None:
    """PyInstaller reads the manifest and adds to it what every program needs."""
    winmanifest = pytest.importorskip("PyInstaller.utils.win32.winmanifest")
    root = ET.fromstring(winmanifest.create_application_manifest(manifest()))  # noqa: S314 - our own
    told = {each.tag.rpartition("}")[2]: (each.text or "").strip() for each in root.iter()}
    assert told["dpiAware"] == "true/pm"
    assert told["dpiAwareness"] == "PerMonitorV2"
    assert told["longPathAware"] == "true"
    assert "activeCodePage" not in told
    [system] = root.iter("{urn:schemas-microsoft-com:compatibility.v1}supportedOS")
    assert system.get("Id") == "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}", "Windows 10 and 11"
    [level] = root.iter("{urn:schemas-microsoft-com:asm.v3}requestedExecutionLevel")
    assert level.get("level") == "asInvoker", "nobody is asked for the password of an administrator"


def test_the_spec_file_can_be_read() -> None:
    text = SPEC.read_text(encoding="utf-8")
    compile(text, str(SPEC), "exec")
    assert "argv_emulation" not in text, "it takes the events of macOS from Qt, which passes them on as they come"
