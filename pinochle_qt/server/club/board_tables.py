"""Opens the tables of a club night, each for one board, with what has been played and used there before."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pinochle_qt.names import UNNAMED
from pinochle_qt.protocol.options import TableOptions
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import SUFFIX, RecordError, SeatSetup
from pinochle_qt.server import table_file
from pinochle_qt.server.club import announcements
from pinochle_qt.server.club.club_table import ClubTable
from pinochle_qt.server.club.experts import ExpertTask
from pinochle_qt.server.club.plan import number_of, players_of
from pinochle_qt.server.guests import name_from, new_code, new_key
from pinochle_qt.server.table_file import KnownGuest, SavedTable
from pinochle_qt.session.dealing import generator
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import Session

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.server.club.announcements import ToldEvening
    from pinochle_qt.server.club.evening_file import SavedEvening
    from pinochle_qt.server.club.plan import ClubPlan

RECORDS: Final = "records"
"""The folder with the records of all tables, in a folder for each board and table.

Only its owner can read it, because they tell the cards of boards that are being played.
"""
_STATES: Final = 100_000
"""So many numbers of states are those of one board, so that no guest is told one twice."""
_HOST: Final = 1
"""The number, as a guest, of the seat that nobody has, which is that of the host."""
_RESTING: Final = "computer:steady"
"""Who seems to be at the other places while a pair sits out; nothing is dealt there."""


class BoardTables:
    """Opens tables for the boards of an evening, whose files are in a folder."""

    def __init__(self, plan: ClubPlan, folder: Path, saved: SavedEvening, evening: ToldEvening) -> None:
        """`evening` says what guests are told."""
        self._plan, self._saved, self._evening = plan, saved, evening
        self._records = folder / RECORDS

    def open(self, number: int, pairs: tuple[int, ...], board: int) -> ClubTable:
        """Return a table for a board, with everybody at his place; what has been played of it is there again.

        Without a board, it is where a pair sits out.

        Raises:
            StoreError: it cannot be saved.
        """
        players: dict[int, int] = {
            2 * at + side: player for side, pair in enumerate(pairs) for at, player in enumerate(players_of(pair))
        }
        names: dict[int, str] = {}
        for person, player in players.items():
            names[person] = name_from(self._saved.seats[player].name, names.values())
        used = self._used_in_round(number, board)
        guests = [KnownGuest(_HOST, new_key(), "", "window", "en", is_host=True)]
        for person, player in players.items():
            key, guest = self._saved.seats[player].key, number_of(player)
            overtime, absence = used.get(guest, (0.0, 0.0))
            known = KnownGuest(guest, key, names[person], "phone", "en", person, overtime=overtime, absence=absence)
            guests.append(known)
        first = (board or self._evening.boards[0]) * _STATES
        options = TableOptions(clock=self._plan.clock, spectators=False, fill=False)
        people = tuple(
            SeatSetup(names[person], "human") if person in names else SeatSetup(UNNAMED, _RESTING)
            for person in range(self._plan.rules.table.players)
        )
        session, states = self._session(number, board, people)
        saved = SavedTable(
            table_file.FORMAT, new_code(), max(first, states), len(self._saved.seats) + 1, False, options, tuple(guests)
        )
        seats = {number_of(player): self._saved.seats[player] for player in players.values()}
        codes = {each: seat.code for each, seat in seats.items()}
        unnamed = {each for each, seat in seats.items() if not seat.is_named}
        notes = partial(announcements.to_read, self._evening)
        return ClubTable(
            session, saved, codes, unnamed, notes, when_ready=partial(announcements.when_ready, self._evening)
        )

    def task(self, board: int) -> ExpertTask:
        """Return the cards of a board, the same at all tables."""
        key = generator.key_for(int(self._saved.seed), f"board {board}")
        return ExpertTask(board, self._plan.rules, key, (board - 1) % self._plan.rules.table.players)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _used_in_round(self, number: int, board: int) -> dict[int, tuple[float, float]]:
        """Return what is on the disk, by guest, of the reserve and the absence that were used at a table in this round.

        Both are for all boards that two pairs play against each other, also if the server is started again meanwhile.
        """
        for each in range(board, self._evening.boards[0] - 1, -1) if board else ():
            for journal in self._folder_of(number, each).glob(f"*{SUFFIX}"):
                known = table_file.saved(table_file.path_beside(journal), self._plan.rules.table.players)
                if known is not None:
                    return {guest.number: (guest.overtime, guest.absence) for guest in known.guests}
        return {}

    def _session(self, number: int, board: int, people: tuple[SeatSetup, ...]) -> tuple[Session, int]:
        """Return the match of a board at a table, and up to which number states are used."""
        rules, preset = self._plan.rules, self._plan.preset
        if not board:
            return Session.new(rules, preset, people, Shuffles.fresh(), None, 0), 0
        folder = self._folder_of(number, board)
        store = RecordStore(folder)
        for journal in sorted(folder.glob(f"*{SUFFIX}")):
            try:
                session = Session.resume(journal, store)
            except RecordError:
                store.set_aside(journal.name)
                continue
            known = table_file.saved(table_file.path_beside(journal), len(people))
            return session, _STATES * board + _STATES // 2 if known is None else known.states
        task = self.task(board)
        session = Session.new(rules, preset, people, Shuffles.fresh([task.key]), None, task.dealer)
        session.save_in(store, "")
        return session, 0

    def _folder_of(self, number: int, board: int) -> Path:
        """Return the folder with the record of a board at a table."""
        return self._records / f"board-{board:03}-table-{number}"
