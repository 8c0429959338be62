"""The program's self-test: one deal of two games on the real table, saved and read again, sounds, every module."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel

import pinochle_qt
from pinochle_qt.ai.kernel_table import is_compiled
from pinochle_qt.output import complain, put
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.looks.look import Looks
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.ui.app.start import Program, make_application
from pinochle_qt.ui.dialogs.preferences.looks import LooksDialog
from pinochle_qt.ui.rooms.games.games_room import GamesRoom
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom
from pinochle_qt.ui.sound.loudspeaker import Loudspeaker
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.sound.speaker import Silence
from pinochle_qt.ui.timers import make_ticker, make_timer

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("single_deck_partnership", "simplified_two_handed_150")
PATIENCE_MS = 60_000
_SEED = 20
_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><rect width="5" height="7"/></svg>'
_GIF = bytes.fromhex("47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b")


def run() -> int:
    """Play one deal of each game with computer players in every seat; print one line and return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_application()
    try:
        temporary = tempfile.TemporaryDirectory(prefix="pinochle-self-test-")
    except OSError as error:
        complain(f"The self-test finds no folder for temporary files ({error.strerror}): please set TMPDIR to one.")
        return 1
    with temporary as folder:
        home = Path(folder)
        paths = Paths(home / "config", home / "data")
        program = Program(paths, Settings(speed="instant", melds_stay="no"), RecordStore(paths.games))
        try:
            played = tuple(_play(program, name, paths) for name in GAMES)
            looks = _check_looks(home)
            results = (*played, _check_rooms(program), looks, _check_sounds(), _check_wrong_call(), _check_modules())
            failures = [fault for fault in results if fault]
        finally:
            program.window.close()
            program.close()
    speed = "compiled" if is_compiled() else "uncompiled"
    result = "; ".join(failures) if failures else "ok: " + ", ".join(GAMES)
    put(f"self-test: {result}; card play runs {speed}\n")
    return 1 if failures else 0


def _play(program: Program, preset: str, paths: Paths) -> str:
    """Play a deal on the table and compare it with its record; return what went wrong, or an empty string."""
    rules = Settings().rules(preset)
    seats = tuple(SeatSetup(f"Player {seat + 1}", DEFAULT_SKILL) for seat in range(rules.table.players))
    session = Session.new(rules, preset, seats, Shuffles(_SEED, GENERATOR), RecordStore(paths.games))
    window = program.window
    window.show()
    window.matches.open(session)
    if not wait_until(lambda: bool(session.match.results)):
        return f"{preset}: the deal did not end"
    program.bots.forget()
    if window.grab().isNull():
        return f"{preset}: the table was not painted"
    path, match = session.path, session.match
    session.close()
    if path is None:
        return f"{preset}: the game was not saved"
    if Session.resume(path).match != match:
        return f"{preset}: the saved game differs from the one that was played"
    return ""


def _check_rooms(program: Program) -> str:
    """Open the Games room with the games played, look back at a deal, and count statistics; return what went wrong."""
    opener, rooms = program.window.room_opener, program.window.rooms
    opener.library.refresh()
    opener.open_games()
    page = rooms.room
    if not isinstance(page, GamesRoom) or not wait_until(lambda: page.list.game is not None):
        return "games: the page shows none"
    if not wait_until(lambda: sum(page.listed) == len(GAMES)):
        return f"games: the page shows {sum(page.listed)} of {len(GAMES)}"
    page.look_back()
    wait_until(lambda: rooms.name == "look back")
    look_back_page = rooms.room
    if not isinstance(look_back_page, LookBack) or not look_back_page.review.steps:
        return "look back: there is no deal"
    if program.window.grab().isNull():
        return "look back: the table was not painted"
    opener.open_statistics()
    statistics_page = rooms.room
    if not isinstance(statistics_page, StatisticsRoom) or not wait_until(lambda: statistics_page.is_counted):
        return "statistics: nothing was counted"
    if program.window.grab().isNull():
        return "statistics: the page was not painted"
    rooms.close()
    return ""


def _check_looks(home: Path) -> str:
    """Add a deck with a picture of every kind, as a user would; return what went wrong, or an empty string."""
    folder, looks = home / "deck", Looks(home / "data" / "looks")
    folder.mkdir()
    (folder / "AS.svg").write_text(_DRAWING)
    (folder / "KS.gif").write_bytes(_GIF)
    for name in ("QS.png", "JS.jpg"):
        image = QImage(5, 7, QImage.Format.Format_RGB32)
        image.fill(0)
        if not image.save(str(folder / name)):
            return f"deck: {name} cannot be written"
    dialog = LooksDialog(Settings(), looks)
    dialog.add(folder)
    wait_until(lambda: bool(looks.all()) or not dialog.is_adding)
    dialog.close()
    found = [len(look.faces) for look in looks.all()]
    return "" if found == [4] else f"deck: {dialog.message.findChildren(QLabel)[0].text()}"


def _check_sounds() -> str:
    """Play every sound on a null device, which is silent; return what went wrong, or an empty string."""
    try:
        loudspeaker = Loudspeaker(is_mute=True)
        for sound in Sound:
            loudspeaker.play(sound, 100)
        loudspeaker.close()
    except Silence as silence:
        return f"sounds: {silence.__cause__}"
    return ""


def _check_wrong_call() -> str:
    """Call a Qt function wrongly, which PySide explains with modules needed by nothing else; return what went wrong."""
    set_interval: Any = QTimer.setInterval
    try:
        set_interval(QTimer(), "soon")
    except TypeError as error:
        return "" if "Supported signatures" in str(error) else f"a wrong call: {error}"
    return "a wrong call: PySide took it"


def _check_modules() -> str:
    """Import all modules, as a frozen program may lack some; return what went wrong, or an empty string.

    Downloads leave OpenSSL to the system. Where that lacks it, the window says so to whoever joins a server with https.
    """
    if getattr(sys, "frozen", False):
        importlib.import_module("pyi_rth_pkgutil")  # without it, frozen modules are not found
    for module in pkgutil.walk_packages(pinochle_qt.__path__, f"{pinochle_qt.__name__}."):
        try:
            importlib.import_module(module.name)
        except ImportError as error:
            if error.name != "_ssl":
                return f"{module.name}: {error}"
    return ""


def wait_until(is_done: Callable[[], bool], patience_ms: int = PATIENCE_MS) -> bool:
    """Run the event loop until a condition holds; return whether it came true within this many milliseconds."""
    loop = QEventLoop()
    make_ticker(loop, lambda: loop.quit() if is_done() else None, 10).start()
    make_timer(loop, loop.quit, patience_ms).start()
    if not is_done():
        loop.exec()
    return is_done()
