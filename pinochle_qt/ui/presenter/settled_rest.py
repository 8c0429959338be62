"""Lets the player claim the rest of a deal whose result nobody can change anymore: it is played out quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.presenter.panel_set import PanelSet
    from pinochle_qt.ui.table.scene.event_player import EventPlayer

_SOON_MS: Final = 50
"""Delay after the question, so that its position is painted first."""
_MIN_HAND_FOR_HINT: Final = 3
"""The smallest hand for which the hint is shown: fewer cards are played sooner than the hint is read."""


class SettledRest(QObject):
    """Offers to play out the rest of a deal.

    Signals:
        found: the rest can be claimed from now on.
        hinted: a sentence that says so, once per deal.
    """

    found = Signal()
    hinted = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        event_player: EventPlayer,
        set_tempo: Callable[[Tempo], None],
        panels: PanelSet,
        parent: QObject,
    ) -> None:
        """Play out at a tempo that `set_tempo` takes, and afterward set that of the panels again."""
        super().__init__(parent)
        self._controller, self._event_player, self._panels = controller, event_player, panels
        self._set_tempo = set_tempo
        self._prompt: Prompt | None = None
        self._is_settled = False
        """Whether nothing that anybody can play changes the result anymore."""
        self._soon = make_timer(self, self._check, _SOON_MS)
        self._hinted_in = 0, 0
        """The match seed and the deal for which it was last hinted."""
        self._is_playing_out = False
        """Whether the rest is being played out, with cards that nobody chose and nobody needs to follow."""

    def ask(self, prompt: Prompt | None) -> None:
        """Find out whether the player who is asked this can claim the rest; None if nobody can for now."""
        self._prompt, self._is_settled = prompt, False
        self._soon.stop()
        # only this program can play for everybody
        if prompt is not None and prompt.kind == "play" and self._controller.current_session is not None:
            self._soon.start()

    @property
    def can_claim(self) -> bool:
        """Whether the player who is to play a card can know that no play will change the result."""
        return self._is_settled and self._controller.prompt is not None

    def claim(self) -> None:
        """Play out the rest of the deal quickly, if it can be claimed."""
        if self.can_claim:
            self._event_player.finish()
            self._is_playing_out = True
            tempo = self._panels.tempo
            is_instant = tempo.speed is Speed.INSTANT
            self._set_tempo(tempo if is_instant else Tempo(Speed.HURRIED, tempo.is_reduced))
            self._controller.play_out()

    def end(self) -> None:
        """Note that all cards have landed; if these were the rest, go on at the usual tempo."""
        if self._is_playing_out:
            self._is_playing_out = False
            self._set_tempo(self._panels.tempo)

    def _check(self) -> None:
        from pinochle_qt.ai.decided_rest import is_decided  # not needed to open the table

        seen = self._controller.observation
        if self._prompt is None or not is_decided(seen, self._prompt):
            return
        self._is_settled = True
        self.found.emit()
        deal = self._controller.session.header.seed, seen.number
        if deal != self._hinted_in and len(seen.hand) >= _MIN_HAND_FOR_HINT:
            self._hinted_in = deal
            self.hinted.emit(Word.REST_SETTLED())
