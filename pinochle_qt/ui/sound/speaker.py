"""Plays sounds in a thread of its own, no more than an ear can distinguish, and none if nothing can play them."""

from __future__ import annotations

import time
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, Protocol

from pinochle_qt.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

REST_S: Final = 3.0
"""Seconds without a sound after which the audio device is stopped: a running one takes processor time."""
CLOSE_S: Final = 1.0
"""How many seconds the end of the program waits for the audio device."""
ANY_GAP_S: Final = 0.03
"""The minimum interval between any two sounds: closer together, they are heard as one that is too loud."""
GAPS_S: Final[Mapping[Sound, float]] = {
    Sound.DEAL: 0.055,
    Sound.PLAY: 0.07,
    Sound.SWEEP: 0.25,
    Sound.MELD: 0.5,
    Sound.MURMUR: 1.0,
    Sound.SHUFFLE: 1.0,
    Sound.CUT: 0.4,
    Sound.PACKET: 0.07,
    Sound.SQUARE: 0.2,
    Sound.REFUSE: 0.25,
    Sound.TURN: 1.0,
    Sound.WIN: 2.0,
}
"""The minimum interval between two sounds of each kind: at high speed, a whole trick would otherwise be one crash."""


class Output(Protocol):
    """An audio output; every call may take a while and is made in the thread of the speaker."""

    def play(self, sound: Sound, percent: int) -> None:
        """Start a sound in addition to those playing."""

    def rest(self) -> None:
        """Use no processor time until the next sound."""

    def close(self) -> None:
        """Close the audio device."""


class Silence(Exception):
    """There is no audio output."""


class Speaker:
    """Accepts sounds from the window at once, without waiting for the audio device.

    Nothing is loaded before the first sound, and nothing at all while sound is off.
    """

    def __init__(self, open_output: Callable[[], Output], now: Callable[[], float] = time.monotonic) -> None:
        """Prepare to play; `open_output` is called in the thread and may raise `Silence`."""
        self._open_output = open_output
        self._now = now
        self._percent = 0
        self._is_silent = False  # for good: a user who plugs in a sound card restarts the program
        self._queue: SimpleQueue[tuple[Sound, int] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._started_at: dict[Sound, float] = {}

    def set_level(self, percent: int) -> None:
        """Set the volume of sounds from now on; 0 is off."""
        self._percent = percent

    def play(self, sound: Sound) -> None:
        """Play a sound, unless sound is off or another one began too recently."""
        if self._percent and not self._is_silent and self._may_begin(sound):
            self._queue.put((sound, self._percent))
            if self._thread is None:
                self._thread = Thread(target=self._run, name="speaker", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """End the thread; sounds not played yet are dropped."""
        self._percent = 0
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(CLOSE_S)
            self._thread = None

    def _may_begin(self, sound: Sound) -> bool:
        now = self._now()
        last = max(self._started_at.values(), default=-ANY_GAP_S)
        if now - last < ANY_GAP_S or now - self._started_at.get(sound, -GAPS_S[sound]) < GAPS_S[sound]:
            return False
        self._started_at[sound] = now
        return True

    def _run(self) -> None:
        try:
            output = self._open_output()
        except Silence:
            self._is_silent = True
            return
        try:
            self._serve(output)
        except Silence:
            self._is_silent = True
        finally:
            output.close()

    def _serve(self, output: Output) -> None:
        is_resting = True
        while True:
            try:
                request = self._queue.get(timeout=None if is_resting else REST_S)
            except Empty:
                output.rest()
                is_resting = True
                continue
            if request is None:
                return
            output.play(*request)
            is_resting = False
