"""All tables of a server, each in a folder of its own that has the table's code as its name.

The files hold all of a table at any moment: it can be put to sleep, and is found again whatever has happened to the
server. Only tables at which somebody is take memory.
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
from time import time
from typing import TYPE_CHECKING, Final

from pinochle_qt.names import UNNAMED
from pinochle_qt.record.store import RecordStore, StoreError
from pinochle_qt.record.values import SUFFIX, RecordError, SeatSetup
from pinochle_qt.server import table_file
from pinochle_qt.server.guests import is_code, is_same, new_code
from pinochle_qt.server.net.reception import ServedTable
from pinochle_qt.server.table import Table
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.server.game_choice import GameChoice
    from pinochle_qt.server.table_file import SavedTable

LONGEST_AGE: Final = 24 * 3600.0
"""Seconds after which a table ends at which nobody has been."""
ADJOURNED_AGE: Final = 30 * LONGEST_AGE
"""The same for a table whose match has been adjourned."""
UNDEALT_AGE: Final = 3600.0
"""The same for a table at which nothing has been dealt."""
SLEEPY: Final = 300.0
"""Seconds without people after which a table takes no memory."""


class PublicTables:
    """The tables that a server has, by their codes."""

    def __init__(self, folder: Path, machine: str = "", clock: Callable[[], float] = time) -> None:
        """Find the tables in a folder; the codes of new ones begin with the letters of this machine.

        Raises:
            OSError: the folder cannot be made or read.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._machine, self._clock = folder, machine, clock
        self._last: dict[str, float] = {each.name: _changed(each) for each in folder.iterdir() if is_code(each.name)}
        """When somebody was at each table last, in seconds since 1970."""
        self._undealt = {code for code in self._last if not self._has_dealt(folder / code)}
        """Those at which nothing had been dealt when somebody looked last."""
        found = {code: saved for code in self._last if (saved := self._saved(code)) is not None}
        self._adjourned = {code for code, saved in found.items() if saved.is_adjourned}
        """Those that sleep and whose match waits for another day."""
        self._hosts = {guest.key: code for code, saved in found.items() for guest in saved.guests if guest.is_host}
        """By the key of its host, the code of each table."""
        self.awake: dict[str, ServedTable] = {}
        """Those in memory."""

    def __len__(self) -> int:
        """Return how many tables there are."""
        return len(self._last)

    def __contains__(self, code: object) -> bool:
        """Return whether there is a table with a code."""
        return code in self._last

    @property
    def adjourned(self) -> int:
        """How many tables sleep whose match waits for another day."""
        return len(self._adjourned)

    def find(self, code: str, key: str = "") -> ServedTable | None:
        """Return the table with a code; None if there is none, or its files cannot be read.

        A table that sleeps is found with the key of one of its guests, or without any: it is not replayed for a wrong
        one, because that takes so long that strangers could measure which codes there are.
        """
        found = self.awake.get(code)
        if found is None and code in self._last and (not key or self._has_guest(code, key)):
            found = self._wake(code)
        return found

    def hosted_with(self, key: str) -> ServedTable | None:
        """Return the table whose host has this key; None if there is none."""
        code = self._hosts.get(key)
        return None if code is None else self.find(code, key)

    def open(self, game: GameChoice, link: str, key: str = "") -> ServedTable:
        """Return a new table for a game, which phones find at this link; its host has this key, if it is given.

        Raises:
            StoreError: it cannot be saved.
        """
        code = new_code(self._machine)
        while code in self._last:
            code = new_code(self._machine)
        store = RecordStore(self._folder / code)
        people = (SeatSetup(UNNAMED, "human"),) * game.people
        session = Session.new(game.rules, game.preset, people, Shuffles.of_table(), store)
        table = Table(session, code, store)
        if key:
            table.guests.host.key = key
        self._hosts[table.host_key] = code
        table.moved(link)
        self._last[code] = self._clock()
        self._undealt.add(code)
        return self._served(table)

    def keep(self, served: ServedTable) -> None:
        """Save what is only saved with the next action otherwise: another match that has been chosen.

        Journals of former matches are removed.
        """
        table = served.table
        if not (table.is_saved or table.has_ended) and table.save_now():
            self._tidy(table)  # until then, the files of the match before are all that there is

    def left(self, served: ServedTable) -> None:
        """Note that somebody has left a table."""
        code = served.table.code
        if code in self._last:
            self._last[code] = self._clock()
            with contextlib.suppress(OSError):
                os.utime(self._folder / code)

    def sweep(self) -> list[ServedTable]:
        """End the tables that are too old, let others sleep, and return those in memory that are not there anymore."""
        now, gone = self._clock(), []
        for code, last in list(self._last.items()):
            served = self.awake.get(code)
            if served is not None and not served.table.course.is_gathering:
                self._undealt.discard(code)
            if served is not None and served.guests:
                self._last[code] = now
                continue
            is_adjourned = code in self._adjourned or (served is not None and served.table.course.is_adjourned)
            age = UNDEALT_AGE if code in self._undealt else LONGEST_AGE
            if now - last > age and not (now - last <= ADJOURNED_AGE and is_adjourned):
                self.end(code)
            elif served is not None and now - last > SLEEPY:
                self._sleep(code)
            if served is not None and code not in self.awake:
                gone.append(served)
        return gone

    def end(self, code: str) -> None:
        """Remove a table for good."""
        served = self.awake.pop(code, None)
        if served is not None:
            served.table.session.close()
        self._last.pop(code, None)
        self._hosts = {key: each for key, each in self._hosts.items() if each != code}
        self._undealt.discard(code)
        self._adjourned.discard(code)
        shutil.rmtree(self._folder / code, ignore_errors=True)

    def let_go(self, served: ServedTable) -> None:
        """Keep a table in memory no longer, if it is there; its files stay."""
        if self.awake.get(served.table.code) is served:
            self._sleep(served.table.code)

    def close(self) -> None:
        """Let go of all tables; their files stay."""
        for code in list(self.awake):
            self._sleep(code)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _has_guest(self, code: str, key: str) -> bool:
        saved = self._saved(code)
        return saved is not None and any(is_same(guest.key, key) for guest in saved.guests)

    def _saved(self, code: str) -> SavedTable | None:
        journal = self._journal(self._folder / code)
        return None if journal is None else table_file.saved(table_file.path_beside(journal), MOST_PEOPLE)

    def _wake(self, code: str) -> ServedTable | None:
        folder = self._folder / code
        journal = self._journal(folder)
        if journal is None:
            return None
        try:
            table = Table.resumed(journal, RecordStore(folder))
        except (RecordError, StoreError):
            return None
        if table.code != code:  # its file was lost or damaged: nobody's key is known anymore
            table.session.close()
            return None
        table.address = table.known_address
        self._tidy(table)
        self._adjourned.discard(code)
        return self._served(table)

    def _served(self, table: Table) -> ServedTable:
        table.is_one_of_many, table.hosting.has_own_phrases = True, False
        served = self.awake[table.code] = ServedTable(table)
        return served

    @staticmethod
    def _journal(folder: Path) -> Path | None:
        """Return the journal of the match that is played at a table: the one with the newest file of the table."""
        files = [(_changed(path), path) for path in folder.glob(f"*{table_file.SUFFIX}")]
        return max(files)[1].with_suffix(SUFFIX) if files else None

    @classmethod
    def _has_dealt(cls, folder: Path) -> bool:
        """Return whether the journal of a table has more than its header."""
        journal = cls._journal(folder)
        try:
            with journal.open("rb") if journal is not None else io.BytesIO() as lines:
                return bool(lines.readline() and lines.readline())
        except OSError:
            return True

    @staticmethod
    def _tidy(table: Table) -> None:
        """Remove the journals and files of earlier matches of a table."""
        path = table.session.path
        if path is None:
            return
        for each in path.parent.iterdir():
            if not each.name.startswith(f"{path.stem}.") and each.is_file():
                with contextlib.suppress(OSError):
                    each.unlink()

    def _sleep(self, code: str) -> None:
        table = self.awake.pop(code).table
        if table.course.is_adjourned:
            self._adjourned.add(code)
        table.session.close()


def _changed(path: Path) -> float:
    """Return when a file, or the newest file in a folder, was changed, in seconds since 1970; 0 if it is gone."""
    with contextlib.suppress(OSError):
        inside = [each.stat().st_mtime for each in path.iterdir()] if path.is_dir() else []
        return max([path.stat().st_mtime, *inside])
    return 0.0
