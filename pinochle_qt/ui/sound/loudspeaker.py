"""The sound card, through miniaudio: mixes the few sounds that are heard at the same time."""

from __future__ import annotations

import sys
from array import array
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pinochle_qt.resources import MissingAsset, asset
from pinochle_qt.ui.sound.speaker import Silence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ui.sound.sounds import Sound

RATE: Final = 32_000
"""Samples in a second, as in the files."""
PERIOD_MS: Final = 30
"""How often the sound card asks for more; a card should be heard when it is seen to land."""
MOST: Final = 3
"""How many sounds are heard at the same time, the latest; together they stay below the loudest sample there is."""
FULL: Final = 0.95
"""What is left of a sample at full volume."""
_HEADER: Final = 44
"""How many bytes stand before the samples of our files."""
_CALLBACK: Final = "_internal_data_callback"
"""What the library calls for more samples."""


class _Voice(Struct):
    """One sound that is heard, from its next sample on."""

    samples: array[int]
    factor: float
    at: int = 0

    def take(self, count: int) -> Iterator[float]:
        """Return the next samples at their volume, fewer at the end."""
        chunk = self.samples[self.at : self.at + count]
        self.at += count
        return map(self.factor.__mul__, chunk)


class Loudspeaker:
    """An open sound card with one channel.

    Raises:
        Silence: when made, where there is no sound card or no miniaudio, and whenever the sound card goes away.
    """

    def __init__(self, *, is_mute: bool = False) -> None:
        """Open the sound card of the system, or one that exists in thought only and makes no noise."""
        self._voices: list[_Voice] = []
        self._lock = Lock()
        self._samples: dict[Sound, array[int]] = {}
        self._is_running = False
        try:
            # The module `miniaudio` also listens to the internet: its imports take a hundred times as long as these.
            binding = import_module("_miniaudio")
        except (ImportError, OSError) as error:
            raise Silence from error
        self._ffi, self._lib = binding.ffi, binding.lib
        self._ffi.def_extern(name=_CALLBACK)(self._feed)
        self._device = self._opened(is_mute=is_mute)

    def play(self, sound: Sound, percent: int) -> None:
        """Begin a sound beside those that are heard already; the volume is squared, as the ear hears it."""
        voice = _Voice(self._samples_of(sound), FULL * (percent / 100) ** 2)
        with self._lock:
            self._voices = [*self._voices[1 - MOST :], voice]
        if not self._is_running:
            self._try("ma_device_start", self._device)
            self._is_running = True

    def rest(self) -> None:
        """Stop the sound card until the next sound."""
        if self._is_running:
            self._is_running = False
            self._try("ma_device_stop", self._device)

    def close(self) -> None:
        """Give the sound card back."""
        if self._device is not None:
            self._lib.ma_device_uninit(self._device)
            self._device = None

    def _opened(self, *, is_mute: bool) -> Any:
        ffi, lib = self._ffi, self._lib
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.channels = 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds = PERIOD_MS
        config.dataCallback = getattr(lib, _CALLBACK)
        names = ("null",) if is_mute else _backends()
        ways = ffi.new("ma_backend[]", [getattr(lib, f"ma_backend_{name}") for name in names]) if names else ffi.NULL
        device = ffi.new("ma_device *")
        self._try("ma_device_init_ex", ways, len(names), ffi.NULL, ffi.addressof(config), device)
        return device

    def _try(self, function: str, *arguments: object) -> None:
        result = getattr(self._lib, function)(*arguments)
        if result != self._lib.MA_SUCCESS:
            raise Silence(f"{function} failed with {result}")

    def _samples_of(self, sound: Sound) -> array[int]:
        if sound not in self._samples:
            try:
                content = asset("sounds", f"{sound.value}.wav").read_bytes()
            except (MissingAsset, OSError) as error:
                raise Silence from error
            samples = array("h", content[_HEADER:])
            if sys.byteorder == "big":
                samples.byteswap()
            self._samples[sound] = samples
        return self._samples[sound]

    def _feed(self, device: object, output: object, source: object, count: int) -> None:
        """Give the sound card the samples it asks for, in its own thread; where there are fewer it is silent."""
        del device, source
        samples = self._mixed(count)
        if samples:
            self._ffi.memmove(output, samples, 2 * len(samples))

    def _mixed(self, count: int) -> array[int]:
        """Return the next samples of all sounds together, fewer where all of them end."""
        with self._lock:
            heard = [voice.take(count) for voice in self._voices]
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return array("h", map(int, map(sum, zip_longest(*heard, fillvalue=0))))


def _backends() -> tuple[str, ...]:
    """Return the sound devices worth trying; empty means every one that the system knows."""
    if sys.platform != "linux":
        return ()
    # ALSA complains on the terminal where there is no sound card at all.
    return ("pulseaudio", "alsa") if Path("/proc/asound/cards").exists() else ("pulseaudio",)
