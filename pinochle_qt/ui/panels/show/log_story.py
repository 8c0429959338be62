"""What the log tells, before anybody has opened it and while it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pinochle_qt.ui.panels.show.log import LogPanel


class LogStory:
    """The story of a game up to a moment, told only once there is a log to write it into, and everything since."""

    def __init__(self) -> None:
        self._story: Callable[[], Iterable[str]] = tuple
        self._sentences: list[str] = []
        self._log: LogPanel | None = None

    def write_into(self, log: LogPanel | None) -> None:
        """Write into a log from now on, or into none until there is one again."""
        self._log = log
        self._rewrite()

    def tell(self, sentence: str) -> None:
        """Add a sentence."""
        self._sentences.append(sentence)
        if self._log is not None:
            self._log.add(sentence)

    def retell(self, story: Callable[[], Iterable[str]]) -> None:
        """Begin anew with the story so far."""
        self._story = story
        self._sentences.clear()
        self._rewrite()

    def _rewrite(self) -> None:
        if self._log is None:
            return
        self._log.clear()
        for sentence in (*self._story(), *self._sentences):
            self._log.add(sentence)
