"""The Linux downloads can be installed, open files on a double-click, and can be removed again."""

import configparser
import os
import re
import shutil
import sys
import tarfile
from pathlib import Path
from typing import Final

import pytest

from build import Needed
from environment import Environment
from licenses.known import text_of
from linux import archive, debian
from linux.desktop import Release, furnish
from system import Trouble
from tests import programs

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems install in other ways")

DPKG: Final = shutil.which("dpkg-deb") or ""
RELEASE: Final = Release("1.2.3", 1_763_856_000)
NEEDED: Final = Needed(("libGL.so.1", "libc.so.6", "libm.so.6", "libz.so.1"), "2.35")
OWNERS: Final = "Somebody has made it, under the GNU General Public License.\n\n"
HELP: Final = """usage: pinochle-qt [-h] [FILE]

Commands without a window: check; and more.
"""
STAND_IN: Final = f"""#!/bin/sh
case $1 in
    --version) echo pinochle-qt 1.2.3 ;;
    --check-system) if [ "$LACKS" ]; then echo "This system lacks $LACKS." >&2; exit 1; fi ;;
    check | --help) printf '%s' '{HELP}' ;;
    *) for word in "$@"; do echo "opened $word"; done ;;
esac
"""


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a stand-in for the frozen program."""
    folder = tmp_path_factory.mktemp("frozen") / "pinochle-qt"
    (folder / "_internal" / "PySide6").mkdir(parents=True)
    (folder / "_internal" / "PySide6" / "libQt6Core.so.6").write_bytes(b"\x7fELF and so on")
    (folder / "_internal" / "libQt6Core.so.6").symlink_to("PySide6/libQt6Core.so.6")
    (folder / "_internal" / "pinochle_qt" / "assets").mkdir(parents=True)
    (folder / "_internal" / "pinochle_qt" / "assets" / "LICENSES.txt").write_text(f"{OWNERS}{text_of('GPL-3.0')}\n")
    (folder / "pinochle-qt").write_text(STAND_IN)
    (folder / "pinochle-qt").chmod(0o700)
    return folder


@pytest.fixture(scope="module")
def share(frozen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("desktop") / "share"
    furnish(folder, RELEASE, Environment(), [str(frozen / "pinochle-qt")])
    return folder


@pytest.fixture(scope="module")
def archived(frozen: Path, share: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return archive.pack(frozen, share, RELEASE, "x86_64", tmp_path_factory.mktemp("archive"))


@pytest.fixture(scope="module")
def package(frozen: Path, share: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not DPKG:
        pytest.skip("the tools of Debian are not here")
    return debian.pack(frozen, share, NEEDED, RELEASE, tmp_path_factory.mktemp("package"))


class Person:
    """A user with a separate home folder, whose name has characters that are special to shells and to menus."""

    def __init__(self, folder: Path, archived: Path) -> None:
        self.home = folder / "my \"own\" $home, 'here' `now` \\o/"
        self.home.mkdir()
        with tarfile.open(archived) as packed:
            # The argument `filter` is newer than Python 3.11.2, and some later versions warn if there is no filter.
            packed.extraction_filter = getattr(tarfile, "data_filter", None)
            packed.extractall(folder / "downloaded")  # noqa: S202
        self.unpacked = folder / "downloaded" / archived.name.removesuffix(".tar.xz")
        names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
        self.variables = {name: value for name, value in os.environ.items() if name not in names}
        self.variables["HOME"] = str(self.home)

    def run(self, *command: str) -> programs.Finished:
        return programs.run(command, env=self.variables)

    def install(self) -> programs.Finished:
        return self.run("sh", str(self.unpacked / "install.sh"))

    def uninstall(self) -> programs.Finished:
        return self.run("sh", str(self.home / ".local/lib/pinochle-qt/uninstall.sh"))

    def files(self) -> set[str]:
        return {str(path.relative_to(self.home)) for path in self.home.rglob("*") if not path.is_dir()}


@pytest.fixture
def person(tmp_path: Path, archived: Path) -> Person:
    return Person(tmp_path, archived)


def menu_entry(path: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser()
    parser.read(path, encoding="utf-8")
    return parser["Desktop Entry"]


def open_with(entry: Path, file: str) -> list[str]:
    """Return the words of a desktop's command for a file: it unescapes the string, then the quotes, then the codes."""
    command = menu_entry(entry)["Exec"].replace("\\\\", "\\")
    words = [
        re.sub(r"\\(.)", r"\1", quoted) or plain for quoted, plain in re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', command)
    ]
    return [file if word == "%f" else word.replace("%%", "%") for word in words]


def test_missing_libraries_are_reported_before_anything_is_installed(person: Person) -> None:
    person.variables["LACKS"] = "libone and libtwo"
    done = person.install()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Nothing was installed. This system lacks libone and libtwo.\n"
    assert person.files() == set()


def test_the_menu_opens_an_installed_program_with_a_file(person: Person) -> None:
    done = person.install()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("pinochle-qt 1.2.3 is installed.")
    entry = person.home / ".local/share/applications/org.pinochle_qt.pinochle.desktop"
    game = str(person.home / "my game.pinochle")
    assert person.run(*open_with(entry, game)).stdout == f"opened {game}\n"
    assert Path(menu_entry(entry)["TryExec"].replace("\\\\", "\\")).is_file()
    if shutil.which("desktop-file-validate"):
        assert person.run("desktop-file-validate", str(entry)).stdout == ""


def test_uninstalling_removes_the_program_and_keeps_games_and_settings(person: Person) -> None:
    kept = {".local/share/pinochle-qt/games/one.pinochle", ".config/pinochle-qt/settings.json", ".local/bin/other"}
    for name in (*kept, ".cache/pinochle-qt/faces"):
        path = person.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("mine")
    assert person.install().returncode == 0
    assert len(person.files()) > len(kept) + 15
    done = person.uninstall()
    assert (done.returncode, done.stderr) == (0, "")
    assert person.files() == kept
    assert [path.name for path in (person.home / ".local").iterdir() if not any(path.iterdir())] == []
    again = person.run("sh", str(person.unpacked / "uninstall.sh"))
    assert again.returncode == 1
    assert "is not installed" in again.stderr


def test_files_of_other_programs_stay_installed(person: Person) -> None:
    others = {".local/share/applications/other.desktop", ".local/share/mime/packages/other.xml"}
    for name in others:
        path = person.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
    (person.home / ".local/share/applications/other.desktop").write_text(
        "[Desktop Entry]\nType=Application\nName=Other\nExec=true\n"
    )
    (person.home / ".local/share/mime/packages/other.xml").write_text(
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info"/>'
    )
    person.install()
    person.uninstall()
    assert others <= person.files()
    assert not [name for name in person.files() if "pinochle" in name]


def test_a_newer_version_replaces_an_older_one(person: Person) -> None:
    person.install()
    before = person.files()
    (person.home / ".local/lib/pinochle-qt/left over").touch()
    gone = person.home / ".local/share/metainfo/was in it once.xml"
    gone.touch()
    with (person.home / ".local/lib/pinochle-qt/installed").open("a") as installed:
        installed.write(f"{gone}\n")
    assert person.install().returncode == 0
    assert person.files() == before


def test_nothing_is_installed_if_the_program_does_not_run(person: Person) -> None:
    (person.unpacked / "pinochle-qt" / "pinochle-qt").write_text("#!/bin/sh\necho no such library >&2; exit 3\n")
    done = person.install()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith("nothing was installed: no such library\n")
    assert person.files() == set()


def test_the_same_files_make_the_same_archive(frozen: Path, share: Path, archived: Path, tmp_path: Path) -> None:
    again = archive.pack(frozen, share, RELEASE, "x86_64", tmp_path)
    assert again.read_bytes() == archived.read_bytes()
    with tarfile.open(archived) as packed:
        rights = {member.name.partition("/")[2]: member.mode & 0o777 for member in packed if not member.issym()}
    assert rights["pinochle-qt/pinochle-qt"] == rights["install.sh"] == rights["share"] == 0o755
    assert rights["LICENSE"] == rights["pinochle-qt/_internal/PySide6/libQt6Core.so.6"] == 0o644


def test_the_same_files_make_the_same_package(frozen: Path, share: Path, package: Path, tmp_path: Path) -> None:
    assert debian.pack(frozen, share, NEEDED, RELEASE, tmp_path).read_bytes() == package.read_bytes()


def test_the_package_has_everything_in_its_place(package: Path, share: Path, tmp_path: Path) -> None:
    programs.run([DPKG, "-x", str(package), str(tmp_path)], check=True)
    installed = {path.relative_to(tmp_path / "usr/share") for path in (tmp_path / "usr/share").rglob("*")}
    for path in share.rglob("*"):
        name = path.relative_to(share)
        assert (name.with_suffix(".6.gz") if name.suffix == ".6" else name) in installed
    assert Path("doc/pinochle-qt/copyright") in installed
    game = "/somewhere/my game.pinochle"
    program, word = open_with(tmp_path / "usr/share/applications/org.pinochle_qt.pinochle.desktop", game)
    assert program == "/usr/games/pinochle-qt"
    done = programs.run([str(tmp_path) + program, word], check=True)
    assert done.stdout == f"opened {game}\n"


def test_the_package_depends_on_the_packages_of_its_libraries(package: Path) -> None:
    fields = programs.run([DPKG, "-f", str(package)], check=True).stdout
    assert "\nVersion: 1.2.3\n" in fields
    assert "\nDepends: libc6 (>= 2.35), libgl1, zlib1g\n" in fields
    assert "\nRecommends: ca-certificates, libpulse0 | libasound2, libssl3, xdg-utils\n" in fields


def test_a_library_of_no_known_package_is_a_failure() -> None:
    with pytest.raises(Trouble, match=r"which package brings libnew\.so\.1\.$"):
        debian.dependencies(Needed(("libnew.so.1",), "2.35"))


def test_the_package_states_every_copyright_and_names_what_debian_provides(package: Path, tmp_path: Path) -> None:
    programs.run([DPKG, "-x", str(package), str(tmp_path)], check=True)
    notice = (tmp_path / "usr/share/doc/pinochle-qt/copyright").read_text(encoding="utf-8")
    assert notice == f"{OWNERS}The text is in /usr/share/common-licenses/GPL-3.\n"
