"""Brings this window to a table: its own, which a process of its own deals at, or somebody else's."""

from __future__ import annotations

from functools import partial
from time import time
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QUrl, Signal

from pinochle_qt.names import clipped
from pinochle_qt.protocol.messages import Manage, People, State, Told, Welcome
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.guests import new_key
from pinochle_qt.server.net.addresses import local_addresses, place
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.server.process import NewGame
from pinochle_qt.server.visit import Visit
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.words.far import FarWord

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import Answer, GuestMessage
    from pinochle_qt.server.manners.attendance import Attendance
    from pinochle_qt.server.visit import VisitFile
    from pinochle_qt.ui.far.far_table import FarTable
    from pinochle_qt.ui.far.host import TableHost
    from pinochle_qt.ui.game.together import Together
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering

_NO_ATTEMPT: Final = (None, "")
_UNDER_WAY = frozenset({Stage.OPENING, Stage.OPEN})


class GatheringHost(QObject):
    """Opens or joins a table when the page asks for it, and carries what is said between the two.

    Signals:
        dealt: cards are on the table that this window did not have before.
        closing_asked: other people are still at the table that is to be closed.
        joined: where this window has joined somebody else's table, as people write it.
    """

    dealt = Signal()
    closing_asked = Signal()
    joined = Signal(str)

    def __init__(
        self,
        gathering: Gathering,
        together: Together,
        people: Sequence[SeatSetup],
        visits: VisitFile,
        attendance: Attendance,
    ) -> None:
        """Host a gathering; `people` are those whose names free places have, `visits` remembers other tables.

        `attendance` remembers the matches there.
        """
        super().__init__(gathering)
        self._gathering, self._together = gathering, together
        self._people, self._visits, self._attendance = people, visits, attendance
        gathering.visit = visits.visit
        self._shown_address = ""
        self._host: TableHost | None = None
        self._is_new_there = False
        """Whether a server has been asked for a table, and has not answered yet."""
        self._attempt: tuple[tuple[str, NewGame] | None, str] = _NO_ATTEMPT
        """The server and the game for which a table is wanted, and the key for it, until the server has answered.

        With the same key, another attempt leads to the table that the server may have opened without anybody's hearing.
        """
        self._kept: tuple[Path, str, Rules, int] | None = None
        """The record of the match at the table that was closed, with its game, by which the table opens again."""
        gathering.open_asked.connect(self._open)
        gathering.close_asked.connect(self._ask_to_close)
        gathering.join_asked.connect(self._join)
        gathering.said.connect(self._say)
        gathering.shared.connect(self._share)
        together.dismissed.connect(attendance.closed)
        together.changed.connect(self._notice_end)

    def open_again(self, journal: Path) -> None:
        """Open the table of an earlier match, with everybody in their seats."""
        gathering = self._gathering
        self._kept = journal, gathering.preset, gathering.rules, gathering.count
        self._open()

    def close(self) -> None:
        """Close the table, or leave somebody else's."""
        if self._together.host is None and self._gathering.stage is Stage.OPEN:
            self._say(Manage("end"))  # this window only manages it
        else:
            self._together.leave()

    def adjourn(self) -> None:
        """Close a table at a server until another day."""
        self._say(Manage("adjourn"))

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        gathering = self._gathering
        gathering.note_server("")
        self._is_new_there = False
        if gathering.server:
            self._open_at_server(gathering.server)
            return
        if not local_addresses():
            gathering.show_stage(Stage.NO_NETWORK)
            return
        self._shown_address = ""
        host = self._host = self._together.host_table(self._game)
        host.failed.connect(self._fail)
        if self._together.table is not None:
            self._together.table.heard.connect(self._hear)
        gathering.show_stage(Stage.OPENING)

    def _open_at_server(self, address: str) -> None:
        """Open a table at a server, which this window manages as one of its guests."""
        gathering = self._gathering
        try:
            there = TableAddress(address if "://" in address else f"https://{address}")
        except ValueError:
            gathering.show_stage(Stage.FAILED, reason=FarWord.SERVER_ADDRESS(address=clipped(address) or "?"))
            return
        self._shown_address, self._host, self._is_new_there = "", None, True
        gathering.last_address = str(there)
        gathering.show_stage(Stage.OPENING, (str(there),), port=there.port)
        preset, rules, count = gathering.preset, gathering.rules, gathering.count
        people = tuple(SeatSetup(setup.name, "human") for setup in self._people[:count])
        game = NewGame(rules, preset, people)
        if self._attempt[0] != (str(there), game):
            self._attempt = (str(there), game), new_key()
        key = self._attempt[1]
        table = self._together.join_table(str(there), key=key, name=gathering.own_name, game=game)
        table.heard.connect(self._hear)
        table.resting.connect(lambda _: self._attendance.closed())
        table.ended.connect(partial(self._on_end_at_server, table))

    def _on_end_at_server(self, table: FarTable, sentence: str) -> None:
        """Say why a server has opened no table; one that was open has ended as others do."""
        if self._is_new_there:
            self._is_new_there = False
            self._gathering.show_stage(Stage.FAILED, reason=sentence)
        elif not table.is_kept:
            self._visits.forget()
            self._remember()

    def _begin_at_server(self) -> None:
        """Take a seat at the table that a server has just opened, and choose what holds there."""
        gathering = self._gathering
        self._is_new_there, self._attempt = False, _NO_ATTEMPT
        self._say(Manage("options", options=msgspec.to_builtins(gathering.options)))
        gathering.sit_down(0)

    def _join(self, there: TableAddress, code: str) -> None:
        """Join somebody else's table."""
        self._shown_address, self._host, self._is_new_there = "", None, False
        self._gathering.note_server(str(there) if there.is_server else "")
        self._gathering.show_stage(Stage.JOINING, (str(there),), port=there.port)
        visit, name = self._gathering.visit, self._gathering.own_name
        others = visit.others if visit is not None and visit.key == there.key else ()
        table = self._together.join_table(str(there), key=there.key, code=code, others=others, name=name)
        table.heard.connect(self._hear)
        table.resting.connect(lambda _: self._attendance.closed())
        table.ended.connect(partial(self._on_end_of_visit, table))

    def _on_end_of_visit(self, table: FarTable, sentence: str) -> None:
        """Ask again for a table that did not let this window in, and forget one that does not want it back."""
        is_joining, address = self._gathering.stage is Stage.JOINING, self._gathering.address
        unanswered = {FarWord.NOT_THERE(address=address), FarWord.NO_SERVER(address=address)}
        if not table.is_kept and (not is_joining or sentence not in unanswered):
            self._visits.forget()
            self._remember()
        if is_joining:
            self._gathering.ask_for_table(sentence)

    def _remember(self) -> None:
        self._gathering.visit = self._visits.visit
        self._gathering.changed.emit()

    def _ask_to_close(self) -> None:
        """Close the table at once, unless others are still there, or its match could be adjourned."""
        gathering = self._gathering
        if gathering.stage is Stage.OPEN and (gathering.others_here or gathering.can_adjourn):
            self.closing_asked.emit()
        else:
            self.close()

    def _fail(self, sentence: str) -> None:
        if self._host is not None and self._host.journal is None:  # this match cannot be opened
            self._kept = None
        self._gathering.show_stage(Stage.FAILED, reason=sentence)

    @property
    def _game(self) -> NewGame | Path:
        """The match of the table that was closed, with everybody in their seats, unless another game was chosen."""
        chosen = self._gathering.preset, self._gathering.rules, self._gathering.count
        if self._kept is not None and self._kept[1:] == chosen:
            return self._kept[0]
        preset, rules, count = chosen
        return NewGame(rules, preset, tuple(SeatSetup(setup.name, "human") for setup in self._people[:count]))

    def _notice_end(self) -> None:
        gathering = self._gathering
        if self._together.table is None:
            self._attendance.left()
        if self._together.table is None and gathering.stage in _UNDER_WAY:
            if self._host is not None and self._host.journal is not None:
                self._kept = self._host.journal, gathering.preset, gathering.rules, gathering.count
            gathering.show_stage(Stage.ENDED)
        elif self._together.table is None and gathering.stage is Stage.JOINED:
            gathering.show_stage(Stage.CLOSED)

    def _say(self, message: GuestMessage) -> None:
        if self._together.table is not None:
            self._together.table.send(message)

    def _share(self, person: Person, name: str) -> None:
        if self._together.table is not None:
            self._together.table.seat_here(person, name)

    def _hear(self, message: Answer) -> None:
        gathering, before = self._gathering, self._gathering.people
        match message:
            case Welcome() if self._is_new_there:
                self._arrive(message)
                self._begin_at_server()
            case Welcome() if self._together.host is None:
                self._arrive(message)
            case Welcome():
                self._say(Manage("options", options=msgspec.to_builtins(gathering.options)))
                self._say(Manage("open"))
            case People(address=address) if address and address != self._shown_address and gathering.manages:
                if not gathering.is_at_server:  # how this window has found a server, others find it as well
                    self._show_address(address)
            case Told(what="notice", lines=lines):
                for line in lines:
                    gathering.trouble.emit(str(line))
        gathering.hear(message)
        if isinstance(message, People) and self._together.host is None:
            self._keep_visit(message)
        elif isinstance(message, State) and self._together.host is None:
            self._note_attendance()
        if isinstance(message, People) and before.people and self._has_cards(before, message):
            self.dealt.emit()

    def _arrive(self, welcome: Welcome) -> None:
        """Show somebody else's table, which this window manages if the link says so."""
        gathering = self._gathering
        if gathering.stage is Stage.JOINING:
            gathering.last_address = gathering.address
            self.joined.emit(gathering.address)
        gathering.show_stage(Stage.OPEN if welcome.host else Stage.JOINED)
        if welcome.code:
            gathering.note_server(gathering.address)

    def _keep_visit(self, people: People) -> None:
        """Note where this window is a guest, and at whose table: that of the screen, or else of somebody there."""
        table, gathering = self._together.table, self._gathering
        if table is None or not gathering.is_there:
            return
        others = [each for each in people.people if each.plays == "person" and not each.you]
        hosts = [each.name for each in others if each.device == "screen"] or [each.name for each in others]
        last = self._visits.visit
        at = last.at if last is not None and last.key == table.key else time()
        self._visits.keep(
            Visit(
                gathering.last_address,
                table.key,
                table.other_keys,
                people.code[:12],
                clipped(next(iter(hosts), "")),
                at,
            )
        )
        gathering.visit = self._visits.visit

    def _note_attendance(self) -> None:
        """Note which match somebody at this window plays; a club night is none that can be left."""
        table = self._together.table
        if table is not None and table.own_people and not table.is_of_evening and table.newest.number:
            self._attendance.saw(table.key, table.newest.number, is_over=bool(table.newest.winners))

    def _has_cards(self, before: People, now: People) -> bool:
        """Return whether a match has begun here, or this window has taken a place in one.

        A table of one's own that opens in the middle of a match has its places, and its page stays.
        """
        if now.phase != "playing":
            return False
        sat, sits = (any(each.you for each in people.people) for people in (before, now))
        return before.phase == "gathering" or (self._together.host is None and sits and not sat)

    def _show_address(self, link: str) -> None:
        """Show where phones find the table: in the likeliest network first, then in the others."""
        self._shown_address = link
        url = QUrl(link)
        port = url.port()
        others = (place(each, port) for each in local_addresses() if ":" not in each)
        self._gathering.show_stage(Stage.OPEN, tuple(dict.fromkeys((place(url.host(), port), *others))), port=port)
