"""Plays events on the table one after another, and leaves the table as the composition says."""

from __future__ import annotations

from collections import deque
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.engine.events import CardPlayed, CardsGiven, DealScored, Dealt, MeldsShown, TrickTaken, WidowTaken
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.table.geometry.composition import Interaction, place_of
from pinochle_qt.ui.table.scene.arranger import CardArranger
from pinochle_qt.ui.table.scene.meld_pauses import MeldPauses
from pinochle_qt.ui.table.scene.moments.glints import Glints
from pinochle_qt.ui.table.scene.piles import UndealtPack
from pinochle_qt.ui.table.zones import movements
from pinochle_qt.ui.table.zones.rare_melds import good_melds
from pinochle_qt.ui.table.zones.zones import Zones
from pinochle_qt.words.standing import outcome_standing

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.theme import Timing
    from pinochle_qt.ui.table.geometry.composition import Words
    from pinochle_qt.ui.table.zones.tokens import Token


class EventPlayer(CardArranger):
    """Moves the cards of a scene as events require.

    Signals:
        busy_changed: whether cards are still moving or events are waiting.
        event_shown: the `ViewedEvent` that is being shown now; its text follows.
        seen_changed: moving cards have landed, and plates and strip show more than before.
        remark_awaited: nothing moves for a while, so that somebody can say something about the latest event.
        told_changed: `told` has changed: another meld lies there, while others are still to follow.
    """

    busy_changed = Signal(bool)
    event_shown = Signal(object)
    seen_changed = Signal()
    remark_awaited = Signal()
    told_changed = Signal()

    remarked: ViewedEvent | None = None
    """The trick or result about which somebody will say something."""

    def __init__(
        self,
        scene: QGraphicsScene,
        art: DeckArt,
        words: Words,
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Show an empty table; `clock` tells the seconds for which cards have been lying still."""
        super().__init__(scene, art, words, parent)
        self._clock = clock
        self._still_since = 0.0
        """When the last card of an event landed: a player who thinks for long needs no pause on top of that."""
        self._events: deque[ViewedEvent] = deque()
        self._event_under_way: ViewedEvent | None = None
        """The event whose cards have not landed yet."""
        self.is_busy = False
        """Whether cards are still moving or events are waiting, so that not every card lies where it belongs."""
        self._last_told: tuple[Seat, int] | None = None
        self._received: frozenset[Token] = frozenset()
        """The cards that the latest event moved, to be marked if they were passed to the viewer."""
        self._paused_before: ViewedEvent | None = None
        """The event before which there has already been a pause."""
        self._widow_stage = 0
        self.motion.settled.connect(self._on_settled)
        self.motion.landed.connect(self._on_landed)
        self.glints = Glints(self)
        self._pack = UndealtPack(self.cards, self.motion)
        self.pause_timer = QTimer(self, singleShot=True)
        self.pause_timer.timeout.connect(self._next)
        self.meld_pauses = MeldPauses(self)
        self.meld_pauses.study_timer.timeout.connect(self.go_on)

    @property
    def is_all_seen(self) -> bool:
        """Whether everything that happened has been seen, including whose turn it is."""
        return self._final_observation is None or (not self._events and self._event_under_way is None)

    @property
    def is_in_flight(self) -> bool:
        """Whether the cards of an event are on their way."""
        return self._event_under_way is not None

    @property
    def moves_again(self) -> bool:
        """Whether the event under way moves cards again once those on their way have arrived."""
        return bool(self._parts)

    @property
    def is_dealing(self) -> bool:
        """Whether cards are being dealt, so that nobody has taken up a hand yet."""
        return self._event_under_way is not None and isinstance(self._event_under_way.event, Dealt)

    @property
    def told(self) -> tuple[Seat, int] | None:
        """The seat that is laying out melds, and the points of those that lie there by now; None before the first."""
        viewed, zones = self._event_under_way, self.zones
        if viewed is None or zones is None or zones.rare is not None or not isinstance(viewed.event, MeldsShown):
            return None
        seat = viewed.event.seat
        laid = [each for each in zones.melds[seat] if each.tokens and all(map(self.has_landed, each.tokens))]
        return (seat, sum(each.meld.points for each in laid)) if laid else None

    @property
    def is_result_known(self) -> bool:
        """Whether only the result is still to be shown of a deal without play: whoever threw it in has said so."""
        upcoming = self._event_under_way or (self._events[0] if self._events else None)
        event = upcoming.event if upcoming is not None else None
        return isinstance(event, DealScored) and not (event.result.is_decided_in_play or event.result.is_redealt)

    @property
    def shows_outcome(self) -> bool:
        """Whether a deal is over, and how its contract went is to be seen before the score."""
        return self.pause_timer.isActive() and self.seen is not None and outcome_standing(self.seen) is not None

    @property
    def waiting(self) -> int:
        """The number of events still to be shown."""
        return len(self._events)

    # ---- what the view reports ---------------------------------------------------------------------------------

    def show_at_once(self, observation: Observation) -> None:
        """Rebuild the table without any animation."""
        self._events.clear()
        self._final_observation = self._event_under_way = None
        self._parts.clear()
        self.pause_timer.stop()
        self.meld_pauses.begin()
        self.glints.finish()
        self.cards.drop_all()
        self.interaction = Interaction()
        self.held = None
        self.observation = self.seen = observation
        self.zones = Zones(observation, self.sorting)
        self.relayout()
        self._set_busy(busy=False)

    def play(self, step: ViewedStep) -> None:
        """Show what happened, after everything that is still to be shown."""
        self.recall(None)
        self._events.extend(step.events)
        self._final_observation = step.after
        self.meld_pauses.expect(step)
        if not self.is_busy:
            self._set_busy(busy=True)
            self._next()

    def finish(self) -> None:
        """Show all waiting events at once, up to melds that stay to be looked at; no card moves afterward."""
        if not self.is_busy and not self.motion.is_moving:
            return
        self._is_hurrying = True
        try:
            self.pause_timer.stop()
            self.motion.finish()
            while self.is_busy and not self.meld_pauses.is_studied:
                self._next()
        finally:
            self._is_hurrying = False

    def go_on(self) -> None:
        """Go on after everyone's melds have been looked at."""
        if self.meld_pauses.is_studied:
            self.meld_pauses.end_study()
            if self.is_busy:
                self._next()

    # ---- showing events ----------------------------------------------------------------------------------------

    def _on_settled(self) -> None:
        """Go on, unless there is a pause for reading: cards may also have moved because the player points at them."""
        self._reveal(is_moving=self.motion.is_moving or self.moves_again)
        if self.is_busy and not self.pause_timer.isActive():
            self._next()

    def _on_landed(self) -> None:
        """Show what belongs to cards that have landed while others are still on their way."""
        self._reveal(is_moving=True)
        told = self.told
        if told != self._last_told:
            self._last_told = told
            self.told_changed.emit()

    def _next(self) -> None:
        """Show the next event that takes time; those that take none are shown on the way."""
        if self.interaction.marked.received:
            self.interaction.marked.received = frozenset()
            self.arrange()
        while self._parts:
            self._parts.popleft()()
            if self.motion.is_moving:
                return
            self._reveal(is_moving=self.moves_again)
        if self._rests_after_landing():
            return
        while self._events:
            upcoming = self._events[0]
            if self.meld_pauses.are_before(upcoming):
                self.meld_pauses.begin_study()
                return
            if isinstance(upcoming.event, WidowTaken) and self._show_widow(upcoming.event):
                return
            if upcoming is not self._paused_before:
                self._paused_before = upcoming
                if self._pause(self._rest_before(upcoming)):
                    return
            self._event_under_way = self._events.popleft()
            self._show(upcoming)
            if self.motion.is_moving:
                return
            self._event_under_way = None
            self._update_seen(upcoming)
            if self._pause_after(upcoming):
                return
        if self.motion.is_moving:
            return
        self._finish_playing()

    def _rests_after_landing(self) -> bool:
        """Let all see what an event has changed whose cards have landed; return whether to wait."""
        landed, self._event_under_way = self._event_under_way, None
        if landed is None:
            return self._lay_out_rare_meld()
        self._still_since = self._clock()
        self._update_seen(landed)
        return self._lay_out_rare_meld() if self.meld_pauses.shows_rare_meld else self._pause_after(landed)

    def _update_seen(self, viewed: ViewedEvent) -> None:
        """Make plates, strip and the mark of the winning card show what was true after an event that has been seen."""
        if isinstance(viewed.event, (CardPlayed, TrickTaken)) and self.zones is not None:
            self.zones.falling = None
            if isinstance(viewed.event, TrickTaken):
                self._remove_leaving()
            if self._events or isinstance(viewed.event, TrickTaken):
                self.arrange()  # what follows may wait for a while, for a remark too; at rest, all is arranged anyway
        self.seen = viewed.after
        self.seen_changed.emit()
        if not self._is_hurrying:
            self._glint(viewed)

    def _glint(self, viewed: ViewedEvent) -> None:
        """Let a glint pass over the good melds that have just been laid out, or over the rare one in the middle."""
        good, zones = good_melds(viewed.event), self.zones
        if not good or zones is None:
            return
        groups = [group for groups in zones.melds for group in groups if group.meld in good]
        bright = zones.rare.tokens if zones.rare is not None else [t for group in groups for t in group.tokens]
        cards = [self.cards.item(token) for token in bright if self.cards.has(token)]
        self.glints.pass_over(cards, self.ratio, self.motion.tempo)

    # ---- pauses ------------------------------------------------------------------------------------------------------

    def _lay_out_rare_meld(self) -> bool:
        """Lay out the rare meld with the others once it has been in the middle long enough; return whether to wait."""
        if not self.meld_pauses.shows_rare_meld:
            return False
        rest = self.meld_pauses.take_rest()
        if rest and not self._is_hurrying:
            self.pause_timer.start(rest)
            return True
        self.meld_pauses.end_rare_meld(tokens.MELD_OUT)
        return self.motion.is_moving

    def _show_widow(self, event: WidowTaken) -> bool:
        """Turn the widow over, then pause before it is taken, if the viewer sees it; return whether to wait."""
        self._widow_stage = 0 if self._is_hurrying or self.zones is None else self._widow_stage + 1
        if self._widow_stage == 1 and self.zones is not None and self.zones.turn_widow(event.cards):
            self._send_all(tokens.DRAW, [(token, 0) for token in self.zones.widow])
            if self.motion.is_moving:
                return True
            self._widow_stage = 2
        if self._widow_stage == 2 and self._pause(tokens.WIDOW_STUDY):
            return True
        self._widow_stage = 0
        return False

    def _rest_before(self, upcoming: ViewedEvent) -> Timing | None:
        later = self._events[1] if len(self._events) > 1 else None
        return movements.rest_before(upcoming, later, self.seen) if self.seen is not None else None

    def _pause_after(self, viewed: ViewedEvent) -> bool:
        """Pause so that an event can be followed, or a remark about it; otherwise the end of a match begins at once."""
        is_remarked = viewed is self.remarked
        timing = movements.rest(viewed.event, viewed.after.viewer) or (tokens.REMARK_REST if is_remarked else None)
        if isinstance(viewed.event, CardsGiven) and self.interaction.asked.received:
            timing = None  # they are marked as long as the viewer chooses others in return
        pauses = (is_remarked or not viewed.after.winners) and self._pause(timing)
        if pauses and is_remarked:
            self.remark_awaited.emit()
        if pauses and isinstance(viewed.event, CardsGiven):
            self.interaction.marked.received = self._received
            self.arrange()
        return pauses

    def _pause(self, timing: Timing | None) -> bool:
        """Pause, unless everything is shown at once; return whether there is anything to wait for.

        A player who has been thinking needs no whole pause before a card on top of that.
        """
        if timing is None or self._is_hurrying:
            return False
        ms = self.motion.tempo.ms(timing)
        if timing is tokens.CARD_REST:
            ms = max(0, ms - round(1000 * (self._clock() - self._still_since)))
        if ms:
            self.pause_timer.start(ms)
        return bool(ms)

    def _show(self, viewed: ViewedEvent) -> None:
        """Begin to show an event: a trick is squared before it is taken, so that it takes two movements."""
        zones, layout = self.zones, self.layout
        if zones is None or layout is None:
            return
        if isinstance(viewed.event, TrickTaken) and layout.has_people and self._is_animated:
            zones.square_trick()
            self.cards.draw_back()  # it is turned over next
            self.event_shown.emit(viewed)
            self._send_all(tokens.SQUARE, [(token, 0) for _, token in zones.trick], cue=movements.SQUARED)
            self._parts.append(partial(self._follow, viewed, is_told=True))
        else:
            self._follow(viewed)

    def _follow(self, viewed: ViewedEvent, *, is_told: bool = False) -> None:
        if self.zones is None or self.layout is None:
            return
        event, after = viewed
        self._remove_leaving()
        before = self.zones.tokens() if isinstance(event, Dealt) else ()
        travelers = self.zones.follow(event, after)
        self._received = frozenset(travelers)
        for token in before:
            self.cards.drop(token)
        if not is_told:
            self.event_shown.emit(viewed)
        if isinstance(event, Dealt):
            self._update_seen(viewed)  # while the cards fly, nothing is left of the last deal
        if self.zones.taker is not None and self.layout.has_people:
            travelers = self._turn_trick_down()
        is_rare = self.meld_pauses.begin_rare_meld(viewed, is_hurrying=self._is_hurrying)
        count, laid = len(travelers), self._cards_laid(event) if not is_rare else ()
        delays = movements.delays(event, count, self.motion.tempo, after.rules.deal.packet, laid)
        send = partial(
            self._send_all,
            movements.journey(event),
            list(zip(travelers, delays, strict=True)),
            cue=None if is_rare else movements.cue(event, after.rules.deal.packet),
            lands_hidden=movements.lands_hidden(event),
        )
        if isinstance(event, Dealt) and self.layout.has_people and self._is_animated:
            self.cards.draw_back()
            place = place_of(event.dealer, after.viewer, after.players)
            dealt = list(self.zones.arriving)
            rest = self.zones.face_down
            self._parts += self._pack.deal(dealt, rest, self.layout, place, send, is_cut=after.rules.deal.cut)
            self._parts.popleft()()
        else:
            self._create_arriving()
            send()
        if is_rare:
            self.meld_pauses.rest_after(max(delays, default=0) + self.motion.tempo.ms(movements.journey(event)))

    def _cards_laid(self, event: Event) -> tuple[int, ...]:
        """Return the number of cards in each meld that a seat lays out one after the other."""
        if self.zones is None or not isinstance(event, MeldsShown):
            return ()
        return tuple(len(group.tokens) for group in self.zones.melds[event.seat])

    def _finish_playing(self) -> None:
        self._remove_leaving()
        if self._final_observation is not None and self.zones is not None:
            self.observation, self._final_observation = self._final_observation, None
            if self.seen is not self.observation:
                self.seen = self.observation
                self.seen_changed.emit()
            self.zones.leaving = []
            self.zones.turn_offered(self.observation.draft_first)
            self._create_arriving()
            self.arrange(tokens.DRAW)
        self._set_busy(busy=False)

    def _set_busy(self, *, busy: bool) -> None:
        if busy != self.is_busy:
            self.is_busy = busy
            self.busy_changed.emit(busy)
