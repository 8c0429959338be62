"""The package for Debian and systems based on it."""

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path
from typing import Final

from build import Needed
from licenses.page import NAME as LICENSES
from licenses.page import with_common_licenses
from linux.archive import compressed, settle
from linux.desktop import Release
from pinochle_qt.libraries import OFFSCREEN, WAYLAND, X11
from system import LIMIT_S, Trouble

_HERE: Final = Path(__file__).resolve().parent
_PROGRAM: Final = Path("usr/lib/pinochle-qt")
_STARTED_AS: Final = Path("usr/games/pinochle-qt")
"""The path of the command, in Debian's folder for games."""

_MAINTAINER: Final = "The pinochle-qt contributors <pinochle-qt@packages.invalid>"

_PACKAGES: Final = {
    **{part.name: part.package for part in (*OFFSCREEN, *X11, *WAYLAND)},
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The package that provides each library; all parts of the C library are in one package."""

_AR: Final = b"!<arch>\n"
"""The beginning of a package, which is an archive of the program ar."""
_HEADER: Final = 60
_NAME: Final = 16
_SIZE: Final = slice(48, 58)
"""The length of the header of a part, of the name at its beginning, and where it has the size, in bytes."""

_C_LIBRARY: Final = re.compile(r"lib(c|dl|m|mvec|pthread|resolv|rt|util)\.so\.\d|ld-linux.*")

_CONTROL: Final = """\
Package: pinochle-qt
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kibibytes}
Depends: {depends}
Recommends: ca-certificates, libpulse0 | libasound2, libssl3, xdg-utils
Section: games
Priority: optional
Description: pinochle by every rule, against the computer or with friends
 A whole family of pinochle games at one table, for two to eight players:
 auction and partnership games, double decks, games with a stock, and every
 house rule that people play by.
 .
 The computer players have five skills and see only what a person in their
 seat would see. Hints say why, every deal can be looked back at, and every
 game is saved at once and can be played through and checked again.
"""


def pack(frozen: Path, share: Path, needed: Needed, release: Release, folder: Path) -> Path:
    """Write the package of a frozen program and its desktop files, and return its path.

    `needed` is what the program requires of the system; the package is built in `folder`.

    Raises:
        Trouble: no package is known for a required library, or the package could not be made.
    """
    architecture = _run(["dpkg", "--print-architecture"]).strip()
    content = folder / "debian"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(frozen, content / _PROGRAM, symlinks=True)
    shutil.copytree(share, content / "usr" / "share")
    _start_from(content)
    _document(content, release)
    _control(content, needed, release, architecture)
    settle(content, release.time)
    target = folder / f"pinochle-qt_{release.version}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(content), str(target)]
    _run(command, SOURCE_DATE_EPOCH=str(release.time))
    target.write_bytes(_with_parts_compressed(target.read_bytes(), platform.machine()))
    shutil.rmtree(content)
    return target


def dependencies(needed: Needed) -> list[str]:
    """Return the packages that provide the requirements; raises Trouble if one is unknown."""
    packages = {f"libc6 (>= {needed.c_library})"}
    for library in needed.libraries:
        if not _C_LIBRARY.fullmatch(library):
            if library not in _PACKAGES:
                raise Trouble(f"packaging/linux/debian.py does not know which package brings {library}.")
            packages.add(_PACKAGES[library])
    return sorted(packages)


def _start_from(content: Path) -> None:
    """Link the program into Debian's folder for games, and make the menu entry use that path, whatever PATH is."""
    link = content / _STARTED_AS
    link.parent.mkdir(parents=True)
    link.symlink_to(os.path.relpath(content / _PROGRAM / "pinochle-qt", link.parent))
    entry = content / "usr/share/applications/org.pinochle_qt.pinochle.desktop"
    text = entry.read_text(encoding="utf-8")
    entry.write_text(text.replace("Exec=pinochle-qt", f"Exec=/{_STARTED_AS}"), encoding="utf-8")


def _document(content: Path, release: Release) -> None:
    documents = content / "usr/share/doc/pinochle-qt"
    documents.mkdir(parents=True)
    licenses = content / _PROGRAM / "_internal/pinochle_qt/assets" / LICENSES
    copyright_text = with_common_licenses(licenses.read_text(encoding="utf-8"))
    (documents / "copyright").write_text(copyright_text, encoding="utf-8")
    changes = (
        f"pinochle-qt ({release.version}) unstable; urgency=medium\n\n  * What is new is told in CHANGELOG.md of the "
        f"source.\n\n -- {_MAINTAINER}  {formatdate(release.time)}\n"
    )
    _compress(documents / "changelog.gz", changes.encode())
    manual = content / "usr/share/man/man6/pinochle-qt.6"
    _compress(manual.with_suffix(".6.gz"), manual.read_bytes())
    manual.unlink()
    overrides = content / "usr/share/lintian/overrides/pinochle-qt"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(_HERE / "lintian-overrides", overrides)


def _compress(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, mtime=0))


def _control(content: Path, needed: Needed, release: Release, architecture: str) -> None:
    files = [path for path in sorted(content.rglob("*")) if path.is_file() and not path.is_symlink()]
    control = _CONTROL.format(
        version=release.version,
        architecture=architecture,
        maintainer=_MAINTAINER,
        kibibytes=_kibibytes(files),
        depends=", ".join(dependencies(needed)),
    )
    place = content / "DEBIAN"
    place.mkdir()
    (place / "control").write_text(control, encoding="utf-8")
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(content)}\n"
        for path in files
    )
    (place / "md5sums").write_text("".join(sums), encoding="utf-8")


def _kibibytes(files: Iterable[Path]) -> int:
    return sum(-(-path.stat().st_size // 1024) for path in files)


def _with_parts_compressed(package: bytes, machine: str) -> bytes:
    """Return a package with its archives compressed: dpkg-deb reads what `compressed` writes, but cannot write it."""
    out, at = [_AR], len(_AR)
    while at < len(package):
        header, at = package[at : at + _HEADER], at + _HEADER
        name, size = header[:_NAME].decode().strip(), int(header[_SIZE])
        part, at = package[at : at + size], at + size + size % 2
        if name.endswith(".tar"):
            name, part = f"{name}.xz", compressed(part, machine)
        out.append(
            f"{name:<{_NAME}}".encode() + header[_NAME : _SIZE.start] + f"{len(part):<10}".encode() + header[-2:]
        )
        out.append(part + b"\n" * (len(part) % 2))
    return b"".join(out)


def _run(command: list[str], **variables: str) -> str:
    done = subprocess.run(
        command,
        env=os.environ | {"LC_ALL": "C"} | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        timeout=LIMIT_S,
    )
    if done.returncode != 0:
        raise Trouble(f"{command[0]} could not make the package: {done.stdout.strip()}")
    return done.stdout
