"""The coach of a lesson: what a step is about, what to do, and the button to continue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.keys import ARROW_STEPS
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.plates import paint_tick
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.bubble_panel import BubblePanel
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import LessonWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPainter

_PADDING: Final = 24
_SMALL_PADDING: Final = 14
_WIDTHS: Final = (408, 372, 336, 300)
_UNTITLED: Final = 392
"""At this width at scale 1 the small card has no title, so that it fits in a corner of the smallest window, between
two plates and the panel that asks. The strip shows the lesson and the step."""
_SMALL_WIDTHS: Final = (320, 288, 384, 448, 256, 224, 200, _UNTITLED)
"""The widths of the small card at scale 1, best first."""
_STACKED_BELOW: Final = 250
"""Below this width at scale 1, the buttons are stacked."""
_TALLEST: Final = 1.6
"""The largest ratio of height to width, except at the preferred width."""
_TICK: Final = 20
_CAPS_FROM: Final = 360
"""From this width at scale 1, the buttons have space for key caps."""
ANSWER_KEYS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
"""The keys of the answers, in order."""


class CoachCard(BubblePanel):
    """A card next to what it describes. It takes keyboard focus only if there is nothing to do at the table.

    Signals:
        answered: the number of the answer chosen on the card.
    """

    answered = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_small = False
        self.offers_help = self._is_last = self._is_narrow = False
        self.title = self.add_label(Role.PANEL_TITLE, wraps=True)
        self.words = self.add_label(Role.LESSON, wraps=True)
        self.task = self.add_label(Role.NAME, wraps=True)
        self._tick = _Tick(self)
        self.answers = tuple(self._answer_button(at) for at in range(len(ANSWER_KEYS)))
        self.back = self.add_button(Kind.PLAIN)
        self.show_me = self.add_button(Kind.PLAIN)
        self.next = self.add_button(Kind.PLAIN)
        self.main_button = self.next
        words_row = row(self._tick, BoxPart(self.words, share=1), spacing=10)
        self._choices = row(*(BoxPart(each, share=1) for each in self.answers), spacing=8)
        self._buttons = row(row(self.back, self.show_me, spacing=8), Gap(0, share=1), self.next, spacing=8)
        self._all = column(self.title, words_row, self.task, self._choices, Gap(6), self._buttons, spacing=8)
        self.set_boxes(self._all)
        self.retranslate()
        self.follow_style()

    def retranslate(self) -> None:
        """Label the buttons in the current language."""
        self.setAccessibleName(LessonWord.COACH())
        self._label_buttons()

    # ---- contents --------------------------------------------------------------------------------------------------

    def show_step(self, title: str, words: str, task: str, answers: Sequence[str], *, can_go_back: bool) -> None:
        """Explain a step; its `answers` are given on the card, everything else is done at the table."""
        self.title.set_text(title)
        self.words.set_text(words)
        self.task.set_text(task)
        self.task.setVisible(bool(task))
        self._tick.hide()
        self.offers_help = False
        for at, button in enumerate(self.answers):
            button.setVisible(at < len(answers))
            if at < len(answers):
                button.set_label(answers[at], key=str(at + 1))
                button.setEnabled(True)
                button.set_chosen(False)
        self.back.setEnabled(can_go_back)
        self._update_description()

    def say_right(self, words: str) -> None:
        """Say why the answer or action was right, in place of the explanation and the task."""
        self._tick.show()
        self.words.set_text(words)
        self.task.hide()
        self.offers_help = False
        for button in self.answers:
            button.hide()
        self._update_description()

    def remark(self, words: str) -> None:
        """Show a remark in place of the explanation, while the task continues."""
        if words != self.words.text():
            self.words.set_text(words)
            self._update_description()

    def watch(self, words: str) -> None:
        """Say that something is being demonstrated, in place of the task."""
        self.task.set_text(words)
        self.task.show()
        self._update_description()

    def allow(self, *, can_go_on: bool, can_show: bool, is_last: bool) -> None:
        """Enable what can be used now; Next becomes the one yellow button once there is nothing else to do."""
        self._is_last = is_last
        self._label_buttons()
        self.next.set_kind(Kind.MAIN if can_go_on else Kind.PLAIN)
        self.next.setEnabled(can_go_on)
        self.show_me.setVisible(can_show)
        self.offers_help &= can_show
        self.rearrange()

    def offer_help(self) -> None:
        """Draw attention to the button that shows what to do, without pressing it."""
        self.offers_help = True
        self.update()

    def point_out(self, answer: int) -> None:
        """Outline an answer, and let Enter give it."""
        for at, button in enumerate(self.answers):
            button.set_chosen(at == answer)
        self.answers[answer].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def rule_out(self, answer: int, hint: str) -> None:
        """Disable a wrong answer, and show the hint in place of the explanation; the focus stays among the answers."""
        self.words.set_text(hint)
        if self.answers[answer].hasFocus():
            self._move_focus(1)
        self.answers[answer].setEnabled(False)

    # ---- size and look -----------------------------------------------------------------------------------------------

    def wanted_sizes(self) -> list[tuple[int, int]]:
        """Return widths and heights in pixels that cut no words, best first."""
        sizes = []
        for each in _SMALL_WIDTHS if self.is_small else _WIDTHS:
            width = round(each * self.ui)
            self._arrange(width)
            if width >= self._all.minimumSize().width():
                sizes.append((width, self.needed_height(width)))
        self._arrange(self.width())
        self._all.activate()  # Qt laid everything out with the title visible for measuring
        return [size for at, size in enumerate(sizes) if at == 0 or size[1] <= _TALLEST * size[0]]

    def choose_content(self) -> None:
        """Hide the key caps if the buttons have no space for them."""
        self._arrange(self.width())
        is_narrow = self.width() < _CAPS_FROM * self.ui
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self._label_buttons()

    def restyle(self) -> None:
        """Use smaller type and tighter spacing in a small window."""
        small, theme = self.is_small, self.theme
        for label, role in (
            (self.title, Role.NAME if small else Role.PANEL_TITLE),
            (self.words, Role.BODY if small else Role.LESSON),
            (self.task, Role.NOTE_TITLE if small else Role.NAME),
        ):
            label.set_role(role)
        edge = _SMALL_PADDING if small else _PADDING
        above = edge - 8 if small else edge - 4
        self._all.change(margins=(edge, above, edge, above), spacing=3 if small else 8)
        height = round((32 if small else 44) * self.ui)
        for button in (*self.answers, self.back, self.show_me, self.next):
            button.setFixedHeight(height)
        self._tick.take(theme.good, theme.panel, round(_TICK * self.ui))

    def paint_content(self, painter: QPainter) -> None:
        """Paint the ring around the button that is offered."""
        if self.offers_help and self.show_me.isVisible():
            self.show_me.paint_ring(painter, QRectF(self.show_me.geometry()))

    @property
    def announcements(self) -> tuple[str, ...]:
        """All the text on the card."""
        shown = (each for each in (self.words, self.task) if not each.isHidden())
        return tuple(text.spoken(each.text()) for each in (self.title, *shown))

    def handle_key(self, event: QKeyEvent) -> bool:
        """Give an answer by its number, move among the answers, or go back a step."""
        step = ARROW_STEPS.get(Qt.Key(event.key()))
        if not self.answers[0].isHidden():
            if step is not None:
                self._move_focus(step)
                return True
            if event.key() in ANSWER_KEYS:
                self._press_answer(ANSWER_KEYS.index(Qt.Key(event.key())))
                return True
        if event.key() == Qt.Key.Key_Backspace:
            self.back.click()
            return True
        return False

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _move_focus(self, step: int) -> None:
        """Focus the next or the previous enabled answer, so that Enter gives it."""
        enabled_answers = [each for each in self.answers if not each.isHidden() and each.isEnabled()]
        focused_at = next((at for at, each in enumerate(enabled_answers) if each.hasFocus()), None)
        at = (0 if step > 0 else -1) if focused_at is None else (focused_at + step) % len(enabled_answers)
        enabled_answers[at].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _press_answer(self, at: int) -> None:
        answer = self.answers[at]
        if answer.isVisible() and answer.isEnabled():
            answer.setFocus(Qt.FocusReason.ShortcutFocusReason)
            answer.click()

    def _label_buttons(self) -> None:
        caps = ("", "") if self._is_narrow else ("H", ENTER)
        self.back.set_label(LessonWord.BACK())
        self.show_me.set_label(LessonWord.SHOW_ME(), key=caps[0])
        self.next.set_label(LessonWord.FINISH() if self._is_last else LessonWord.NEXT(), key=caps[1])

    def _arrange(self, width: int) -> None:
        """Depending on the width, place the Next button below or beside the others, and show or hide the title."""
        self.title.setVisible(not (self.is_small and width == round(_UNTITLED * self.ui)))
        is_stacked = width < _STACKED_BELOW * self.ui
        direction = QBoxLayout.Direction.TopToBottom if is_stacked else QBoxLayout.Direction.LeftToRight
        self._buttons.turn(direction)

    def _answer_button(self, at: int) -> PanelButton:
        return self.add_button(Kind.PLAIN, lambda: self.answered.emit(at))

    def _update_description(self) -> None:
        self.setAccessibleDescription(" ".join(self.announcements))
        self.rearrange()


class _Tick(Painted, QWidget):
    """A disk with a check mark, which means that the answer or action was right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ink, self._ground = tokens.LIGHT.good, tokens.FELT.bubble
        self.hide()

    def take(self, ink: str, ground: str, size: int) -> None:
        """Apply colors and size."""
        self._ink, self._ground = ink, ground
        self.setFixedSize(size, size)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the mark."""
        paint_tick(painter, QRectF(self.rect()), self._ink, self._ground)
