"""Everybody who plays at this window: each is a guest of the table of his own, with a place and a connection."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.protocol.messages import TakeSeat, Welcome
from pinochle_qt.server.net.links import TableAddress
from pinochle_qt.ui.far.far_guest import FarGuest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import Answer, Device
    from pinochle_qt.server.process import NewGame


class WindowGuests(QObject):
    """The guest who came with this window, and one more for each further person who plays at it.

    Signals:
        arrived: one of them has been told of another state.
        changed: which further people play at this window, or what is known of them, has changed.
        entered: the first guest knows the first state, and so does everybody else who comes back with this window.
        began_anew: the first guest knows the first state of another game.
        refused: a sentence about something that the table does not accept.
        trouble: a sentence about why somebody has no place at this window, or no longer.
        hinted: what a good player would do in place of whoever is asked, and why.
        log_changed: what happened before one of them came is known now.
        checked: what one of them has found out about the shuffle of a deal, a `ShuffleVerdict`.
    """

    arrived = Signal()
    changed = Signal()
    entered = Signal()
    began_anew = Signal()
    refused = Signal(str)
    trouble = Signal(str)
    hinted = Signal(str, str)
    log_changed = Signal()
    checked = Signal(object)

    def __init__(self, parent: QObject, *, language: str, device: Device, name: str) -> None:
        super().__init__(parent)
        self._language, self._device = language, device
        self._wanted: dict[FarGuest, Person] = {}
        """The places that further people are about to take."""
        self._awaited: set[FarGuest] = set()
        """Those whom the window waits for before it shows anybody's cards: the first, and those who come back with it.

        Otherwise it would show the first one's cards to whoever of them opens it.
        """
        self._all: list[FarGuest] = []
        self.first = self._new_guest(name)
        self._awaited.add(self.first)
        self.first.began_anew.connect(self.began_anew)
        self.first.refused.connect(self.refused)

    def __iter__(self) -> Iterator[FarGuest]:
        """Return everybody, the first one first."""
        return iter(tuple(self._all))

    @property
    def people(self) -> tuple[Person, ...]:
        """The people who play at this window, in the order in which they came."""
        return tuple(guest.person for guest in self._all if guest.person is not None)

    def of(self, person: Person | None) -> FarGuest | None:
        """Return who is a person at the table."""
        return None if person is None else next((guest for guest in self._all if guest.person == person), None)

    @property
    def other_keys(self) -> tuple[str, ...]:
        """The keys with which everybody but the first guest comes back to his place."""
        return tuple(guest.key for guest in self._all[1:] if guest.key and guest not in self._wanted)

    def join(
        self,
        address: str,
        *,
        key: str,
        code: str,
        others: Sequence[str],
        is_sure: bool,
        game: NewGame | None = None,
    ) -> None:
        """Let everybody connect to the table at an address; `key` or `code` is for the first guest.

        `others` are the keys of those who were here before, and may be here still. With a game, the first guest opens a
        table for it at a server for many.

        Raises:
            ValueError: it is no address.
        """
        self.first.join(address, key=key, code=code, is_sure=is_sure, game=game)
        here = self.other_keys
        for guest in self._all[1:]:
            guest.join(address, key=guest.key, code=code, is_sure=is_sure)
        for other in others:
            if other not in here:
                guest = self._one_more("")
                if self.first.present is None:
                    self._awaited.add(guest)
                known = code if TableAddress(address).is_server else ""  # a server knows tables by their codes alone
                guest.join(address, key=other, code=known, is_sure=is_sure)

    def add(self, person: Person, name: str, address: str, code: str) -> None:
        """Let one more person take a place at the table; `changed` or `refused` says what came of it."""
        guest = self._one_more(name)
        self._wanted[guest] = person
        guest.join(address, code=code)

    def leave(self) -> None:
        """End all connections."""
        for guest in self._all:
            guest.leave()

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _new_guest(self, name: str) -> FarGuest:
        guest = FarGuest(self, language=self._language, device=self._device, name=name)
        guest.entered.connect(partial(self._stop_awaiting, guest))
        guest.arrived.connect(self.arrived)
        guest.hinted.connect(self.hinted)
        guest.log_changed.connect(self.log_changed)
        guest.checked.connect(self.checked)
        self._all.append(guest)
        return guest

    def _one_more(self, name: str) -> FarGuest:
        """Return a further guest, who is let go as soon as he has no place."""
        guest = self._new_guest(name)
        guest.heard.connect(lambda message: self._greet(guest, message))
        guest.people_changed.connect(lambda: self._follow_place(guest))
        guest.refused.connect(lambda sentence: self._on_refusal(guest, sentence))
        guest.ended.connect(lambda sentence: self._on_end(guest, sentence))
        guest.entered.connect(self.changed)
        guest.began_anew.connect(self.changed)
        return guest

    def _stop_awaiting(self, guest: FarGuest) -> None:
        """Let the table be shown if this guest was the last one who was waited for."""
        if guest in self._awaited:
            self._awaited.remove(guest)
            if not self._awaited:
                self.entered.emit()

    def _greet(self, guest: FarGuest, message: Answer) -> None:
        if isinstance(message, Welcome) and guest in self._wanted:
            guest.send(TakeSeat("take", self._wanted[guest]))

    def _follow_place(self, guest: FarGuest) -> None:
        """Let a further person go who has no place anymore."""
        if guest.people.own:
            self._wanted.pop(guest, None)
        elif guest not in self._wanted:
            self._forget(guest)
        self.changed.emit()

    def _on_refusal(self, guest: FarGuest, sentence: str) -> None:
        if guest in self._wanted:
            self._on_end(guest, sentence)
        else:
            self.refused.emit(sentence)

    def _on_end(self, guest: FarGuest, sentence: str) -> None:
        is_unknown = guest in self._awaited  # the table has sent him away since he was here last
        self._forget(guest)
        if not is_unknown:
            self.trouble.emit(sentence)
        self.changed.emit()

    def _forget(self, guest: FarGuest) -> None:
        if guest in self._all:
            self._all.remove(guest)
            self._wanted.pop(guest, None)
            guest.leave()
            guest.blockSignals(True)
            guest.deleteLater()
            self._stop_awaiting(guest)
