"""The mat of a stock game, in the place of the trick: a draft at its top, and beside or below that what it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Point, Rect, whole
from pinochle_qt.ui.table.geometry.melds.meld_fitting import (
    FULL_STYLES,
    LABEL,
    STYLES,
    PlacedGroup,
    pack,
    place,
    squeeze,
)

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.geometry.melds.meld_fitting import MeldSizes

WORDS_LINE: Final = 22
"""Height of a line of text on the mat, at scale 1."""
TURN_HEAD, TURN_EDGE = 32, 12
"""Height of the mat's title, and margin at its sides, at scale 1."""
_WIDE: Final = 1.8
"""How many times as wide as it is high a mat is on which the text is beside the cards."""
_HIGH_SHARE: Final = 0.61
"""The share of a high mat's height that title, label of the cards and text take."""
_WORDS_GAP: Final = 8
"""The least gap between the cards and the text beside them, at scale 1."""
_TITLE_GAP: Final = 8
"""The gap between the title and the cards below it, where there is space, at scale 1."""


def turn_draft(layout: Layout, mat: Rect, sizes: MeldSizes) -> tuple[PlacedGroup, ...]:
    """Return where the groups of a draft lie on the mat."""
    frame = layout.frame
    words, edge = turn_words(mat, frame.ui), frame.px(TURN_EDGE)
    top = mat.y + frame.px(TURN_HEAD)
    right, bottom = (mat.right, words.y) if is_high(mat) else (words.x + edge - frame.px(_WORDS_GAP), mat.bottom)
    box = Rect(mat.x + edge, top, right - edge - mat.x - edge, bottom - top)
    for style in (*STYLES, *FULL_STYLES):
        packed = pack(layout, sizes, style, box)
        if packed is not None:
            gap = min(frame.px(_TITLE_GAP), box.height - packed.height)
            return place(layout, packed, sizes, Point(box.x, box.y + gap))
    return squeeze(layout, sizes, box, told="", is_forced=True) or ()


def turn_words(mat: Rect, ui: float) -> Rect:
    """Return where the mat shows what the draft lacks: at the right, or at the bottom of a high mat.

    Beside the text, the mat leaves as much width to the cards as it is high, or more: that of a run.
    """
    edge = whole(TURN_EDGE * ui)
    if is_high(mat):
        height = whole(_HIGH_SHARE * mat.height) - whole((TURN_HEAD + LABEL + 10) * ui)
        return Rect(mat.x + edge, mat.bottom - height, mat.width - 2 * edge, height)
    x = mat.x + max(mat.width * 45 // 100, edge + mat.height)
    return Rect(x, mat.y + whole(4 * ui), mat.right - edge - x, mat.height - whole(8 * ui))


def is_high(mat: Rect) -> bool:
    """Return whether a mat has more space below the cards than beside them."""
    return mat.width < _WIDE * mat.height


def text_areas(layout: Layout, mat: Rect) -> list[Rect]:
    """Return the title and the text of the mat, and the areas to its left and right."""
    table = layout.frame.table
    sides = [
        Rect(table.x, mat.y, mat.x - table.x, mat.height),
        Rect(mat.right, mat.y, table.right - mat.right, mat.height),
    ]
    head = layout.frame.px(TURN_HEAD)
    return [Rect(mat.x, mat.y, mat.width, head), *sides, turn_words(mat, layout.frame.ui)]
