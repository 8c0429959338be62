"""Fetches the pinned packages for building the Windows program, and keeps them in a folder that outlives a checkout."""

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from complaints import explain
from environment import child_variables
from system import Trouble, captured, print_status

VARIABLE: Final = "PINOCHLE_CACHE"
"""The environment variable that names another cache folder."""
_BEING_FETCHED: Final = "being-fetched-"
_AT_ONCE: Final = 4
_PIN: Final = re.compile(r"^([\w.-]+)==(\S+)")
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Target(StrEnum):
    """The Pythons for which packages are fetched; the values name their folders in the cache."""

    WINDOWS = "windows"
    """The Windows Python, a 3.11 for 64-bit Windows."""
    HERE = "here"
    """The Python of this machine."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options of pip for this Python."""
        own = ("--platform=win_amd64", "--python-version=3.11", "--implementation=cp")
        return own if self is Target.WINDOWS else ()


class Pin(NamedTuple):
    """A package in an exact version, with the hashes of all its files."""

    name: str
    version: str
    hashes: tuple[str, ...]

    def requirement(self) -> str:
        """Return the pin as a line of a requirements file."""
        return " ".join([f"{self.name}=={self.version}", *(f"--hash=sha256:{each}" for each in self.hashes)])


def read_pins(path: Path) -> list[Pin]:
    """Return the pins of a requirements file that uv wrote without conditions; raises Trouble if it is damaged."""
    pins = []
    for entry in path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        if entry.lstrip().startswith("#") or not entry.strip():
            continue
        found, hashes = _PIN.match(entry), _HASH.findall(entry)
        if found is None or not hashes or ";" in entry:
            raise Trouble(f"{path} does not pin everything with hashes ({entry[:60].strip()}): please write it anew.")
        pins.append(Pin(found[1], found[2], tuple(hashes)))
    return pins


def cache_folder() -> Path:
    """Return the folder for what is fetched and made once: the user's cache, or the one that PINOCHLE_CACHE names.

    Raises:
        Trouble: it cannot be created or written.
    """
    named = os.environ.get(VARIABLE)
    user = os.environ.get("XDG_CACHE_HOME", "")
    base = Path(user) if Path(user).is_absolute() else Path("~/.cache").expanduser()
    folder = Path(named).resolve() if named else base / "pinochle-qt-windows"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Trouble(
            f"The cache folder {folder} cannot be written ({error.strerror or error}): please make it writable, or "
            f"name another one in the environment variable {VARIABLE}."
        ) from error
    return folder


class Store:
    """The fetched files in a cache folder: each in a folder that is named after its hash.

    A file is fetched under a temporary name and moved to its place once it is whole and its hash is right, so that an
    interrupted run leaves only whole files. Only one process at a time may use a store.
    """

    def __init__(self, folder: Path, python: Path) -> None:
        """Use the folder `packages` in a cache folder, and the pip of a Python of this machine."""
        self._folder = folder / "packages"
        self._python = python

    def provide(self, pins: Iterable[Pin], target: Target) -> list[Path]:
        """Return the files of the pinned packages, fetching those that are missing or damaged.

        Raises:
            Trouble: one could not be fetched; those that could are kept.
        """
        pins = list(pins)
        self._folder.mkdir(exist_ok=True)
        for left in self._folder.glob(f"{_BEING_FETCHED}*"):
            shutil.rmtree(left)
        kept = {pin: self._kept(pin, target) for pin in pins}
        missing = [pin for pin in pins if kept[pin] is None]
        if missing:
            names = ", ".join(pin.name for pin in missing[:3]) + (" …" if len(missing) > 3 else "")
            print_status(f"Downloading {len(missing)} of {len(pins)} packages ({names})")
        pool = ThreadPoolExecutor(_AT_ONCE)
        try:
            fetched = dict(zip(missing, pool.map(lambda pin: self._fetch(pin, target), missing), strict=True))
        finally:
            pool.shutdown(cancel_futures=True)
        return [kept[pin] or fetched[pin] for pin in pins]

    def install(self, pins: Iterable[Pin], target: Target, folder: Path) -> None:
        """Install pinned packages into a folder; raises Trouble if one cannot be fetched or installed."""
        wheels = self.provide(pins, target)
        options = ["--no-deps", "--no-index", "--only-binary=:all:", "--no-warn-script-location", *target.options]
        failure = f"pip could not install the packages in {folder}"
        self._pip("install", *options, f"--target={folder}", *map(str, wheels), failure=failure)

    def _kept(self, pin: Pin, target: Target) -> Path | None:
        """Return the file of a package if it is here and whole; delete one that is damaged."""
        for expected in pin.hashes:
            for path in self._place(expected, target).glob("*"):
                if sha256(path) == expected:
                    return path
                print_status(f"{path} is damaged and will be downloaded again.")
                path.unlink()
        return None

    def _place(self, digest: str, target: Target) -> Path:
        return self._folder / target / digest

    def _fetch(self, pin: Pin, target: Target) -> Path:
        with tempfile.TemporaryDirectory(dir=self._folder, prefix=_BEING_FETCHED) as name:
            folder = Path(name)
            requirement = folder / "requirement.txt"
            requirement.write_text(f"{pin.requirement()}\n", encoding="utf-8")
            failure = f"pip could not download {pin.name} {pin.version}"
            options = ["--no-deps", "--only-binary=:all:", "--require-hashes", *target.options]
            places = [f"--dest={folder / 'files'}", f"--requirement={requirement}"]
            self._pip("download", *options, *places, failure=failure)
            with suppress(FileNotFoundError):
                for path in (folder / "files").iterdir():
                    digest = sha256(path)
                    if digest in pin.hashes:
                        place = self._place(digest, target)
                        place.mkdir(parents=True, exist_ok=True)
                        return path.replace(place / path.name)
            raise Trouble(f"{failure} as it was pinned: please start again; if it recurs, don't trust the network.")

    def _pip(self, *words: str, failure: str) -> None:
        command = [str(self._python), "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", *words]
        done = captured(command, env=child_variables() | {"PIP_ROOT_USER_ACTION": "ignore"})
        if done.returncode != 0:
            reason = explain(
                done.stdout,
                folder=self._folder,
                elsewhere=f"name another cache folder in {VARIABLE}",
                python="Python 3.11 on 64-bit Windows, or for this machine; please bring the pins up to date",
                otherwise="Please start again; what is whole is kept.",
            )
            raise Trouble(f"{failure}: {reason}")


def sha256(path: Path) -> str:
    """Return the hash of a file in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
