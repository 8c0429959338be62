"""Runs Windows programs on Linux with Wine, in a Windows installation (a prefix) of its own."""

import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from environment import child_variables
from pinochle_qt.libraries import SystemPart
from system import LIMIT_S, Trouble

_SETTINGS: Final = {
    # The last one would add to the menu and the file types of the desktop here; the others ask to download things.
    "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
    "WINEDEBUG": "-all",
    # Wine takes the language of Windows from here, and the encoding of file names, and without UTF-8 some cannot be.
    "LC_ALL": "C.UTF-8",
}
_SYSTEM: Final = Path("drive_c", "windows", "system32")
_REGISTRY: Final = "*.reg"


class Finished(NamedTuple):
    """How a Windows program ended: its exit code, and what it printed, including errors."""

    code: int
    output: str


class Wine:
    """Wine with one prefix."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix

    def variables(self, other: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the environment variables for a program, with others added.

        There is no display unless the others name one.
        """
        own = {name: value for name, value in child_variables().items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
        return own | _SETTINGS | {"WINEPREFIX": str(self.prefix)} | dict(other or {})

    def run(
        self,
        words: Sequence[str | Path],
        *,
        folder: Path | None = None,
        variables: Mapping[str, str] | None = None,
        limit_s: float = LIMIT_S,
        shown: bool = False,
    ) -> Finished:
        """Run a Windows program to its end.

        `words` are the program and its arguments; see `windows_path` for arguments that are paths. `folder` is its
        current folder. With `shown`, its output is also printed as it comes.

        Raises:
            Trouble: Wine cannot be run, or the program has not ended after `limit_s` seconds.
        """
        try:
            # Python 3.11 ends with WinError 6 under Wine 8 if its standard output is a file instead of a pipe. In a
            # session of its own, the processes that the program has started can be ended along with it.
            process = subprocess.Popen(
                ["wine", *map(str, words)],
                cwd=folder,
                env=self.variables(variables),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise Trouble(f"Wine cannot be run ({error.strerror or error}): please install it anew.") from error
        is_late = threading.Event()

        def stop() -> None:
            is_late.set()
            _kill(process)

        timer = threading.Timer(limit_s, stop)
        timer.start()
        lines = []
        with process:
            try:
                for line in process.stdout or ():
                    lines.append(line)
                    if shown:
                        print(line, end="", flush=True)
                process.wait()
            except BaseException:
                _kill(process)
                raise
            finally:
                timer.cancel()
        if is_late.is_set():
            raise Trouble(f"{Path(words[0]).name} was stopped because it had not ended after {limit_s:.0f} s.")
        return Finished(process.returncode, "".join(lines))

    def end(self) -> None:
        """End all programs that run in this prefix."""
        self._serve("--kill")
        self.wait()

    def wait(self) -> None:
        """Wait until no program runs in this prefix; Wine has stored the registry then."""
        self._serve("--wait")

    def _serve(self, option: str) -> None:
        with suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(["wineserver", option], env=self.variables(), check=False, timeout=LIMIT_S)

    def copy_to(self, prefix: Path) -> "Wine":
        """Return Wine with a copy of this prefix, in which programs can be installed without leaving traces here.

        No program may be running in this prefix.
        """
        shutil.copytree(self.prefix, prefix, symlinks=True, copy_function=_link_or_copy)
        return Wine(prefix)


def windows_path(path: Path) -> str:
    """Return the path by which Windows programs find a file or folder of this machine."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def missing_for_wine() -> list[SystemPart]:
    """Return the Debian packages that are missing for running 64-bit Windows programs."""
    return [] if version() else [SystemPart("Wine", "wine"), SystemPart("the 64-bit Wine", "wine64")]


def version() -> str:
    """Return what Wine says of its version, or an empty string if it cannot be run."""
    try:
        done = subprocess.run(
            ["wine", "--version"],
            env=child_variables() | _SETTINGS,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=LIMIT_S,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def make_prefix(prefix: Path, libraries: Sequence[Path]) -> None:
    """Make a new prefix in an empty folder, with DLLs that Windows 10 has and Wine lacks.

    Raises:
        Trouble: Wine cannot make it.
    """
    wine = Wine(prefix)
    done = wine.run(["wineboot", "--init"])
    if done.code == 0:
        done = wine.run(["winecfg", "-v", "win10"])  # the registry of Wine 8 would say that it is Windows 7
    wine.wait()
    if done.code != 0 or not (prefix / "system.reg").exists() or not (prefix / _SYSTEM).is_dir():
        raise Trouble(
            f"Wine could not make a Windows installation in {prefix} (exit code {done.code}): please check that the "
            f"packages wine and wine64 are whole and that the disk is not full, and start again."
        )
    for library in libraries:
        shutil.copy(library, prefix / _SYSTEM)
    # The user's folders are links into the home folder here, where Windows programs should not write.
    for link in prefix.glob("drive_c/users/*/*"):
        if link.is_symlink():
            link.unlink()
            link.mkdir()


def _link_or_copy(source: str, target: str) -> None:
    """Link a file of Wine to save space; copy the registry, and everything if the disk is another one."""
    if not Path(source).match(_REGISTRY):
        with suppress(OSError):
            os.link(source, target, follow_symlinks=False)
            return
    shutil.copy2(source, target)


def _kill(process: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
