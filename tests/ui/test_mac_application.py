"""A file double-clicked on macOS is opened, whether that starts the program or it runs already."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests import programs

if TYPE_CHECKING:
    from pathlib import Path

PRESET: Final = "single_deck_partnership"

_ASKED: Final = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFileOpenEvent
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app.start import Program, make_application
from pinochle_qt.ui.app.mac_application import MacApplication, take_files

application = MacApplication(sys.argv[:1])
assert make_application() is application
paths = system_paths()
program = Program(paths, Settings(speed="instant"), RecordStore(paths.games))
program.window.show()
program.window.matches.begin()
program.window.setWindowState(Qt.WindowState.WindowMinimized)
application.processEvents()
QCoreApplication.sendEvent(application, QEvent(QEvent.Type.ApplicationFontChange))
early, *later = sys.argv[1:]
QCoreApplication.sendEvent(application, QFileOpenEvent(early))
for name in (early, *later):
    if name == early:
        take_files(application, program.window.opening)
    else:
        QCoreApplication.sendEvent(application, QFileOpenEvent(name))
    application.processEvents()
    session = program.controller.session
    print(session.path, "|", program.window.notice.text(), "|", program.window.isMinimized())
program.close()
"""


def test_a_requested_file_is_opened_at_the_table(tmp_path: Path) -> None:
    seats = tuple(SeatSetup(name, "human") for name in ("Anna", "Ben", "Clara", "David"))
    session = Session.new(PRESETS[PRESET], PRESET, seats, 1, RecordStore(tmp_path / "elsewhere"))
    game = session.path
    session.close()
    letter = tmp_path / "letter.pinochle"
    letter.write_text("Dear Anna,\n", encoding="utf-8")
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}
    done = programs.run(
        [sys.executable, "-c", _ASKED, str(game), str(letter)],
        env=variables,
        check=True,
    )
    opened, refused = (line.split(" | ") for line in done.stdout.splitlines())
    assert opened == [str(game), "", "False"]
    assert refused == [str(game), "“letter.pinochle” isn't a game of this program.", "False"]
