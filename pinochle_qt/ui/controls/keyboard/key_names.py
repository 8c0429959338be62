"""The names of keys on this desktop, in the current language."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QKeySequence

from pinochle_qt.words.labels import Word

_ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_REDO: Final = ("Ctrl+Shift+Z", "Ctrl+Y")
NATIVE: Final = QKeySequence.SequenceFormat.NativeText


def redo_keys() -> list[QKeySequence]:
    """Return the keys for redo, the same on every desktop; Qt's own list adds keys that hardly any keyboard has."""
    return list(map(QKeySequence, _REDO))


def rules_key() -> str:
    """Return the name of the key for the rules of the game, which is the desktop's key for help."""
    return QKeySequence(QKeySequence.StandardKey.HelpContents).toString(NATIVE)


def key_name(key: str) -> str:
    """Return the name of a key: an arrow for an arrow key, Enter as on buttons, otherwise the desktop's own name.

    The key is given as for `QKeySequence`, or as a range of digits: ``0-9``.
    """
    if key == "Return":
        return Word.ENTER()
    if key == "Backspace":
        return Word.BACKSPACE()  # Qt's Spanish name of it is that of the key beside it
    if re.fullmatch(r"\d-\d", key):
        return key.replace("-", "–")
    *held, last = key.split("+") if len(key) > 1 else (key,)
    if last in _ARROWS:
        both = QKeySequence(f"{held[0]}+A").toString(NATIVE).removesuffix("A") if held else ""
        return both + _ARROWS[last]
    return QKeySequence(key).toString(NATIVE)
