"""A table at which this program deals: a session, which is saved as it goes on, and can take back what was done."""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.people import seat_of
from pinochle_qt.record.save_errors import SaveFault
from pinochle_qt.record.store import StoreError
from pinochle_qt.session.programs.replacements import replacements
from pinochle_qt.session.seating import HOUSE_PLAYER, humans
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.words.dialogs.opening import Opened
from pinochle_qt.words.dialogs.programs import replaced_sentence
from pinochle_qt.words.game.events import Entry, story

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.faces import Face
    from pinochle_qt.session.session import Session
    from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep

_NO_FACES: Final[Mapping[str, Face]] = {}
_NO_NOTES: Final[Mapping[Person, str]] = {}


class NearTable:
    """The table of one session; see `AnyTable`.

    `report` gets one sentence about what could not be saved, or can be again, and `found_file` is called when a game
    that could not be saved has a file.
    """

    allows_hints: Final = True
    can_play_again: Final = True
    is_of_evening: Final = False
    faces: Final = _NO_FACES
    notes: Final = _NO_NOTES
    clock: Final = _NO_NOTES

    def __init__(
        self,
        session: Session,
        report: Callable[[str], None],
        found_file: Callable[[], None],
        programs: Collection[str] = (),
    ) -> None:
        """Show a session in which these programs, by name, play."""
        self.session: Session = session
        self._programs = programs
        self._by = ""
        """Who makes the next decision in place of a program, as a record names it; empty if the program does."""
        self._report = report
        self._found_file = found_file
        self._unsaved = session.unsaved
        """Why something could not be saved yet; empty if everything is saved."""
        self._played_out = 0, 0
        """The number of steps before and after the rest of a deal was played out."""

    # ---- what is known ---------------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.session.rules

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table."""
        return self.session.people

    @property
    def own_people(self) -> tuple[Person, ...]:
        """Those who share the screen."""
        return humans(self.session.people)

    @property
    def seated(self) -> tuple[Person, ...]:
        """The person in each seat."""
        return self.session.seated

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now."""
        prompt = self.session.prompt
        return None if prompt is None else prompt.seat

    @property
    def prompt(self) -> Prompt | None:
        """What it is asked."""
        prompt = self.session.prompt
        return None if prompt is None or prompt.seat is None else prompt

    @property
    def awaits_deal(self) -> bool:
        """Whether the next deal comes now."""
        prompt = self.session.prompt
        return prompt is not None and prompt.kind == "deal"

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.session.is_over

    @property
    def is_practice(self) -> bool:
        """Whether nothing here counts."""
        return self.session.header.practice

    @property
    def commitment(self) -> str:
        """What was promised about the cards."""
        return self.session.header.commitment

    latest_check: Final = ()

    @property
    def latest_events(self) -> int:
        """The number of events of the last step."""
        step = self.session.last_step
        return 0 if step is None else len(step.events)

    def observe(self, viewer: Seat | None) -> Observation:
        """Return what a seat, or a spectator, may know."""
        return self.session.observe(viewer)

    def deal_events(self, viewer: Seat | None) -> list[ViewedEvent]:
        """Return what has happened in this deal."""
        session, number = self.session, self.session.match.number
        steps = [step for step in session.steps if step.after.number == number]
        return [shown for step in steps for shown in viewed(session.rules, step, viewer).events]

    def story(self, viewer: Person | None, names: Sequence[str], *, untold: int = 0) -> Callable[[], Iterator[Entry]]:
        """Return a function that lists what has happened in this match."""
        told, replaced = story(self.session, viewer, names, untold=untold), self.replaced_sentences(names)
        return lambda: chain(told(), map(Entry, replaced))

    def replaced_sentences(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return a sentence for each program of which a computer player has made decisions: how many."""
        found = replacements(self.session.recorded) if self.session.missing else {}
        return tuple(replaced_sentence(names[person], count) for person, count in found.items())

    def view(self, step: Step, viewer: Person | None) -> ViewedStep:
        """Return what a person may see of the step that led to the present state."""
        return self.session.view(step, self._seat_of(viewer))

    def latest_step(self, viewer: Person | None) -> tuple[Observation, ViewedStep] | None:
        """Return what a person knew before the latest step, and what he may see of it; None before the first one."""
        step = self.session.last_step
        if step is None:
            return None
        return observe(self.session.rules, step.before, self._seat_of(viewer)), self.view(step, viewer)

    def _seat_of(self, person: Person | None) -> Seat | None:
        return seat_of(self.session.seated, person)

    # ---- what is done ----------------------------------------------------------------------------------------------

    def question(self, seat: Seat) -> tuple[str, Observation, Prompt] | None:
        """Return which computer player decides for a seat, what it knows, and what it is asked."""
        prompt, self._by = self.session.prompt, ""
        if prompt is None:
            return None
        named = self.session.header.everybody[self.session.seated[seat]].skill
        skill = named if named in self._programs else self.session.seats[seat].skill
        return skill, self.session.observe(seat), prompt

    def expect_stand_in(self) -> None:
        """Note in the record that the next decision is that of a computer player in place of a program."""
        self._by = HOUSE_PLAYER

    def act(self, action: Action, viewer: Person | None) -> ViewedStep | None:
        """Carry out an action; the game goes on even if the record cannot be written.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        by, self._by = self._by, ""
        return self.view(self._do(partial(self.session.submit, action, by)), viewer)

    def deal(self, viewer: Person | None) -> ViewedStep | None:
        """Shuffle and deal, if the record has space for that."""
        if self.session.is_full:
            self._report(Opened.FULL(deals=self.session.match.number))
            return None
        was_unsaved = bool(self._unsaved)
        step = self._do(self.session.deal)
        if was_unsaved and self._unsaved and self.session.match.number > 1:
            self._report(self._unsaved)  # repeated with every deal: the longer the game goes on, the more is lost
        return self.view(step, viewer)

    def ask_hint(self) -> None:
        """Do nothing: this program gives the hints."""

    def news(self, viewer: Person | None) -> None:
        """Return nothing: all that happens here is done by this program."""
        del viewer

    def play_out(self, viewer: Person | None) -> Iterator[ViewedStep]:
        """Play the rest of the deal for everybody, card by card."""
        start = len(self.session.steps)
        while (prompt := self.prompt) is not None and prompt.seat is not None and prompt.kind == "play":
            play = Play(prompt.seat, prompt.cards[0])
            yield self.view(self._do(partial(self.session.submit, play)), viewer)
        self._played_out = start, len(self.session.steps)

    def undo(self) -> None:
        """Undo the last decision; cards played out all at once count as one, though they may include several."""
        self._save(self._take_back)

    def redo(self) -> None:
        """Redo an undone decision."""
        self._save(self.session.redo)

    def _take_back(self) -> None:
        before, after = self._played_out
        is_just_played_out = before < after == len(self.session.steps)
        points = self.session.rewind_points if is_just_played_out else ()  # finding them takes long in a long game
        earlier = [point for point in points if point.position <= before]
        if earlier and before < points[-1].position < after:
            self.session.rewind(earlier[-1])
        else:
            self.session.undo()
        if len(self.session.steps) < after:
            self._played_out = 0, 0

    def _do(self, change: Callable[[], Step]) -> Step:
        match = self.session.match
        self._save(change)
        step = self.session.last_step
        if step is None or step.before is not match:
            raise AssertionError("what could not be saved was not done either")
        return step

    def _save(self, change: Callable[[], object]) -> None:
        """Change the session; report once when saving fails, and once when it works again."""
        path = self.session.path
        try:
            change()
        except StoreError as error:
            if not self._unsaved:
                self._report(str(error))
            self._unsaved = str(error)
        else:
            if self._unsaved:
                self._unsaved = ""
                self._report(SaveFault.SAVED_AGAIN(path=str(self.session.path)))
        if self.session.path != path:
            self._found_file()
