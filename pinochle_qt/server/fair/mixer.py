"""What a table collects from the programs of its guests before it deals.

Everybody promises early, while the deal before is being played. When cards are to be dealt, the promises are fixed,
and the secrets opened; whoever does not do that in time counts for nothing. `server/PROTOCOL.md` says why nobody can
choose the cards in this way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import compact_text
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.protocol.messages import MIXES, Match, Number, Open, Promised, Shuffle
from pinochle_qt.record.values import Mix, Part
from pinochle_qt.session.dealing.commitment import fingerprint
from pinochle_qt.session.dealing.mixing import match_in, promise
from pinochle_qt.session.match_start import chance_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import Promise, Reveal
    from pinochle_qt.server.guests import Guest, Guests
    from pinochle_qt.session.session import Session

PROMISE_TIME: Final = 3.0
"""Seconds in which a program that has been asked must promise, if a deal waits for that."""
OPENING_TIME: Final = 8.0
"""Seconds in which all secrets must be opened: a line with a second of delay also loses something now and then."""


class FixedPromises(Struct, frozen=True):
    """The promises for a deal that do not change anymore, also if the table has to start again."""

    match: Match
    deal: Number
    promises: tuple[Promised, ...]


class Mixer:
    """The parts of guests in the shuffle of the next deal of a match."""

    def __init__(self, guests: Guests, fixed: FixedPromises | None = None) -> None:
        """Begin with the promises that were fixed before the table started again, if there are any."""
        self._guests = guests
        self._begin(("", 0) if fixed is None else (fixed.match, fixed.deal), fixed)

    def _begin(self, of: tuple[str, int], fixed: FixedPromises | None = None) -> None:
        """Begin with a deal of a match."""
        self._of = of
        self.fixed = fixed
        """The promises, once they do not change anymore; None before."""
        self.is_awaited = fixed is not None
        """Whether cards are to be dealt as soon as everybody's part is known."""
        self._awaited_at: float | None = None
        self._opened_at: float | None = None
        self._promises: dict[Person, tuple[int, str]] = {}
        """By person, which guest has promised what."""
        self._secrets: dict[Person, str] = {}
        self._opening: Open | None = None
        """What everybody is asked once the promises are fixed."""
        self._asked: dict[int, Shuffle | Open] = {}
        """By guest, what he has been asked last."""
        self._asked_at: dict[int, float] = {}

    def follow(self, session: Session) -> bool:
        """Begin anew with another deal; return whether people's programs can add to the next one."""
        prompt, number = session.prompt, session.match.number + 1
        if prompt is None or not session.header.commitment or not chance_of(session.header).can_be_mixed:
            return False
        of = match_in(session.header), number
        if of != self._of:
            self._begin(of)
        return True

    def awaits(self, session: Session) -> bool:
        """Return whether the next deal is to be dealt as soon as everybody's part is known."""
        return self.follow(session) and self.is_awaited

    def is_shuffling(self, session: Session) -> bool:
        """Return whether the promises for the next deal are fixed, so that nothing that the cards depend on changes."""
        return self.follow(session) and self.fixed is not None

    # ---- what guests are asked ---------------------------------------------------------------------------------------

    def returned(self, guest: Guest) -> None:
        """Ask a guest again who has come back with another connection."""
        self._asked.pop(guest.number, None)

    def question(self, guest: Guest, session: Session, now: float) -> Shuffle | Open | None:
        """Return what the program of a guest is to be asked now, unless it has been asked already."""
        if guest.person is None or not _can_add(guest) or not self.follow(session):
            return None
        asked: Shuffle | Open
        if self.fixed is None:
            asked = Shuffle(*self._of, guest.person)
        elif guest.person in {each.person for each in self.fixed.promises}:
            asked = self._opening = self._opening or _opening(session, self.fixed)
        else:
            return None
        if self._asked.get(guest.number) == asked:
            return None
        self._asked[guest.number] = asked
        self._asked_at[guest.number] = now
        return asked

    # ---- what they answer --------------------------------------------------------------------------------------------

    def promised(self, guest: Guest, said: Promise) -> None:
        """Note what a guest's program promises, unless that comes too late."""
        if (said.match, said.deal) == self._of and said.person == guest.person and self.fixed is None:
            self._promises[said.person] = guest.number, said.commitment

    def opened(self, said: Reveal) -> None:
        """Note a secret that was promised, whoever says it."""
        if self.fixed is None or (said.match, said.deal) != self._of:
            return
        promised = {each.person: each.commitment for each in self.fixed.promises}.get(said.person)
        if promise(said.match, said.deal, said.person, said.secret) == promised:
            self._secrets[said.person] = said.secret

    # ---- dealing -----------------------------------------------------------------------------------------------------

    def is_ready(self, session: Session, now: float) -> bool:
        """Return whether the next deal can be dealt; otherwise go on with its shuffle, so that it can be soon."""
        if not self.follow(session):
            return True
        self.is_awaited = True
        if self._awaited_at is None:
            self._awaited_at = now
        if self.fixed is None:
            asked_at = (self._asked_at.setdefault(each.number, now) for each in self._silent)
            if any(now < min(since, self._awaited_at) + PROMISE_TIME for since in asked_at):
                return False
            self._fix()
        if self._opened_at is None:
            self._opened_at = now
        return not self.missing or now >= self._opened_at + OPENING_TIME

    @property
    def missing(self) -> tuple[Person, ...]:
        """Whose promises are fixed, and whose secrets are still unknown."""
        promises = () if self.fixed is None else self.fixed.promises
        return tuple(each.person for each in promises if each.person not in self._secrets)

    def do_without_parts(self) -> None:
        """Let the next deal follow from the table's part alone, because the promises cannot be kept on the disk.

        If secrets were opened nevertheless, a crash would make the table ask for others, and so shuffle twice.
        """
        self.fixed = FixedPromises(*self._of, ())

    def mix(self, session: Session) -> Mix | None:
        """Return from what the cards of the next deal follow; None if nobody adds to the seed."""
        if not self.follow(session) or self.fixed is None or not self.fixed.promises:
            return None
        parts = (Part(each.person, each.commitment, self._secrets.get(each.person)) for each in self.fixed.promises)
        return Mix(str(chance_of(session.header).key(self.fixed.deal)), tuple(parts))

    @property
    def _silent(self) -> Iterable[Guest]:
        """The guests whose promises are still to come."""
        return (guest for guest in self._guests if _can_add(guest) and self._promise_of(guest) is None)

    def _promise_of(self, guest: Guest) -> str | None:
        """Return what a guest has promised for the place that he has now."""
        if guest.person is None:
            return None
        number, promised = self._promises.get(guest.person, (None, None))
        return promised if number == guest.number else None

    def _fix(self) -> None:
        """Let the promises of everybody who is here be the last ones."""
        found = {guest.person: self._promise_of(guest) for guest in self._guests if guest.is_here}
        promises = [Promised(person, said) for person, said in found.items() if person is not None and said is not None]
        self.fixed = FixedPromises(*self._of, tuple(sorted(promises, key=lambda each: each.person)))


def _can_add(guest: Guest) -> bool:
    return guest.is_here and guest.person is not None and guest.version >= MIXES


def _opening(session: Session, fixed: FixedPromises) -> Open:
    rules, key = session.rules, chance_of(session.header).key(fixed.deal)
    if key is None:
        raise AssertionError("a deal that can be mixed has a key")
    layout = Game(rules).layout(session.match.next_dealer)
    cards = compact_text(pack(rules))
    return Open(fixed.match, fixed.deal, fingerprint(key), fixed.promises, cards, *layout)
