"""PySide's knowledge of signatures is loaded only when it is needed, and then explains errors as always."""

from __future__ import annotations

import os
import sys

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.session.settings_file import save_changes
from pinochle_qt.stand_ins import PLAIN_START
from pinochle_qt.variants.presets import PRESETS
from tests import programs

_WRONG_CALLS = """
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget
for wrong in (lambda: QSize("wide"), lambda: QSize(1, 2).scaled("wide"), lambda: QLabel(3.5), lambda: QSize().width(1)):
    try:
        wrong()
    except TypeError as error:
        print(error)
print(PySide6.QtCore.QSize.scaled.__doc__)
"""
_PLAIN = f"import PySide6.QtCore{_WRONG_CALLS}"
_TABLE = f"""
import builtins, sys
real = builtins.compile
import pinochle_qt.ui, PySide6.QtCore, PySide6.QtWidgets
assert "shibokensupport.signature.parser" not in sys.modules
assert builtins.compile is real
assert "zipfile" not in sys.modules
finders = list(sys.meta_path)
{_WRONG_CALLS}
assert "shibokensupport.signature.parser" in sys.modules
assert sys.meta_path == finders
"""
_WINDOW = """
import os, sys
from zlib import crc32
from pinochle_qt.__main__ import main
from pinochle_qt.ui.window import main_window
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

class Watched(main_window.TableView):
    def paintEvent(self, event):
        super().paintEvent(event)
        if self.event_player.zones is not None:
            QTimer.singleShot(0, self.tell)

    def tell(self):
        window = self.window()
        print("shibokensupport.signature.parser" in sys.modules)
        picture = window.grab().toImage()
        print(crc32(picture.constBits()))
        for each in (window, *window.findChildren(QWidget)):
            print(type(each).__name__, each.geometry(), each.isVisible(), each.accessibleName(), each.toolTip())
        sys.stdout.flush()
        os._exit(0)

main_window.TableView = Watched
main([])
"""


def printed_by(program: str, **variables: str) -> str:
    """Return what a separate program prints."""
    return programs.run([sys.executable, "-c", program], check=True, env=os.environ | variables).stdout


def test_a_wrong_call_is_explained_as_without_the_replacement() -> None:
    explained = printed_by(_PLAIN)
    assert "Supported signatures:\n  PySide6.QtCore.QSize.__init__(" in explained
    assert printed_by(_TABLE) == explained


def test_the_window_is_the_same_without_the_stand_in() -> None:
    paths, preset = system_paths(), "single_deck_partnership"
    seats = (SeatSetup("Anna", "human"), *(SeatSetup(f"Player {seat}", DEFAULT_SKILL) for seat in range(2, 5)))
    session = Session.new(PRESETS[preset], preset, seats, 1, RecordStore(paths.games))
    session.close()
    save_changes(paths.settings, Settings(), Settings(last_journal=str(session.path)))
    printed_by(_WINDOW)  # the first start deals, and those after it resume that deal
    is_loaded, *window = printed_by(_WINDOW).splitlines()
    is_plain, *plain = printed_by(_WINDOW, **{PLAIN_START: "1"}).splitlines()
    assert (is_loaded, is_plain) == ("False", "True")
    assert len(window) > 20
    assert window == plain
