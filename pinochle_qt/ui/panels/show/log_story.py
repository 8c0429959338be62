"""The content of the log, both before the log is first opened and while it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pinochle_qt.ui.panels.show.log import LogPanel
    from pinochle_qt.words.game.events import Entry


class LogStory:
    """The story of a game up to some moment, generated only once there is a log for it, and everything since."""

    def __init__(self) -> None:
        self._story: Callable[[], Iterable[Entry]] = tuple
        self._entries: list[Entry] = []
        self._log: LogPanel | None = None

    def write_into(self, log: LogPanel | None) -> None:
        """Write to this log from now on, or to none until there is one again."""
        self._log = log
        self._rewrite()

    def tell(self, entry: Entry) -> None:
        """Add an entry."""
        self._entries.append(entry)
        if self._log is not None:
            self._log.add(*entry)

    def retell(self, story: Callable[[], Iterable[Entry]]) -> None:
        """Start over with the story so far."""
        self._story = story
        self._entries.clear()
        self._rewrite()

    def _rewrite(self) -> None:
        if self._log is None:
            return
        self._log.clear()
        for entry in (*self._story(), *self._entries):
            self._log.add(*entry)
