"""The table: shows what the event player plays, and passes mouse and keyboard events on to their handlers."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent

from pinochle_qt.engine.derived import pack
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.table.geometry.card_widths import card_widths
from pinochle_qt.ui.table.geometry.layout_of_game import layout_of
from pinochle_qt.ui.table.input.card_choice import CardChoice
from pinochle_qt.ui.table.input.drag_overlay import DragOverlay
from pinochle_qt.ui.table.input.felt_places import FeltPlaces
from pinochle_qt.ui.table.input.felt_view import FeltView
from pinochle_qt.ui.table.input.keys import ALONG, CardKeys
from pinochle_qt.ui.table.input.mouse import TableMouse
from pinochle_qt.ui.table.input.occupied_areas import OccupiedAreas
from pinochle_qt.ui.table.input.refusal_reason import RefusalReason
from pinochle_qt.ui.table.input.spot import Spot
from pinochle_qt.ui.table.scene.event_player import EventPlayer
from pinochle_qt.ui.table.scene.label_words import label_words
from pinochle_qt.ui.table.scene.moments.great_moments import GreatMoments
from pinochle_qt.ui.table.scene.seats import SeatDisplay
from pinochle_qt.ui.table.scene.sharpening import Sharpening
from pinochle_qt.words import text
from pinochle_qt.words.game.taken import pile_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.session.faces import Face
    from pinochle_qt.session.looks.look import Look
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.draw.cards.face_store import DeckLook
    from pinochle_qt.ui.draw.theme import Tempo, Theme
    from pinochle_qt.ui.table.geometry.frame import Frame
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.press_timing import Clock


class TableView(FeltView):
    """The felt with everything that lies on it.

    Signals:
        confirm_requested: Enter was pressed where the visible panel has the main button, or the table was clicked
            while melds stay to be looked at.
        busy_changed: whether cards are still moving.
        event_shown: the `ViewedEvent` that is being shown now.
        seen_changed: what is around the table should show more, or less, than before.
        melds_recalled: the melds of a seat are shown again because the player wants to see them.
        pressed: the left mouse button was pressed on the table.
        meaning_requested: the seat whose last action the player wants explained, and whether it was asked by its card
            in the trick.
        pile_pressed: a pile of tricks was pressed.
        menu_requested: the `Spot` whose menu the player wants, and where on the screen.
    """

    confirm_requested = Signal()
    busy_changed = Signal(bool)
    event_shown = Signal(object)
    seen_changed = Signal()
    melds_recalled = Signal()
    pressed = Signal()
    meaning_requested = Signal(int, bool)
    menu_requested = Signal(object, object)
    pile_pressed = Signal()

    def __init__(self, parent: QWidget | None = None, clock: Clock = monotonic) -> None:
        """Show no game yet; the clock tells presses that play a card from those meant for something earlier."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.art = DeckArt(self.theme)
        self._frame: Frame | None = None
        self.event_player = EventPlayer(
            self._scene, self.art, label_words(self._current_rules, self._current_ui), self, clock
        )
        self._connect_event_player()
        self.seats = SeatDisplay(self._scene, self)
        self.event_player.markers.mats.portrait_of = self.seats.portraits.picture
        self.event_player.markers.mats.name_of = self.seats.name_of
        self.seats.mats = self.event_player.markers.mats.boxes
        self.moments = GreatMoments(self._scene, self.art, self.event_player, self.seats, self)
        self.felt_painted.connect(self.seats.portraits.draw, Qt.ConnectionType.QueuedConnection)
        self.choice = CardChoice(self.event_player, self.seats.turn_of_another, clock, self)
        self.places = FeltPlaces(self._scene, self.event_player, self.choice, self)
        self.occupied = OccupiedAreas(self, self.event_player.cards, self.choice, self.art)
        self.reason = RefusalReason(self._scene, self.choice, self.event_player, self.occupied, self)
        self.reason.said.connect(self.announce)
        self._keys = CardKeys(self.choice, self.event_player, self.finish, self)
        self._keys.confirmed.connect(self.confirm_requested)
        self._keys.unasked.connect(self.reason.show)
        self.mouse = TableMouse(self.choice, self.event_player, lambda: self.layout_now, self.seats.speaker_at, self)
        self._connect_mouse()
        self._overlay = DragOverlay(self)
        self.mouse.drag.carried.connect(self._overlay.follow)
        self.mouse.drag.aimed.connect(self.places.aim)
        self.mouse.drag.let_go.connect(self._overlay.let_go)
        self.mouse.drag.let_go.connect(self.places.let_go)
        self.sharpening = Sharpening(self.art, self.warm_up, self)
        self.sharpening.sharpened.connect(self.event_player.refresh_pictures)

    def _connect_event_player(self) -> None:
        self.event_player.busy_changed.connect(self._on_busy)
        self.event_player.event_shown.connect(self._on_event)
        self.event_player.seen_changed.connect(self._on_seen)
        self.event_player.told_changed.connect(self._show_seats)
        self.event_player.meld_pauses.melds_stay_changed.connect(self._show_seats)
        self.event_player.meld_pauses.rare_meld_changed.connect(self._show_seats)

    def _connect_mouse(self) -> None:
        self.mouse.gone_on.connect(self.confirm_requested)
        self.mouse.melds_recalled.connect(self.melds_recalled)
        self.mouse.pile_pressed.connect(self.pile_pressed)
        self.mouse.meaning_requested.connect(self.meaning_requested)

    # ---- what the window reports -------------------------------------------------------------------------------------

    @property
    def layout_now(self) -> Layout:
        """The current layout."""
        if self.event_player.layout is None:
            raise AssertionError("the table has no size yet")
        return self.event_player.layout

    def set_frame(self, frame: Frame) -> None:
        """Set the size of the window and what lies above the table."""
        if frame != self._frame:
            self._frame = frame
            self._relayout()

    def set_people(
        self,
        people: tuple[str, ...],
        faces: tuple[Face, ...] = (),
        notes: Mapping[Person, str] | None = None,
        clock: Mapping[Person, str] | None = None,
        *,
        can_play_again: bool = True,
    ) -> None:
        """Set names and faces of all players in the game that is shown next, and what else their plates tell."""
        self.seats.people, self.seats.faces = people, faces
        self.seats.notes, self.seats.clock = notes or {}, clock or {}
        self.seats.can_play_again = can_play_again

    def show_people(self) -> None:
        """Show names, faces and notes that have changed during a game; whatever moves goes on moving."""
        self._show_seats()

    def follow_settings(self, settings: Settings) -> None:
        """Play cards, show melds and sort hands as the player wants."""
        self.choice.confirm_plays = settings.confirm_plays
        self.event_player.meld_pauses.melds_stay = settings.melds_stay
        self.event_player.set_sorting(settings.sorting)

    def set_theme(self, theme: Theme, deck: DeckLook, felt: Look | None = None) -> None:
        """Change colors, cards and felt, which is ours without a look."""
        self.set_felt(theme, felt)
        self.art.set_look(theme, deck)
        self.event_player.theme = theme
        self._relayout()

    def set_tempo(self, tempo: Tempo) -> None:
        """Change the speed of all animations."""
        self.event_player.motion.tempo = tempo
        self.seats.tempo = tempo

    def reset(self, observation: Observation) -> None:
        """Show a table without any animation: for a new match, after undo, or for another viewer."""
        self.mouse.drag.cancel()
        self.reason.forget()
        self.seats.prompt = None
        self.choice.ask(None)
        self.seats.begin()
        self.event_player.observation = observation
        self._relayout(arrange=False)
        self.event_player.show_at_once(observation)
        self._show_seats()
        self.choice.tell()

    def retranslate(self) -> None:
        """Update all text on the table to the current language, and announce again what is chosen."""
        self._relayout()
        self.choice.tell()

    def ask(self, prompt: Prompt | None) -> None:
        """Mark the possible answers to a prompt; None if it is not the viewer's turn."""
        if prompt is not None or self.choice.prompt is not None:
            self.reason.forget()  # its text is about an earlier prompt
        before = self.event_player.interaction.copy()
        self.seats.prompt = prompt
        self.choice.ask(prompt)
        if self.event_player.zones is not None:
            self._keys.ask()
            if self.event_player.interaction != before:  # while others decide in turn, there is nothing new to mark
                self.event_player.arrange()
        self.places.show_own()
        self._show_seats()
        self.choice.tell()

    def set_thinking(self, seat: Seat | None) -> None:
        """Show which computer player is thinking."""
        self.seats.thinking = seat
        self._show_seats()

    def announce(self, sentence: str) -> None:
        """Have screen readers say what happened."""
        desktop.announce(self, sentence)

    def recall(self, seat: Seat) -> None:
        """Show the melds of a seat again."""
        self.finish()
        self.event_player.recall(seat)
        self.melds_recalled.emit()

    def recall_next(self) -> None:
        """Show the melds of the next seat again; after the last seat, show none."""
        self.finish()
        self.event_player.recall_next()
        self.melds_recalled.emit()

    def finish(self) -> None:
        """Complete all animations."""
        self.event_player.finish()
        self.seats.finish()
        self.moments.finish()

    # ---- mouse -----------------------------------------------------------------------------------------------------

    def _scene_point(self, event: QMouseEvent) -> QPointF:
        """Return the position of a mouse event in the scene."""
        return self.mapToScene(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card; any press completes all animations, and is no click on a card if it showed anything."""
        if event.button() is not Qt.MouseButton.LeftButton:
            self.mouse.drag.cancel()
            return
        self.pressed.emit()
        self.reason.hide()
        is_seen = self.event_player.is_all_seen
        self.finish()
        self._keys.hide()
        self.mouse.press(self._scene_point(event), event.timestamp(), is_seen=is_seen)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the card that is held, or mark the card under the cursor."""
        at = self._scene_point(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.mouse.drag.move(at)
        else:
            self.mouse.hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the held card, or treat the press as a click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.drag.release(self._scene_point(event), event.timestamp())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play on a double click, or treat its second half as a press of its own if the first hit nothing."""
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and not self.mouse.double_press(self._scene_point(event), event.timestamp()):
            self.mousePressEvent(event)

    def tooltip_at(self, at: QPointF) -> str:
        """Return what is said of the pile of tricks at a point of the scene; empty if there is none."""
        seen, seat = self.event_player.seen, self.mouse.pile_below(at)
        if seat is None or seen is None or len(self.seats.people) != seen.people:
            return ""
        return pile_text(seen, seat, text.seat_names(seen.seated, self.seats.people))

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the card under the cursor."""
        super().leaveEvent(event)
        self.mouse.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is under the cursor or, for the menu key, of the card with the focus."""
        focused = self.event_player.interaction.marked.focused
        self.finish()
        if event.reason() is not QContextMenuEvent.Reason.Keyboard:
            self.menu_requested.emit(self.mouse.spot(self.mapToScene(event.pos())), event.globalPos())
        elif focused is None or not self.event_player.cards.has(focused):
            self.menu_requested.emit(Spot(), event.globalPos())
        else:
            at = self.mapFromScene(self.event_player.cards.item(focused).box().center())
            self.menu_requested.emit(Spot(focused), self.viewport().mapToGlobal(at))
        event.accept()

    @property
    def holds_card(self) -> bool:
        """Whether a card is held with the mouse."""
        return self.mouse.drag.is_held

    def let_go(self) -> bool:
        """Let a card that is held glide home; return whether there was one."""
        is_held = self.holds_card
        self.mouse.drag.cancel()
        return is_held

    @property
    def keeps_enter(self) -> bool:
        """Whether Enter is for the cards now, while the table has the focus, rather than for a panel."""
        return self._keys.keeps_enter

    # ---- keys ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus among the cards, choose and play them; a key held down repeats only moves along the cards."""
        if event.isAutoRepeat() and event.key() not in ALONG:
            return
        self.reason.hide()
        is_watched = self._frame is not None and self._frame.is_tv
        if is_watched or not self._keys.press(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which card the keys would play, if the table was reached by keyboard or the keyboard is in use."""
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self._keys.come_in()
        else:
            self._keys.come_back()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of a held card and hide the focus."""
        super().focusOutEvent(event)
        self.mouse.drag.cancel()
        self._keys.leave()

    # ---- seats ---------------------------------------------------------------------------------------------------

    def _on_busy(self, busy: bool) -> None:
        if not busy:
            self.seats.end_call()
        self.busy_changed.emit(busy)

    def _on_event(self, viewed: ViewedEvent) -> None:
        self.seats.hear(viewed.event, viewed.after.viewer)
        self.event_shown.emit(viewed)

    def _on_seen(self) -> None:
        self._show_seats()
        self.places.show_own()
        self.seen_changed.emit()

    def _show_seats(self) -> None:
        event_player = self.event_player
        if event_player.seen is not None and event_player.layout is not None:
            self.seats.show(
                event_player.seen,
                event_player.layout,
                self.theme,
                self.devicePixelRatioF(),
                is_all_seen=event_player.is_all_seen,
                is_in_flight=event_player.is_in_flight,
                is_dealing=event_player.is_dealing,
                is_studied=event_player.meld_pauses.is_studied or event_player.meld_pauses.shows_rare_meld,
                told=event_player.told,
            )

    # ---- size ------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Render the cards again when the window moves to a screen with another device pixel ratio."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relayout()

    def _current_rules(self) -> Rules:
        if self.event_player.observation is None:
            raise AssertionError("a table without a game has no labels")
        return self.event_player.observation.rules

    def _current_ui(self) -> float:
        return self.layout_now.frame.ui

    def _relayout(self, *, arrange: bool = True) -> None:
        observation = self.event_player.observation
        frame = self._frame
        if observation is None or frame is None:
            return
        self.mouse.drag.cancel()
        layout = layout_of(frame, observation.rules, observation.players)
        if layout != self.event_player.layout or self.event_player.ratio != self.devicePixelRatioF():
            self.art.keep_sizes(card_widths(layout), self.devicePixelRatioF())
            self.sharpening.begin()
        self.event_player.layout = layout
        self.event_player.ratio = self.devicePixelRatioF()
        self.event_player.motion.set_ratio(self.devicePixelRatioF())
        self.lay_felt(layout)
        if arrange:
            self.event_player.finish()
            self.event_player.relayout()
            self.places.show_own()
            self._show_seats()
            self.moments.follow_layout()
        self.reason.hide()

    def warm_up(self) -> None:
        """Draw every face of the deck in every size in which it may be shown, after the first frame."""
        layout, observation = self.event_player.layout, self.event_player.latest
        if layout is not None and observation is not None:
            faces = sorted(set(pack(observation.rules)), key=lambda face: face not in observation.hand)
            self.art.warm_up(faces, card_widths(layout), self.devicePixelRatioF())
