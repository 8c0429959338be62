"""The copy of the record of a match at another program's table, which grows with every deal that is over."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.protocol.messages import Ask, State, Told, Welcome
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.header_changes import amended_line
from pinochle_qt.record.limits import MAX_LINE
from pinochle_qt.record.migrations import updated_line
from pinochle_qt.record.replay import replay_lines
from pinochle_qt.record.store import Journal, JournalBusy, StoreError
from pinochle_qt.record.values import DealLine, Header, LineError, RecordError
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.far import FarWord

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pinochle_qt.protocol.messages import Answer
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.ui.far.far_table import FarTable

PAUSE_MS: Final = 400
"""The time before each question, so that a table is never asked too much."""
_MOST_LINES: Final = 10_000
"""The most lines of a copy: some two hundred deals."""
_MOST_SEARCHED: Final = 200
"""Among how many of the latest games the copy is looked for that was begun before this window came back."""


class FarRecord(QObject):
    """Asks for each deal that is over, and keeps it among the games if it is as this window has seen it.

    Signals:
        kept: the copy has grown.
        trouble: a sentence about why there is no copy.
    """

    kept = Signal()
    trouble = Signal(str)

    def __init__(self, table: FarTable, store: RecordStore) -> None:
        super().__init__(table)
        self._table, self._store = table, store
        self._can_ask = False
        self._first = ""
        """The first line, as the table told it with the last deal."""
        self._header: Header | None = None
        """What that says; None before the first deal."""
        self._deals: list[tuple[str, ...]] = []
        """The lines of each deal."""
        self._journal: Journal | None = None
        self._path: Path | None = None
        """The copy that was begun earlier, as long as it has not been opened."""
        self._title = ""
        """What the user calls the copy."""
        self.count = 0
        """How many deals are in the copy."""
        self._next = make_timer(self, self._ask, PAUSE_MS)
        table.heard.connect(self._hear)

    @property
    def path(self) -> Path | None:
        """Where the copy is; None as long as there is none."""
        return None if self._journal is None else self._journal.path

    def close(self) -> None:
        """Ask no more, and release the file for others."""
        self._can_ask = False
        self._begin_anew()

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _hear(self, message: Answer) -> None:
        match message:
            case Welcome():
                self._can_ask = message.records
            case State():
                self._follow()
            case Told("record", lines) if self._can_ask and lines:
                self._take(lines)

    def _follow(self) -> None:
        """Ask for the next deal that is over, or begin anew with another match."""
        over = len(self._table.newest.results)
        if over < len(self._deals):
            self._begin_anew()
        if self._can_ask and over > len(self._deals) and not self._next.isActive():
            self._next.start()

    def _ask(self) -> None:
        self._table.send(Ask("record", len(self._deals) + 1))

    def _take(self, told: Sequence[object]) -> None:
        """Take a deal, after which the header may be another one: that of another match, or with other people."""
        try:
            header, deal, lines = self._checked(told)
        except LineError:
            self._give_up(FarWord.NO_COPY())
            return
        before = self._header
        if before is not None and before.copy_of != header.copy_of:
            self._begin_anew()
        elif before is not None and before.everybody != header.everybody:  # the lines say who else decided something
            self._deals.clear()
        self._first, self._header = lines[0], header
        if deal == len(self._deals) + 1:
            self._deals.append(lines[1:])
            if len(self._deals) == len(self._table.newest.results):
                self._keep(header)
        self._follow()

    def _checked(self, told: Sequence[object]) -> tuple[Header, int, tuple[str, ...]]:
        """Return a header, the number of a deal, and the lines of both.

        Raises:
            LineError: it is none of this match, or more than this window keeps.
        """
        lines = tuple([line for line in told if isinstance(line, str) and len(line) < MAX_LINE])
        if not 1 < len(lines) == len(told) <= _MOST_LINES - sum(map(len, self._deals)):
            raise LineError("too much or too little", "a deal")
        header, deal = map(decode_line, lines[:2])
        is_right = isinstance(header, Header) and header.copy_of and header.rules == self._table.newest.rules
        if not isinstance(header, Header) or not is_right or not isinstance(deal, DealLine):
            raise LineError("something else", "a deal of this match")
        return header, deal.number, lines

    def _keep(self, header: Header) -> None:
        """Write all deals into the file, if they are what this window has seen of the match."""
        try:
            if self._journal is None and not self._find(header.copy_of):
                return
            first = amended_line(updated_line(self._first, header), replace(header, title=self._title, practice=False))
            lines = (first, *chain(*self._deals))
            self._write(self._replayed(lines), lines)
        except (RecordError, LineError, ValueError):
            self._give_up(FarWord.NO_COPY())
        except JournalBusy:
            self._give_up("")
        except StoreError as error:
            self._give_up(str(error))
        else:
            self.count = len(self._deals)
            self.kept.emit()

    def _replayed(self, lines: Sequence[str]) -> Header:
        """Return the header of a game that has gone as this window has seen it.

        Raises:
            RecordError: it is not valid.
            LineError: it is another one.
            ValueError: there are several.
        """
        [game] = replay_lines(self._store.folder, (f"{line}\n".encode() for line in lines))
        if game.match.results != self._table.newest.results or len(game.lines) != len(lines):
            raise LineError("something else", "what this window has seen")
        return game.header

    def _write(self, header: Header, lines: Sequence[str]) -> None:
        if self._journal is not None:
            self._journal.rewrite(lines)
        elif self._path is not None:
            self._journal = Journal(self._path, lines)
        else:
            self._journal = self._store.create(header, lines)

    def _find(self, match: str) -> bool:
        """Find the copy that was begun earlier, and return False if the game itself is here: it needs no copy."""
        for game in islice(self._store.saved(), _MOST_SEARCHED):
            if game.header.copy_of == match:
                self._path, self._title = game.path, game.header.title
                return True
            if game.header.commitment == match:
                self._give_up("")
                return False
        return True

    def _give_up(self, sentence: str) -> None:
        """Copy no more of this match, and say why unless another window of this program keeps it."""
        self._can_ask = False
        if sentence:
            self.trouble.emit(sentence)

    def _begin_anew(self) -> None:
        self._next.stop()
        self._deals.clear()
        self._header, self._path, self._title, self.count = None, None, "", 0
        if self._journal is not None:
            self._journal.close()
            self._journal = None
