"""How a portrait is put together, and the list of people."""

from typing import Final

from deck.palette import COLORS, GOLD, INK, INNER, OUTLINE, SIGN
from deck.svg import circle, clip, group, line, num, polar, polygon, shape

from . import men, women
from .features import draw_face, features
from .person import CENTER, RADIUS, SIZE


def halo(suit: str) -> str:
    """Draw the disc with rays behind a head; its edge is a ring in the color of the side, which the program sets."""
    colors = COLORS[suit]
    x, y = CENTER
    rays = "".join(
        polygon([(x, y - 11), polar(x, y, RADIUS + 1, a), polar(x, y, RADIUS + 1, a + 11.25)])
        for a in [i * 22.5 - 95 for i in range(16)]
    )
    disc = f"M{x - RADIUS},{y}A{RADIUS},{RADIUS} 0 1 1 {x + RADIUS},{y}A{RADIUS},{RADIUS} 0 1 1 {x - RADIUS},{y}Z"
    return (
        circle(x, y, RADIUS, colors.tint)
        + clip(disc, shape(rays, colors.rays))
        + circle(x, y, RADIUS - 4.5, "none", GOLD, 1.4)
        + circle(x, y, RADIUS, "none", INK, OUTLINE + 5.4)
        + circle(x, y, RADIUS, "none", SIGN, 4.6)
    )


PEOPLE: Final = {
    "nora": women.nora,
    "walter": men.walter,
    "edith": women.edith,
    "sam": men.sam,
    "ruth": women.ruth,
    "hugo": men.hugo,
    "amira": women.amira,
    "kenji": men.kenji,
    "clara": women.clara,
    "oscar": men.oscar,
}


HAND_SIZE: Final = (60, 40)
"""Width and height of the picture of a hand, in the units of a portrait."""
_FINGERS: Final = ((-17.4, 8, -9), (-5.8, 4.5, -3), (5.8, 5, 3), (17.4, 9.5, 9))
"""The middle, the top and the turn in degrees of each finger."""


def hand(name: str) -> str:
    """Return the four fingers with which a person holds the cards, as an SVG file; their lower end is hidden."""
    skin, width = PEOPLE[name]().look.skin, HAND_SIZE[0]
    half = 5.4
    drawn = "".join(
        group(
            shape(
                f"M{num(-half)},48V{num(top + half)}A{num(half)},{num(half)} 0 0 1 {num(half)},{num(top + half)}V48Z",
                skin.fill,
                INK,
                OUTLINE,
            )
            + line(f"M-2.6,{num(top + 15)}Q0,{num(top + 16.4)} 2.6,{num(top + 15)}", skin.line, INNER - 0.6),
            f"translate({num(width / 2 + middle)} 0) rotate({num(turn)} 0 40)",
        )
        for middle, top, turn in _FINGERS
    )
    size = f'width="{HAND_SIZE[0]}" height="{HAND_SIZE[1]}" viewBox="0 0 {HAND_SIZE[0]} {HAND_SIZE[1]}"'
    style = '<g stroke-linecap="round" stroke-linejoin="round">'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{style}{drawn}</g></svg>\n'


def portrait(name: str, expression: str) -> str:
    """Return one portrait as an SVG file."""
    person = PEOPLE[name]()
    turn = f"translate(80 {num(person.head_y)}) scale({num(person.size)}) rotate({num(person.tilt)} 0 34)"
    head = draw_face(person)
    breadth = f"scale({num(person.look.breadth)} 1)"
    bust = group(person.behind, turn) + person.body + group(person.under + group(head + person.crown, breadth), turn)
    moving = group(group(features(person, expression), breadth), turn)
    over = group(group(person.mustache, breadth) + person.over, turn) + person.chest
    layers = {"halo": halo(person.suit), "bust": bust, "features": moving, "over": over}
    drawn = "".join(f'<g id="{layer_id}">{layer}</g>' for layer_id, layer in layers.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{drawn}</g></svg>\n'
    )
