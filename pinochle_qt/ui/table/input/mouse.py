"""What the mouse does at the table: pick up cards, click plates, and mark what is under the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.table.geometry.composition import seat_at
from pinochle_qt.ui.table.input.drag import CATCH_ABOVE, Drag
from pinochle_qt.ui.table.input.spot import Spot
from pinochle_qt.ui.table.scene.piles import pile_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPointF

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token


class TableMouse(QObject):
    """Distinguishes presses on cards from presses on plates and on the felt; points are those of the scene.

    Signals:
        gone_on: the table was pressed while melds stay to be looked at.
        pile_pressed: a pile of tricks was pressed.
        melds_recalled: the melds of a seat are shown again, because its plate was pressed.
        meaning_requested: the seat whose last action the player wants explained, and whether it was asked by its card
            in the trick: that, its plate or its bubble was pressed, and there is nothing else to see or do there.
    """

    gone_on = Signal()
    pile_pressed = Signal()
    melds_recalled = Signal()
    meaning_requested = Signal(int, bool)

    def __init__(
        self,
        choice: CardChoice,
        event_player: EventPlayer,
        layout: Callable[[], Layout],
        speaker_at: Callable[[QPointF], Seat | None],
        parent: QObject,
    ) -> None:
        """Point at the cards that may be chosen.

        `layout` returns the current layout, `speaker_at` the seat whose speech bubble is at a point.
        """
        super().__init__(parent)
        self._choice = choice
        self._event_player = event_player
        self._layout = layout
        self._speaker_at = speaker_at
        self.drag = Drag(choice, event_player, layout, self)
        self.takes_seat: Callable[[Seat], bool] = lambda _: False
        """Takes a seat whose plate is pressed as an answer to a question, and returns whether it is one."""
        self._is_press_used = False
        """Whether the last press hit a card, a plate or a speech bubble."""

    def press(self, at: QPointF, when: int, *, is_seen: bool) -> None:
        """Take hold of a card, or show the melds of the seat whose plate is pressed; `when` is in milliseconds.

        A press before everything `is_seen` only plays a card if it drags the card.
        """
        interaction, seat = self._event_player.interaction, self._seat_at(at)
        if seat is not None and self.takes_seat(seat):
            self._is_press_used = True
            return
        had_recalled = interaction.marked.recalled is not None
        is_plate = self._recall_at(at)
        if interaction.asked.melds_stay:
            self._is_press_used = True
            if not is_plate and not had_recalled:
                self.gone_on.emit()
            return
        self._is_press_used = self.drag.press(at, when, is_click=is_seen or not self._choice.is_to_play) or is_plate
        if is_plate:
            self._ask_about_plate(at)
        elif not self._is_press_used and self._pile_at(at) is not None:
            self._is_press_used = True
            self.pile_pressed.emit()
        elif not self._is_press_used:
            self._ask_about_bubble_or_card(at)

    def double_press(self, at: QPointF, when: int) -> bool:
        """Play on a double click where the settings ask for one; elsewhere, its two clicks count as one.

        The first half may have played a card, so that something else lies here now. Dragging with the second half is
        intended, though, and so is a second press after a first one that hit nothing: return False for that.
        """
        if self._choice.confirm_plays == "double" and self._choice.is_to_play:
            is_seen = self._event_player.is_all_seen
            self._event_player.finish()
            token = self._card_at(at)
            if is_seen and token is not None and token.face in (self._choice.playable or ()):
                self._choice.activate(token, double=True, is_click=True)
        elif self._is_press_used:
            self.drag.press(at, when, is_click=False)
        else:
            return False
        return True

    def spot(self, at: QPointF) -> Spot:
        """Return what is at a point."""
        observation, zones, token = self._event_player.observation, self._event_player.zones, self._card_at(at)
        if token is not None or observation is None or zones is None:
            return Spot(token)
        cards, recalled = self._event_player.cards, self._event_player.interaction.marked.recalled
        trick_card = cards.at(at.x(), at.y(), [each for _, each in zones.trick], 0)
        if trick_card is not None:
            return Spot(seat=next(seat for seat, each in zones.trick if each is trick_card), is_card=True)
        melded = {each: seat for seat, groups in enumerate(zones.melds) for group in groups for each in group.tokens}
        if recalled is not None:
            owner = seat_at(recalled.place, observation.viewer, observation.players)
            melded |= dict.fromkeys(self._event_player.recalled_cards, owner)
        meld_card = cards.at(at.x(), at.y(), list(melded), 0)
        if meld_card is not None:
            return Spot(seat=melded[meld_card])
        layout = self._layout()
        of_seats = (place for place in range(layout.seats) for box in layout.parts(place) if to_qt(box).contains(at))
        place = next(of_seats, None)
        if place is not None:
            return Spot(seat=seat_at(place, observation.viewer, observation.players))
        pile = self._pile_at(at)
        return Spot(seat=self._speaker_at(at) if pile is None else pile)

    def hover(self, at: QPointF) -> None:
        """Mark the card under the cursor, and the meld that it lies in."""
        event_player, token = self._event_player, self._card_at(at)
        laid = event_player.zones.laid() if event_player.zones is not None else []
        melded = [*laid, *event_player.recalled_cards, *event_player.interaction.chosen.draft]
        if token is not None:  # nothing that lies under a card of the hand
            melded = [each for each in melded if each is token]
        self._mark(token, event_player.cards.at(at.x(), at.y(), melded, 0))

    def pile_below(self, at: QPointF) -> Seat | None:
        """Return the seat whose pile of tricks is at a point, unless a card that may be chosen lies over it."""
        return self._pile_at(at) if self._card_at(at) is None else None

    def leave(self) -> None:
        """Forget the card under the cursor."""
        self._mark(None, None)

    def _card_at(self, at: QPointF) -> Token | None:
        return self._event_player.cards.at(at.x(), at.y(), self._choice.choosable, CATCH_ABOVE)

    def _mark(self, hovered: Token | None, studied: Token | None) -> None:
        interaction = self._event_player.interaction
        if hovered is not interaction.marked.hovered or studied is not interaction.marked.studied:
            interaction.marked.hovered, interaction.marked.studied = hovered, studied
            if self._event_player.zones is not None and not self.drag.is_held:
                self._event_player.arrange(tokens.HOVER)

    def _ask_about_plate(self, at: QPointF) -> None:
        """Ask about a seat whose plate was pressed and shows no melds: it has none, or this press has hidden them."""
        seat = self._seat_at(at)
        if seat is not None and self._event_player.interaction.marked.recalled is None:
            self.meaning_requested.emit(seat, False)

    def _ask_about_bubble_or_card(self, at: QPointF) -> None:
        """Ask about the seat whose speech bubble or card in the trick was pressed."""
        zones, speaker = self._event_player.zones, self._speaker_at(at)
        if zones is None:
            return
        token = self._event_player.cards.at(at.x(), at.y(), [each for _, each in zones.trick], 0)
        seat = next((seat for seat, each in zones.trick if each is token), speaker)
        if seat is not None:
            self._is_press_used = True
            self.meaning_requested.emit(seat, token is not None)

    def _pile_at(self, at: QPointF) -> Seat | None:
        zones = self._event_player.zones
        return pile_at(at, zones, self._layout()) if zones is not None else None

    def _plate_at(self, at: QPointF) -> int | None:
        """Return the place whose plate or portrait is at a point."""
        layout = self._layout()
        boxes = ((place, box) for place in range(layout.seats) for box in (layout.plate(place), layout.portrait(place)))
        return next((place for place, box in boxes if box is not None and to_qt(box).contains(at)), None)

    def _seat_at(self, at: QPointF) -> Seat | None:
        """Return the seat whose plate or portrait is at a point."""
        observation, place = self._event_player.observation, self._plate_at(at)
        if observation is None or place is None:
            return None
        return seat_at(place, observation.viewer, observation.players)

    def _recall_at(self, at: QPointF) -> bool:
        """Show the melds of the seat whose plate is pressed; a second press there, or one elsewhere, hides them.

        Return whether there is a plate.
        """
        seat, recalled = self._seat_at(at), self._event_player.interaction.marked.recalled
        if seat is None or (recalled is not None and recalled.place == self._plate_at(at)):
            self._event_player.recall(None)
        else:
            self._event_player.recall(seat)
            self.melds_recalled.emit()
        return seat is not None
