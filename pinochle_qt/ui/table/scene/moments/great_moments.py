"""What fills the table for a moment: a rare meld, and the cards that won a match."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pinochle_qt.ui.table.geometry.composition import place_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.library.match_facts import WinningCards
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.scene.moments.rare_meld_display import RareMeldDisplay
    from pinochle_qt.ui.table.scene.moments.winning_fan import WinningFan
    from pinochle_qt.ui.table.scene.seats import SeatDisplay
    from pinochle_qt.ui.table.zones.rare_melds import RareMoment


class GreatMoments(QObject):
    """Shows both in the size, the theme and at the tempo of the table; each is made when there first is one."""

    def __init__(
        self, scene: QGraphicsScene, art: DeckArt, event_player: EventPlayer, seats: SeatDisplay, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._art = art
        self._event_player = event_player
        self._seats = seats

    @cached_property
    def rare_meld(self) -> RareMeldDisplay:
        """What surrounds a rare meld in the middle of the table."""
        from pinochle_qt.ui.table.scene.moments.rare_meld_display import RareMeldDisplay  # most games never need it

        return RareMeldDisplay(self._scene, self)

    @cached_property
    def winning_fan(self) -> WinningFan:
        """The fan of cards at the end of a match."""
        from pinochle_qt.ui.table.scene.moments.winning_fan import WinningFan  # not needed before

        return WinningFan(self._scene, self._art, self)

    def show_rare_meld(self, moment: RareMoment | None) -> None:
        """Surround a rare meld in the middle of the table with what is said about it, or remove that again."""
        player, seats = self._event_player, self._seats
        if moment is not None and player.layout is not None:
            tempo = player.motion.tempo
            self.rare_meld.show(moment, seats.people, seats.faces, player.layout, player.theme, player.ratio, tempo)
        elif self._has("rare_meld"):
            self.rare_meld.hide(player.motion.tempo)

    def show_winning_fan(self, cards: WinningCards, *, has_won: bool) -> None:
        """Show the cards that won a match, which fly from the winners' seats."""
        player = self._event_player
        layout, seen = player.layout, player.observation
        if layout is None or seen is None:
            return
        places = [place_of(seat, seen.viewer, seen.players) for seat in cards.seats]
        tempo = player.motion.tempo
        self.winning_fan.show(cards, places, layout, player.theme, player.ratio, tempo, has_won=has_won)

    def finish_winning_fan(self) -> None:
        """Let all those cards arrive now."""
        if self._has("winning_fan"):
            self.winning_fan.finish()

    def clear_winning_fan(self) -> None:
        """Remove those cards, if they are shown."""
        if self._has("winning_fan"):
            self.winning_fan.clear()

    def finish(self) -> None:
        """Complete what moves around a rare meld."""
        if self._has("rare_meld"):
            self.rare_meld.finish()

    def follow_layout(self) -> None:
        """Put the winning cards where they belong in another size or theme."""
        player = self._event_player
        if self._has("winning_fan") and player.layout is not None:
            self.winning_fan.follow(player.layout, player.theme, player.ratio)

    def _has(self, name: str) -> bool:
        return name in self.__dict__
