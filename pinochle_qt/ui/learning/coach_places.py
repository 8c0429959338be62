"""Places the coach of a lesson over the table: beside what it explains, without covering anything needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from pinochle_qt.engine.cards import card_text
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.coach import CoachCard, CoachTail
from pinochle_qt.ui.table.geometry.coach import TAIL, coach_place, least_covering_place, stays
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.input.occupied_areas import below_menu, panel_box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.draw.theme import Tempo
    from pinochle_qt.ui.table.geometry.coach import CoachPlace
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.input.occupied_areas import OccupiedAreas
    from pinochle_qt.ui.table.scene.event_player import EventPlayer

_BASE: Final = 12
"""Half the width of the tail where it meets the card, at scale 1."""
_AIR: Final = 4
"""The gap between the card and everything else, at scale 1."""


class CoachPlaces(QObject):
    """Keeps the coach's card where it can be read; the card stays where it is as long as possible."""

    def __init__(self, event_player: EventPlayer, choice: CardChoice, occupied: OccupiedAreas, home: QWidget) -> None:
        """Place the coach over a table; `home` is the widget that holds everything shown over it."""
        super().__init__(home)
        self._event_player, self._choice, self._occupied = event_player, choice, occupied
        self._at = "hand"
        self._is_played = True
        self._place: CoachPlace | None = None
        self._searched_for: object = None
        """The circumstances for which the place was found."""
        self.card = CoachCard(home)
        self._tail = CoachTail(home)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.place)

    def speak_of(self, at: str, tempo: Tempo, *, is_played: bool) -> None:
        """Show the card beside what it explains; see `Step.at` of a lesson for the possible values of `at`.

        `is_played` says whether cards are being played meanwhile, so that room for a trick is needed.
        """
        self._is_played = is_played
        self._at, self._place = at or "hand", None
        self.place()
        self.card.open(tempo)
        self._tail.show()
        self._tail.raise_()
        self.place_soon()

    def hide(self) -> None:
        """Hide the card."""
        self._soon.stop()
        self.card.hide()
        self._tail.hide()

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
        target, layers, ui = self._target(layout), self._areas_to_avoid(layout), layout.frame.ui
        current = self._place
        if current is None or not stays(current, self.card.wanted_sizes(), target, layers[1], ui):
            search = (target, layers, self.card.announcements)
            if current is None or search != self._searched_for:  # if nothing is free, do not repeat the same search
                self._searched_for, self._place = search, self._find_place(layout, target, layers)
        place = self._place
        if place is None:
            return
        self.card.place(below_menu(place.box, layout))
        tail = place.tail_box(layout.frame.px(TAIL), layout.frame.px(_BASE))
        self._tail.setGeometry(below_menu(tail, layout))
        self._tail.point(place.tail)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _find_place(self, layout: Layout, target: Rect, layers: Sequence[Sequence[Rect]]) -> CoachPlace:
        """Return a place, if necessary with smaller text, or covering what matters less."""
        table, ui = layout.frame.table, layout.frame.ui
        for layer_group in (layers[:2], layers[2:]):
            for is_small in (False, True)[layout.frame.small :]:
                self._set_small(is_small=is_small)
                sizes = self.card.wanted_sizes()
                for taken in layer_group:
                    place = coach_place(table, sizes, target, taken, ui)
                    if place is not None:
                        return place
        return least_covering_place(table, self.card.wanted_sizes(), target, layers[-1], ui)

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
            panels = self._panels(layout)
            if panels:
                return max(panels, key=lambda box: box.width * box.height)
        return self._occupied.hand(layout)

    def _areas_to_avoid(self, layout: Layout) -> tuple[list[Rect], ...]:
        """Return what the card should not cover: everything; all but the cards of others; only what is needed most."""
        gap, occupied = layout.frame.px(_AIR), self._occupied
        essentials = [*occupied.needed(layout, is_played=self._is_played)]
        essentials += [box.grown(gap) for box in self._panels(layout)]
        seats = [box.grown(gap) for box in occupied.at_seats(layout)]
        hands = [_all_backs(layout, place) for place in range(1, layout.seats)]
        felt = (box.grown(gap) for box in occupied.on_felt(layout))
        return tuple(map(_without_covered, ([*essentials, *seats, *hands, *felt], [*essentials, *seats], essentials)))

    def _panels(self, layout: Layout) -> list[Rect]:
        panels = (each for each in self._occupied.panels() if isinstance(each, Panel))
        return [panel_box(each, layout) for each in panels if each is not self.card]


def _all_backs(layout: Layout, place: int) -> Rect:
    """Return the area of another seat's cards when it holds as many as it ever may."""
    first, *others = (layout.bounds(pose) for pose in layout.backs(place, layout.hand_most))
    for box in others:
        first = first.united(box)
    return first


def _without_covered(boxes: Iterable[Rect]) -> list[Rect]:
    """Return the boxes that do not lie inside another one, so that there are fewer to check."""
    kept: list[Rect] = []
    for box in sorted(boxes, key=lambda each: -each.width * each.height):
        if not any(other.contains(box) for other in kept):
            kept.append(box)
    return kept
