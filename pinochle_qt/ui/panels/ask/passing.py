"""Choosing cards to pass or to lay aside: for whom, which are chosen, and how many are still needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen

from pinochle_qt.engine.actions import Bury, Give
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.passing import (
    picking_button,
    picking_help,
    picking_status,
    picking_title,
    still_to_pick,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_FILL, _FILL_UNDER = 0.06, 0.16
"""Opacity of the glow when the dragged card may be dropped here, and when it is over the panel; text stays legible."""


class PassPanel(Panel):
    """Shows the cards chosen in the hand so far, and passes them or lays them aside. C or Escape clears the choice.

    Signals:
        cleared: the table should put all chosen cards back.
        refused: the player tried to finish before the choice was complete.
    """

    cleared = Signal()
    refused = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self.cards: tuple[Card, ...] = ()
        self._names: Sequence[str] = ()
        self.is_tray = self._is_under = False
        self._title = self.add_label(Role.PANEL_TITLE)
        self._status = self.add_label(Role.NOTE_TITLE, "text", Qt.AlignmentFlag.AlignRight)
        self._help = self.add_label(Role.BODY, "muted", wraps=True)
        self._chosen_line = self.add_label(Role.NOTE_TITLE, wraps=True)
        self._main = self.add_button(Kind.MAIN, self._submit)
        self.main_button = self._main
        self._main.installEventFilter(self)
        self._clear = self.add_button(Kind.PLAIN, self.cleared)
        buttons = (BoxPart(self._main, 200), Gap(8), BoxPart(self._clear, 104))
        self.set_boxes(
            column(
                row(BoxPart(self._title, 260), BoxPart(self._status, 220, height=20)),
                Gap(2),
                BoxPart(self._help, height=22),
                Gap(14, share=1),
                row(*buttons, Gap(16), BoxPart(self._chosen_line, 152, height=24)),
                margins=(24, 8, 24, 16),
            )
        )

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Ask for the cards of a prompt of kind ``give`` or ``bury``."""
        self._prompt, self._names = prompt, names
        title = picking_title(prompt, names)
        self._title.set_text(title)
        self._help.set_text(picking_help(prompt, observation, names))
        self._clear.set_label(Word.CLEAR(), key="C")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text.spoken(self._help.text()))
        self.set_selection(())
        self.rearrange()

    def set_selection(self, cards: Sequence[Card]) -> None:
        """Show which cards of the hand are currently chosen."""
        prompt, self.cards = self._prompt, tuple(cards)
        if prompt is None or prompt.pick is None:
            return
        wanted = prompt.pick.size
        self._status.set_text(picking_status(len(self.cards), wanted))
        self._chosen_line.set_text(text.cards(self.cards) if self.cards else Word.CHOSEN_NONE())
        ready = len(self.cards) == wanted
        self._main.set_label(picking_button(prompt, self._names), key=ENTER if ready else "")
        self._main.setEnabled(ready)
        self._clear.setEnabled(bool(self.cards))

    def set_tray(self, is_tray: bool, is_under: bool) -> None:
        """Glow while a dragged card may be dropped here, and more strongly when it is over the panel (`is_under`)."""
        if (is_tray, is_under) != (self.is_tray, self._is_under):
            self.is_tray, self._is_under = is_tray, is_under
            self.update()

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the panel, with an outline like those on the felt while a dragged card may be dropped on it."""
        super().paint_panel(painter)
        if not self.is_tray:
            return
        width = tokens.RING_LINE if self._is_under else tokens.CHOSEN_LINE
        fill = QColor(self.theme.accent)
        fill.setAlphaF(_FILL_UNDER if self._is_under else _FILL)
        line = Qt.PenStyle.SolidLine if self._is_under else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(self.theme.accent_ink), width, line))
        painter.setBrush(fill)
        inset, radius = width / 2, tokens.RADIUS_PANEL * self.ui
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Clear the choice; on Enter, ask what is missing if it isn't complete."""
        if event.key() in ENTER_KEYS and self.hasFocus() and not self._main.isEnabled():
            self.refused.emit()
            return True
        if event.key() == Qt.Key.Key_C and self.cards:
            self._clear.click()
            return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `refused` on a click on the disabled main button, which gets no clicks itself."""
        if event.type() == QEvent.Type.MouseButtonPress and not self._main.isEnabled():
            self.refused.emit()
        return super().eventFilter(watched, event)

    @property
    def announcements(self) -> tuple[str, ...]:
        """The question, since the focus is on the cards and not on the panel, and how many cards are still needed."""
        return f"{self._title.text()}. {self._help.text()}".strip(), self._status.text()

    @property
    def why_not(self) -> str:
        """How many cards are still missing, as a sentence."""
        size = self._prompt.pick.size if self._prompt is not None and self._prompt.pick is not None else 0
        return still_to_pick(size - len(self.cards))

    def _submit(self) -> None:
        prompt = self._prompt
        if prompt is not None and prompt.seat is not None:
            action_type = Give if prompt.kind == "give" else Bury
            self.chosen.emit(action_type(prompt.seat, self.cards))
