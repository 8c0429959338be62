"""The Learn page: lessons, drills, problems and hands set up, each a part with a chip in the header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget

from pinochle_qt.ui.controls.boxes import BoxPart
from pinochle_qt.ui.rooms.learn.drills_page import DrillsPage
from pinochle_qt.ui.rooms.learn.hand_page import HandPage
from pinochle_qt.ui.rooms.learn.lessons_page import LessonsPage
from pinochle_qt.ui.rooms.learn.problems_page import ProblemsPage
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.words.rooms.learning import DrillWord, HandWord, LessonWord, ProblemWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.teaching.typed_deals.hand_setup import HandSetup
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.history.opinions import Opinions
    from pinochle_qt.ui.rooms.learn.learn_page import LearnPage
    from pinochle_qt.ui.table.geometry.frame import Frame

_CHIP_HEIGHT = 40


class LearnRoom(Room):
    """Shows one part at a time.

    Signals:
        lesson_asked: the name of a lesson to take, and the step to begin with, counted from 0.
    """

    lesson_asked = Signal(str, int)

    def __init__(
        self,
        parent: QWidget,
        art: DeckArt,
        paths: Paths,
        library: IndexClient,
        opinions: Opinions,
        settings: Callable[[], Settings],
        last_hand: Callable[[], HandSetup | None],
    ) -> None:
        """Show the parts, drawing cards with the deck of the table; `paths` locates the files with the user's progress.

        The games in `library` supply the problems from the user's own mistakes; drills and hands set up ask for
        Expert's `opinions`, and `last_hand` returns the hand of the deal that was played last.
        """
        super().__init__(parent, LessonWord.TITLE())
        self._stack = QStackedWidget(self)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.body.add(BoxPart(self._stack, share=1))
        self.lessons = LessonsPage(self._stack, art, paths)
        self.lessons.lesson_asked.connect(self.lesson_asked)
        self.drills = DrillsPage(self._stack, art, paths, opinions, settings)
        self.problems = ProblemsPage(self._stack, library, paths)
        self.hand = HandPage(self._stack, art, opinions, settings, last_hand)
        pages: dict[LearnPage, str] = {
            self.lessons: LessonWord.PAGE_LESSONS(),
            self.drills: DrillWord.PAGE(),
            self.problems: ProblemWord.PAGE(),
            self.hand: HandWord.PAGE(),
        }
        self._chips = self.add_chips(pages, self.show_page, _CHIP_HEIGHT)
        for page in pages:
            self._stack.addWidget(page)
            page.line_changed.connect(self._update_line)
        self._mark_chips()

    @property
    def page(self) -> LearnPage:
        """The part shown."""
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
        """Show the current state."""
        self.page.enter()
        self._update_line()
        self.setFocusProxy(self.page)

    def leave(self) -> None:
        """Release what only the part shown needs."""
        self.page.leave()

    def take_over(self, before: QWidget) -> None:
        """Show the part that the same room showed in another language, and the hand that was set up there."""
        if isinstance(before, LearnRoom):
            pages = map(self._page_at, range(self._stack.count()))
            if before.hand.setup is not None:
                self.hand.take(before.hand.setup)
            self.show_page(next(page for page in pages if type(page) is type(before.page)))

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window."""
        super().fill(frame)
        for at in range(self._stack.count()):
            self._page_at(at).fill(small=frame.small)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _page_at(self, number: int) -> LearnPage:
        page: LearnPage = self._stack.widget(number)  # type: ignore[assignment]
        return page

    def _mark_chips(self) -> None:
        self._exclusive.choose(self._chips[self.page])
        self._update_line()
        self.setFocusProxy(self.page)

    def _update_line(self) -> None:
        self.line.set_text(self.page.line)
