"""Plays sounds in a thread of its own, as many as an ear can distinguish, and is silent where nothing can play them."""

from __future__ import annotations

import time
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, Protocol

from pinochle_qt.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

REST_S: Final = 3.0
"""After how many seconds without a sound the sound card may rest: a running one takes time from the processor."""
CLOSE_S: Final = 1.0
"""How many seconds the end of the program waits for the sound card."""
ANY_GAP_S: Final = 0.03
"""Two sounds that begin closer to each other are heard as one, louder than it should be."""
GAPS_S: Final[Mapping[Sound, float]] = {
    Sound.DEAL: 0.055,
    Sound.PLAY: 0.07,
    Sound.SWEEP: 0.25,
    Sound.MELD: 0.5,
    Sound.SHUFFLE: 1.0,
    Sound.REFUSE: 0.25,
    Sound.TURN: 1.0,
    Sound.WIN: 2.0,
}
"""How soon each sound may begin again: at a high speed a whole trick would otherwise be one crash."""


class Output(Protocol):
    """Something that sounds come out of; every call may take a while and is made in the thread of the speaker."""

    def play(self, sound: Sound, percent: int) -> None:
        """Begin a sound beside those that are heard already."""

    def rest(self) -> None:
        """Use no time until the next sound."""

    def close(self) -> None:
        """Give the sound card back."""


class Silence(Exception):
    """There is nothing that sounds could come out of."""


class Speaker:
    """Takes sounds from the window at once, without waiting for the sound card.

    Nothing is loaded before the first sound, and nothing at all while the sound is off.
    """

    def __init__(self, open_output: Callable[[], Output], now: Callable[[], float] = time.monotonic) -> None:
        """Prepare to play; `open_output` is called in the thread and may raise `Silence`."""
        self._open_output = open_output
        self._now = now
        self._percent = 0
        self._waiting: SimpleQueue[tuple[Sound, int] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._began: dict[Sound, float] = {}

    def set_level(self, percent: int) -> None:
        """Choose how loud sounds are from now on; 0 is off."""
        self._percent = percent

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, unless the sound is off or too many are heard already."""
        if self._percent and self._may_begin(sound):
            self._waiting.put((sound, self._percent))
            if self._thread is None:
                self._thread = Thread(target=self._run, name="speaker", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """End the thread; what is still to be heard is not."""
        self._percent = 0
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join(CLOSE_S)
            self._thread = None

    def _may_begin(self, sound: Sound) -> bool:
        now = self._now()
        last = max(self._began.values(), default=-ANY_GAP_S)
        if now - last < ANY_GAP_S or now - self._began.get(sound, -GAPS_S[sound]) < GAPS_S[sound]:
            return False
        self._began[sound] = now
        return True

    def _run(self) -> None:
        try:
            output = self._open_output()
        except Silence:
            self._percent = 0  # for good: whoever plugs a sound card in starts the program again
            return
        try:
            self._serve(output)
        except Silence:
            self._percent = 0
        finally:
            output.close()

    def _serve(self, output: Output) -> None:
        is_resting = True
        while True:
            try:
                order = self._waiting.get(timeout=None if is_resting else REST_S)
            except Empty:
                output.rest()
                is_resting = True
                continue
            if order is None:
                return
            output.play(*order)
            is_resting = False
