"""Tries the Linux release on fresh Debian systems, as root.

It prints all sizes and the largest files, how the program starts compared with an empty window frozen in the same way,
and what happened on each system. There it installs and removes the package, and then the archive; each time it runs the
commands without a window, opens the program from the menu, plays with the mouse, opens files with the desktop's own
opener, and quits. It saves pictures of all that in `build/trial`.
"""

import os
import re
import shutil
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from build import build_empty_window, needed_by
from environment import ROOT, Environment
from linux.roots import HOME, Root, missing_for_roots
from linux.screen import Screen, missing_for_screen
from mouse_play import play_a_deal
from pinochle_qt.libraries import SystemPart
from screens import WIDTH
from sizes import print_sizes
from starts import BLANK, MIDDLE, REST_S, print_starts
from system import Trouble, provide

_WORK: Final = ROOT / "build" / "trial"


def downloads(folder: Path) -> list[Path]:
    """Return the package and the archive of a release; raises Trouble if one is missing."""
    found = [path for kind in ("pinochle-qt_*.deb", "pinochle-qt-*.tar.xz") for path in folder.glob(kind)]
    if len(found) != 2:
        raise Trouble(f"{folder} needs one package and one archive: please run packaging/release.py.")
    return found


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
                time.sleep(REST_S)
                self._keep(screen, installed, "rules")
            screen.press("Escape")
            with self._root.running(screen, "xdg-open", f"/{_GAME}"):
                screen.wait("the game that was opened", lambda: self._is_open(_GAME))
                time.sleep(REST_S)
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
        screen.wait("a window", lambda: screen.color(*MIDDLE) != BLANK)
        time.sleep(REST_S)

    def _leave(self, screen: Screen, installed: Installed) -> None:
        """Quit the program with the keyboard."""
        # Without a window manager, only a click gives a window the focus; the end of the strip has nothing to click.
        screen.click(WIDTH - 4, 36)
        time.sleep(REST_S / 10)
        screen.press("Control_L", "q")
        screen.wait("a screen without a window", lambda: screen.color(*MIDDLE) == BLANK)
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


def _find_missing() -> list[SystemPart]:
    return [*missing_for_roots(), *missing_for_screen()]


def measure_starts(console: Console, frozen: Path) -> None:
    """Print how the program starts, with a home folder of its own, beside an empty window."""
    home = _WORK / "home of starts"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    variables = os.environ | {"HOME": str(home), "QT_QPA_PLATFORM": "xcb"}
    variables |= {f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    empty = build_empty_window(Environment()) / "empty-window"
    print_starts(console, [str(frozen / "pinochle-qt")], [str(empty)], variables)


def try_linux(console: Console, systems: Sequence[str], *, is_brief: bool) -> None:
    """Try the package and the archive; raises Trouble if something is wrong with them."""
    provide(_find_missing, "try a release")
    frozen = ROOT / "dist" / "pinochle-qt"
    files = downloads(frozen.parent)
    print_sizes(console, frozen, files, f", for GNU C library {needed_by(frozen).c_library} and newer")
    if not is_brief:
        measure_starts(console, frozen)
    print_systems(console, systems, files, plays=not is_brief)
