"""Builds the Python and the SQLite that a release freezes, in `build/python`: `python3 packaging/current_python.py`.

The systems on which a release is built are old on purpose, so that it runs on many, and so are their Pythons. On
Debian-like systems, this compiles a current one from its source, in some minutes, and prints the command that releases
with it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from environment import ROOT, child_variables
from pinochle_qt.libraries import SystemPart
from system import Trouble, captured, provide

HELPER: Final = Path("/usr/lib/apt/apt-helper")
"""Downloads a file with apt's own settings and checks its hash."""
_NEEDED: Final = (
    SystemPart("gcc", "gcc"),
    SystemPart("make", "make"),
    SystemPart("pkg-config", "pkg-config"),
    SystemPart("xz", "xz-utils"),
)
_HEADERS: Final = (
    SystemPart("stdio.h", "libc6-dev"),
    SystemPart("ffi.h", "libffi-dev"),
    SystemPart("openssl/ssl.h", "libssl-dev"),
    SystemPart("zlib.h", "zlib1g-dev"),
)
"""The headers that Python needs: for itself, for calling libraries, and for pip, which downloads and unpacks."""
_LIMIT_S: Final = 3600.0
"""A step that takes longer hangs."""
_HEADER_FOLDERS: Final = (Path("/usr/include"), *Path("/usr/include").glob("*-linux-gnu"))


@dataclass(frozen=True)
class Source:
    """A program in source form."""

    name: str
    version: str
    sha256: str
    addresses: tuple[str, ...] = ()
    """Where else it is than in the pool of a Debian mirror, which only keeps what current releases contain."""

    @property
    def places(self) -> list[str]:
        """The addresses of the archive, in the order in which they are tried."""
        return [*(f"{mirror}/{self.in_pool}" for mirror in mirrors()), *self.addresses]

    @property
    def in_pool(self) -> str:
        """The path of the archive in Debian's pool, which is the one of its makers."""
        return f"pool/main/{self.name[0]}/{self.name}/{self.archive}"

    @property
    def archive(self) -> str:
        """The name of the archive."""
        return f"{self.name}_{self.version}.orig.tar.xz"


PYTHON: Final = Source(
    "python3.13",
    "3.13.15",
    "1e66a7945a48390ee4c2a4268a0e4185884059a13c4aab6d148aa208deea4a76",
    ("https://www.python.org/ftp/python/3.13.15/Python-3.13.15.tar.xz",),
)
SQLITE: Final = Source("sqlite3", "3.53.4", "05366adc8ee80c6b1faa71285b49d133c2121238ca58934b077fdeb95934abd4", ())


def missing() -> list[SystemPart]:
    """Return the tools and headers that are missing.

    Raises:
        Trouble: this is no system on which Python can be built in this way.
    """
    if not HELPER.exists():
        raise Trouble("A Python can only be built on Debian and systems based on it, whose apt gets its source.")
    tools = [tool for tool in _NEEDED if shutil.which(tool.name) is None]
    return tools + [
        header for header in _HEADERS if not any((folder / header.name).exists() for folder in _HEADER_FOLDERS)
    ]


def fetch(source: Source, folder: Path) -> Path:
    """Return the archive of a source, downloaded into a folder unless it is there; raises Trouble if it cannot be had.

    apt-helper only leaves a file whose hash is right.
    """
    archive = folder / source.archive
    if archive.is_file() and hashlib.sha256(archive.read_bytes()).hexdigest() == source.sha256:
        return archive
    wanted = f"SHA256:{source.sha256}"
    said = ""
    for address in source.places:
        kept = archive.with_suffix(".new")
        done = _tried([str(HELPER), "download-file", address, str(kept), wanted], folder)
        if done.returncode == 0:
            return kept.replace(archive)
        said = next((line for line in done.stdout.splitlines() if line.startswith("E: ")), said)
    raise Trouble(
        f"The source of {source.name} {source.version} cannot be downloaded ({said.removeprefix('E: ')}): please put "
        f"it into {archive}, or name a newer version in packaging/current_python.py."
    )


def mirrors() -> list[str]:
    """Return the addresses from which apt gets Debian's packages."""
    done = _tried(["apt-get", "indextargets", "--format", "$(SITE)"], ROOT)
    return [site for site in dict.fromkeys(done.stdout.split()) if not site.rstrip("/").endswith("-security")]


def build(folder: Path, target: Path) -> Path:
    """Build Python and SQLite in a folder, install them below `target`, and return the program.

    Raises:
        Trouble: something cannot be downloaded or built.
    """
    folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(target, ignore_errors=True)
    library = target / "lib"
    sqlite = _unpack(SQLITE, folder)
    # Its old name is the one that every other build of SQLite has for programs.
    _make(sqlite, ["--disable-tcl", "--disable-readline", "--disable-static", "--soname=legacy"], target, {})
    variables = {
        "CPPFLAGS": f"-I{target / 'include'}",
        "LDFLAGS": f"-L{library} -Wl,-rpath,{library}",
        "LIBSQLITE3_CFLAGS": f"-I{target / 'include'}",
        "LIBSQLITE3_LIBS": f"-L{library} -lsqlite3",
    }
    options = ["--enable-shared", "--without-static-libpython", "--disable-test-modules", "--with-ensurepip=install"]
    _make(_unpack(PYTHON, folder), options, target, variables)
    python = target / "bin" / "python3"
    statement = "import sqlite3, ssl, zlib, ctypes, venv; print(sqlite3.sqlite_version)"
    done = _tried([str(python), "-I", "-c", statement], folder)
    if done.stdout.strip() != SQLITE.version:
        raise Trouble(f"{python} was built, but is not complete: {done.stdout.strip()[-500:]}")
    return python


def _unpack(source: Source, folder: Path) -> Path:
    """Unpack the archive of a source, and return the folder with what is in it."""
    archive = fetch(source, folder)
    unpacked = folder / source.name
    shutil.rmtree(unpacked, ignore_errors=True)
    unpacked.mkdir()
    done = _tried(["tar", "-C", str(unpacked), "--strip-components=1", "-xf", str(archive)], folder)
    if done.returncode != 0:
        raise Trouble(f"{archive} cannot be unpacked: {done.stdout.strip()}")
    return unpacked


def _make(folder: Path, options: list[str], target: Path, variables: dict[str, str]) -> None:
    print(f"Building {folder.name} …", file=sys.stderr, flush=True)
    for command in (
        ["./configure", f"--prefix={target}", *options],
        ["make", f"-j{os.cpu_count() or 1}"],
        ["make", "install"],
    ):
        log = folder / "log"
        with log.open("wb") as output:
            code = subprocess.run(
                command,
                cwd=folder,
                env=child_variables() | variables,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
                timeout=_LIMIT_S,
            ).returncode
        if code != 0:
            raise Trouble(f"`{' '.join(command)}` failed with exit code {code}: please read {log}.")


def _tried(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return captured(command, cwd=folder, env=child_variables() | {"LC_ALL": "C.UTF-8"}, timeout=_LIMIT_S)


def main() -> None:
    """Build it and say how to release with it, or exit with one sentence about what is wrong."""
    try:
        provide(missing, "build a Python")
        python = build(ROOT / "build" / "current-python", ROOT / "build" / "python")
    except (Trouble, subprocess.TimeoutExpired) as trouble:
        sys.exit(str(trouble))
    print(f"Python {PYTHON.version} with SQLite {SQLITE.version}: {python} packaging/release.py", flush=True)


if __name__ == "__main__":
    main()
