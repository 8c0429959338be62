"""Where panels, bubbles and pills stand on the table, so that none of them covers a plate, a card or another panel.

Sizes of bubbles and pills come from the caller, who knows their text; everything else follows from the `Layout`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pinochle_qt.ui.table.geometry import Pose, Rect, SizeClass, floor8, whole
from pinochle_qt.ui.table.layout import Layout, card_height

TAIL: Final = 10
"""Length of a bubble's tail at ui = 1."""
_RING: Final = 5
"""What the ring of an acting plate takes outside of it."""


class Edge(Enum):
    """A side of a rectangle, here the one a bubble's tail grows from."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class BubblePlace:
    """A bubble without its tail, the side the tail grows from, and where on that side its tip is (pixels from its start)."""

    rect: Rect
    tail: Edge
    tip: int


@dataclass(frozen=True, slots=True)
class Draft:
    """Where South lays out a meld: the mat, the list of suggestions, the two buttons, and how many rows are shown.

    `mat` holds the draft left and the notes right. `buttons` is inside `suggestions` where that has room, else below it
    in the corner. `rows` counts suggestions of full height; when there are more, the last row's place says so.
    """

    mat: Rect
    suggestions: Rect
    buttons: Rect
    rows: int


# ---- panels in the middle --------------------------------------------------------------------------------------


def center_bottom(layout: Layout) -> int:
    """Return the line panels in the middle stand on: clear of every card of the own hand, however it stands out."""
    return floor8(layout.hand_crest - layout.frame.px(8))


def bid_panel(layout: Layout) -> Rect:
    """Return the bid panel, 528 × 224 at ui = 1."""
    return _centered(layout, 528, 224)


def trump_panel(layout: Layout) -> Rect:
    """Return the panel in which trump is named, 528 × 176 at ui = 1; it stands where the bid panel stood."""
    return _centered(layout, 528, 176)


def choice_panel(layout: Layout, width: int, height: int) -> Rect:
    """Return a panel of any size (at ui = 1) that stands where the bid panel stands, cut to the free middle."""
    room = layout.frame.width - 2 * layout.frame.margin
    rect = _centered(layout, width, height)
    if rect.width <= room:
        return rect
    return Rect(layout.frame.margin, rect.y, room, rect.height)


def _centered(layout: Layout, width: int, height: int) -> Rect:
    w, h = layout.frame.px(width), layout.frame.px(height)
    return Rect((layout.frame.width - w) // 2, center_bottom(layout) - h, w, h)


def score_panel(layout: Layout) -> Rect:
    """Return the panel with the score of a deal, at most 816 × 512 at ui = 1.

    It stays clear of the top plates and the own plate; where that leaves it too narrow it covers the plates at the
    sides, whose players have nothing to say then.
    """
    frame = layout.frame
    own = layout.plate(0)
    top = max(layout.middle_top if layout.seats > 2 else layout.plate(1).bottom, frame.bar) + 8
    bottom = own.y - _RING - 3
    beside = max((plate.right for place, plate in enumerate(layout.plates()) if place and layout.is_left(place)), default=0)
    free = frame.width - 2 * (beside + frame.px(16))
    width = min(frame.px(816), free if free >= frame.px(704) else frame.width - 2 * frame.margin)
    height = min(frame.px(512), bottom - top)
    return Rect((frame.width - width) // 2, whole((top + bottom - height) / 2), width, height)


# ---- the corners at the bottom ---------------------------------------------------------------------------------


def last_trick_card_width(layout: Layout) -> int:
    """Return the width in pixels of the cards in the last trick's panel."""
    return 34 if layout.frame.small else layout.frame.px(40)


def last_trick_panel(layout: Layout, cards: int) -> Rect:
    """Return the panel at the bottom right that shows the last trick of `cards` cards, or its empty form for 0."""
    frame = layout.frame
    own = layout.plate(0)
    right, bottom = frame.width - frame.margin, frame.height - frame.margin
    pad = frame.px(12)
    if not cards:
        width, height = frame.px(152), own.height
    else:
        card = last_trick_card_width(layout)
        width = min(own.width, max(frame.px(152), 2 * pad + cards * card + (cards - 1) * frame.px(4)))
        height = pad + frame.px(20) + card_height(card) + pad
    return Rect(right - width, bottom - height, width, height)


def last_trick_cards(layout: Layout, cards: int) -> tuple[Rect, ...]:
    """Return the upright faces in the last trick's panel, overlapping when there are many, indices free."""
    panel, pad = last_trick_panel(layout, cards), layout.frame.px(12)
    width = last_trick_card_width(layout)
    height = card_height(width)
    step = min(width + layout.frame.px(4), (panel.width - 2 * pad - width) / max(cards - 1, 1))
    y = panel.bottom - pad - height
    return tuple(Rect(panel.x + pad + whole(i * step), y, width, height) for i in range(cards))


def tally_panel(layout: Layout, rows: int) -> Rect:
    """Return the small panel above the own plate that sums up the melds so far, one row for each side."""
    own, px = layout.plate(0), layout.frame.px
    height = px(40 + 28 * rows + 8)
    return Rect(own.x, own.y - px(16) - height, own.width, height)


# ---- melding ---------------------------------------------------------------------------------------------------


def draft(layout: Layout) -> Draft:
    """Return the places for laying out a meld.

    On a small window the list is short, ends above the hand, and its buttons move to the corner of the last trick.
    """
    frame, px = layout.frame, layout.frame.px
    margin, right = frame.margin, frame.width - frame.margin
    bottom = center_bottom(layout)
    hand = layout.hand_bounds()
    # beside the hand the list may reach the corner; the own plate's width is the least that holds a suggestion
    beside = max(right - px(272), hand.right + 8)
    is_tall = not frame.small and right - beside >= layout.plate(0).width
    left = beside if is_tall else right - px(272)
    top = _draft_top(layout)
    end = frame.height - margin if is_tall else bottom
    suggestions = Rect(left, top, right - left, end - top)
    head, row = px(44), px(64)
    if is_tall:
        buttons = Rect(left + px(16), end - px(16 + 48), right - left - px(32), px(48))
        rows = (buttons.y - top - head - px(8)) // row
    else:
        own = layout.plate(0)
        buttons = Rect(right - own.width, frame.height - margin - px(48), own.width, px(48))
        rows = (end - top - head - px(8)) // row
    own_right = layout.plate(0).right
    mat_left = own_right + px(24 if not frame.small else 16)
    mat = Rect(mat_left, top, left - px(24 if not frame.small else 16) - mat_left, bottom - top)
    return Draft(mat, suggestions, buttons, max(rows, 1))


def _draft_top(layout: Layout) -> int:
    """Return the line below the melds of the others (5 and more seats and stock games: below the plates)."""
    px = layout.frame.px
    side = max(
        (plate.bottom for place, plate in enumerate(layout.plates()) if place and not layout.is_left(place)),
        default=layout.frame.bar,
    )
    if layout.seats >= 5:
        return side + px(16) if side < layout.frame.height * 0.4 else _second_side_top(layout)
    if layout.seats == 2:
        return layout.middle_top + layout.meld_band
    pills = layout.plate(layout.seats - 1).y - px(32) + layout.card_height(SizeClass.M) + px(4 + 24)
    return max(side, pills) + px(16 if not layout.frame.small else 8)
