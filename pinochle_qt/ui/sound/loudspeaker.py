"""Audio output through miniaudio, mixing the few sounds that play at the same time."""

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
"""Samples per second, as in the files."""
PERIOD_MS: Final = 30
"""How often the sound card asks for samples; a card should be heard when it is seen to land."""
MOST: Final = 3
"""The most sounds that play at the same time, the latest ones; mixed, they stay below the maximum sample value."""
FULL: Final = 0.95
"""The factor applied to samples at full volume."""
_HEADER: Final = 44
"""The number of bytes before the samples in our files."""
_CALLBACK: Final = "_internal_data_callback"
"""The name of the callback with which the library asks for samples."""


class _Voice(Struct):
    """One sound being played, and the position of its next sample."""

    samples: array[int]
    factor: float
    at: int = 0

    def take(self, count: int) -> Iterator[float]:
        """Return the next samples, scaled to the volume; fewer at the end."""
        chunk = self.samples[self.at : self.at + count]
        self.at += count
        return map(self.factor.__mul__, chunk)


class Loudspeaker:
    """An open audio device with one channel.

    Raises:
        Silence: on creation if there is no audio device or no miniaudio, and whenever the device disappears.
    """

    def __init__(self, *, is_mute: bool = False) -> None:
        """Open the system's audio device, or with `is_mute` a null device, which makes no sound."""
        self.voices: list[_Voice] = []
        self._lock = Lock()
        self._samples: dict[Sound, array[int]] = {}
        self.is_running = False
        try:
            # The module `miniaudio` also supports internet streams: its imports take a hundred times as long as this.
            binding = import_module("_miniaudio")
        except (ImportError, OSError) as error:
            raise Silence from error
        self._ffi, self._lib = binding.ffi, binding.lib
        self._ffi.def_extern(name=_CALLBACK)(self._feed)
        self._device = self._open_device(is_mute=is_mute)

    def play(self, sound: Sound, percent: int) -> None:
        """Start a sound in addition to those playing; the volume is squared, to match how it is perceived."""
        voice = _Voice(self.samples_of(sound), FULL * (percent / 100) ** 2)
        with self._lock:
            self.voices = [*self.voices[1 - MOST :], voice]
        if not self.is_running:
            self._try("ma_device_start", self._device)
            self.is_running = True

    def rest(self) -> None:
        """Stop the audio device until the next sound."""
        if self.is_running:
            self.is_running = False
            self._try("ma_device_stop", self._device)

    def close(self) -> None:
        """Close the audio device."""
        if self._device is not None:
            self._lib.ma_device_uninit(self._device)
            self._device = None

    def _open_device(self, *, is_mute: bool) -> Any:
        ffi, lib = self._ffi, self._lib
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.channels = 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds = PERIOD_MS
        config.dataCallback = getattr(lib, _CALLBACK)
        names = ("null",) if is_mute else _backends()
        backends = (
            ffi.new("ma_backend[]", [getattr(lib, f"ma_backend_{name}") for name in names]) if names else ffi.NULL
        )
        device = ffi.new("ma_device *")
        self._try("ma_device_init_ex", backends, len(names), ffi.NULL, ffi.addressof(config), device)
        return device

    def _try(self, function: str, *arguments: object) -> None:
        result = getattr(self._lib, function)(*arguments)
        if result != self._lib.MA_SUCCESS:
            raise Silence(f"{function} failed with {result}")

    def samples_of(self, sound: Sound) -> array[int]:
        """Return the samples of a sound.

        Raises:
            Silence: the file of the sound cannot be read.
        """
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
        """Supply the samples the device asks for, in its thread; where there are fewer, it stays silent."""
        del device, source
        samples = self.mixed(count)
        if samples:
            self._ffi.memmove(output, samples, 2 * len(samples))

    def mixed(self, count: int) -> array[int]:
        """Return the next samples of all sounds mixed, fewer if all of them end."""
        with self._lock:
            chunks = [voice.take(count) for voice in self.voices]
            self.voices = [voice for voice in self.voices if voice.at < len(voice.samples)]
        return array("h", map(int, map(sum, zip_longest(*chunks, fillvalue=0))))


def _backends() -> tuple[str, ...]:
    """Return the audio backends worth trying; empty means all that the system has."""
    if sys.platform != "linux":
        return ()
    # ALSA complains on the terminal if there is no sound card at all.
    return ("pulseaudio", "alsa") if Path("/proc/asound/cards").exists() else ("pulseaudio",)
