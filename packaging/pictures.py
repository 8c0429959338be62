"""Takes the screenshots in the README, without a display: `.venv/bin/python packaging/pictures.py`."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from system import needs

if __name__ == "__main__":
    needs("take pictures", window={"QT_QPA_PLATFORM": "offscreen"})

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app.self_test import wait_until
from pinochle_qt.ui.app.start import Program, make_application
from pinochle_qt.ui.rooms.look_back.look_back import LookBack

FOLDER: Final = Path(__file__).resolve().parent / "pictures"
_PRESET: Final = "single_deck_partnership"
_SIZE: Final = (1280, 800)
_SEED: Final = 11
_SHOWN: Final = 38
"""The number of actions of the deal that have been taken in the picture of the table."""
_PATIENCE_MS: Final = 300_000


def _wait(is_so: Callable[[], bool]) -> None:
    """Run the event loop until a condition is true.

    Raises:
        TimeoutError: the condition did not become true in time.
    """
    if not wait_until(is_so, _PATIENCE_MS):
        raise TimeoutError("the window did not come to show what the picture is of")


def _game(store: RecordStore, *, whole: bool) -> Session:
    """Return a deal played by computer players, either to the end or until the user is to play to a trick."""
    settings = Settings()
    rules, seats = settings.rules(_PRESET), settings.seats[:4]
    session, policy = Session.new(rules, _PRESET, seats, Shuffles(_SEED, GENERATOR), store), Policy()
    while (prompt := session.prompt) is not None and not session.match.results:
        if prompt.seat is None:
            session.deal()
            continue
        if not whole and len(session.steps) >= _SHOWN and prompt.seat == 0:
            break
        session.submit(policy.choose(session.observe(prompt.seat), prompt, None))
    return session


def _take(program: Program, name: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}.png"
    if not program.window.grab().save(str(path)):
        raise OSError(f"{path} could not be written")


def main() -> None:
    """Take both pictures: the table in the middle of a deal, and the look back at a whole deal."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_application()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        paths = Paths(home / "config", home / "data")
        store = RecordStore(paths.games)
        program = Program(paths, Settings(speed="instant", theme="felt", offers_lessons=False), store)
        program.prepare()
        window = program.window
        window.resize(*_SIZE)
        window.show()
        try:
            window.matches.open(_game(store, whole=False))
            view = window.view
            _wait(lambda: view.seats.portraits.is_drawn and not view.art.is_drawing and not view.event_player.is_busy)
            _take(program, "table")
            window.matches.open(_game(store, whole=True))
            window.room_opener.look_back_here()
            _wait(lambda: isinstance(window.rooms.room, LookBack) and window.rooms.room.is_judged)
            if isinstance(window.rooms.room, LookBack):
                window.rooms.room.next_mistake(back=True)
            _take(program, "look-back")
        finally:
            window.close()
            program.close()


if __name__ == "__main__":
    main()
