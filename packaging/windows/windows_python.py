"""Makes a Windows Python 3.11 in a folder from packages that pip can fetch; it runs under Wine.

* python311.dll, the extension modules and their libraries are the official ones. The wheel of panda3d for Windows has
  them for its own deployment tool.
* python.exe and python3.dll are built here, from `sources` and from the names in python311.dll.
* The modules of the standard library are those of the Python that runs this, which must be a 3.11 as well.
* The program's packages and the tools are those that `requirements.txt` here pins.
"""

import compileall
import platform
import re
import shutil
import struct
import sys
import sysconfig
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from environment import ROOT
from system import LIMIT_S, Trouble
from windows.fetch import Store, Target, read_pins
from windows.making import key_of, made_once
from windows.wine import Finished, Wine
from windows.zig import Zig

SOURCES: Final = Path(__file__).with_name("sources")
PINS: Final = Path(__file__).with_name("requirements.txt")
SUFFIX: Final = ".cp311-win_amd64.pyd"
"""The end of the name of an extension module for this Python."""
_CARRIER: Final = "panda3d"
_STACK: Final = 2_000_000
"""The stack in bytes that python.org's python.exe and PyInstaller's programs have. More would hide overflows."""
_LEFT_OUT: Final = ("api-ms-win-", "tcl86t", "tk86t", "_tkinter")
"""The start of the names of libraries that every Windows 10 has, or that nothing here uses."""
_BESIDE_PROGRAM: Final = ("python311.dll", "VCRUNTIME140.dll")


class WindowsPython(NamedTuple):
    """A Windows Python in a folder, and the Wine that runs it."""

    folder: Path
    wine: Wine

    @property
    def headers(self) -> Path:
        """The folder with the headers of this Python."""
        return self.folder / "include"

    @property
    def import_library(self) -> Path:
        """The library for linking with python311.dll."""
        return self.folder / "libs" / "python311.lib"

    def run(
        self,
        arguments: Sequence[str | Path],
        *,
        folder: Path = ROOT,
        variables: Mapping[str, str] | None = None,
        limit_s: float = LIMIT_S,
        shown: bool = False,
    ) -> Finished:
        """Run this Python with arguments, such as `-m` and a module; otherwise as `Wine.run`."""
        words = [self.folder / "python.exe", *arguments]
        return self.wine.run(words, folder=folder, variables=variables, limit_s=limit_s, shown=shown)


def provide_python(cache: Path, store: Store, zig: Zig) -> Path:
    """Return the folder of the Windows Python in the cache folder, making it if it is missing or damaged.

    Raises:
        Trouble: this is no Python 3.11 with headers, or a step failed.
    """
    if sys.version_info[:2] != (3, 11):
        raise Trouble(
            f"The Windows Python is made with the modules of a Python 3.11, and this is {platform.python_version()}: "
            "please run this with a Python 3.11."
        )

    def make(folder: Path) -> None:
        carrier = [pin for pin in read_pins(PINS) if pin.name == _CARRIER]
        _take_official_files(store.provide(carrier, Target.WINDOWS)[0], folder)
        _copy_library(folder / "Lib")
        _copy_headers(folder / "include")
        _build(folder, zig)
        others = [pin for pin in read_pins(PINS) if pin.name != _CARRIER]
        store.install(others, Target.WINDOWS, folder / "Lib" / "site-packages")
        # Python may be told to store nothing while it runs, and Wine makes compiling slow.
        compileall.compile_dir(folder / "Lib", quiet=2, rx=re.compile("[/]site-packages[/]"))

    key = key_of([PINS, platform.python_version(), sys.base_prefix, Path(__file__), *sorted(SOURCES.iterdir())])
    return made_once(cache / f"python-{key}", "Making a Windows Python …", make)


def _take_official_files(carrier: Path, folder: Path) -> None:
    (folder / "DLLs").mkdir()
    with zipfile.ZipFile(carrier) as wheel:
        for name in wheel.namelist():
            place, _, base = name.rpartition("/")
            if place == "deploy_libs" and base.endswith((".dll", ".pyd")) and not base.startswith(_LEFT_OUT):
                target = folder if base in _BESIDE_PROGRAM else folder / "DLLs"
                (target / base).write_bytes(wheel.read(name))
    if absent := [name for name in _BESIDE_PROGRAM if not (folder / name).exists()]:
        raise Trouble(f"{carrier.name} has no {absent[0]} in deploy_libs: please pin a {_CARRIER} that has.")


def _copy_library(target: Path) -> None:
    elsewhere = ("site-packages", "dist-packages", "__pycache__", "*.so", "lib-dynload", "config-3*")
    unused = ("ensurepip", "idlelib", "lib2to3", "test", "tests", "turtledemo")
    shutil.copytree(sysconfig.get_path("stdlib"), target, ignore=shutil.ignore_patterns(*elsewhere, *unused))


def _copy_headers(target: Path) -> None:
    """Copy Python's headers, with the one about the system replaced by the one for Windows."""
    own = Path(sysconfig.get_path("include"))
    if not (own / "Python.h").exists():
        raise Trouble(f"Python's headers are missing in {own}: please install the package python3.11-dev.")
    shutil.copytree(own, target)
    shutil.copy(SOURCES / "pyconfig.h", target)


def _build(folder: Path, zig: Zig) -> None:
    names = sorted(exported_names((folder / "python311.dll").read_bytes()))
    libraries = folder / "libs"
    libraries.mkdir()
    imported, forwarded = libraries / "python311.def", libraries / "python3.def"
    imported.write_text("LIBRARY python311.dll\nEXPORTS\n" + "".join(f"  {name}\n" for name in names), "ascii")
    forwarding = "".join(f"  {name}=python311.{name}\n" for name in names)
    forwarded.write_text(f"LIBRARY python3\nEXPORTS\n{forwarding}", "ascii")
    empty = libraries / "empty.c"
    empty.write_text("int pinochle_nothing(void) { return 0; }\n", "ascii")
    zig.import_library(libraries / "python311.lib", imported)
    zig.compile(folder / "python3.dll", "-shared", empty, forwarded)
    zig.compile(folder / "python.exe", "-municode", f"-Wl,--stack,{_STACK}", SOURCES / "python.c")


def exported_names(library: bytes) -> Iterator[str]:
    """Yield the names that a 64-bit DLL exports, as its header lists them (the PE format)."""

    def number(at: int, form: str = "<I") -> int:
        value: int = struct.unpack_from(form, library, at)[0]
        return value

    header = number(0x3C)
    sections = header + 24 + number(header + 20, "<H")
    places = [
        struct.unpack_from("<IIII", library, sections + 40 * index + 8) for index in range(number(header + 6, "<H"))
    ]

    def offset(address: int) -> int:
        """Return where in the file something is that Windows loads to an address."""
        for size, start, length, raw in places:
            if start <= address < start + max(size, length):
                return int(address - start + raw)
        raise Trouble("python311.dll has no list of its names: please pin another panda3d.")

    table = offset(number(header + 24 + 112))
    names = offset(number(table + 32))
    for index in range(number(table + 24)):
        begin = offset(number(names + 4 * index))
        yield library[begin : library.index(b"\0", begin)].decode("ascii")
