"""Where melds lie: near the plates before play, in rows above the hands in stock games, as a draft on the mat.

`meld_regions` says which parts of the table the melds of a seat may use.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.shapes import Rect, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.meld_fitting import MeldSizes, PlacedGroup, Region, breadth, fit
from pinochle_qt.ui.table.geometry.meld_regions import anywhere, regions
from pinochle_qt.ui.table.geometry.panels import (
    BESIDE,
    MAT_HEAD,
    MOST_ABOVE,
    NARROW,
    brief_sums,
    has_meld_sum,
    last_trick,
    meld_mat,
    meld_sum,
)

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.layout import Layout

WORDS_LINE: Final = 22
"""Height of a line of text below the cards on a narrow mat, at scale 1."""
_LOW_MAT: Final = 180
"""The height of a mat below which it has no space for text, at scale 1."""
TURN_HEAD, TURN_EDGE = 32, 12
"""In stock games: height of the mat's title, and margin at its sides, at scale 1."""
_HIGH_MAT_SHARE: Final = 0.61
"""In stock games: the share of a high mat's height that title, label of the cards and text take."""
_EMPTY_MARGINS: Final = ((24, MAT_HEAD), (12, MAT_HEAD - 8))
"""Margins beside and above the text on a mat without cards, at scale 1, and on a narrow one."""
_MAX_LINES: Final = 3
_TITLE_GAP: Final = 8
"""The gap between a mat's title and the cards below it, where there is space, at scale 1."""
_PADDING: Final = 16
"""Padding beside cards and text on a wide mat, at scale 1."""


@lru_cache(maxsize=256)
def seat_melds(
    layout: Layout, place: int, melds: tuple[MeldSizes, ...], occupied: tuple[Rect, ...] = (), more: int = 0
) -> tuple[PlacedGroup, ...]:
    """Return where the melds of a seat lie.

    `melds` are those of every place, because neighbors share the space between them: the number of card places of each
    group, ghosts included, and the width of its label in pixels. `occupied` is what is in the middle of the table now.
    `more` is the width of the label that counts the groups left out where there is no space for all; 0 if none may be.
    """
    sizes, pills = tuple(size for size, _ in melds[place]), tuple(pill for _, pill in melds[place])
    return fit(layout, regions(layout, place, melds, occupied), sizes, pills, more)


@lru_cache(maxsize=16)
def recalled_melds(layout: Layout, place: int, melds: MeldSizes) -> tuple[PlacedGroup, ...]:
    """Return where melds that were taken up are shown again: clear of trick and last trick, anywhere if need be."""
    sums = meld_sum(layout) if has_meld_sum(layout) else brief_sums(layout, layout.seats)
    occupied = (layout.trick_bounds(), last_trick(layout, layout.seats), sums)
    only_these = tuple(melds if at == place else () for at in range(layout.seats))
    sizes, pills = tuple(size for size, _ in melds), tuple(pill for _, pill in melds)
    return fit(
        layout, (*regions(layout, place, only_these, occupied), *anywhere(layout, place, occupied)), sizes, pills
    )


@lru_cache(maxsize=64)
def draft_melds(
    layout: Layout, sizes: tuple[int, ...], pills: tuple[int, ...], space: MeldSizes | None = None
) -> tuple[PlacedGroup, ...]:
    """Return where the groups of a draft lie on the mat.

    The mat is sized for the melds in `space`, and part of it is kept free for text.
    """
    frame = layout.frame
    mat = meld_mat(layout, space)
    if layout.has_stock:
        turn_box, edge = turn_words(mat, frame.ui), frame.px(TURN_EDGE)
        top = mat.y + frame.px(TURN_HEAD)
        right, bottom = (mat.right, turn_box.y) if is_high(mat) else (turn_box.x, mat.bottom)
        box = Rect(mat.x + edge, top, right - edge - mat.x - edge, bottom - frame.px(4) - top)
        return fit(layout, (_below_title(layout, box),), sizes, pills)
    padding = frame.px(24 if not frame.small else 12)
    head = frame.px(MAT_HEAD if not frame.small else MAT_HEAD - 12)
    right, bottom = mat.right - padding, mat.bottom - frame.px(4)
    words = mat_words(mat, frame.ui, len(sizes), breadth(layout, sizes, pills))
    if words is not None and is_narrow(mat, frame.ui):
        bottom = words.y
    elif words is not None:
        right = words.x - padding
    box = Rect(mat.x + padding, mat.y + head, right - mat.x - padding, bottom - mat.y - head)
    return fit(layout, (_below_title(layout, box),), sizes, pills)


def _below_title(layout: Layout, box: Rect) -> Region:
    """Return a box of a mat as a place for groups, with a gap to the title above it if there is space for one."""
    return Region(box, "left", box.center.x, top=box.y + layout.frame.px(_TITLE_GAP))


def mat_words(mat: Rect, ui: float, groups: int, cards: int = 0) -> Rect | None:
    """Return where a mat shows what a draft of that many groups lacks: at the right, or at the bottom of a narrow mat.

    On a mat without groups, that is everything below the title. None if the cards need all the room, being that wide in
    one row, or if the mat is too low.
    """
    if not groups:
        edge, top = (whole(length * ui) for length in _EMPTY_MARGINS[is_narrow(mat, ui)])
        return Rect(mat.x + edge, mat.y + top, mat.width - 2 * edge, mat.height - top - edge // 2)
    if mat.height < _LOW_MAT * ui:
        return None
    if not is_narrow(mat, ui):
        if groups >= len(BESIDE):
            return None
        width, top = whole(mat.width * BESIDE[groups]), whole(MAT_HEAD * ui)
        if groups > 1 and cards > mat.width - width - whole(3 * _PADDING * ui):
            return None
        return Rect(mat.right - width, mat.y + top, width - whole(20 * ui), mat.height - top - whole(12 * ui))
    if groups > MOST_ABOVE:
        return None
    row = 2 * MAT_HEAD + 2 * WORDS_LINE  # the title, and cards with their label
    lines = min(int((mat.height / ui - row) // WORDS_LINE), _MAX_LINES)
    padding, height = whole(12 * ui), whole((lines * WORDS_LINE + 6) * ui)
    return Rect(mat.x + padding, mat.bottom - height, mat.width - 2 * padding, height)


def mat_text_areas(layout: Layout, mat: Rect, groups: int) -> list[Rect]:
    """Return the title and text areas of a mat with that many groups, and the areas to its left and right."""
    ui, frame = layout.frame.ui, layout.frame
    head = TURN_HEAD if layout.has_stock else MAT_HEAD
    words = turn_words(mat, ui) if layout.has_stock else mat_words(mat, ui, groups)
    sides = [
        Rect(frame.table.x, mat.y, mat.x - frame.table.x, mat.height),
        Rect(mat.right, mat.y, frame.table.right - mat.right, mat.height),
    ]
    return [Rect(mat.x, mat.y, mat.width, whole(head * ui)), *sides, *([words] if words is not None else [])]


def turn_words(mat: Rect, ui: float) -> Rect:
    """Return where a mat in a stock game shows what the draft lacks: at the right, or at the bottom of a high mat."""
    edge = whole(TURN_EDGE * ui)
    if is_high(mat):
        height = whole(_HIGH_MAT_SHARE * mat.height) - whole((TURN_HEAD + PILL_HEIGHT + 10) * ui)
        return Rect(mat.x + edge, mat.bottom - height, mat.width - 2 * edge, height)
    x = mat.x + mat.width * 45 // 100
    return Rect(x, mat.y + whole(4 * ui), mat.right - edge - x, mat.height - whole(8 * ui))


def is_high(mat: Rect) -> bool:
    """Return whether a mat has more space below the cards than beside them."""
    return mat.width < 2 * mat.height


def is_narrow(mat: Rect, ui: float) -> bool:
    """Return whether a mat is too narrow for text beside the cards."""
    return mat.width < NARROW * ui
