"""Trims ICU's data, a third of the frozen program, to what Qt uses here.

Qt uses ICU to compare text, change its case and read legacy encodings; dates, numbers, languages, and word and line
boundaries come from Qt's own tables. All of ICU's data is one package in a library of its own, `libicudata`: a table of
names and offsets, followed by the files. See <https://unicode-org.github.io/icu/userguide/icu_data/> for their purpose.

The package is taken apart and put together here because ICU's own tools, if the system has them at all, belong to the
system's version of ICU. The assembler and the linker, which turn it back into a library, are in binutils, which
PyInstaller needs anyway.
"""

import struct
import subprocess
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from system import LIMIT_S, Trouble

_ALIGNMENT: Final = 16
"""Alignment of the files in a package, in bytes."""
_HEADER: Final = struct.Struct("<HHH2xBBBx4sB3x")
"""Header size, magic number, info size, endianness, character set, size of a character, data format, its version."""
_PACKAGE: Final = (0x27DA, 0, 0, b"CmnD", 1)
"""Magic number, little endian, ASCII, the data format of a package, version 1 of that format."""
_SOURCE: Final = """
    .section .rodata
    .balign 16
    .globl {name}
    .type {name}, %object
{name}:
    .incbin "{file}"
    .size {name}, . - {name}
    .section .note.GNU-stack, "", %progbits
"""


class Package(NamedTuple):
    """A package of ICU's data: its header, which names the kind of machine, and its files by path."""

    header: bytes
    files: Mapping[str, bytes]

    @property
    def name(self) -> str:
        """The folder at the start of every path: `icudt`, ICU's version, and `l` for little endian."""
        return next(iter(self.files)).partition("/")[0]

    def cut(self, patterns: Iterable[str]) -> "Package":
        """Return a package with only the files whose path after the package's name matches a pattern.

        Raises:
            Trouble: a pattern matches nothing.
        """
        kept: dict[str, bytes] = {}
        for pattern in patterns:
            fitting = {path: data for path, data in self.files.items() if fnmatchcase(path, f"{self.name}/{pattern}")}
            if not fitting:
                raise _trouble(f"{self.name} has no {pattern}")
            kept |= fitting
        return Package(self.header, kept)


def read_package(data: bytes) -> Package:
    """Parse a package; raises Trouble if the data is not a package, or has an unknown format."""
    if len(data) < _HEADER.size:
        raise _trouble("it is no package")
    size, signature, _, machine, letters, _, kind, version = _HEADER.unpack_from(data)
    if (signature, machine, letters, kind, version) != _PACKAGE:
        raise _trouble("it is in another format")
    (count,) = struct.unpack_from("<I", data, size)
    table = list(struct.iter_unpack("<II", data[size + 4 : size + 4 + 8 * count]))
    ends = [begin for _, begin in table[1:]] + [len(data) - size]
    files = {}
    for (place, begin), end in zip(table, ends, strict=True):
        path = data[size + place : data.index(0, size + place)].decode("ascii")
        files[path] = data[size + begin : size + end]
    return Package(data[:size], files)


def write_package(package: Package) -> bytes:
    """Serialize a package, sorted by path, because ICU looks paths up by binary search."""
    paths = sorted(package.files)
    table, names, contents = bytearray(), bytearray(), bytearray()
    first_name = 4 + 8 * len(paths)
    first_file = _aligned(first_name + sum(len(path) + 1 for path in paths))
    for path in paths:
        table += struct.pack("<II", first_name + len(names), first_file + len(contents))
        names += path.encode("ascii") + b"\0"
        contents += package.files[path].ljust(_aligned(len(package.files[path])), b"\0")
    index = struct.pack("<I", len(paths)) + table + names
    return package.header + index.ljust(first_file, b"\0") + contents


def cut_library(library: Path, patterns: Iterable[str], folder: Path) -> Path:
    """Write a copy of ICU's data library with only the matching files into a folder, and return its path.

    Raises:
        Trouble: the library has an unknown structure, or the tools of binutils failed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    data, source, compiled, made = (folder / name for name in ("icu.dat", "icu.s", "icu.o", library.name))
    # The package is the only data in the library.
    _run("objcopy", "--output-target=binary", "--only-section=.rodata", str(library), str(data))
    package = read_package(data.read_bytes()).cut(patterns)
    data.write_bytes(write_package(package))
    source.write_text(_SOURCE.format(name=f"{package.name[:-1]}_dat", file=data.name), encoding="ascii")
    _run("as", f"-I{folder}", "-o", str(compiled), str(source))
    _run("ld", "-shared", "-z", "noexecstack", f"-soname={library.name}", "-o", str(made), str(compiled))
    return made


def _run(*command: str) -> None:
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False, timeout=LIMIT_S
        )
    except OSError as error:
        raise _trouble(f"{command[0]} of binutils cannot be run: {error.strerror}") from error
    if done.returncode != 0:
        raise _trouble(f"{command[0]} says: {done.stderr.strip()}")


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def _trouble(reason: str) -> Trouble:
    return Trouble(
        f"ICU's data cannot be cut as packaging/icu_data.py does it ({reason}): please bring that up to date with the "
        "ICU that this Qt brings."
    )
