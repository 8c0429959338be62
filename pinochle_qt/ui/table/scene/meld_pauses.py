"""The pauses for melds: everyone's stay to be looked at before play, and a rare one is in the middle first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.table.zones import movements
from pinochle_qt.ui.table.zones.rare_melds import RareMelds, rest_in_the_middle

if TYPE_CHECKING:
    from pinochle_qt.session.settings import MeldsStay
    from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep
    from pinochle_qt.ui.draw.theme import Timing
    from pinochle_qt.ui.table.scene.arranger import CardArranger
    from pinochle_qt.ui.table.zones.rare_melds import RareMoment


class MeldPauses(QObject):
    """Knows which melds must be seen before anybody is asked, and shows them on the table of an arranger.

    Signals:
        held_changed: whether nobody is to be asked, because everyone's melds, or a rare one, must be seen first.
        melds_stay_changed: whether everyone's melds stay to be looked at, until a player goes on.
        rare_meld_changed: the `RareMoment` that begins in the middle of the table, or None when it is over.
    """

    held_changed = Signal(bool)
    melds_stay_changed = Signal(bool)
    rare_meld_changed = Signal(object)

    def __init__(self, arranger: CardArranger) -> None:
        super().__init__(arranger)
        self._arranger = arranger
        self._is_held = False
        self._study_before: ViewedEvent | None = None
        """The event before which everyone's melds stay on the table."""
        self._rare_melds = RareMelds()
        self._rare_moment: RareMoment | None = None
        """The rare meld that is to be shown, or is being shown."""
        self._rare_rest = 0
        """The milliseconds for which the rare meld in the middle still stays there."""
        self.melds_stay: MeldsStay = "wait"
        self.is_watched = False
        """Whether nobody at this window plays, so that the game goes on without waiting for anybody here."""
        self.study_timer = QTimer(self, singleShot=True)

    def begin(self) -> None:
        """Start at a table that has been rebuilt, and where nothing is to be seen first."""
        self.end_study()
        self._rare_melds.begin()
        self.end_rare_meld()

    def expect(self, step: ViewedStep) -> None:
        """Note which melds must be seen before anybody is asked once a step has happened."""
        zones = self._arranger.zones
        if self._study_before is None and zones is not None and self.melds_stay != "no":
            self._study_before = movements.studied_before(step, any(zones.melds))
        if self._rare_moment is None and self._arranger.motion.tempo.ms(tokens.RARE_MELD):
            self._rare_moment = self._rare_melds.choose(step.events)
        self._tell_held()

    # ---- everyone's melds --------------------------------------------------------------------------------------------

    def are_before(self, viewed: ViewedEvent) -> bool:
        """Return whether everyone's melds stay on the table before an event."""
        return viewed is self._study_before

    @property
    def is_studied(self) -> bool:
        """Whether everyone's melds stay on the table now."""
        return self._arranger.interaction.asked.melds_stay

    def begin_study(self) -> None:
        """Leave all melds on the table until a player goes on or they have been visible for long enough."""
        arranger = self._arranger
        zones, layout = arranger.zones, arranger.layout
        if self.is_studied or zones is None:
            return
        arranger.interaction.asked.melds_stay = True
        arranger.arrange()  # they make space for the button to go on
        is_on_tv = layout is not None and layout.frame.is_tv
        if self.melds_stay == "seconds" or self.is_watched or is_on_tv:
            self.study_timer.start(movements.study(sum(len(groups) for groups in zones.melds)))
        self.melds_stay_changed.emit(True)

    def end_study(self) -> None:
        """Let melds be taken up and the next player be asked."""
        self._study_before = None
        self.study_timer.stop()
        if self.is_studied:
            self._arranger.recall(None)
            self._arranger.interaction.asked.melds_stay = False
            self.melds_stay_changed.emit(False)
        self._tell_held()

    # ---- rare melds --------------------------------------------------------------------------------------------------

    @property
    def shows_rare_meld(self) -> bool:
        """Whether a rare meld is in the middle of the table."""
        zones = self._arranger.zones
        return zones is not None and zones.rare is not None

    def begin_rare_meld(self, viewed: ViewedEvent, *, is_hurrying: bool) -> bool:
        """Show a rare meld in the middle before it is laid out; return whether the event lays one."""
        moment, arranger = self._rare_moment, self._arranger
        if moment is None or moment.viewed is not viewed or arranger.zones is None:
            return False
        if is_hurrying:
            self.end_rare_meld()
            return False
        arranger.zones.show_rare(moment.seat, moment.rare, moment.laid)
        arranger.motion.sounded.emit(Sound.MURMUR)
        self.rare_meld_changed.emit(moment)
        return True

    def rest_after(self, flight: int) -> None:
        """Let the rare meld rest in the middle after its cards have been flying for so many milliseconds."""
        self._rare_rest = rest_in_the_middle(flight, self._arranger.motion.tempo)

    def take_rest(self) -> int:
        """Return for how many milliseconds the rare meld still rests in the middle; after that, it rests no more."""
        rest, self._rare_rest = self._rare_rest, 0
        return rest

    def end_rare_meld(self, timing: Timing | None = None) -> None:
        """Let nothing be waited for anymore, and lay out the rare meld if there is a `timing` for that."""
        self._rare_moment = None
        if self.shows_rare_meld and self._arranger.zones is not None:
            self._arranger.zones.rare = None
            self.rare_meld_changed.emit(None)
            if timing is not None:
                self._arranger.arrange(timing)
        self._tell_held()

    def _tell_held(self) -> None:
        is_held = self._study_before is not None or self._rare_moment is not None
        if is_held != self._is_held:
            self._is_held = is_held
            self.held_changed.emit(is_held)
