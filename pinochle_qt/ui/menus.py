"""The menus of the window, with their keys, and what of them can be used now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from pinochle_qt.ui.words.catalog import Menu, Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.main_window import MainWindow


class Menus:
    """Fills the menu bar, and lets be used what the state of the match allows."""

    def __init__(self, window: MainWindow, controller: MatchController) -> None:
        self._window = window
        self._controller = controller
        self.make_anew()

    def make_anew(self) -> None:
        """Fill the menu bar in the language in force, in place of what it held."""
        window, controller = self._window, self._controller
        bar = window.menuBar()
        for menu in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.deleteLater()
        bar.clear()
        game = bar.addMenu(Menu.GAME())
        _add(game, Menu.NEW(), window.dialogs.open_new_game, QKeySequence.StandardKey.New)
        self._next = _add(game, Menu.NEXT_DEAL(), window.next_deal, "Ctrl+D")
        game.addSeparator()
        preferences = _add(game, Menu.PREFERENCES(), window.dialogs.open_preferences, "Ctrl+,")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        game.addSeparator()
        leave = _add(game, Menu.QUIT(), window.close, QKeySequence.StandardKey.Quit)
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        move = bar.addMenu(Menu.MOVE())
        self._undo = _add(move, Menu.UNDO(), controller.undo, QKeySequence.StandardKey.Undo)
        self._redo = _add(move, Menu.REDO(), controller.redo, QKeySequence.StandardKey.Redo)
        move.addSeparator()
        self._hint = _add(move, Menu.HINT(), controller.ask_advice, "H")
        self._out = _add(move, Menu.DECLARE_OUT(), window.panel_host.claim_out, "O")
        self._out.setEnabled(False)
        self._sort = _add(move, Word.PF_SORT(), window.view.event_player.sort_hand, "Ctrl+R")
        self.offer_sorting(window.view.event_player.is_arranged)
        view = bar.addMenu(Menu.VIEW())
        self._trick = _add(view, Menu.LAST_TRICK(), window.toggle_last_trick, "L")
        self._scores = _add(view, Menu.SCORES(), window.toggle_scores, "S")
        self._melds = _add(view, Menu.MELDS_AGAIN(), window.recall_melds, "M")
        self._log = _add(view, Menu.LOG(), window.panel_host.toggle_log, "Ctrl+L")
        self._hand_list = _add(view, Menu.HAND_LIST(), window.toggle_hand_list, "Ctrl+H")
        self._review = _add(view, Menu.REVIEW(), window.dialogs.open_review, "R")
        view.addSeparator()
        _add(view, Menu.FULL_SCREEN(), window.toggle_full_screen, "F11")
        help_menu = bar.addMenu(Menu.HELP())
        _add(help_menu, Menu.RULES(), window.dialogs.open_rules, QKeySequence.StandardKey.HelpContents)
        about = _add(help_menu, Menu.ABOUT(), window.dialogs.open_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def show_state(self) -> None:
        """Let be used what can be used now."""
        controller = self._controller
        may_look = not controller.awaits_person  # what these show would lie over the curtain
        for action in (self._trick, self._log, self._hand_list):
            action.setEnabled(may_look)
        self._melds.setEnabled(may_look and self._window.view.event_player.can_recall)
        self._scores.setEnabled(may_look and bool(controller.observation.results))
        self._undo.setEnabled(controller.can_undo)
        self._redo.setEnabled(controller.can_redo)
        self._next.setEnabled(controller.awaits_deal)
        self._hint.setEnabled(controller.prompt is not None)
        self._out.setEnabled(self._window.panel_host.can_claim)
        self._review.setEnabled(controller.can_review)

    def offer_sorting(self, offered: bool) -> None:
        """Let the hand be sorted again, or not while it lies sorted."""
        self._sort.setEnabled(offered)


def _add(
    menu: QMenu,
    label: str,
    slot: Callable[[], object],
    keys: QKeySequence.StandardKey | str | None = None,
) -> QAction:
    action = QAction(label, menu)  # a menu that is made again takes its actions along
    action.setAutoRepeat(False)  # O held down would claim to be out and confirm it
    action.triggered.connect(slot)
    if keys is not None:
        action.setShortcut(QKeySequence(keys))
    menu.addAction(action)
    return action
