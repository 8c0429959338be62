"""Makes folders that are made once and used often, so that a half-made or damaged one never passes for a whole one."""

import hashlib
import json
import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from system import print_status

_STAMP: Final = "made.json"


def key_of(parts: Iterable[bytes | str | Path]) -> str:
    """Return a short name for what a folder is made from: texts, and the contents of files."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.hexdigest()[:12]


def made_once(folder: Path, status: str, make: Callable[[Path], None], *, changes: bool = False) -> Path:
    """Return a folder that `make` fills, after making it anew unless it is whole.

    `status` is printed before it is made. It is made under another name, and gets its own as the last step. A folder
    that `changes` while it is used counts as whole as long as it is there; otherwise no file may be missing or have
    another size.
    """
    if _is_whole(folder, changes=changes):
        return folder
    print_status(status)
    new = folder.with_name(f"{folder.name}.new")
    for old in (new, folder):
        if old.exists():
            shutil.rmtree(old)
    new.mkdir(parents=True)
    make(new)
    (new / _STAMP).write_text(json.dumps(_inventory(new)), encoding="utf-8")
    return new.replace(folder)


def _is_whole(folder: Path, *, changes: bool) -> bool:
    with suppress(OSError, ValueError):
        recorded = json.loads((folder / _STAMP).read_text(encoding="utf-8"))
        return changes or recorded == _inventory(folder)
    return False


def _inventory(folder: Path) -> dict[str, int]:
    """Return the number of files in a folder and their total size, without what Python stores to start faster."""
    sizes = [
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file() and path.name != _STAMP and path.parent.name != "__pycache__"
    ]
    return {"files": len(sizes), "bytes": sum(sizes)}
