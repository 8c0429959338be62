"""A lesson in progress: what the table does by itself, and what the learner should do."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import Bid, Bury, Give, NameTrump, Pass, Play, ShowMelds
from pinochle_qt.engine.cards import card_text
from pinochle_qt.engine.melds import points_of
from pinochle_qt.record.replay import RecordedGame
from pinochle_qt.session.session import Session

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.teaching.lesson import Lesson, LessonStep

LEARNER: Seat = 0
MISSES_BEFORE_HELP = 2
"""After this many mistakes, the coach offers to show the right answer."""


class Turn(Enum):
    """Who decides at the table where the script does not."""

    OWN = "own"
    """The player who is asked."""
    NOBODY = "nobody"
    """The table waits until the learner continues."""


class LessonRun:
    """Goes through the steps of a lesson. It has no session of its own: the caller passes one in."""

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.at = min(max(at, 0), len(lesson.steps) - 1)
        self.misses = 0
        self.is_done = self.step.is_read_only
        """Whether the task of this step is done."""
        self._has_strayed = False
        """Whether the play has departed from the record."""

    # ---- steps -----------------------------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.at]

    @property
    def is_last(self) -> bool:
        """Whether this is the last step."""
        return self.at == len(self.lesson.steps) - 1

    def begin(self) -> Session:
        """Return a session in which this step begins."""
        self.misses, self.is_done, self._has_strayed = 0, self.step.is_read_only, False
        start = self.lesson.start(self.at)
        game = self.lesson.games[start.game]
        steps = game.steps[: start.position]
        match = steps[-1].step.after
        return Session(RecordedGame(game.header, game.header_line, game.game, match, steps))

    def go_to(self, at: int, session: Session) -> Session:
        """Go to another step; return the session in which it begins, which is the given one if that can continue."""
        before, self.at = self.at, at
        end, start = self.lesson.end(before), self.lesson.start(at)
        goes_on = at == before + 1 and end == start and not self._has_strayed
        if goes_on and len(session.steps) == start.position:
            self.misses, self.is_done = 0, self.step.is_read_only
            return session
        return self.begin()

    # ---- the table ---------------------------------------------------------------------------------------------------

    def turn(self, session: Session, prompt: Prompt) -> SeatAction | Turn:
        """Return the action to take at the table now, or who decides it."""
        if self.step.is_free:
            return Turn.OWN if not self.is_done else Turn.NOBODY
        position, wanted = len(session.steps), self._wanted_at
        if position == wanted:
            return Turn.OWN
        if position >= self.lesson.end(self.at).position or prompt.seat is None:
            return Turn.NOBODY
        action = self._action_at(position)
        if prompt.allows(action):
            return action
        self._has_strayed = True
        return prompt.choices[0]  # after a card other than the record's, the recorded answer may not be allowed

    def objection(self, action: SeatAction) -> str | None:
        """Return the coach's objection to an allowed action that is not the task; None if the action is acceptable."""
        step = self.step
        if step.is_free:
            return None
        wanted = self.wanted
        if wanted is None or _is_same(action, wanted):
            return None
        self.misses += 1
        kinds = _kinds(action, wanted)
        return next((each.say for each in step.wrong if kinds & set(each.when)), step.otherwise)

    def is_at_task(self, session: Session) -> bool:
        """Return whether the table is waiting for the learner's action."""
        return len(session.steps) == self._wanted_at

    def has_done(self, session: Session) -> bool:
        """Return whether the learner's action at the table is done."""
        return self._wanted_at is not None and len(session.steps) > self._wanted_at

    @property
    def wanted(self) -> SeatAction | None:
        """The learner's action as in the record; None if there is nothing to do at the table."""
        return None if self._wanted_at is None else self._action_at(self._wanted_at)

    def result(self, session: Session) -> DealResult | None:
        """Return the result of a deal that is played out, once it is over."""
        results = session.match.results
        return results[-1] if self.step.is_free and results and session.match.number == len(results) else None

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _wanted_at(self) -> int | None:
        """The number of steps before the learner's action."""
        return self.lesson.place(self.step.line).position - 1 if self.step.line else None

    def _action_at(self, position: int) -> SeatAction:
        game = self.lesson.games[self.lesson.start(self.at).game]
        return game.steps[position].step.action  # type: ignore[return-value]


def _is_same(action: SeatAction, wanted: SeatAction) -> bool:
    """Return whether two actions are the same, apart from the order of cards and where a card comes from."""
    match action, wanted:
        case (Play(), Play()):
            return action.card == wanted.card
        case (Give(cards=cards), Give(cards=others)) | (Bury(cards=cards), Bury(cards=others)):
            return sorted(cards) == sorted(others)
        case (ShowMelds(), ShowMelds()):
            return points_of(action.melds) == points_of(wanted.melds)
    return action == wanted


def _kinds(action: SeatAction, wanted: SeatAction) -> set[str]:
    """Return the words with which a script can refer to an action."""
    match action:
        case Play(card=face):
            return {card_text(face)}
        case Give(cards=cards) | Bury(cards=cards):
            other_cards = [each for each in cards if not isinstance(wanted, Give | Bury) or each not in wanted.cards]
            return {card_text(face) for face in other_cards}
        case NameTrump(suit=suit):
            return {suit.letter}
        case Pass(help=with_help):
            return {"help"} if with_help else {"pass"}
        case Bid(amount=amount) if isinstance(wanted, Bid):
            return {"higher" if amount > wanted.amount else "lower"}
        case Bid():
            return {"bid"}
    return set()
