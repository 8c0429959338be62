"""Tries out a release as players would: `.venv/bin/python packaging/trial.py`, as root, after release.py.

It prints all sizes and the largest files, how the program starts compared with an empty window frozen in the same way,
and what happened on fresh Debian systems. On each of them it installs and removes the package, and then the archive;
each time it runs the commands without a window, opens the program from the menu, plays with the mouse, opens files with
the desktop's own opener, and quits. It saves pictures of all that in `build/trial`.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from system import Trouble, needs, provide

if __name__ == "__main__":
    needs("try a release", modules=["Xlib"], window={"QT_QPA_PLATFORM": "offscreen"})

from rich import box
from rich.console import Console
from rich.table import Table

from build import build_empty_window, files_in, needed_by, size
from environment import ROOT, Environment
from linux.mouse_play import play_a_deal
from linux.roots import HOME, SYSTEMS, Root, missing_for_roots
from linux.screen import HEIGHT, WIDTH, Screen
from pinochle_qt.libraries import Part

_MEBIBYTE: Final = 1 << 20
_STARTS: Final = 9
_REST: Final = 3.0
"""The time after a start, in seconds, until the program is idle and its memory is measured."""
_GOALS: Final = {"start": 1.8, "memory": 1.5}
_WORK: Final = ROOT / "build" / "trial"
_BLANK: Final = 0
"""The color of an empty screen."""


def print_sizes(console: Console, frozen: Path) -> None:
    """Print the sizes of the program, of its downloads and of its ten largest files."""
    needed = needed_by(frozen)
    console.print(f"Unpacked {size(frozen) / _MEBIBYTE:.1f} MiB, for GNU C library {needed.c_library} and newer")
    for path in downloads(frozen.parent):
        console.print(f"{path.stat().st_size / _MEBIBYTE:8.1f} MiB  {path.name}")
    largest = sorted(((path.stat().st_size, path) for path in files_in(frozen)), reverse=True)[:10]
    table = Table("MiB", "Largest files", box=box.SIMPLE)
    for length, path in largest:
        table.add_row(f"{length / _MEBIBYTE:.1f}", str(path.relative_to(frozen)))
    console.print(table)


def downloads(folder: Path) -> list[Path]:
    """Return the package and the archive of a release; raises Trouble if one is missing."""
    found = [path for kind in ("pinochle-qt_*.deb", "pinochle-qt-*.tar.xz") for path in folder.glob(kind)]
    if len(found) != 2:
        raise Trouble(f"{folder} needs one package and one archive: please run packaging/release.py.")
    return found


@dataclass
class Starts:
    """Measurements of several starts of a program: milliseconds until it is visible, and MiB of memory when idle."""

    seen: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    def add(self, screen: Screen, program: Path, home: Path) -> None:
        """Start a program once, measure it and close it again."""
        variables = os.environ | {"DISPLAY": screen.name, "HOME": str(home), "QT_QPA_PLATFORM": "xcb"}
        variables |= {f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        screen.wait("a blank screen", lambda: screen.color(*_MIDDLE) == _BLANK)
        started_at = time.monotonic()
        with subprocess.Popen([str(program)], env=variables) as started:
            screen.wait(f"a window of {program.name}", lambda: screen.color(*_MIDDLE) != _BLANK)
            self.seen.append((time.monotonic() - started_at) * 1000)
            time.sleep(_REST)
            self.memory.append(_memory(started.pid))
            started.terminate()


_MIDDLE: Final = (WIDTH // 2, HEIGHT // 2)


def _memory(process: int) -> float:
    """Return the resident memory of a process in MiB."""
    status = Path("/proc", str(process), "status").read_text(encoding="ascii")
    [line] = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def print_starts(console: Console, frozen: Path, empty: Path) -> None:
    """Print how long the program and the empty window take to appear, in turn, and how much memory they use."""
    home = _WORK / "home of starts"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    programs = {"Pinochle": frozen / "pinochle-qt", "Empty window": empty / "empty-window"}
    kept = {name: Starts() for name in programs}
    with Screen() as screen:
        for turn in range(-2, _STARTS):
            for name, program in programs.items():
                # The first starts fill the disk cache and the programs' own folders, which later starts find filled.
                (Starts() if turn < 0 else kept[name]).add(screen, program, home)
    table = Table("Starts", "ms, median", "least", "MiB", box=box.SIMPLE)
    for name, starts in kept.items():
        table.add_row(name, f"{median(starts.seen):.0f}", f"{min(starts.seen):.0f}", f"{median(starts.memory):.1f}")
    own, floor = kept.values()
    ratios = (median(own.seen) / median(floor.seen), median(own.memory) / median(floor.memory))
    table.add_row("Ratio", f"{ratios[0]:.2f}", f"{min(own.seen) / min(floor.seen):.2f}", f"{ratios[1]:.2f}")
    table.add_row("Goal", str(_GOALS["start"]), "", str(_GOALS["memory"]))
    console.print(table)


@dataclass(frozen=True)
class Installed:
    """The paths of an installed program in a system."""

    kind: str
    program: str
    entry: str
    """The path of the menu entry."""


PACKAGE: Final = Installed(".deb", "/usr/games/pinochle-qt", "/usr/share/applications/org.pinochle_qt.pinochle.desktop")
ARCHIVE: Final = Installed(
    ".tar.xz",
    f"/{HOME}/.local/bin/pinochle-qt",
    f"/{HOME}/.local/share/applications/org.pinochle_qt.pinochle.desktop",
)
_CHANGING: Final = (Path("dev"), Path("proc"), Path("tmp"), Path("var"))
_OWN: Final = (HOME / ".local/share/pinochle-qt", HOME / ".config/pinochle-qt", HOME / ".cache")
"""The folders of the player's games and settings, which remain after uninstalling, and of libraries' caches."""

_PLAYED: Final = re.compile('"result":"(made|set)"')
"""Matches the record of a deal that was played to the end."""

_GAME: Final = HOME / "a game.pinochle"
_RULES: Final = HOME / "our own.pinochle-rules"


class Trial:
    """The trial on one system, with pictures of it."""

    def __init__(self, root: Root, pictures: Path, *, plays: bool) -> None:
        self._root, self._pictures, self._plays = root, pictures, plays

    def run(self, package: Path, archive: Path) -> Iterator[tuple[Installed, str]]:
        """Install, use and remove the package and then the archive, and yield what happened with each.

        Raises:
            Trouble: something went wrong.
        """
        root = self._root
        root.renew()
        before = self._files()
        root.write(HOME / package.name, package.read_bytes())
        root.run("apt-get", "install", "-y", "--no-install-recommends", f"/{HOME}/{package.name}", is_root=True)
        yield PACKAGE, self._use(PACKAGE)
        root.run("apt-get", "purge", "-y", "pinochle-qt", is_root=True)
        self._expect_nothing_left(PACKAGE, before)
        root.write(HOME / archive.name, archive.read_bytes())
        root.run("tar", "-C", f"/{HOME}", "-xf", f"/{HOME}/{archive.name}")
        folder = archive.name.removesuffix(".tar.xz")
        root.run("sh", f"/{HOME}/{folder}/install.sh")
        yield ARCHIVE, self._use(ARCHIVE)
        root.run("sh", f"/{HOME}/.local/lib/pinochle-qt/uninstall.sh")
        shutil.rmtree(root.place / HOME / folder)
        self._expect_nothing_left(ARCHIVE, before)

    def _files(self) -> set[Path]:
        """Return the files in the system, except for its own changing data and the player's files."""
        place = self._root.place
        excluded = tuple(place / name for name in (*_CHANGING, *_OWN))
        found = (Path(folder, name) for folder, _, names in os.walk(str(place)) for name in names)
        return {path for path in found if not any(path.is_relative_to(folder) for folder in excluded)}

    def _expect_nothing_left(self, installed: Installed, before: set[Path]) -> None:
        for own in _OWN:
            shutil.rmtree(self._root.place / own, ignore_errors=True)
        for path in (self._root.place / HOME).glob("*pinochle*"):
            path.unlink()
        if left := sorted(map(str, self._files() ^ before)):
            raise Trouble(f"{self._root.name}: {installed.kind} did not leave all as it was: {', '.join(left[:5])}")

    def _use(self, installed: Installed) -> str:
        """Use an installed program without a window, from the menu and by opening files; return what happened."""
        self._use_commands(installed.program)
        with Screen() as screen:
            outcome = self._use_window(installed, screen)
            self._open_files(installed, screen)
        return outcome

    def _use_commands(self, program: str) -> None:
        root, record = self._root, f"/{_GAME}"
        root.run(program, "--self-test")
        root.run(
            program,
            "simulate",
            "--preset",
            "single_deck_partnership",
            "--games",
            "1",
            "--seed",
            "1",
            "--deals",
            "1",
            "--player",
            "random",
            "--record",
            record,
        )
        root.run(program, "check", record)
        rules = root.run(program, "rules", "--preset", "racehorse_passing", "--set", "melds.run_value=250", "--json")
        root.write(_RULES, rules.encode())

    def _use_window(self, installed: Installed, screen: Screen) -> str:
        """Open the window from the menu, play, and quit with the keyboard; return how much was played."""
        outcome = "opened"
        with self._root.running(screen, "gio", "launch", installed.entry):
            self._wait_for_window(screen)
            self._keep(screen, installed, "table")
            if self._plays:
                try:
                    clicks = play_a_deal(screen, self._has_dealt)
                finally:  # for a look at a deal that does not end
                    self._keep(screen, installed, "deal")
                outcome = f"a deal in {clicks} clicks"
            with self._root.running(screen, "xdg-open", f"/{_RULES}"):
                time.sleep(_REST)
                self._keep(screen, installed, "rules")
            screen.press("Escape")
            with self._root.running(screen, "xdg-open", f"/{_GAME}"):
                screen.wait("the game that was opened", lambda: self._is_open(_GAME))
                time.sleep(_REST)
                self._keep(screen, installed, "game")
            self._leave(screen, installed)
        return outcome

    def _open_files(self, installed: Installed, screen: Screen) -> None:
        """Open a game with the desktop's opener while the program is not running."""
        with self._root.running(screen, "xdg-open", f"/{_GAME}"):
            self._wait_for_window(screen)
            screen.wait("the game that was opened", lambda: self._is_open(_GAME))
            self._keep(screen, installed, "started with a game")
            self._leave(screen, installed)

    def _wait_for_window(self, screen: Screen) -> None:
        screen.wait("a window", lambda: screen.color(*_MIDDLE) != _BLANK)
        time.sleep(_REST)

    def _leave(self, screen: Screen, installed: Installed) -> None:
        """Quit the program with the keyboard."""
        # Without a window manager, only a click gives a window the focus; the end of the strip has nothing to click.
        screen.click(WIDTH - 4, 36)
        time.sleep(_REST / 10)
        screen.press("Control_L", "q")
        screen.wait("a screen without a window", lambda: screen.color(*_MIDDLE) == _BLANK)
        screen.wait(f"an end of {installed.program}", lambda: not self._root.programs())

    def _is_open(self, game: Path) -> bool:
        path = self._root.place / game
        return path.with_name(f"{path.name}.lock").exists()

    def _has_dealt(self) -> bool:
        """Return whether a deal has ended, according to the program's saved games."""
        games = self._root.place / _OWN[0] / "games"
        return any(_PLAYED.search(path.read_text(encoding="utf-8")) for path in games.glob("*.pinochle"))

    def _keep(self, screen: Screen, installed: Installed, name: str) -> None:
        screen.keep_picture(self._pictures / f"{self._root.name}{installed.kind} {name}.png")


def print_systems(console: Console, names: Sequence[str], downloaded: Sequence[Path], *, plays: bool) -> None:
    """Print what happened with the package and the archive on each system."""
    table = Table("System", "Debian", "Installed from", "Window", box=box.SIMPLE)
    for name in names:
        root = Root(name, _WORK)
        for installed, outcome in Trial(root, _WORK / "pictures", plays=plays).run(*downloaded):
            table.add_row(name, root.version, installed.kind, outcome)
    console.print(table)


def _find_missing() -> list[Part]:
    return [*missing_for_roots(), *([] if shutil.which("Xvfb") else [Part("Xvfb", "xvfb")])]


def main(arguments: Sequence[str]) -> None:
    """Try everything and print the results, or exit with one sentence about what is wrong."""
    parser = argparse.ArgumentParser(description="Try what release.py made, on fresh systems.")
    parser.add_argument("--system", action="append", choices=SYSTEMS, help="only this one; may be said again")
    parser.add_argument("--briefly", action="store_true", help="measure no starts and play no deal")
    args = parser.parse_args(arguments)
    console = Console()
    try:
        provide(_find_missing, "try a release")
        frozen = ROOT / "dist" / "pinochle-qt"
        print_sizes(console, frozen)
        if not args.briefly:
            print_starts(console, frozen, build_empty_window(Environment()))
        print_systems(console, args.system or SYSTEMS, downloads(frozen.parent), plays=not args.briefly)
    except Trouble as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main(sys.argv[1:])
