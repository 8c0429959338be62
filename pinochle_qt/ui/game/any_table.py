"""What the window knows of a table, and does there, whether this program or another one deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.faces import Face
    from pinochle_qt.session.session import Session
    from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep
    from pinochle_qt.words.game.events import Entry


class AnyTable(Protocol):
    """A table at which one match is played.

    A near one carries out an action before the call returns. A far one is told later by its host what came of it, and
    knows no more of the match than the people at this window may know.
    """

    @property
    def session(self) -> Session | None:
        """The whole match, if this program has it: undo, practice, looking back and the proof of the deal need it."""

    @property
    def rules(self) -> Rules:
        """The rules of the match."""

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table, clockwise, including those who sit out."""

    @property
    def own_people(self) -> tuple[Person, ...]:
        """Those who play at this window."""

    @property
    def faces(self) -> Mapping[str, Face]:
        """The faces that people have chosen elsewhere, by name."""

    @property
    def notes(self) -> Mapping[Person, str]:
        """What the plates of some people say in place of what they did last, such as that they are away."""

    @property
    def clock(self) -> Mapping[Person, str]:
        """How much time is left for who is asked, if the table has a clock."""

    @property
    def seated(self) -> tuple[Person, ...]:
        """The person in each seat of the current deal; before the first one, of the deal to come."""

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now."""

    @property
    def prompt(self) -> Prompt | None:
        """What it is asked, if this window may know that."""

    @property
    def awaits_deal(self) -> bool:
        """Whether somebody at this window may start the next deal now."""

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""

    @property
    def is_practice(self) -> bool:
        """Whether nothing here counts."""

    @property
    def allows_hints(self) -> bool:
        """Whether hints are offered; the odds of bids are at a near table only."""

    @property
    def can_play_again(self) -> bool:
        """Whether this window may begin another match with the same people."""

    @property
    def is_of_evening(self) -> bool:
        """Whether a club night decides what is played here: another board may come by itself."""

    @property
    def commitment(self) -> str:
        """What was promised about the cards before the first deal; empty if this window does not know it."""

    @property
    def latest_check(self) -> tuple[str, ...]:
        """What this program has found out about the shuffle of the last deal that is over, and the same in short.

        It is empty if nothing has been found out, or if this program dealt.
        """

    @property
    def latest_events(self) -> int:
        """The number of events of the step that led to the present state."""

    def observe(self, viewer: Seat | None) -> Observation:
        """Return what a seat of this window, or a spectator, may know."""

    def deal_events(self, viewer: Seat | None) -> list[ViewedEvent]:
        """Return what has happened in this deal."""

    def story(self, viewer: Person | None, names: Sequence[str], *, untold: int = 0) -> Callable[[], Iterator[Entry]]:
        """Return a function that lists what has happened in this match, without the last `untold` events."""

    def latest_step(self, viewer: Person | None) -> tuple[Observation, ViewedStep] | None:
        """Return what a person knew before the latest step, and what he may see of it; None if that is not known."""

    def question(self, seat: Seat) -> tuple[str, Observation, Prompt] | None:
        """Return which computer player of this program decides for a seat, what it knows, and what it is asked."""

    def act(self, action: SeatAction, viewer: Person | None) -> ViewedStep | None:
        """Carry out an action, and return what `viewer` may see of it; None if `news` is going to tell that.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """

    def deal(self, viewer: Person | None) -> ViewedStep | None:
        """Shuffle and deal, if that comes next, as `act` does."""

    def ask_hint(self) -> None:
        """At a far table, ask its host what a good player would do; this program gives hints at a near one."""

    def news(self, viewer: Person | None) -> ViewedStep | Observation | None:
        """Go on to the next state that the host has told of; None if there is no other.

        Return what the viewer may see of what happened, or only what is known now, if it is to be shown at once.
        """
