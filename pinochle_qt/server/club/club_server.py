"""The server of a club night: the tables of the evening, its page for the wall, and its results."""

from __future__ import annotations

import contextlib
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from pinochle_qt.languages import first_accepted, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.messages import Refused
from pinochle_qt.record.save_errors import reason
from pinochle_qt.record.store import StoreError
from pinochle_qt.server.club import results
from pinochle_qt.server.club.club_table import ClubTable
from pinochle_qt.server.club.plan import player_of
from pinochle_qt.server.club.wall import begin_page, wall_page
from pinochle_qt.server.net.http_messages import reply, sentence
from pinochle_qt.server.public.limits import Limits
from pinochle_qt.server.public.server import GAMES, PublicServer
from pinochle_qt.server.public.status import log
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.words import ServerWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.server.club.evening import Evening
    from pinochle_qt.server.game_choice import GameChoice
    from pinochle_qt.server.guests import Guest
    from pinochle_qt.server.net.connection import Connection
    from pinochle_qt.server.net.http_messages import RequestHead
    from pinochle_qt.server.net.reception import ServedTable
    from pinochle_qt.server.public.proxy import Proxies
    from pinochle_qt.server.public.thinkers import Thinkers

WALL: Final = "/wall"
RECORDS: Final = "/records.zip"
BEGIN: Final = "/begin/"
"""Before the secret with which the evening begins."""
RESULTS_EVERY: Final = 5.0
"""Seconds between two times at which the files with the results are written, which takes a moment."""
_HTML: Final = "text/html; charset=utf-8"
_CSV: Final = "text/csv; charset=utf-8"
_FRESH: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}


class ClubTables:
    """The tables of an evening as a server for many knows them: nobody opens others, and none ends."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def __contains__(self, code: object) -> bool:
        """Return whether there is a table with this code."""
        return code in self.awake

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.evening.places)

    @property
    def awake(self) -> dict[str, ServedTable]:
        """All of them by their codes, which nobody is told."""
        return {place.table.code: place.served for place in self.evening.places}

    @property
    def adjourned(self) -> int:
        """None: nobody adjourns a club night."""
        return 0

    def find(self, code: str, key: str = "") -> ServedTable | None:
        """Return the table of whoever has this code or, if there is a key, this key; None if nobody has."""
        player = self.evening.player_with(code, key)
        return None if player is None else self.evening.place_of(player).served

    def hosted_with(self, key: str) -> None:
        """Return nothing: the tables have no hosts."""
        del key

    def open(self, game: GameChoice, link: str, key: str = "") -> ServedTable:
        """Refuse another table.

        Raises:
            NotPossible: always.
        """
        del game, link, key
        raise NotPossible("not_now", ServerWord.NO_TABLES_HERE)

    def keep(self, served: ServedTable) -> None:
        """Do nothing: matches are saved as they are played."""

    def left(self, served: ServedTable) -> None:
        """Do nothing: no table ends without people."""

    def sweep(self) -> list[ServedTable]:
        """Return nothing: tables stay to the end of the evening."""
        return []

    def end(self, code: str) -> None:
        """Do nothing: guests cannot end tables."""

    def let_go(self, served: ServedTable) -> None:
        """Open a table again for which the program has failed."""
        self.evening.reopen(served)

    def close(self) -> None:
        """Let go of all tables; their files stay."""
        with contextlib.suppress(OSError):
            results.write_results(self.evening)
        self.evening.close()


class ClubServer(PublicServer):
    """Serves a club night."""

    def __init__(
        self,
        evening: Evening,
        thinkers: Thinkers,
        addresses: Sequence[tuple[str, int]],
        proxies: Proxies | None = None,
    ) -> None:
        """Listen at these addresses and ports of this machine; port 0 means any one that is free.

        Raises:
            NoPort: one of them is taken, or the address is not one of this machine.
        """
        limits = Limits(tables=max(16, len(evening.places)))
        super().__init__(ClubTables(evening), thinkers, addresses, limits=limits, proxies=proxies)
        self.evening = evening
        self._told: dict[int, int] = {}
        """By the number of a guest, the round in which he was told where he sits."""
        self._written, self._write_at = -1, 0.0
        self._made: dict[tuple[str, str], tuple[int, bytes]] = {}
        """By path and language, the pages that take long to make, and as of which revision of the evening."""
        self._trouble = ""
        """Why something cannot be saved, as the log says."""

    def page(self, head: RequestHead) -> bytes:
        """Return the reply to a request of a page."""
        if head.path.startswith(BEGIN) and head.method in {"GET", "HEAD", "POST"}:
            return self._begin(head, head.path.removeprefix(BEGIN))
        found = self._club_page(head) if head.method in {"GET", "HEAD"} else None
        return super().page(head) if found is None else found

    def _begin(self, head: RequestHead, secret: str) -> bytes:
        """Ask whoever has the secret whether the evening should begin, and let it begin once he has pressed the button.

        Programs ask for a page on their own, such as to show a link with its title; that changes nothing.
        """
        evening, only_head = self.evening, head.method == "HEAD"
        if not evening.begins_with(secret):
            return sentence(HTTPStatus.NOT_FOUND, only_head=only_head, stays=head.stays)
        if head.method == "POST":
            evening.begin()
        elif not evening.has_begun:
            language = first_accepted(head.get("accept-language"))
            with translating_with(translation(language)):
                body = begin_page(evening, language).encode()
            return reply(HTTPStatus.OK, body, {"Content-Type": _HTML, **_FRESH}, only_head=only_head, stays=head.stays)
        return reply(HTTPStatus.SEE_OTHER, b"", {"Location": f"{self._proxies.prefix}{WALL}"}, stays=head.stays)

    def _club_page(self, head: RequestHead) -> bytes | None:
        """Return one of the pages that only a club night has; None for another."""
        language, evening = first_accepted(head.get("accept-language")), self.evening
        pages: dict[str, tuple[str, Callable[[], bytes]]] = {
            WALL: (_HTML, lambda: wall_page(evening, language).encode()),
            GAMES: ("application/json", lambda: b"[]"),  # nobody opens tables here
            f"/{results.PAPER}": (_HTML, lambda: results.paper(evening, language)),
            f"/{results.STANDINGS}": (_CSV, lambda: results.standings_csv(evening)),
            f"/{results.BOARDS}": (_CSV, lambda: results.boards_csv(evening)),
        }
        if evening.is_over:  # before, a record would tell the cards of boards, and whose keys they are
            pages[RECORDS] = "application/zip", lambda: results.records_zip(evening)
        if head.path not in pages:
            return None
        kind, make = pages[head.path]
        revision, body = self._made.get((head.path, language), (-1, b""))
        if revision != evening.revision or head.path == WALL:
            with translating_with(translation(language)):
                body = make()
            self._made[head.path, language] = evening.revision, body
        return reply(
            HTTPStatus.OK, body, {"Content-Type": kind, **_FRESH}, only_head=head.method == "HEAD", stays=head.stays
        )

    def _on_welcome(self, served: ServedTable) -> None:
        for number in served.guests:
            if self._told.get(number) != self.evening.saved.round:
                self._tell(served, number)

    def left(self, connection: Connection) -> None:
        """Note that a connection is gone; whoever comes back is told again where he sits."""
        if connection.guest is not None and connection in self._tables:
            self._told.pop(connection.guest, None)
        super().left(connection)

    def _tell(self, served: ServedTable, number: int) -> None:
        self._told[number] = self.evening.saved.round
        self.evening.announce(player_of(number))
        self._deliver(served)

    def _look(self, now: float) -> None:
        """Let the evening go on, and everybody to his table, and then do what is due at the tables."""
        trouble = ""
        try:
            self.evening.tick(now)
        except StoreError as error:
            trouble = str(error)
        self._move()
        if self._written != self.evening.revision and now >= self._write_at:
            self._written, self._write_at = self.evening.revision, now + RESULTS_EVERY
            try:
                results.write_results(self.evening)
            except OSError as error:
                trouble = reason(error)
        at_tables = (place.table.course.trouble for place in self.evening.places)
        trouble = trouble or self.evening.trouble or next(filter(None, at_tables), "")
        if trouble not in {"", self._trouble}:
            log(f"the evening cannot be saved: {trouble}")
        self._trouble = trouble
        super()._look(now)

    def _move(self) -> None:
        """Let everybody who is at a former table come to the one that he has now."""
        for connection, served in list(self._tables.items()):
            number = connection.guest
            table = served.table
            if number is None or not isinstance(table, ClubTable):
                continue
            there = self.evening.place_of(player_of(number)).served
            if there is served:
                continue
            self._thinkers.forget(table)
            del served.guests[number]
            guest: Guest | Refused = there.table.welcome(table.hellos[number])
            if isinstance(guest, Refused):
                raise AssertionError("everybody has a place at his next table")
            self._tables[connection] = there
            there.seat(guest, connection)
            self._deliver(there)
            if self._told.get(number) != self.evening.saved.round:
                self._tell(there, number)
