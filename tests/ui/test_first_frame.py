"""Anything large that the first frame of a resumed game does not need is imported where it is used, and only that."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pinochle_qt
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.session.settings_file import save_changes
from pinochle_qt.variants.presets import PRESETS
from tests import programs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PRESET: Final = "single_deck_partnership"
CLASSES: Final = frozenset(
    {
        "QEasingCurve",
        "QFileDialog",
        "QGradient",
        "QIcon",
        "QKeySequence",
        "QLibraryInfo",
        "QLinearGradient",
        "QMessageBox",
        "QRadialGradient",
        "QShortcut",
        "QStyle",
        "QStyleFactory",
        "QTextLayout",
        "QThread",
        "QTranslator",
    }
)
"""Classes not to be loaded: PySide builds a class with all its members when first named or met; QStyle took 11 ms."""
MODULES: Final = (
    "argparse",
    "asyncio",
    "decimal",
    "difflib",
    *(() if sys.version_info >= (3, 13) else ("glob",)),  # later, pathlib itself needs it
    "hashlib",
    "hmac",
    "html",
    "logging",
    "miniaudio",
    "multiprocessing",
    "numbers",
    "pinochle_qt.ai.decide",
    "pinochle_qt.ai.judging",
    "pinochle_qt.ai.kernel",
    "pinochle_qt.ai.players.levels",
    "pinochle_qt.ai.player",
    "pinochle_qt.ai.players.policy",
    "pinochle_qt.ai.decided_rest",
    "pinochle_qt.cli",
    "pinochle_qt.helper_process",
    "pinochle_qt.libraries",
    "pinochle_qt.library",
    "pinochle_qt.scorekeeping",
    "pinochle_qt.session.dealing.verification",
    "pinochle_qt.session.looks",
    "pinochle_qt.session.review",
    "pinochle_qt.session.same_cards",
    "pinochle_qt.session.duplicate",
    "pinochle_qt.session.rule_sets",
    "pinochle_qt.session.tasks",
    "pinochle_qt.teaching",
    "pinochle_qt.ui.game.expert_comparer",
    "pinochle_qt.ui.controls.keyboard.key_names",
    "pinochle_qt.ui.controls.odds_table",
    "pinochle_qt.ui.dialogs",
    "pinochle_qt.ui.far",
    "pinochle_qt.ui.game.together",
    "pinochle_qt.protocol",
    "pinochle_qt.server",
    "pinochle_qt.words.far",
    "pinochle_qt.ui.app.second_start",
    "pinochle_qt.ui.draw.cards.face_renderer",
    "pinochle_qt.ui.draw.qr_code",
    "pinochle_qt.ui.draw.looks",
    "pinochle_qt.ui.presenter.situation",
    "pinochle_qt.ui.window.context_menus",
    "pinochle_qt.ui.window.file_drops",
    "pinochle_qt.ui.window.gathering_host",
    "pinochle_qt.ui.window.gathering_on_tv",
    "pinochle_qt.ui.window.lesson_offer",
    "pinochle_qt.ui.learning.lessons",
    "pinochle_qt.ui.history.index_client",
    "pinochle_qt.ui.history.long_reading",
    "pinochle_qt.ui.window.look_backs",
    "pinochle_qt.ui.history.opinions",
    "pinochle_qt.ui.panels.ask",
    "pinochle_qt.ui.panels.show.curtain",
    "pinochle_qt.ui.panels.show.hand_list",
    "pinochle_qt.ui.panels.show.hint",
    "pinochle_qt.ui.panels.show.large_trick",
    "pinochle_qt.ui.panels.show.last_trick",
    "pinochle_qt.ui.panels.show.log",
    "pinochle_qt.ui.panels.show.match_end",
    "pinochle_qt.ui.panels.show.meld_sum",
    "pinochle_qt.ui.panels.show.score",
    "pinochle_qt.ui.panels.show.tv_bar",
    "pinochle_qt.ui.game.practice",
    "pinochle_qt.ui.reader",
    "pinochle_qt.ui.history.recent_games",
    "pinochle_qt.ui.rooms",
    "pinochle_qt.ui.sound.loudspeaker",
    "pinochle_qt.ui.sound.speaker",
    "pinochle_qt.ui.table.geometry.television",
    "pinochle_qt.ui.table.scene.moments.rare_meld_display",
    "pinochle_qt.ui.table.scene.moments.winning_fan",
    "pinochle_qt.ui.table.zones.expressions",
    "pinochle_qt.ui.table.zones.table_talk",
    "pinochle_qt.ui.window.table_sounds",
    "pinochle_qt.ui.window.table_talk",
    "pinochle_qt.ui.window.talk_menu",
    "pinochle_qt.ui.window.tv_table",
    "pinochle_qt.words.game.advice",
    "pinochle_qt.words.rooms.fair_play",
    "pinochle_qt.words.game.remarks",
    "pinochle_qt.words.game.results",
    "pinochle_qt.words.dialogs.fault",
    "pinochle_qt.words.dialogs.settings",
    "pinochle_qt.words.dialogs.setup",
    "pinochle_qt.words.rooms.scorekeeping",
    "pinochle_qt.words.rooms.together",
    "platform",
    "rich",
    "segno",
    "shibokensupport.signature.parser",
    "signal",
    "socket",
    "sqlite3",
    "traceback",
    *(("urllib",) if sys.version_info >= (3, 13) else ()),  # earlier, pathlib itself needs it
    "uuid",
    "websockets",
)
"""Modules, and packages with all their modules, not to be loaded."""
SOME_STARTS: Final = (
    "ctypes",
    "fcntl",
    "pinochle_qt.ui.draw.cards.face_drawing",
    "pinochle_qt.ui.app.mac_application",
    "pinochle_qt.ui.app.windows_application",
    "platformdirs",
    "resource",
    "tempfile",
    "unicodedata",
    "urllib",
)
"""Modules that only some systems, some Pythons or some games need for the first frame, or only the first start."""
SPEECH: Final = frozenset({"QAccessible", "QAccessibleAnnouncementEvent"})
"""Classes that a start needs before its first frame only if there is something to say."""

_START: Final = """
import os, sys
from pinochle_qt.__main__ import main
from pinochle_qt.ui.window import main_window

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


def is_in(name: str, modules: Iterable[str]) -> bool:
    """Return whether a module is one of these or in one of these packages."""
    return any(name == each or name.startswith(f"{each}.") for each in modules)


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
    assert classes & CLASSES == set()
    early = {name for name in modules if is_in(name, MODULES)}
    assert not early, f"import {', '.join(sorted(early))} inside the function that needs it"
    assert sys.platform != "linux" or not modules & {"ctypes", "platformdirs"}


def late_imports() -> Iterator[tuple[str, ast.Import | ast.ImportFrom]]:
    """Yield every import inside a function of the program, with its place."""
    [folder] = pinochle_qt.__path__
    for path in sorted(Path(folder).rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            # both load only themselves, each in a process of its own
            is_elsewhere = path.name == "__main__.py" or "server" in path.relative_to(folder).parts
            if isinstance(function, ast.FunctionDef) and not is_elsewhere:
                for node in ast.walk(function):
                    if isinstance(node, ast.Import | ast.ImportFrom):
                        yield f"{path.relative_to(folder)}:{node.lineno}", node


def test_only_what_is_not_loaded_before_the_first_frame_is_imported_in_functions() -> None:
    imports = list(late_imports())
    assert len(imports) > 50
    for place, node in imports:
        names = {alias.name for alias in node.names}
        target = node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name
        assert is_in(target, MODULES + SOME_STARTS) or names <= CLASSES | SPEECH, f"{place}: {ast.unparse(node)}"
