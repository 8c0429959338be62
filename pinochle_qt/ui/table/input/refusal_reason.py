"""The reason for a refusal, shown above the cards for as long as it takes to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.bubbles import ReasonItem, reason_widths
from pinochle_qt.ui.table.geometry.reason import reason_place
from pinochle_qt.words import text

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.input.occupied_areas import ReasonSpace
    from pinochle_qt.ui.table.zones.tokens import Token

REASON_Z = 900


class RefusalReason(QObject):
    """One sentence over everything on the table; it disappears by itself, or earlier when it is hidden.

    Signals:
        due: a sentence that was to be shown after a while, and its card.
        said: what screen readers should say.
    """

    due = Signal(str, object)
    said = Signal(str)

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._item = ReasonItem()
        self._item.setZValue(REASON_Z)
        self._item.setVisible(False)
        self.sentence = ""
        """The sentence that is shown, or was shown last."""
        self._last_spoken = ""
        """The sentence that screen readers were last given about the current prompt."""
        scene.addItem(self._item)
        self._hide_timer = QTimer(self, singleShot=True)
        self._hide_timer.timeout.connect(self.hide)
        self._delay_timer = QTimer(self, singleShot=True)
        self._delay_timer.timeout.connect(self._emit_due)
        self._delayed: tuple[str, Token] | None = None

    @property
    def is_shown(self) -> bool:
        """Whether a sentence is visible."""
        return self._item.isVisible()

    @property
    def is_due(self) -> bool:
        """Whether a sentence is to be shown in a moment."""
        return self._delay_timer.isActive()

    @property
    def box(self) -> QRectF:
        """The rectangle of the sentence in the scene, including its shadow."""
        return self._item.sceneBoundingRect()

    def show_after(self, ms: int, sentence: str, token: Token) -> None:
        """Show a sentence at a card after that many milliseconds, unless something else is done first."""
        self._delayed = sentence, token
        if ms:
            self._delay_timer.start(ms)
        else:
            self._emit_due()

    def _emit_due(self) -> None:
        if self._delayed is not None:
            self.due.emit(*self._delayed)

    def show(self, sentence: str, space: ReasonSpace, theme: Theme, ratio: float) -> None:
        """Show a sentence where there is space for it, for as long as it takes to read."""
        self.sentence = sentence
        frame = space.layout.frame
        widths = reason_widths(sentence, frame.table.width - 2 * frame.margin, frame.ui)
        at = reason_place(space.layout, widths, space.card, space.top, space.indices, space.occupied)
        self._item.show_text(sentence, at, theme, frame.ui, ratio)
        self._item.setVisible(True)
        self._hide_timer.start(max(tokens.REASON_MS, tokens.REASON_LETTER_MS * len(sentence)))
        if sentence != self._last_spoken:
            self._last_spoken = sentence
            self.said.emit(text.spoken(sentence))

    def forget(self) -> None:
        """Hide the reason: there is another prompt, for which the same sentence is news again."""
        self._last_spoken = ""
        self.hide()

    def hide(self) -> None:
        """Hide the reason, and cancel one that was to come."""
        self._hide_timer.stop()
        self._delay_timer.stop()
        self._item.setVisible(False)
