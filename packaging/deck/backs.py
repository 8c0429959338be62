"""The card backs: scallops or fans around the emblem in its medallion."""

from typing import Final

from .emblem import binocle
from .palette import GOLD, GOLD_LIGHT, INK
from .shells import CARD_BOX, HALF_TURN, card
from .svg import circle, clip, inside, lozenge, polar, polygon, shape, used_again

NAVY_FRAME: Final = "#1d2b52"
NIGHT: Final = "#14182b"
NIGHT_LIGHT: Final = "#262c4a"
NIGHT_RAY: Final = "#b98a35"
FRAME: Final = "M18,12H232Q238,12 238,18V332Q238,338 232,338H18Q12,338 12,332V18Q12,12 18,12Z"
FIELD: Final = "M33,24H217L226,33V317L217,326H33L24,317V33Z"
FIELD_COLORS: Final = {"red": ("#8c1f2a", "#b5303a", "#e08a78"), "blue": ("#1f4690", "#2c60b6", "#74a2e4")}
"""Ground, scale and hem. The hem is not gold: with much gold over it, blue looks gray on small cards."""


def scallops(field: str, lighter: str, hem: str) -> str:
    """Draw the upper half of the scalloped field; later rows overlap earlier ones."""
    radius = 21.5
    drawn = ""
    for row in range(9, -1, -1):
        y = 175 - row * radius * 0.8 - 2
        for column in range(-3, 4):
            x = 125 + column * 2 * radius + (radius if row % 2 else 0)
            drawn += (
                circle(x, y, radius, field, hem, 1.8)
                + circle(x, y, radius * 0.74, lighter, field, 1.2)
                + circle(x, y, radius * 0.36, GOLD)
                + circle(x, y, radius * 0.2, field)
            )
    return clip("M0,0H250V175H0Z", clip(FIELD, drawn, CARD_BOX), CARD_BOX)


def corner_fan(field: str) -> str:
    """Draw the fan of the upper left corner."""
    fan = shape("M24,24H76A52,52 0 0 1 24,76Z", NAVY_FRAME, GOLD, 2.2)
    for i in range(5):
        angle = 9 + i * 18
        blade = [polar(24, 24, 14, angle - 5), polar(24, 24, 46, angle), polar(24, 24, 14, angle + 5)]
        fan += shape(polygon(blade), (GOLD, GOLD_LIGHT)[i % 2])
    fan += shape("M24,24H37A13,13 0 0 1 24,37Z", field, GOLD, 1.6)
    return clip(FIELD, fan, (0, 0, 100, 100))


def border() -> str:
    """Draw the lozenges along the top and left edges."""
    along_top = "".join(shape(lozenge(x, 18.2, 3.4, 2.8), GOLD) for x in range(40, 211, 17))
    along_left = "".join(shape(lozenge(18.2, y, 2.8, 3.4), GOLD) for y in range(39, 312, 17))
    return along_top + along_left


def medallion(ground: str = NAVY_FRAME) -> str:
    """Draw the emblem in its star."""
    star = ""
    for i in range(24):
        angle = i * 15
        ray = [polar(125, 175, 36, angle - 5), polar(125, 175, (64, 54)[i % 2], angle), polar(125, 175, 36, angle + 5)]
        star += shape(polygon(ray), (GOLD, GOLD_LIGHT)[i % 2])
    rings = circle(125, 175, 72, ground, GOLD, 2.6) + circle(125, 175, 67.5, "none", GOLD, 1.2)
    middle = circle(125, 175, 39, ground, GOLD, 3) + circle(125, 175, 35, "none", GOLD, 1.2)
    return rings + star + middle + binocle(125, 175, 1.12, GOLD_LIGHT)


def fan(x: float, y: float, start: float, end: float, radius: float, blades: int) -> str:
    """Draw a fan around (x, y) that opens from one angle to another, with a row of pearls along its edge."""
    step = (end - start) / blades
    drawn = ""
    for i in range(blades):
        low, high = start + i * step, start + (i + 1) * step
        tip = [polar(x, y, radius * 0.98, low), polar(x, y, radius * 1.14, (low + high) / 2)]
        blade = [
            polar(x, y, radius * 0.28, low),
            *tip,
            polar(x, y, radius * 0.98, high),
            polar(x, y, radius * 0.28, high),
        ]
        drawn += shape(polygon(blade), (NIGHT, NIGHT_LIGHT)[i % 2], GOLD, 1.5)
        middle = (low + high) / 2
        spread = step * 0.3
        inner = [polar(x, y, radius * 0.4, middle), polar(x, y, radius * 0.8, middle - spread)]
        drawn += shape(
            polygon([*inner, polar(x, y, radius * 0.95, middle), polar(x, y, radius * 0.8, middle + spread)]),
            (GOLD, GOLD_LIGHT)[i % 2],
        )
    for i in range(blades):
        drawn += circle(*polar(x, y, radius * 1.16, start + (i + 0.5) * step), 2.1, GOLD_LIGHT)
    return drawn + circle(x, y, radius * 0.3, NIGHT, GOLD, 1.8) + circle(x, y, radius * 0.17, GOLD)


def night_back() -> str:
    """Return the black back: fans at the four edges, with rays between them and the medallion."""
    rays = ""
    for i in range(60):
        angle = i * 6 + 3
        ray = [polar(125, 175, 70, angle - 0.7), polar(125, 175, 240, angle), polar(125, 175, 70, angle + 0.7)]
        rays += polygon(inside(ray, (33, 24, 184, 302)))
    half = fan(125, 24, 0, 180, 62, 9) + fan(33, 175, -90, 90, 40, 7)
    return card(
        shape(FRAME, NIGHT, INK)
        + shape(FIELD, NIGHT, GOLD, 2.2)
        + shape(rays, NIGHT_RAY)
        + clip(FIELD, used_again("half", half, [HALF_TURN]), CARD_BOX)
        + shape(FIELD, "none", GOLD, 2.4)
        + used_again("border", border(), [HALF_TURN])
        + medallion(NIGHT)
    )


def back(color: str) -> str:
    """Return the back in one of the FIELD_COLORS."""
    field, lighter, hem = FIELD_COLORS[color]
    mirrored = ["translate(250 0) scale(-1 1)", HALF_TURN, "translate(0 350) scale(1 -1)"]
    return card(
        shape(FRAME, NAVY_FRAME, INK)
        + shape(FIELD, field, GOLD, 2.2)
        + used_again("half", scallops(field, lighter, hem), [HALF_TURN])
        + shape(FIELD, "none", GOLD, 2.4)
        + used_again("corner", corner_fan(field), mirrored)
        + shape(FIELD, "none", GOLD, 2.4)
        + used_again("border", border(), [HALF_TURN])
        + medallion()
    )
