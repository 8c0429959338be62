"""Sends every card on the table where it belongs now, as the composition says."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.table.geometry.compose import compose
from pinochle_qt.ui.table.geometry.composition import Interaction, Recalled, place_of, seat_at
from pinochle_qt.ui.table.geometry.melds.compose_melds import place_of_panel
from pinochle_qt.ui.table.geometry.melds.melds_shown_again import melds_to_show_again
from pinochle_qt.ui.table.geometry.widow import stock_pose
from pinochle_qt.ui.table.scene.cards import TableCards
from pinochle_qt.ui.table.scene.markers import Markers
from pinochle_qt.ui.table.scene.motion import Motion

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.cards import Sorting
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Pose, Rect, SizeClass
    from pinochle_qt.ui.draw.theme import Theme, Timing
    from pinochle_qt.ui.table.geometry.composition import Words
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.scene.card_item import CardItem
    from pinochle_qt.ui.table.zones.movements import Cue
    from pinochle_qt.ui.table.zones.tokens import Token
    from pinochle_qt.ui.table.zones.zones import Zones


class CardArranger(QObject):
    """Owns the cards of a scene, and moves them to where the zones say that they lie.

    Signals:
        arranged: cards are going where they belong now, or their marks have changed.
        hand_arranged: whether the viewer's hand is in an order that the player made.
        studied_changed: whether the melds of a seat are shown in the middle, where mat and list make space for them.
    """

    arranged = Signal()
    hand_arranged = Signal(bool)
    studied_changed = Signal(bool)

    def __init__(self, scene: QGraphicsScene, art: DeckArt, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.markers = Markers(scene, art, words)
        self._final_observation: Observation | None = None
        self._parts: deque[Callable[[], None]] = deque()
        """What is still to be shown of an event before its cards lie where they belong, one after the other."""
        self._is_hurrying = False
        self.is_arranged = False
        """Whether the viewer's hand is in an order that the player made."""
        self.held: Token | None = None
        """The card that is being dragged; nothing else moves it."""
        self.interaction = Interaction()
        self.sorting: Sorting = "suit"
        self.zones: Zones | None = None
        self.observation: Observation | None = None
        self.seen: Observation | None = None
        """What was true after the last event that has been seen; while cards are moving, it lags behind `latest`."""
        self.layout: Layout | None = None
        self.theme: Theme = tokens.FELT
        self.ratio = 1.0
        self.motion = Motion(self._width_of, self)
        self.cards = TableCards(scene, art, self.motion, self._width_of)

    @property
    def latest(self) -> Observation | None:
        """What the viewer knows once all waiting events have been shown."""
        return self._final_observation or self.observation

    # ---- what the view reports ---------------------------------------------------------------------------------

    def set_sorting(self, sorting: Sorting) -> None:
        """Change how the hands are sorted."""
        self.sorting = sorting
        if self.zones is not None and self.zones.sorting != sorting:
            self.zones.sorting = sorting
            for seat in range(len(self.zones.hands)):
                self.zones.sort(seat)
            if self.layout is not None:
                self.arrange()

    def sort_hand(self) -> None:
        """Sort the viewer's hand again."""
        zones = self.zones
        if zones is not None and zones.viewer is not None and zones.is_arranged:
            zones.is_arranged = False
            zones.sort(zones.viewer)
            self.arrange()

    @property
    def recalled_cards(self) -> tuple[Token, ...]:
        """The cards of the melds that are shown by themselves."""
        return self._cards_of(self.interaction.marked.recalled) if self.interaction.marked.recalled is not None else ()

    @staticmethod
    def _cards_of(recalled: Recalled) -> tuple[Token, ...]:
        return tuple(token for group in recalled.groups for token in group.tokens)

    def recall(self, seat: Seat | None) -> None:
        """Show the melds of a seat from before play by themselves, or stop showing any if None.

        While melds lie on the table, they are shown in the middle, in place of mat and list.
        """
        before, interaction = self.interaction.marked.recalled, self.interaction
        for token in self._cards_of(before) if before is not None and not before.lie else ():
            self.cards.drop(token)
        interaction.marked.recalled = self._recallable(seat) if seat is not None else None
        if (before or interaction.marked.recalled) and self.zones is not None:
            self.arrange()
            self.studied_changed.emit(interaction.marked.recalled is not None and interaction.marked.recalled.lie)

    def _recallable(self, seat: Seat) -> Recalled | None:
        if self.seen is None or self.zones is None:
            return None
        return melds_to_show_again(seat, self.seen, self.zones, self.interaction.asked.panels)

    @property
    def can_recall(self) -> bool:
        """Whether any seat has melds that can be shown by themselves."""
        return self.seen is not None and any(self._recallable(seat) for seat in range(self.seen.players))

    def recall_next(self) -> None:
        """Show the melds of the next place that has melded again, the viewer's own last, and after that none."""
        observation, recalled = self.seen, self.interaction.marked.recalled
        if observation is None:
            return
        places = [place % observation.players for place in range(1, observation.players + 1)]
        remaining = places if recalled is None else places[places.index(recalled.place) + 1 :]
        self.recall(None)
        for place in remaining:
            self.recall(seat_at(place, observation.viewer, observation.players))
            if self.interaction.marked.recalled is not None:
                return

    def relayout(self) -> None:
        """Put everything where the current layout wants it, at once."""
        if self.layout is None or self.zones is None:
            return
        was_hurrying, self._is_hurrying = self._is_hurrying, True
        self.cards.set_style(self.theme, self.ratio)
        self.markers.clear()
        self.arrange()
        self._is_hurrying = was_hurrying

    def arrange(self, timing: Timing = tokens.CLOSE_UP) -> None:
        """Send every card where it belongs now, and mark it as `interaction` says, unless the pack is being cut."""
        if not self._parts:
            self._send_all(timing, (), others=timing)

    def panel(self, name: str) -> Rect:
        """Return the current place of a panel."""
        if self.layout is None or self.zones is None:
            raise AssertionError("there is no table to stand on")
        return place_of_panel(name, self.layout, self.interaction, self.words, self.zones)

    # ---- pictures ----------------------------------------------------------------------------------------------

    def _width_of(self, size: SizeClass) -> int:
        return self.layout.card_width(size) if self.layout is not None else 100

    def _send_all(
        self,
        timing: Timing,
        travelers: Sequence[tuple[Token, int]],
        *,
        others: Timing = tokens.CLOSE_UP,
        cue: Cue | None = None,
        lands_hidden: bool = False,
    ) -> None:
        """Send every card where it belongs; travelers, each with its delay, take `timing`, the rest take `others`."""
        zones, layout, latest = self.zones, self.layout, self.latest
        if zones is None or layout is None or latest is None:
            raise AssertionError("there is no table to compose")
        order = latest.rules.deck.rank_order
        composition = compose(zones, layout, self.interaction, trump=latest.trump, order=order, words=self.words)
        delays = dict(travelers)
        for token, look in composition.cards.items():
            if token is self.held:
                continue
            item = self.cards.show(token, look)
            if token in delays:
                self._send(item, look.pose, timing, token, delays[token], cue, lands_hidden=lands_hidden)
            elif (item.pose, item.face) != (look.pose, token.face) or self.motion.leads_elsewhere(
                item, look.pose, token.face
            ):
                self._send(item, look.pose, others, token, 0)
        is_moving = self.motion.is_moving or bool(self._parts)
        self.markers.show(composition, zones, layout, self.theme, self.ratio, is_moving=is_moving)
        self.markers.mats.show(composition.mats, layout, self.theme, self.ratio, latest)
        self._reveal(is_moving=is_moving)
        self.arranged.emit()
        if zones.is_arranged != self.is_arranged:
            self.is_arranged = zones.is_arranged
            self.hand_arranged.emit(self.is_arranged)

    def _reveal(self, *, is_moving: bool) -> None:
        """Show what belongs to cards that have landed; `is_moving` if others are still on their way."""
        self.markers.reveal(self.has_landed, is_moving=is_moving)
        self.cards.reveal(self.has_landed)

    def _send(
        self,
        item: CardItem,
        pose: Pose,
        timing: Timing,
        token: Token,
        delay: int,
        cue: Cue | None = None,
        *,
        lands_hidden: bool = False,
    ) -> None:
        if self._is_hurrying:
            self.motion.place(item, pose, face=token.face)
        else:
            self.motion.move(item, pose, timing, face=token.face, delay=delay, cue=cue, lands_hidden=lands_hidden)

    def has_landed(self, token: Token) -> bool:
        """Return whether a card lies where it belongs."""
        return not (self.cards.has(token) and self.motion.is_on_its_way(self.cards.item(token)))

    def _create_arriving(self) -> None:
        """Create pictures for cards that are new on the table, face down at the place they come from."""
        if self.zones is None or self.layout is None:
            return
        if self.zones.arriving:
            self.cards.draw_back()
        for token, origin in self.zones.arriving.items():
            if self.cards.has(token):
                continue
            if origin is None:
                pose = stock_pose(self.layout)
            else:
                pose = self.layout.seat_pose(place_of(origin, self.zones.viewer, len(self.zones.hands)))
            item = self.cards.create(token, None, pose)
            item.setVisible(origin is None)  # a card to be dealt appears when its turn comes

    def _remove_leaving(self) -> None:
        if self.zones is not None:
            for _, token in self.zones.leaving:
                self.cards.drop(token)
            self.zones.land_trick()

    @property
    def _is_animated(self) -> bool:
        """Whether cards move visibly."""
        tempo = self.motion.tempo
        return not self._is_hurrying and not tempo.is_reduced and bool(tempo.speed.value)

    def _turn_trick_down(self) -> list[Token]:
        """Turn the squared trick face down; return the only card of it that remains visible."""
        zones = self.zones
        if zones is None:
            return []
        for _, token in zones.leaving[:-1]:
            self.cards.drop(token)
        zones.turn_trick_down()
        return [token for _, token in zones.leaving]

    def refresh_pictures(self) -> None:
        """Fetch the picture of every card again."""
        self.cards.refresh_pictures()
        self.markers.refresh_pictures()
