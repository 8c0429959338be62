"""The reason for a refusal, shown above the cards for as long as it takes to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.bubbles import ReasonItem, reason_widths
from pinochle_qt.ui.table.geometry.reason import reason_place
from pinochle_qt.words import text

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.errors import Rejection
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.input.occupied_areas import OccupiedAreas
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

REASON_Z = 900


class RefusalReason(QObject):
    """One sentence over everything on the table; it disappears by itself, or earlier when it is hidden.

    Signals:
        said: what screen readers should say.
    """

    said = Signal(str)

    def __init__(
        self,
        scene: QGraphicsScene,
        choice: CardChoice,
        event_player: EventPlayer,
        occupied: OccupiedAreas,
        parent: QObject,
    ) -> None:
        """Say why the cards cannot be chosen that way, where there is space beside what is `occupied`."""
        super().__init__(parent)
        self._choice, self._event_player, self._occupied = choice, event_player, occupied
        choice.refused.connect(self.show)
        choice.unasked.connect(self.show)
        choice.action_chosen.connect(self.hide)
        choice.explained.connect(self._explain)
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
        self._delay_timer.timeout.connect(self._show_delayed)
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

    def _explain(self, sentence: str, token: Token) -> None:
        """Explain how to play a card; a double click is explained only once it is clear that none is under way."""
        self._delayed = sentence, token
        if self._choice.confirm_plays == "double":
            self._delay_timer.start(QApplication.doubleClickInterval())
        else:
            self._show_delayed()

    def _show_delayed(self) -> None:
        if self._delayed is not None and self._event_player.cards.has(self._delayed[1]):
            self.show(*self._delayed)

    def show_rejection(self, rejection: Rejection) -> None:
        """Show at the hand why something was refused."""
        observation = self._event_player.observation
        if observation is not None:
            self.show(text.rejection(rejection, observation.rules))

    def show(self, sentence: str, token: Token | None = None) -> None:
        """Show a sentence at a card, or at the middle of the hand, for as long as it takes to read.

        The cards to play instead stay visible.
        """
        player = self._event_player
        if player.layout is None:
            return
        self.sentence = sentence
        space, frame = self._occupied.space_for_reason(token, player.layout), player.layout.frame
        widths = reason_widths(sentence, frame.table.width - 2 * frame.margin, frame.ui)
        at = reason_place(space.layout, widths, space.card, space.top, space.indices, space.occupied)
        self._item.show_text(sentence, at, player.theme, frame.ui, player.ratio)
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
