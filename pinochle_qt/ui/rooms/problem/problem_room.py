"""The room that asks what the user would do in a position, and shows card by card what follows each answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal

from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.likeness import moved_cards
from pinochle_qt.ui.controls.keyboard.keys import ACCEPTING
from pinochle_qt.ui.controls.step_button import FAR
from pinochle_qt.ui.panels.panel import is_command
from pinochle_qt.ui.panels.press_guard import PressGuard
from pinochle_qt.ui.rooms.look_back.open_table import OpenTableScene, deal_size
from pinochle_qt.ui.rooms.look_back.places import DealSize
from pinochle_qt.ui.rooms.look_back.table_room import TableRoom
from pinochle_qt.ui.rooms.problem.problem_panel import ProblemPanel
from pinochle_qt.ui.rooms.problem.problem_words import answered, asked, names_of, offered
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import ProblemWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.session.review import Review
    from pinochle_qt.teaching.problem_question import ProblemOption, ProblemQuestion
    from pinochle_qt.ui.draw.cards.face_store import DeckLook
    from pinochle_qt.ui.table.input.press_timing import Clock

_DIGITS = [Qt.Key(key) for key in range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)]
_REPEATING = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
"""Keys that may repeat when held down, because they only go from step to step."""


class SeriesProblem(Struct, frozen=True):
    """One problem of a series."""

    place: Callable[[], str]
    """Returns its title in the current language."""
    pose: Callable[[], ProblemQuestion]
    answered: Callable[[bool], object]
    """Called with whether the answer was right."""


class ProblemRoom(TableRoom):
    """Goes through a series of problems.

    Signals:
        list_asked: the user wants to see all problems.
    """

    list_asked = Signal()

    def __init__(self, parent: QWidget, look: Callable[[], DeckLook], clock: Clock) -> None:
        """Pose no problem yet; the clock tells presses that answer from those meant for an earlier question."""
        super().__init__(parent, look)
        self._guard = PressGuard(self, clock, keys={*ACCEPTING, *_DIGITS, Qt.Key.Key_N})
        self.panel: ProblemPanel = ProblemPanel(self)
        self._entries: Sequence[SeriesProblem] = ()
        self._number = 0
        self._problem_question: ProblemQuestion | None = None
        self._size = DealSize(12)
        self._own_answer: ProblemOption | None = None
        self._shown_answer: ProblemOption | None = None
        self.table.pressed.connect(self._press_card)
        self.panel.picked.connect(self.answer)
        self.panel.looked.connect(self.look_at_row)
        self.panel.stepped.connect(lambda by: self.go_to(self._current_step + by))
        self.panel.next.clicked.connect(self.next_problem)
        self.panel.all.clicked.connect(self.list_asked)

    @property
    def problem_question(self) -> ProblemQuestion:
        """The problem shown.

        Raises:
            ValueError: there is none yet.
        """
        if self._problem_question is None:
            raise ValueError("nothing is asked")
        return self._problem_question

    @property
    def own(self) -> ProblemOption | None:
        """The user's answer, if there is one."""
        return self._own_answer

    def take(self, entries: Sequence[SeriesProblem], number: int = 0) -> None:
        """Pose the problems of a series, beginning with the one of this number, counted from 0."""
        self._entries, self._number = entries, number
        self._problem_question = entries[number].pose()
        self._own_answer = self._shown_answer = None
        self._size = deal_size(self._problem_question.review)
        self._current_step = self._problem_question.at
        self.lay_out()
        self.table.hide_others(hidden=True)
        self.panel.offer_next(possible=number + 1 < len(entries))
        self._ask()
        self._show()
        self._guard.begin()

    def next_problem(self) -> None:
        """Pose the next problem of the series, if there is one."""
        if self._number + 1 < len(self._entries):
            self.take(self._entries, self._number + 1)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- answers ---------------------------------------------------------------------------------------------------

    def answer(self, number: int) -> None:
        """Give one of the offered answers; only the first answer to a problem counts."""
        ways = offered(self.problem_question)
        if self._own_answer is not None or not 0 <= number < len(ways):
            return
        self._own_answer = ways[number]
        self._entries[self._number].answered(self.problem_question.is_right(self._own_answer))
        self.table.hide_others(hidden=False)
        self.look_at_row(0)
        self._guard.begin()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def look_at_row(self, number: int) -> None:
        """Show what follows the answer in a row of the table, counted from 0."""
        if self._own_answer is None or not 0 <= number < len(self.problem_question.ways):
            return
        self._shown_answer = self.problem_question.ways[number]
        self.panel.tell(answered(self.problem_question, self._own_answer, self._shown_answer, self._place))
        self._update_accessible_name()
        self.go_to(self.problem_question.at)

    def go_to(self, step: int) -> None:
        """Show a step; until the problem is answered, none after the question."""
        last = self.problem_question.at if self._own_answer is None else len(self._review.steps) - 1
        self._current_step = min(max(0, step), last)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by number, move from step to step, or go to the next problem."""
        key = event.key()
        match key:
            case _ if is_command(event):
                super().keyPressEvent(event)
            case _ if event.isAutoRepeat() and key not in _REPEATING:
                event.accept()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.go_to(self._current_step + (1 if key == Qt.Key.Key_Right else -1))
            case Qt.Key.Key_Home | Qt.Key.Key_End:
                self.go_to(self._current_step + (FAR if key == Qt.Key.Key_End else -FAR))
            case Qt.Key.Key_N if self.panel.next.isEnabled():
                self.next_problem()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._own_answer is not None and self.panel.next.isEnabled():
                self.next_problem()
            case _ if key in _DIGITS:
                self._take_digit(key - Qt.Key.Key_1)
            case _:
                super().keyPressEvent(event)

    # ---- as a room -------------------------------------------------------------------------------------------------

    @property
    def laid_out(self) -> tuple[Review, DealSize] | None:
        """The deal shown, and the room that its cards need."""
        return None if self._problem_question is None else (self._problem_question.review, self._size)

    def fit_panels(self, *, is_small: bool) -> None:
        """Let the panel take less space in a small window."""
        self.panel.fit(is_small=is_small)

    def come_back(self) -> None:
        """Show the step at which the user left."""
        self._show()

    def take_over(self, before: QWidget) -> None:
        """Pose the same problem in another language, with the answer that was given."""
        if isinstance(before, ProblemRoom) and before.laid_out is not None:
            self.continue_from(before)

    def continue_from(self, other: ProblemRoom) -> None:
        """Show what another room of this kind shows; an answer given there is not recorded again."""
        self.take(other._entries, other._number)
        if other.own is not None:
            self._own_answer = other.own
            self.table.hide_others(hidden=False)
            self.look_at_row(self.problem_question.ways.index(other._shown_answer or other.own))
        self.go_to(other.step)

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _place(self) -> str:
        return self._entries[self._number].place()

    @property
    def _review(self) -> Review:
        """The deal as it continues after the answer whose outcome is shown, or else as it was posed."""
        after = None if self._shown_answer is None else self.problem_question.after(self._shown_answer)
        return after or self.problem_question.review

    def _take_digit(self, number: int) -> None:
        """Give an answer by its number, or show what follows it; answers keep the numbers of the offer."""
        if self._own_answer is None:
            self.answer(number)
            return
        ways = offered(self.problem_question)
        if number < len(ways):
            self.look_at_row(self.problem_question.ways.index(ways[number]))

    def _press_card(self, face: Card) -> None:
        """Answer with a card, or say why it is not accepted."""
        if self._own_answer is not None:
            return
        if self._current_step != self.problem_question.at:
            self.go_to(self.problem_question.at)
            return
        problem_question, prompt = self.problem_question, self.problem_question.question.prompt
        for number, way in enumerate(offered(problem_question)):
            if isinstance(way.action, Play) and way.action.card == face:
                self.answer(number)
                return
        refusal = prompt.refusal(Play(problem_question.question.seat, face)) if prompt.kind == "play" else None
        sentence = (
            ProblemWord.NOT_OFFERED() if refusal is None else text.rejection(refusal, problem_question.review.rules)
        )
        self.panel.show_refusal(sentence)

    def _ask(self) -> None:
        self.panel.ask_for(asked(self.problem_question, self._place))
        self._update_accessible_name()

    def _update_accessible_name(self) -> None:
        """Let screen readers read the question or the verdict, since the focus stays in this widget."""
        self.setAccessibleName(text.spoken("\n".join(self.panel.announcements)))

    def _show(self) -> None:
        """Show the current step."""
        problem_question, review = self.problem_question, self._review
        step, table, names = (
            review.steps[self._current_step],
            review.table(self._current_step),
            names_of(problem_question),
        )
        is_question = self._current_step == problem_question.at
        south = problem_question.question.seat
        if not is_question:
            scene = OpenTableScene(table, names, south, step.seat, step.action)
        elif self._own_answer is None or self._shown_answer is None:
            scene = OpenTableScene(table, names, south)
        else:
            best, way = problem_question.ways[0], self._shown_answer
            advised = moved_cards(best.action) if way != best else ()
            is_right = problem_question.is_right(way)
            scene = OpenTableScene(
                table,
                names,
                south,
                south,
                way.action,
                advised,
                is_costly=not is_right,
                is_agreed=is_right,
                is_asked=True,
            )
        self.table.show_scene(scene)
        last = problem_question.at if self._own_answer is None else len(review.steps) - 1
        self.panel.show_step(can_back=self._current_step > 0, can_on=self._current_step < last)
        self.shown.emit(replace(table.public, viewer=south), text.shown_names(review.people))
