"""Packs the frozen Windows program into the files that are downloaded: a zip file, and an installer."""

import time
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from build import files_in
from linux.desktop import Release
from system import Trouble
from windows import installer

KINDS: Final = ("pinochle-qt-*-windows-*.zip", "pinochle-qt-*-windows-*.exe")
"""Patterns of their names."""
_MEBIBYTE: Final = 1 << 20
_LARGEST: Final = 22 * _MEBIBYTE


def pack(frozen: Path, what: Release, machine: str, icon: Path, folder: Path) -> list[Path]:
    """Write the downloads of a frozen program and return them; without NSIS there is no installer.

    `machine` is Windows' name of the kind of processor.

    Raises:
        Trouble: the installer cannot be made, or is too large.
    """
    name = f"pinochle-qt-{what.version}-windows-{machine}"
    files = [_zip(frozen, what, folder / f"{name}.zip")]
    makensis = installer.compiler()
    if makensis is None:
        print("There is no installer: NSIS, which makes it, is not installed.", flush=True)
        return files
    files.append(installer.pack(makensis, frozen, what.version, icon, folder / f"{name}.exe", folder))
    if files[-1].stat().st_size > _LARGEST:
        raise Trouble(f"{files[-1]} is larger than {_LARGEST // _MEBIBYTE} MiB.")
    return files


def _zip(frozen: Path, what: Release, target: Path) -> Path:
    """Write a zip file with the program's folder; the same program and release always give the same bytes."""
    moment = time.gmtime(what.time)[:6]
    with ZipFile(target, "w") as archive:
        for path in files_in(frozen):
            place = f"{frozen.name}/{path.relative_to(frozen).as_posix()}"
            archive.writestr(ZipInfo(place, moment), path.read_bytes(), ZIP_DEFLATED, 9)
    return target
