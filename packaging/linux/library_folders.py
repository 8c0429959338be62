"""Where the files of the frozen program look for shared libraries: beside them, and where the system has its own.

A Python that was built with a library path of its own passes it on to all its modules. On a player's computer anybody
might be able to put something there, such as another OpenSSL.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

_MARK: Final = b"\x7fELF\x02\x01"
"""How a file of the kind begins that 64-bit systems with little-endian numbers link."""
_PT_LOAD, _PT_DYNAMIC = 1, 2
_DT_NULL, _DT_STRTAB, _DT_RPATH, _DT_RUNPATH = 0, 5, 15, 29
_HEADER: Final = struct.Struct("<32xQ14xHH")
"""Of the file: where its program headers are, their size and their number."""
_SEGMENT: Final = struct.Struct("<I4xQQ8xQ")
"""Of a program header: its kind, the offset in the file, the address, and the size in the file."""
_ENTRY: Final = struct.Struct("<qQ")


def forget_other_folders(path: Path) -> None:
    """Let a file of the program look for libraries in no other folders than those beside it, and in the system's.

    Names of such folders begin with `$ORIGIN`. Files of other kinds stay as they are.
    """
    data = bytearray(path.read_bytes())
    if not data.startswith(_MARK):
        return
    first, size, count = _HEADER.unpack_from(data)
    segments = [_SEGMENT.unpack_from(data, first + size * at) for at in range(count)]
    dynamic = next(((offset, length) for kind, offset, _, length in segments if kind == _PT_DYNAMIC), None)
    if dynamic is None:
        return
    start, length = dynamic
    entries = list(_ENTRY.iter_unpack(data[start : start + length]))
    strings = next((value for tag, value in entries if tag == _DT_STRTAB), 0)
    loaded = (each for each in segments if each[0] == _PT_LOAD)
    text = next((at + strings - place for _, at, place, part in loaded if place <= strings < place + part), 0)
    kept = [
        (tag, value)
        for tag, value in entries
        if tag not in {_DT_RPATH, _DT_RUNPATH} or _is_beside(data[text + value : data.index(0, text + value)])
    ]
    if len(kept) == len(entries):
        return
    kept += [(_DT_NULL, 0)] * (len(entries) - len(kept))
    data[start : start + len(kept) * _ENTRY.size] = b"".join(_ENTRY.pack(*each) for each in kept)
    path.write_bytes(data)


def _is_beside(folders: bytearray) -> bool:
    return all(each.startswith(b"$ORIGIN") for each in folders.split(b":"))
