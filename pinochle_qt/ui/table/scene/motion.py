"""Moves cards: one clock for everything that flies, which any input can run to its end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal

from pinochle_qt.ui.draw.shapes import Pose, SizeClass
from pinochle_qt.ui.draw.theme import REDUCED_FADE, Tempo
from pinochle_qt.ui.table.geometry.composition import BEHIND_Z, FLIGHT_Z, HAND_Z, PLATE_Z, TRICK_Z
from pinochle_qt.ui.table.scene.transition import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.draw.theme import Easing, Timing
    from pinochle_qt.ui.table.scene.card_item import CardItem
    from pinochle_qt.ui.table.zones.movements import Cue

_IN_PLACE: Final = 12
"""A card that moves fewer pixels than this while it turns over visibly turns; a narrow card in flight looks odd."""
_CLOCK_MS = 60 * 60 * 1000
"""The duration of the clock, which runs as long as something moves; no journey comes near this."""


_UNDER_TO_TRICK: Final = 0.9
"""The share of its way to the trick for which a card is below plates, so that it covers no name."""


def _layer(start: float, to: float, eased: float) -> float:
    """Return the z of a card in flight: it leaves from under a plate, over the pile there, and slides under one.

    A card for the trick comes out from under the plate only near its place, which may be close to the plate. Melds lie
    close to the plate of their owner, so that their cards stay below it for their whole flight. From the hand of a seat
    to behind it, nobody sees a card.
    """
    below, above = min(start, to), max(start, to)
    if to <= BEHIND_Z and above < PLATE_Z:
        return to
    under = _UNDER_TO_TRICK if to < HAND_Z else 0.5
    if below < PLATE_Z and (above < TRICK_Z or (start < PLATE_Z and eased < under)):
        return FLIGHT_Z + to / 1000  # in the order in which they will lie
    return (start if eased < 0.5 else to) + 0.5


class _Journey(Struct):
    """The journey of one card to a pose, from where it is when its turn comes."""

    item: CardItem
    to: Pose
    face: Card | None
    start: int
    duration: int
    easing: Easing
    cue: Cue | None
    has_set_out: bool = False
    origin: Pose = field(default_factory=lambda: Pose(0, 0))
    last_scale: float = 1.0
    """The scale of the moving picture at the goal."""
    lands_hidden: bool = False
    """Whether it keeps its face down until it has landed."""
    turns: bool = False
    """Whether it turns over where it lies. A card that flies shows its new face from the start, or once it lands."""


class Motion(QObject):
    """Moves items to poses at one tempo.

    Signals:
        settled: nothing moves anymore; sent only after something did move over time.
        sounded: the `Sound` of a card that starts or lands.
        landed: some cards have landed, while others are still moving.
    """

    settled = Signal()
    sounded = Signal(object)
    landed = Signal()

    def __init__(self, width_of: Callable[[SizeClass], int], parent: QObject | None = None) -> None:
        """Prepare the clock; `width_of` returns the width in pixels of a card in a size class."""
        super().__init__(parent)
        self._width_of = width_of
        self._ratio = 1.0
        self.tempo = Tempo()
        self._journeys: dict[CardItem, _Journey] = {}
        self.clock = QVariantAnimation(self)
        """The time in milliseconds since something began to move; setting it moves everything to match."""
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.setDuration(_CLOCK_MS)
        self.clock.valueChanged.connect(self._tick)
        self._settled_timer = QTimer(self, singleShot=True)
        self._settled_timer.timeout.connect(self._announce_settled)

    @property
    def is_moving(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._journeys)

    def set_ratio(self, ratio: float) -> None:
        """Set the device pixel ratio in which pictures are rendered."""
        self._ratio = ratio

    def move(
        self,
        item: CardItem,
        to: Pose,
        timing: Timing,
        *,
        face: Card | None,
        delay: int = 0,
        cue: Cue | None = None,
        lands_hidden: bool = False,
    ) -> None:
        """Move a card to a pose, turning it over if it is to show another face.

        A card on its way to another place starts again from where it is; one on its way to this place continues.
        `delay` is in milliseconds at this tempo; `cue` is the sound of the card. A card that `lands_hidden` shows its
        face only once it has arrived.
        """
        duration = self.tempo.ms(timing)
        if self.tempo.is_reduced and duration:
            duration, delay = round(REDUCED_FADE.ms * self.tempo.speed.value), 0
        if not duration and not delay:
            self.place(item, to, face=face)
            if cue is not None:
                self.sounded.emit(cue.sound)
            return
        if item in self._journeys and not self.leads_elsewhere(item, to, face):
            return
        now = self.clock.currentTime() if self._journeys else 0
        self._journeys[item] = _Journey(item, to, face, now + delay, max(1, duration), timing.easing, cue)
        self._journeys[item].lands_hidden = lands_hidden
        if self.clock.state() != QVariantAnimation.State.Running:
            self.clock.start()

    def place(self, item: CardItem, to: Pose, *, face: Card | None) -> None:
        """Put a card where it belongs at once."""
        self._end_journey(item)
        self._arrive(item, to, face)

    def forget(self, item: CardItem) -> None:
        """Leave a card where it is, for good: it is being dragged or removed from the table."""
        journey = self._end_journey(item)
        if journey is not None:
            item.set_face(journey.face)
            item.setOpacity(1.0)
            item.setVisible(True)
            item.place(item.pose)

    def goal(self, item: CardItem) -> Pose:
        """Return where a card lies once it has arrived."""
        journey = self._journeys.get(item)
        return item.pose if journey is None else journey.to

    def is_on_its_way(self, item: CardItem) -> bool:
        """Return whether a card is moving, or will start later."""
        return item in self._journeys

    def leads_elsewhere(self, item: CardItem, pose: Pose, face: Card | None) -> bool:
        """Return whether a card is on its way to a pose or a face other than these.

        It may still lie in this pose with this face, if its turn to start has not come yet.
        """
        journey = self._journeys.get(item)
        return journey is not None and (journey.to, journey.face) != (pose, face)

    def finish(self) -> None:
        """Complete every journey now."""
        if not self._journeys:
            return
        journeys = list(self._journeys.values())
        self._journeys.clear()
        self.clock.stop()
        self._settled_timer.stop()
        for journey in journeys:
            self._land(journey)
        self.settled.emit()

    def _end_journey(self, item: CardItem) -> _Journey | None:
        """End the journey of a card; if it was the last one, the table is settled once the caller is done."""
        journey = self._journeys.pop(item, None)
        if journey is not None and not self._journeys:
            self.clock.stop()
            self._settled_timer.start(0)
        return journey

    def _announce_settled(self) -> None:
        if not self._journeys:
            self.settled.emit()

    def _tick(self) -> None:
        now = self.clock.currentTime()
        arrived: list[_Journey] = []
        for journey in self._journeys.values():
            if now <= journey.start:
                continue  # even on the tick that starts the clock: cards that leave together may be added after it
            if not journey.has_set_out:
                self._start_journey(journey)
            share = min(1.0, (now - journey.start) / journey.duration)
            if share >= 1.0:
                arrived.append(journey)
            else:
                self._advance(journey, curve(journey.easing).valueForProgress(share), share)
        for journey in arrived:
            del self._journeys[journey.item]
            self._land(journey)
        if arrived and not self._journeys:
            self.clock.stop()
            self._settled_timer.start(0)  # what follows may take long, so first show that the cards have landed
        elif arrived:
            self.landed.emit()

    def _start_journey(self, journey: _Journey) -> None:
        item = journey.item
        journey.has_set_out = True
        start, to = item.pose, journey.to
        journey.turns = item.face != journey.face and math.hypot(to.x - start.x, to.y - start.y) < _IN_PLACE
        if not journey.turns and not journey.lands_hidden and item.face != journey.face:
            item.set_face(journey.face)
        old_width, width = item.width, self._width_of(to.size)
        # move the larger of the two pictures, so that it is sharp all the way; a smaller one replaces it at the end
        if width > old_width or self.tempo.is_reduced:
            item.set_width(width, self._ratio)
            start = replace(start, size=to.size)
        journey.origin = replace(start, scale=start.scale * old_width / item.width)
        journey.last_scale = to.scale * width / item.width
        item.setVisible(True)
        if self.tempo.is_reduced:
            item.setOpacity(0.0)
        if journey.cue is not None and journey.cue.is_at_start:
            self.sounded.emit(journey.cue.sound)

    def _advance(self, journey: _Journey, eased: float, share: float) -> None:
        if self.tempo.is_reduced:
            journey.item.set_face(journey.face)
            journey.item.place(journey.to)
            journey.item.setOpacity(eased)
            return
        start, to = journey.origin, journey.to
        opening = 1.0
        if journey.turns:
            opening = max(0.02, abs(math.cos(math.pi * share)))
            if share >= 0.5 and journey.item.face != journey.face:
                journey.item.set_face(journey.face)
        current = Pose(
            start.x + (to.x - start.x) * eased,
            start.y + (to.y - start.y) * eased,
            start.angle + (to.angle - start.angle) * eased,
            _layer(start.z, to.z, eased),
            start.size,
            start.scale + (journey.last_scale - start.scale) * eased,
        )
        journey.item.place(current, opening=opening)

    def _land(self, journey: _Journey) -> None:
        self._arrive(journey.item, journey.to, journey.face)
        if journey.cue is not None and not journey.cue.is_at_start:
            self.sounded.emit(journey.cue.sound)

    def _arrive(self, item: CardItem, to: Pose, face: Card | None) -> None:
        item.set_width(self._width_of(to.size), self._ratio)
        if item.face != face:
            item.set_face(face)
        item.setOpacity(1.0)
        item.setVisible(True)
        item.place(to)
