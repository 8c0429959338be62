"""A finished deal, step by step: all cards are face up, but each question shows only what its seat knew then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, json

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.features import buries
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.rules import to_json
from pinochle_qt.record.replay import RecordedGame
from pinochle_qt.session.viewer_steps import ViewedEvent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.engine.state import DealState, MatchState
    from pinochle_qt.record.replay import RecordedStep
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.session import Session


class OpenTable(Struct, frozen=True):
    """A position with every card known, to show once a deal is over; never ask a player about it."""

    public: Observation
    """What a spectator saw."""
    hands: tuple[tuple[Card, ...], ...]
    on_table: tuple[tuple[Card, ...], ...]
    """Stock games: the cards of each seat that lie on the table in melds."""
    stock: tuple[Card, ...]
    """The stock, next card to draw first."""
    widow: tuple[Card, ...]
    """The widow, unless its cards are already in a hand."""
    buried: tuple[Card, ...]


class Question(Struct, frozen=True):
    """A question to a seat, with what the seat knew then and nothing more."""

    seat: Seat
    observation: Observation
    prompt: Prompt


class ReviewStep(Struct, frozen=True):
    """One decision in a deal, or the deal itself, and everything that followed until the next one."""

    before: MatchState
    seat: Seat | None
    """The seat that acted; None for the deal itself."""
    action: Action
    events: tuple[Event, ...]
    after: MatchState
    is_choice: bool
    """Whether a person decided, and had a choice."""
    was_free: bool
    """Whether the player who decided, person or computer, had a choice."""


class Review:
    """A finished deal of any game; the game itself is not changed."""

    def __init__(self, played: Session | RecordedGame, number: int | None = None) -> None:
        """Gather the steps of the deal with this number, or of the last deal of the game.

        Raises:
            ValueError: it is not over, or there is none.
        """
        recorded = played if isinstance(played, RecordedGame) else played.recorded
        self.rules: Rules = recorded.game.rules
        self.preset = recorded.header.preset
        self.number = recorded.match.number if number is None else number
        self.people = recorded.header.everybody
        self._game = recorded.game
        self._recorded = [each for each in recorded.steps if each.step.after.number == self.number]
        if not self._recorded or not self._recorded[-1].step.after.is_deal_over:
            raise ValueError("only a deal that is over can be looked at with open cards")
        self._keys: tuple[str, ...] | None = None
        self.steps = tuple(self._reviewed(each) for each in self._recorded)

    @property
    def seated(self) -> tuple[Person, ...]:
        """The person in each seat."""
        return _deal_of(self.steps[0].after).seated

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """The setup of each seat's player."""
        return tuple(self.people[person] for person in self.seated)

    @property
    def choices(self) -> tuple[int, ...]:
        """The indices of the steps in which a person had a choice."""
        return tuple(at for at, step in enumerate(self.steps) if step.is_choice)

    def table(self, at: int) -> OpenTable:
        """Return the cards as they lay before a step; for the first step, as they were dealt."""
        step = self.steps[at]
        match = step.after if step.seat is None else step.before
        deal = _deal_of(match)
        in_hands = deal.kitty_shared or (deal.widow_taken and buries(self.rules))
        return OpenTable(
            public=observe(self.rules, match, None),
            hands=deal.hands,
            on_table=tuple(table.cards_on_table for table in deal.tables) or ((),) * len(deal.hands),
            stock=deal.stock,
            widow=() if in_hands else deal.widow,
            buried=deal.buried or (),
        )

    def question(self, at: int) -> Question | None:
        """Return the question asked before a step, with what the seat knew then; None for the deal itself."""
        step = self.steps[at]
        prompt = self._game.prompt(step.before)
        if step.seat is None or prompt is None:
            return None
        return Question(step.seat, observe(self.rules, step.before, step.seat), prompt)

    def action_event(self, at: int) -> ViewedEvent | None:
        """Return the event of a step, with what a spectator knew right after it; None where nothing happened."""
        step = self._recorded[at].step
        return (
            ViewedEvent(step.events[0].event, observe(self.rules, step.match_after(0), None)) if step.events else None
        )

    def key(self, at: int) -> str:
        """Return a key for a decision and everything the table knew before it, the same in every run.

        It is a digest of the rules, the scores and the lines of the record from the deal on, so it changes when
        something is taken back and done differently.
        """
        if self._keys is None:
            self._keys = tuple(_keys(self.rules, self._recorded))
        return self._keys[at]

    def _reviewed(self, recorded: RecordedStep) -> ReviewStep:
        step = recorded.step
        action, events = step.action, tuple(each.event for each in step.events)
        if isinstance(action, DealCards):
            return ReviewStep(step.before, None, action, events, step.after, is_choice=False, was_free=False)
        prompt = self._game.prompt(step.before)
        was_free = prompt is not None and prompt.has_choice
        decider = recorded.by or self.people[_deal_of(step.before).seated[action.seat]].player
        is_choice = was_free and decider == "human"
        return ReviewStep(step.before, action.seat, action, events, step.after, is_choice, was_free)

    def public_after(self, at: int) -> Observation:
        """Return what a spectator knew after a step."""
        return observe(self.rules, self.steps[at].after, None)


def deals_over(recorded: RecordedGame) -> tuple[int, ...]:
    """Return the numbers of all deals of a game that can be reviewed."""
    return tuple(sorted({each.step.after.number for each in recorded.steps if each.step.after.is_deal_over}))


def _keys(rules: Rules, steps: Sequence[RecordedStep]) -> Iterator[str]:
    from hashlib import sha256  # not at the top: it loads OpenSSL, and a start reviews nothing

    before = steps[0].step.before
    digest = sha256(json.encode((to_json(rules), before.totals, before.target, before.people, before.slides)))
    for each in steps:
        digest.update(each.lines[0].encode())
        yield digest.hexdigest()


def _deal_of(match: MatchState) -> DealState:
    if match.deal is None:
        raise AssertionError("a deal has been dealt before anything else happens in it")
    return match.deal
