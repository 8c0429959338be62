"""What the pointer does at the table: it takes cards, turns to plates, and marks what lies under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.table.geometry.composition import seat_at
from pinochle_qt.ui.table.input.drag import CATCH_ABOVE, Drag

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPointF

    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token


class TableMouse(QObject):
    """Tells presses on cards from presses on plates and on the felt; points are those of the scene.

    Signals:
        gone_on: the table was pressed while melds lie to be seen.
        melds_recalled: the melds of a seat are shown again, because its plate was pressed.
    """

    gone_on = Signal()
    melds_recalled = Signal()

    def __init__(
        self, choice: CardChoice, event_player: EventPlayer, layout: Callable[[], Layout], parent: QObject
    ) -> None:
        """Point at the cards that may be chosen; `layout` returns the layout in force."""
        super().__init__(parent)
        self._choice = choice
        self._event_player = event_player
        self._layout = layout
        self.drag = Drag(choice, event_player, layout, self)
        self._is_press_spent = False
        """Whether the last press met a card or a plate."""

    def press(self, at: QPointF, when: int) -> None:
        """Take hold of a card, or look at the melds of the seat whose plate it is; `when` in milliseconds."""
        pointing = self._event_player.pointing
        had_recalled = pointing.recalled is not None
        is_plate = self._recall_at(at)
        if pointing.melds_stay:
            self._is_press_spent = True
            if not is_plate and not had_recalled:
                self.gone_on.emit()
            return
        self._is_press_spent = self.drag.press(at, when) or is_plate

    def double_press(self, at: QPointF, when: int) -> bool:
        """Play with a double click where that is asked for; elsewhere both its clicks together are one.

        Its first half may have played a card, so that something else lies here now. What is dragged by the second half
        is meant, though, and so is a second press after a first one that met nothing: for that return False.
        """
        if self._choice.confirm_plays == "double" and self._choice.is_to_play:
            self._event_player.finish()
            token = self._card_at(at)
            if token is not None and token.face in (self._choice.playable or ()):
                self._choice.activate(token, double=True)
        elif self._is_press_spent:
            self.drag.press(at, when, is_repeated=True)
        else:
            return False
        return True

    def hover(self, at: QPointF) -> None:
        """Mark the card under the pointer, and the meld that it lies in."""
        event_player, token = self._event_player, self._card_at(at)
        laid = event_player.zones.laid() if event_player.zones is not None else []
        melded = [*laid, *event_player.recalled_cards, *event_player.pointing.draft]
        if token is not None:  # nothing below a card of the hand
            melded = [each for each in melded if each is token]
        self._mark(token, event_player.cards.at(at.x(), at.y(), melded, 0))

    def leave(self) -> None:
        """Forget the card under the pointer."""
        self._mark(None, None)

    def _card_at(self, at: QPointF) -> Token | None:
        return self._event_player.cards.at(at.x(), at.y(), self._choice.choosable, CATCH_ABOVE)

    def _mark(self, hovered: Token | None, studied: Token | None) -> None:
        pointing = self._event_player.pointing
        if hovered is not pointing.hovered or studied is not pointing.studied:
            pointing.hovered, pointing.studied = hovered, studied
            if self._event_player.zones is not None and not self.drag.is_held:
                self._event_player.arrange(tokens.HOVER)

    def _recall_at(self, at: QPointF) -> bool:
        """Show the melds of the seat whose plate is pressed, until a second press or one elsewhere.

        Return whether there is a plate.
        """
        known, recalled = self._event_player.observation, self._event_player.pointing.recalled
        if known is None:
            return False
        plates = enumerate(self._layout().plates())
        place = next((place for place, plate in plates if to_qt(plate).contains(at)), None)
        if place is None or (recalled is not None and recalled.place == place):
            self._event_player.recall(None)
        else:
            self._event_player.recall(seat_at(place, known.viewer, known.players))
            self.melds_recalled.emit()
        return place is not None
