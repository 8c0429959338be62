"""Fresh Debian systems, each in a folder of its own and with only the packages installed there."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from contents import DESKTOP_LIBRARIES
from pinochle_qt.libraries import OFFSCREEN, WAYLAND, X11, SystemPart
from system import Trouble, captured

if TYPE_CHECKING:
    from linux.screen import Screen

SYSTEMS: Final = ("bookworm", "trixie")
"""The Debian releases for the trials. The first is the oldest whose C library is new enough for the program."""

DESKTOP: Final = (
    *("desktop-file-utils", "libglib2.0-bin", "man-db", "shared-mime-info", "xdg-utils", "xz-utils"),
    *sorted({part.package for part in (*OFFSCREEN, *X11, *WAYLAND) if part.name in DESKTOP_LIBRARIES}),
)
"""The Debian packages with which the program is used and that every Linux desktop has."""

PLAYER: Final = "player"
_ID: Final = "1000"
HOME: Final = Path("home", PLAYER)
"""The player's home folder, relative to the root of a system."""

_PATH: Final = ":".join(f"/{place}" for place in ("usr/sbin", "usr/bin", "sbin", "bin", "usr/games"))
_MOUNTS: Final = """
set -e
mount --rbind /dev "$0/dev"
mount -t proc proc "$0/proc"
if [ -d /tmp/.X11-unix ]; then
    mkdir -p "$0/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
fi
chroot "$@"
exit $?
"""
"""Gives a system its devices, processes and X11 sockets for as long as a command runs in it.

The shell stays: as the first of its processes it reaps those whose parents are gone, and no program expects to do that.
"""


def missing_for_roots() -> list[SystemPart]:
    """Return what is missing for making fresh systems.

    Raises:
        Trouble: they cannot be made here at all.
    """
    if sys.platform != "linux" or os.geteuid() != 0:
        raise Trouble("Only root can make fresh systems, and only on Linux: please run this as root.")
    needed = {"mmdebstrap": "mmdebstrap", "unshare": "util-linux"}
    return [SystemPart(name, package) for name, package in needed.items() if shutil.which(name) is None]


class Root:
    """A Debian system in a folder, with one user; it is made once, and every trial starts with a copy."""

    def __init__(self, name: str, folder: Path, packages: Sequence[str] = DESKTOP) -> None:
        self.name = name
        self._packages = packages
        self.place = folder / name
        self._archive = folder / f"{name}.tar"

    def renew(self) -> None:
        """Replace the folder with a fresh system; raises Trouble if that fails."""
        if not self._archive.exists():
            self._make()
        shutil.rmtree(self.place, ignore_errors=True)
        self.place.mkdir()
        output_of(["tar", "--numeric-owner", "-C", str(self.place), "-xf", str(self._archive)])

    def _make(self) -> None:
        self._archive.parent.mkdir(parents=True, exist_ok=True)
        being_made = self._archive.with_suffix(".new.tar")
        add_player = f'chroot "$1" useradd --create-home --uid {_ID} {PLAYER}'
        included = f"--include={','.join((*self._packages, 'passwd'))}"
        # A mirror may be a copy of some day, which is still signed, but not as of today.
        options = ["--variant=minbase", "--quiet", included, '--aptopt=Acquire::Check-Valid-Until "false"']
        output_of(["mmdebstrap", *options, f"--customize-hook={add_player}", self.name, str(being_made)])
        being_made.replace(self._archive)

    @property
    def version(self) -> str:
        """The version of Debian, such as "12.9"."""
        return (self.place / "etc" / "debian_version").read_text(encoding="utf-8").strip()

    def write(self, path: Path, content: bytes) -> None:
        """Write a file owned by the player, by its path within the system."""
        target = self.place / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        os.chown(target, int(_ID), int(_ID))

    def programs(self) -> list[int]:
        """Return the ids of the processes whose programs are in the system."""
        own = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if (process / "exe").readlink().is_relative_to(self.place):
                    own.append(int(process.name))
        return own

    def run(self, *command: str, is_root: bool = False, may_fail: bool = False) -> str:
        """Run a command and return its output; raises Trouble if it fails, unless `may_fail` is set."""
        return output_of(self.command(command, is_root=is_root), may_fail=may_fail)

    def running(self, screen: "Screen", *command: str) -> AbstractContextManager[None]:
        """Run a command as the player on a screen for as long as the block lasts."""
        # The desktop's file openers ask which desktop they are in.
        return running(self.command(["env", f"DISPLAY={screen.name}", "XDG_CURRENT_DESKTOP=GNOME", *command]))

    def command(
        self,
        command: Sequence[str],
        *,
        is_root: bool = False,
        variables: Mapping[str, str] | None = None,
        ends_all: bool = False,
    ) -> list[str]:
        """Return the command line that runs a command in the system; with `ends_all`, its own programs end with it."""
        user = [] if is_root else [f"--userspec={PLAYER}:{PLAYER}"]
        home = "/root" if is_root else f"/{HOME}"
        all_variables = {"HOME": home, "LANG": "C.UTF-8", "PATH": _PATH, **(variables or {})}
        settings = [f"{name}={value}" for name, value in all_variables.items()]
        # In a mount namespace of its own, a command's mounts disappear when it ends.
        kinds = ["--mount", *(["--pid", "--fork", "--kill-child"] if ends_all else [])]
        isolated = ["unshare", *kinds, "sh", "-c", _MOUNTS, str(self.place)]
        return [*isolated, *user, str(self.place), "env", "-i", *settings, *command]


def output_of(command: Sequence[str], *, may_fail: bool = False, **options: Any) -> str:
    """Run a command and return its output; raises Trouble if it fails, unless `may_fail` is set.

    `options` are as for `captured`.
    """
    done = captured(command, **options)
    if done.returncode != 0 and not may_fail:
        raise Trouble(f"{' '.join(command)} failed with exit code {done.returncode}: {done.stdout.strip()[-2000:]}")
    return done.stdout


@contextmanager
def running(command: Sequence[str], variables: Mapping[str, str] | None = None) -> Iterator[None]:
    """Run a command, and whatever it starts, for as long as the block lasts."""
    program = subprocess.Popen(
        command,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,  # nothing reads it, and a full pipe would block the program
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        program.wait()
