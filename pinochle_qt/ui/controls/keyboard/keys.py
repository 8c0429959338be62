"""Keys that mean the same in all panels, rooms and dialogs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

ENTER_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
ACCEPTING: Final = ENTER_KEYS | {Qt.Key.Key_Space}
"""Keys that press the button with the focus."""
ARROW_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""How far each arrow key moves in a row of choices."""
