"""The claim to have reached the target, where players may end a deal with it: a button that asks for confirmation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from pinochle_qt.engine.actions import DeclareOut
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.panels.single_button_panel import SingleButtonPanel
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


class ClaimPanel(SingleButtonPanel):
    """A button above the player's plate while a claim is possible; a wrong one loses the match, so it takes two clicks.

    Signals:
        asked_again: the button was clicked once and now asks for confirmation.
    """

    asked_again = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Kind.PLAIN, parent)
        self._action: DeclareOut | None = None
        self._is_confirming = False
        self._target = ""
        self.button.clicked.connect(self.claim)

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Offer the claim among the choices of a prompt."""
        del names
        self._action = next(choice for choice in prompt.choices if isinstance(choice, DeclareOut))
        self._is_confirming = False
        self._target = text.points(observation.target, prompt.rules)
        self.setAccessibleName(Word.DECLARE_OUT())
        self._show()
        self.rearrange()

    def suggest(self, action: SeatAction) -> None:
        """Focus the button, which still asks for confirmation."""
        if action == self._action:
            self.focus_button(self.button)

    @property
    def pending_choice(self) -> bool:
        """Whether the button is asking for confirmation."""
        return self._is_confirming

    def restore_choice(self, pending_choice: object) -> None:
        """Ask for confirmation again if that was already asked."""
        self._is_confirming = pending_choice is True
        self._show()

    def claim(self) -> None:
        """Ask for confirmation, or claim if that was already asked."""
        if self._action is None:
            return
        if self._is_confirming:
            self.chosen.emit(self._action)
        else:
            self._is_confirming = True
            self._show()
            self.asked_again.emit()

    @property
    def announcements(self) -> tuple[str, ...]:
        """The claim or the request for confirmation, since the button never gets the focus by itself."""
        return (f"{self.button.text()}. {self.button.accessibleDescription()}",)

    def _show(self) -> None:
        label = Word.DECLARE_OUT_SURE() if self._is_confirming else Word.DECLARE_OUT()
        note = Word.DECLARE_OUT_RISK() if self._is_confirming else Word.DECLARE_OUT_SAYS(target=self._target)
        self.button.set_label(label, note=note)
