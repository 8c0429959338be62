"""Reads games from files: those that the user names, wherever they are, and those that this program has saved."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from pinochle_qt.reading import is_large
from pinochle_qt.record.continued_copies import copy_of
from pinochle_qt.record.store import JournalBusy, RecordStore, StoreError
from pinochle_qt.record.values import RecordError
from pinochle_qt.session.session import Session
from pinochle_qt.words.dialogs.opening import Opened
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.record.replay import Watch
    from pinochle_qt.session.paths import Paths

T = TypeVar("T")


def read(path: Path, work: Callable[[Watch | None], T], window: QWidget | None) -> T | None:
    """Return what `work` reads from a file, or None if the user stopped it; it raises what `work` raises.

    A large file is read under a dialog over the window, if there is one.
    """
    if window is None or not is_large(path):
        return work(None)
    from pinochle_qt.ui.history.long_reading import read_beside  # most games are small

    return read_beside(path, work, window)


def named_game(path: Path, paths: Paths, watch: Watch | None = None) -> tuple[Session, str]:
    """Return the game in a file, which is saved there from now on, or else a copy of it and a sentence that says so.

    A finished game is not copied, as there is nothing to save. A game at another computer's table is practice here.

    Raises:
        RecordError: if the record cannot be read.
        ReadingStopped: if the watch stopped it.
    """
    path, store = Path(os.path.realpath(path)), RecordStore(paths.games)  # so that the next start finds it too
    try:
        return _played_here(Session.resume(path, store, watch), "")
    except JournalBusy:
        notice = Word.GAME_BUSY
    except StoreError:
        notice = Word.GAME_READ_ONLY
    unsaved = Session.resume(path, watch=watch)
    if unsaved.is_over:
        return unsaved, Opened.LOOKED_AT()
    if unsaved.header.copy_of:
        return _played_here(unsaved, "")
    try:
        session = _copy(path, store, watch)
    except StoreError as error:
        unsaved.save_in(store, str(error))
        return unsaved, str(error)
    return session, notice(path=str(session.path))


def saved_game(path: Path, store: RecordStore | None, watch: Watch | None = None) -> tuple[Session, str]:
    """Return a game that this program has saved, and if it cannot be saved there now, a sentence that says why.

    Raises:
        RecordError: if the record cannot be read.
        JournalBusy: if another program is playing the game.
        ReadingStopped: if the watch stopped it.
    """
    session, error = Session.resume_anyhow(path, store, watch)
    return _played_here(session, "" if error is None else str(error))


def _played_here(session: Session, notice: str) -> tuple[Session, str]:
    """Return a game and what is to be said about it, or practice if it is a copy of one that goes on elsewhere."""
    if not session.header.copy_of or session.is_over:
        return session, notice
    session.close()
    return session.practice(), Opened.COPY()


def _copy(path: Path, store: RecordStore, watch: Watch | None) -> Session:
    """Return a copy of the game in a file, the one begun earlier if there is one.

    Raises:
        RecordError: if the record cannot be read.
        StoreError: if the copy cannot be written.
    """
    earlier = copy_of(path, store.folder)
    if earlier is not None:
        try:
            return Session.resume(earlier, store, watch)
        except (RecordError, StoreError):
            pass  # it is in use too, or is damaged: make another one
    return Session.resume_copy(path, store, watch)
