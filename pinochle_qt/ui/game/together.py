"""Playing together: the table at which this window is a guest, and its process if the window is the host as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.server.process import NewGame, TableOrder
from pinochle_qt.ui.far.far_record import FarRecord
from pinochle_qt.ui.far.far_table import FarTable
from pinochle_qt.ui.far.host import TableHost
from pinochle_qt.ui.language import language_now

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pinochle_qt.protocol.messages import Device
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.session.session import Session
    from pinochle_qt.ui.game.preferences import Preferences


class Together(QObject):
    """Joins a table, or opens one, and leaves it again; at most one at a time.

    Signals:
        entered: a `FarTable` whose state is known, to be shown from now on.
        dismissed: the table has ended, or does not let this window stay; `left` follows.
        left: the window is no guest anymore.
        changed: `table` or `host` has changed.
        trouble: a sentence for the user.
        paused: a sentence that whoever manages the table has paused the game.
        kept: another deal is in the copy of the match.
    """

    entered = Signal(object)
    dismissed = Signal()
    left = Signal()
    changed = Signal()
    trouble = Signal(str)
    paused = Signal(str)
    kept = Signal()

    def __init__(self, preferences: Preferences, store: RecordStore | None, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._store = store
        self.table: FarTable | None = None
        """The table at which the window is a guest, or wants to be one."""
        self.record: FarRecord | None = None
        """The copy of the match at somebody else's table."""
        self.host: TableHost | None = None
        """What runs the table if this window has opened it."""
        self._leaving: list[TableHost] = []
        """Those whose processes still take leave of their guests."""
        self.waiting: Session | None = None
        """The game that waits meanwhile."""

    def join_table(
        self,
        address: str,
        *,
        key: str = "",
        code: str = "",
        others: Sequence[str] = (),
        name: str = "",
        device: Device = "window",
        game: NewGame | None = None,
    ) -> FarTable:
        """Join the table at an address, with the key that it gave to this guest or else with its code.

        `others` are the keys of further people who played at this window before. With a game, a table is opened for it
        at a server for many, which this window then manages.
        The window shows it as soon as the table has let the guest in; `ended` of what is returned says if it does not.

        Raises:
            ValueError: it is no address.
        """
        table = self._new_table(device, name)
        if self._store is not None:
            self.record = FarRecord(table, self._store)
            self.record.trouble.connect(self.trouble)
            self.record.kept.connect(self.kept)
        try:
            table.join(address, key=key, code=code, others=others, game=game)
        except ValueError:
            self._forget()
            raise
        return table

    def host_table(self, game: NewGame | Path | None = None, *, port: int = 0) -> TableHost:
        """Open a table for others in a process of its own, and join it.

        `game` is a match to begin, or the record of one to continue; without it, the settings say what is played.
        Its journal is in the folder of all games.
        """
        settings = self._preferences.settings
        people = settings.seats[: settings.people_count()]
        order = TableOrder(
            game or NewGame(settings.rules(), settings.preset, people),
            None if self._store is None else self._store.folder,
            port,
            language=language_now(),
            cards=settings.cards,
            indices=settings.indices,
        )
        table = self._new_table("screen", "")
        host = self.host = TableHost(order, table, self)
        host.failed.connect(self._on_end)
        host.trouble.connect(self.trouble)
        host.gone.connect(lambda: self._let_go(host))
        if not self._leaving:  # they may still have the file and the port that this one needs
            host.begin()
        self.changed.emit()
        return host

    def leave(self) -> None:
        """Leave the table; one that this window has opened is closed for everybody."""
        if self.table is not None:
            self._forget()
            self.left.emit()

    def end(self) -> Session | None:
        """Leave the table because another game is shown, and return the game that waited."""
        waiting, self.waiting = self.waiting, None
        self._forget()
        return waiting

    def close(self) -> None:
        """Leave the table because the program ends, and wait until the guests know."""
        self._forget()
        for host in self._leaving:
            host.wait()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _new_table(self, device: Device, name: str) -> FarTable:
        self._forget()
        table = self.table = FarTable(self, language=language_now(), device=device, name=name)
        table.entered.connect(lambda: self.entered.emit(table))
        table.trouble.connect(self.trouble)
        table.paused.connect(self.paused)
        table.ended.connect(lambda sentence: self._on_end_of(table, sentence))
        self.changed.emit()
        return table

    def _on_end_of(self, table: FarTable, sentence: str) -> None:
        """Leave a table that has sent this window away; whoever was never let in is told where he asked for it."""
        if table.is_let_in or self.host is not None:
            self.trouble.emit(sentence)
        self.dismissed.emit()
        self.leave()

    def _on_end(self, sentence: str) -> None:
        self.trouble.emit(sentence)
        self.leave()

    def _let_go(self, host: TableHost) -> None:
        self._leaving.remove(host)
        host.deleteLater()
        if not self._leaving and self.host is not None:
            self.host.begin()

    def _forget(self) -> None:
        table, host = self.table, self.host
        if self.record is not None:
            self.record.close()
        self.table = self.host = self.record = None
        if host is not None:
            host.close()
            self._leaving.append(host)
        if table is not None:
            table.leave()
            table.blockSignals(True)
            table.deleteLater()
            self.changed.emit()
