"""The court cards, with the Obers of the German deck: their characters, and how a card is assembled from its parts.

Half a court card is drawn once, clipped to the upper half of the panel and turned upside down for the other half.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .emblem import binocle
from .faces import Face, draw_face, neck
from .figures import Figure
from .german_poses import pose_of
from .index import index
from .jacks import jack
from .kings import king
from .obers import ober
from .palette import COLORS, CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, OUTLINE
from .pips import has_other_signs, pip
from .profiles import draw_profile
from .queens import queen
from .shells import DIVISIONS, HALF_TURN, PANEL, PANEL_INSIDE, UPPER_BOX, card, divided
from .svg import (
    BUTT,
    circle,
    ellipse,
    group,
    inside,
    line,
    lozenge,
    moved,
    num,
    polar,
    polygon,
    shape,
    used_again,
)

LOW_SIGN_X, LOW_SIGN_Y = 214, 173
FIGURE_X: Final = 134
"""Axis of the figure; it is off center because the step around the index leaves more room on the right."""
HEAD_Y: Final = 86
HEAD_SCALES: Final = {"K": 0.915, "Q": 0.885, "O": 0.9, "J": 0.905}


@dataclass(frozen=True)
class Person:
    """One court figure.

    `facing` is 1 (right) or -1 (left); `tilt` tilts the head and `lean` the trunk, in degrees; `slope` is the side
    toward which the division falls, and thereby the side that has room for an arm.
    """

    facing: int
    tilt: float
    face: Face
    slope: int = 1
    lean: float = 0
    turn: float = 0
    """How far the shoulders turn away from the frontal view, in degrees of skew."""
    is_profile: bool = False


PEOPLE: Final = {
    "KS": Person(
        1,
        0,
        Face("#35507c", "#20263f", "broad", "aquiline", "stern", is_aged=True, breadth=0.97),
        lean=2,
        turn=-5,
    ),
    "KH": Person(
        -1, -1.5, Face("#5a3a22", "#7a3519", "broad", brow="kind", gaze=-1.5, breadth=1.03), lean=-1.5, turn=4
    ),
    "KD": Person(-1, 0, Face("#2f6670", "#6d4413", nose="aquiline"), slope=-1, lean=2, turn=5, is_profile=True),
    "KC": Person(
        1,
        -2,
        Face("#3b2a1e", "#e4dfd2", "broad", "broad", "kind", is_aged=True, breadth=1.01),
        lean=-3,
        turn=-3,
    ),
    "QS": Person(
        1,
        -2.5,
        Face(
            "#35507c", "#20263f", "long", "fine", "arch", "small", "#a8303c", eye_slant=4, lid="#8fa9cf", has_mole=True
        ),
        lean=2.5,
        turn=-4,
    ),
    "QH": Person(
        1,
        4,
        Face("#4a7046", "#7a3519", "heart", "upturned", "kind", "full", "#c23a3a", gaze=0.6, eye_size=1.1),
        lean=-2,
        turn=-6,
    ),
    "QD": Person(
        -1,
        2,
        Face("#2f6c8c", "#8a5a20", "round", "fine", "wry", "bow", "#c2453a", smile=1.6, lid="#b98bb0", gaze=-1.2),
        slope=-1,
        lean=-3,
        turn=5,
    ),
    "QC": Person(
        1,
        -3,
        Face("#3b2415", "#2c1a12", "oval", "broad", "calm", "full", "#a63d3c", eye_slant=-2, eye_size=1.04),
        slope=-1,
        lean=2,
        turn=-4,
    ),
    "OS": Person(
        -1,
        -1,
        Face("#35507c", "#77736f", "square", "aquiline", "stern", is_aged=True, breadth=1.0),
        lean=-2,
        turn=4,
    ),
    "OH": Person(1, -2, Face("#4a7046", "#5b3018", "broad", "broad", "wry", gaze=0.8), lean=2, turn=-4),
    "OD": Person(1, -3, Face("#2f6670", "#8a5a20", "oval", "fine", "arch", gaze=0.8), lean=-3, turn=-4),
    "OC": Person(1, 2.5, Face("#33210f", "#2c1a12", "long", "straight", "calm", eye_slant=-1), lean=-2, turn=-5),
    "JS": Person(-1, -2, Face("#5a3a22", "#2e2221", nose="aquiline", lip="#b9695c"), lean=3, turn=-6, is_profile=True),
    "JH": Person(
        1, -4, Face("#3b6a52", "#7d3d1a", nose="upturned", lip="#c8604e"), slope=-1, lean=-4, turn=-4, is_profile=True
    ),
    "JD": Person(
        -1, -3, Face("#2f6c8c", "#8a5a20", "oval", lip="#c06a50", smile=1.7, eye_size=1.08), slope=-1, lean=-2, turn=5
    ),
    "JC": Person(
        1,
        1.5,
        Face("#33210f", "#2c1a12", "square", "broad", "stern", lip="#99503f", smile=0.6, gaze=-1.2, eye_size=0.94),
        lean=3,
        turn=-4,
    ),
}
PINOCHLE: Final = ("QS", "OC", "JD")
"""The two cards of the meld called pinochle, with an Ober for the queen: they wear the emblem and face each other."""
PARTS: Final[dict[str, Callable[[str], Figure]]] = {"K": king, "Q": queen, "O": ober, "J": jack}
NECKS: Final = {"K": (13, 44), "Q": (10, 50), "O": (12, 46), "J": (12, 46)}
"""Half width and lower end of the neck."""


def _background(rank: str, suit: str) -> str:
    colors = COLORS[suit]
    rays = ""
    for angle in range(-5, 355, 20):
        ends = [polar(FIGURE_X, HEAD_Y, 300, angle), polar(FIGURE_X, HEAD_Y, 300, angle + 10)]
        # Qt allocates pixels for everything under a mask: cutting the rays off at the panel saves half the time.
        rays += polygon(inside([(FIGURE_X, HEAD_Y), *ends], UPPER_BOX))
    return (
        shape(PANEL, colors.tint)
        + shape(rays, colors.rays)
        + circle(FIGURE_X, HEAD_Y - 1, 51, colors.tint, GOLD, 1.6)
        + shape(PANEL_INSIDE, "none", GOLD, 1.6)
        + ("" if _is_low(rank) else f'<g id="sign">{pip(suit, 79, 39, 35)}</g>')
    )


def _is_low(rank: str) -> bool:
    """Return whether the sign stands low, which tells an Unter from an Ober."""
    return rank == "J" and has_other_signs()


def _low_sign(suit: str, slope: int) -> str:
    """Draw the sign of an Unter, in the corner where its half of the card ends."""
    x = LOW_SIGN_X if slope > 0 else 250 - LOW_SIGN_X
    return circle(x, LOW_SIGN_Y, 21, INK) + circle(x, LOW_SIGN_Y, 18.6, CREAM, GOLD, 1.8) + pip(suit, x, LOW_SIGN_Y, 26)


def _figure(rank: str, suit: str) -> str:
    person = PEOPLE[rank + suit]
    parts = PARTS[rank](suit)
    skin = COLORS[suit].skin
    head = (
        draw_profile(person.face, skin, has_mouth=rank != "K")
        if person.is_profile
        else draw_face(person.face, rank, skin)
    )
    size = HEAD_SCALES[rank]
    head_frame = f"translate(0 {HEAD_Y}) scale({num(person.facing * size)} {size}) rotate({num(person.tilt)} 0 34)"
    trunk_frame = f"translate(0 116) rotate({num(person.lean)}) skewX({num(person.turn)}) translate(0 -116)"
    bare_neck = group(neck(*NECKS[rank], skin), head_frame)
    body = group(parts.body, trunk_frame)
    drawn = (
        group(parts.collar, trunk_frame)
        + group(parts.back_hair, head_frame)
        + (body + bare_neck if rank == "Q" else bare_neck + body)
        + group(parts.necklace, trunk_frame)
        + group(head + parts.front_hair, head_frame)
    )
    held = pose_of(rank + suit)
    return held.behind + moved(drawn, FIGURE_X, 0) + held.front


def _belt(suit: str, division: str) -> str:
    """Draw the band along the division; it meets the frame at a right angle."""
    band = (
        line(division, INK, 14, BUTT)
        + line(division, GOLD, 9.5, BUTT)
        + line(division, COLORS[suit].dark, 4.6, BUTT)
        + line(division, GOLD_LIGHT, 2.6, 'stroke-dasharray="0.01 7"')
    )
    return used_again("belt", band, [HALF_TURN])


def _clasp(name: str, suit: str) -> str:
    if name in PINOCHLE:
        oval = ellipse(125, 175, 33, 19, INK) + ellipse(125, 175, 30.5, 16.5, GOLD_LIGHT, GOLD, 2)
        return oval + binocle(125, 175, 1.05, GOLD_DARK)
    return (
        shape(lozenge(125, 175, 18, 15), INK)
        + shape(lozenge(125, 175, 13, 11), GOLD_LIGHT)
        + shape(lozenge(125, 175, 7.5, 6.5), COLORS[suit].robe)
    )


def court(rank: str, suit: str) -> str:
    """Return the full face of a king, queen, Ober or jack."""
    slope = PEOPLE[rank + suit].slope
    half = _background(rank, suit) + _figure(rank, suit) + (_low_sign(suit, slope) if _is_low(rank) else "")
    belt = _belt(suit, DIVISIONS[slope])
    frame = shape(PANEL, "none", INK, OUTLINE + 0.2)
    art = divided(half, slope) + belt + _clasp(rank + suit, suit) + frame
    return card(art, index(rank, suit), COLORS[suit].pip)
