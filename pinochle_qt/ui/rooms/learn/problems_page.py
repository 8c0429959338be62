"""All problems: the daily one, the built-in ones by difficulty, and those from the user's own games."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from pinochle_qt.teaching import practice_results
from pinochle_qt.teaching.mistakes import own_mistakes
from pinochle_qt.teaching.practice_results import PracticeResults
from pinochle_qt.teaching.problems import problems
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.learn.learn_page import LearnPage
from pinochle_qt.ui.rooms.learn.mark_grid import Mark, MarkGrid, MarkGroup
from pinochle_qt.ui.rooms.problem.series import day_name, from_day, in_order, own
from pinochle_qt.words.rooms.learning import ProblemWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.teaching.mistakes import Mistake
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.rooms.learn.mark_grid import State

DAYS: Final = 14
"""Number of days that have a square."""
_GRADES: Final = (
    ProblemWord.GRADE_1,
    ProblemWord.GRADE_2,
    ProblemWord.GRADE_3,
    ProblemWord.GRADE_4,
    ProblemWord.GRADE_5,
)


class ProblemsPage(LearnPage):
    """Offers problems.

    Signals:
        asked: a series of problems, and the number of the one to begin with, counted from 0.
    """

    asked = Signal(object, int)

    def __init__(self, parent: QWidget, library: IndexClient, paths: Paths) -> None:
        super().__init__(parent)
        self._library, self._paths = library, paths
        self._practiced = PracticeResults()
        self._mistakes: Sequence[Mistake] = ()
        self._awaits_own = False
        """Whether the mistakes are to be presented as soon as they are found."""
        self._today = date.min
        self._scroll = PageScroll(self)
        contents = self._contents = QWidget(self._scroll)
        self._titles = [SuitLabel(Role.NAME, "text", contents) for _ in range(3)]
        for label, words in zip(
            self._titles, (ProblemWord.DAY_TITLE(), ProblemWord.OWN_TITLE(), ProblemWord.ALL_TITLE()), strict=True
        ):
            label.set_text(words)
        self.day_line, self.own_line, self.all_line = (
            SuitLabel(Role.BODY, "muted", contents, wraps=True) for _ in range(3)
        )
        for label in (self.day_line, self.own_line, self.all_line):
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.all_line.set_text(ProblemWord.ALL_LINE())
        self.today = PanelButton(Kind.MAIN, contents)
        self.today.clicked.connect(self._ask_today)
        self.days = MarkGrid(contents)
        self.days.setAccessibleName(ProblemWord.DAYS())
        self.days.opened.connect(self._ask_day)
        self.own = PanelButton(Kind.PLAIN, contents)
        self.own.set_label(ProblemWord.OWN_BUTTON())
        self.own.clicked.connect(self.ask_own)
        self.grid = MarkGrid(contents)
        self.grid.setAccessibleName(ProblemWord.ALL_TITLE())
        self.grid.opened.connect(lambda number: self.asked.emit(in_order(problems(), self._paths.practiced), number))
        self.grid.chosen.connect(self._show_square)
        left = column(
            self._titles[0],
            self.day_line,
            self.today,
            BoxPart(self.days),
            Gap(12),
            self._titles[1],
            self.own_line,
            self.own,
            Gap(share=1),
            spacing=8,
        )
        right = column(self._titles[2], self.all_line, BoxPart(self.grid), Gap(share=1), spacing=8)
        self._columns = column(
            BoxPart(left, share=2), BoxPart(right, share=3), margins=(0, 12, 8, 0), spacing=32, parent=contents
        )
        self._scroll.hold(contents)
        column(BoxPart(self._scroll, share=1), parent=self)
        self.setFocusProxy(self.today)
        self.setAccessibleName(ProblemWord.PAGE())

    @property
    def line(self) -> str:
        """The line below the title of the room."""
        right = sum(self._practiced.problems.get(each.id, False) for each in problems())
        return ProblemWord.LINE(right=right, count=len(problems()))

    def enter(self) -> None:
        """Show which problems were solved, and look for the user's own mistakes in the background."""
        self._practiced = practice_results.load(self._paths.practiced)
        self._today = datetime.now().astimezone().date()
        self._show_days()
        self._show_all()
        self._show_own()
        self._library.refresh()
        self._library.ask(
            lambda index: own_mistakes(index, self._paths.games, self._paths.opinions), self
        ).ready.connect(self._show_mistakes)
        self.line_changed.emit()

    def leave(self) -> None:
        """Forget that the mistakes were to be presented once they are found."""
        self._awaits_own = False

    def ask_own(self) -> None:
        """Present the user's own mistakes, as soon as they are found; if there are none, the page says so."""
        self._awaits_own = not self._mistakes
        if self._mistakes:
            self.asked.emit(own(self._unsolved() or self._mistakes, self._paths.practiced), 0)

    def fill(self, *, small: bool) -> None:
        """Use one column if the window is small."""
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.TopToBottom if small else directions.LeftToRight)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show_days(self) -> None:
        days = [self._today - timedelta(back) for back in reversed(range(DAYS))]
        marks = tuple(
            self._mark(str(day.day), self._practiced.days.get(day.isoformat()), day_name(day)) for day in days
        )
        self.days.show_groups((MarkGroup(ProblemWord.DAYS(), marks),), DAYS - 1)
        streak = self._practiced.days_in_a_row(self._today)
        is_done = self._today.isoformat() in self._practiced.days
        phrase = ProblemWord.DAY_DONE if is_done else ProblemWord.DAY_LINE
        line = phrase(day=day_name(self._today))
        self.day_line.set_text(f"{line} {ProblemWord.IN_A_ROW(count=streak)}" if streak > 1 else line)
        self.today.set_label(ProblemWord.TODAY_AGAIN() if is_done else ProblemWord.TODAY(), key="F3")

    def _show_all(self) -> None:
        groups, numbered = list[MarkGroup](), list(enumerate(problems(), 1))
        for grade, title in enumerate(_GRADES, 1):
            marks = tuple(
                self._mark(str(number), self._practiced.problems.get(each.id), ProblemWord.ONE(number=number))
                for number, each in numbered
                if each.grade == grade
            )
            if marks:
                groups.append(MarkGroup(title(), marks))
        first = next((number - 1 for number, each in numbered if each.id not in self._practiced.problems), 0)
        self.grid.show_groups(groups, first)

    def _show_square(self, number: int) -> None:
        """Scroll to the square chosen with the arrow keys."""
        if self.grid.hasFocus():
            at = self.grid.mapTo(self._contents, self.grid.box(number).center())
            self._scroll.ensureVisible(at.x(), at.y(), 0, round(60 * self.ui))

    def _show_own(self) -> None:
        unsolved = self._unsolved()
        if not self._mistakes:
            sentence = ProblemWord.OWN_NONE()
        elif not unsolved:
            is_single = len(self._mistakes) == 1
            sentence = ProblemWord.OWN_DONE_ONE() if is_single else ProblemWord.OWN_DONE(count=len(self._mistakes))
        else:
            sentence = ProblemWord.OWN_LINE_ONE() if len(unsolved) == 1 else ProblemWord.OWN_LINE(count=len(unsolved))
        self.own_line.set_text(sentence)
        self.own.setEnabled(bool(self._mistakes))

    def _unsolved(self) -> list[Mistake]:
        return [each for each in self._mistakes if each.name not in self._practiced.problems]

    def _show_mistakes(self, mistakes: Sequence[Mistake]) -> None:
        self._mistakes = mistakes
        self._show_own()
        if self._awaits_own and mistakes:
            self.ask_own()

    def _mark(self, label: str, is_right: bool | None, name: str) -> Mark:
        state: State = "open" if is_right is None else "right" if is_right else "wrong"
        word = {"open": ProblemWord.MARK_OPEN, "right": ProblemWord.MARK_RIGHT, "wrong": ProblemWord.MARK_WRONG}[state]
        return Mark(label, state, word(name=name))

    def _ask_today(self) -> None:
        self._ask_day(DAYS - 1)

    def _ask_day(self, number: int) -> None:
        day = self._today - timedelta(DAYS - 1 - number)
        self.asked.emit(from_day(day, self._paths.practiced), 0)
