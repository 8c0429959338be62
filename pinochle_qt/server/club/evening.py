"""The course of a club night: its tables, board after board and round after round, and what guests are told of it."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.record.lock import FileLock
from pinochle_qt.record.save_errors import reason
from pinochle_qt.record.store import StoreError
from pinochle_qt.server.club import announcements
from pinochle_qt.server.club.board_tables import RECORDS, BoardTables
from pinochle_qt.server.club.club_table import ClubTable
from pinochle_qt.server.club.evening_file import NAME, opened, save
from pinochle_qt.server.club.movement import divisions, rounds
from pinochle_qt.server.club.plan import number_of, player_of, players_of
from pinochle_qt.server.club.standings import BoardResult, PairResult, Standing, pair_results, standings
from pinochle_qt.server.guests import is_same
from pinochle_qt.server.net.reception import ServedTable
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.server.club.evening_file import ClubSeat
    from pinochle_qt.server.club.experts import Experts
    from pinochle_qt.server.club.movement import ClubRound
    from pinochle_qt.server.club.plan import ClubPlan

_LATEST: Final = 180
"""Minutes after the time in the plan in which an evening begins: a server that starts later waits for the next day."""


class ClubPlace(Struct):
    """A table in the present round."""

    number: int
    pairs: tuple[int, ...]
    """North and South, East and West; only one where it sits out."""
    board: int
    """The one that is played there, from 1 through the evening; 0 where nobody plays."""
    served: ServedTable
    ended_at: float | None = None
    """When the board was over."""

    @property
    def table(self) -> ClubTable:
        """The table itself."""
        table = self.served.table
        if not isinstance(table, ClubTable):
            raise AssertionError("a club night has tables of its own")
        return table


class Evening:
    """A club night, which goes on by itself once it has begun; players are numbered from 0, two for each pair."""

    def __init__(
        self,
        plan: ClubPlan,
        folder: Path,
        experts: Experts,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        """Begin an evening, or go on with that in the folder.

        Raises:
            OtherEvening: the folder holds another one.
            BlockingIOError: another server has this one.
            OSError: the folder cannot be read or written.
            StoreError: a table cannot be saved.
        """
        self.plan, self.folder = plan, folder
        (folder / RECORDS).mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = FileLock(folder / NAME)
        try:
            self.saved = opened(folder, plan)
        except BaseException:
            self._lock.release()
            raise
        self.rounds = rounds(plan.movement, plan.pairs)[: plan.rounds]
        self.divisions = divisions(plan.movement, plan.pairs)
        self.places: list[ClubPlace] = []
        self._tables = BoardTables(plan, folder, self.saved, self)
        self._experts, self._now = experts, now
        self._is_wanted = False
        self.revision = self._written = 0
        """How often what is on the disk, or should be there, has changed."""
        self.trouble = ""
        """Why it cannot be written at the moment; the evening goes on, and all is written as soon as possible."""
        self._compared: tuple[int, int, list[PairResult]] = -1, 0, []
        """As of which revision, and of how many results, what was compared last: that takes a while."""
        self._ended_at: float | None = None
        self._arrange(None)

    # ---- what is -----------------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The number of the present round; the first one before it begins, and the last one after it."""
        return min(max(self.saved.round, 1), len(self.rounds))

    @property
    def has_begun(self) -> bool:
        """Whether boards have been dealt."""
        return self.saved.round > 0

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return self.saved.round > len(self.rounds)

    @property
    def now_played(self) -> ClubRound:
        """The present round."""
        return self.rounds[self.round - 1]

    @property
    def boards(self) -> range:
        """The boards of the present round."""
        return range((self.round - 1) * self.plan.boards + 1, self.round * self.plan.boards + 1)

    def names_of(self, pair: int) -> str:
        """Return the names of a pair."""
        return text.together(seat.name for seat in self.seats_of(pair))

    def seats_of(self, pair: int) -> list[ClubSeat]:
        """Return both players of a pair."""
        return [self.saved.seats[player] for player in players_of(pair)]

    @property
    def complete(self) -> list[BoardResult]:
        """The results of the rounds that are over everywhere; nothing else is told to anybody."""
        played = self.round - (not (self.is_over or self._ended_at is not None))
        return [each for each in self.saved.results if each.board <= played * self.plan.boards]

    def results(self) -> list[PairResult]:
        """Return what each of these boards brought each pair."""
        complete = self.complete
        if self._compared[:2] != (self.revision, len(complete)):
            self._compared = self.revision, len(complete), pair_results(complete, self.saved.experts)
        return self._compared[2]

    def standings(self) -> list[list[Standing]]:
        """Return the standings of each division."""
        results = self.results()
        return [standings(results, division) for division in self.divisions]

    def player_with(self, code: str, key: str) -> int | None:
        """Return whose code this is or, if there is a key, whose key."""
        found = None
        for player, seat in enumerate(self.saved.seats):
            if is_same(seat.key, key) if key else is_same(seat.code, code):
                found = player
        return found

    def place_of(self, player: int) -> ClubPlace:
        """Return the table of a player in this round."""
        pair = player // 2 + 1
        return next(place for place in self.places if pair in place.pairs)

    def has_finished(self, player: int) -> bool:
        """Return whether a player has played all boards of the present round."""
        place = self.place_of(player)
        return place.board == self.boards[-1] and place.table.is_played

    # ---- what happens ------------------------------------------------------------------------------------------------

    def begins_with(self, secret: str) -> bool:
        """Return whether this is the secret of whoever may let the evening begin."""
        return is_same(self.saved.begins_with, secret)

    def begin(self) -> None:
        """Let the evening begin even without those who are not there."""
        self._is_wanted = True

    def tick(self, now: float) -> None:
        """Do what is due: deal, note results, and let the tables of the next board or round take the place of these.

        Raises:
            StoreError: a table cannot be opened again; nothing has changed.
        """
        try:
            self._go_on(now)
        finally:
            self._write()

    def _go_on(self, now: float) -> None:
        self._note_names()
        known = self._experts.poll()
        if known:
            self.saved.experts |= known
            self._changed()
        if not self.has_begun:
            if self._is_wanted or self._is_time or all(self._is_here(at) for at in range(2 * self.plan.pairs)):
                self.saved.round = 1
                self._changed()
            return
        if self.is_over:
            return
        self._experts.want(self._tables.task(board) for board in self.boards if board not in self.saved.experts)
        for place in self.places:
            self._look_at(place, now)
        if all(place.ended_at is not None and place.board == self.boards[-1] for place in self.places if place.board):
            self._end_round(now)

    def announce(self, player: int) -> None:
        """Tell a player where he sits now and against whom, or what his rank is."""
        self.place_of(player).table.announce(number_of(player), lambda: announcements.now(self, player))

    def reopen(self, served: ServedTable) -> None:
        """Open a table again from what its files hold."""
        for place in self.places:
            if place.served is served:
                place.table.session.close()
                place.served, place.ended_at = self._opened(place.number, place.pairs, place.board, None), None

    def close(self) -> None:
        """Let go of all tables; their files stay."""
        self._experts.close()
        for place in self.places:
            place.table.session.close()
        self._lock.release()

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _is_time(self) -> bool:
        if not self.plan.start:
            return False
        now = self._now()
        hour, _, minute = self.plan.start.partition(":")
        return (60 * now.hour + now.minute - 60 * int(hour) - int(minute)) % (24 * 60) < _LATEST

    def _is_here(self, player: int) -> bool:
        guest = self.place_of(player).table.guests.get(number_of(player))
        return guest is not None and guest.is_here

    def _look_at(self, place: ClubPlace, now: float) -> None:
        """Deal at a table, or note how its board ended and go on to the next one of the round."""
        table = place.table
        if not place.board:
            return
        if table.course.is_gathering:
            table.deal(now)
        if not table.is_played:
            return
        if place.ended_at is None:
            place.ended_at = now
            self._keep_result(place)
        is_due = now >= place.ended_at + self.plan.pause or table.course.is_everybody_ready
        if is_due and place.board < self.boards[-1]:
            place.served = self._opened(place.number, place.pairs, place.board + 1, now)
            place.board, place.ended_at = place.board + 1, None
            table.session.close()

    def _keep_result(self, place: ClubPlace) -> None:
        if any((each.board, each.table) == (place.board, place.number) for each in self.saved.results):
            return  # before the server was started again
        score = place.table.session.match.results[0].score
        north_south, east_west = place.pairs
        found = BoardResult(place.board, place.number, north_south, east_west, (score[0], score[1]))
        self.saved.results.append(found)
        self._changed()

    def _end_round(self, now: float) -> None:
        """Tell everybody how his boards ended and where he sits next, and after a while go on."""
        if self._ended_at is None:
            self._ended_at = now
            if self.round == len(self.rounds):
                self.saved.round += 1
                self._changed()
            for player in range(2 * self.plan.pairs):
                sentence = partial(announcements.after_round, self, player)
                self.place_of(player).table.announce(number_of(player), sentence)
            return
        if now >= self._ended_at + self.plan.pause or all(
            place.table.course.is_everybody_ready for place in self.places if place.board
        ):
            self.saved.round += 1
            try:
                self._arrange(now)
            except StoreError:
                self.saved.round -= 1
                raise
            self._ended_at = None
            self._changed()

    def _note_names(self) -> None:
        """Note how players have named themselves."""
        is_new = False
        for player, seat in enumerate(self.saved.seats):
            guest = self.place_of(player).table.guests.get(number_of(player))
            if guest is not None and guest.name != seat.name:
                seat.name, seat.is_named, is_new = guest.name, True, True
        if is_new:
            self._changed()

    def _changed(self) -> None:
        self.revision += 1

    def _write(self) -> None:
        if self._written == self.revision:
            return
        try:
            save(self.folder, self.saved)
        except OSError as error:
            self.trouble = reason(error)
        else:
            self._written, self.trouble = self.revision, ""

    # ---- tables ------------------------------------------------------------------------------------------------------

    def _arrange(self, now: float | None) -> None:
        """Let the tables of the present round take the place of the others."""
        before = self.places
        found = []
        for meeting in self.now_played.meetings:
            played = {each.board for each in self.saved.results if each.table == meeting.table}
            left = [board for board in self.boards if board not in played]
            board = left[0] if left else self.boards[-1]
            served = self._opened(meeting.table, meeting.pairs, board, now)
            found.append(ClubPlace(meeting.table, meeting.pairs, board, served))
        if (resting := self.now_played.sits_out) is not None:
            found.append(ClubPlace(0, (resting,), 0, self._opened(0, (resting,), 0, now)))
        self.places = found
        for place in before:
            place.table.session.close()

    def _opened(self, number: int, pairs: tuple[int, ...], board: int, now: float | None) -> ServedTable:
        """Return a table for a board; `now` unless the evening goes on after the server was started again."""
        table = self._tables.open(number, pairs, board)
        if now is not None:
            self._go_on_at(table, now)
        return ServedTable(table)

    def _go_on_at(self, table: ClubTable, now: float) -> None:
        """Let nobody wait again for those who were away at the tables before; within a round, their clocks go on."""
        for guest in table.guests:
            if guest.person is None:
                continue
            place = self.place_of(player_of(guest.number))
            former = place.table.guests.get(guest.number)
            if former is None:
                continue
            if former.takes_over_at is not None and former.takes_over_at <= now:
                guest.takes_over_at = now
            if place.board in self.boards:
                guest.overtime, guest.absence = former.overtime, former.absence
