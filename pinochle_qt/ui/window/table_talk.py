"""Lets the people at the table smile at what happens, and say something about it now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pinochle_qt.engine.events import CardPlayed, Dealt, MatchWon, MeldsShown
from pinochle_qt.ui.table.zones.expressions import expressions
from pinochle_qt.ui.table.zones.table_talk import DEALS_BETWEEN, Talkers, remark
from pinochle_qt.words import text

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.table.zones.table_talk import Said
    from pinochle_qt.ui.window.main_window import MainWindow


class TableTalk(QObject):
    """Chooses expressions and remarks by what is shown at the table.

    A remark is made while nothing moves and nobody but the player at the screen decides: in a pause after the trick,
    or where there is none, while that player is asked; while melds are looked at; and before the score covers the
    table. It can be read on while others play cards, until the speaker or the player at the screen does, or anything
    else happens. What would be too late is not said. Nobody talks in lessons, nor in practice, which drills and
    problems are, too. Remarks are neither logged nor read aloud: the log and screen readers tell what happened.
    """

    def __init__(self, window: MainWindow, controller: MatchController) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._view = window.view
        self._is_wanted = window.settings.table_talk
        self._due: tuple[Said, Observation] | None = None
        """The remark that waits to be made, with what was known when it came to mind."""
        self._said: dict[str, int] = {}
        """The number of the deal in which a line was said last."""
        window.view.event_shown.connect(self._on_event)
        window.view.busy_changed.connect(self._speak)
        window.view.event_player.remark_awaited.connect(self._say)
        window.view.event_player.meld_pauses.melds_stay_changed.connect(self._speak)
        controller.prompt_changed.connect(self._speak)
        controller.reset.connect(self._on_reset)
        window.preferences.changed.connect(self._on_settings)

    def _on_settings(self, settings: Settings) -> None:
        self._is_wanted = settings.table_talk
        if not self._is_wanted:
            self._forget()

    def _on_reset(self) -> None:
        """Begin at another table, or go back at this one; at the end of a match, faces say how it ended."""
        self._forget()
        seen = self._controller.observation
        if seen.number <= 1:
            self._said.clear()
        if seen.winners:
            for seat, expression in expressions(MatchWon(seen.winners), seen).items():
                self._view.seats.show_expression(seat, expression, stays=True)

    def _forget(self) -> None:
        self._due = None
        self._view.seats.hush()

    def _on_event(self, shown: ViewedEvent) -> None:
        match shown.event:
            case CardPlayed(seat=seat) if seat != shown.after.viewer:
                self._view.seats.hush(playing=seat)
            case _:
                self._view.seats.hush()
        for seat, expression in expressions(*shown).items():
            self._view.seats.show_expression(seat, expression, stays=isinstance(shown.event, MatchWon))
        if isinstance(shown.event, Dealt | MatchWon):
            self._due = None
        said = remark(*shown, self._talkers(shown.after)) if self._may_talk else None
        if said is not None and not self._is_stale(said, shown.after.number):
            self._due = said, shown.after
            if not isinstance(shown.event, MeldsShown):  # about melds, when all are looked at
                self._view.event_player.remarked = shown

    def _is_stale(self, said: Said, deal: int) -> bool:
        """Return whether a line was said in one of the last deals, as it may be if the last trick decided the bid."""
        last = self._said.get(said.text)
        return last is not None and 0 < deal - last < DEALS_BETWEEN

    @property
    def _may_talk(self) -> bool:
        is_game = self._controller.guide is None and not self._controller.table.is_practice
        return self._is_wanted and is_game and self._view.layout_now.has_people

    def _talkers(self, seen: Observation) -> Talkers:
        table, faces = self._controller.table, self._view.seats.faces
        persons = {
            seat: faces[person].name
            for seat, person in enumerate(seen.seated)
            if table.people[person].player != "human" and faces[person].kind == "person"
        }
        return Talkers(table.commitment, text.seat_names(seen.seated, self._controller.names), persons)

    def _speak(self) -> None:
        """Make the remark that is due, if this is the moment for it."""
        if self._due is None or not self._is_quiet:
            return
        known, seen = self._due[1], self._controller.observation
        if (seen.number, seen.running, len(seen.tricks)) == (known.number, known.running, len(known.tricks)):
            self._say()
        self._due = None

    def _say(self) -> None:
        if self._due is None:
            return
        (said, seen), self._due = self._due, None
        if not self._window.notice.isVisible():  # one thing to read at a time
            self._said[said.text] = seen.number
            self._view.seats.say(said.seat, said.text)

    @property
    def _is_quiet(self) -> bool:
        """Whether nothing moves, and nobody but the player at the screen decides."""
        player = self._view.event_player
        if player.interaction.asked.melds_stay:
            return True
        is_asked = self._controller.prompt is not None and self._window.forced.action is None
        return is_asked and not player.is_busy
