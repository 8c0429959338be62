"""Tries a Windows release as a player would, under Wine: `.venv/bin/python packaging/trial.py --windows`.

What Wine cannot show: several monitors, SmartScreen, virus scanners, screen readers and the fonts of Windows.
"""

import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console

from bundles import COMMANDS, WINDOW
from environment import ROOT, Environment
from linux.mouse_play import play_a_deal
from linux.screen import Screen
from pinochle_qt.libraries import Part
from sizes import print_sizes
from starts import BLANK, MIDDLE, REST_S, print_starts
from system import Trouble
from windows.downloads import KINDS
from windows.freeze import freeze_empty_window
from windows.wine import Wine, version, windows_path
from windows.workshop import open_workshop

_WORK: Final = ROOT / "build" / "trial" / "windows"
_TITLE: Final = "Pinochle"
_OWN: Final = "pinochle-qt"
"""The folder of games and settings in the user's application data, which remains after uninstalling."""
_LOCAL: Final = Path("AppData", "Local")
_CHANGING: Final = ("Temp", "temp", "Microsoft", "INetCache")
"""Folders where Windows itself keeps what changes."""
_PATIENCE_S: Final = 90.0
_PLAYED: Final = re.compile('"result":"(made|set)"')
"""Matches the record of a deal that was played to the end."""
_BEGUN: Final = re.compile('"seat":0,"act"')
"""Matches a record in which the player at the window has acted."""


class WindowsTrial:
    """The trial of one installer in a Windows of its own, with pictures of it."""

    def __init__(self, wine: Wine, pictures: Path, *, plays: bool) -> None:
        self._wine, self._pictures, self._plays = wine, pictures, plays
        self._drive = wine.prefix / "drive_c"
        [self._home] = (path for path in (self._drive / "users").iterdir() if path.name != "Public")
        self._folder = self._home / _LOCAL / "Programs" / _TITLE
        self._data = self._home / _LOCAL / _OWN
        self._game = self._home / "Documents" / "Zoë's game.pinochle"

    def run(self, installer: Path) -> str:
        """Install, use and remove the program, and return what happened.

        Raises:
            Trouble: something went wrong.
        """
        try:
            before = self._files()
            self.install(installer)
            self._use_commands()
            with Screen() as screen:
                outcome = self._use_window(screen)
            self._uninstall()
            self._expect_nothing_left(before)
        finally:
            self._wine.end()
        return outcome

    def install(self, installer: Path) -> None:
        """Install without questions; raises Trouble if the program is not there afterward."""
        done = self._wine.run([installer, "/S"])
        if done.code != 0 or not (self._folder / WINDOW).exists():
            raise Trouble(
                f"{installer.name} did not install the program (exit code {done.code}): {done.output.strip()}"
            )

    def _uninstall(self) -> None:
        done = self._wine.run([self._folder / "uninstall.exe", "/S"])
        if done.code != 0:
            raise Trouble(f"uninstall.exe ended with exit code {done.code}: {done.output.strip()}")
        # It goes on as a copy of itself, since it could not delete its own file.
        _wait("an end of the uninstallation", lambda: not self._folder.exists())
        self._wine.end()  # Wine stores the registry when the last program has ended

    def _files(self) -> set[Path]:
        """Return the files of this Windows, except for its own changing data and the player's files."""
        own = (self._data, self._game.parent)
        return {
            path
            for path in self._drive.rglob("*")
            if not (set(_CHANGING) & set(path.relative_to(self._drive).parts))
            and not any(map(path.is_relative_to, own))
        }

    def _expect_nothing_left(self, before: set[Path]) -> None:
        if left := sorted(str(path.relative_to(self._drive)) for path in self._files() ^ before):
            raise Trouble(f"The uninstaller did not leave all as it was: {', '.join(left[:5])}")
        registry = (self._wine.prefix / "user.reg").read_text(encoding="utf-8", errors="replace")
        if left := [line for line in registry.splitlines() if _TITLE.lower() in line.lower()]:
            raise Trouble(f"The uninstaller left this in the registry: {', '.join(left[:5])}")
        if not (list((self._data / "games").glob("*.pinochle")) and (self._data / "settings.json").exists()):
            raise Trouble("The uninstaller took away games or settings.")

    def _use_commands(self) -> None:
        self._game.parent.mkdir(parents=True, exist_ok=True)
        record = windows_path(self._game)
        one_deal = ("--games", "1", "--deals", "1", "--seed", "1", "--player", "random")
        for words in (
            ("--self-test",),
            ("simulate", "--preset", "single_deck_partnership", *one_deal, "--record", record),
            ("check", record),
        ):
            done = self._wine.run([self._folder / COMMANDS, *words])
            if done.code != 0:
                raise Trouble(f"{COMMANDS} {words[0]} ended with exit code {done.code}: {done.output.strip()[-2000:]}")

    def _use_window(self, screen: Screen) -> str:
        """Play, kill the program, go on with the game, and open another one in two ways; return what was played."""
        with self._running(screen) as program:
            self._keep(screen, "table")
            clicks = play_a_deal(screen, self._has_dealt if self._plays else self._has_begun)
            self._keep(screen, "deal")
            program.kill()
        played = self._only_game().read_bytes()
        with self._running(screen) as program:
            screen.wait("the game that was played", lambda: _is_open(self._only_game()))
            self._keep(screen, "resumed")
            if not self._only_game().read_bytes().startswith(played):
                raise Trouble(f"{self._only_game().name} was not continued after the program was killed.")
            later = self._start(screen, windows_path(self._game))
            screen.wait("the game that a second start named", lambda: _is_open(self._game), _PATIENCE_S)
            screen.wait("an end of the second start", lambda: later.poll() == 0, _PATIENCE_S)
            time.sleep(REST_S)
            self._keep(screen, "handed over")
            self._leave(screen, program)
        with self._running(screen, windows_path(self._game)) as program:
            screen.wait("the game that was named", lambda: _is_open(self._game))
            self._keep(screen, "started with a game")
            self._leave(screen, program)
        return f"{'a deal' if self._plays else 'begun a deal'} in {clicks} clicks, killed, resumed, handed over"

    def _start(self, screen: Screen, *arguments: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            ["wine", str(self._folder / WINDOW), *arguments],
            env=self._wine.variables({"DISPLAY": screen.name}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # nothing reads it, and a full pipe would block the program
            stderr=subprocess.DEVNULL,
        )

    @contextmanager
    def _running(self, screen: Screen, *arguments: str) -> "Iterator[subprocess.Popen[bytes]]":
        """Run the program, from its first window on, for as long as the block lasts."""
        program = self._start(screen, *arguments)
        try:
            screen.wait("a window", lambda: screen.color(*MIDDLE) != BLANK, _PATIENCE_S)
            time.sleep(REST_S)
            screen.look_at(_TITLE)
            yield program
        finally:
            program.kill()
            program.wait()
            self._wine.end()

    def _leave(self, screen: Screen, program: "subprocess.Popen[bytes]") -> None:
        """Quit the program with the keyboard."""
        screen.give_keys(_TITLE)
        time.sleep(REST_S / 10)
        screen.press("Control_L", "q")
        screen.wait("an end of the program", lambda: program.poll() is not None)
        if program.returncode != 0:
            raise Trouble(f"{WINDOW} ended with exit code {program.returncode}.")

    def _only_game(self) -> Path:
        games = list((self._data / "games").glob("*.pinochle"))
        if len(games) != 1:
            raise Trouble(f"There are {len(games)} games instead of one in {self._data}.")
        return games[0]

    def _has_dealt(self) -> bool:
        return bool(_PLAYED.search(self._only_game().read_text(encoding="utf-8")))

    def _has_begun(self) -> bool:
        return bool(_BEGUN.search(self._only_game().read_text(encoding="utf-8")))

    def _keep(self, screen: Screen, name: str) -> None:
        screen.keep_picture(self._pictures / f"windows {name}.png")


def _is_open(game: Path) -> bool:
    return game.with_name(f"{game.name}.lock").exists()


def _wait(what: str, is_so: Callable[[], bool]) -> None:
    limit = time.monotonic() + _PATIENCE_S
    while not is_so():
        if time.monotonic() > limit:
            raise Trouble(f"After {_PATIENCE_S:.0f} seconds there still was not {what}.")
        time.sleep(0.1)


def try_windows(console: Console, *, is_brief: bool) -> None:
    """Print the sizes of the Windows downloads, how the program starts, and what happened in a Windows of its own.

    Raises:
        Trouble: something went wrong, or `release.py --windows` has not run.
    """
    dist = ROOT / "dist"
    frozen, files = dist / "windows" / "pinochle-qt", [path for kind in KINDS for path in dist.glob(kind)]
    installers = [path for path in files if path.suffix == ".exe"]
    if not frozen.is_dir() or len(installers) != 1:
        raise Trouble(f"{dist} has no Windows program or no installer: please run packaging/release.py --windows.")
    workshop = open_workshop(Environment(), tools=[Part("Xvfb", "xvfb")])
    print_sizes(console, frozen, files)
    prefix = _WORK / "prefix"
    if not is_brief:
        wine = _fresh(workshop.wine, prefix)
        empty = freeze_empty_window(workshop) / "empty-windoww.exe"
        own, floor = (["wine", str(program)] for program in (frozen / WINDOW, empty))
        try:
            print_starts(console, own, floor, wine.variables())
        finally:
            wine.end()
    outcome = WindowsTrial(_fresh(workshop.wine, prefix), _WORK / "pictures", plays=not is_brief).run(installers[0])
    console.print(f"Installed, {outcome}, uninstalled under {version()}")


def _fresh(wine: Wine, prefix: Path) -> Wine:
    shutil.rmtree(prefix, ignore_errors=True)
    prefix.parent.mkdir(parents=True, exist_ok=True)
    return wine.copy_to(prefix)
