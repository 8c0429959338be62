"""What builds the Windows program is made once, whole or not at all, and says what is wrong; without Wine itself."""

import struct
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn
from zipfile import ZipFile

import pytest

import locks
import release
from bundles import COMMANDS
from environment import Environment
from linux.desktop import Release
from pinochle_qt.libraries import SystemPart
from system import Trouble
from tests import programs
from windows import downloads, freeze, installer, windows_python, workshop
from windows.compile import compile_modules
from windows.making import key_of, made_once
from windows.windows_python import SUFFIX, WindowsPython, exported_names
from windows.wine import Wine, make_prefix, missing_for_wine, windows_path
from windows.workshop import Workshop, open_workshop
from windows.zig import Zig

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the Windows program is built like this on Linux only")


# ---- folders that are made once --------------------------------------------------------------------------------------


def fill(folder: Path) -> None:
    (folder / "inner").mkdir()
    (folder / "inner" / "file").write_text("content")


def refuse(_: Path) -> NoReturn:
    raise AssertionError


def test_a_folder_is_created_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = made_once(tmp_path / "made", "Making it …", fill)
    assert capsys.readouterr().err == "Making it …\n"
    assert made_once(folder, "", refuse) == folder
    assert [path.name for path in tmp_path.iterdir()] == ["made"]


def damage(folder: Path) -> None:
    (folder / "inner" / "file").write_text("half")


def lose(folder: Path) -> None:
    (folder / "inner" / "file").unlink()


def lose_stamp(folder: Path) -> None:
    (folder / "made.json").unlink()


@pytest.mark.parametrize("spoil", [damage, lose, lose_stamp])
def test_a_damaged_folder_is_recreated(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    folder = made_once(tmp_path / "made", "", fill)
    spoil(folder)
    made_once(folder, "", fill)
    assert (folder / "inner" / "file").read_text() == "content"


def test_an_incomplete_folder_is_not_used(tmp_path: Path) -> None:
    def fail(folder: Path) -> NoReturn:
        fill(folder)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        made_once(tmp_path / "made", "", fail)
    assert not (tmp_path / "made").exists()
    made_once(tmp_path / "made", "", fill)
    assert [path.name for path in tmp_path.iterdir()] == ["made"]


def test_a_folder_may_change_while_it_is_used(tmp_path: Path) -> None:
    folder = made_once(tmp_path / "made", "", fill, changes=True)
    damage(folder)
    assert made_once(folder, "", refuse, changes=True) == folder


def test_bytecode_caches_do_not_count_as_damage(tmp_path: Path) -> None:
    folder = made_once(tmp_path / "made", "", fill)
    (folder / "inner" / "__pycache__").mkdir()
    (folder / "inner" / "__pycache__" / "file.pyc").touch()
    assert made_once(folder, "", refuse) == folder


def test_a_key_depends_on_every_part(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a")
    assert key_of([tmp_path / "file", "bc"]) == key_of(["a", b"bc"]) != key_of(["ab", "c"])


# ---- Wine ------------------------------------------------------------------------------------------------------------

WINE: Final = """\
import os, pathlib, sys, time
if sys.argv[1:] == ["--version"]:
    print("wine-8.0")
elif sys.argv[1] == "wineboot":
    prefix = pathlib.Path(os.environ["WINEPREFIX"])
    if (prefix.parent / "broken").exists():
        sys.exit(3)
    (prefix / "drive_c" / "windows" / "system32").mkdir(parents=True)
    user = prefix / "drive_c" / "users" / "somebody"
    user.mkdir(parents=True)
    (user / "Documents").symlink_to(prefix.parent)
    (prefix / "system.reg").touch()
elif sys.argv[1:] == ["winecfg", "-v", "win10"]:
    (pathlib.Path(os.environ["WINEPREFIX"]) / "system.reg").write_text("Windows 10")
elif sys.argv[1] == "variables":
    print(*sorted(os.environ), sep="\\n")
elif sys.argv[1] == "forever":
    print("begun", flush=True)
    time.sleep(3600)
else:
    print("out", *sys.argv[1:], end="\\r\\n", flush=True)
    print("error", file=sys.stderr)
    sys.exit(5)
"""


@pytest.fixture
def programs_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the only folder in which programs are found; it has stand-ins for Wine's."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("wine", "wineserver"):
        programs.make_program(folder / name, WINE)
    monkeypatch.setenv("PATH", str(folder))
    return folder


def test_wine_counts_as_missing_if_it_cannot_run(programs_here: Path) -> None:
    assert missing_for_wine() == []
    # Debian's `wine` without the package wine64:
    (programs_here / "wine").write_text("#!/bin/sh\nexit 1\n")
    assert [part.package for part in missing_for_wine()] == ["wine", "wine64"]
    (programs_here / "wine").unlink()
    assert [part.package for part in missing_for_wine()] == ["wine", "wine64"]


def test_without_wine_one_sentence_says_how_to_install_it(programs_here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (programs_here / "wine").unlink()
    monkeypatch.setattr(workshop, "missing_for_venv", list)
    monkeypatch.setattr(workshop, "missing_headers", list)
    with pytest.raises(Trouble, match=r"^This system lacks what is needed to build the Windows program: Wine, the 64-"):
        open_workshop(Environment(), [SystemPart("makensis", "nsis")])


@pytest.mark.usefixtures("programs_here")
def test_a_prefix_has_the_libraries_and_is_separate_from_the_home_folder(tmp_path: Path) -> None:
    library = tmp_path / "icuuc.dll"
    library.touch()
    prefix = tmp_path / "prefix"
    prefix.mkdir()
    make_prefix(prefix, [library])
    assert (prefix / "drive_c" / "windows" / "system32" / "icuuc.dll").exists()
    assert not (prefix / "drive_c" / "users" / "somebody" / "Documents").is_symlink()
    assert (prefix / "system.reg").read_text() == "Windows 10"


@pytest.mark.usefixtures("programs_here")
def test_a_prefix_that_wine_cannot_create_is_reported(tmp_path: Path) -> None:
    (tmp_path / "broken").touch()
    (tmp_path / "prefix").mkdir()
    with pytest.raises(Trouble, match=r"^Wine could not make a Windows installation in \S+prefix \(exit code 3\): pl"):
        make_prefix(tmp_path / "prefix", [])


@pytest.mark.usefixtures("programs_here")
def test_a_windows_program_returns_its_exit_code_and_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = Wine(tmp_path).run([tmp_path / "a.exe", "b"], shown=True)
    assert done == (5, f"out {tmp_path}/a.exe b\nerror\n")
    assert capsys.readouterr().out == done.output


@pytest.mark.usefixtures("programs_here")
def test_a_windows_program_has_a_display_only_if_it_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    assert "DISPLAY" not in Wine(tmp_path).run(["variables"]).output.split()
    assert "DISPLAY" in Wine(tmp_path).run(["variables"], variables={"DISPLAY": ":1"}).output.split()


@pytest.mark.usefixtures("programs_here")
def test_a_windows_program_that_does_not_end_is_stopped(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"^forever was stopped because it had not ended after 1 s\.$"):
        Wine(tmp_path).run(["forever"], limit_s=1)


def test_a_removed_wine_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble, match=r"^Wine cannot be run \(No such file or directory\): please install it anew\.$"):
        Wine(tmp_path).run(["a.exe"])


def test_a_copy_of_a_prefix_has_its_own_registry(tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    prefix.mkdir()
    (prefix / "system.reg").write_text("old")
    (prefix / "kernel32.dll").write_text("code")
    copy = Wine(prefix).copy_to(tmp_path / "copy").prefix
    (copy / "system.reg").write_text("new")
    assert (prefix / "system.reg").read_text() == "old"
    assert (copy / "kernel32.dll").read_text() == "code"


def test_windows_sees_every_file_of_this_machine(tmp_path: Path) -> None:
    assert windows_path(tmp_path / "a b") == "Z:" + str(tmp_path.resolve()).replace("/", "\\") + "\\a b"


# ---- the Windows Python ----------------------------------------------------------------------------------------------


def library(names: list[str]) -> bytes:
    """Return a DLL that exports names, with nothing else in it, loaded to 0x1000 and stored at 0x200."""
    base, count = 0x1000, len(names)
    texts = b"".join(f"{name}\0".encode() for name in names)
    starts = [sum(len(name) + 1 for name in names[:index]) for index in range(count)]
    table = struct.pack("<16xIIIIII", 1, count, count, 0, base + 40, 0)
    pointers = b"".join(struct.pack("<I", base + 40 + 4 * count + start) for start in starts)
    section = table + pointers + texts
    header = b"PE\0\0" + struct.pack("<2xH12xH2x", 1, 240)
    optional = bytearray(240)
    struct.pack_into("<I", optional, 112, base)
    row = struct.pack("<8sIIII16x", b".edata", len(section), base, len(section), 0x200)
    start = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40)
    return (start + header + bytes(optional) + row).ljust(0x200, b"\0") + section


def test_the_names_in_a_library_are_found() -> None:
    assert list(exported_names(library(["PyList_New", "Py_Main"]))) == ["PyList_New", "Py_Main"]


def test_a_python_other_than_3_11_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 13, 1))
    with pytest.raises(Trouble, match=r"please run this with a Python 3\.11\.$"):
        windows_python.provide_python(tmp_path, None, None)  # type: ignore[arg-type]  # neither is asked


# ---- filling the cache -----------------------------------------------------------------------------------------------


def test_the_second_of_two_processes_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = threading.Event()
    lines = []

    def note(line: str) -> None:
        lines.append(line)
        waits.set()

    monkeypatch.setattr(locks, "print_status", note)
    order = []

    def use() -> None:
        with workshop.alone_with(tmp_path):
            order.append("second")

    second = threading.Thread(target=use)
    with workshop.alone_with(tmp_path):
        second.start()
        assert waits.wait(60)
        order.append("first")
    second.join(60)
    assert order == ["first", "second"]
    assert lines == [f"Another process is filling {tmp_path}; waiting for it …"]


def test_a_full_disk_is_reported(tmp_path: Path) -> None:
    sentence = r"could not be filled \(No space left on device: file\): please make sure"
    with pytest.raises(Trouble, match=sentence), workshop.alone_with(tmp_path):
        raise OSError(28, "No space left on device", "file")


# ---- compiling -------------------------------------------------------------------------------------------------------

PROJECT: Final = """
[tool.setuptools]
ext-modules = [{ name = "game.one", sources = ["game/one.py"] }, { name = "game.two", sources = ["game/two.py"] }]
"""
TRANSLATOR: Final = """\
import pathlib, sys
folder, *modules = sys.argv[3:]
for name in modules:
    text = pathlib.Path(name).read_text()
    if text == "wrong":
        sys.exit("noise" + chr(10) + "Error: game/one.py is wrong")
    source = pathlib.Path(folder, name).with_suffix(".c")
    source.parent.mkdir(exist_ok=True)
    source.write_text(text)
print("-option")
"""
COMPILER: Final = """\
import pathlib, sys
words = sys.argv[1:]
[source] = (pathlib.Path(word) for word in words if word.endswith(".c"))
if source.read_text() == "not C":
    sys.exit("one.c:1:1: error: what is this?")
if "-option" in words:
    pathlib.Path(words[words.index("-o") + 1]).write_text("compiled " + source.read_text())
"""


@pytest.fixture
def tools(tmp_path: Path) -> Workshop:
    """Return tools for a checkout with two modules; instead of Cython and zig, they have stand-ins."""
    root = tmp_path / "checkout"
    (root / "game").mkdir(parents=True)
    (root / "packaging").mkdir()
    (root / "packaging" / "extensions.py").touch()
    (root / "pyproject.toml").write_text(PROJECT)
    for name in ("one", "two"):
        (root / "game" / f"{name}.py").write_text(name)
    environment = Environment(root)
    compiler = tmp_path / "ziglang" / "zig"
    for program, text in ((environment.python, TRANSLATOR), (compiler, COMPILER)):
        program.parent.mkdir(parents=True)
        programs.make_program(program, text)
    return Workshop(environment, Zig(tmp_path, tmp_path), WindowsPython(tmp_path / "python", Wine(tmp_path)))


def modules(tools: Workshop) -> dict[str, str]:
    return {path.name: path.read_text() for path in (tools.environment.root / "game").glob(f"*{SUFFIX}")}


def test_modules_are_compiled_until_nothing_changes(tools: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    compiled = compile_modules(tools)
    assert [path.name for path in compiled] == [f"one{SUFFIX}", f"two{SUFFIX}"]
    assert modules(tools) == {f"one{SUFFIX}": "compiled one", f"two{SUFFIX}": "compiled two"}
    assert "Compiling" in capsys.readouterr().err
    assert compile_modules(tools) == compiled
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("change", ["game/two.py", "game/two.pxd", "packaging/extensions.py", f"game/one{SUFFIX}"])
def test_changed_modules_are_recompiled(tools: Workshop, change: str, capsys: pytest.CaptureFixture[str]) -> None:
    compile_modules(tools)
    capsys.readouterr()
    (tools.environment.root / change).write_text("new")
    compile_modules(tools)
    assert "Compiling" in capsys.readouterr().err
    assert modules(tools)[f"one{SUFFIX}"] == "compiled one"


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("wrong", r"^Cython could not translate the computer players to C: Error: game/one\.py is wrong$"),
        ("not C", r"zig cannot compile one\.cp311-win_amd64\.pyd: what is this\?$"),
    ],
)
def test_if_one_module_fails_none_remains(tools: Workshop, source: str, sentence: str) -> None:
    compile_modules(tools)
    (tools.environment.root / "game" / "one.py").write_text(source)
    with pytest.raises(Trouble, match=sentence):
        compile_modules(tools)
    assert modules(tools) == {}


# ---- the frozen program ----------------------------------------------------------------------------------------------


def freeze_files(folder: Path, *names: str) -> Path:
    frozen = folder / "pinochle-qt"
    for name in (COMMANDS, *names):
        (frozen / name).parent.mkdir(parents=True, exist_ok=True)
        (frozen / name).write_text(name)
    return frozen


@pytest.mark.usefixtures("programs_here")
@pytest.mark.parametrize("name", ["icuuc.dll", "ICUUC.DLL", "api-ms-win-crt-math-l1-1-0.dll"])
def test_a_library_of_windows_is_never_shipped(tools: Workshop, tmp_path: Path, name: str) -> None:
    with pytest.raises(Trouble, match=rf"(?i)^The frozen program has {name}, which is Windows' own: "):
        freeze.check(tools, freeze_files(tmp_path, f"_internal/{name}"))


@pytest.mark.usefixtures("programs_here")
def test_a_self_test_that_fails_under_wine_stops_the_build(tools: Workshop, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"^The self-test of \S+pinochle-qt\.exe failed under Wine with exit code 5\.$"):
        freeze.check(tools, freeze_files(tmp_path))


def test_a_program_that_is_too_large_stops_the_build(
    tools: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freeze, "_LARGEST", 1)
    with pytest.raises(Trouble, match=r"is larger than 0 MiB"):
        freeze.check(tools, freeze_files(tmp_path))


def test_the_same_program_gives_the_same_zip_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer, "compiler", lambda: None)
    packed = []
    for name in ("first", "second"):
        frozen = freeze_files(tmp_path / name, "_internal/b.dll", "_internal/a.dll")
        [zip_file] = downloads.pack(frozen, Release("1.2", 1_763_856_000), "amd64", tmp_path, tmp_path / name)
        assert zip_file.name == "pinochle-qt-1.2-windows-amd64.zip"
        packed.append(zip_file.read_bytes())
    assert packed[0] == packed[1]
    with ZipFile(tmp_path / "first" / "pinochle-qt-1.2-windows-amd64.zip") as content:
        places = content.namelist()
        assert {entry.date_time for entry in content.infolist()} == {(2025, 11, 23, 0, 0, 0)}
    assert places == [f"pinochle-qt/{name}" for name in ("_internal/a.dll", "_internal/b.dll", "pinochle-qt.exe")]


def test_the_windows_program_is_built_on_linux_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(Trouble, match=r"^--windows builds on Linux with Wine; on Windows itself, please leave it out"):
        release.release_windows(Environment(), Release("1.2", 0))
