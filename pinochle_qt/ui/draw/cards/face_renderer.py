"""Draws pictures in a background thread, so that no card waits for its face in mid-flight."""

from __future__ import annotations

from collections import deque
from threading import Event, Thread
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from PySide6.QtGui import QImage

Key = TypeVar("Key")


class FaceRenderer(Generic[Key]):
    """A thread that draws pictures in the given order; `draw` must release the GIL for most of its time."""

    def __init__(
        self, wanted: Iterable[Key], draw: Callable[[Key], QImage], finish: Callable[[dict[Key, QImage]], None]
    ) -> None:
        """Begin to draw; if not stopped, the thread passes everything drawn to `finish` at the end."""
        self._wanted = list(wanted)
        self._draw = draw
        self._finish = finish
        self._drawn: deque[tuple[Key, QImage]] = deque()
        self._is_stopped = Event()
        self._thread = Thread(target=self._run, name="faces", daemon=True)
        self._thread.start()

    def take(self) -> Iterator[tuple[Key, QImage]]:
        """Yield what has been drawn since the last call."""
        while self._drawn:
            yield self._drawn.popleft()

    @property
    def is_drawing(self) -> bool:
        """Whether there is still something to draw."""
        return self._thread.is_alive()

    def wait(self) -> None:
        """Wait until everything is drawn."""
        self._thread.join()

    def stop(self) -> None:
        """Stop drawing, after the picture in progress is finished."""
        self._is_stopped.set()
        self._thread.join()

    def _run(self) -> None:
        all_drawn: dict[Key, QImage] = {}
        for key in self._wanted:
            if self._is_stopped.is_set():
                return
            all_drawn[key] = self._draw(key)
            self._drawn.append((key, all_drawn[key]))
        self._finish(all_drawn)
