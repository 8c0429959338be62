"""The menus of the window: an action for every command, with its keys, enabled while the command is possible."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from pinochle_qt.ui.window.commands import COMMANDS, MENUS, TOOLS
from pinochle_qt.words.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeySequence
    from PySide6.QtWidgets import QMenu, QMenuBar

    from pinochle_qt.phrases import Phrase
    from pinochle_qt.ui.window.commands import Command, Window


class Menus:
    """Fills the menu bar, and enables what the state of the match allows.

    `fill` adds the entries after the first frame, because with their shortcuts they take as long as painting the table.
    """

    def __init__(self, bar: QMenuBar, window: Window) -> None:
        self._bar, self._window = bar, window
        self._menus = {title: bar.addMenu(title()) for title in MENUS}
        self._submenus: dict[Command, QMenu] = {}
        self._actions: dict[Command, QAction] = {}

    def tools(self) -> list[QAction]:
        """Return the actions of the tools on the strip, from left to right."""
        return [self.action(label) for label in TOOLS]

    def action(self, label: Phrase) -> QAction:
        """Return the action of a command, which is made when it is first needed."""
        command = next(each for each in COMMANDS if each.label is label)
        if command not in self._actions:
            action = self._actions[command] = QAction(self._bar)
            action.setAutoRepeat(False)  # holding down O would declare out and confirm it
            # by its words, macOS could take it for one of its own
            action.setMenuRole(QAction.MenuRole[command.role])
            if command.do is not None:
                action.triggered.connect(partial(command.do, self._window))
            action.setCheckable(command.checked is not None)
            action.setEnabled(command.possible is None)
            _label(action, command)
        return self._actions[command]

    def keys_now(self, labels: Iterable[Phrase]) -> list[tuple[str, str]]:
        """Return key and words of each of these commands that has a key and is possible now."""
        from pinochle_qt.ui.controls.keyboard.key_names import NATIVE

        actions = [self.action(label) for label in labels]
        return [
            (action.shortcut().toString(NATIVE), plain(action.text()))
            for action in actions
            if action.isEnabled() and not action.shortcut().isEmpty()
        ]

    def fill(self) -> None:
        """Add the entries to the menus."""
        for command in COMMANDS:
            menu = self._menus[command.menu]
            if command.begins_group:
                menu.addSeparator()
            if command.lists is None:
                action = self.action(command.label)
                action.setShortcuts(_keys(command))
                menu.addAction(action)
            else:
                submenu = self._submenus[command] = menu.addMenu(command.label())
                submenu.addAction("")  # on some systems, an empty menu cannot be opened
                submenu.aboutToShow.connect(partial(command.lists, self._window, submenu))

    def retranslate(self) -> None:
        """Label everything in the current language."""
        for title, menu in self._menus.items():
            menu.setTitle(title())
        for command, submenu in self._submenus.items():
            submenu.setTitle(command.label())
        for command, action in self._actions.items():
            _label(action, command)

    def show_state(self, *, is_away: bool) -> None:
        """Enable what is possible now; `is_away` says whether a page covers the table."""
        has_table = not is_away and self._window.controller.has_table
        for command, action in self._actions.items():
            if command.possible is not None:
                action.setEnabled(has_table and command.possible(self._window))
            if command.checked is not None:
                action.setChecked(command.checked(self._window))


def _label(action: QAction, command: Command) -> None:
    # as an argument of `QAction`, PySide would check whether the text is an icon, and build that large class
    action.setText(command.label())
    if command.tool is not None:
        label, tip = command.tool
        action.setIconText(label())
        action.setToolTip(tip())


def _keys(command: Command) -> list[QKeySequence]:
    from PySide6.QtGui import QKeySequence

    if command.standard_key:
        return [QKeySequence(QKeySequence.StandardKey[command.standard_key])]
    keys = (sys.platform == "darwin" and command.mac_keys) or command.keys
    return list(map(QKeySequence, keys.split("; "))) if keys else []
