"""The parts of the table that are free for melds: a zone without what is in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Point, Rect, SizeClass
from pinochle_qt.ui.table.geometry.melds.meld_fitting import padding
from pinochle_qt.ui.table.geometry.melds.seat_zones import MARGIN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.geometry.melds.seat_zones import Zone

_MOST_PARTS: Final = 24
"""The most free parts of the table that are tried for melds."""


def free_zones(
    layout: Layout,
    zone: Zone,
    obstacles: Iterable[Rect],
    head: int = 0,
    box: Rect | None = None,
    nearest: Point | None = None,
) -> list[Zone]:
    """Return the largest parts of a zone, or of a box around it, that no obstacle overlaps.

    The first are those nearest to the owner, or to the point `nearest`. The first `head` pixels at the left of each are
    left out.
    """
    gap = layout.frame.px(MARGIN)
    least = 2 * padding(layout)
    width, height = layout.card_width(SizeClass.M) + least + head, layout.card_height(SizeClass.M) + least
    parts = [each for each in (zone.box if box is None else box,) if each.width >= width and each.height >= height]
    for obstacle in obstacles:
        kept = [part for part in parts if not part.overlaps(obstacle)]
        cut = (piece for part in parts if part.overlaps(obstacle) for piece in _remainder(part, obstacle, gap))
        # what is too small for a card only becomes smaller
        pieces = list(dict.fromkeys(piece for piece in cut if piece.width >= width and piece.height >= height))
        parts = kept + [
            piece
            for piece in pieces
            if not any(other.contains(piece) and other is not piece for other in (*kept, *pieces))
        ]
    anchor = anchor_of(zone) if nearest is None else nearest
    parts.sort(key=lambda part: (distance(part, anchor), -part.width * part.height))
    return [headed(replace(zone, box=part), head) for part in parts[:_MOST_PARTS]]


def anchor_of(zone: Zone) -> Point:
    """Return the point of a zone that is nearest to the owner of the melds."""
    box = zone.box
    match zone.edge:
        case "left" | "right":
            return Point(box.x if zone.edge == "left" else box.right, zone.top or box.y)
        case _:
            return Point(zone.axis, box.y if zone.edge == "top" else box.bottom)


def _remainder(part: Rect, obstacle: Rect, gap: int) -> tuple[Rect, ...]:
    """Return what is left of a box on the four sides of an obstacle, nothing where a size is not above 0."""
    return (
        Rect(part.x, part.y, obstacle.x - gap - part.x, part.height),
        Rect(obstacle.right + gap, part.y, part.right - obstacle.right - gap, part.height),
        Rect(part.x, part.y, part.width, obstacle.y - gap - part.y),
        Rect(part.x, obstacle.bottom + gap, part.width, part.bottom - obstacle.bottom - gap),
    )


def distance(part: Rect, anchor: Point) -> int:
    """Return the distance of a box from a point: the horizontal plus the vertical one, in pixels."""
    dx = max(part.x - anchor.x, anchor.x - part.right, 0)
    return dx + max(part.y - anchor.y, anchor.y - part.bottom, 0)


def headed(zone: Zone, head: int) -> Zone:
    """Return a zone without the first pixels at its left."""
    box = zone.box
    return replace(zone, box=Rect(box.x + head, box.y, box.width - head, box.height))
