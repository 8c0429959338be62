"""The archive that any user can install without root; the same input yields the same bytes."""

import io
import lzma
import os
import shutil
import tarfile
from pathlib import Path
from typing import Final

from environment import ROOT
from linux.desktop import Release

_HERE: Final = Path(__file__).resolve().parent
_SCRIPTS: Final = ("install.sh", "uninstall.sh")


def pack(frozen: Path, share: Path, release: Release, machine: str, folder: Path) -> Path:
    """Write the archive of a frozen program and its desktop files, and return its path.

    `machine` is the processor architecture as printed by `uname -m`. The archive is built in `folder`.
    """
    content = folder / f"pinochle-qt-{release.version}-linux-{machine}"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(frozen, content / "pinochle-qt", symlinks=True)
    shutil.copytree(share, content / "share")
    for path in (*(_HERE / name for name in _SCRIPTS), ROOT / "LICENSE", ROOT / "CHANGELOG.md"):
        shutil.copyfile(path, content / path.name)
    settle(content, release.time)
    target = folder / f"{content.name}.tar.xz"
    with io.BytesIO() as plain:
        with tarfile.open(fileobj=plain, mode="w") as archive:
            for path in (content, *sorted(content.rglob("*"))):
                archive.add(path, str(path.relative_to(folder)), recursive=False, filter=_owned_by_root)
        target.write_bytes(compressed(plain.getvalue(), machine))
    shutil.rmtree(content)
    return target


def compressed(data: bytes, machine: str) -> bytes:
    """Compress a program with xz; on Intel's processors, jumps to one place are written alike first, which saves 7 %.

    `machine` is the processor architecture as printed by `uname -m`.
    """
    filters: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": 9}]
    if machine == "x86_64":
        filters.insert(0, {"id": lzma.FILTER_X86})
    return lzma.compress(data, check=lzma.CHECK_CRC64, filters=filters)


def _owned_by_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def settle(folder: Path, time: int) -> None:
    """Give a folder and everything below it standard permissions and the same modification time."""
    for path in (*folder.rglob("*"), folder):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_executable(path) else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)


def _is_executable(path: Path) -> bool:
    """Return whether a file is a script, or a program that is not a library."""
    with path.open("rb") as file:
        mark = file.read(4)
    return mark.startswith(b"#!") or (mark == b"\x7fELF" and ".so" not in path.suffixes)
