"""Sounds never keep the window waiting, never pile up into noise, and are silent where nothing can play them."""

from __future__ import annotations

import sys
from threading import Event
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ui.sound.loudspeaker import FULL, MOST, RATE, Loudspeaker
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.sound.speaker import Silence, Speaker
from tests.ui.clocks import HandClock

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE_S = 10.0


class Ear:
    """Hears what a speaker plays; the sounds named in `failing` cannot be played."""

    def __init__(self, failing: frozenset[Sound] = frozenset()) -> None:
        self.heard: list[tuple[Sound, int]] = []
        self.opened = 0
        self.failing = failing
        self.closed = Event()

    def open(self) -> Ear:
        self.opened += 1
        return self

    def play(self, sound: Sound, percent: int) -> None:
        if sound in self.failing:
            raise Silence
        self.heard.append((sound, percent))

    def rest(self) -> None:
        """Stay open."""

    def close(self) -> None:
        self.closed.set()


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def speaker(ear: Ear, clock: HandClock) -> Iterator[Speaker]:
    new_speaker = Speaker(ear.open, clock)
    new_speaker.set_level(70)
    yield new_speaker
    new_speaker.close()


def ended(speaker: Speaker) -> None:
    """Wait until all queued sounds have been played."""
    speaker.close()


def test_a_sound_is_played_at_the_chosen_volume(speaker: Speaker, ear: Ear) -> None:
    speaker.play(Sound.PLAY)
    ended(speaker)
    assert ear.heard == [(Sound.PLAY, 70)]
    assert ear.closed.is_set()


def test_no_device_is_opened_while_the_sound_is_off(speaker: Speaker, ear: Ear) -> None:
    speaker.set_level(0)
    speaker.play(Sound.PLAY)
    ended(speaker)
    assert (ear.opened, ear.heard) == (0, [])


def test_the_same_sound_is_not_repeated_too_soon(speaker: Speaker, ear: Ear, clock: HandClock) -> None:
    for _ in range(20):
        speaker.play(Sound.DEAL)
        clock.now += 0.01
    ended(speaker)
    assert 2 <= len(ear.heard) <= 4


def test_simultaneous_equal_sounds_are_one_sound(speaker: Speaker, ear: Ear, clock: HandClock) -> None:
    for sound in (Sound.PLAY, Sound.SWEEP, Sound.DEAL):
        speaker.play(sound)
    clock.now += 1
    speaker.play(Sound.TURN)
    ended(speaker)
    assert [sound for sound, _ in ear.heard] == [Sound.PLAY, Sound.TURN]


def test_without_a_sound_card_there_is_silence_and_no_second_try(clock: HandClock) -> None:
    tries: list[bool] = []
    tried = Event()

    def open_nothing() -> Ear:
        tries.append(True)
        tried.set()
        raise Silence

    speaker = Speaker(open_nothing, clock)
    speaker.set_level(100)
    speaker.play(Sound.PLAY)
    assert tried.wait(PATIENCE_S)
    ended(speaker)
    for _ in range(3):
        clock.now += 5
        speaker.play(Sound.PLAY)
    assert tries == [True]


def test_a_disconnected_sound_card_is_released(clock: HandClock) -> None:
    ear = Ear(failing=frozenset({Sound.SWEEP}))
    speaker = Speaker(ear.open, clock)
    speaker.set_level(100)
    speaker.play(Sound.PLAY)
    clock.now += 1
    speaker.play(Sound.SWEEP)
    assert ear.closed.wait(PATIENCE_S)
    clock.now += 1
    speaker.play(Sound.PLAY)
    ended(speaker)
    assert ear.heard == [(Sound.PLAY, 100)]


# ---- the sound card ----------------------------------------------------------------------------------------------


@pytest.fixture
def loudspeaker() -> Iterator[Loudspeaker]:
    new_loudspeaker = Loudspeaker(is_mute=True)
    yield new_loudspeaker
    new_loudspeaker.close()


def begin(loudspeaker: Loudspeaker, *sounds: tuple[Sound, int]) -> None:
    """Start these sounds and no others, with the sound card at rest so that only the test takes samples."""
    loudspeaker.voices = []
    for sound, percent in sounds:
        loudspeaker.is_running = True
        loudspeaker.play(sound, percent)
    loudspeaker.is_running = False


def mixed(loudspeaker: Loudspeaker, count: int) -> list[int]:
    """Return the samples that the sound card would get next."""
    return list(loudspeaker.mixed(count))


def test_every_sound_can_be_played_to_its_end(loudspeaker: Loudspeaker) -> None:
    for sound in Sound:
        begin(loudspeaker, (sound, 100))
        played = [each for _ in range(100) for each in mixed(loudspeaker, 960)]
        samples = loudspeaker.samples_of(sound)
        assert len(played) == len(samples) < 1.5 * RATE
        assert max(played) == pytest.approx(FULL * max(samples), abs=1)
        assert mixed(loudspeaker, 960) == []


def test_simultaneous_sounds_are_mixed_without_clipping(loudspeaker: Loudspeaker) -> None:
    begin(loudspeaker, (Sound.PLAY, 100))
    one = mixed(loudspeaker, 500)
    begin(loudspeaker, (Sound.WIN, 100))
    other = mixed(loudspeaker, 500)
    begin(loudspeaker, (Sound.PLAY, 100), (Sound.WIN, 100))
    assert mixed(loudspeaker, 500) == pytest.approx([a + b for a, b in zip(one, other, strict=True)], abs=2)
    loudest = sorted((max(map(abs, loudspeaker.samples_of(sound))) for sound in Sound), reverse=True)
    assert FULL * sum(loudest[:MOST]) < 32_767


def test_a_lower_volume_is_quieter(loudspeaker: Loudspeaker) -> None:
    begin(loudspeaker, (Sound.PLAY, 50))
    half = mixed(loudspeaker, 2000)
    assert max(half) == pytest.approx(FULL * max(loudspeaker.samples_of(Sound.PLAY)) / 4, abs=1)


def test_the_number_of_simultaneous_sounds_is_limited(loudspeaker: Loudspeaker) -> None:
    for _ in range(10):
        loudspeaker.play(Sound.WIN, 10)
    assert len(loudspeaker.voices) <= MOST


def test_a_sound_runs_through_the_device(loudspeaker: Loudspeaker) -> None:
    asked = Event()
    mix = loudspeaker.mixed

    def watched(count: int) -> object:
        asked.set()
        return mix(count)

    vars(loudspeaker)["mixed"] = watched
    loudspeaker.play(Sound.DEAL, 50)
    assert asked.wait(PATIENCE_S)
    loudspeaker.rest()
    asked.clear()
    loudspeaker.play(Sound.DEAL, 50)
    assert asked.wait(PATIENCE_S)


def test_without_the_library_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    with pytest.raises(Silence):
        Loudspeaker()
