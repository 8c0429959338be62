"""A finished deal step by step: all cards open for whoever looks back, and only his own for whoever is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine import actions as a
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.features import buries
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.engine.observe import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState, MatchState
    from pinochle_qt.session.session import Session


class OpenTable(Struct, frozen=True):
    """A position with every card known; to be shown once a deal is over, never to be asked about."""

    public: Observation
    """What a spectator saw."""
    hands: tuple[tuple[Card, ...], ...]
    lying: tuple[tuple[Card, ...], ...]
    """Stock games: the cards of each seat that lie on the table in melds."""
    stock: tuple[Card, ...]
    """The next card to be drawn first."""
    widow: tuple[Card, ...]
    """What is not in a hand yet."""
    buried: tuple[Card, ...]


class Question(Struct, frozen=True):
    """What a seat was asked, with what it knew then and nothing more."""

    seat: Seat
    observation: Observation
    prompt: Prompt


class ReviewStep(Struct, frozen=True):
    """One decision of a deal, or the deal itself, and all that followed from it until the next one."""

    before: MatchState
    seat: Seat | None
    """Who acted; None where the table dealt."""
    action: Action
    events: tuple[Event, ...]
    after: MatchState
    is_choice: bool
    """Whether a person decided, and could have decided otherwise."""


class Review:
    """The last deal of a session, which must be over; it changes nothing there."""

    def __init__(self, session: Session) -> None:
        """Gather the steps.

        Raises:
            ValueError: no deal is over, or another one is on the table.
        """
        if not can_review(session):
            raise ValueError("only a deal that is over can be looked at with open cards")
        self.rules: Rules = session.rules
        self.number = session.match.number
        self._game = Game(session.rules)
        steps = session.steps
        first = max(at for at, step in enumerate(steps) if isinstance(step.action, DealCards))
        choices = {point.position for point in session.rewind_points}
        self.steps = tuple(_reviewed(step, is_choice=at in choices) for at, step in enumerate(steps) if at >= first)

    @property
    def choices(self) -> tuple[int, ...]:
        """The indices of the steps in which a person had a choice."""
        return tuple(at for at, step in enumerate(self.steps) if step.is_choice)

    def table(self, at: int) -> OpenTable:
        """Return the cards as they lay before a step; for the first one, as they were dealt."""
        step = self.steps[at]
        match = step.after if step.seat is None else step.before
        deal = _deal_of(match)
        in_hands = deal.kitty_shared or (deal.widow_taken and buries(self.rules))
        return OpenTable(
            public=observe(self.rules, match, None),
            hands=deal.hands,
            lying=tuple(table.lying for table in deal.tables) or ((),) * len(deal.hands),
            stock=deal.stock,
            widow=() if in_hands else deal.widow,
            buried=deal.buried or (),
        )

    def question(self, at: int) -> Question | None:
        """Return what was asked before a step, as the seat knew it then; None where the table dealt."""
        step = self.steps[at]
        prompt = self._game.prompt(step.before)
        if step.seat is None or prompt is None:
            return None
        return Question(step.seat, observe(self.rules, step.before, step.seat), prompt)

    def public_after(self, at: int) -> Observation:
        """Return what a spectator knew after a step."""
        return observe(self.rules, self.steps[at].after, None)


def can_review(session: Session) -> bool:
    """Return whether a deal is over and no other one has begun."""
    match = session.match
    return match.deal is not None and match.deal.ending is not None


def moved_cards(action: Action) -> tuple[Card, ...]:
    """Return the cards of the own hand or of the table that an action plays, gives away, lays aside or shows."""
    match action:
        case a.Play(_, card):
            return (card,)
        case a.Give(_, cards) | a.Bury(_, cards):
            return cards
        case a.ShowMelds(_, melds):
            return melded_cards(melds)
        case _:
            return ()


def is_same(action: SeatAction, other: SeatAction) -> bool:
    """Return whether two actions are equivalent, ignoring the order in which cards or melds are named."""
    if type(action) is not type(other):
        return False
    match action:
        case a.Give() | a.Bury():
            return sorted(moved_cards(action)) == sorted(moved_cards(other))
        case a.ShowMelds(_, melds) if isinstance(other, a.ShowMelds):
            return _named(melds) == _named(other.melds)
        case a.Play(_, card, source) if isinstance(other, a.Play):
            return card == other.card and (source == other.source or None in {source, other.source})
        case a.Distribute(_, to) if isinstance(other, a.Distribute):
            return sorted(to) == sorted(other.to)
        case _:
            return action == other


def _named(melds: Sequence[Meld]) -> list[tuple[str, tuple[Card, ...]]]:
    return sorted((meld.kind, tuple(sorted(meld.cards))) for meld in melds)


def _reviewed(step: Step, *, is_choice: bool) -> ReviewStep:
    seat = None if isinstance(step.action, DealCards) else step.action.seat
    events = tuple(each.event for each in step.events)
    return ReviewStep(step.before, seat, step.action, events, step.after, is_choice)


def _deal_of(match: MatchState) -> DealState:
    if match.deal is None:
        raise AssertionError("a deal has been dealt before anything else happens in it")
    return match.deal
