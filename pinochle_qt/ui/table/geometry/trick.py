"""Where the last trick is shown large: over the trick, each card on the side of the seat that played it; pure."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Rect, SizeClass, card_height, whole
from pinochle_qt.ui.table.geometry.plate_layout import TRICK_OFFSETS

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry.layout import Layout

TITLE: Final = 38
"""Height at scale 1 of the title above the cards, which says who took the trick."""
WORDS: Final = 38
"""Height at scale 1 of the two lines below each card."""
ONE_LINE: Final = 20
"""Height at scale 1 of the words below each card where they are in one line, so that small cards become larger."""
_SMALL_CARD: Final = {False: 54, True: 46}
"""The width of a card at scale 1 below which its words are in one line, by whether the window is small."""
_PADDING, _MARGIN = 8, 4
"""Space at scale 1 inside the edge of the panel, and between it and plates and hand."""
_NAME_WIDTH: Final = 136
"""Width at scale 1 that is enough for every name; a wide card may need more."""
_MIN_WIDTH: Final = 360
"""Width at scale 1 that has space for the title."""
_LABEL_REACH: Final = 88
"""How far a label beside the winning card extends, at scale 1."""
_CARD_GAP: Final = 12
"""The smallest gap between cards side by side, at scale 1."""


class ShownTrick(Struct, frozen=True):
    """The panel, the width of its cards, the upright box for the card and text of each place, and the text's height.

    `words` is `WORDS` or `ONE_LINE`.
    """

    panel: Rect
    card_width: int
    words: int
    cells: tuple[Rect, ...]


@lru_cache(maxsize=8)
def shown_trick(layout: Layout) -> ShownTrick:
    """Return where the last trick is shown: over the whole trick, as large as plates and hand allow.

    It never covers those at rest, and nothing of the current trick sticks out from under it.
    """
    frame, space = layout.frame, _space(layout)
    padding, title = frame.px(_PADDING), frame.px(TITLE)
    offsets = [TRICK_OFFSETS[layout.seats][place - 1] for place in range(layout.seats)]
    left, right = min(dx for dx, _ in offsets), max(dx for dx, _ in offsets)
    top, bottom = min(dy for _, dy in offsets), max(dy for _, dy in offsets)
    columns, rows = right - left + 1, bottom - top + 1
    max_cell_width = whole((space.width - 2 * padding) / columns)
    max_cell_height = whole((space.height - title - padding) / rows)
    widest = min(layout.card_width(SizeClass.L), max_cell_width - frame.px(_CARD_GAP))

    def card_above(words: int) -> int:
        """Return the width of cards, always even, above words of that height."""
        return min(widest, whole((max_cell_height - frame.px(words)) / 1.4)) // 2 * 2

    words = WORDS if card_above(WORDS) >= frame.px(_SMALL_CARD[frame.small]) else ONE_LINE
    card_width = card_above(words)
    cell_width = min(max_cell_width, max(card_width + frame.px(_CARD_GAP), frame.px(_NAME_WIDTH)))
    cell_height = min(max_cell_height, card_height(card_width) + frame.px(words))
    width = max(whole(columns * cell_width) + 2 * padding, frame.px(_MIN_WIDTH))
    panel = _panel_box(layout, space, width, whole(rows * cell_height) + title + padding)
    center_x = panel.center.x
    first_y = panel.y + title + (panel.height - title - padding - whole(rows * cell_height)) // 2
    cells = tuple(
        Rect(
            whole(center_x + dx * cell_width - cell_width / 2),
            first_y + whole((dy - top) * cell_height),
            cell_width,
            cell_height,
        )
        for dx, dy in offsets
    )
    return ShownTrick(panel, card_width, words, cells)


def _space(layout: Layout) -> Rect:
    """Return the area in the middle that plates and hand leave free."""
    frame = layout.frame
    margin, middle = frame.px(_MARGIN), frame.width // 2
    top, bottom = layout.middle_top + margin, layout.hand_crest - margin
    # where space is short, the trick takes all there is: up to the hand at rest, or without people to raised cards
    trick, lowest = layout.trick_bounds(), layout.hand_top if layout.has_people else layout.hand_crest
    top, bottom = min(top, max(trick.y, layout.middle_top)), max(bottom, min(trick.bottom, lowest))
    beside = [each for each in layout.all_parts() if each.y < bottom and each.bottom > top]
    half = min((min(abs(middle - each.x), abs(middle - each.right)) for each in beside), default=middle) - margin
    return Rect(middle - half, top, 2 * half, bottom - top)


def _panel_box(layout: Layout, space: Rect, width: int, height: int) -> Rect:
    """Return a panel of at least this size that covers the whole trick and stays inside the space."""
    trick, middle = layout.trick_bounds(), space.center.x
    half = max(width / 2, max(middle - trick.x, trick.right - middle) + layout.frame.px(_LABEL_REACH))
    y = min(max(layout.trick_center.y - height // 2, space.y), space.bottom - height)
    top, bottom = max(min(y, trick.y), space.y), min(max(y + height, trick.bottom), space.bottom)
    width = min(2 * whole(half), space.width)
    return Rect(middle - width // 2, top, width, bottom - top)
