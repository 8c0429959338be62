"""What the screens have in common on which programs are used as a person does, with a mouse and a keyboard."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final, Self

from PySide6.QtGui import QImage

from pinochle_qt.ui.window.main_window import FIRST_SIZE
from system import Trouble

WIDTH, HEIGHT = FIRST_SIZE
"""The size of the window when it opens for the first time."""
_LOOK_S: Final = 0.001


class AnyScreen(ABC):
    """A screen on which one window is looked at. Points are relative to its upper left corner; see `look_at`."""

    def __enter__(self) -> Self:
        return self

    @abstractmethod
    def __exit__(self, *_: object) -> None: ...

    @abstractmethod
    def picture(self) -> QImage:
        """Return the content of the screen in the area of the window."""

    @abstractmethod
    def click(self, x: int, y: int) -> None:
        """Move the mouse to a point and click its left button."""

    @abstractmethod
    def press(self, *names: str) -> None:
        """Press keys together, by their names in X: `press("Control_L", "q")`."""

    @abstractmethod
    def titles(self) -> list[str]:
        """Return the titles of the visible windows."""

    @abstractmethod
    def look_at(self, title: str) -> None:
        """Have pictures and clicks begin at the window with that title."""

    @abstractmethod
    def give_keys(self, title: str) -> None:
        """Give the window with that title the keyboard focus."""

    def keep_picture(self, path: Path) -> None:
        """Write the picture to a file; raises OSError if that fails."""
        path.parent.mkdir(parents=True, exist_ok=True)
        if not self.picture().save(str(path)):
            raise OSError(f"{path} could not be written")

    def wait(self, what: str, is_so: Callable[[], bool], seconds: float = 30) -> None:
        """Wait until a condition is true; raises Trouble, with the description of what was expected, on a timeout."""
        limit = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > limit:
                raise Trouble(f"After {seconds:.0f} seconds there still was not {what}.")
            time.sleep(_LOOK_S)
