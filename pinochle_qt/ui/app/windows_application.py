"""What Windows is told about the program before its window opens."""

from __future__ import annotations

import ctypes
import sys

from pinochle_qt import IDENTIFIER


def identify() -> None:
    """Give this process the identifier that the shortcut of the installer has, and the taskbar puts the two together.

    Without one, the window of a program that is run from its source would be shown as one of Python's.
    """
    if sys.platform == "win32":
        ctypes.WinDLL("shell32").SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(IDENTIFIER))
