"""The twelve courts: who they are, and how a card is put together from their parts.

Half a court is drawn once, clipped to the upper half of the panel and turned upside down for the other half.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import attributes
from .emblem import binocle
from .faces import Face, draw_face, neck
from .figures import Figure
from .index import index
from .jacks import jack
from .kings import king
from .palette import COLORS, GOLD, GOLD_DARK, GOLD_LIGHT, INK, OUTLINE, SuitColors
from .pips import pip
from .queens import queen
from .shells import CARD_BOX, DIVISION, HALF_TURN, PANEL, PANEL_INSIDE, UPPER_HALF, both_heads, card
from .svg import BUTT, circle, clip, ellipse, group, line, lozenge, moved, num, polar, polygon, shape, used_again

HEAD_X, HEAD_Y, HEAD_SCALE = 134, 90, 0.955
STAFF_X: Final = 70
"""Axis of what is held, measured from the axis of the figure."""


@dataclass(frozen=True)
class Person:
    """One court: facing is 1 to the right and -1 to the left; tilt leans the head, in degrees."""

    facing: int
    tilt: float
    held: Callable[[SuitColors], str]
    face: Face


PEOPLE: Final = {
    "KS": Person(
        1,
        0,
        attributes.sword,
        Face("#35507c", "#20263f", nose="aquiline", brow="stern", is_aged=True, breadth=0.97),
    ),
    "KH": Person(-1, -1.5, attributes.orb, Face("#5a3a22", "#7a3519", brow="kind", gaze=-1.5, breadth=1.03)),
    "KD": Person(1, 0, attributes.sun_scepter, Face("#2f6670", "#8a5a20")),
    "KC": Person(
        -1, -2, attributes.mace, Face("#3b6a52", "#8d949c", nose="round", brow="kind", is_aged=True, breadth=1.01)
    ),
    "QS": Person(1, -2.5, attributes.lorgnette, Face("#35507c", "#20263f", brow="arch", lip="#a8303c", breadth=0.975)),
    "QH": Person(-1, -3, attributes.rose, Face("#4a7046", "#7a3519", nose="upturned", lip="#c23a3a", gaze=-1.5)),
    "QD": Person(1, 2, attributes.fan, Face("#2f6c8c", "#96672a", brow="arch", lip="#c2453a", breadth=1.025)),
    "QC": Person(-1, -3, attributes.lily, Face("#5a3a22", "#43291b", nose="upturned", brow="kind")),
    "JS": Person(-1, -2, attributes.halberd, Face("#5a3a22", "#2e2221", nose="aquiline", breadth=0.97)),
    "JH": Person(-1, 2, attributes.ivy, Face("#3b6a52", "#7d3d1a", nose="round", brow="kind", breadth=1.02)),
    "JD": Person(-1, -3, attributes.lorgnette, Face("#2f6c8c", "#96672a", smile=1.5)),
    "JC": Person(1, 1.5, attributes.bow, Face("#4a5a30", "#4c2d1b", brow="stern", smile=0.6, gaze=-1.2, breadth=1.02)),
}
PINOCHLE: Final = ("QS", "JD")
"""The pair that gives the game its name wears the emblem and looks at each other."""
PARTS: Final[dict[str, Callable[[str], Figure]]] = {"K": king, "Q": queen, "J": jack}
NECKS: Final = {"K": (13, 36), "Q": (10, 40), "J": (12, 36)}
"""Half width and lower end."""


def _background(suit: str) -> str:
    colors = COLORS[suit]
    rays = ""
    for angle in range(-5, 355, 20):
        ray = [(0, HEAD_Y), polar(0, HEAD_Y, 300, angle), polar(0, HEAD_Y, 300, angle + 10)]
        rays += shape(polygon(ray), colors.rays)
    return (
        shape(PANEL, colors.tint)
        + moved(rays, HEAD_X, 0)
        + circle(HEAD_X, HEAD_Y - 5, 51, colors.tint, GOLD, 1.6)
        + shape(PANEL_INSIDE, "none", GOLD, 1.6)
        + pip(suit, 79, 39, 35)
    )


def _figure(rank: str, suit: str) -> str:
    person = PEOPLE[rank + suit]
    parts = PARTS[rank](suit)
    scale = f"scale({num(person.facing * HEAD_SCALE)} {HEAD_SCALE})"
    head_frame = f"translate(0 {HEAD_Y}) {scale} rotate({person.tilt} 0 34)"
    bare_neck = group(neck(*NECKS[rank]), head_frame)
    trunk = parts.body + bare_neck if rank == "Q" else bare_neck + parts.body
    drawn = (
        parts.collar
        + group(parts.back_hair, head_frame)
        + trunk
        + parts.necklace
        + group(draw_face(person.face, rank) + parts.front_hair, head_frame)
        + moved(person.held(COLORS[suit]), STAFF_X, 0)
    )
    return moved(drawn, HEAD_X, 0)


def _belt(suit: str) -> str:
    """Draw the band along the division; it may not cross the frame."""
    band = (
        line(DIVISION, INK, 14, BUTT)
        + line(DIVISION, GOLD, 9.5, BUTT)
        + line(DIVISION, COLORS[suit].dark, 4.6, BUTT)
        + line(DIVISION, GOLD_LIGHT, 2.6, 'stroke-dasharray="0.01 7"')
    )
    return clip(PANEL, used_again("belt", band, [HALF_TURN]), CARD_BOX)


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
    """Return the full face of a king, queen or jack."""
    half = clip(UPPER_HALF, _background(suit) + _figure(rank, suit), CARD_BOX)
    frame = shape(PANEL, "none", INK, OUTLINE + 0.2)
    return card(both_heads(half + index(rank, suit)) + _belt(suit) + _clasp(rank + suit, suit) + frame)
