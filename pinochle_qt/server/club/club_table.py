"""A table of a club night, for one board: the evening decides who sits there and what is dealt, and guests play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.protocol.messages import Hello, Refused, Told
from pinochle_qt.server import told
from pinochle_qt.server.guests import is_same
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.table import Table
from pinochle_qt.server.words import ServerWord

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.protocol.messages import Manage, TakeSeat
    from pinochle_qt.server.guests import Guest
    from pinochle_qt.server.table_file import SavedTable
    from pinochle_qt.session.session import Session


class ClubTable(Table):
    """A table at which nobody but the evening changes places, deals or pauses, and which tells no records.

    The other tables may still have to play the board, so its cards are told to nobody but those who hold them.
    """

    def __init__(
        self,
        session: Session,
        saved: SavedTable,
        codes: Mapping[int, str],
        unnamed: set[int],
        notes: Callable[[int], list[str]],
        when_ready: Callable[[int], str],
    ) -> None:
        """Open a table for a board.

        `codes` are those of its guests, by number, `unnamed` those without names, and `notes` says for the number of a
        guest where he sits and how his boards ended, `when_ready` what comes next once he is ready.
        """
        self._codes, self._unnamed, self._notes, self._when_ready = codes, unnamed, notes, when_ready
        self.hellos: dict[int, Hello] = {}
        """What each guest has said first, by number, so that another table can welcome him."""
        super().__init__(session, saved=saved)
        self.is_one_of_many = True
        self.guests.may_lead = False
        self.course.is_of_evening = True

    @property
    def is_played(self) -> bool:
        """Whether the board is over here; one that everybody passes is not dealt again."""
        return bool(self.session.match.results)

    def announce(self, number: int, sentence: Callable[[], str]) -> None:
        """Tell the guest with a number something, in his language, if he is here and there is something to tell."""
        guest = self.guests.get(number)
        if guest is not None and guest.is_here:
            with self._speaking_to(guest):
                if line := sentence():
                    self._tell(guest, Told("notice", (line,)))

    def welcome(self, hello: Hello) -> Guest | Refused:
        """Let somebody in who has the code of a seat or its key; whoever has no name of his own yet may bring one."""
        code = "".join(hello.code.upper().split())
        by_code = next((number for number, each in self._codes.items() if is_same(each, code)), None)
        guest = self.guests.get(by_code)
        if guest is not None and not hello.key:
            hello = replace(hello, code="", key=guest.key)
        found = super().welcome(hello)
        if not isinstance(found, Refused):
            self.hellos[found.number] = replace(hello, name="", key=found.key)
            if hello.name and found.number in self._unnamed:
                self._unnamed.discard(found.number)
                self._seating.name(found, hello.name)
                self._people_changed()
        return found

    # ---- what is otherwise than at other tables ----------------------------------------------------------------------

    def _code_for(self, guest: Guest) -> str:
        return self._codes.get(guest.number, "")

    def _tell_welcome(self, guest: Guest) -> None:
        with self._speaking_to(guest):
            self._tell(guest, replace(told.welcome(self.session, guest, self._code_for(guest)), records=False))

    def _seat(self, guest: Guest, said: TakeSeat) -> None:
        if said.do in {"take", "leave"}:
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        super()._seat(guest, said)
        if said.do == "ready" and guest.is_ready:
            self.announce(guest.number, lambda: self._when_ready(guest.number))

    def _manage(self, guest: Guest, said: Manage) -> None:
        del guest, said
        raise NotPossible("not_yours", ServerWord.NOT_YOURS)

    def _answer(self, guest: Guest, what: str, deal: int) -> None:
        if what == "record":
            raise NotPossible("not_now", ServerWord.NOT_NOW)
        if what == "log":
            with self._speaking_to(guest):
                lines = told.log(self.session, guest.person, self.places.names)
                self._tell(guest, Told(what, (*self._notes(guest.number), *lines)))
            return
        super()._answer(guest, what, deal)
