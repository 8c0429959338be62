"""A screen without a monitor, along with a mouse and a keyboard, to use a program as a person does."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, cast

from PySide6.QtGui import QImage
from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest
from Xlib.xobject.drawable import Window

from pinochle_qt.ui.main_window import AROUND, FIRST_SIZE
from system import Trouble

WIDTH, HEIGHT = FIRST_SIZE
"""The place of the window: where nobody manages windows, it stands in the upper left corner."""
_LOOK: Final = 0.001
"""How long to wait before looking again, in seconds."""
_DEPTH: Final = 24


class Screen(AbstractContextManager["Screen"]):
    """An X server of its own, with just enough room for the first window, for as long as the block lasts."""

    def __init__(self) -> None:
        ready, told = os.pipe()
        size = f"{WIDTH + AROUND.width()}x{HEIGHT + AROUND.height()}x{_DEPTH}"
        # Programs in another root have no cookie of this one's.
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(told), "-screen", "0", size, "-nolisten", "tcp", "-ac"],
            pass_fds=[told],
            stderr=subprocess.DEVNULL,
        )
        os.close(told)
        with os.fdopen(ready, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            self._server.wait()
            raise Trouble("Xvfb did not start: please run it by hand and mend what it says.")
        self.name = f":{number}"
        """What DISPLAY is for programs that are to be seen here."""
        self._display = Display(self.name)
        self._root = self._display.screen().root

    def __exit__(self, *_: object) -> None:
        self._display.close()
        self._server.terminate()
        self._server.wait()

    def color(self, x: int, y: int) -> int:
        """Return the color of a pixel, as 0xRRGGBB."""
        return int.from_bytes(self._pixels(x, y, 1, 1)[:3], "little")

    def picture(self) -> QImage:
        """Return what is on the screen where the window stands."""
        pixels = self._pixels(0, 0, WIDTH, HEIGHT)
        return QImage(pixels, WIDTH, HEIGHT, 4 * WIDTH, QImage.Format.Format_RGB32).copy()

    def keep_picture(self, path: Path) -> None:
        """Write that picture to a file; raises OSError if that cannot be done."""
        path.parent.mkdir(parents=True, exist_ok=True)
        if not self.picture().save(str(path)):
            raise OSError(f"{path} could not be written")

    def _pixels(self, x: int, y: int, width: int, height: int) -> bytes:
        """Return a part of the screen, four bytes a pixel: blue, green, red, nothing."""
        image = self._root.get_image(x, y, width, height, X.ZPixmap, 0xFFFFFFFF)
        return cast("bytes", image.data)

    def click(self, x: int, y: int) -> None:
        """Move the mouse there and press its left button."""
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        xtest.fake_input(self._display, X.ButtonPress, 1)
        xtest.fake_input(self._display, X.ButtonRelease, 1)
        self._display.sync()

    def press(self, *names: str) -> None:
        """Press keys together, by the names that X has for them: `press("Control_L", "q")`."""
        codes = [self._display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()

    def titles(self) -> list[str]:
        """Return what is written on the windows that can be seen."""
        return [title for title, _ in self._windows() if title]

    def give_keys(self, title: str) -> None:
        """Let the window of that title have the keys, as who manages windows would do."""
        for said, window in self._windows():
            if said == title:
                window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self._display.sync()

    def _windows(self) -> Iterator[tuple[str, Window]]:
        """Yield the windows that can be seen, with what is written on them."""
        name, kind = (self._display.intern_atom(each) for each in ("_NET_WM_NAME", "UTF8_STRING"))
        for window in self._root.query_tree().children:
            if window.get_attributes().map_state == X.IsViewable:
                said = window.get_full_property(name, kind)
                yield "" if said is None else bytes(said.value).decode(), window

    def wait(self, what: str, is_so: Callable[[], bool], seconds: float = 30) -> None:
        """Wait until something is so; raises Trouble, which says what was waited for, if it does not come about."""
        limit = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > limit:
                raise Trouble(f"After {seconds:.0f} seconds there still was not {what}.")
            time.sleep(_LOOK)
