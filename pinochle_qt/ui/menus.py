"""The menus of the window, with their shortcuts, and which entries are enabled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Qt

from pinochle_qt.ui.words.catalog import Menu, Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction, QKeySequence, QShortcut
    from PySide6.QtWidgets import QMenu, QMenuBar

    MenuAction: TypeAlias = Callable[[], object]


class MenuActions(Struct, frozen=True):
    """The action of each menu entry."""

    new_game: MenuAction
    games: MenuAction
    statistics: MenuAction
    score_sheet: MenuAction
    open_file: MenuAction
    list_recent: Callable[[QMenu], object]
    next_deal: MenuAction
    give_up: MenuAction
    preferences: MenuAction
    leave: MenuAction
    undo: MenuAction
    redo: MenuAction
    hint: MenuAction
    declare_out: MenuAction
    claim_rest: MenuAction
    sort_hand: MenuAction
    last_trick: MenuAction
    scores: MenuAction
    melds_again: MenuAction
    meaning: MenuAction
    log: MenuAction
    hand_list: MenuAction
    review: MenuAction
    full_screen: MenuAction
    problem: MenuAction
    learn: MenuAction
    rules: MenuAction
    happening: MenuAction
    keys: MenuAction
    players: MenuAction
    fair_play: MenuAction
    news: MenuAction
    about: MenuAction
    escape: MenuAction
    """For the Escape key only; there is no entry."""


class Possible(Struct, frozen=True):
    """Which entries are enabled now, of those that are not always enabled."""

    next_deal: bool = False
    give_up: bool = False
    undo: bool = False
    redo: bool = False
    hint: bool = False
    declare_out: bool = False
    claim_rest: bool = False
    look: bool = False
    """Last trick, log and hand list, which would cover the curtain."""
    scores: bool = False
    melds_again: bool = False
    meaning: bool = False
    review: bool = False


class Menus:
    """Fills the menu bar, and enables what the state of the match allows.

    `fill` adds the entries after the first frame, because with their shortcuts they take as long as painting the table.
    """

    def __init__(self, bar: QMenuBar, actions: MenuActions) -> None:
        self._bar = bar
        self._actions = actions
        self._possible = Possible()
        self._can_sort = False
        self._is_filled = False
        self._can_escape = True
        self._escape: QShortcut | None = None
        self._menus: list[QMenu] = []
        self._add_titles()

    def rebuild(self) -> None:
        """Refill the menu bar in the current language."""
        for menu in self._menus:
            menu.deleteLater()
        self._bar.clear()
        self._add_titles()
        if self._is_filled:
            self.fill()

    def _add_titles(self) -> None:
        self._menus = [self._bar.addMenu(title()) for title in (Menu.GAME, Menu.MOVE, Menu.VIEW, Menu.HELP)]

    def fill(self) -> None:
        """Add the entries to the menus."""
        from PySide6.QtGui import QAction, QKeySequence, QShortcut

        from pinochle_qt.ui.controls.key_names import full_screen_key, hand_list_key, redo_keys

        actions = self._actions
        if self._escape is None:
            # not a key of the panels: whichever of them has the focus, Escape closes what was opened last
            self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self._bar.window(), actions.escape)
            self._escape.setAutoRepeat(False)
        game, move, view, help_menu = self._menus
        _add(game, Menu.NEW(), actions.new_game, QKeySequence.StandardKey.New)
        _add(game, Menu.GAMES(), actions.games, QKeySequence.StandardKey.Open)
        _add(game, Menu.STATISTICS(), actions.statistics, "Ctrl+T")
        _add(game, Menu.SCORE_SHEET(), actions.score_sheet, "Ctrl+K")
        _add(game, Menu.OPEN_FILE(), actions.open_file, "Ctrl+Shift+O")
        _add(game, Menu.PROBLEM(), actions.problem, "F3")
        recent = game.addMenu(Menu.RECENT())
        recent.addAction("")  # on some systems, an empty menu cannot be opened
        recent.aboutToShow.connect(partial(actions.list_recent, recent))
        self._next = _add(game, Menu.NEXT_DEAL(), actions.next_deal, "Ctrl+D")
        self._give_up = _add(game, Menu.GIVE_UP(), actions.give_up)  # without a shortcut: never by accident
        game.addSeparator()
        preferences = _add(game, Menu.PREFERENCES(), actions.preferences, "Ctrl+,")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        game.addSeparator()
        leave = _add(game, Menu.QUIT(), actions.leave, "Ctrl+Q")  # Qt has no standard key for it on Windows
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        self._undo = _add(move, Menu.UNDO(), actions.undo, QKeySequence.StandardKey.Undo)
        self._redo = _add(move, Menu.REDO(), actions.redo)
        self._redo.setShortcuts(redo_keys())
        move.addSeparator()
        self._hint = _add(move, Menu.HINT(), actions.hint, "H")
        self._out = _add(move, Menu.DECLARE_OUT(), actions.declare_out, "O")
        self._rest = _add(move, Menu.CLAIM_REST(), actions.claim_rest, "C")
        self._sort = _add(move, Word.PF_SORT(), actions.sort_hand, "Ctrl+R")
        self._trick = _add(view, Menu.LAST_TRICK(), actions.last_trick, "L")
        self._scores = _add(view, Menu.SCORES(), actions.scores, "S")
        self._melds = _add(view, Menu.MELDS_AGAIN(), actions.melds_again, "M")
        self._meaning = _add(view, Menu.MEANING(), actions.meaning, "W")
        self._log = _add(view, Menu.LOG(), actions.log, "Ctrl+L")
        self._hand_list = _add(view, Menu.HAND_LIST(), actions.hand_list, hand_list_key())
        self._review = _add(view, Menu.REVIEW(), actions.review, "R")
        view.addSeparator()
        _add(view, Menu.FULL_SCREEN(), actions.full_screen, full_screen_key())
        _fill_help(help_menu, actions)
        self._is_filled = True
        self.show_state(self._possible, can_escape=self._can_escape)
        self.offer_sorting(self._can_sort)

    def show_state(self, possible: Possible, *, can_escape: bool) -> None:
        """Enable what can be used now."""
        self._possible, self._can_escape = possible, can_escape
        if self._escape is None:
            return
        self._escape.setEnabled(can_escape)
        for action in (self._trick, self._log, self._hand_list):
            action.setEnabled(possible.look)
        self._scores.setEnabled(possible.scores)
        self._melds.setEnabled(possible.melds_again)
        self._meaning.setEnabled(possible.meaning)
        self._undo.setEnabled(possible.undo)
        self._redo.setEnabled(possible.redo)
        self._next.setEnabled(possible.next_deal)
        self._give_up.setEnabled(possible.give_up)
        self._hint.setEnabled(possible.hint)
        self._out.setEnabled(possible.declare_out)
        self._rest.setEnabled(possible.claim_rest)
        self._review.setEnabled(possible.review)

    def offer_sorting(self, offered: bool) -> None:
        """Enable sorting the hand, or disable it while the hand is sorted."""
        self._can_sort = offered
        if self._is_filled:
            self._sort.setEnabled(offered)


def _fill_help(help_menu: QMenu, actions: MenuActions) -> None:
    """Add the entries to the Help menu, all of which are always enabled."""
    from PySide6.QtGui import QAction, QKeySequence

    _add(help_menu, Menu.LEARN(), actions.learn, "F2")
    _add(help_menu, Menu.RULES(), actions.rules, QKeySequence.StandardKey.HelpContents)
    _add(help_menu, Menu.HAPPENING(), actions.happening, "Shift+F1")
    _add(help_menu, Menu.KEYS(), actions.keys, "Ctrl+F1")
    _add(help_menu, Menu.PLAYERS(), actions.players)
    _add(help_menu, Menu.FAIR_PLAY(), actions.fair_play, "Ctrl+F2")
    _add(help_menu, Menu.NEWS(), actions.news)
    about = _add(help_menu, Menu.ABOUT(), actions.about)
    about.setMenuRole(QAction.MenuRole.AboutRole)


def _add(
    menu: QMenu,
    label: str,
    slot: Callable[[], object],
    keys: QKeySequence.StandardKey | str | None = None,
) -> QAction:
    from PySide6.QtGui import QAction, QKeySequence

    action = QAction(menu)  # when a menu is remade, its actions go with the old one
    action.setText(label)  # as an argument above, PySide would check whether it is an icon, and build that large class
    action.setAutoRepeat(False)  # holding down O would declare out and confirm it
    action.setMenuRole(QAction.MenuRole.NoRole)  # by its words, macOS could take it for one of its own
    action.triggered.connect(slot)
    if keys is not None:
        action.setShortcut(QKeySequence(keys))
    menu.addAction(action)
    return action
