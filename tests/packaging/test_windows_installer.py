"""The Windows installer installs everything, registers the kinds of files, and removes all of it again.

Most of this is tested only where Wine can run the installer, which takes a minute and needs `PINOCHLE_LONG=1`.
"""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bundles import ICO_SIZES, KINDS, ico
from deck.build import ASSETS
from deck.raster import png
from pinochle_qt import IDENTIFIER
from system import Trouble
from tests import programs
from windows import installer

WINE: Final = shutil.which("wine64") or shutil.which("wine") or ""
WINE_SERVER: Final = shutil.which("wineserver") or ""
SEVEN_ZIP: Final = shutil.which("7z") or ""
MAKENSIS: Final = installer.compiler() or ""
UNINSTALL: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Pinochle"
AMD64: Final = 0x8664
I386: Final = 0x014C
"""The two kinds of Windows programs, by the number in their headers."""
FILES: Final = ("_internal/base_library.zip", "_internal/pinochle_qt/assets/deck/it's $here.svg", "pinochle-qtw.exe")

pytestmark = pytest.mark.skipif(not MAKENSIS, reason="NSIS is not installed")


@pytest.fixture(scope="module")
def icon(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("icon") / "icon.ico"
    path.write_bytes(ico({size: png(ASSETS / "icon.svg", size) for size in ICO_SIZES}))
    return path


def make(folder: Path, icon: Path, version: str, names: tuple[str, ...], options: tuple[str, ...] = ()) -> Path:
    """Return an installer for a stand-in for the frozen program; each file contains its own name and the version."""
    frozen = folder / f"frozen {version}"
    for name in names:
        path = frozen / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name} {version}")
    return installer.pack(MAKENSIS, frozen, version, icon, folder / f"setup {version}.exe", folder, options)


def test_the_installer_has_all_files_and_says_its_version(tmp_path: Path, icon: Path) -> None:
    setup_file = make(tmp_path, icon, "1.2", FILES)
    data = setup_file.read_bytes()
    assert data[:2] == b"MZ"
    assert re.search(b"\0\0+".join(each.encode("utf-16-le") for each in ("ProductVersion", "1.2")), data)
    assert {path.name for path in tmp_path.iterdir()} == {"frozen 1.2", setup_file.name}
    assert re.search(rb'<supportedOS Id="{8e0f7a12-[-0-9a-f]+}"/></application>', data), "only Windows 10 and 11"
    if SEVEN_ZIP:
        listing = programs.run([SEVEN_ZIP, "l", "-ba", "-slt", str(setup_file)], check=True)
        held = [line.removeprefix("Path = ") for line in listing.stdout.splitlines() if line.startswith("Path = ")]
        assert {name.rpartition("/")[2] for name in FILES} <= {Path(name).name for name in held}


def test_the_installer_is_a_64_bit_program_if_nsis_can_make_one(tmp_path: Path, icon: Path) -> None:
    data = make(tmp_path, icon, "1.2", FILES).read_bytes()
    header = int.from_bytes(data[0x3C:0x40], "little")
    folders = (Path(MAKENSIS).parent, Path(MAKENSIS).parent.parent / "share" / "nsis")
    can = any((folder / "Stubs" / "lzma_solid-amd64-unicode").exists() for folder in folders)
    assert int.from_bytes(data[header + 4 : header + 6], "little") == (AMD64 if can else I386)


def test_an_error_of_the_installer_compiler_is_reported(tmp_path: Path, icon: Path) -> None:
    with pytest.raises(Trouble, match=r"^makensis could not make the installer: (?s:.)*nonsense"):
        make(tmp_path, icon, "1.2", FILES, ("-Xnonsense",))


class Windows:
    """A separate Windows installation provided by Wine."""

    def __init__(self, folder: Path) -> None:
        self.prefix = folder / "wine"
        self.variables = os.environ | {
            "WINEPREFIX": str(self.prefix),
            "WINEDLLOVERRIDES": "mscoree=",
        }
        self.run("winecfg", "-v", "win10")

    def run(self, *words: str, debug: str = "-all") -> programs.Finished:
        return programs.run([WINE, *words], env=self.variables | {"WINEDEBUG": debug})

    @property
    def local(self) -> Path:
        [user] = (each for each in (self.prefix / "drive_c" / "users").iterdir() if each.name != "Public")
        return user / "AppData" / "Local"

    def files(self) -> dict[str, str]:
        """Return the contents of the installed files by path."""
        place = self.local / "Programs" / "Pinochle"
        return {
            path.relative_to(place).as_posix(): path.read_text(errors="replace")
            for path in place.rglob("*")
            if path.is_file() and path.name != "uninstall.exe"
        }

    def entry(self, key: str, name: str = "") -> str:
        """Return a registry value, or an empty string if there is none."""
        done = self.run("reg", "query", key, *(["/v", name] if name else ["/ve"]))
        found = [line.split("    ", 3) for line in done.stdout.splitlines() if "REG_" in line]
        return found[0][3] if done.returncode == 0 and found else ""

    def has(self, key: str) -> bool:
        return self.run("reg", "query", key).returncode == 0

    def has_shortcut(self) -> bool:
        return any(self.prefix.rglob("Start Menu/Programs/Pinochle.lnk"))

    def end(self) -> None:
        programs.run([WINE_SERVER, "--kill"], env=self.variables)


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Windows]:
    if not WINE or not WINE_SERVER or not os.environ.get("PINOCHLE_LONG"):
        pytest.skip("Wine is not installed, or not asked for")
    system = Windows(tmp_path)
    yield system
    system.end()


def test_the_installer_installs_updates_and_uninstalls(windows: Windows, tmp_path: Path, icon: Path) -> None:
    older = make(tmp_path, icon, "1.2", (*FILES, "_internal/old/gone.dll"))
    newer = make(tmp_path, icon, "1.3", FILES)
    other = r"HKCU\Software\Classes\.pinochle\OpenWithProgids"
    windows.run("reg", "add", other, "/v", "Other.program")
    for setup, version in ((older, "1.2"), (newer, "1.3")):
        done = windows.run(str(setup), "/S", debug="+shell")
        assert done.returncode == 0
        assert "propertystore_SetValue" in done.stderr, "the shortcut gets its identifier, which Wine does not store"
        assert windows.entry(UNINSTALL, "DisplayVersion") == version
    assert (windows.entry(UNINSTALL, "VersionMajor"), windows.entry(UNINSTALL, "VersionMinor")) == ("0x1", "0x3")
    assert windows.files() == {name: f"{name} 1.3" for name in FILES}
    program = windows.entry(UNINSTALL, "DisplayIcon")
    assert program.endswith(r"\AppData\Local\Programs\Pinochle\pinochle-qtw.exe")
    for kind in KINDS:
        assert windows.entry(rf"HKCU\Software\Classes\.{kind.suffix}") == kind.program_id
        classes = rf"HKCU\Software\Classes\{kind.program_id}"
        assert windows.entry(classes) == kind.name
        assert windows.entry(classes, "AppUserModelID") == IDENTIFIER
        assert windows.entry(rf"{classes}\shell\open\command") == f'"{program}" "%1"'
        assert windows.entry(rf"{classes}\DefaultIcon") == f"{program},0"
    assert windows.has_shortcut()

    games = windows.local / "pinochle-qt" / "games"
    games.mkdir(parents=True)
    (games / "mine.pinochle").touch()
    place = windows.local / "Programs" / "Pinochle"
    (place / "notes.txt").write_text("mine")
    here = program.removesuffix(r"\pinochle-qtw.exe")
    shutil.copy(place / "uninstall.exe", tmp_path)
    assert windows.run(str(tmp_path / "uninstall.exe"), "/S", "/UPDATE", f"_?={here}").returncode == 0
    assert windows.has_shortcut(), "the next version has the same, which may be pinned"
    shutil.copy(tmp_path / "uninstall.exe", place)
    assert windows.run(str(place / "uninstall.exe"), "/S", f"_?={here}").returncode == 0
    assert windows.files() == {"notes.txt": "mine"}
    assert (games / "mine.pinochle").exists()
    assert not windows.has(UNINSTALL)
    assert not windows.has_shortcut()
    assert not any(windows.has(rf"HKCU\Software\Classes\{kind.program_id}") for kind in KINDS)
    assert windows.has(other)
    assert not windows.has(r"HKCU\Software\Classes\.pinochle-rules")


RUNNING: Final = """
Target amd64-unicode
Unicode true
SilentInstall silent
RequestExecutionLevel user
OutFile "${TARGET}"
Section
  ExecWait '"${SETUP}" /S' $0
  SetErrorLevel $0
SectionEnd
"""
"""A program that starts an installer, and runs until it has ended."""


def test_nothing_is_touched_while_the_program_runs(windows: Windows, tmp_path: Path, icon: Path) -> None:
    older = make(tmp_path, icon, "1.2", FILES)
    newer = make(tmp_path, icon, "1.3", FILES)
    assert windows.run(str(older), "/S").returncode == 0
    program = windows.local / "Programs" / "Pinochle" / "pinochle-qtw.exe"
    script = tmp_path / "running.nsi"
    script.write_text(RUNNING)
    windows_path = "Z:" + str(newer).replace("/", "\\")
    programs.run([MAKENSIS, "-V2", f"-DTARGET={program}", f"-DSETUP={windows_path}", str(script)], check=True)
    before = windows.files()
    assert windows.run(str(program)).returncode == 2
    assert windows.files() == before
    assert windows.entry(UNINSTALL, "DisplayVersion") == "1.2"
