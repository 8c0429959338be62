"""The sound card, through miniaudio: mixes the few sounds that are heard at the same time."""

from __future__ import annotations

import sys
from array import array
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from pinochle_qt.resources import MissingAsset, asset
from pinochle_qt.ui.speaker import Silence

if TYPE_CHECKING:
    from collections.abc import Generator
    from types import ModuleType

    from pinochle_qt.ui.sound import Sound

RATE: Final = 32_000
"""Samples in a second, as in the files."""
PERIOD_MS: Final = 30
"""The sound card asks so often for more; a card should be heard when it is seen to land."""
MOST: Final = 3
"""So many sounds are heard at the same time, the latest; together they stay below the loudest sample there is."""
FULL: Final = 0.95
"""What is left of a sample at full volume."""


class Loudspeaker:
    """An open sound card with one channel.

    Raises:
        Silence: when made, where there is no sound card or no miniaudio, and whenever the sound card goes away.
    """

    def __init__(self, *, is_mute: bool = False) -> None:
        """Open the sound card of the system, or one that exists in thought only and makes no noise."""
        try:
            library = import_module("miniaudio")  # it comes without types
        except (ImportError, OSError) as error:
            raise Silence from error
        self._library: ModuleType = library
        self._voices: list[array[int]] = []
        self._lock = Lock()
        self._samples: dict[tuple[Sound, int], array[int]] = {}
        backends = [library.Backend.NULL] if is_mute else _backends(library)
        try:
            self._device = library.PlaybackDevice(
                library.SampleFormat.SIGNED16, 1, RATE, PERIOD_MS, backends=backends, app_name="Pinochle"
            )
        except library.MiniaudioError as error:
            raise Silence from error

    def play(self, sound: Sound, percent: int) -> None:
        """Begin a sound beside those that are heard already."""
        samples = self._scaled(sound, percent)
        with self._lock:
            self._voices = [*self._voices[1 - MOST :], samples]
        if not self._device.running:
            feed = self._feed()
            next(feed)
            try:
                self._device.start(feed)
            except self._library.MiniaudioError as error:
                raise Silence from error

    def rest(self) -> None:
        """Stop the sound card until the next sound."""
        try:
            self._device.stop()
        except self._library.MiniaudioError as error:
            raise Silence from error

    def close(self) -> None:
        """Give the sound card back."""
        self._device.close()

    def _scaled(self, sound: Sound, percent: int) -> array[int]:
        """Return the samples of a sound at a volume; the ear takes the square of it for twice as loud."""
        key = sound, percent
        if key not in self._samples:
            try:
                path = asset("sounds", f"{sound.value}.wav")
                decoded = self._library.decode_file(
                    str(path), self._library.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE
                )
            except (MissingAsset, self._library.DecodeError) as error:
                raise Silence from error
            factor = FULL * (percent / 100) ** 2
            self._samples[key] = array("h", [int(factor * each) for each in decoded.samples])
        return self._samples[key]

    def _feed(self) -> Generator[array[int], int, None]:
        """Give the sound card as many samples as it asks for, or fewer where there is nothing to be heard."""
        count = yield array("h")
        while True:
            count = yield self._mixed(count)

    def _mixed(self, count: int) -> array[int]:
        with self._lock:
            heard = [voice[:count] for voice in self._voices]
            self._voices = [rest for voice in self._voices if (rest := voice[count:])]
        if len(heard) < 2:
            return heard[0] if heard else array("h")
        return array("h", map(sum, zip_longest(*heard, fillvalue=0)))


def _backends(library: ModuleType) -> list[object]:
    """Return the ways to a sound card that are worth a try; none means all that the system knows."""
    if sys.platform != "linux":
        return []
    ways = [library.Backend.PULSEAUDIO]
    if Path("/proc/asound/cards").exists():
        ways.append(library.Backend.ALSA)  # where there is no card at all, it complains on the terminal
    return ways
