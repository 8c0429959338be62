"""The backs: scallops that grow from the middle, corner fans and the emblem in a medallion."""

from typing import Final

from .emblem import binocle
from .palette import GOLD, GOLD_LIGHT, INK
from .shells import CARD_BOX, HALF_TURN, card
from .svg import circle, clip, lozenge, polar, polygon, shape, used_again

NAVY_FRAME: Final = "#1d2b52"
FRAME: Final = "M18,12H232Q238,12 238,18V332Q238,338 232,338H18Q12,338 12,332V18Q12,12 18,12Z"
FIELD: Final = "M33,24H217L226,33V317L217,326H33L24,317V33Z"
FIELD_COLORS: Final = {"red": ("#8c1f2a", "#a92e35"), "blue": ("#24467e", "#2f5a9a")}


def scallops(field: str, lighter: str) -> str:
    """Draw the upper half of the scalloped field; later rows overlap earlier ones."""
    radius = 21.5
    drawn = ""
    for row in range(9, -1, -1):
        y = 175 - row * radius * 0.8 - 2
        for column in range(-3, 4):
            x = 125 + column * 2 * radius + (radius if row % 2 else 0)
            drawn += (
                circle(x, y, radius, field, GOLD, 1.8)
                + circle(x, y, radius * 0.74, lighter, GOLD, 1.2)
                + circle(x, y, radius * 0.46, GOLD)
                + circle(x, y, radius * 0.26, field)
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
    """Draw the lozenges along the upper and the left edge."""
    along_top = "".join(shape(lozenge(x, 18.2, 3.4, 2.8), GOLD) for x in range(40, 211, 17))
    along_left = "".join(shape(lozenge(18.2, y, 2.8, 3.4), GOLD) for y in range(39, 312, 17))
    return along_top + along_left


def medallion() -> str:
    """Draw the emblem in its star."""
    star = ""
    for i in range(24):
        angle = i * 15
        ray = [polar(125, 175, 36, angle - 5), polar(125, 175, (64, 54)[i % 2], angle), polar(125, 175, 36, angle + 5)]
        star += shape(polygon(ray), (GOLD, GOLD_LIGHT)[i % 2])
    rings = circle(125, 175, 72, NAVY_FRAME, GOLD, 2.6) + circle(125, 175, 67.5, "none", GOLD, 1.2)
    middle = circle(125, 175, 39, NAVY_FRAME, GOLD, 3) + circle(125, 175, 35, "none", GOLD, 1.2)
    return rings + star + middle + binocle(125, 175, 1.12, GOLD_LIGHT)


def back(color: str) -> str:
    """Return the back in one of the FIELD_COLORS."""
    field, lighter = FIELD_COLORS[color]
    mirrored = ["translate(250 0) scale(-1 1)", HALF_TURN, "translate(0 350) scale(1 -1)"]
    return card(
        shape(FRAME, NAVY_FRAME, INK)
        + shape(FIELD, field, GOLD, 2.2)
        + used_again("half", scallops(field, lighter), [HALF_TURN])
        + shape(FIELD, "none", GOLD, 2.4)
        + used_again("corner", corner_fan(field), mirrored)
        + shape(FIELD, "none", GOLD, 2.4)
        + used_again("border", border(), [HALF_TURN])
        + medallion()
    )
