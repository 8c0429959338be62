"""Simple decisions: a question, and one button with a line of explanation for each answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from pinochle_qt.engine.actions import CallCard
from pinochle_qt.ui.controls.boxes import Box, BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.card_button import CardButton
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.words import text
from pinochle_qt.words.questions.decide import label_and_meaning, ordered_choices, question_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_GAP, _CARD_GAP = 16, 8
"""The gap between buttons, and the smaller one between buttons with cards, at scale 1."""
_NARROW: Final = 400
"""The width of a place at scale 1 below which buttons have no space side by side."""
_DIGITS = tuple(Qt.Key(Qt.Key.Key_1.value + i) for i in range(9))


class DecidePanel(Panel):
    """Offers the choices of a prompt: throw in, moon, misdeal, keep or reject, call. Digits choose, too."""

    def __init__(self, art: DeckArt, parent: QWidget) -> None:
        """Show nothing yet; `art` draws the cards."""
        super().__init__(parent)
        self._title = self.add_label(Role.PANEL_TITLE, wraps=True)
        self._help = self.add_label(Role.BODY, "muted", wraps=True)
        self.buttons = tuple(CardButton(Kind.MAIN if i == 0 else Kind.PLAIN, art, self) for i in range(len(_DIGITS)))
        for button in self.buttons:
            button.picked.connect(self.chosen)
        self.main_button = self.buttons[0]
        self._button_row = row(*(BoxPart(button, 1, height=68) for button in self.buttons), spacing=_GAP)
        above, below = Gap(4, share=18), Gap(share=10)
        self.set_boxes(
            column(
                self._title,
                Gap(4),
                BoxPart(self._help, height=22),
                above,
                self._button_row,
                below,
                margins=(24, 14, 24, 14),
            )
        )
        self._count = 0
        self._has_calls = False
        self.choices: tuple[SeatAction, ...] = ()
        """The choices, in the order of the buttons."""

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Offer the choices of a prompt of kind ``decide``, ``misdeal``, ``draft`` or ``call``."""
        del names
        title, explanation = question_of(prompt, observation)
        self._title.set_text(title)
        self._help.set_text(explanation)
        self.choices = ordered_choices(prompt, observation)
        self._count = len(self.choices)
        self._has_calls = any(isinstance(action, CallCard) for action in self.choices)
        for index, button in enumerate(self.buttons):
            button.setVisible(index < self._count)
            if index < self._count:
                action = self.choices[index]
                label, meaning = label_and_meaning(action, prompt, observation)
                button.value = action
                button.set_label(label, note=meaning, key=ENTER if index == 0 else str(index + 1))
                button.set_card(action.card if isinstance(action, CallCard) else None)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text.spoken(explanation))
        self.rearrange()

    def choose_content(self) -> None:
        """Put the buttons below one another in a narrow place, and leave out the explanation where it has no space."""
        is_narrow = self.place_width < _NARROW
        self._button_row.turn(Box.Direction.TopToBottom if is_narrow else Box.Direction.LeftToRight)
        self._button_row.change(spacing=_CARD_GAP if is_narrow or self._has_calls else _GAP)
        self._help.setVisible(bool(self._help.text()))
        if is_narrow and self.needed_height(round(self.place_width * self.ui)) > self.place_height * self.ui:
            self._help.hide()  # the strip tells what is needed, too

    def suggest(self, action: SeatAction) -> None:
        """Make the button of a choice the one that Enter presses."""
        if action in self.choices:
            self.prepare(self.buttons[self.choices.index(action)])

    def handle_key(self, event: QKeyEvent) -> bool:
        """Choose the button with this number."""
        key = Qt.Key(event.key())
        if key in _DIGITS and _DIGITS.index(key) < self._count:
            self.buttons[_DIGITS.index(key)].click()
            return True
        return False
