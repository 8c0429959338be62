"""Two windows on two screens join one table, and play a whole deal with their mice. This is a command, not a test.

    PYTHONPATH=packaging .venv/bin/python -m tests.endurance.two_windows FOLDER

It needs Xvfb, takes a few minutes and at most ten, and writes pictures of both screens into the folder. At the end, the
copy that each window has kept must be the deal that the table has recorded.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import tempfile
import time
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Final

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from pinochle_qt.libraries import OFFSCREEN, X11, SystemPart
    from system import needs

    needs("play in two windows", modules=["Xlib"], tools=[SystemPart("Xvfb", "xvfb")], libraries=OFFSCREEN + X11)

from msgspec.structs import replace

from linux.screen import Screen
from mouse_play import main_button
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.server.table_file import path_beside, saved
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import save_settings
from screens import HEIGHT, WIDTH
from system import Trouble
from tests import programs
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT: Final = Path(__file__).parents[2]
LIMIT_S: Final = 600.0
PAUSE_S: Final = 0.3
PLATES: Final = ((474, 644), (355, 510))
"""Where the plate of each player ends at the lower left, once the one before him sits: his menu opens there."""
HAND: Final = (range(WIDTH - 300, 300, -18), HEIGHT - 60)
"""Where the cards of a hand are."""


class Player:
    """Somebody with a window on a screen of his own."""

    def __init__(self, name: str, folder: Path, screen: Screen, pictures: Path) -> None:
        self.name, self.screen, self._pictures = name, screen, pictures
        self.paths = Paths(*(folder / kind / "pinochle-qt" for kind in ("config", "data", "cache")))
        (folder / "run").mkdir(mode=0o700, parents=True)
        chosen = Settings(speed="fast", offers_lessons=False, melds_stay="no")
        seats = (replace(chosen.seats[0], name=name), *chosen.seats[1:])
        save_settings(self.paths.settings, replace(chosen, seats=seats))
        self.variables = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "QT_", "WAYLAND"))},
            **{f"XDG_{kind.upper()}_HOME": str(folder / kind) for kind in ("config", "data", "cache")},
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "DISPLAY": screen.name,
            "QT_QPA_PLATFORM": "xcb",
        }
        self._hand = cycle(HAND[0])

    def keep_picture(self, what: str) -> None:
        """Keep a picture of the screen."""
        self.screen.keep_picture(self._pictures / f"{what}-{self.name}.png")

    def sit_down(self, plate: tuple[int, int], is_seated: Callable[[], bool]) -> None:
        """Click a seat, and the first entry of its menu, until the table knows it."""
        x, y = plate
        limit = time.monotonic() + LIMIT_S / 6
        while not is_seated():
            if time.monotonic() > limit:
                raise Trouble(f"{self.name} found no seat.")
            self.screen.click(x + 60, y - 20)
            time.sleep(3 * PAUSE_S)
            self.screen.click(x + 40, y + 18)
            time.sleep(3 * PAUSE_S)

    def play(self) -> None:
        """Press the button that is meant to be pressed next, or click somewhere in the hand, and pass."""
        self.screen.click(*(main_button(self.screen.picture()) or (next(self._hand), HAND[1])))
        time.sleep(PAUSE_S)
        self.screen.press("p")

    @property
    def copy(self) -> Path | None:
        """The copy of the match at the table."""
        games = RecordStore(self.paths.games).saved()
        return next((game.path for game in games if game.header.copy_of), None)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[str, str]]:
    """Let a table with two seats for people be open during the block; yield its link, and that of its host."""
    command = [sys.executable, "-u", "-m", "pinochle_qt", "serve", "--preset", "single_deck_partnership"]
    variables = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    with programs.running([*command, "--seats", "2", "--bind", "127.0.0.1"], env=variables, limit=LIMIT_S) as table:
        printed = ""
        while not printed.endswith("Ctrl+C closes the table.\n"):
            printed += require(require(table.stdout).readline() or None)
        host = require(re.search(r"http\S+\.\S{22}", printed))[0]
        try:
            yield host.rpartition(".")[0], host
        finally:
            table.terminate()
            table.communicate()


def play(folder: Path, pictures: Path) -> None:
    """Play a deal with two windows, whose files are in a folder.

    Raises:
        Trouble: something did not happen in time.
    """
    games = folder / "table" / "data" / "pinochle-qt" / "games"
    with contextlib.ExitStack() as all_ends:
        screens = [all_ends.enter_context(Screen()) for _ in PLATES]
        link, host_link = all_ends.enter_context(serving(folder / "table"))
        names = zip(("Anna", "Bea"), screens, strict=True)
        players = [Player(name, folder / name, screen, pictures) for name, screen in names]
        for player, there in zip(players, (host_link, link), strict=True):
            command = [sys.executable, "-m", "pinochle_qt", "join", there]
            window = programs.running(command, env=player.variables, limit=LIMIT_S, stderr=None)
            all_ends.callback(all_ends.enter_context(window).terminate)
        [journal] = games.glob(f"*{SUFFIX}")

        def is_seated(name: str) -> bool:
            found = saved(path_beside(journal), 4)
            return found is not None and any(guest.name == name and guest.person is not None for guest in found.guests)

        for player, plate in zip(players, PLATES, strict=True):
            player.sit_down(plate, partial(is_seated, player.name))
            player.keep_picture("seated")
        limit, turns = time.monotonic() + LIMIT_S, 0
        while '"result"' not in journal.read_text(encoding="utf-8"):
            turns += 1
            for player in players:
                player.play()
                if turns % 20 == 0:
                    player.keep_picture(f"turn-{turns}")
            if time.monotonic() > limit:
                raise Trouble("The deal does not end.")
        for player in players:
            player.screen.wait("a copy of the deal", lambda player=player: player.copy is not None)  # type: ignore[misc]
            player.keep_picture("over")
            player.screen.press("r")
        time.sleep(10 * PAUSE_S)
        for player in players:
            player.keep_picture("look-back")
            if replay_one(require(player.copy)).lines[1:] != replay_one(journal).lines[1:]:
                raise Trouble(f"The copy of {player.name} is not what was played.")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        play(Path(home), Path(sys.argv[1]))
