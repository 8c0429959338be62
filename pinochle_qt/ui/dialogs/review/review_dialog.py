"""A finished deal step by step with all hands open, and what a good player would have done in place of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from pinochle_qt.engine.events import MeldingDone
from pinochle_qt.engine.likeness import moved_cards
from pinochle_qt.session.review import Review
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.controls.suit_label import SuitText
from pinochle_qt.ui.dialogs.review.advice import ReviewAdvice
from pinochle_qt.ui.dialogs.review.review_bar import StepBar, StepButton
from pinochle_qt.ui.dialogs.review.review_hands import AdviceDot, OpenHands, Shown
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.advice import advice, told
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.event_sentences import event_sentence
from pinochle_qt.ui.words.plate_lines import strip_note, strip_title
from pinochle_qt.ui.words.review_catalog import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.events import Event
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.draw.card_faces import DeckLook
    from pinochle_qt.ui.draw.theme import Theme

_SIZE = (1120, 720)
_AROUND = 24
"""How much of the window stays in sight around the review where it is no larger than this."""


class ReviewDialog(QDialog):
    """Goes forth and back through the deal that is over; the game waits, and nothing of it changes."""

    def __init__(
        self,
        controller: MatchController,
        people: tuple[str, ...],
        theme: Theme,
        look: DeckLook,
        parent: QWidget,
    ) -> None:
        """Show the deal as it was dealt.

        Raises:
            ValueError: the deal on the table is not over.
        """
        super().__init__(parent)
        self._review = Review(controller.session)
        self._people = people
        self._advice = ReviewAdvice(self._review, controller, self)
        self._trouble = ""
        steps = self._review.steps
        self._tables = [self._review.table(at) for at in range(len(steps))]
        self.setWindowTitle(ReviewWord.TITLE(number=self._review.number))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.resize(*(min(style.scaled(most), room - _AROUND) for most, room in zip(_SIZE, _size(parent), strict=True)))
        self._title = label(self.windowTitle(), self, "title")
        self._contract = SuitText(Role.BODY, theme.muted, 1, self)
        self._count = label("", self, "muted")
        self._agreed = label("", self, "muted")
        self.bar = StepBar(len(steps), self._review.choices, theme, self)
        self.bar.setAccessibleName(ReviewWord.STEPS())
        self.hands = OpenHands(theme, look, self._tables, self)
        self.sentence = SuitText(Role.NAME, theme.text, 3, self)
        self._would = QWidget(self)
        """What stands beside a decision of a person only; other steps take the whole frame."""
        self._expert_title = label("", self, "caption")
        self._dot = AdviceDot(self)
        self.expert = SuitText(Role.NAME, theme.text, 1, self)
        self.reason = SuitText(Role.BODY, theme.muted, 2, self)
        self.first = StepButton(ReviewWord.FIRST(), -1, self, is_end=True)
        self.back = StepButton(ReviewWord.BACK(), -1, self)
        self.on = StepButton(ReviewWord.ON(), 1, self)
        self.last = StepButton(ReviewWord.LAST(), 1, self, is_end=True)
        self.next_choice = Button(Kind.MAIN, self, ReviewWord.NEXT_CHOICE())
        self.close_button = Button(Kind.PLAIN, self, Word.CLOSE())
        self._lay_out()
        self._connect(controller)
        self._show_step(0)
        self.bar.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def review(self) -> Review:
        """What is looked at."""
        return self._review

    @property
    def step(self) -> int:
        """The index of the step in sight."""
        return self.bar.value()

    def go_to(self, step: int) -> None:
        """Show a step; before the first and after the last one there is none."""
        self.bar.setValue(step)

    # ---- making ------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(style.scaled(16))
        head.addWidget(self._title)
        head.addWidget(self._contract, 1)
        head.addWidget(self._agreed)
        line = QHBoxLayout()
        line.setSpacing(style.scaled(12))
        line.addWidget(self.bar, 1)
        line.addWidget(self._count)
        foot = QHBoxLayout()
        foot.setSpacing(style.scaled(8))
        for each in (self.first, self.back, self.on, self.last):
            foot.addWidget(each)
        foot.addSpacing(style.scaled(8))
        foot.addWidget(self.next_choice)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        page = QVBoxLayout(self)
        page.setContentsMargins(*(style.scaled(length) for length in (20, 14, 20, 14)))
        page.setSpacing(style.scaled(8))
        page.addLayout(head)
        page.addLayout(line)
        page.addWidget(self.hands, 1)
        page.addWidget(self._told())
        page.addLayout(foot)

    def _told(self) -> QFrame:
        """Return the frame in which is said what happened, and what could have; its height stays as it is."""
        frame = QFrame(self)
        frame.setProperty("kind", "card")
        keeps_room = self._dot.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self._dot.setSizePolicy(keeps_room)
        caption = QHBoxLayout()
        caption.setSpacing(style.scaled(6))
        caption.addWidget(self._expert_title)
        caption.addWidget(self._dot)  # after the words, so that all lines begin at one edge
        caption.addStretch(1)
        would = QVBoxLayout(self._would)
        would.setContentsMargins(0, 0, 0, 0)
        would.setSpacing(style.scaled(2))
        would.addLayout(caption)
        would.addWidget(self.expert)
        would.addWidget(self.reason)
        within = QHBoxLayout(frame)
        within.setContentsMargins(*(style.scaled(length) for length in (16, 10, 16, 8)))
        within.setSpacing(style.scaled(24))
        within.addWidget(self.sentence, 2, Qt.AlignmentFlag.AlignTop)
        within.addWidget(self._would, 3)
        frame.setMinimumHeight(frame.sizeHint().height())
        return frame

    def _connect(self, controller: MatchController) -> None:
        last = len(self._review.steps) - 1
        for keys, control, slot in (
            ("Home", self.first, lambda: self.go_to(0)),
            ("Left", self.back, lambda: self.go_to(self.step - 1)),
            ("Right", self.on, lambda: self.go_to(self.step + 1)),
            ("End", self.last, lambda: self.go_to(last)),
        ):
            control.clicked.connect(slot)
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.next_choice.clicked.connect(self._go_to_next_choice)
        self.close_button.clicked.connect(self.accept)
        self.bar.valueChanged.connect(self._show_step)
        self._advice.came.connect(self._on_opinion)
        controller.trouble.connect(self._on_trouble)
        self.finished.connect(self._advice.close)

    # ---- showing -----------------------------------------------------------------------------------------------------

    def _go_to_next_choice(self) -> None:
        step = self._next_choice()
        if step is not None:
            self.go_to(step)

    def _next_choice(self) -> int | None:
        return next((at for at in self._review.choices if at > self.step), None)

    def _show_step(self, at: int) -> None:
        step, last = self._review.steps[at], len(self._review.steps) - 1
        after = self._review.public_after(at)
        self._count.setText(ReviewWord.STEP(step=at + 1, steps=last + 1))
        for control, is_possible in (
            (self.first, at > 0),
            (self.back, at > 0),
            (self.on, at < last),
            (self.last, at < last),
            (self.next_choice, self._next_choice() is not None),
        ):
            control.setEnabled(is_possible)
        names = text.seat_names(after.seated, self._people)
        sentences = (event_sentence(event, after, self._people) or _ended(event, names) for event in step.events)
        self.sentence.set_text(" ".join(each for each in sentences if each))
        self._advice.want(at)
        self._show_opinion()

    def _on_opinion(self, at: int) -> None:
        known = self._advice.known
        self.bar.show_agreed({step: opinion.is_same for step, opinion in known.items()})
        same = sum(opinion.is_same for opinion in known.values())
        is_all = len(known) == len(self._review.choices)
        said = ReviewWord.AGREED if is_all else ReviewWord.AGREED_SO_FAR
        self._agreed.setText(said(same=same, count=len(known)))
        if at == self.step:
            self._show_opinion()

    def _on_trouble(self, sentence: str) -> None:
        self._trouble = sentence
        self._show_opinion()

    def _show_opinion(self) -> None:
        """Show the position of this step, what was done, and beside a person's decision what would have been."""
        at = self.step
        step, rules, table = self._review.steps[at], self._review.rules, self._tables[at]
        names = text.seat_names(table.public.seated, self._people)
        contract = (strip_title(table.public), strip_note(table.public, names))
        self._contract.set_text(" · ".join(each for each in contract if each))
        opinion = self._advice.known.get(at)
        advised = moved_cards(opinion.action) if opinion is not None else ()
        self.hands.show_position(Shown(table, names, step.seat, moved_cards(step.action), advised))
        expert = reason = expert_title = ""
        self._dot.setVisible(bool(advised))
        if step.is_choice:
            expert, expert_title = self._trouble or ReviewWord.THINKING(), ReviewWord.EXPERT()
            if opinion is not None:
                expert = advice(opinion.action, rules, names)
                reason = told(opinion.reason, rules) if opinion.reason is not None else ""
                expert_title = ReviewWord.EXPERT_SAME() if opinion.is_same else expert_title
        self._would.setVisible(step.is_choice)
        self._expert_title.setText(expert_title)
        self.expert.set_text(expert)
        self.reason.set_text(reason)


def _ended(event: Event, names: Sequence[str]) -> str:
    """Return a sentence about the end of a meld turn, of which the log need not speak: it is a decision too."""
    if not isinstance(event, MeldingDone):
        return ""
    name = names[event.seat]
    return ReviewWord.DONE_YOU() if name == Word.YOU() else ReviewWord.DONE(name=name)


def _size(parent: QWidget) -> tuple[int, int]:
    return parent.width(), parent.height()
