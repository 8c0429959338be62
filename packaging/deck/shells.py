"""The blank card: the paper, the stepped panel and the half turn that makes a card double-headed."""

from typing import Final

from .palette import CREAM, EDGE, INK
from .svg import Box, clip, group, num, shape, used_again

WIDTH: Final = 250
HEIGHT: Final = 350
CARD_BOX: Final[Box] = (0, 0, WIDTH, HEIGHT)
HALF_TURN: Final = "rotate(180 125 175)"

PANEL: Final = "M54,12H232Q238,12 238,18V244H206V254H196V338H18Q12,338 12,332V106H44V96H54Z"
"""The frame of the picture, stepped around the two indices."""
PANEL_INSIDE: Final = (
    "M58.5,16.5H230Q233.5,16.5 233.5,20V239.5H201.5V249.5H191.5V333.5H20Q16.5,333.5 16.5,330V110.5H48.5V100.5H58.5Z"
)
UPPER_HALVES: Final = {
    1: "M54,12H232Q238,12 238,18V204C180,204 162,190 125,175C88,160 70,146 12,146V106H44V96H54Z",
    -1: "M54,12H232Q238,12 238,18V146C180,146 162,160 125,175C88,190 70,204 12,204V106H44V96H54Z",
}
"""The part of the panel above the S-shaped division, which falls to the right (1) or to the left (-1)."""
UPPER_BOX: Final[Box] = (10, 10, 230, 196)
DIVISIONS: Final = {
    1: "M125,175C162,190 180,204 238,204",
    -1: "M125,175C162,160 180,146 238,146",
}
"""The right half of that division; the left half is the same turned by 180 degrees."""


MARGIN: Final = (
    "M.75,14.75A14,14 0 0 1 14.75,.75H235.25A14,14 0 0 1 249.25,14.75V335.25A14,14 0 0 1 235.25,349.25H14.75"
    "A14,14 0 0 1 .75,335.25ZM54,12V96H44V106H12V332Q12,338 18,338H196V254H206V244H238V18Q238,12 232,12Z"
)
"""The paper around the panel, which covers the parts of a figure that extend beyond it."""


def card(art: str, index: str = "", color: str = INK, edge: float = 1.5) -> str:
    """Return a complete SVG file: paper with an edge of the given width, and on it the art and the index.

    Signs are painted in `currentColor`, so that the program recolors a suit by changing one attribute. For left-handed
    fans, it mirrors the group "art" and moves the group "index" to the other side. Under a large index, it omits the
    "sign" of a court card, of which a sliver would show.
    """
    paper = (
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{WIDTH - edge}" height="{HEIGHT - edge}" rx="14" '
        f'fill="{CREAM}" stroke="{EDGE}" stroke-width="{edge}"/>'
    )
    return picture(f'{paper}<g id="art">{art}</g>{index}', color)


def picture(content: str, color: str = INK) -> str:
    """Return some content as a complete SVG file of the size of a card."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<g color="{color}" stroke-linecap="round" stroke-linejoin="round">{content}</g></svg>\n'
    )


def corner(content: str, x: float, *, is_double: bool = True) -> str:
    """Place an index, drawn around x = 0, in the upper left corner and upside down in the opposite one."""
    placed = f'<g id="index" transform="translate({num(x)} 0)">{content}</g>'
    return placed + (f'<use href="#index" transform="{HALF_TURN}"/>' if is_double else "")


def both_heads(half: str) -> str:
    """Draw the upper half of a card and the same again upside down."""
    return used_again("half", half, [HALF_TURN])


def divided(half: str, slope: int) -> str:
    """Draw the upper half of a court card, an upside-down copy over everything below the division, and the margin.

    Only one of the two halves needs a mask, which is the slowest part for Qt.
    """
    lower = clip(UPPER_HALVES[slope], '<use href="#half"/>', CARD_BOX)
    return f'<g id="half">{half}</g>{group(lower, HALF_TURN)}{shape(MARGIN, CREAM, EDGE, 1.5)}'
