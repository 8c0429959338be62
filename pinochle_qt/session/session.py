"""A running game: the match, its history, its record, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.people import seated_now
from pinochle_qt.record.encode import decided_line, header_line, step_lines
from pinochle_qt.record.header_changes import amended_line, reseated_line
from pinochle_qt.record.limits import MAX_GAME, SPACE_FOR_DEAL
from pinochle_qt.record.replay import RecordedGame, RecordedStep, replay_one
from pinochle_qt.record.store import JournalBusy, StoreError
from pinochle_qt.record.values import RecordError, SeatSetup, title_from
from pinochle_qt.session.dealing.commitment import with_commitment
from pinochle_qt.session.dealing.dealer import Draw, dealer_of_first_deal, draws_for_deal
from pinochle_qt.session.dealing.mixing import match_in, mixed_key
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.match_start import begun, chance_of, pack_of_deal, with_dealer
from pinochle_qt.session.seating import is_known, playable
from pinochle_qt.session.viewer_steps import viewed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt, PromptKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.record.replay import Watch
    from pinochle_qt.record.store import Journal, RecordStore
    from pinochle_qt.record.values import Mix
    from pinochle_qt.session.viewer_steps import ViewedStep

__all__ = ["RewindPoint", "SeatSetup", "Session"]


class RewindPoint(Struct, frozen=True):
    """A person's decision that can be taken back."""

    position: int
    """The number of actions taken before it, deals included."""
    deal: int
    seat: Seat
    kind: PromptKind


class Session:
    """One game from its first deal to its winner, with undo.

    With a store, every action is in the journal before the call returns. If it cannot be written to the disk, the call
    raises `StoreError` *after* the action has been carried out: the game goes on, `last_step` holds the step, and the
    next action writes what is missing.
    """

    def __init__(self, recorded: RecordedGame, journal: Journal | None = None) -> None:
        """Continue a game that was replayed or is just beginning; the journal, if any, already holds its lines."""
        self.header = recorded.header
        """What the record says first; a deal is among `undone` until everything taken back in it has been redone."""
        self._header_line = recorded.header_line
        self._people = playable(recorded.header.everybody)
        self._game = recorded.game
        self._steps = list(recorded.steps)
        self._position = len(self._steps)
        self._start = self._steps[0].step.before if self._steps else recorded.match
        self._spoiled = frozenset(recorded.header.undone)
        """The deals in which something was taken back for good, because something else was done instead."""
        self._journal = journal
        self._pending_store: RecordStore | None = None
        """The store in which to begin the journal as soon as possible."""
        self._origin: tuple[Path, tuple[str, ...]] | None = None
        """The file that the game was read from but could not be saved in, and the lines that were in it."""
        self._unsaved = ""
        self._has_people = any(setup.player == "human" for setup in self.people)
        self._decisions: dict[int, RewindPoint | None] = {}
        self._observed: tuple[MatchState | None, dict[Seat | None, Observation]] = None, {}
        """The state observed last, and what each viewer may know of it."""
        self._cards = {
            (each.step.before.number + 1, each.step.before.next_dealer): (each.step.action, each.mix)
            for each in self._steps
            if isinstance(each.step.action, DealCards)
        }

    @classmethod
    def new(
        cls,
        rules: Rules,
        preset: str,
        people: tuple[SeatSetup, ...],
        seed: int | Shuffles,
        store: RecordStore | None = None,
        first_dealer: Person | None = None,
        agreements: tuple[Agreed, ...] = (),
    ) -> Session:
        """Begin a match; every random choice in it follows from `seed`.

        A given number always yields the same cards, in every version; games for people use `Shuffles.fresh` instead.

        `people` are all at the table, clockwise, including those who sit out. `first_dealer` is for games in which the
        first dealer is chosen; without it, the rules decide. `agreements` names each side's bidding agreement.

        Raises:
            UnplayableRules: the rules cannot be combined.
            ValueError: the rules do not seat that many people.
            StoreError: the journal cannot be written; the game can be begun without a store.
        """
        chance = Shuffles(seed) if isinstance(seed, int) else seed
        recorded = begun(rules, preset, people, chance, first_dealer, agreements)
        return cls(recorded, store.create(recorded.header, recorded.lines) if store is not None else None)

    @classmethod
    def resume(cls, path: Path, store: RecordStore | None = None, watch: Watch | None = None) -> Session:
        """Continue the one game in a record; with a store, new lines are also added to the record.

        Raises:
            RecordError: the file cannot be read or is not a valid record.
            StoreError: it cannot be written, or another program is playing this game.
            ReadingStopped: the watch stopped it.
        """
        recorded, journal = (replay_one(path, watch), None) if store is None else store.open(path, watch)
        return cls(with_dealer(recorded), journal)

    @classmethod
    def resume_copy(cls, path: Path, store: RecordStore, watch: Watch | None = None) -> Session:
        """Continue a game in a new file of the store, leaving its record unchanged.

        Raises:
            RecordError: the file cannot be read or is not a valid record.
            StoreError: the copy cannot be written.
            ReadingStopped: the watch stopped it.
        """
        recorded = with_dealer(replay_one(path, watch))
        return cls(recorded, store.create(recorded.header, recorded.lines))

    @classmethod
    def resume_anyhow(
        cls, path: Path, store: RecordStore | None, watch: Watch | None = None
    ) -> tuple[Session, StoreError | None]:
        """Continue a game even if its record cannot be written to, and return the reason if so.

        It is saved as soon as that is possible, in a new file if the record holds something else by then.

        Raises:
            RecordError: the file cannot be read or is not a valid record.
            JournalBusy: another program is playing this game.
            ReadingStopped: the watch stopped it.
        """
        try:
            return cls.resume(path, store, watch), None
        except JournalBusy:
            raise
        except StoreError as error:
            recorded = replay_one(path, watch)
            session = cls(with_dealer(recorded))
            if store is not None:
                session._origin = path, tuple(recorded.lines)
                session.save_in(store, str(error))
            return session, error

    def practice(self, store: RecordStore | None = None) -> Session:
        """Return a copy of the game up to now, to try things out: it is marked as practice and counts nowhere.

        Later deals are fresh: practice must not reveal what will be dealt in the game.

        Raises:
            StoreError: the copy cannot be written; without a store it can be made.
        """
        chance = Shuffles.fresh(self.given_so_far())
        fields = {"seed": chance.seed, "generator": chance.generator, "seeds": chance.seeds, "packs": chance.packs}
        header = with_commitment(replace(self.header, practice=True, copy_of="", **fields))
        steps = [
            each if each.mix is None else RecordedStep(each.step, step_lines(self.rules, each.step))
            for each in self._steps[: self._position]  # the header gives the keys of all deals
        ]
        recorded = with_dealer(RecordedGame(header, header_line(header), self._game, self.match, steps))
        return type(self)(recorded, store.create(header, recorded.lines) if store is not None else None)

    # ---- what is -------------------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules of this match."""
        return self._game.rules

    @property
    def preset(self) -> str:
        """The name of the variant that the rules are based on."""
        return self.header.preset

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        """All people at the table, clockwise, including those who sit out.

        If the record names a computer player that cannot be made here, one of skill `HOUSE` takes its place.
        """
        return self._people

    @property
    def missing(self) -> tuple[SeatSetup, ...]:
        """The computer players named in the record that cannot be made here."""
        return tuple(setup for setup in self.header.everybody if not is_known(setup))

    @property
    def seated(self) -> tuple[Person, ...]:
        """The person in each seat of the current deal; before the first deal, of the deal to come."""
        return seated_now(self.rules, self.match)

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """The setup of each seat's player in the current deal."""
        return tuple(self.people[person] for person in self.seated)

    @property
    def match(self) -> MatchState:
        """The complete state, for the record and for tests; show players only what `observe` returns."""
        return self._state(self._position)

    @property
    def prompt(self) -> Prompt | None:
        """The decision to make now; None when the match is over."""
        return self._game.prompt(self.match)

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return bool(self.match.winners)

    @property
    def is_full(self) -> bool:
        """Whether the record has no space for another deal; a longer one could not be opened again."""
        match = self.match
        return self._position + len(match.results) + SPACE_FOR_DEAL > MAX_GAME

    @property
    def last_step(self) -> Step | None:
        """The step that led here; None at the very beginning."""
        return self._steps[self._position - 1].step if self._position else None

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step from the beginning of the match to now."""
        return tuple(each.step for each in self._steps[: self._position])

    @property
    def recorded(self) -> RecordedGame:
        """The match up to now, as it would be read from its record."""
        steps = self._steps[: self._position]
        return RecordedGame(self.header, self._header_line, self._game, self.match, steps)

    @property
    def lines(self) -> tuple[str, ...]:
        """The record of the match up to now, line by line."""
        return self.recorded.lines

    @property
    def draws_for_deal(self) -> tuple[tuple[Draw, ...], ...]:
        """The cards drawn for the first deal, round by round, where the highest card decided it."""
        chance, people = chance_of(self.header), len(self.people)
        if self.header.seeds or self._start.next_dealer != dealer_of_first_deal(self.rules, chance, people):
            return ()  # the first deal was given, or its dealer was named
        return draws_for_deal(self.rules, chance, people)

    @property
    def unsaved(self) -> str:
        """Why the game is in no file although it should be saved; empty if it is in one, or need not be saved."""
        return self._unsaved

    @property
    def path(self) -> Path | None:
        """The file of the journal, if there is one."""
        return self._journal.path if self._journal is not None else None

    def observe(self, viewer: Seat | None) -> Observation:
        """Return what a seat, or a spectator, may know; it is worked out once for each state."""
        match, known = self._observed
        if match is not self.match:
            known = {}
            self._observed = self.match, known
        if viewer not in known:
            known[viewer] = observe(self.rules, self.match, viewer)
        return known[viewer]

    def view(self, step: Step, viewer: Seat | None) -> ViewedStep:
        """Return what a seat, or a spectator, may see of the step that led to the present state."""
        return viewed(self.rules, step, viewer, self.observe(viewer))

    def given(self, number: int) -> tuple[Person, int | tuple[Card, ...]]:
        """Return the dealer of a deal, and the key of its cards, or where there is no key, the pack as it was shuffled.

        Raises:
            ValueError: it has not been dealt.
        """
        dealt = next((each for each in self._dealt() if each.step.before.number + 1 == number), None)
        if dealt is None:
            raise ValueError(f"there is no deal {number} in this match yet")
        return dealt.step.before.next_dealer, self._cards_given(dealt)

    def given_so_far(self) -> list[int | tuple[Card, ...]]:
        """Return the cards of all deals so far, each as from `given`, so that another match can begin with them."""
        return [self._cards_given(dealt) for dealt in self._dealt()]

    def _dealt(self) -> Iterator[RecordedStep]:
        """Yield the steps so far in which cards were dealt."""
        steps = (self._steps[at] for at in range(self._position))
        return (each for each in steps if isinstance(each.step.action, DealCards))

    def _cards_given(self, dealt: RecordedStep) -> int | tuple[Card, ...]:
        """Return the key of the cards that a step dealt, or the pack if they do not follow from a key."""
        step = dealt.step
        if not isinstance(step.action, DealCards):
            raise AssertionError("this is no deal")
        number, order = step.before.number + 1, self._game.gathered(step.action, step.before.next_dealer)
        chance = chance_of(self.header)
        key = chance.key(number) if dealt.mix is None else mixed_key(match_in(self.header), number, dealt.mix)
        return order if key is None or pack_of_deal(self.header, number, dealt.mix) != order else key

    # ---- what happens ----------------------------------------------------------------------------------------------

    def save_in(self, store: RecordStore, why: str) -> None:
        """Begin a journal in the store at the next action or change, or as soon after that as it can be written.

        `why` says what has prevented it from being saved.
        """
        self._pending_store, self._unsaved = store, why

    def submit(self, action: Action, by: str = "", mix: Mix | None = None) -> Step:
        """Carry out an action and write it to the record; anything that was undone can no longer be redone.

        `by` is the player that has decided, such as ``computer:strong``, if that is not the one in `people`; `mix` is
        from what the cards of a deal follow, if not from the seed alone.

        Raises:
            IllegalAction: the prompt does not allow it; nothing has changed.
            StoreError: it was carried out but could not be written yet.
        """
        step = self._game.apply(self.match, action)
        lines = step_lines(self.rules, step, by, mix)
        self._steps[self._position :] = [RecordedStep(step, lines, by, mix)]
        self._decisions = {at: prompt for at, prompt in self._decisions.items() if at <= self._position}
        self._position += 1
        self._spoiled = frozenset(self.header.undone)
        if self._journal is not None:
            self._journal.append(lines)
        else:
            self._begin_journal()
        return step

    def deal(self, mix: Mix | None = None) -> Step:
        """Shuffle as the seed determines, and whatever people's programs have added to it, and deal.

        A deal that was undone has the same cards again.

        Raises:
            IllegalAction: a seat has to decide first, or the match is over.
            StoreError: the deal could not be written yet.
        """
        match = self.match
        number, dealer = match.number + 1, match.next_dealer
        if (number, dealer) not in self._cards:
            self._cards[number, dealer] = self._game.deal_out(pack_of_deal(self.header, number, mix), dealer), mix
        cards, mix = self._cards[number, dealer]
        return self.submit(cards, mix=mix)

    # ---- undo and redo ---------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a person has made a decision that can be taken back."""
        return self._nearest(range(self._position - 1, -1, -1)) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else has been done since."""
        return self._position < len(self._steps)

    @property
    def rewind_points(self) -> tuple[RewindPoint, ...]:
        """Every decision of a person that can be taken back, earliest first."""
        found = (self._decision(at) for at in range(self._position))
        return tuple(point for point in found if point is not None)

    def undo(self) -> bool:
        """Go back to a person's last decision; return whether there was one.

        Raises:
            StoreError: the game went back but its journal could not be rewritten yet.
        """
        return self._go_to(self._nearest(range(self._position - 1, -1, -1)))

    def redo(self) -> bool:
        """Go forward to a person's next undone decision, or to the end; return whether there was anything to redo.

        Raises:
            StoreError: the game went on but its journal could not be written yet.
        """
        if not self.can_redo:
            return False
        last = len(self._steps)
        return self._go_to(self._nearest(range(self._position + 1, last)) or last)

    def rewind(self, point: RewindPoint) -> bool:
        """Go back to one of the `rewind_points`.

        Raises:
            ValueError: it is not one of them.
            StoreError: the game went back but its journal could not be rewritten yet.
        """
        if not 0 <= point.position < self._position or self._decision(point.position) != point:
            raise ValueError(f"{point} is no decision that can be taken back")
        return self._go_to(point.position)

    def rename(self, title: str) -> None:
        """Give the game a title; an empty one removes it.

        Raises:
            ValueError: it is too long; nothing has changed.
            StoreError: it could not be written yet.
        """
        self._amend(title=title_from(title))

    def change_people(self, people: Sequence[SeatSetup]) -> None:
        """Let others sit at the table from now on; what was decided before remains their predecessors' in the record.

        Nothing can be redone after that.

        Raises:
            ValueError: the number of people is another one; nothing has changed.
            StoreError: it could not be written yet.
        """
        before = self.header.everybody
        if len(people) != len(before):
            raise ValueError(f"there are {len(before)} people at this table")
        kept = zip(people, self._people, before, strict=True)
        everybody = tuple(named if new == old else new for new, old, named in kept)
        if everybody == before:
            return
        del self._steps[self._position :]
        self._steps = [self._attributed(each, before, everybody) for each in self._steps]
        self._people, self._decisions = playable(everybody), {}
        self._has_people = any(setup.player == "human" for setup in self._people)
        self._set_skills(tuple(setup.skill for setup in everybody))
        first = seated_now(self.rules, self._start)
        rest = everybody if self.header.people else ()
        self._amend(seats=tuple(everybody[person] for person in first), people=rest)

    def _set_skills(self, skills: tuple[str, ...]) -> None:
        """Let the players know from now on how well the others play."""
        if not self._steps:
            self._start = replace(self._start, skills=skills)
            return
        last = self._steps[-1]
        self._steps[-1] = replace(last, step=replace(last.step, after=replace(last.step.after, skills=skills)))

    def _attributed(
        self, recorded: RecordedStep, before: Sequence[SeatSetup], after: Sequence[SeatSetup]
    ) -> RecordedStep:
        """Return a step that still tells which player decided, although the header names others now."""
        action = recorded.step.action
        if isinstance(action, DealCards):
            return recorded
        person = seated_now(self.rules, recorded.step.before)[action.seat]
        by = recorded.by or before[person].player
        by = "" if by == after[person].player else by
        if by == recorded.by:
            return recorded
        return replace(recorded, by=by, lines=(decided_line(recorded.lines[0], by), *recorded.lines[1:]))

    def forget(self) -> None:
        """Discard the history, leaving no undo and only the first line of the record; for a game without a journal.

        Raises:
            ValueError: the journal needs the history.
        """
        if self._journal is not None:
            raise ValueError("a game with a journal keeps its history")
        self._start = self.match
        self._steps, self._position = [], 0
        self._decisions, self._cards = {}, {}

    def close(self) -> None:
        """Release the journal for other programs."""
        if self._journal is not None:
            self._journal.close()

    def _go_to(self, position: int | None) -> bool:
        if position is None:
            return False
        self._position = position
        taken_back = range(self.match.number, self._state(len(self._steps)).number + 1) if self.can_redo else ()
        self._amend(undone=tuple(sorted(self._spoiled.union(taken_back))))
        return True

    def _amend(self, **changes: Any) -> None:
        """Change remarks in the header, and rewrite the journal to match the game."""
        amended = replace(self.header, **changes)
        if amended != self.header:
            line = reseated_line(self._header_line, amended) if "seats" in changes else self._header_line
            self.header, self._header_line = amended, amended_line(line, amended)
        if self._journal is not None:
            self._journal.rewrite(self.lines)
        else:
            self._begin_journal()

    def begin_journal(self) -> None:
        """Save the whole game now, if it should be saved and is not yet.

        Raises:
            StoreError: it cannot be written; the next action tries again.
        """
        if self._journal is None:
            self._begin_journal()

    def _begin_journal(self) -> None:
        store = self._pending_store
        if store is None:
            return
        reopened = self._reopened(store)
        self._journal = reopened or store.create(self.header, self.lines)
        self._unsaved = ""
        if reopened is not None:
            reopened.rewrite(self.lines)  # if this fails, the journal tries again with the next line

    def _reopened(self, store: RecordStore) -> Journal | None:
        """Return the journal of the file that the game was read from, if the file still holds the same lines."""
        if self._origin is None:
            return None
        path, lines = self._origin
        try:
            recorded, journal = store.open(path)
        except RecordError:
            return None
        if tuple(recorded.lines) != lines:
            journal.close()
            return None
        return journal

    def _state(self, position: int) -> MatchState:
        return self._steps[position - 1].step.after if position else self._start

    def _nearest(self, positions: range) -> int | None:
        if not self._has_people:
            return None  # looking at every position of a long game of computer players would take seconds
        return next((at for at in positions if self._decision(at) is not None), None)

    def _decision(self, position: int) -> RewindPoint | None:
        """Return the decision at an earlier position, if a person had a choice there."""
        if position not in self._decisions:
            state = self._state(position)
            prompt = self._game.prompt(state)
            point = None
            if prompt is not None and prompt.seat is not None:
                setup = self.people[seated_now(self.rules, state)[prompt.seat]]
                by = self._steps[position].by if position < len(self._steps) else ""
                if (by or setup.player) == "human" and prompt.has_choice:
                    point = RewindPoint(position, state.number, prompt.seat, prompt.kind)
            self._decisions[position] = point
        return self._decisions[position]
