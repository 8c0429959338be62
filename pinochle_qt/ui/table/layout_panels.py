"""Where panels and bubbles stand over the table; pure, in pixels of the window like the rest of the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ui.table.geometry import Rect, Tail, whole

if TYPE_CHECKING:
    from pinochle_qt.ui.table.layout import Layout

_GAP = 12


def bid_panel(layout: Layout) -> Rect:
    """Return the place of the bid panel: centered, standing on the hand."""
    return _over_hand(layout, 528, 224)


def trump_panel(layout: Layout) -> Rect:
    """Return the place of the panel that names trump."""
    return _over_hand(layout, 528, 184)


def pass_panel(layout: Layout) -> Rect:
    """Return the place of the panel for cards to be given or laid aside; selected cards rise below it."""
    return _over_hand(layout, 528, 136)


def decide_panel(layout: Layout) -> Rect:
    """Return the place of the panel with two or three answers."""
    return _over_hand(layout, 528, 176)


def meld_mat(layout: Layout) -> Rect:
    """Return the mat on which cards are laid out to be melded."""
    frame = layout.frame
    beside = meld_list(layout)
    left = layout.plate(0).right + frame.px(24 if not frame.small else 8)
    height = frame.px(192) if not frame.small else layout.meld_band + frame.px(56)
    bottom = layout.hand_crest - frame.px(8)
    return Rect(left, bottom - height, beside.x - frame.px(24 if not frame.small else 8) - left, height)


def meld_list(layout: Layout) -> Rect:
    """Return the list of the best melds at the right; in a small window it ends above the hand."""
    frame = layout.frame
    width = frame.px(272 if not frame.small else 264)
    left = frame.width - frame.margin - width
    if frame.small:
        bottom = frame.height - frame.margin
        top = bottom - frame.px(264)
        return Rect(left, top, width, bottom - top)
    height = min(frame.px(392), frame.height - frame.margin - layout.plate(layout.seats - 1).bottom - frame.px(24))
    return Rect(left, frame.height - frame.margin - height, width, height)


def score_panel(layout: Layout) -> Rect:
    """Return the place of the score of a deal, in the middle of the table."""
    frame = layout.frame
    table = frame.table
    width = min(frame.px(816), frame.width - 2 * frame.margin)
    highest = max((layout.plate(p).bottom for p in range(layout.seats) if layout.is_top(p)), default=table.y)
    top, bottom = highest + frame.px(12), layout.plate(0).y - frame.px(12)
    if bottom - top < frame.px(480):  # too low a window: the panel may stand over plates then
        top, bottom = table.y + frame.px(8), frame.height - frame.px(8)
    height = min(frame.px(512), bottom - top)
    return Rect((frame.width - width) // 2, (top + bottom - height) // 2, width, height)


def last_trick(layout: Layout, cards: int) -> Rect:
    """Return the place of the last trick with this many cards, bottom right."""
    frame = layout.frame
    card = frame.px(34 if frame.small else 40)
    step = card + frame.px(4)
    shown = min(cards, 4)
    width = max(frame.px(152), shown * step + frame.px(20))
    rows = -(-cards // 4)
    height = frame.px(30) + rows * (whole(1.4 * card) + frame.px(6)) + frame.px(8)
    return Rect(frame.width - frame.margin - width, frame.height - frame.margin - height, width, height)


def log_panel(layout: Layout) -> Rect:
    """Return the place of what happened in words: a column at the right."""
    frame = layout.frame
    width = frame.px(320)
    table = frame.table
    return Rect(
        frame.width - frame.margin - width, table.y + frame.px(16), width, table.height - frame.px(16) - frame.margin
    )


def curtain(layout: Layout) -> Rect:
    """Return the place of the curtain: everything below the menu bar."""
    frame = layout.frame
    return Rect(0, frame.menu, frame.width, frame.height - frame.menu)


def bubble(layout: Layout, place: int) -> tuple[Rect, Tail]:
    """Return where a seat's word stands, and on which side of it the tail is.

    Beside the plates at the edges, under those at the top and above the own plate; in a small window also under the
    plates at the edges, so that the bid panel fits between them.
    """
    frame = layout.frame
    plate = layout.plate(place)
    width, height, gap = frame.px(128), frame.px(60 if frame.small else 68), frame.px(14)
    if place == 0:
        return Rect(plate.center.x - width // 2, plate.y - gap - height, width, height), Tail.BOTTOM
    if layout.is_top(place) or frame.small:
        left = min(max(plate.center.x - width // 2, frame.margin), frame.width - frame.margin - width)
        return Rect(left, plate.bottom + gap, width, height), Tail.TOP
    top = plate.center.y - height // 2
    if layout.is_left(place):
        return Rect(plate.right + gap, top, width, height), Tail.LEFT
    return Rect(plate.x - gap - width, top, width, height), Tail.RIGHT


def _over_hand(layout: Layout, width: float, height: float) -> Rect:
    """Return a panel of a size at ui = 1, centered above the hand with its cards raised."""
    frame = layout.frame
    w, h = frame.px(width), frame.px(height)
    bottom = layout.hand_crest - frame.px(_GAP)
    return Rect((frame.width - w) // 2, max(frame.bar + frame.px(8), bottom - h), w, h)
