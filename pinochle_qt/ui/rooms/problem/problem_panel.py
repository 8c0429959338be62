"""The panel beside the table that asks for an answer, and then shows what each answer is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from pinochle_qt.teaching.problem_question import MOST_OFFERED
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.step_button import step_buttons
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.rooms.look_back.choice_table import ChoiceTable
from pinochle_qt.words.rooms.learning import ProblemWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.rooms.look_back.choice_table import AnswerRow

_PADDING: Final = (24, 20, 24, 20)
_SMALL_PADDING: Final = (16, 12, 16, 12)
_BUTTONS_PER_ROW: Final = 2
_SMALL_BUTTON: Final = 36
_MAX_SMALL_NOTES: Final = 2
"""Number of sentences about an answer that fit in a small window; the most telling ones are shown."""
_TABLE_STRETCH: Final = 20
"""Stretch factor of the table, compared with 1 for the empty space below it."""


class Asked(Struct, frozen=True):
    """The panel's text before there is an answer."""

    place: str
    question: str
    duty: str
    """What the rules require, as the plate at the table words it."""
    known: tuple[str, ...]
    """What can be known about the others' cards."""
    how: str
    how_back: str
    """How to look at what happened before, which a small window leaves out."""
    answers: tuple[str, ...]


class Answered(Struct, frozen=True):
    """The panel's text after an answer."""

    place: str
    verdict: str
    is_right: bool
    why: tuple[str, ...]
    rows: tuple[AnswerRow, ...]
    shown: str
    """A line that names the answer whose outcome the table shows."""


class ProblemPanel(Panel):
    """The panel at the right of the table.

    Signals:
        picked: the number of an answer, counted from 0.
        looked: the number of a row whose outcome the table is to show.
        stepped: the number of steps to move, negative for backward; `FAR` goes to an end.
    """

    picked = Signal(int)
    looked = Signal(int)
    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # nothing would show that Tab had stopped here
        self._is_small = False
        self._place_line = self.add_label(Role.BODY, "muted", wraps=True)
        self.title = self.add_label(Role.TITLE, wraps=True)
        self.notes = [self.add_label(Role.BODY, wraps=True) for _ in range(6)]
        self.how = self.add_label(Role.CAPTION, "muted", wraps=True)
        self.refusal = self.add_label(Role.CAPTION, "bad", wraps=True)
        self.answers = [self._answer_button(number) for number in range(MOST_OFFERED)]
        self._divider = Hairline(self)
        self.table = ChoiceTable(self)
        self.table.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.table.picked.connect(self.looked)
        self.shown = self.add_label(Role.CAPTION, "muted", wraps=True)
        self.steps = step_buttons(self, self.stepped.emit)
        self.next = self.add_button(Kind.MAIN, label=ProblemWord.NEXT(), key="N")
        self.all = self.add_button(Kind.PLAIN, label=ProblemWord.TO_LIST())
        self.main_button = self.next
        pairs = [
            row(*(BoxPart(each, share=1) for each in self.answers[at : at + _BUTTONS_PER_ROW]), spacing=8)
            for at in range(0, MOST_OFFERED, _BUTTONS_PER_ROW)
        ]
        self._all = column(
            self._place_line,
            self.title,
            *self.notes,
            Gap(4),
            *pairs,
            self.refusal,
            self.how,
            BoxPart(self._divider, height=1),
            BoxPart(self.table, share=_TABLE_STRETCH),
            self.shown,
            Gap(share=1),
            row(Gap(share=1), *self.steps, Gap(share=1), spacing=8),
            self.next,
            self.all,
            margins=_PADDING,
            spacing=6,
        )
        self.set_boxes(self._all)

    def fit(self, *, is_small: bool) -> None:
        """Use less space in a small window, and hide the line that names the answer whose outcome is shown."""
        self._is_small = is_small
        self.shown.setVisible(not is_small and self.table.isVisibleTo(self))
        self._all.change(margins=_SMALL_PADDING if is_small else _PADDING, spacing=4 if is_small else 6)
        for button in (*self.answers, self.next, self.all):
            button.setFixedHeight(round((_SMALL_BUTTON if is_small else tokens.BUTTON_HEIGHT) * self.ui))

    def choose_content(self) -> None:
        """Leave out the longest notes where not all of them fit: on one another, nobody could read any."""
        parent_widget = self.parentWidget()
        notes = sorted((each for each in self.notes if each.text()), key=lambda note: len(note.text()))
        for note in notes:
            note.show()
        while parent_widget is not None and notes and self.needed_height(self._place.width()) > parent_widget.height():
            notes.pop().hide()

    def ask_for(self, asked: Asked) -> None:
        """Ask for an answer."""
        self._place_line.set_text(asked.place)
        self._show_title(asked.question, "text")
        self._show_notes((asked.duty, *asked.known))
        self.how.set_text(asked.how if self._is_small else f"{asked.how} {asked.how_back}")
        for button, words in zip(self.answers, (*asked.answers, *[""] * MOST_OFFERED), strict=False):
            key = str(self.answers.index(button) + 1)
            button.set_label(words, key=key)
            button.setVisible(bool(words))
        self.show_refusal("")
        self._show_parts(answered=False)

    def show_refusal(self, words: str) -> None:
        """Say why something is not accepted as an answer; an empty text hides the message."""
        self.refusal.set_text(words)
        self.refusal.setVisible(bool(words))
        self.rearrange()

    def tell(self, answered: Answered) -> None:
        """Show what the answers are worth."""
        self._place_line.set_text(answered.place)
        self._show_title(answered.verdict, "good" if answered.is_right else "bad")
        self._show_notes(answered.why[:_MAX_SMALL_NOTES] if self._is_small else answered.why)
        self.table.show_rows(ProblemWord.ANSWERS(), answered.rows)
        self.shown.set_text(answered.shown)
        self._show_parts(answered=True)

    def show_step(self, *, can_back: bool, can_on: bool) -> None:
        """Enable the buttons that lead to another step."""
        for button, possible in zip(self.steps, (can_back, can_back, can_on, can_on), strict=True):
            button.setEnabled(possible)

    def offer_next(self, *, possible: bool) -> None:
        """Enable or disable the button for the next problem."""
        self.next.setEnabled(possible)

    @property
    def announcements(self) -> tuple[str, ...]:
        """The question or the verdict, and the notes below it."""
        notes = (label.text() for label in self.notes)
        return (self.title.text(), *filter(None, notes))

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _answer_button(self, number: int) -> PanelButton:
        button = self.add_button(Kind.CHIP, lambda: self.picked.emit(number))
        button.hide()
        return button

    def _show_title(self, words: str, ink: str) -> None:
        self.title.set_text(words)
        self.setAccessibleName(self.title.accessibleName())
        self.title.set_ink(ink)

    def _show_notes(self, words: Sequence[str]) -> None:
        sentences = [each for each in words if each]
        for label, line in zip(self.notes, (*sentences, *[""] * len(self.notes)), strict=False):
            label.set_text(line)
            label.setVisible(bool(line))

    def _show_parts(self, *, answered: bool) -> None:
        for part in (self._divider, self.table):
            part.setVisible(answered)
        self.shown.setVisible(answered and not self._is_small)
        self.how.setVisible(not answered)
        if answered:
            self.refusal.hide()
            for button in self.answers:
                button.hide()
        self.next.set_kind(Kind.MAIN if answered else Kind.PLAIN)
        self.rearrange()
        self.setAccessibleDescription("\n".join(self.announcements))
