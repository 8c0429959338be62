"""A screen without a monitor, with a mouse and a keyboard, to use a program as a person does."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, cast

from PySide6.QtGui import QImage
from Xlib import XK, X
from Xlib.display import Display
from Xlib.error import BadWindow
from Xlib.ext import xtest
from Xlib.xobject.drawable import Window

from pinochle_qt.libraries import SystemPart
from pinochle_qt.ui.controls.screen_space import AROUND
from screens import HEIGHT, WIDTH, AnyScreen
from system import Trouble

_DEPTH: Final = 24


def missing_for_screen() -> list[SystemPart]:
    """Return the Debian package that is missing for a screen without a monitor."""
    return [] if shutil.which("Xvfb") else [SystemPart("Xvfb", "xvfb")]


class Screen(AnyScreen):
    """A separate X server, just large enough for the first window, for as long as the block lasts."""

    def __init__(self) -> None:
        ready, number_end = os.pipe()
        size = f"{WIDTH + AROUND.width()}x{HEIGHT + AROUND.height()}x{_DEPTH}"
        # -ac disables access control, because programs in another root do not have this one's cookie.
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(number_end), "-screen", "0", size, "-nolisten", "tcp", "-ac"],
            pass_fds=[number_end],
            stderr=subprocess.DEVNULL,
        )
        os.close(number_end)
        with os.fdopen(ready, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            self._server.wait()
            raise Trouble("Xvfb did not start: please run it by hand and fix what it reports.")
        self.name = f":{number}"
        """The value of DISPLAY for programs that are to appear on this screen."""
        self._display = Display(self.name)
        self._root = self._display.screen().root
        self._origin = (0, 0)

    def __exit__(self, *_: object) -> None:
        self._display.close()
        self._server.terminate()
        self._server.wait()

    def color(self, x: int, y: int) -> int:
        """Return the color of a pixel, as 0xRRGGBB."""
        return int.from_bytes(self._pixels(x, y, 1, 1)[:3], "little")

    def picture(self) -> QImage:
        """Return the content of the screen in the area of the window."""
        pixels = self._pixels(0, 0, WIDTH, HEIGHT)
        return QImage(pixels, WIDTH, HEIGHT, 4 * WIDTH, QImage.Format.Format_RGB32).copy()

    def _pixels(self, x: int, y: int, width: int, height: int) -> bytes:
        """Return the pixels of an area of the screen, four bytes each: blue, green, red, unused."""
        left, top = self._origin
        image = self._root.get_image(left + x, top + y, width, height, X.ZPixmap, 0xFFFFFFFF)
        return cast("bytes", image.data)

    def click(self, x: int, y: int) -> None:
        """Move the mouse to a point and click its left button."""
        left, top = self._origin
        xtest.fake_input(self._display, X.MotionNotify, x=left + x, y=top + y)
        xtest.fake_input(self._display, X.ButtonPress, 1)
        xtest.fake_input(self._display, X.ButtonRelease, 1)
        self._display.sync()

    def press(self, *names: str) -> None:
        """Press keys together, by their names in X: `press("Control_L", "q")`."""
        codes = [self._display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()

    def titles(self) -> list[str]:
        """Return the titles of the visible windows."""
        return [title for title, _ in self._windows() if title]

    def give_keys(self, title: str) -> None:
        """Give the window with that title the keyboard focus, as a window manager would."""
        for window_title, window in self._windows():
            if window_title == title:
                window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self._display.sync()

    def look_at(self, title: str) -> None:
        """Have pictures and clicks begin at the window with that title: Wine leaves room for a frame around it."""
        for window_title, window in self._windows():
            if window_title == title:
                geometry = window.get_geometry()
                self._origin = (geometry.x, geometry.y)

    def _windows(self) -> Iterator[tuple[str, Window]]:
        """Yield the visible windows with their titles."""
        name, kind = (self._display.intern_atom(each) for each in ("_NET_WM_NAME", "UTF8_STRING"))
        for window in self._root.query_tree().children:
            with suppress(BadWindow):  # some exist only for a moment
                if window.get_attributes().map_state == X.IsViewable:
                    title = window.get_full_property(name, kind)
                    yield "" if title is None else bytes(title.value).decode(), window
