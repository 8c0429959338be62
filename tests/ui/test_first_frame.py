"""Anything large that the first frame of a resumed game does not need is not loaded before it."""

from __future__ import annotations

import sys
from typing import Final

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.session.settings_file import save_changes
from pinochle_qt.variants.presets import PRESETS
from tests import programs

PRESET: Final = "single_deck_partnership"
CLASSES: Final = frozenset(
    {
        "QEasingCurve",
        "QFileDialog",
        "QGradient",
        "QIcon",
        "QKeySequence",
        "QLibraryInfo",
        "QShortcut",
        "QTextLayout",
        "QStyle",
        "QThread",
    }
)
"""Classes not to be loaded: PySide builds a class with all its members when first named or met; QStyle took 11 ms."""
MODULES: Final = (
    "argparse",
    *(["ctypes"] if sys.platform != "win32" else []),  # where the program first has to say which one it is
    "glob",
    "hashlib",
    "html",
    "miniaudio",
    "pinochle_qt.ai.decide",
    "pinochle_qt.ai.kernel",
    "pinochle_qt.engine.end_of_deal",
    "pinochle_qt.engine.melds.draft",
    "pinochle_qt.engine.phases.stock_play",
    "pinochle_qt.engine.scoring",
    "pinochle_qt.library",
    "pinochle_qt.ui.dialogs",
    "pinochle_qt.ui.file_drops",
    "pinochle_qt.ui.panels.show.last_trick",
    "pinochle_qt.ui.rooms",
    "pinochle_qt.ui.sound.loudspeaker",
    "pinochle_qt.ui.sound.speaker",
    "pinochle_qt.ui.table.geometry.meld_regions",
    "pinochle_qt.ui.words.result_sentences",
    "rich",
    "shibokensupport.signature.parser",
    "signal",
    "sqlite3",
)

_START: Final = """
import os, sys
from pinochle_qt.__main__ import main
from pinochle_qt.ui import main_window

class Watched(main_window.TableView):
    def paintEvent(self, event):
        super().paintEvent(event)
        if self.event_player.zones is not None:
            qt = [vars(module) for name, module in sys.modules.items() if name.startswith("PySide6.Qt")]
            print(*{name for names in qt for name, value in names.items() if isinstance(value, type)})
            print(*sys.modules, flush=True)
            os._exit(0)

main_window.TableView = Watched
main([])
"""


def printed_by(program: str) -> str:
    """Return what a program prints."""
    return programs.run([sys.executable, "-c", program], check=True).stdout


def test_large_classes_and_modules_are_loaded_after_the_first_frame() -> None:
    paths = system_paths()
    rules = PRESETS[PRESET]
    seats = (SeatSetup("Anna", "human"), *(SeatSetup(f"Player {seat}", DEFAULT_SKILL) for seat in range(2, 5)))
    session = Session.new(rules, PRESET, seats, 1, RecordStore(paths.games))
    session.close()
    save_changes(paths.settings, Settings(), Settings(last_journal=str(session.path)))
    classes, modules = (set(line.split()) for line in printed_by(_START).splitlines())
    modules -= set(printed_by("import pathlib, sys; print(*sys.modules)").split())  # some versions load more with it
    assert {"QGraphicsView", "QMainWindow"} <= classes  # otherwise the classes are looked up in the wrong way
    assert not classes & CLASSES
    assert not {name for name in modules if name.startswith(tuple(MODULES))}
    assert sys.platform != "linux" or "platformdirs" not in modules
