"""The screen of the Windows that this runs on, to use a program there as a person does."""

import ctypes
from typing import Final

from PySide6.QtGui import QGuiApplication, QImage

from screens import HEIGHT, WIDTH, AnyScreen
from system import Trouble

_KEYS: Final = {"Control_L": 0x11, "Escape": 0x1B}
"""Windows' numbers of the keys whose names are not letters."""
_KEY_UP: Final = 2
_BUTTON_DOWN, _BUTTON_UP = 2, 4
_LONGEST_TITLE: Final = 256


class _Point(ctypes.Structure):
    _fields_ = (("x", ctypes.c_long), ("y", ctypes.c_long))


class Desktop(AnyScreen):
    """The primary screen, with its mouse and keyboard, which nobody else should use meanwhile."""

    def __init__(self) -> None:
        self._application = QGuiApplication.instance() or QGuiApplication([])
        self._user32 = ctypes.CDLL("user32")
        self._user32.FindWindowW.restype = ctypes.c_void_p
        self._user32.FindWindowW.argtypes = (ctypes.c_wchar_p, ctypes.c_wchar_p)
        self._user32.ClientToScreen.argtypes = (ctypes.c_void_p, ctypes.POINTER(_Point))
        self._user32.SetForegroundWindow.argtypes = (ctypes.c_void_p,)
        self._origin = (0, 0)

    def __exit__(self, *_: object) -> None:
        """Leave the screen as it is."""

    def picture(self) -> QImage:
        """Return the content of the screen in the area of the window."""
        left, top = self._origin
        picture = QGuiApplication.primaryScreen().grabWindow(0, left, top, WIDTH, HEIGHT).toImage()
        return picture.convertToFormat(QImage.Format.Format_RGB32)

    def click(self, x: int, y: int) -> None:
        """Move the mouse to a point and click its left button."""
        left, top = self._origin
        self._user32.SetCursorPos(left + x, top + y)
        for what in (_BUTTON_DOWN, _BUTTON_UP):
            self._user32.mouse_event(what, 0, 0, 0, 0)

    def press(self, *names: str) -> None:
        """Press keys together."""
        codes = [_KEYS.get(name) or ord(name.upper()) for name in names]
        for code in codes:
            self._user32.keybd_event(code, 0, 0, 0)
        for code in reversed(codes):
            self._user32.keybd_event(code, 0, _KEY_UP, 0)

    def titles(self) -> list[str]:
        """Return the titles of the visible windows."""
        found: list[str] = []

        def add(window: int, _: int) -> int:
            title = ctypes.create_unicode_buffer(_LONGEST_TITLE)
            handle = ctypes.c_void_p(window)
            if self._user32.IsWindowVisible(handle) and self._user32.GetWindowTextW(handle, title, _LONGEST_TITLE):
                found.append(title.value)
            return 1

        self._user32.EnumWindows(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(add), None)
        return found

    def look_at(self, title: str) -> None:
        """Have pictures and clicks begin at the window with that title, without its frame."""
        point = _Point(0, 0)
        self._user32.ClientToScreen(self._window(title), ctypes.byref(point))
        self._origin = (point.x, point.y)

    def give_keys(self, title: str) -> None:
        """Give the window with that title the keyboard focus."""
        self._user32.SetForegroundWindow(self._window(title))

    def _window(self, title: str) -> int:
        window = self._user32.FindWindowW(None, title)
        if not window:
            raise Trouble(f"There is no window with the title {title}.")
        return int(window)
