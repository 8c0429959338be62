"""Games, rules and the like from files: named at startup, chosen, dropped on the window, or sent by a later start."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from pinochle_qt.reading import is_same_file
from pinochle_qt.record.values import AGREEMENT_SUFFIX, SHEET_SUFFIX, SUFFIX
from pinochle_qt.session.instance import TOKEN
from pinochle_qt.ui.history.game_files import named_game
from pinochle_qt.variants.rule_file import SUFFIX as RULES
from pinochle_qt.variants.rule_file import RuleSetError, read_rule_set
from pinochle_qt.words.dialogs.opening import Opened

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from pinochle_qt.record.replay import Watch
    from pinochle_qt.session.instance import StartRequest
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.session import Session
    from pinochle_qt.ui.game.matches import Matches
    from pinochle_qt.ui.game.preferences import Preferences
    from pinochle_qt.ui.presenter.game_presenter import GamePresenter
    from pinochle_qt.ui.presenter.open_room import OpenRoom
    from pinochle_qt.ui.window.dialog_opener import DialogOpener


_HINTS: Final = {
    SUFFIX: Opened.DROP_GAME,
    SHEET_SUFFIX: Opened.DROP_SHEET,
    RULES: Opened.DROP_RULES,
    AGREEMENT_SUFFIX: Opened.DROP_AGREEMENT,
}
"""What happens to a file that is dropped on the window, by its suffix."""


def holds_no_game(path: Path) -> bool:
    """Return whether a file's name says that it holds something else, such as rules."""
    return path.suffix.lower() in _HINTS.keys() - {SUFFIX}


class Opening(QObject):
    """Brings the contents of a file to the table: a game is resumed, rules and the like are offered for a new game.

    Signals:
        sheet_asked: the path of a score sheet to continue.
        table_asked: the address or link of a table to join.
    """

    sheet_asked = Signal(object)
    table_asked = Signal(str)

    def __init__(
        self,
        window: QWidget,
        presenter: GamePresenter,
        dialogs: DialogOpener,
        rooms: OpenRoom,
        paths: Paths,
        preferences: Preferences,
        matches: Matches,
    ) -> None:
        """Open files for a window."""
        super().__init__(window)
        self._window = window
        self._presenter = presenter
        self._dialogs = dialogs
        self._rooms = rooms
        self._paths = paths
        self._preferences = preferences
        self._matches = matches
        self._is_reading = False
        self._next_path: Path | None = None
        """A file to open as soon as the one being read has been read."""

    def take_drops(self) -> None:
        """From now on, accept files dropped on the window."""
        from pinochle_qt.ui.window.file_drops import FileDrops

        drops = FileDrops(self._window, self._can_drop)
        drops.left.connect(self._presenter.drop_hint)
        drops.dropped.connect(self.open_file)

    def list_recent(self, menu: QMenu) -> None:
        """Fill a menu that is about to open with the games played last."""
        from pinochle_qt.ui.history.recent_games import list_recent

        list_recent(menu, self._paths.games, self._current_path, self.open_file)

    def choose_file(self) -> None:
        """Let the user choose a file, and open it."""
        from PySide6.QtWidgets import QFileDialog

        files = ";;".join(
            (Opened.FILES(games=f"{SUFFIX} *{SHEET_SUFFIX}", rules=RULES, bids=AGREEMENT_SUFFIX), Opened.ALL_FILES())
        )
        folder = self._preferences.settings.file_folder or str(self._paths.games)
        name, _ = QFileDialog.getOpenFileName(self._window, Opened.TITLE(), folder, files)
        if name:
            path = Path(name)
            self._preferences.keep(file_folder=str(path.parent))
            self.open_file(path)

    def answer(self, call: StartRequest) -> None:
        """Come to the front on behalf of a later start of the program, and open what it was asked to open."""
        if call.token:
            os.environ[TOKEN] = call.token  # Qt passes it to the desktop, which would otherwise just blink
        self._come_forward()
        if call.rules:
            self.open_rules(Path(call.rules))
        elif call.game:
            self.open_file(Path(call.game))
        elif call.table:
            self.table_asked.emit(call.table)

    def open_asked(self, path: Path) -> None:
        """Come to the front, and open a file at the desktop's request."""
        self._come_forward()
        self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Resume the game in a file, or offer what else it holds; otherwise say in one sentence why that fails."""
        path = Path(os.path.realpath(path))
        self._rooms.close()
        suffix = path.suffix.lower()
        if suffix == RULES:
            self.open_rules(path)
        elif suffix == AGREEMENT_SUFFIX:
            self._open_agreement(path)
        elif suffix == SHEET_SUFFIX:
            self.sheet_asked.emit(path)
        elif not is_same_file(path, self._current_path):
            self._open_game(path)
        elif (waiting := self._matches.waiting) is not None:
            self._matches.open(waiting)
        else:
            self._presenter.say(Opened.ON_TABLE())

    def open_rules(self, path: Path) -> None:
        """Offer the rules in a file for a new game, or say why they cannot be played."""
        self._rooms.close()
        try:
            rules = read_rule_set(path)
        except RuleSetError as error:
            self._presenter.say(str(error))
        else:
            self._dialogs.offer_rules(rules)

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _current_path(self) -> Path | None:
        """The path of this window's game, which may be waiting during practice."""
        session = self._matches.kept
        return None if session is None else session.path

    def _come_forward(self) -> None:
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()

    def _open_agreement(self, path: Path) -> None:
        from pinochle_qt.teaching.own_agreements import AgreementError, read_agreement

        try:
            agreement = read_agreement(path)
        except AgreementError as error:
            self._presenter.say(str(error))
        else:
            self._dialogs.offer_agreement(agreement)

    def _open_game(self, path: Path) -> None:
        if self._is_reading:
            self._next_path = path
            return
        self._is_reading = True
        try:
            self._show_game(path)
        finally:
            self._is_reading = False
        if self._next_path is not None:
            path, self._next_path = self._next_path, None
            self.open_file(path)

    def _show_game(self, path: Path) -> None:
        from pinochle_qt.session.dealing.verification import is_altered

        def work(watch: Watch | None) -> tuple[Session, str]:
            session, notice = named_game(path, self._paths, watch)
            altered = Opened.ALTERED() if is_altered(session.recorded) else ""
            return session, " ".join(filter(None, (notice, altered)))

        found = self._matches.read(path, work)
        if found is not None:
            self._dialogs.close()
            self._matches.open(*found)

    def _can_drop(self, files: list[Path]) -> bool:
        """Return whether these files can be dropped, and show a hint about what would happen, or why they cannot."""
        other = next((path for path in files if path.suffix.lower() not in _HINTS), None)
        if other is not None:
            self._presenter.hint(Opened.OTHER_FILE(name=other.name, games=SUFFIX, rules=RULES, bids=AGREEMENT_SUFFIX))
            return False
        if len(files) > 1:
            self._presenter.hint(Opened.ONE_FILE())
            return False
        self._presenter.hint(_HINTS[files[0].suffix.lower()]())
        return True
