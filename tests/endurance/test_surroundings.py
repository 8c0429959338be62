"""The program plays on, or says in a sentence why it cannot save, in each of a table of surroundings.

`PINOCHLE_LONG=1` tries all of them, otherwise only those that represent the others.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.record.replay import replay_one
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import save_settings
from tests import programs
from tests.checks import some
from tests.endurance.surrounded import BEFORE

if TYPE_CHECKING:
    from collections.abc import Mapping

if sys.platform != "linux":
    pytest.skip("the table is of Linux", allow_module_level=True)

ROOT: Final = Path(__file__).parents[2]
LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
PATIENCE_S: Final = 60
NOWHERE: Final = f"{os.devnull}/nowhere"
"""A path where no one can create a folder, not even root."""
GAME: Final = "The game cannot be saved in "
SETTINGS: Final = "The settings cannot be saved in "
LIST: Final = "The list of games can't be saved in "
UNREAD: Final = "Your settings can't be read"
NO_UTF8: Final = ("Detected locale",)
"""Qt's message about a locale that the system does not have."""
NO_HINTS: Final = ("does not support propagateSizeHints",)
"""Qt's message when there is no window manager."""


MONITORS: Final = ROOT / "tests" / "data" / "monitors.json"


class Surroundings(Struct, frozen=True):
    """What is unusual about the surroundings, and what is expected to happen."""

    action: str = "nothing"
    """What happens in the middle of a game."""
    variables: Mapping[str, str | None] = {}
    """Environment variables to set; None removes a variable."""
    files: tuple[str, ...] = ()
    """Files in the home folder where folders should be."""
    said: tuple[str, ...] = ()
    """The beginnings of messages that must be shown."""
    perhaps: tuple[str, ...] = ()
    """The beginnings of others, which depend on what was being done at that moment."""
    is_saved: bool = True
    code: int = 0
    is_long: bool = False
    logged: tuple[str, ...] = ()
    """Parts of lines that are allowed in the log of faults."""
    is_silent: bool = False
    """Whether there is no terminal at all."""
    is_ended: bool = False
    """Whether the program is terminated from outside."""


TABLE: Final = {
    "usual": Surroundings(is_long=True),
    "HOME unset": Surroundings(variables={"HOME": None}),
    "HOME is no path": Surroundings(variables={"HOME": "nowhere"}, is_long=True),
    "folders cannot be made": Surroundings(
        files=("data", "config", "cache"), said=(GAME, LIST, SETTINGS, UNREAD), is_saved=False, is_long=True
    ),
    "only the data folder cannot be made": Surroundings(files=("data",), said=(GAME, LIST), is_saved=False),
    "no cache": Surroundings(files=("cache",), is_long=True),
    "folders vanish": Surroundings("folders_vanish"),
    "the folder becomes a file": Surroundings(
        "folder_is_a_file", said=(GAME,), perhaps=(LIST,), is_saved=False, is_long=True
    ),
    "the working folder vanishes": Surroundings("working_folder_vanishes", is_long=True),
    "disk full": Surroundings("disk_is_full", said=(GAME,), perhaps=(LIST, SETTINGS), is_saved=False),
    "disk full for a while": Surroundings("disk_is_full_for_a_while", said=(GAME,), perhaps=(LIST,), is_long=True),
    "the clock goes back": Surroundings("clock_goes_back", is_long=True),
    "log-out": Surroundings("user_logs_out", code=-15, is_ended=True),
    "log-out with a dialog open": Surroundings("session_ends", is_ended=True, is_long=True, logged=NO_HINTS),
    "sleep": Surroundings("computer_sleeps", is_long=True),
    "a slow disk": Surroundings("disk_is_slow", is_long=True),
    "other monitors": Surroundings(
        "window_moves_to_other_monitors",
        variables={"QT_QPA_PLATFORM": f"offscreen:configfile={MONITORS}"},
        logged=NO_HINTS,
    ),
    "no language": Surroundings(variables={"LANG": "C", "LC_ALL": "C"}, logged=NO_UTF8, is_long=True),
    "a language that nobody has": Surroundings(
        variables={"LANG": "xx_YY.nonsense", "LC_ALL": "xx_YY.nonsense"}, logged=NO_UTF8
    ),
    "Turkish": Surroundings(variables={"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"}, logged=NO_UTF8, is_long=True),
    "Arabic": Surroundings(variables={"LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8"}, logged=NO_UTF8, is_long=True),
    "no fonts": Surroundings(variables={"FONTCONFIG_FILE": NOWHERE, "FONTCONFIG_PATH": NOWHERE}, is_long=True),
    "no sound": Surroundings(
        variables={"PULSE_SERVER": NOWHERE, "ALSA_CONFIG_PATH": NOWHERE, "PIPEWIRE_REMOTE": NOWHERE},
        is_long=True,
    ),
    "no place to meet": Surroundings(variables={"XDG_RUNTIME_DIR": NOWHERE}, is_long=True),
    "the place to meet becomes a file": Surroundings("place_to_meet_is_a_file", is_long=True),
    "no temporary folder": Surroundings(variables={"TMPDIR": NOWHERE, "XDG_RUNTIME_DIR": None}, is_long=True),
    "no programs": Surroundings(variables={"PATH": ""}, is_long=True),
    "no terminal": Surroundings(is_silent=True),
    "an odd scale": Surroundings(variables={"QT_SCALE_FACTOR": "1.37"}, is_long=True),
}


def play(row: Surroundings, home: Path) -> tuple[int, list[dict[str, Any]], str]:
    """Play some moves there; return the exit status, the messages, and the standard error output."""
    if "config" not in row.files:
        save_settings(home / "config" / "pinochle-qt" / "settings.json", replace(Settings(), speed="instant"))
    for name in row.files:
        (home / name).touch()
    (home / "run").mkdir(mode=0o700)
    hear, tell = os.pipe()
    folders = {f"XDG_{name.upper()}_HOME": str(home / name) for name in ("data", "config", "cache", "state")}
    own = {"HOME": str(home), "XDG_RUNTIME_DIR": str(home / "run"), **folders, "ACTION": row.action, "TOLD": str(tell)}
    odd = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), **own, **row.variables}
    command = [sys.executable, "-m", "tests.endurance.surrounded"]
    if row.is_silent:
        command = ["/bin/sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', *command]
    complaints = home / "complaints"
    with (
        complaints.open("wb") as errors,
        os.fdopen(hear, encoding="utf-8") as pipe,
        programs.running(
            command,
            limit=PATIENCE_S,
            cwd=home,
            env={name: value for name, value in odd.items() if value is not None},
            stdout=subprocess.DEVNULL,
            stderr=errors,
            pass_fds=[tell],
        ) as program,
    ):
        os.close(tell)
        lines = pipe.read().splitlines()
    return program.returncode, [json.loads(line) for line in lines], complaints.read_text(errors="replace")


@pytest.mark.parametrize("name", [name for name, row in TABLE.items() if LONG or not row.is_long])
def test_the_game_continues_in_every_surrounding(name: str, tmp_path: Path) -> None:
    row = TABLE[name]
    code, reports, complaints = play(row, tmp_path)
    messages = [line["said"] for line in reports if "said" in line]
    assert code == row.code, complaints
    assert all(any(line.startswith(one) for line in messages) for one in row.said), messages
    assert all(line.startswith((*row.said, *row.perhaps)) for line in messages), messages
    assert len(messages) == len(set(messages)), messages
    games = sorted(tmp_path.glob("data/pinochle-qt/games/*.pinochle"))
    if not row.is_ended:
        [end] = (line for line in reports if "lines" in line)
        assert (end["file"] == end["lines"]) == row.is_saved
    else:
        assert len(games) == 1
        assert len(replay_one(games[0]).lines) >= BEFORE
    logs = [path for path in tmp_path.glob("data/pinochle-qt/logs/*") if path.stat().st_size]
    logged = [line for path in logs for line in path.read_text(encoding="utf-8").splitlines() if "Qt, " in line]
    assert all(any(one in line for one in row.logged) for line in logged), logged
    assert "Traceback" not in complaints


@pytest.mark.skipif(not LONG, reason="two programs at once")
def test_two_users_play_on_one_computer(tmp_path: Path) -> None:
    shared = tmp_path / "tmp"
    shared.mkdir()
    row = Surroundings(variables={"XDG_RUNTIME_DIR": None, "TMPDIR": str(shared)})
    homes = [tmp_path / name for name in ("anna", "ben")]
    for home in homes:
        home.mkdir()
    with ThreadPoolExecutor(len(homes)) as both:
        for code, reports, complaints in some(both.map(lambda home: play(row, home), homes)):
            assert code == 0, complaints
            [end] = (line for line in reports if "lines" in line)
            assert end["file"] == end["lines"]


@pytest.mark.skipif(not LONG or shutil.which("Xvfb") is None, reason="it needs a screen that can go away")
def test_the_game_is_saved_whole_when_the_screen_disappears(tmp_path: Path) -> None:
    ready, number_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(number_end), "-nolisten", "tcp"]
    with programs.running(command, pass_fds=[number_end], stderr=subprocess.DEVNULL) as server:
        os.close(number_end)
        try:
            with os.fdopen(ready, encoding="ascii") as answer:
                number = answer.readline().strip()
            row = Surroundings(
                "screen_goes_away",
                variables={"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}", "SCREEN": str(server.pid)},
            )
            code, _, complaints = play(row, tmp_path)
        finally:
            server.kill()  # in case it was not killed
    assert code == 1, complaints
    [game] = tmp_path.glob("data/pinochle-qt/games/*.pinochle")
    assert len(replay_one(game).lines) >= BEFORE
