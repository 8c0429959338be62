"""Places the coach of a lesson over the table: beside what it explains, without covering anything needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.cards import card_text
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.coach import CoachCard
from pinochle_qt.ui.table.geometry.bubble import bubble_place, least_covering_place, stays
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.input.occupied_areas import panel_box
from pinochle_qt.ui.timers import make_timer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.draw.theme import Tempo
    from pinochle_qt.ui.table.geometry.bubble import BubblePlace
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.input.occupied_areas import OccupiedAreas
    from pinochle_qt.ui.table.scene.event_player import EventPlayer


class CoachPlaces(QObject):
    """Keeps the coach's card where it can be read; the card stays where it is as long as possible.

    Signals:
        placed: the card may have moved, so that what lies beside it may have to.
    """

    placed = Signal()

    def __init__(self, event_player: EventPlayer, choice: CardChoice, occupied: OccupiedAreas, home: QWidget) -> None:
        """Place the coach over a table; `home` is the widget that holds everything shown over it."""
        super().__init__(home)
        self._event_player, self._choice, self._occupied = event_player, choice, occupied
        self._at = "hand"
        self._is_played = True
        self._place: BubblePlace | None = None
        self._searched_for: object = None
        """The circumstances for which the place was found."""
        self.card = CoachCard(home)
        self._soon = make_timer(self, self.place)

    def speak_of(self, at: str, tempo: Tempo, *, is_played: bool) -> None:
        """Show the card beside what it explains; see `Step.at` of a lesson for the possible values of `at`.

        `is_played` says whether cards are being played meanwhile, so that room for a trick is needed.
        """
        self._is_played = is_played
        self._at, self._place = at or "hand", None
        self.place()
        self.card.open(tempo)
        self.place_soon()

    def hide(self) -> None:
        """Hide the card."""
        self._soon.stop()
        self.card.hide()

    def place_soon(self) -> None:
        """Find a place once all pending events have been handled."""
        if not self.card.isHidden():
            self._soon.start(0)

    def place(self) -> None:
        """Move the card to a place where nothing is needed."""
        player = self._event_player
        layout = player.layout
        if layout is None or player.zones is None:
            return
        target = self._target(layout)
        layers = self._occupied.layers(layout, self._panels(), is_played=self._is_played)
        current = self._place
        if current is None or not stays(layout.frame, current, self.card.wanted_sizes(), target, layers[1]):
            search = (target, layers, self.card.announcements)
            if current is None or search != self._searched_for:  # if nothing is free, do not repeat the same search
                self._searched_for, self._place = search, self._find_place(layout, target, layers)
        place = self._place
        if place is None:
            return
        self.card.point(place, layout)
        self.placed.emit()

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _find_place(self, layout: Layout, target: Rect, layers: Sequence[Sequence[Rect]]) -> BubblePlace:
        """Return a place, if necessary with smaller text, or covering what matters less."""
        frame = layout.frame
        for layer_group in (layers[:2], layers[2:]):
            for is_small in (False, True)[frame.small :]:
                self._set_small(is_small=is_small)
                sizes = self.card.wanted_sizes()
                for taken in layer_group:
                    place = bubble_place(frame, sizes, target, taken)
                    if place is not None:
                        return place
        return least_covering_place(frame, self.card.wanted_sizes(), target, layers[-1])

    def _set_small(self, *, is_small: bool) -> None:
        if self.card.is_small != is_small:
            self.card.is_small = is_small
            self.card.restyle()

    def _target(self, layout: Layout) -> Rect:
        """Return the area of what the card explains."""
        what, *named = self._at.split()
        player = self._event_player
        if what == "hand":
            cards = player.cards
            held = [token for token in self._choice.choosable if cards.has(token)]
            wanted = [each for each in held if not named or (each.face is not None and card_text(each.face) in named)]
            boxes = [layout.bounds(cards.rest(token)) for token in wanted]
            if boxes:
                whole = boxes[0]
                for box in boxes[1:]:
                    whole = whole.united(box)
                return whole
        if what == "seat":
            seen = player.observation
            players = layout.seats
            return layout.plate(place_of(int(named[0]), None if seen is None else seen.viewer, players))
        if what == "trick":
            return layout.trick_bounds()
        if what == "stock":
            stock = layout.stock()
            return layout.bounds(stock.stock).united(layout.bounds(stock.upcard))
        if what == "tile":
            bar, px = layout.frame.bar, layout.frame.px
            return Rect(px(16), bar - px(20), px(160), px(20))
        if what == "panel":
            panels = [panel_box(each, layout) for each in self._panels()]
            if panels:
                return max(panels, key=lambda box: box.width * box.height)
        return self._occupied.hand(layout)

    def _panels(self) -> list[QWidget]:
        return [each for each in self._occupied.panels() if isinstance(each, Panel) and each is not self.card]
