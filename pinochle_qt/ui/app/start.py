"""The composition root: builds everything once, connects it, and runs the window."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import PySide6
from PySide6.QtWidgets import QApplication

from pinochle_qt import __version__
from pinochle_qt.ai.process.worker import TABLE_SEED, WorkerClient
from pinochle_qt.display import drop_unusable_sizes, require_display, require_platform, require_plugin
from pinochle_qt.fault_log import LOG, FaultLog
from pinochle_qt.languages import ENGLISH
from pinochle_qt.names import clipped
from pinochle_qt.output import complain
from pinochle_qt.reading import is_large, is_there
from pinochle_qt.record.files import remove_leftovers
from pinochle_qt.record.store import JournalBusy, RecordStore
from pinochle_qt.record.values import RecordError, RecordFault
from pinochle_qt.resources import MissingAsset, asset
from pinochle_qt.session.newcomer import first_settings
from pinochle_qt.session.paths import system_paths
from pinochle_qt.ui.app.crash_handler import CrashHandler
from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw.cards.face_store import FaceStore, deck_mark
from pinochle_qt.ui.game.computer_players import ComputerPlayers
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.history.game_files import named_game, read, saved_game
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.ui.window.opening import holds_no_game
from pinochle_qt.words.dialogs.opening import Opened
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.instance import Instance
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.session import Session
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.app.second_start import SecondStartListener
    from pinochle_qt.ui.sound.speaker import Speaker
    from pinochle_qt.variants.rule_file import RuleSet

CRASHED = 70
"""The exit status after a crash, as in sysexits.h."""
NO_FRAME_MS = 1000
"""The longest wait for the first frame before deferred work begins; the window may be covered or minimized."""


_PLUGINS: Final = Path(*PySide6.__path__, "Qt", "plugins")
_NO_PAINTING_THREADS: Final = "QT_NO_GUI_THREADPOOL"
"""With this variable set, Qt paints rotated cards in the GUI thread. Starting Qt's own threads, and waiting for them
alongside a busy computer player, costs more than painting a few cards."""


class Program:
    """Everything that lives as long as the window does."""

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        store: RecordStore | None,
        faces: FaceStore | None = None,
        instance: Instance | None = None,
    ) -> None:
        """Build the window; `instance` is where later starts of the program make their calls."""
        self.client = WorkerClient()
        self.bots = ComputerPlayers(self.client, TABLE_SEED)
        self.controller = MatchController(self.bots)
        self.window = MainWindow(self.controller, settings, paths, store)
        self.window.view.art.store = faces
        self.speaker: Speaker | None = None
        self._instance = instance
        self._looks = paths.looks
        self._listener: SecondStartListener | None = None
        self._written_folders = [each for each in (paths.config, paths.games, paths.rule_sets, paths.cache) if each]
        self._soon = make_timer(self.window, self.prepare, NO_FRAME_MS)
        self._soon.timeout.connect(spare_the_search)

    def prepare_soon(self) -> None:
        """Schedule the work that can wait until the first frame is shown and its events have been handled."""
        self._soon.start()
        self.window.first_shown.connect(self._prepare_now)

    def _prepare_now(self) -> None:
        """Stop waiting for a frame, unless the wait has already timed out."""
        if self._soon.isActive():
            self._soon.start(0)

    def prepare(self) -> None:
        """Do what the first frame can do without: computer players, later starts, icon, deck, sounds, cleanup."""
        self.bots.prepare()
        from PySide6.QtGui import QIcon

        from pinochle_qt.ui.draw.cards.face_drawing import read_deck

        if self._instance is not None:
            from pinochle_qt.ui.app.second_start import SecondStartListener

            self._listener = SecondStartListener(self._instance, self.window)
            self._listener.called.connect(self.window.opening.answer)

        try:
            if sys.platform != "darwin" or not getattr(sys, "frozen", False):  # there, the Dock has the bundle's icon
                QApplication.setWindowIcon(QIcon(str(asset("icon.png"))))
            read_deck()
        except MissingAsset as error:
            self.window.presenter.say(str(error))
        from pinochle_qt.ui.sound.loudspeaker import Loudspeaker
        from pinochle_qt.ui.sound.speaker import Speaker
        from pinochle_qt.ui.window.table_sounds import TableSounds
        from pinochle_qt.ui.window.table_talk import TableTalk

        self.speaker = Speaker(Loudspeaker)
        TableSounds(self.window, self.controller, self.speaker)
        TableTalk(self.window, self.controller)
        self.window.view.warm_up()
        self.window.room_opener.library.refresh()
        self.window.room_opener.compare()
        from pinochle_qt.ui.window.context_menus import ContextMenus
        from pinochle_qt.ui.window.lesson_offer import LessonOffer

        LessonOffer(self.window, self.controller)
        ContextMenus(self.window)
        from pinochle_qt.ui.reader.reader import TableAccessibility

        TableAccessibility(self.window, self.controller)
        self._check_looks()
        for folder in self._written_folders:
            remove_leftovers(folder)

    def _check_looks(self) -> None:
        """Say what is wrong with a deck or felt that the user has added; ours is shown instead."""
        settings = self.window.settings
        if settings.deck or settings.felt:
            from pinochle_qt.ui.draw.looks.stored import chosen_faults

            for sentence in chosen_faults(settings, self._looks):
                self.window.presenter.say(sentence)

    def close(self) -> None:
        """Stop the worker, the sounds and the drawing ahead, and release the game files."""
        self._soon.stop()
        if self._listener is not None:
            self._listener.close()
        self.bots.close()
        self.window.room_opener.close()
        self.window.view.art.stop()
        if self.speaker is not None:
            self.speaker.close()
        self.window.matches.close()


def spare_the_search() -> None:
    """Exempt all objects that exist now from garbage collection, and turn the collector on.

    Nearly all of them live as long as the program, and a pass over them took 30 ms in the middle of an animation.
    """
    gc.freeze()
    gc.enable()


def make_application(faces: FaceStore | None = None, language: str = ENGLISH) -> QApplication:
    """Return the application object, with the language set, the bundled fonts loaded and the deck available.

    The deck is read later if its pictures are already in the cache: it was complete when they were made.

    Raises:
        MissingAsset: if a translation, a font or a card is missing or damaged.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        if sys.platform == "win32":
            from pinochle_qt.ui.app.windows_application import identify

            identify()
        os.environ.setdefault(_NO_PAINTING_THREADS, "1")
        application = _application_class()([*sys.argv[:1], *desktop.PLAIN_STYLE])
    application.setApplicationName("pinochle-qt")
    application.setApplicationDisplayName("Pinochle")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("org.pinochle_qt.pinochle")
    speak(application, language)  # what is missing from here on is reported in it
    style.load_fonts()
    if faces is None or not faces.has_this_deck:
        from pinochle_qt.ui.draw.cards.face_drawing import read_deck  # not needed if all pictures are cached

        read_deck()
    return application


def _application_class() -> type[QApplication]:
    """Return the application class; what only one operating system needs is not imported on the others."""
    if sys.platform == "darwin":
        from pinochle_qt.ui.app.mac_application import MacApplication

        return MacApplication
    return QApplication


def check_system() -> None:
    """Check whether this system has the libraries that a window needs, on X11 unless a display or platform is named.

    Raises:
        NoWindow: if it lacks some.
    """
    is_chosen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    variables = dict(os.environ) if is_chosen else {"DISPLAY": ":0"}
    require_platform(_PLUGINS, variables)
    require_plugin(_PLUGINS, variables)


def run(
    game: Path | None = None, rules: RuleSet | None = None, instance: Instance | None = None, table: str = ""
) -> int:
    """Open the table, optionally with a record to continue or rules to start with; return the exit status.

    With the address or link of somebody else's `table`, join that.

    A file that holds rules rather than a record is offered for a new game. Anything wrong with a record is reported at
    the table. `instance` is where later starts make their calls.

    Raises:
        NoWindow: if no window can be opened.
        RecordError: if there is no such file, or it cannot be read.
        MissingAsset: if the installation is incomplete.
    """
    require_platform(_PLUGINS, os.environ)
    require_display(os.environ)
    require_plugin(_PLUGINS, os.environ)
    paths = system_paths()
    log = FaultLog(paths.logs)
    handler = CrashHandler(log)
    handler.open()
    try:
        return _open_table(game, rules, paths, handler, instance, table, has_crashed=bool(log.watch()))
    except RecordError:
        raise  # reported in one sentence
    except MissingAsset as missing:
        handler.refuse(str(missing))
        raise
    except Exception as fault:
        handler.close_after(fault)
        return CRASHED
    finally:
        handler.close()
        log.close()


def _open_table(
    game: Path | None,
    rules: RuleSet | None,
    paths: Paths,
    handler: CrashHandler,
    instance: Instance | None,
    table: str,
    *,
    has_crashed: bool,
) -> int:
    """Open the table and run it until it is closed."""
    bad_sizes = drop_unusable_sizes(os.environ)
    settings, damage = first_settings(paths)
    if rules is not None:
        settings = settings.playing(rules.preset, rules.rules)
    faces = None if paths.faces is None else FaceStore(paths.faces, deck_mark())
    application = make_application(faces, settings.language)
    found: tuple[Session | None, str] = None, ""
    holds_game = game is not None and not holds_no_game(game)
    is_large_game = game is not None and holds_game and is_large(game)
    if game is not None and holds_game and not is_large_game:
        with contextlib.suppress(RecordFault):  # reported at the table: a double-click shows no terminal
            found = named_game(game, paths)
    program = Program(paths, settings, RecordStore(paths.games), faces, instance)
    program.bots.failed.connect(handler.note)
    window = program.window
    window.fit_to_screen()
    window.show()
    window.strip.hide()  # it has nothing to say before there is a game, and reading a large one takes a while
    if game is not None and is_large_game:
        with contextlib.suppress(RecordError):  # reported at the table
            found, game = read(game, partial(named_game, game, paths), window) or found, None
    is_unread = game is not None and found[0] is None
    if found[0] is None and rules is None:
        found = last_game(settings, paths, window)
    window.strip.show()
    session, trouble = found
    if session is not None:
        window.matches.open(session)
    else:
        window.matches.begin()
    handler.serve(window.matches.rebuild_table, window.close)
    if has_crashed:
        from pinochle_qt.words.dialogs.fault import FaultWord  # hardly ever needed

        window.presenter.say(FaultWord.CRASHED(path=str(paths.logs / LOG)))
    _report_sizes(bad_sizes, window)
    if trouble:
        window.presenter.say(trouble)
    if damage is not None:
        from pinochle_qt.words.dialogs.settings import damage_message  # not needed if nothing is damaged

        window.presenter.say(damage_message(damage))
    _open_named(window, game if is_unread else None, table)
    if sys.platform == "darwin":
        from pinochle_qt.ui.app.mac_application import take_files

        take_files(application, window.opening)
    program.prepare_soon()
    try:
        return _run_until_closed(application, window)
    finally:
        program.close()


def _open_named(window: MainWindow, game: Path | None, table: str) -> None:
    """Open what the command line names and the window has not shown yet: a game, or somebody else's table."""
    if game is not None:
        window.opening.open_file(game)
    elif table:
        window.opening.table_asked.emit(table)


def _run_until_closed(application: QApplication, window: MainWindow) -> int:
    """Run the program until its window is closed; Qt itself waits for every window, also for one that nobody sees."""
    leave = partial(application.exit, 0)
    window.closed.connect(leave)
    try:
        return application.exec()
    finally:
        window.closed.disconnect(leave)


def _report_sizes(sizes: Mapping[str, str], window: MainWindow) -> None:
    """Say which environment variables have sizes that no window can use, at the table and in the terminal."""
    for variable, value in sizes.items():
        sentence = Word.UNUSABLE_SIZE(variable=variable, value=clipped(value))
        complain(sentence)
        window.presenter.say(sentence)


def last_game(settings: Settings, paths: Paths, window: QWidget | None = None) -> tuple[Session | None, str]:
    """Return the game played last if it is not over, and a sentence about what went wrong with it, if anything.

    A large one is read under a dialog over the window, if there is one, and the user can stop that.
    """
    if not settings.last_journal:
        return None, ""
    path = Path(settings.last_journal)
    if not is_there(path):
        return None, ""
    try:
        found = read(path, partial(saved_game, path, RecordStore(paths.games)), window)
    except RecordError:
        return None, Word.LAST_GAME_UNREADABLE(path=str(path))
    except JournalBusy:
        return None, Word.LAST_GAME_BUSY()
    if found is None:
        return None, Opened.STOPPED(name=path.name)
    if found[0].is_over:
        found[0].close()
        return None, ""
    return found
