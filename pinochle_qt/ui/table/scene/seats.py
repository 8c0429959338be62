"""The plates and the speech bubbles of all seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from pinochle_qt.engine.events import (
    Announced,
    CardCalled,
    CardsBuried,
    CardsGiven,
    Conceded,
    PartnerRevealed,
    TrumpNamed,
)
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.bubbles import BubbleItem
from pinochle_qt.ui.draw.plates import PlateItem, chip_center, wordings
from pinochle_qt.ui.draw.theme import BUBBLE_IN, COUNT_UP, Tempo
from pinochle_qt.ui.table.geometry.composition import PLATE_Z, place_of
from pinochle_qt.ui.table.geometry.labels import resting_plate
from pinochle_qt.ui.table.scene.card_item import keep_count
from pinochle_qt.ui.table.scene.dealer_chip import DealerChip
from pinochle_qt.ui.table.scene.label_words import called_bubble, named_bubble, plain_view, plate_view, resting_view
from pinochle_qt.ui.table.scene.portraits import PortraitDisplay
from pinochle_qt.ui.table.scene.remark_bubble import BUBBLE_Z, RemarkBubble
from pinochle_qt.ui.table.scene.transition import Transition
from pinochle_qt.ui.table.scene.trick_places import TrickPlaces
from pinochle_qt.words import text
from pinochle_qt.words.game.plate_lines import won_line
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.session.faces import Expression, Face
    from pinochle_qt.ui.draw.plates import PlateView, Wording
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.scene.label_words import Named

_ANSWERED_IN_WORDS: Final = frozenset({"misdeal", "bid", "trump", "call", "decide"})
"""Prompts that are answered without moving a card, so that the turn is over at once."""


class SeatDisplay(QObject):
    """The plates and bubbles at the seats, up to date with the events that have been shown.

    Meld points count up and bubbles fade in, but only visually: what they show is valid at once.
    """

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.tempo = Tempo()
        self.views: list[PlateView] = []
        """The content of each plate."""
        self._wordings: list[Wording] = []
        """How much of its content each plate says."""
        self.counting: dict[Seat, int] = {}
        """The seats whose points are counting up, with the number they started from."""
        self.count = Transition(self)
        self.count.advanced.connect(self._show_count)
        self._fading_bubbles: list[BubbleItem] = []
        self._bubble_fade = Transition(self)
        self._bubble_fade.advanced.connect(self._fade_bubbles)
        self._last_shown: tuple[Observation, Layout, Theme, float] | None = None
        self.plates: list[PlateItem] = []
        self._resting_plate = PlateItem()
        self._resting_plate.setZValue(PLATE_Z)
        self._resting_plate.setVisible(False)
        scene.addItem(self._resting_plate)
        self._trick_places = TrickPlaces(scene)
        self._bubbles: dict[Seat, BubbleItem] = {}
        self.chip = DealerChip(scene, self)
        self.chip.landed.connect(self._show_plates)
        self.portraits = PortraitDisplay(scene, self)
        self.remark = RemarkBubble(scene, self)
        self.mats: Callable[[], Sequence[Rect]] = tuple
        """Returns the boxes of the mats on which melds lie."""
        self._named: Named | None = None
        """What was just said: a called card, buried cards, cards passed to the viewer, trump, or giving up."""
        self._told: tuple[Seat, str] | None = None
        """The seat that is laying out melds, and what those add up to that lie there by now."""
        self.people: tuple[str, ...] = ()
        """The names of all players, including those who sit out."""
        self.faces: tuple[Face, ...] = ()
        """The faces of all players, like the names; empty on a table where nobody has been given one."""
        self.notes: Mapping[Person, str] = {}
        """What the plates of some people say in place of what they did last."""
        self.clock: Mapping[Person, str] = {}
        """How much time is left for who is asked."""
        self.can_play_again = True
        """Whether somebody at this window may begin another match."""
        self.prompt: Prompt | None = None
        self.thinking: Seat | None = None
        self.is_plain = False
        """Whether plates show only who sits there and what they play, for a newcomer who knows nothing else yet."""
        self._acting: tuple[Prompt | None, Seat | None] = (None, None)
        """The prompt and the thinking player, as far as the plates show them."""

    def begin(self) -> None:
        """Start at a table where nothing has just been said: what is shown next appears at once."""
        self.finish()
        self.remark.hide()
        self.portraits.calm_all()
        self._named = self._last_shown = None
        self.views = []

    def hear(self, event: Event, viewer: Seat | None) -> None:
        """Note what a bubble tells besides bids, such as the name of trump; it is over when anything else happens."""
        if not isinstance(event, PartnerRevealed):
            if self._named is not None:
                self._hide_bubbles()
            self._named = event if isinstance(event, CardCalled | Conceded | TrumpNamed) else None
            if isinstance(event, Announced) and event.what == "throw_in":
                self._named = event
            if isinstance(event, CardsGiven) and event.receiver == viewer:
                self._named = event
            if isinstance(event, CardsBuried) and event.announced and event.seat != viewer:
                self._named = event

    def end_call(self) -> None:
        """End the call of a card or of trump, as the game goes on."""
        if self._named is not None:
            self._named = None
            self._hide_bubbles()

    def show_expression(self, seat: Seat, expression: Expression, *, stays: bool = False) -> None:
        """Show an expression on the face at a seat for a while and then the calm one again, unless it `stays`."""
        self.portraits.express(seat, expression, self.tempo, stays=stays)

    def say(self, seat: Seat, text: str) -> None:
        """Show a remark for a while, or until something happens."""
        self.remark.say(seat, text)
        if self._last_shown is not None:
            self.remark.show(*self._last_shown, tempo=self.tempo, melds=self.mats())

    def hush(self, playing: Seat | None = None) -> None:
        """End the remark that is shown, if any; one that does not get in the way of a seat `playing` a card goes on."""
        if playing is None or not self.remark.can_stay(playing):
            self.remark.hide()

    def show(
        self,
        observation: Observation,
        layout: Layout,
        theme: Theme,
        ratio: float,
        *,
        is_all_seen: bool = True,
        is_in_flight: bool = False,
        is_dealing: bool = False,
        is_studied: bool = False,
        told: tuple[Seat, int] | None = None,
    ) -> None:
        """Show every plate, and during an auction the last call of every seat.

        `told` are the points of the melds that a seat has laid out so far, while others are still to follow.

        Until all events have been seen, the player who acted last keeps the turn while that card flies, and then nobody
        has it. Nor does anybody while everyone's melds, or a rare one, are studied: the player at the screen lets the
        game go on. Cards in flight are named only once they have landed. While cards are dealt, nobody holds any.
        """
        if len(self.people) != observation.people:
            return  # names of the next game, while the table still shows the last one
        names = text.seat_names(observation.seated, self.people)
        keep_count(self.plates, observation.players, PlateItem, self._scene)
        for plate in self.plates:
            plate.setZValue(PLATE_Z)
        if is_studied:
            self._acting = None, None
        elif is_all_seen:
            self._acting = self.prompt, self.thinking
            asked = None if self.prompt is None else self.prompt.seat
            self.portraits.forget({asked, self.thinking})  # while somebody thinks, a face must not give away a hand
        elif self._last_shown is not None and (observation is not self._last_shown[0] or self._has_answered_in_words()):
            self._acting = None, None
        seats = range(observation.players)
        views = [self._noted(plate_view(observation, seat, names, *self._acting), observation, seat) for seat in seats]
        self.portraits.away = {seat for seat in seats if observation.seated[seat] in self.notes}
        if layout.frame.is_tv:
            views = [replace(view, is_large=True) for view in views]
        if self.is_plain:
            views = [plain_view(view, observation) for view in views]
        before, self._told = self._told, None
        if told is not None and not self.is_plain:
            self._told = told[0], text.points(told[1], observation.rules)
        widths = [layout.plate(place_of(seat, observation.viewer, observation.players)).width for seat in seats]
        self._wordings = wordings([self._as_told(seat, views[seat]) for seat in seats], widths, layout.frame.ui)
        old_views, self.views = self.views, views
        last, self._last_shown = self._last_shown, (observation, layout, theme, ratio)
        is_first = last is None
        counting = {
            seat: counted_from(old, new)
            for seat, (old, new) in enumerate(zip(old_views, views, strict=False))
            if counted_from(old, new) is not None
        }
        # a plate that no longer shows the points that were counted has nothing to count
        self.counting = {
            seat: start
            for seat, start in self.counting.items()
            if seat < len(views)
            and (old_views[seat].number, old_views[seat].unit) == (views[seat].number, views[seat].unit)
        }
        if counting:
            self.counting = {seat: start for seat, start in counting.items() if start is not None}
            if before is not None and before[0] in self.counting and before[1].isdecimal():
                self.counting[before[0]] = int(before[1])
            self.count.start(COUNT_UP, self.tempo)
        if not self.count.is_running:
            self.counting = {}
        if last is not None:
            self._pass_chip(old_views, has_moved=last[1:] != self._last_shown[1:])
        self._show_plates()
        has_cards = observation.running and not is_dealing  # a deal that was given up is over before the last card
        hold = [seat for seat in seats if has_cards and any(observation.hand_counts[seat : seat + 1])]
        faces, tempo = self.faces, self.tempo
        self.portraits.show(observation, layout, theme, ratio, faces=faces, views=views, hold=hold, tempo=tempo)
        self._show_resting(observation, layout, theme, ratio)
        named = None if is_in_flight else self._named
        self._show_bubbles(observation, layout, theme, ratio, named, fades=not is_first)
        self.remark.show(observation, layout, theme, ratio, tempo=self.tempo, melds=self.mats())
        self._trick_places.show(observation, names, layout, theme, ratio, asked=self.prompt is not None)

    def _noted(self, view: PlateView, observation: Observation, seat: Seat) -> PlateView:
        """Return what the plate of a seat shows, with what is noted about whoever sits there."""
        person = observation.seated[seat]
        if observation.winners and seat == observation.viewer and not self.can_play_again:
            view = replace(view, line=won_line(seat, observation), is_acting=False)
        note, left = self.notes.get(person), self.clock.get(person)
        if note is not None:
            return replace(view, line=note, brief="")
        return view if left is None else replace(view, line=f"{view.line}, {left}" if view.line else left, brief=left)

    def _has_answered_in_words(self) -> bool:
        """Return whether the prompt has been answered in words alone, so that no card of the answer is moving."""
        prompt, _ = self._acting
        return prompt is not None and prompt is not self.prompt and prompt.kind in _ANSWERED_IN_WORDS

    def turn_of_another(self) -> str:
        """Return text that says whose turn it is while a computer player thinks, else an empty string."""
        if self._last_shown is None or self.thinking is None:
            return ""
        return Word.TURN_OF(name=text.seat_names(self._last_shown[0].seated, self.people)[self.thinking])

    def name_of(self, seat: Seat, observation: Observation) -> str:
        """Return the name of the player in a seat, empty while the names are those of another table."""
        if len(self.people) != observation.people:
            return ""
        return text.seat_names(observation.seated, self.people)[seat]

    def speaker_at(self, at: QPointF) -> Seat | None:
        """Return the seat whose speech bubble is at a scene point, if any."""
        speakers = (
            seat for seat, item in self._bubbles.items() if item.isVisible() and item.sceneBoundingRect().contains(at)
        )
        return next(speakers, None)

    def finish(self) -> None:
        """Complete all counting and fading."""
        self.count.finish()
        self._bubble_fade.finish()
        self.chip.finish()
        self.portraits.finish()

    def _show_count(self, share: float) -> None:
        """Show points that are counting up, as far as they have come."""
        counting = list(self.counting)
        if share >= 1.0:
            self.counting = {}
        for seat in counting:
            self._show_plate(seat, share)

    def _pass_chip(self, before: list[PlateView], *, has_moved: bool) -> None:
        """Let the dealer's chip glide to the next dealer; if plates have moved, it is there at once."""
        dealers = [seat for views in (before, self.views) for seat, view in enumerate(views) if view.is_dealer]
        if has_moved:
            self.chip.finish()
        elif self._last_shown is not None and len(before) == len(self.views) and len({*dealers}) == 2 == len(dealers):
            observation, layout, theme, ratio = self._last_shown
            start, end = (
                chip_center(
                    replace(view, wording=self._wordings[seat]),
                    to_qt(layout.plate(place_of(seat, observation.viewer, observation.players))),
                    layout.frame.ui,
                )
                for seat, view in zip(dealers, (before[dealers[0]], self.views[dealers[1]]), strict=True)
            )
            letter = self.views[dealers[1]].dealer_letter
            self.chip.glide(start, end, letter, theme, layout.frame.ui, ratio, self.tempo)

    def _show_plates(self) -> None:
        for seat in range(len(self.views)):
            self._show_plate(seat, self.count.share)

    def _show_plate(self, seat: Seat, share: float) -> None:
        """Show a plate; points that are counting up are shown as far as they have come."""
        if self._last_shown is None:
            return
        observation, layout, theme, ratio = self._last_shown
        view = self.views[seat]
        if seat in self.counting:
            start = self.counting[seat]
            view = replace(view, number=str(round(start + (int(view.number) - start) * share)))
        place = place_of(seat, observation.viewer, observation.players)
        view = replace(
            self._as_told(seat, view), wording=self._wordings[seat], is_chip_away=view.is_dealer and self.chip.is_moving
        )
        self.plates[seat].show_view(view, layout.plate(place), theme, layout.frame.ui, ratio)

    def _as_told(self, seat: Seat, view: PlateView) -> PlateView:
        """Return a plate with the points of the melds that its seat has laid out so far."""
        if self._told is None or self._told[0] != seat:
            return view
        return replace(view, number=self._told[1], unit=Word.UNIT_MELD())

    def _fade_bubbles(self, share: float) -> None:
        for bubble_item in self._fading_bubbles:
            bubble_item.setOpacity(share)

    def _show_resting(self, observation: Observation, layout: Layout, theme: Theme, ratio: float) -> None:
        """Show who sits out, for people who only watch: perhaps they sit out themselves."""
        is_shown = observation.running and observation.viewer is None and observation.people > observation.players
        self._resting_plate.setVisible(is_shown)
        if is_shown:
            view = resting_view(observation, self.people)
            self._resting_plate.show_view(view, resting_plate(layout), theme, layout.frame.ui, ratio)

    def _show_bubbles(
        self, observation: Observation, layout: Layout, theme: Theme, ratio: float, named: Named | None, *, fades: bool
    ) -> None:
        self._hide_bubbles()
        speaker = named.giver if isinstance(named, CardsGiven) else named.seat if named is not None else None
        if not observation.running or (observation.trump is not None and named is None):
            return
        for seat in range(observation.players):
            place = place_of(seat, observation.viewer, observation.players)
            if named is None:
                shown = called_bubble(observation, seat, place, layout)
            else:
                shown = named_bubble(named, place, layout, self.mats()) if seat == speaker else None
            if shown is None:
                continue
            item = self._bubbles.get(seat)
            if item is None:
                item = self._bubbles[seat] = BubbleItem()
                item.setZValue(BUBBLE_Z)
                self._scene.addItem(item)
            is_new = item.show_view(*shown, theme, layout.frame.ui, ratio)
            item.setVisible(True)
            if is_new:
                self._bubble_fade.finish()
            if is_new and fades:
                self._fading_bubbles = [item]
                self._bubble_fade.start(BUBBLE_IN, self.tempo)

    def _hide_bubbles(self) -> None:
        for item in self._bubbles.values():
            item.setVisible(False)


def counted_from(before: PlateView, now: PlateView) -> int | None:
    """Return the number from which points on a plate count up; None if they do not: tricks, halves, fewer points."""
    if now.unit != Word.UNIT_MELD() or not now.number.isdecimal():
        return None
    start = int(before.number) if before.unit == now.unit and before.number.isdecimal() else 0
    return start if int(now.number) > start else None
