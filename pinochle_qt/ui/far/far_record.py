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
from pinochle_qt.record.replay import Replayer, replay_one
from pinochle_qt.record.store import Journal, JournalBusy, StoreError
from pinochle_qt.record.values import DealLine, Header, LineError, RecordError
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.far import FarWord

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pinochle_qt.protocol.messages import Answer
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.record.store import RecordStore, SavedGame
    from pinochle_qt.ui.far.far_table import FarTable

PAUSE_MS: Final = 400
"""The time before each question, so that a table is never asked too much."""
_MOST_LINES: Final = 10_000
"""The most lines of a copy: some two hundred deals."""
_MOST_CHARACTERS: Final = 8 * 1024 * 1024
"""The most characters of a copy, which is kept in memory."""
_MOST_SEARCHED: Final = 200
"""How many of the latest games are searched for a copy that was begun before this window came back."""


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
        self._asked = (0, 0)
        """The deal that was asked for last, 0 if no answer is awaited, and how many deals were over by then."""
        self._told = ("", "")
        """The match of which there is no copy, and the sentence about the reason that was told last."""
        self._first = ""
        """The first line, as the table told it with the last deal."""
        self._header: Header | None = None
        """The same line, decoded; None before the first deal."""
        self._deals: list[tuple[str, ...]] = []
        """The lines of each deal."""
        self._replayer: Replayer | None = None
        """Plays one deal after the other; None before the first one."""
        self._journal: Journal | None = None
        self._earlier: tuple[Path, RecordedGame] | None = None
        """The copy that was begun earlier, as long as it has not been opened, and what is in it."""
        self._title = ""
        """What the user calls the copy."""
        self._is_over = False
        """Whether the copy holds the whole match, so that nothing may replace it."""
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
                self._can_ask, self._asked = message.records, (0, 0)
            case State():
                self._follow()
            case Told("record", lines) if self._can_ask and lines and self._asked[0]:
                self._take(lines)

    def _follow(self) -> None:
        """Ask for the next deal that is over, or begin anew with another match.

        If the table does not tell about that deal yet, it is asked again after the next one.
        """
        over = len(self._table.newest.results)
        if over < len(self._deals):
            self._begin_anew()
        is_asked = self._asked == (len(self._deals) + 1, over)
        if self._can_ask and over > len(self._deals) and not is_asked and not self._next.isActive():
            self._next.start()

    def _ask(self) -> None:
        self._asked = (len(self._deals) + 1, len(self._table.newest.results))
        self._table.send(Ask("record", self._asked[0]))

    def _take(self, told: Sequence[object]) -> None:
        """Take a deal, after which the header may be another one: that of another match, or with other people."""
        try:
            header, deal, lines = self._checked(told)
        except LineError:
            self._give_up(FarWord.NO_COPY())
            return
        if deal != self._asked[0]:
            return
        self._asked = (0, 0)
        if self._told == (header.copy_of, FarWord.NO_COPY()):
            self._can_ask = False
            return
        before = self._header
        if before is not None and before.copy_of != header.copy_of:
            self._begin_anew()
        elif before is not None and (before.everybody, before.agreements) != (header.everybody, header.agreements):
            self._forget_deals()  # their lines say who else decided something
        self._first, self._header = lines[0], header
        if deal == len(self._deals) + 1:
            self._add(header, lines)
        self._follow()

    def _checked(self, told: Sequence[object]) -> tuple[Header, int, tuple[str, ...]]:
        """Return a header, the number of a deal, and the lines of both.

        Raises:
            LineError: it is none of this match, or more than this window keeps.
        """
        lines = tuple([line for line in told if isinstance(line, str) and len(line) < MAX_LINE])
        size = sum(map(len, chain(lines, *self._deals)))
        if not 1 < len(lines) == len(told) <= _MOST_LINES - sum(map(len, self._deals)) or size > _MOST_CHARACTERS:
            raise LineError("too much or too little", "a deal")
        header, deal = map(decode_line, lines[:2])
        is_right = isinstance(header, Header) and header.copy_of and header.rules == self._table.newest.rules
        if not isinstance(header, Header) or not is_right or not isinstance(deal, DealLine):
            raise LineError("something else", "a deal of this match")
        return header, deal.number, lines

    def _add(self, header: Header, lines: Sequence[str]) -> None:
        """Add a deal that goes on as this window has seen it, and keep all deals once they are here."""
        try:
            is_over = self._play_on(header, lines)
        except LineError:
            self._give_up(FarWord.NO_COPY())
            return
        self._deals.append(tuple(lines[1:]))
        if len(self._deals) == len(self._table.newest.results):
            self._keep(header, is_over=is_over)

    def _play_on(self, header: Header, lines: Sequence[str]) -> bool:
        """Play one more deal after the others, and return whether the match is over with it.

        Played one by one, deals never keep the window from answering for long.

        Raises:
            LineError: it does not follow from the others, is not complete, or is not what this window has seen.
        """
        if self._replayer is None:
            self._replayer = Replayer(header, lines[0], keep_steps=False)
        for line in lines[1:]:
            self._replayer.take(decode_line(line), line)
        match = self._replayer.finished("the end of a deal").match
        if match.results != self._table.newest.results[: len(self._deals) + 1]:
            raise LineError("something else", "what this window has seen")
        return bool(match.winners)

    def _keep(self, header: Header, *, is_over: bool) -> None:
        """Write all deals into the file."""
        try:
            if self._is_over or (self._journal is None and not self._find(header)):
                return
            titled = replace(header, title=self._title)
            first = amended_line(updated_line(self._first, header), titled)
            self._write(titled, (first, *chain(*self._deals)))
            self._is_over = is_over
        except RecordError:
            self._give_up(FarWord.NO_COPY())
        except JournalBusy:
            self._give_up("")
        except StoreError as error:  # after the next deal, there may be room on the disk
            self._tell(str(error))
        else:
            self.count = len(self._deals)
            self.kept.emit()

    def _write(self, header: Header, lines: Sequence[str]) -> None:
        if self._journal is not None:
            self._journal.rewrite(lines)
        elif self._earlier is None:
            self._journal = self._store.create(header, lines)
        else:
            path, kept = self._earlier
            self._journal = Journal(path, kept.lines if kept.match.winners else lines)

    def _find(self, header: Header) -> bool:
        """Find the copy that was begun earlier; return False if none is needed, as this program has the game, or more.

        Any table can claim to play any match, so only a copy that has gone on as this window has seen it is taken.
        """
        self._earlier, self._title = None, ""
        results = self._table.newest.results
        for game in islice(self._store.saved(), _MOST_SEARCHED):
            if not game.header.copy_of and game.header.commitment == header.copy_of:
                self._give_up("")
                return False
            copy = _read(game) if game.header.copy_of == header.copy_of and _fits(game.header, header) else None
            if copy is None:
                continue
            kept = copy.match.results
            if kept == results[: len(kept)]:
                self._earlier, self._title = (game.path, copy), game.header.title
                return True
            if results == kept[: len(results)]:  # another window of this program has heard more
                return False
        return True

    def _give_up(self, sentence: str) -> None:
        """Copy no more of this match, and say why unless another window of this program keeps it."""
        self._can_ask = False
        if sentence:
            self._tell(sentence)

    def _tell(self, sentence: str) -> None:
        """Say why there is no copy, but not again whenever the connection comes back."""
        told = ("" if self._header is None else self._header.copy_of, sentence)
        if told != self._told:
            self._told = told
            self.trouble.emit(sentence)

    def _begin_anew(self) -> None:
        self._next.stop()
        self._forget_deals()
        self._header, self._earlier, self._title, self.count = None, None, "", 0
        self._asked, self._is_over = (0, 0), False
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _forget_deals(self) -> None:
        self._deals.clear()
        self._replayer = None


def _fits(one: Header, other: Header) -> bool:
    """Return whether two headers can be of one match; people come and go, but never change in number."""
    return one.rules == other.rules and len(one.everybody) == len(other.everybody)


def _read(game: SavedGame) -> RecordedGame | None:
    """Return a game; None if it cannot be read."""
    try:
        return replay_one(game.path)
    except RecordError:
        return None
