"""Plays sounds for what happens at the table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from pinochle_qt.engine.events import Dealt
from pinochle_qt.engine.people import account_of
from pinochle_qt.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.sound.speaker import Speaker
    from pinochle_qt.ui.window.main_window import MainWindow

PATIENCE_S: Final = 6.0
"""After waiting this long for a turn, the player may be looking elsewhere and is alerted."""


class TableSounds(QObject):
    """Passes the sounds of cards, rejections, turns and victories to a speaker, at the volume in the settings."""

    def __init__(
        self,
        window: MainWindow,
        controller: MatchController,
        speaker: Speaker,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(window)
        self._speaker = speaker
        self._now = now
        self._is_asked = False
        self._is_busy = False
        self._waiting_since = now()
        self._is_alert_due = self._has_won = False
        self._level = self._level_of(window.settings)
        speaker.set_level(self._level)
        view = window.view
        view.event_player.motion.sounded.connect(speaker.play)
        view.event_shown.connect(self._on_event)
        view.busy_changed.connect(self._on_busy)
        view.choice.refused.connect(self._play_refusal)
        controller.rejected.connect(self._play_refusal)
        controller.nudged.connect(lambda: speaker.play(Sound.TURN))
        controller.prompt_changed.connect(self._on_prompt)
        controller.stepped.connect(self._on_step)
        controller.reset.connect(self._on_reset)
        window.preferences.changed.connect(self._on_settings)

    @staticmethod
    def _level_of(settings: Settings) -> int:
        return settings.volume if settings.sound else 0

    def _on_settings(self, settings: Settings) -> None:
        level = self._level_of(settings)
        if level != self._level:
            self._level = level
            self._speaker.set_level(level)
            self._speaker.play(Sound.PLAY)  # to demonstrate the new volume

    def _on_event(self, shown: ViewedEvent) -> None:
        if isinstance(shown.event, Dealt):
            self._speaker.play(Sound.SHUFFLE)

    def _play_refusal(self) -> None:
        self._speaker.play(Sound.REFUSE)

    def _on_reset(self) -> None:
        self._waiting_since = self._now()
        self._is_alert_due = self._has_won = False

    def _on_prompt(self, prompt: Prompt | None) -> None:
        if prompt is None and self._is_asked:
            self._waiting_since = self._now()
        self._is_alert_due = prompt is not None and not self._is_asked
        self._is_asked = prompt is not None
        self._play_due_sounds()

    def _on_step(self, viewed: ViewedStep) -> None:
        after = viewed.after
        if after.winners and after.viewer is not None:
            self._has_won = account_of(after.rules, after.seated, after.viewer) in after.winners

    def _on_busy(self, busy: bool) -> None:
        self._is_busy = busy
        self._play_due_sounds()

    def _play_due_sounds(self) -> None:
        """Play the sounds that are due once no card is moving."""
        if self._is_busy:
            return
        if self._has_won:
            self._has_won = False
            self._speaker.play(Sound.WIN)
        if self._is_alert_due:
            self._is_alert_due = False
            if self._now() - self._waiting_since >= PATIENCE_S:
                self._speaker.play(Sound.TURN)
