"""Learn pinochle: lessons, and whatever else is practiced, each a part that a chip in the head shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget

from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.panels.boxes import Part
from pinochle_qt.ui.rooms.learn.drills_page import DrillsPage
from pinochle_qt.ui.rooms.learn.lessons_page import LessonsPage
from pinochle_qt.ui.rooms.learn.problems_page import ProblemsPage
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.ui.words.drill_catalog import DrillWord
from pinochle_qt.ui.words.lesson_catalog import LessonWord
from pinochle_qt.ui.words.problem_catalog import ProblemWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.draw.card_faces import DeckArt
    from pinochle_qt.ui.library import Library
    from pinochle_qt.ui.opinions import Opinions
    from pinochle_qt.ui.rooms.learn.learn_page import LearnPage
    from pinochle_qt.ui.table.geometry.layout import Frame

_CHIP = 40


class LearnRoom(Room):
    """Shows one part at a time.

    Signals:
        lesson_asked: the name of a lesson to be taken, and the step to begin with, from 0 on.
    """

    lesson_asked = Signal(str, int)

    def __init__(
        self,
        parent: QWidget,
        art: DeckArt,
        paths: Paths,
        library: Library,
        opinions: Opinions,
        settings: Callable[[], Settings],
    ) -> None:
        """Show what is learned with the cards of a table; `paths` has the files with how far it has come.

        From the games in `library` come problems of one's own; Expert's `opinions` are asked in drills.
        """
        super().__init__(parent, LessonWord.TITLE())
        self._stack = QStackedWidget(self)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.body.add(Part(self._stack, share=1))
        self._chips: list[PanelButton] = []
        self.lessons = LessonsPage(self._stack, art, paths)
        self.lessons.lesson_asked.connect(self.lesson_asked)
        self.add_page(LessonWord.PAGE_LESSONS(), self.lessons)
        self.drills = DrillsPage(self._stack, art, paths, opinions, settings)
        self.add_page(DrillWord.PAGE(), self.drills)
        self.problems = ProblemsPage(self._stack, library, paths)
        self.add_page(ProblemWord.PAGE(), self.problems)

    def add_page(self, label: str, page: LearnPage) -> None:
        """Take another part; from two on there is a chip in the head for each."""
        self._stack.addWidget(page)
        page.line_changed.connect(self._tell_line)
        chip = self.add_button(Kind.COUNT, lambda: self.show_page(page))
        chip.set_label(label)
        chip.setCheckable(True)
        self.tools.add(chip)
        self._chips.append(chip)
        for each in self._chips:
            each.setVisible(len(self._chips) > 1)
        self._mark_chips()

    @property
    def page(self) -> LearnPage:
        """The part in sight."""
        page: LearnPage = self._stack.currentWidget()  # type: ignore[assignment]
        return page

    def show_page(self, page: LearnPage) -> None:
        """Show one of the parts."""
        if page is not self.page:
            self.page.leave()
            self._stack.setCurrentWidget(page)
            page.enter()
        self._mark_chips()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self) -> None:
        """Show what is true now."""
        self.page.enter()
        self._tell_line()
        self.setFocusProxy(self.page)

    def leave(self) -> None:
        """Let go of what only the part in sight needs."""
        self.page.leave()

    def take_over(self, before: QWidget) -> None:
        """Show the part that the same room showed in another language."""
        if isinstance(before, LearnRoom):
            pages = map(self._at, range(self._stack.count()))
            self.show_page(next(page for page in pages if type(page) is type(before.page)))

    def restyle(self) -> None:
        """Dress every part."""
        super().restyle()
        for chip in self._chips:
            chip.setFixedHeight(round(_CHIP * self.ui))
        for at in range(self._stack.count()):
            self._at(at).apply_theme(self.theme, self.ui)

    def fill(self, frame: Frame) -> None:
        """Take the room of a window."""
        super().fill(frame)
        for at in range(self._stack.count()):
            self._at(at).fill(small=frame.small)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _at(self, number: int) -> LearnPage:
        page: LearnPage = self._stack.widget(number)  # type: ignore[assignment]
        return page

    def _mark_chips(self) -> None:
        for number, chip in enumerate(self._chips):
            chip.setChecked(self._stack.currentIndex() == number)
        self._tell_line()
        self.setFocusProxy(self.page)

    def _tell_line(self) -> None:
        self.line.set_text(self.page.line)
