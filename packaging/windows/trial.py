"""Tries a Windows release as a player would, under Wine or on Windows: see `--windows` of trial.py.

What Wine cannot show: several monitors, SmartScreen, virus scanners, screen readers and the fonts of Windows.
"""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from rich.console import Console

from bundles import COMMANDS, WINDOW
from environment import ROOT, Environment
from mouse_play import play_a_deal
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import save_settings
from screens import AnyScreen
from sizes import print_sizes
from system import LIMIT_S, Trouble
from windows.downloads import KINDS
from windows.machines import Machine, OwnMachine, WineMachine
from windows.wine import Wine

_WORK: Final = ROOT / "build" / "trial" / "windows"
_TITLE: Final = "Pinochle"
_LISTED: Final = rf"\Uninstall\{_TITLE}"
_OWN: Final = "pinochle-qt"
"""The folder of games and settings in the user's application data, which remains after uninstalling."""
_REST_S: Final = 3.0
"""The time after a start until the window has everything."""
_PATIENCE_S: Final = 90.0
_PLAYED: Final = re.compile('"result":"(made|set)"')
"""Matches the record of a deal that was played to the end."""
_BEGUN: Final = re.compile('"seat":0,"act"')
"""Matches a record in which the player at the window has acted."""


class WindowsTrial:
    """The trial of one installer on one machine, with pictures of it."""

    def __init__(self, machine: Machine, pictures: Path, *, plays: bool) -> None:
        self._machine, self._pictures, self._plays = machine, pictures, plays
        self._folder = machine.local / "Programs" / _TITLE
        self._data = machine.local / _OWN
        self._game = machine.home / "Documents" / "Zoë's game.pinochle"

    def run(self, installer: Path) -> str:
        """Install, use and remove the program, and return what happened.

        Raises:
            Trouble: something went wrong.
        """
        try:
            # Every installer for one user puts programs there, and none takes this folder away.
            self._folder.parent.mkdir(parents=True, exist_ok=True)
            before = self._files()
            self.install(installer)
            self._use_commands()
            self._machine.end()  # Wine without a display opens no windows, until its last program has ended
            self._seat_experts()
            with self._machine.screen() as screen:
                outcome = self._use_window(screen)
            self._uninstall()
            self._expect_nothing_left(before)
        finally:
            self._machine.end()
        return outcome

    def install(self, installer: Path) -> None:
        """Install without questions; raises Trouble if the program is not there afterward."""
        code = self._run_to_the_end(installer, "/S")
        if code != 0 or not (self._folder / WINDOW).exists():
            raise Trouble(f"{installer.name} did not install the program (exit code {code}).")

    def _uninstall(self) -> None:
        if code := self._run_to_the_end(self._folder / "uninstall.exe", "/S"):
            raise Trouble(f"uninstall.exe ended with exit code {code}.")
        # It goes on as a copy of itself, since it could not delete its own file. What it deletes last is the key by
        # which Windows lists the program.
        _wait("an end of the uninstallation", lambda: not self._is_listed())
        self._machine.end()  # Wine stores the registry when the last program has ended

    def _is_listed(self) -> bool:
        return any(key.endswith(_LISTED) for key in self._machine.registry())

    def _run_to_the_end(self, *words: str | Path) -> int:
        """Run an installer and return its exit code, without its output: what it has started might hold on to that."""
        program = self._machine.start(words)
        try:
            return program.wait(LIMIT_S)
        except subprocess.TimeoutExpired:
            program.kill()
            raise Trouble(f"{Path(words[0]).name} had not ended after {LIMIT_S:.0f} s.") from None

    def _files(self) -> set[Path]:
        """Return what the uninstaller must leave as it was: all but the player's own files."""
        own = (self._data, self._game.parent)
        return {path for path in self._machine.files() if not any(map(path.is_relative_to, own))}

    def _expect_nothing_left(self, before: set[Path]) -> None:
        if left := sorted(map(str, self._files() ^ before)):
            raise Trouble(f"The uninstaller did not leave all as it was: {', '.join(left[:5])}")
        if left := [key for key in self._machine.registry() if _TITLE.lower() in key.lower()]:
            raise Trouble(f"The uninstaller left this in the registry: {', '.join(left[:5])}")
        if not (list((self._data / "games").glob("*.pinochle")) and (self._data / "settings.json").exists()):
            raise Trouble("The uninstaller took away games or settings.")

    def _use_commands(self) -> None:
        self._game.parent.mkdir(parents=True, exist_ok=True)
        record = self._machine.path(self._game)
        one_deal = ("--games", "1", "--deals", "1", "--seed", "1", "--player", "random")
        for words in (
            ("--self-test",),
            ("simulate", "--preset", "single_deck_partnership", *one_deal, "--record", record),
            ("check", record),
        ):
            done = self._machine.run([self._folder / COMMANDS, *words])
            if done.code != 0:
                raise Trouble(f"{COMMANDS} {words[0]} ended with exit code {done.code}: {done.output.strip()[-2000:]}")

    def _seat_experts(self) -> None:
        """Have computer players of the highest level at the first table, unless somebody has settings here."""
        path, usual = self._data / "settings.json", Settings()
        if path.exists():
            return
        path.parent.mkdir(exist_ok=True)
        you, *others = usual.seats
        experts = (replace(other, player="computer:expert") for other in others)
        save_settings(path, replace(usual, seats=(you, *experts)))

    def _use_window(self, screen: AnyScreen) -> str:
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
            later = self._start(self._machine.path(self._game))
            screen.wait("the game that a second start named", lambda: _is_open(self._game), _PATIENCE_S)
            screen.wait("an end of the second start", lambda: later.poll() == 0, _PATIENCE_S)
            time.sleep(_REST_S)
            self._keep(screen, "handed over")
            self._leave(screen, program)
        with self._running(screen, self._machine.path(self._game)) as program:
            screen.wait("the game that was named", lambda: _is_open(self._game))
            self._keep(screen, "started with a game")
            self._leave(screen, program)
        return f"{'a deal' if self._plays else 'begun a deal'} in {clicks} clicks, killed, resumed, handed over"

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        return self._machine.start([self._folder / WINDOW, *arguments])

    @contextmanager
    def _running(self, screen: AnyScreen, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
        """Run the program, from its first window on, for as long as the block lasts."""
        program = self._start(*arguments)
        try:
            screen.wait("a window", lambda: _TITLE in screen.titles(), _PATIENCE_S)
            time.sleep(_REST_S)
            screen.look_at(_TITLE)
            yield program
        finally:
            program.kill()
            program.wait()
            self._machine.end()

    def _leave(self, screen: AnyScreen, program: subprocess.Popen[bytes]) -> None:
        """Quit the program with the keyboard."""
        screen.give_keys(_TITLE)
        time.sleep(_REST_S / 10)
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

    def _keep(self, screen: AnyScreen, name: str) -> None:
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
    """Print the sizes of the Windows downloads, how the program starts, and what happened on a machine.

    On Windows, that is the one that this runs on; otherwise a new one of Wine.

    Raises:
        Trouble: something went wrong, or there is no release for Windows.
    """
    dist = ROOT / "dist"
    frozen = dist / "pinochle-qt" if sys.platform == "win32" else dist / "windows" / "pinochle-qt"
    files = [path for kind in KINDS for path in dist.glob(kind)]
    installers = [path for path in files if path.suffix == ".exe"]
    if not frozen.is_dir() or len(installers) != 1:
        raise Trouble(f"{dist} has no Windows program or no installer: please build them with packaging/release.py.")
    print_sizes(console, frozen, files)
    machine = OwnMachine() if sys.platform == "win32" else _new_machine(console, frozen, measures=not is_brief)
    outcome = WindowsTrial(machine, _WORK / "pictures", plays=not is_brief).run(installers[0])
    console.print(f"Installed, {outcome}, uninstalled: {machine.name}")


def _new_machine(console: Console, frozen: Path, *, measures: bool) -> WineMachine:
    """Return a new machine of Wine, after measuring starts there if that is wanted."""
    from linux.screen import missing_for_screen
    from starts import print_starts
    from windows.freeze import freeze_empty_window
    from windows.workshop import open_workshop

    workshop = open_workshop(Environment(), tools=missing_for_screen())
    if measures:
        wine = _fresh(workshop.wine)
        empty = freeze_empty_window(workshop) / "empty-windoww.exe"
        own, floor = (["wine", str(program)] for program in (frozen / WINDOW, empty))
        try:
            print_starts(console, own, floor, wine.variables())
        finally:
            wine.end()
    return WineMachine(_fresh(workshop.wine))


def _fresh(wine: Wine) -> Wine:
    prefix = _WORK / "prefix"
    shutil.rmtree(prefix, ignore_errors=True)
    prefix.parent.mkdir(parents=True, exist_ok=True)
    return wine.copy_to(prefix)
