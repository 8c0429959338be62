"""Enter in dialogs presses the button that has the focus; the main button only when no other button has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from pinochle_qt.ui.history.long_reading import ReadingDialog
from tests.ui.every_page import dialogs

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QDialog
    from pytestqt.qtbot import QtBot

    from tests.ui.playing import Table


def check(qtbot: QtBot, dialog: QDialog) -> None:
    """Press Enter on every button of a dialog except choices already made; none of them does anything."""
    qtbot.waitUntil(dialog.isActiveWindow)
    pressed: list[QAbstractButton] = []
    buttons = dialog.findChildren(QAbstractButton)
    for button in buttons:
        button.clicked.connect(lambda *_: None)  # so that there is something to disconnect
        button.clicked.disconnect()
        button.clicked.connect(lambda *_, button=button: pressed.append(button))
    tried = 0
    for button in buttons:
        # what is down afterward, such as the number of players, can make others disappear
        is_shown = button.isVisible() and button.isEnabled() and button.focusPolicy() & Qt.FocusPolicy.TabFocus
        if is_shown and not (button.autoExclusive() and button.isChecked()):
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, Qt.Key.Key_Return)
            assert pressed == [button], f"{type(dialog).__name__}: {button.text() or button.accessibleName()}"
            pressed.clear()
            tried += 1
    assert tried, type(dialog).__name__
    for button in buttons:
        button.clicked.disconnect()  # what is connected keeps the dialog alive


def test_enter_presses_the_focused_button_in_every_dialog(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    for dialog in dialogs(table, tmp_path):
        check(qtbot, dialog)
    reading = ReadingDialog("long.pinochle", table.window)
    reading.show()
    check(qtbot, reading)
    reading.close()
    reading.deleteLater()
