"""The index of all games for use by the window, queried and updated in a thread of its own."""

from __future__ import annotations

import sqlite3
import sys
import threading
from functools import partial
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Signal

from pinochle_qt.library.database import opened
from pinochle_qt.library.index import GameIndex
from pinochle_qt.library.index_update import read_again, updates
from pinochle_qt.reading import is_same_file
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.rooms.games import RoomWord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pinochle_qt.session.paths import Paths

T = TypeVar("T")

FOLLOW_MS = 1500
"""How long the index waits after a change in a game, so that it is not written for every card."""


class FutureAnswer(QObject):
    """The future answer to a question; it is never delivered once its parent is gone.

    Signals:
        ready: the answer.
    """

    ready = Signal(object)


class IndexClient(QObject):
    """The index of all games; the window never waits for it, except in `finish` and `close`.

    Signals:
        changed: games have been added, removed or continued, or all have been read for the first time.
        progressed: the number of files read, and of all files, while there are many to read.
        trouble: a sentence for the user.
    """

    changed = Signal()
    progressed = Signal(int, int)
    trouble = Signal(str)
    _answered = Signal(int, object)

    def __init__(self, paths: Paths, parent: QObject) -> None:
        super().__init__(parent)
        self._paths = paths
        self._jobs: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._index: GameIndex | None = None
        self._updates: Iterator[tuple[int, int]] | None = None
        self._pending: dict[int, FutureAnswer] = {}
        self._last_number = 0
        self._is_closed = False
        self.has_read = False
        """Whether all files have been checked since the start: a game that is unknown then does not exist."""
        self._was_damaged = False
        self._followed: set[str] = set()
        self._soon = make_timer(self, self._read_followed, FOLLOW_MS)
        self._answered.connect(self._deliver)

    # ---- queries from outside --------------------------------------------------------------------------------------

    def ask(self, question: Callable[[GameIndex], T], asker: QObject) -> FutureAnswer:
        """Ask the index a question; the answer is delivered in the GUI thread, as long as the asker exists."""
        answer = FutureAnswer(asker)
        number = self._register(answer)
        self._submit(lambda: self._answered.emit(number, question(self._ensure_index())))
        return answer

    def refresh(self) -> None:
        """Read changes in the games folder in the background."""
        self._submit(self._begin_update)

    def name_of(self, path: Path | None) -> str:
        """Return the name under which the index knows a file, even if given via a link; empty if it is not indexed."""
        if path is None or not self._is_games_folder(path.parent):
            return ""
        return path.name

    def follow(self, path: Path) -> None:
        """Note that a game has continued; it will be read again soon."""
        if self.name_of(path) and not self._is_closed:
            self._followed.add(path.name)
            if not self._soon.isActive():
                self._soon.start()

    def read_amended(self, name: str) -> None:
        """Read a game again after a change in its header, which may leave the size and time of its file unchanged."""
        self._submit(partial(self._read_one, name, is_amended=True))

    def finish(self) -> None:
        """Wait until all jobs are done; for tests and for the end of the program."""
        self._read_followed()
        if self._thread is not None:
            done = threading.Event()
            self._submit(done.set)
            done.wait()

    def close(self) -> None:
        """End the thread; questions that are still waiting get no answer."""
        self._soon.stop()
        self._is_closed = True
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    # ---- in the thread of the window -------------------------------------------------------------------------------

    def _register(self, answer: FutureAnswer) -> int:
        self._last_number += 1
        self._pending[self._last_number] = answer
        return self._last_number

    def _deliver(self, number: int, result: object) -> None:
        answer = self._pending.pop(number)
        if shiboken6.isValid(answer):
            answer.ready.emit(result)
            answer.deleteLater()

    def _read_followed(self) -> None:
        followed, self._followed = self._followed, set()
        for name in followed:
            self._submit(partial(self._read_one, name))

    def _is_games_folder(self, folder: Path) -> bool:
        """Return whether this is the games folder."""
        return is_same_file(folder, self._paths.games)

    def _submit(self, job: Callable[[], Any]) -> None:
        if self._is_closed:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="library", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    # ---- in the thread of the index --------------------------------------------------------------------------------

    def _work(self) -> None:
        while not self._is_closed and (job := self._jobs.get()) is not None:
            try:
                self._run_job(job)
            except Exception:
                if not shiboken6.isValid(self):
                    break  # the window is gone without having closed this, and there is nobody to report to
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
        if self._index is not None:
            self._index.close()

    def _run_job(self, job: Callable[[], object]) -> None:
        """Run a job on the index; if the index file fails, run it again on a newly made one."""
        try:
            job()
        except sqlite3.Error as error:
            if self._index is not None:
                self._index.close()
            self._index = self._updates = None
            if isinstance(error, sqlite3.OperationalError) or self._was_damaged:
                self._index = GameIndex(":memory:")  # the disk no longer accepts it
                self._warn_not_kept(str(error))
            else:
                self._was_damaged = True
                self._open_index(is_damaged=True)
            self._begin_update()
            job()

    def _ensure_index(self) -> GameIndex:
        return self._open_index() if self._index is None else self._index

    def _open_index(self, *, is_damaged: bool = False) -> GameIndex:
        self._index, reason = opened(self._paths.index, GameIndex, is_damaged=is_damaged)
        if reason:
            self._warn_not_kept(reason)
        return self._index

    def _warn_not_kept(self, reason: str) -> None:
        warning = RoomWord.INDEX_NEWER if reason == "newer" else RoomWord.INDEX_NOT_KEPT
        self.trouble.emit(warning(path=str(self._paths.index), reason=reason))

    def _begin_update(self) -> None:
        if self._updates is None:
            self._updates = updates(self._ensure_index(), self._paths.games)
            self._update()

    def _update(self) -> None:
        """Read some more files; questions that have arrived meanwhile are answered in between."""
        step = next(self._updates, None) if self._updates is not None else None
        if step is None:
            self._updates = None
            if not self.has_read:
                self.has_read = True
                self.changed.emit()
            return
        self.progressed.emit(*step)
        self.changed.emit()
        self._submit(self._update)

    def _read_one(self, name: str, *, is_amended: bool = False) -> None:
        if read_again(self._ensure_index(), self._paths.games, name, is_amended=is_amended):
            self.changed.emit()
