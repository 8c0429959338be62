"""Keeps from one start to the next what PySide would compile at each of them.

Its libraries carry modules of Python as text, without the compiled files that Python keeps of other modules. To
compile them is a tenth of the time until the table is there.
"""

from __future__ import annotations

import builtins
import marshal
import sys
import zlib
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, source_hash
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.reading import read_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MOST_BYTES: Final = 4 * 2**20
"""A file with more is none of ours: all of this is 160 kB."""
_compile: Final = builtins.compile


class KeptCode:
    """Compiled modules in a file, which may be missing, damaged, or of another Python: then they are compiled."""

    def __init__(self, path: Path | None) -> None:
        """Read the file; without a path there is none, and nothing is kept."""
        self._path = path
        self._before: dict[str, tuple[bytes, Any]] = {}
        self._used: dict[str, tuple[bytes, Any]] = {}
        self._head = MAGIC_NUMBER + bytes([sys.flags.optimize])
        """What Python made it: code of another one can end this one."""
        if path is not None:
            with suppress(OSError, EOFError, TypeError, ValueError):
                self._read(read_file(path, _MOST_BYTES))

    def _read(self, content: bytes) -> None:
        head, code = content[: len(self._head) + 4], content[len(self._head) + 4 :]
        if head == self._head + _sum(code):
            self._before = marshal.loads(code)  # noqa: S302 - our own, as what lies in __pycache__

    @contextmanager
    def used(self) -> Iterator[None]:
        """Take the place of Python's `compile` for as long as the block lasts."""
        vars(builtins)["compile"] = self._compiled
        try:
            yield
        finally:
            vars(builtins)["compile"] = _compile

    def _compiled(self, source: Any, name: Any, *how: Any, **more: Any) -> Any:
        """Compile as Python does it, or return what the same text became before."""
        if not isinstance(source, bytes) or how != ("exec",) or more:
            return _compile(source, name, *how, **more)
        mark = source_hash(source)
        known, code = self._before.get(name, (b"", None))
        self._used[name] = (mark, code if known == mark else _compile(source, name, "exec"))
        return self._used[name][1]

    def keep(self) -> None:
        """Write what was used, where that is not what the file had, and let go of it; call it once."""
        before, used = ({name: mark for name, (mark, _) in codes.items()} for codes in (self._before, self._used))
        if self._path is not None and used != before:
            from pinochle_qt.record.files import write_atomically

            code = marshal.dumps(self._used)
            with suppress(OSError):
                write_atomically(self._path, self._head + _sum(code) + code)
        self._before, self._used = {}, {}


def _sum(code: bytes) -> bytes:
    return zlib.crc32(code).to_bytes(4, "little")
