"""Kills the real program at random moments and checks that nothing is lost. This is a command, not a test.

    PYTHONPATH=packaging .venv/bin/python -m tests.endurance.kills --kills 30 --seed 1

It needs Xvfb. The program runs on a screen of its own and is played with mouse and keyboard, as if by someone who
presses everything, in one game after another: also hot-seat games, at every speed, with rooms, dialogs, lessons, opened
files, and matches that are nearly over. Each life ends with SIGKILL: a third of them during startup, and half of the
others just after a certain kind of action, such as opening a dialog or a room, or undoing a move. After each kill, the
files must show that

* every game can be read, and the one being played is at the position where it was killed, or one step later;
* settings, lessons and drills are intact, the index agrees with the games, and the program did not complain;
* no lock is still held, and no process outlives the program for long.

The next start must resume the same game at the same position, start no other game, and remove any half-written file.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from pinochle_qt.libraries import OFFSCREEN, X11, SystemPart
    from system import needs

    needs("kill the program", modules=["Xlib"], tools=[SystemPart("Xvfb", "xvfb")], libraries=OFFSCREEN + X11)

from msgspec.structs import replace
from rich.console import Console

from linux.screen import Screen
from mouse_play import main_button
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.derived import people_count
from pinochle_qt.library.index import GameIndex, GameQuery
from pinochle_qt.reading import is_there
from pinochle_qt.record.lock import FileLock
from pinochle_qt.record.values import SUFFIX, SeatSetup
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings, save_settings
from pinochle_qt.variants.presets import PRESETS
from screens import HEIGHT, WIDTH
from system import Trouble
from tests.library.indexed_games import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.session.settings import SpeedName

ROOT: Final = Path(__file__).parents[2]
ACTIONS: Final[dict[str, tuple[int, tuple[tuple[str, ...], ...]]]] = {
    "undo": (6, (("Control_L", "z"),)),
    "redo": (3, (("Control_L", "Shift_L", "z"),)),
    "next deal": (3, (("Control_L", "d"),)),
    "hint": (3, (("h",),)),
    "meaning": (1, (("w",),)),
    "last trick": (1, (("l",),)),
    "scores": (1, (("s",),)),
    "log": (1, (("Control_L", "l"),)),
    "sort": (2, (("Control_L", "r"),)),
    "rest": (1, (("c",), ("Return",))),
    "new game": (2, (("Control_L", "n"), ("Return",))),
    "preferences": (2, (("Control_L", "comma"), ("Down",), ("Return",))),
    "all games": (2, (("Control_L", "o"), ("Down",), ("Return",))),
    "statistics": (1, (("Control_L", "t"),)),
    "learn": (2, (("F2",), ("Tab",), ("Return",))),
    "problem": (1, (("F3",), ("1",))),
    "look back": (1, (("r",), ("Right",), ("Right",))),
    "happening": (1, (("Shift_L", "F1"),)),
    "keys": (1, (("Control_L", "F1"),)),
    "full screen": (1, (("F11",),)),
    "escape": (8, (("Escape",),)),
    "enter": (6, (("Return",),)),
}
PLAY: Final = "play"
PLAY_WEIGHT: Final = 40
HAND: Final = (range(300, WIDTH - 300), HEIGHT - 60)
START: Final = 0.34
"""The fraction of lives that end during startup."""
AIMED: Final = 0.5
"""The fraction of the others that end just after an action of a kind chosen in advance."""
AFTER_DEED_S: Final = 0.8
NEARLY_OVER: Final = 0.3
"""The fraction of homes that begin with a match that is nearly over."""
LAST_LINES: Final = range(2, 12)
"""The number of lines by which such a match is cut short."""
OPENING: Final = 0.1
"""The fraction of lives that begin by opening a file."""
BEGINNING_S: Final = 2.0
LONGEST_S: Final = 8.0
SEEN_S: Final = 60
ORPHANS_S: Final = 20
TAKEN_S: Final = 20
LIVES_OF_A_HOME: Final = 8
"""The number of kills after which a new, empty home is used, so that there are first starts too."""
NOISE: Final = ("propagateSizeHints", "XDG_RUNTIME_DIR", "qt.qpa.", "ALSA", "libEGL", "MESA")


class Lost(Exception):
    """Something was lost; `str()` says what."""


class Home:
    """A player's folders, and the checks on them that must hold whenever the program is not running."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self.folder = folder
        self.paths = Paths(*(folder / name / "pinochle-qt" for name in ("config", "data", "cache")))
        self.complaints = folder / "complaints"
        (folder / "run").mkdir(mode=0o700, parents=True)
        self._furnish(chance)

    def _furnish(self, chance: random.Random) -> None:
        """Choose a game for one or two people, sometimes a match that is nearly over."""
        preset = chance.choice(list(PRESETS))
        speeds: tuple[SpeedName, ...] = ("instant", "fast", "normal")
        count = people_count(PRESETS[preset])
        second = chance.random() < 0.3
        seats = tuple(
            SeatSetup(seat.name, "human" if not at or (second and at == count - 1) else "computer:strong")
            for at, seat in enumerate(Settings().seats)
        )
        chosen = replace(Settings(), preset=preset, seats=seats, speed=chance.choice(speeds), offers_lessons=False)
        if chance.random() < 0.5:
            chosen = replace(chosen, melds_stay="no")
        self.preset = preset
        if chance.random() < NEARLY_OVER:
            lines = self._whole_match(chosen, chance)
            self.paths.games.mkdir(parents=True)
            path = self.paths.games / f"nearly over{SUFFIX}"
            path.write_text("".join(f"{line}\n" for line in lines[: -chance.choice(LAST_LINES)]), encoding="utf-8")
            chosen = replace(chosen, last_journal=str(path))
        save_settings(self.paths.settings, chosen)

    @staticmethod
    def _whole_match(chosen: Settings, chance: random.Random) -> tuple[str, ...]:
        """Return the record of a match played to the end."""
        rules, policy = chosen.rules(), Policy()
        session = Session.new(rules, chosen.preset, chosen.seats[: people_count(rules)], chance.randrange(2**32))
        while (prompt := session.prompt) is not None:
            if prompt.seat is None:
                session.deal()
            else:
                session.submit(policy.choose(session.observe(prompt.seat), prompt, None))
        return session.lines

    @property
    def variables(self) -> dict[str, str]:
        places = {f"XDG_{name.upper()}_HOME": str(self.folder / name) for name in ("config", "data", "cache", "state")}
        return {**places, "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder / "run")}

    def games(self) -> dict[str, tuple[str, ...]]:
        """Return all games, as the next start reads them.

        Raises:
            Lost: one cannot be read.
        """
        found = {}
        for path in sorted(self.paths.games.glob(f"*{SUFFIX}")):
            try:
                found[path.name] = Session.resume(path).lines
            except Exception as error:
                raise Lost(f"{path.name}: {error}") from None
        return found

    def last(self) -> str:
        """Return the file of the game that was last played and is not over, or an empty string if there is none.

        Raises:
            Lost: the settings are damaged.
        """
        settings, damage = load_settings(self.paths.settings)
        if damage is not None:
            raise Lost(f"the settings: {damage}")
        path = Path(settings.last_journal)
        if not settings.last_journal or not is_there(path) or Session.resume(path).is_over:
            return ""
        return str(path)

    def check(self) -> None:
        """Check everything that a kill can damage.

        Raises:
            Lost: something is damaged.
        """
        self.games()
        self.last()
        for path in (self.paths.lessons, self.paths.practiced):
            if path.with_name(f"{path.name}.bad").exists():
                raise Lost(f"{path.name} was damaged")
        for path in self.folder.rglob("*.lock"):
            try:
                FileLock(path.with_name(path.name.removesuffix(".lock"))).release()
            except BlockingIOError:
                raise Lost(f"{path.name} is held by nobody who lives") from None
        self._check_index()
        if self.paths.logs.exists() and any(path.stat().st_size for path in self.paths.logs.iterdir()):
            raise Lost(f"the program complained in {self.paths.logs}")
        complaints = self.complaints.read_text(errors="replace").splitlines() if self.complaints.exists() else []
        complaints = [line for line in complaints if line.strip() and not any(noise in line for noise in NOISE)]
        if complaints:
            raise Lost(f"the program said: {complaints[0]}")

    def _check_index(self) -> None:
        if not self.paths.index.exists():
            return
        for path in (self.paths.index, self.paths.opinions):
            if path.exists():
                with contextlib.closing(sqlite3.connect(path)) as base:
                    [(state,)] = base.execute("PRAGMA integrity_check").fetchall()
                    if state != "ok":
                        raise Lost(f"{path.name}: {state}")
        kept, rebuilt = GameIndex(self.paths.index), GameIndex(":memory:")
        try:
            contents = []
            for index in (kept, rebuilt):
                bring_up_to_date(index, self.paths.games)
                contents.append([(game.path, game.state, game.game) for game in index.games(GameQuery())])
            if contents[0] != contents[1]:
                raise Lost("the index says something else than the games")
        finally:
            kept.close()
            rebuilt.close()

    def is_tidy(self) -> bool:
        """Return whether there are no half-written files, either in use or left over from a kill."""
        return not any(self.folder.rglob(".*.new"))


def processes_of(home: Home) -> list[int]:
    """Return the ids of the processes that use a home."""
    mark = f"XDG_DATA_HOME={home.folder / 'data'}".encode()
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if mark in path.read_bytes().split(b"\0"):
                found.append(int(path.parent.name))
    return found


@contextlib.contextmanager
def life(home: Home, screen: Screen, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program, and kill it at the end of the block."""
    variables = os.environ | home.variables | {"DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb"}
    with home.complaints.open("ab") as complaints:
        program = subprocess.Popen(
            [sys.executable, "-m", "pinochle_qt", *arguments], cwd=ROOT, env=variables, stderr=complaints
        )
    try:
        yield program
    finally:
        program.send_signal(signal.SIGKILL)
        program.wait()


def drive(screen: Screen, program: subprocess.Popen[bytes], chance: random.Random, until: float) -> str:
    """Take random actions until the given time; return the last action."""
    names = [PLAY, *ACTIONS]
    weights = [PLAY_WEIGHT, *(weight for weight, _ in ACTIONS.values())]
    action = "window"
    while time.monotonic() < until and program.poll() is None:
        action = chance.choices(names, weights)[0]
        do(action, screen, chance)
        time.sleep(min(chance.uniform(0, 0.3), max(0.0, until - time.monotonic())))
    if chance.random() < AIMED and program.poll() is None:
        action = chance.choice(names)
        do(action, screen, chance)
        time.sleep(chance.uniform(0, AFTER_DEED_S))
    return action


def do(action: str, screen: Screen, chance: random.Random) -> None:
    """Perform an action with the mouse or the keyboard."""
    if action == PLAY:
        place = main_button(screen.picture()) if chance.random() < 0.8 else None
        screen.click(*(place or (chance.choice(HAND[0]), HAND[1])))
        return
    for keys in ACTIONS[action][1]:
        screen.press(*keys)
        time.sleep(chance.uniform(0, 0.1))


def holds(program: subprocess.Popen[bytes], path: str) -> bool:
    """Return whether a program has locked a game, without trying the lock, which would briefly keep the program out."""
    with contextlib.suppress(OSError):
        return any(
            os.path.realpath(handle) == f"{path}.lock" for handle in Path("/proc", str(program.pid), "fd").iterdir()
        )
    return False


def body(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return a record without its header, which undo changes."""
    return lines[1:]


class Figures:
    """The figures that are printed at the end."""

    def __init__(self) -> None:
        self.kills = Counter[str]()
        self.presets = set[str]()
        self.resumed = self.checked = self.closed = self.lines = self.finished = 0
        self.slowest = 0.0


def alone(home: Home) -> float:
    """Wait until no process uses a home, and return how many seconds that took.

    Raises:
        Lost: a process outlives the program for long.
    """
    begin = time.monotonic()
    while processes_of(home):
        if time.monotonic() - begin > ORPHANS_S:
            raise Lost("a process outlives the program")
        time.sleep(0.05)
    return time.monotonic() - begin


def goes_on(home: Home, before: dict[str, tuple[str, ...]], last: str) -> bool:
    """Return True if a start resumed the last game where it was left.

    Raises:
        Lost: it did not.
    """
    now = home.games()
    if set(now) != set(before):
        raise Lost(f"the start began another game than {last}")
    old, new = body(before[Path(last).name]), body(now[Path(last).name])
    if new[: len(old)] != old:
        raise Lost(f"the start went on elsewhere in {last}")
    return True


def kill_once(
    home: Home, screen: Screen, chance: random.Random, figures: Figures, number: int, pictures: Path | None
) -> None:
    """Run the program once, kill it, and check what is left.

    Raises:
        Lost: something was lost.
    """
    before, last = home.games(), home.last()
    arguments = [str(home.paths.games / chance.choice(list(before)))] if before and chance.random() < OPENING else []
    with life(home, screen, *arguments) as program:
        if chance.random() < START:
            time.sleep(chance.uniform(0.0, BEGINNING_S))
            action = "start"
        else:
            screen.wait("a window", lambda: bool(screen.titles()) or program.poll() is not None, SEEN_S)
            if last and not arguments:
                screen.wait(
                    "the last game at the table", lambda: holds(program, last) or program.poll() is not None, TAKEN_S
                )
                figures.resumed += goes_on(home, before, last)
            action = drive(screen, program, chance, time.monotonic() + chance.uniform(0, LONGEST_S))
        if pictures is not None:
            screen.keep_picture(pictures / f"{number:04} {action}.png")
        playing = home.last()
        at_kill = Session.resume(Path(playing)).lines if playing else ()
        if program.poll() is not None:
            figures.closed += 1
            if program.returncode != 0:
                raise Lost(f"the program ended with {program.returncode}")
    figures.kills[action] += 1
    figures.slowest = max(figures.slowest, alone(home))
    home.check()
    if playing:
        after = body(Session.resume(Path(playing)).lines)
        seen = body(at_kill)
        if after[: len(seen)] != seen and seen[: len(after)] != after:
            raise Lost(f"{playing} is at another position")
        figures.lines += len(after)
    figures.finished += bool(last) and Session.resume(Path(last)).is_over
    figures.checked += 1


def main() -> int:
    """Kill the program as often as requested; return 1 if something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=30, help="how often to kill (default: 30)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", type=Path, help="a folder for a screenshot of each kill")
    given = parser.parse_args()
    chance, figures, begin = random.Random(given.seed), Figures(), time.monotonic()
    losses: list[str] = []
    number = 0
    with Screen() as screen:
        while number < given.kills:
            home = Home(Path(tempfile.mkdtemp(prefix="pinochle-kills-")), chance)
            figures.presets.add(home.preset)
            try:
                for _ in range(min(LIVES_OF_A_HOME, given.kills - number)):
                    number += 1
                    kill_once(home, screen, chance, figures, number, given.pictures)
                with life(home, screen):  # a last life, only for tidying up
                    screen.wait("a window", lambda: bool(screen.titles()), SEEN_S)
                    screen.wait("an end of leftovers", home.is_tidy, SEEN_S)
                shutil.rmtree(home.folder)
            except (Lost, Trouble) as error:
                losses.append(f"Kill {number}, {home.preset}, kept in {home.folder}: {error}")
                print(losses[-1], flush=True)  # noqa: T201
    Console(highlight=False).print(
        f"{figures.checked} kills in {len(figures.presets)} games, {time.monotonic() - begin:.0f} s: "
        f"{len(losses)} losses\n"
        f"Killed at: {', '.join(f'{action} {count}' for action, count in figures.kills.most_common())}\n"
        f"{figures.resumed} starts went on where the last life ended; {figures.lines} lines of records compared\n"
        f"{figures.finished} matches came to their end; "
        f"{figures.closed} lives were closed by a key; no process outlived the program by more than "
        f"{figures.slowest:.1f} s"
    )
    return 1 if losses else 0


if __name__ == "__main__":
    sys.exit(main())
