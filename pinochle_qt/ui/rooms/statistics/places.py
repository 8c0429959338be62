"""The places of the parts of the page; constants are pixels at scale 1, the page's size is in pixels."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.style import scaled

TILES: Final = 5
_TILE, _TILE_GAP, _GAP = 104, 12, 16
_MAX_CHARTS, _MIN_CHARTS = 400, 216
_LOWER_ROW: Final = 168
_STACKED: Final = (264, 252, 176, 168, 152)
"""Heights of chart, bids, best hand, streaks and leads if they are in one column."""
_RIGHT: Final = 0.3425
"""Share of the width for the right column."""
_MIDDLE: Final = 0.2222


class PagePlaces(Struct, frozen=True):
    """The rectangle of each part, and the total height."""

    tiles: tuple[Rect, ...]
    chart: Rect
    bids: Rect
    best: Rect
    streaks: Rect
    leads: Rect
    height: int


def places(width: int, height: int, *, small: bool) -> PagePlaces:
    """Return the places in a page of this width; if the total exceeds `height`, the page scrolls."""
    return _stacked(width) if small else _side_by_side(width, height)


def _side_by_side(width: int, height: int) -> PagePlaces:
    gap, tile, below = scaled(_GAP), scaled(_TILE), scaled(_LOWER_ROW)
    free = height - tile - below - 2 * gap
    charts = min(max(free, scaled(_MIN_CHARTS)), scaled(_MAX_CHARTS))
    below += max(0, min(free - charts, scaled(40)))
    right = round((width - gap) * _RIGHT)
    middle = round((width - 2 * gap) * _MIDDLE)
    second_top, third_top = tile + gap, tile + gap + charts + gap
    left = width - right - gap
    best = left - middle - gap
    return PagePlaces(
        tiles=_row(0, width, tile, TILES, scaled(_TILE_GAP)),
        chart=Rect(0, second_top, left, charts),
        bids=Rect(left + gap, second_top, right, charts),
        best=Rect(0, third_top, best, below),
        streaks=Rect(best + gap, third_top, middle, below),
        leads=Rect(left + gap, third_top, right, below),
        height=third_top + below,
    )


def _stacked(width: int) -> PagePlaces:
    gap, tile = scaled(_TILE_GAP), scaled(_TILE)
    tiles = (*_row(0, width, tile, 3, gap), *_row(tile + gap, width, tile, TILES - 3, gap))
    y, boxes = 2 * (tile + gap), list[Rect]()
    for part_height in _STACKED:
        boxes.append(Rect(0, y, width, scaled(part_height)))
        y = boxes[-1].bottom + gap
    chart, bids, best, streaks, leads = boxes
    return PagePlaces(tiles, chart, bids, best, streaks, leads, y - gap)


def _row(top: int, width: int, height: int, count: int, gap: int) -> tuple[Rect, ...]:
    edges = [round(at * (width + gap) / count) for at in range(count + 1)]
    return tuple(Rect(edges[at], top, edges[at + 1] - edges[at] - gap, height) for at in range(count))
