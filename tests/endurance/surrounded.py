"""The program as its users start it, played for them, while something happens to its surroundings.

It reports the messages for the player to the pipe `TOLD`, and at the end the game as it is in memory and in its file.
The environment variable `ACTION` names what happens.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from pinochle_qt.__main__ import main
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.session.paths import system_paths
from pinochle_qt.ui.app import start
from pinochle_qt.ui.presenter.game_presenter import GamePresenter
from pinochle_qt.ui.window import main_window
from pinochle_qt.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

BEFORE: Final = 8
AFTER: Final = 8
"""The number of lines in the record before something happens, and of those added after it."""


def nothing() -> None:
    """Change nothing."""


def folders_vanish() -> None:
    """Delete all folders, as when a USB stick is pulled out or someone tidies up."""
    paths = system_paths()
    for folder in (paths.data, paths.config, paths.cache):
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def disk_is_full() -> None:
    """Let no file grow."""
    limited(0)


def disk_is_full_for_a_while() -> None:
    """Let no file grow during some moves."""
    limited(0)


def limited(size: int | None) -> None:
    """Limit the size of files to a number of bytes, or remove the limit."""
    import resource

    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard if size is None else size, hard))


def clock_goes_back() -> None:
    """Set the clock back by ten years."""
    now, decade = time.time, 10 * 365 * 24 * 3600
    vars(time)["time"] = lambda: now() - decade


def folder_is_a_file() -> None:
    """Replace the folder of games with a file."""
    games = system_paths().games
    shutil.rmtree(games)
    games.touch()


def place_to_meet_is_a_file() -> None:
    """Replace the folder through which later launches contact this one with a file."""
    place = Path(os.environ["XDG_RUNTIME_DIR"])
    shutil.rmtree(place)
    place.touch()


def working_folder_vanishes() -> None:
    """Delete the current folder of the program."""
    folder = Path.cwd() / "gone"
    folder.mkdir()
    os.chdir(folder)
    folder.rmdir()


def user_logs_out() -> None:
    """Terminate the program as the desktop does."""
    os.kill(os.getpid(), signal.SIGTERM)


def computer_sleeps() -> None:
    """Suspend the program and its computer players, and resume hours later, as when a laptop lid is closed."""
    later(1, f"kill -CONT {' '.join(map(str, processes()))}")
    now, night = time.time, 8 * 3600
    vars(time)["time"] = lambda: now() + night
    for number in reversed(processes()):
        os.kill(number, signal.SIGSTOP)  # this process last


def processes() -> list[int]:
    """Return the ids of the program and of its child processes."""
    return [os.getpid(), *(child.pid for child in active_children() if child.pid is not None)]


def later(seconds: float, command: str) -> None:
    """Run a shell command after a delay, in an independent process."""
    subprocess.Popen(["/bin/sh", "-c", f"sleep {seconds}; {command}"], start_new_session=True)


def disk_is_slow() -> None:
    """Make flushing to disk slow, as for a home folder on a network."""
    real_fsync = os.fsync

    def slow(file: int) -> None:
        time.sleep(0.2)
        real_fsync(file)

    vars(os)["fsync"] = slow


def window_moves_to_other_monitors() -> None:
    """Move the window to a monitor with a higher pixel density, to one that is too small for it, and back."""
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    ratios = set()
    for screen in (*QApplication.screens()[1:], QApplication.screens()[0]):
        window.setScreen(screen)
        window.setGeometry(screen.availableGeometry())
        for _ in range(2):  # the window follows once it has arrived
            QApplication.processEvents()
        assert window.screen() is screen
        assert screen.availableGeometry().contains(window.geometry()), window.geometry()
        ratios.add(window.devicePixelRatioF())
    assert len(ratios) > 1, ratios


def session_ends() -> None:
    """Close the windows as when the user logs out of the desktop, with a dialog open over the table."""
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    window.dialogs.open_preferences()
    QApplication.closeAllWindows()


def screen_goes_away() -> None:
    """Kill the X server, as a desktop does that does not ask programs to quit."""
    os.kill(int(os.environ["SCREEN"]), signal.SIGKILL)


ACTIONS: Final[dict[str, Callable[[], None]]] = {
    each.__name__: each
    for each in (
        nothing,
        folders_vanish,
        disk_is_full,
        disk_is_full_for_a_while,
        clock_goes_back,
        folder_is_a_file,
        place_to_meet_is_a_file,
        working_folder_vanishes,
        user_logs_out,
        computer_sleeps,
        disk_is_slow,
        window_moves_to_other_monitors,
        session_ends,
        screen_goes_away,
    )
}


class SurroundedWindow(MainWindow):
    """Plays for the person, and then closes."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._policy = Policy()
        self._pending_action: Callable[[], None] | None = ACTIONS[os.environ["ACTION"]]
        self._play_timer = QTimer(self)
        self._play_timer.timeout.connect(self._play)
        self._play_timer.start(5)

    def _play(self) -> None:
        session = self.controller.current_session
        if session is None:
            return
        self.view.event_player.go_on()
        prompt = self.controller.prompt
        if len(session.lines) >= BEFORE + AFTER:
            self._play_timer.stop()
            self._end()
        elif self._pending_action is not None and len(session.lines) >= BEFORE:
            action, self._pending_action = self._pending_action, None
            action()
        elif len(session.lines) >= BEFORE + AFTER // 2 and os.environ["ACTION"] == disk_is_full_for_a_while.__name__:
            limited(None)
            os.environ["ACTION"] = ""
        elif self.controller.awaits_deal:
            self.controller.deal_next()
        elif prompt is not None:
            self.controller.submit(self._policy.choose(self.controller.observation, prompt, None))

    def _end(self) -> None:
        session = self.controller.session
        file = None
        if session.path is not None:
            with contextlib.suppress(OSError):
                file = session.path.read_text(encoding="utf-8").splitlines()
        tell({"lines": list(session.lines), "file": file})
        self.close()


class TellingCourse(GamePresenter):
    """Reports the messages shown to the person."""

    def say(self, sentence: str) -> None:
        super().say(sentence)
        tell({"said": sentence})


def tell(what: object) -> None:
    """Write a line to the pipe."""
    os.write(int(os.environ["TOLD"]), f"{json.dumps(what)}\n".encode())


if __name__ == "__main__":
    vars(start)["MainWindow"] = SurroundedWindow
    vars(main_window)["GamePresenter"] = TellingCourse
    sys.exit(main([]))
