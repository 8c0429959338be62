"""The committed sounds are what the script computes, short and not too loud."""

from __future__ import annotations

import array
import io
import wave
from pathlib import Path
from typing import Final

import pytest

import sounds

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets" / "sounds"
NAMES: Final = (
    "deal",
    "packet",
    "play",
    "square",
    "sweep",
    "meld",
    "murmur",
    "shuffle",
    "cut",
    "refuse",
    "turn",
    "win",
)


@pytest.fixture(scope="module")
def rendered() -> dict[str, bytes]:
    return sounds.render()


def samples(content: bytes) -> array.array[int]:
    """Return the samples of a file, which must be a WAV that any program can read."""
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        return array.array("h", file.readframes(file.getnframes()))


def test_every_sound_has_a_file_and_there_is_no_other(rendered: dict[str, bytes]) -> None:
    assert set(rendered) == {f"{name}.wav" for name in NAMES} == {path.name for path in ASSETS.iterdir()}


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_sounds_match_the_generator(rendered: dict[str, bytes], name: str) -> None:
    kept, now = samples((ASSETS / f"{name}.wav").read_bytes()), samples(rendered[f"{name}.wav"])
    assert len(kept) == len(now)
    # a sine may differ in its last bit between systems, and be rounded to the next sample value
    assert max(abs(one - other) for one, other in zip(kept, now, strict=True)) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_audible_and_never_clipped(rendered: dict[str, bytes], name: str) -> None:
    levels = samples(rendered[f"{name}.wav"])
    assert len(levels) < 1.5 * sounds.RATE
    assert 0.1 < max(levels) / 32_768 < 0.4
    assert abs(levels[0]) + abs(levels[-1]) < 300, "it would click"


@pytest.mark.parametrize("name", ["packet", "square", "murmur", "cut"])
def test_frequent_sounds_are_no_louder_than_a_card(rendered: dict[str, bytes], name: str) -> None:
    assert max(samples(rendered[f"{name}.wav"])) < max(samples(rendered["play.wav"]))


def test_all_sounds_together_are_small(rendered: dict[str, bytes]) -> None:
    assert sum(map(len, rendered.values())) < 400_000
