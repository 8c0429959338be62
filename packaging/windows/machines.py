"""The machines on which a Windows release is tried: Wine with a prefix of its own, or the Windows that this runs on."""

import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from environment import child_variables
from screens import AnyScreen
from system import LIMIT_S, Trouble, captured
from windows.wine import Finished, Wine, version, windows_path

_LOCAL: Final = Path("AppData", "Local")
_MENU: Final = Path("AppData", "Roaming", "Microsoft", "Windows", "Start Menu")
_CHANGING: Final = ("Temp", "temp", "Microsoft", "INetCache")
"""Folders where Windows itself keeps what changes."""


class Machine(ABC):
    """A Windows with one user, on which one program at a time is tried."""

    def __init__(self, home: Path) -> None:
        self.home = home
        """The user's home folder."""
        self.local = home / _LOCAL
        """The folder of what programs keep for the user on this machine."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What to call it."""

    @abstractmethod
    def path(self, path: Path) -> str:
        """Return a path as Windows programs there write it."""

    @abstractmethod
    def screen(self) -> AnyScreen:
        """Return its screen."""

    @abstractmethod
    def run(self, words: Sequence[str | Path]) -> Finished:
        """Run a Windows program to its end; raises Trouble if it does not end."""

    @abstractmethod
    def start(self, words: Sequence[str | Path]) -> subprocess.Popen[bytes]:
        """Start a Windows program on the screen."""

    @abstractmethod
    def end(self) -> None:
        """End what the last program has left running, and have everything stored."""

    @abstractmethod
    def files(self) -> set[Path]:
        """Return the files and folders that an uninstaller must leave as they were."""

    def registry(self) -> list[str]:
        """Return the keys of the registry that an installer may make, with their full names."""
        target = self.home / "software.reg"
        done = self.run(["reg", "export", r"HKCU\Software", self.path(target), "/y"])
        try:
            lines = target.read_text(encoding="utf-16").splitlines()
            target.unlink()
        except OSError:
            raise Trouble(f"The registry could not be read: {done.output.strip()}") from None
        return [line.strip("[]") for line in lines if line.startswith("[")]


class WineMachine(Machine):
    """Wine with a prefix in which nothing else runs."""

    def __init__(self, wine: Wine) -> None:
        self._wine = wine
        self._drive = wine.prefix / "drive_c"
        [home] = (path for path in (self._drive / "users").iterdir() if path.name != "Public")
        self._display = ""
        super().__init__(home)

    @property
    def name(self) -> str:
        """Its version."""
        return version()

    def path(self, path: Path) -> str:
        """Return the path on the drive that stands for this machine."""
        return windows_path(path)

    def screen(self) -> AnyScreen:
        """Return a screen without a monitor."""
        from linux.screen import Screen  # Windows has no X

        screen = Screen()
        self._display = screen.name
        return screen

    def run(self, words: Sequence[str | Path]) -> Finished:
        """Run it with Wine."""
        return self._wine.run(words)

    def start(self, words: Sequence[str | Path]) -> subprocess.Popen[bytes]:
        """Start it with Wine on the screen."""
        return _started(["wine", *map(str, words)], self._wine.variables({"DISPLAY": self._display}))

    def end(self) -> None:
        """End everything in the prefix."""
        self._wine.end()

    def files(self) -> set[Path]:
        """Return everything on the drive but what Windows itself changes."""
        return {
            path for path in self._drive.rglob("*") if not set(_CHANGING) & set(path.relative_to(self._drive).parts)
        }


class OwnMachine(Machine):
    """The Windows that this runs on."""

    def __init__(self) -> None:
        super().__init__(Path.home())

    @property
    def name(self) -> str:
        """Its version."""
        import platform

        return platform.platform()

    def path(self, path: Path) -> str:
        """Return the path itself."""
        return str(path)

    def screen(self) -> AnyScreen:
        """Return the screen of the desktop."""
        from windows.desktop import Desktop

        return Desktop()

    def run(self, words: Sequence[str | Path]) -> Finished:
        """Run it."""
        try:
            done = captured(list(map(str, words)), env=child_variables(), timeout=LIMIT_S)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Trouble(f"{Path(words[0]).name} could not be run: {error}") from error
        return Finished(done.returncode, done.stdout)

    def start(self, words: Sequence[str | Path]) -> subprocess.Popen[bytes]:
        """Start it on the desktop."""
        return _started(list(map(str, words)), child_variables())

    def end(self) -> None:
        """Do nothing: helper processes end with the program, and Windows stores its registry itself."""

    def files(self) -> set[Path]:
        """Return what is in the folder for programs and in the Start menu."""
        return {path for place in (self.local / "Programs", self.home / _MENU) for path in place.rglob("*")}


def _started(command: list[str], variables: dict[str, str]) -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL  # nothing reads what it prints, and a full pipe would block it
    return subprocess.Popen(command, env=variables, stdin=nowhere, stdout=nowhere, stderr=nowhere)
