"""Builds the downloads in `dist/` and prints the size of each file: `python3 packaging/release.py`.

With `--windows`, it builds those for Windows on a Linux system.
"""

import argparse
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from build import build_and_check, needed_by
from environment import ROOT, Environment, child_variables
from linux import archive, debian
from linux.desktop import Release, furnish
from locks import alone
from pinochle_qt.libraries import SystemPart
from system import LIMIT_S, Trouble
from versions import require_current
from windows import downloads

_MEBIBYTE: Final = 1 << 20
_LARGEST: Final = 22 * _MEBIBYTE
_KINDS: Final = {
    "linux": (
        "pinochle-qt-*.tar.xz",
        "pinochle-qt_*.deb",
        "pinochle-qt-*.flatpak",  # flatpak.py makes it of the archive
    ),
    "darwin": ("pinochle-qt-*-macos-*.zip",),
    "win32": downloads.KINDS,
}
"""Patterns of the names of downloads by system."""
_WHEEL: Final = "pinochle_qt-*.whl"
_VERSION: Final = re.compile(r'^__version__ = "(\S+)"$', re.MULTILINE)


def read_release(root: Path, *, allow_dirty: bool) -> Release:
    """Return the release of a source tree: its version, and the time of its last commit.

    Raises:
        Trouble: the version is missing; or, without `allow_dirty`, something is uncommitted or there is no commit.
    """
    found = _VERSION.search((root / "pinochle_qt" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise Trouble("pinochle_qt/__init__.py does not say the version.")
    changed = _git(root, "status", "--porcelain")
    if changed and not allow_dirty:
        names = ", ".join(line[3:] for line in changed.splitlines()[:3])
        raise Trouble(f"Not all is committed ({names}): commit it, or allow it with --allow-dirty.")
    committed = os.environ.get("SOURCE_DATE_EPOCH") or _git(root, "log", "-1", "--format=%ct")
    if not committed and not allow_dirty:
        raise Trouble(f"{root} is no tree of git with commits: --allow-dirty releases it with the time of today.")
    return Release(found[1], int(committed or time.time()))


def _git(root: Path, *words: str) -> str:
    """Return the output of a git command, or an empty string if there is no git or no repository."""
    if shutil.which("git") is None:
        return ""
    done = subprocess.run(
        ["git", *words], cwd=root, capture_output=True, encoding="utf-8", check=False, timeout=LIMIT_S
    )
    return done.stdout.strip("\n") if done.returncode == 0 else ""


def build_wheel(environment: Environment, folder: Path) -> Path:
    """Build the wheel with the compiled modules and return its path; raises Trouble if that fails."""
    wheel_folder = folder / "wheel"
    # Files that setuptools collected for an earlier wheel would be included, even those that no longer exist.
    for old in (wheel_folder, *(environment.root / "build").glob("lib*")):
        shutil.rmtree(old, ignore_errors=True)
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", f"--wheel-dir={wheel_folder}"]
    command = [str(environment.python), "-m", "pip", "wheel", *options, str(environment.root)]
    done = subprocess.run(command, env=child_variables(), check=False)
    if done.returncode != 0:
        raise Trouble("pip could not build the wheel: please read above what it said.")
    [wheel] = wheel_folder.glob("*.whl")
    moved = wheel.replace(folder / wheel.name)
    wheel_folder.rmdir()
    return moved


def release(environment: Environment, what: Release) -> list[Path]:
    """Build all downloads and return the files; raises Trouble if something is wrong with one."""
    frozen = build_and_check(environment)
    folder = frozen.parent
    _remove_earlier(folder, *_KINDS[sys.platform], _WHEEL)
    files = []
    if sys.platform == "linux":
        share = folder / "share"
        shutil.rmtree(share, ignore_errors=True)
        furnish(share, what, environment, [str(frozen / "pinochle-qt")])
        files.append(archive.pack(frozen, share, what, platform.machine(), folder))
        if shutil.which("dpkg-deb"):
            files.append(debian.pack(frozen, share, needed_by(frozen), what, folder))
        shutil.rmtree(share)
        for path in files:
            if path.stat().st_size > _LARGEST:
                raise Trouble(f"{path} is larger than {_LARGEST // _MEBIBYTE} MiB.")
    elif sys.platform == "darwin":
        files.append(folder / f"pinochle-qt-{what.version}-macos-{platform.machine()}.zip")
        # The system's own tool preserves links and permissions.
        command = ["ditto", "-c", "-k", "--keepParent", str(folder / "Pinochle.app"), str(files[0])]
        if subprocess.run(command, check=False).returncode != 0:
            raise Trouble("ditto could not pack Pinochle.app: please read above what it said.")
    else:
        icon = environment.root / "build" / "pinochle" / "icon.ico"  # the icon of the program itself
        files += downloads.pack(frozen, what, platform.machine().lower(), icon, folder)
    return [*files, build_wheel(environment, folder)]


def release_windows(environment: Environment, what: Release) -> list[Path]:
    """Build the downloads for Windows on Linux and return the files; raises Trouble if something is wrong with one."""
    if sys.platform != "linux":
        raise Trouble("--windows builds on Linux with Wine; on Windows itself, please leave it out.")
    from windows import freeze, workshop

    tools = workshop.open_workshop(environment, tools=[SystemPart("makensis", "nsis")])
    folder = environment.root / "dist"
    folder.mkdir(exist_ok=True)
    lock = folder / ".windows.lock"
    lock.touch()
    with alone(lock, f"Another process is building for Windows in {folder}; waiting for it …"):
        frozen = freeze.freeze(tools)
        _remove_earlier(folder, *_KINDS["win32"])
        return downloads.pack(frozen, what, "amd64", freeze.icon(tools), folder)


def _remove_earlier(folder: Path, *kinds: str) -> None:
    for earlier in (path for kind in kinds for path in folder.glob(kind)):
        earlier.unlink()


def main(arguments: list[str]) -> None:
    """Build the downloads and print their sizes and hashes, or exit with one sentence about what is wrong."""
    parser = argparse.ArgumentParser(description="Build what is downloaded, into dist/.")
    parser.add_argument("--allow-dirty", action="store_true", help="also release what is not committed")
    parser.add_argument("--windows", action="store_true", help="build for Windows, on Linux with Wine")
    parser.add_argument("--allow-old", action="store_true", help="also freeze an old Python or SQLite, for a trial")
    args = parser.parse_args(arguments)
    build = release_windows if args.windows else release
    try:
        if not (args.allow_old or args.windows):  # the Windows Python is pinned with what is fetched for it
            require_current()
        for path in build(Environment(), read_release(ROOT, allow_dirty=args.allow_dirty)):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            print(f"{path.stat().st_size / _MEBIBYTE:5.1f} MiB  sha256 {digest}  {path.name}", flush=True)
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        print("Stopped before everything was built; the next run goes on from what is whole.", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
