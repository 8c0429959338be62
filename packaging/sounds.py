"""Writes the sounds of the table to the assets, computing every sample: `python3 packaging/sounds.py`.

There are three kinds of sounds. Paper is noise that is loud for a few milliseconds, colored by a resonance: high for a
flick, low for a card laid on felt. Wood is a struck bar, a few tones in fixed ratios that fade at different rates, for
everything addressed to the player. Voices are hums of several pitches through the resonances of a mouth.
"""

import argparse
import array
import math
import random
import struct
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Final

ASSETS: Final = Path(__file__).resolve().parents[1] / "assets"
RATE: Final = 32_000
"""Samples per second; no sound here goes above 12 kHz."""
_VOICES: Final = ((98.0, 0.00, 0.9), (123.5, 0.05, 1.0), (147.0, 0.02, 0.8), (196.0, 0.09, 0.7), (233.0, 0.06, 0.5))
"""The voices of a murmur: pitch, the second at which each begins, and loudness."""
_MOUTH: Final = ((430.0, 0.20, 1.0), (900.0, 0.22, 0.35))
"""The resonances of a mouth that says "oh": pitch, bandwidth and loudness."""
_BAR: Final = ((1.0, 1.0, 1.0), (3.93, 0.22, 3.2), (9.24, 0.06, 7.0))
"""The partials of a struck bar: pitch, loudness and rate of fading, all relative to the lowest."""

Wave = list[float]


def render() -> dict[str, bytes]:
    """Return the files by name, each a WAV with one 16-bit channel."""
    makers = (deal, packet, play, square, sweep, meld, murmur, shuffle, cut, refuse, turn, win)
    return {f"{maker.__name__}.wav": _wav(_leveled(*maker())) for maker in makers}


# ---- the sounds, each with how loud its loudest sample is -----------------------------------------------------------


def deal() -> tuple[Wave, float]:
    """Sound like a card leaving the pack: a short, light flick."""
    return _paper(0.11, 3400, 0.5, rise=0.012, fade=0.016, seed=11), 0.16


def packet() -> tuple[Wave, float]:
    """Sound like several cards pushed off the pack together: a flick with a short slide behind it."""
    slide = _paper(0.16, 1900, 0.8, rise=0.03, fade=0.03, seed=12)
    return _mixed(
        (0, [0.6 * each for each in slide]), (0.03, _paper(0.12, 3000, 0.6, rise=0.006, fade=0.02, seed=13))
    ), 0.18


def play() -> tuple[Wave, float]:
    """Sound like a card being put down: its edge, then its face on the felt."""
    edge = _paper(0.16, 2300, 0.7, rise=0.004, fade=0.012, seed=21)
    face = _paper(0.16, 620, 0.9, rise=0.003, fade=0.028, seed=22)
    table = [0.55 * each for each in _tone(0.16, lambda t: 92 + 70 * math.exp(-60 * t), 0.026)]
    return _mixed((0, edge), (0.010, face), (0.012, table)), 0.34


def square() -> tuple[Wave, float]:
    """Sound like a trick tapped square and put crosswise on the tricks before it."""
    taps = [(0.075 * at, _paper(0.06, 1700 - 150 * at, 0.7, rise=0.002, fade=0.009, seed=35 + at)) for at in range(2)]
    lay = _paper(0.12, 560, 0.9, rise=0.004, fade=0.022, seed=37)
    return _mixed(*taps, (0.17, lay)), 0.2


def sweep() -> tuple[Wave, float]:
    """Sound like a trick sliding away over the felt and being squared on the pile."""
    count = round(0.34 * RATE)
    noise = _noise(count, 31)
    slide = _resonant(noise, lambda at: 700 + 1500 * at / count, 0.8)
    slide = [each * math.sin(math.pi * min(1.0, at / (0.27 * RATE))) ** 1.5 for at, each in enumerate(slide)]
    square = _paper(0.09, 1500, 0.7, rise=0.003, fade=0.014, seed=32)
    return _mixed((0, _leveled(slide, 0.5)), (0.24, square)), 0.22


def meld() -> tuple[Wave, float]:
    """Announce a meld on the table: two bars, a fifth apart."""
    return _mixed((0, _bar(523.25, 0.5, 0.16)), (0.085, _bar(783.99, 0.5, 0.20))), 0.26


def murmur() -> tuple[Wave, float]:
    """Sound like the people around a table saying "oh" under their breath."""
    seconds = 1.0
    hum = _mixed(*((start, _voice(pitch, seconds - start, share)) for pitch, start, share in _VOICES))
    breath = [0.02 * each for each in _noise(len(hum), 51)]
    throat = [one + other for one, other in zip(hum, breath, strict=True)]
    oh = [
        [share * each for each in _resonant(throat, partial(_steady, pitch), width)] for pitch, width, share in _MOUTH
    ]
    shape = [_arch(at / len(hum)) for at in range(len(hum))]
    return [sum(parts) * strength for *parts, strength in zip(*oh, shape, strict=True)], 0.15


def shuffle() -> tuple[Wave, float]:
    """Sound like two halves of a pack being riffled together, faster and faster, and falling into place."""
    chance = random.Random(41)
    gaps = [0.030 * 0.965**each * (0.8 + 0.4 * chance.random()) for each in range(26)]
    cards = [
        (
            start,
            [(0.5 + 0.5 * chance.random()) * each for each in _paper(0.03, 2600, 0.6, rise=0.002, fade=0.006, seed=at)],
        )
        for at, start in enumerate(accumulate(gaps))
    ]
    fall = _paper(0.2, 1300, 0.8, rise=0.05, fade=0.05, seed=42)
    return _mixed(*cards, (sum(gaps) + 0.02, fall)), 0.2


def cut() -> tuple[Wave, float]:
    """Sound like half of the pack lifted off and put down, and the other half set on it."""
    lift = _paper(0.14, 2200, 0.7, rise=0.03, fade=0.03, seed=45)
    first = _paper(0.12, 700, 0.9, rise=0.003, fade=0.02, seed=46)
    second = _paper(0.14, 950, 0.8, rise=0.003, fade=0.024, seed=47)
    return _mixed((0, [0.5 * each for each in lift]), (0.13, [0.7 * each for each in first]), (0.30, second)), 0.22


def refuse() -> tuple[Wave, float]:
    """Signal that a card is not allowed: two soft low knocks."""
    knock = _bar(164.81, 0.16, 0.045)
    return _mixed((0, knock), (0.11, [0.8 * each for each in knock])), 0.3


def turn() -> tuple[Wave, float]:
    """Call the player whose turn it is: one bar, then its echo an octave higher."""
    return _mixed((0, _bar(659.26, 0.6, 0.20)), (0.12, [0.4 * each for each in _bar(1318.51, 0.5, 0.14)])), 0.24


def win() -> tuple[Wave, float]:
    """Celebrate winning the match: an arpeggio that rings on."""
    chord = (392.00, 523.25, 659.26, 783.99, 1046.50)
    notes = [(0.105 * at, _bar(pitch, 1.0, 0.24 + 0.05 * at)) for at, pitch in enumerate(chord)]
    return _mixed(*notes), 0.34


# ---- what they are made of ------------------------------------------------------------------------------------------


def _noise(count: int, seed: int) -> Wave:
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(count)]


def _paper(seconds: float, pitch: float, width: float, *, rise: float, fade: float, seed: int) -> Wave:
    """Return noise around a pitch; `rise` is the time to swell and `fade` the time to fall to a third, in seconds."""
    noise = _resonant(_noise(round(seconds * RATE), seed), lambda _: pitch, width)
    return [each * _swell(at / RATE, rise, fade) for at, each in enumerate(noise)]


def _swell(time: float, rise: float, fade: float) -> float:
    if time < rise:
        return math.sin(math.pi / 2 * time / rise) ** 2
    return math.exp(-(time - rise) / fade)


def _resonant(wave: Iterable[float], pitch: Callable[[int], float], width: float) -> Wave:
    """Apply a resonance to a wave: `pitch` is its center at each sample, `width` its bandwidth in octaves."""
    low = band = 0.0
    through: Wave = []
    for at, each in enumerate(wave):
        tuned = 2 * math.sin(math.pi * min(pitch(at), RATE / 6.5) / RATE)
        low += tuned * band
        band += tuned * (each - low - width * band)
        through.append(band)
    return through


def _tone(seconds: float, pitch: Callable[[float], float], fade: float) -> Wave:
    """Return a single tone whose pitch is a function of time."""
    phases = accumulate(2 * math.pi * pitch(at / RATE) / RATE for at in range(round(seconds * RATE)))
    return [math.sin(phase) * _swell(at / RATE, 0.002, fade) for at, phase in enumerate(phases)]


def _bar(pitch: float, seconds: float, fade: float) -> Wave:
    """Return the sound of a bar struck with a soft mallet."""
    return _mixed(
        *(
            (0, [share * each for each in _tone(seconds, partial(_steady, pitch * ratio), fade / faster)])
            for ratio, share, faster in _BAR
            if pitch * ratio < RATE / 2.5
        )
    )


def _voice(pitch: float, seconds: float, share: float) -> Wave:
    """Return a voice that hums and sinks a little: a tone with many overtones, as a mouth has yet to shape it."""
    parts = [
        (0, [share / number * each for each in _glide(pitch * number, seconds)])
        for number in range(1, 13)
        if pitch * number < 3_000
    ]
    return _mixed(*parts)


def _glide(pitch: float, seconds: float) -> Wave:
    """Return a tone that sinks by a tenth and trembles slightly."""
    return _tone(seconds, lambda t: pitch * (1.03 - 0.1 * t / seconds + 0.006 * math.sin(33 * t)), 60.0)


def _arch(share: float) -> float:
    """Return the loudness of a murmur at a share of its time: it swells, stays, and dies away slowly."""
    return (
        math.sin(math.pi / 2 * min(1.0, share / 0.22)) ** 2 * math.cos(math.pi / 2 * max(0.0, share - 0.3) / 0.7) ** 2
    )


def _steady(pitch: float, _: float) -> float:
    return pitch


def _mixed(*parts: tuple[float, Wave]) -> Wave:
    """Mix waves, each starting at its time in seconds."""
    starts = [(round(second * RATE), wave) for second, wave in parts]
    mixed = [0.0] * max(start + len(wave) for start, wave in starts)
    for start, wave in starts:
        for at, each in enumerate(wave, start):
            mixed[at] += each
    return mixed


def _leveled(wave: Wave, loudest: float) -> Wave:
    """Scale a wave to a given peak, and fade out its end to avoid a click."""
    factor = loudest / max(abs(each) for each in wave)
    tail = round(0.01 * RATE)
    return [each * factor * min(1.0, (len(wave) - 1 - at) / tail) for at, each in enumerate(wave)]


def _wav(wave: Wave) -> bytes:
    samples = array.array("h", (round(32_767 * each) for each in wave))
    if sys.byteorder == "big":
        samples.byteswap()
    data = samples.tobytes()
    head = struct.pack(
        "<4sI4s4sIHHIIHH4sI",
        b"RIFF",
        36 + len(data),
        b"WAVE",
        b"fmt ",
        16,
        1,
        1,
        RATE,
        2 * RATE,
        2,
        16,
        b"data",
        len(data),
    )
    return head + data


def main() -> None:
    """Write all sounds into the project's assets folder, or into another folder."""
    parser = argparse.ArgumentParser(description="Write the sounds of the table.")
    parser.add_argument(
        "assets", nargs="?", type=Path, default=ASSETS, help="folder to write to (default: %(default)s)"
    )
    folder = parser.parse_args().assets / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in render().items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()
