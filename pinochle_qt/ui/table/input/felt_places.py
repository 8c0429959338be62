"""The places on the felt that wait for cards: the viewer's in the trick, and those for a held card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.table.scene.place_item import PlaceItem
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.input.drop_places import DropPlace
    from pinochle_qt.ui.table.scene.event_player import EventPlayer


class FeltPlaces(QObject):
    """Marks the places that a card can go to.

    Signals:
        tray_wanted: whether a card is held that the visible panel would take, and whether it is over that panel.
    """

    tray_wanted = Signal(bool, bool)

    def __init__(self, scene: QGraphicsScene, event_player: EventPlayer, choice: CardChoice, parent: QObject) -> None:
        super().__init__(parent)
        self._event_player = event_player
        self._choice = choice
        self.place = PlaceItem()
        scene.addItem(self.place)

    def show_own(self) -> None:
        """Show where the viewer's card goes while one is to be played, unless melds or a full trick lie there."""
        player = self._event_player
        layout, seen = player.layout, player.seen
        is_free = seen is not None and not seen.has_melds_on_table and len(seen.trick) < seen.players
        if layout is not None and is_free and self._choice.is_to_play:
            self.place.show_at(layout.own_place, player.theme, layout.frame.ui, words=Word.YOUR_CARD())
        else:
            self.place.setVisible(False)

    def aim(self, places: Sequence[DropPlace], aim: DropPlace | None) -> None:
        """Make the places where a held card may go glow, the one that it is over more brightly."""
        layout = self._event_player.layout
        for place in places:
            if place.glow is not None and layout is not None:
                self.place.show_at(place.glow, self._event_player.theme, layout.frame.ui, is_over=place == aim)
            elif place.is_tray:
                self.tray_wanted.emit(True, place == aim)

    def let_go(self) -> None:
        """Stop marking places for a held card."""
        self.show_own()
        self.tray_wanted.emit(False, False)
