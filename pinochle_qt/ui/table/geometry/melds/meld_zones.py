"""Where the melds of every seat lie: in front of their owner, on one mat, all cards of one size.

Each seat has a zone of its own, and no two zones overlap: seats at the sides have a column beside their plate, the seat
opposite lies below its plate, and the player's own melds above the hand. Melds with too little space there use what is
free nearby. At five and more seats, one seat's melds at a time lie in the middle.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Point, Rect, SizeClass, whole
from pinochle_qt.ui.table.geometry.melds.meld_fitting import (
    FULL_STYLES,
    LABEL,
    PADDING,
    STYLES,
    MeldSizes,
    Packed,
    PlacedGroup,
    pack,
    place,
    squeeze,
)
from pinochle_qt.ui.table.geometry.panels import brief_sums, has_meld_sum, last_trick, meld_list, meld_sum

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.geometry.melds.meld_fitting import Told

Edge: TypeAlias = Literal["left", "right", "top", "bottom"]
"""The edge of a mat next to its owner."""

MOST_IN_FRONT: Final = 4
"""The most seats at which all melds lie in front of their owners at once; with more, one seat's lie in the middle."""
OWNER: Final = 56
"""The side of the portrait of the owner on a mat in the middle, at scale 1."""
_BAR_GAP, _MARGIN = 12, 8
_BESIDE: Final = {False: 36, True: 16}
"""The gap between a plate at a side and its zone at scale 1, by whether the window is small."""
_OVER_PLATE: Final = 60
"""How far above the top of a plate the melds beside it begin, at scale 1."""
_SIDE_WIDTH: Final = {False: 220, True: 170}
"""The width of the zones at the sides at scale 1, by whether the window is small."""
_SIDE_CARDS: Final = 3.1
"""The least width of these zones inside in card widths: two pairs of a roundhouse."""
_MIDDLE_WIDTH: Final = 350
"""The most width of the zones in the middle at scale 1."""
_MIDDLE_CARDS: Final = 5.0
_PILE_GROWTH: Final = 20
"""How much higher a trick pile becomes than its lowest pack, at scale 1."""
_LOW_LABEL: Final = 4
"""How much less padding a mat needs below its labels, at scale 1."""
_MOST_PARTS: Final = 24
"""The most free parts of the table that are tried for melds."""


class Zone(Struct, frozen=True):
    """A place for melds: its box, and the edge next to their owner."""

    box: Rect
    edge: Edge
    top: int | None = None
    """The preferred top of melds at a side; if they need more space, they begin higher."""
    axis: int = 0
    """The preferred middle of melds above or below their owner."""


class PlacedMelds(Struct, frozen=True):
    """The melds of one seat: the mat, the edge of it next to the owner, and where each group lies."""

    mat: Rect
    edge: Edge
    groups: tuple[PlacedGroup, ...]
    owner: Rect | None = None
    """Where the portrait of the owner is on a mat in the middle."""


@lru_cache(maxsize=64)
def table_melds(
    layout: Layout, melds: tuple[MeldSizes, ...], occupied: tuple[Rect, ...] = ()
) -> tuple[PlacedMelds | None, ...]:
    """Return where the melds of every place lie, None for a place without any.

    `melds` are the sizes of the groups at each place; `occupied` is what is in the middle of the table now.
    """
    fixed = [*_fixed_areas(layout), *occupied]
    zones = [_zone(layout, at) for at in range(layout.seats)]
    placed: dict[int, PlacedMelds] = {}
    waiting = [at for at in range(layout.seats) if melds[at]]
    # where there is space for the longest list of melds, nothing moves when it opens or closes
    for at, obstacles in product(tuple(waiting), ([*fixed, meld_list(layout)], fixed)):
        found = _first_fit(layout, _free(layout, zones[at], obstacles), melds[at]) if at not in placed else None
        if found is not None:
            placed[at] = found
            waiting.remove(at)
    while waiting:
        at = waiting.pop(0)
        others = [each.mat for each in placed.values()]
        reserved = [zones[other].box for other in waiting]
        own = [*_free(layout, zones[at], [*fixed, *others])]
        nearby = _free(layout, zones[at], [*fixed, *others, *reserved], box=_around(layout, at))
        placed[at] = _fit(layout, [*own, *nearby] or [zones[at]], melds[at])
    return tuple(placed.get(at) for at in range(layout.seats))


@lru_cache(maxsize=32)
def melds_alone(layout: Layout, at: int, melds: MeldSizes, occupied: tuple[Rect, ...] = ()) -> PlacedMelds:
    """Return where the melds of one place lie while no others do: in its zone, or else anywhere that is free.

    At five and more seats, they lie in the middle, if possible with space for a portrait of their owner. Where there is
    no other space, they cover what is `occupied`.
    """
    fixed, table = [*_fixed_areas(layout), *occupied], _table(layout)
    is_in_front = at == 0 or layout.seats <= MOST_IN_FRONT
    zone = _zone(layout, at) if is_in_front else _middle(layout)
    side, pad = layout.frame.px(OWNER), layout.frame.px(PADDING)
    nearest = None if is_in_front else layout.plate(at).center
    for head in (0,) if is_in_front else (side + pad, 0):
        zones = [*_free(layout, zone, fixed, head), *_free(layout, zone, fixed, head, table, nearest)]
        found = _readable(layout, zones, melds)
        if found is None:
            continue
        if not head:
            return found
        mat = replace(found.mat, x=found.mat.x - head, width=found.mat.width + head)
        return replace(found, mat=mat, owner=Rect(mat.x + pad, mat.center.y - side // 2, side, side))
    return _fit(layout, _free(layout, zone, _fixed_areas(layout)) or [zone], melds)


def draft_melds(layout: Layout, melds: MeldSizes, best: MeldSizes, occupied: tuple[Rect, ...] = ()) -> PlacedMelds:
    """Return where a draft lies on the player's own mat, which has space for the `best` melds too.

    So the mat keeps its size while cards come and go. Without any melds, it is as large as for one row of two cards.
    """
    frame, empty = layout.frame, Rect(0, 0, 2 * layout.card_width(SizeClass.M), layout.card_height(SizeClass.M))
    zone = _zone(layout, 0)
    height = empty.height + frame.px(LABEL + 2 * PADDING)
    least = Rect(zone.axis - empty.width, zone.box.bottom - height, 2 * empty.width, height)
    mats = [melds_alone(layout, 0, sizes, occupied).mat for sizes in (best, melds) if sizes]
    for mat in mats:
        least = least.united(mat) if mat.bottom == least.bottom else mat
    if not melds:
        return PlacedMelds(least, "bottom", ())
    return replace(melds_alone(layout, 0, melds, occupied), mat=least)


# ---- zones -----------------------------------------------------------------------------------------------------------


def _zone(layout: Layout, at: int) -> Zone:
    """Return the zone of a place; those of different places do not overlap."""
    if layout.has_stock:
        return _zone_with_stock(layout, at)
    frame, gap = layout.frame, layout.frame.px(_BAR_GAP)
    middle, bottom = frame.width // 2, layout.hand_crest
    if layout.seats in {3, 4} and not layout.is_top(at) and at:
        plate, start, width = layout.plate(at), _side_start(layout), _side_width(layout)
        x = start if layout.is_left(at) else frame.width - start - width
        top = frame.bar + frame.px(_MARGIN)
        preferred = plate.y - frame.px(_OVER_PLATE)
        return Zone(Rect(x, top, width, bottom - top), "left" if layout.is_left(at) else "right", preferred)
    half = _middle_half(layout)
    top = layout.middle_top + gap
    half_gap = frame.px(_MARGIN) // 2
    row = layout.card_height(SizeClass.M) + frame.px(LABEL + 2 * PADDING)
    # where there is no space for two rows, the seat opposite may use the space beside its plate
    between = min((top + bottom) // 2, bottom - row - half_gap) if layout.seats in {2, 4} else top
    if at == 0:
        return Zone(
            Rect(middle - half, between + half_gap, 2 * half, bottom - between - half_gap), "bottom", axis=middle
        )
    return Zone(Rect(middle - half, top, 2 * half, between - half_gap - top), "top", axis=middle)


def _span(layout: Layout) -> int:
    """Return the width from the zone of a seat at the side to the middle of the table."""
    frame = layout.frame
    if layout.seats not in {3, 4}:
        return frame.width // 2 - layout.plate(0).right - frame.px(16)
    return frame.width // 2 - _side_start(layout)


def _side_start(layout: Layout) -> int:
    """Return the distance of the zones at the sides from the edge of the window."""
    frame = layout.frame
    seat = max(box.right for box in layout.parts(1))
    return max(layout.plate(1).right + frame.px(_BESIDE[frame.small]), seat + frame.px(_MARGIN))


def _side_width(layout: Layout) -> int:
    """Return the width of the zones at the sides."""
    frame, card = layout.frame, layout.card_width(SizeClass.M)
    wanted = max(frame.px(_SIDE_WIDTH[frame.small]), whole(_SIDE_CARDS * card) + frame.px(2 * PADDING))
    return min(wanted, _span(layout) * 2 // 3)


def _middle_half(layout: Layout) -> int:
    """Return half the width of the zones in the middle."""
    frame, card = layout.frame, layout.card_width(SizeClass.M)
    wanted = max(frame.px(_MIDDLE_WIDTH), whole(_MIDDLE_CARDS * card) + frame.px(2 * PADDING)) // 2
    if layout.seats in {3, 4}:
        return min(wanted, _span(layout) - _side_width(layout) - frame.px(_MARGIN))
    return _span(layout)


def _zone_with_stock(layout: Layout, at: int) -> Zone:
    """Return the zone of a place beside, above or below trick and stock."""
    frame, gap = layout.frame, layout.frame.px(_MARGIN)
    trick, plate, middle = layout.trick_bounds(), layout.plate(at), layout.frame.width // 2
    side = frame.width // 4 - gap
    if at == 0:
        inset = frame.margin if layout.seats == 2 else frame.width // 4
        top = trick.bottom + gap
        return Zone(Rect(inset, top, frame.width - 2 * inset, layout.hand_crest - top), "bottom", axis=middle)
    top = max(plate.bottom, layout.middle_top if layout.seats == 2 else 0) + gap
    if layout.seats == 2:
        return Zone(Rect(frame.margin, top, frame.width - 2 * frame.margin, trick.y - gap - top), "top", axis=middle)
    if layout.is_top(at):
        box = Rect(frame.width // 4, top, frame.width - 2 * (frame.width // 4), trick.y - gap - top)
        return Zone(box, "top", axis=plate.center.x)
    x = frame.margin if layout.is_left(at) else frame.width - side
    return Zone(Rect(x, top, side - frame.margin, layout.hand_crest - top), "top", axis=plate.center.x)


def _middle(layout: Layout) -> Zone:
    """Return the zone in the middle of a table for five and more."""
    frame, gap = layout.frame, layout.frame.px(_BAR_GAP)
    inset = max((layout.plate(at).right for at in range(1, layout.seats) if layout.is_left(at)), default=0) + gap
    top = layout.middle_top + gap
    return Zone(Rect(inset, top, frame.width - 2 * inset, layout.hand_crest - top), "left", axis=frame.width // 2)


def _table(layout: Layout) -> Rect:
    return layout.frame.table.grown(-layout.frame.px(_MARGIN))


def _around(layout: Layout, at: int) -> Rect:
    """Return what melds may use whose zone is too small: at a side, their half of the table."""
    table = _table(layout)
    if at and not layout.is_top(at) and layout.seats in {3, 4}:
        x = table.x if layout.is_left(at) else table.center.x
        return Rect(x, table.y, table.width // 2, table.height)
    return table


def sums_or_piles(layout: Layout) -> list[Rect]:
    """Return what tells during play how much has been taken: the trick piles at their highest, or a panel."""
    if not layout.has_people:
        return [brief_sums(layout, layout.seats)]
    lowest = [layout.bounds(layout.pile(at)) for at in range(layout.seats)]
    return [box.united(box.moved(dy=-layout.frame.px(_PILE_GROWTH))) for box in lowest]


def _fixed_areas(layout: Layout) -> list[Rect]:
    """Return what is always on the table: seats, the hand, and in stock games the middle."""
    areas = layout.all_parts()
    hand = layout.hand_bounds()
    areas.append(Rect(hand.x, layout.hand_crest, hand.width, layout.frame.height - layout.hand_crest))
    if has_meld_sum(layout):
        areas.append(meld_sum(layout))
    if layout.is_opposed:
        backs = [layout.bounds(pose) for pose in layout.backs(1, layout.hand_most)]
        areas.append(backs[0].united(backs[-1]))
    if layout.has_stock:
        stock, gap = layout.stock(), layout.frame.px(_MARGIN)
        pile = layout.bounds(stock.upcard).united(layout.bounds(stock.stock))
        half = layout.frame.px(44)
        labels = [
            Rect(at.x - half, at.y, 2 * half, layout.frame.px(24)) for at in (stock.upcard_label, stock.count_label)
        ]
        areas += [pile, *labels, layout.trick_bounds().grown(gap // 2)]
        areas += [last_trick(layout, layout.seats), *sums_or_piles(layout)]
    return areas


# ---- fitting ---------------------------------------------------------------------------------------------------------


def _first_fit(layout: Layout, zones: Sequence[Zone], sizes: MeldSizes) -> PlacedMelds | None:
    """Return melds in the first zone with space for them in full, None if there is none."""
    for zone, style in product(zones, STYLES):
        packed = pack(layout, sizes, style, _inside(layout, zone.box))
        if packed is not None:
            return _on_mat(layout, zone, packed, sizes)
    return None


def _fit(layout: Layout, zones: Sequence[Zone], sizes: MeldSizes) -> PlacedMelds:
    """Return melds in the best style that any zone has space for; at last, as close as they must be."""
    found = _readable(layout, zones, sizes)
    if found is not None:
        return found
    for zone in zones:
        groups = squeeze(layout, sizes, _inside(layout, zone.box), told="")
        if groups is not None:
            return _around_groups(layout, zone, groups)
    largest = max(zones, key=lambda zone: zone.box.width * zone.box.height)
    groups = squeeze(layout, sizes, _inside(layout, largest.box), told="", is_forced=True)
    return _around_groups(layout, largest, groups or ())


def _readable(layout: Layout, zones: Sequence[Zone], sizes: MeldSizes) -> PlacedMelds | None:
    """Return melds in the best style that tells all their points; None if no zone has space for any."""
    found = _first_fit(layout, zones, sizes)
    if found is not None:
        return found
    for style, zone in product(FULL_STYLES, zones):
        packed = pack(layout, sizes, style, _inside(layout, zone.box))
        if packed is not None:
            return _on_mat(layout, zone, packed, sizes)
    levels: tuple[Told, ...] = ("names", "points")
    for told, zone in product(levels, zones):
        groups = squeeze(layout, sizes, _inside(layout, zone.box), told=told)
        if groups is not None:
            return _around_groups(layout, zone, groups)
    return None


def _around_groups(layout: Layout, zone: Zone, groups: tuple[PlacedGroup, ...]) -> PlacedMelds:
    """Return a mat as wide as its zone around all cards and labels, at the edge next to their owner."""
    pad, box = layout.frame.px(PADDING), zone.box
    bottoms = [layout.bounds(pose).bottom for group in groups for pose in group.poses]
    bottoms += [group.label.y + layout.frame.px(LABEL - _LOW_LABEL) for group in groups if group.label is not None]
    height = min(max(bottoms) + pad - box.y, box.height)
    lowest = box.height - height
    down = lowest if zone.edge == "bottom" else min(max((zone.top or 0) - box.y, 0), lowest)
    lowered = tuple(_lowered(group, down) for group in groups)
    return PlacedMelds(Rect(box.x, box.y + down, box.width, height), zone.edge, lowered)


def _lowered(group: PlacedGroup, down: int) -> PlacedGroup:
    label = Point(group.label.x, group.label.y + down) if group.label is not None else None
    return replace(group, poses=tuple(replace(pose, y=pose.y + down) for pose in group.poses), label=label)


def _inside(layout: Layout, box: Rect) -> Rect:
    """Return the part of a mat for cards and labels, which are lower than the space reserved for them."""
    inside = box.grown(-layout.frame.px(PADDING))
    return replace(inside, height=inside.height + layout.frame.px(_LOW_LABEL))


def _on_mat(layout: Layout, zone: Zone, packed: Packed, sizes: MeldSizes) -> PlacedMelds:
    """Return packed groups on a mat at the edge of a zone next to their owner."""
    pad, box = layout.frame.px(PADDING), zone.box
    width, height = packed.width + 2 * pad, packed.height + 2 * pad - layout.frame.px(_LOW_LABEL)
    lowest = box.bottom - height
    match zone.edge:
        case "left" if zone.axis:  # in the middle
            x = min(max(zone.axis - width // 2, box.x), box.right - width)
            y = box.center.y - height // 2
        case "left":
            x, y = box.x, min(max(box.y, zone.top or 0), lowest)
        case "right":
            x, y = box.right - width, min(max(box.y, zone.top or 0), lowest)
        case _:
            x = min(max(zone.axis - width // 2, box.x), box.right - width)
            y = box.y if zone.edge == "top" else lowest
    mat = Rect(x, y, width, height)
    return PlacedMelds(mat, zone.edge, place(layout, packed, sizes, Point(x + pad, y + pad)))


def _free(
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
    gap = layout.frame.px(_MARGIN)
    parts = [zone.box if box is None else box]
    for obstacle in obstacles:
        kept = [part for part in parts if not part.overlaps(obstacle)]
        pieces = [piece for part in parts if part.overlaps(obstacle) for piece in _remainder(part, obstacle, gap)]
        pieces = [piece for at, piece in enumerate(pieces) if piece not in pieces[:at]]
        parts = kept + [
            piece
            for piece in pieces
            if not any(other.contains(piece) and other is not piece for other in (*kept, *pieces))
        ]
    least = layout.frame.px(2 * PADDING)
    width, height = layout.card_width(SizeClass.M) + least + head, layout.card_height(SizeClass.M) + least
    large_enough = [part for part in parts if part.height >= height and part.width >= width]
    anchor = _anchor(zone) if nearest is None else nearest
    large_enough.sort(key=lambda part: (_distance(part, anchor), -part.width * part.height))
    return [
        replace(zone, box=Rect(part.x + head, part.y, part.width - head, part.height))
        for part in large_enough[:_MOST_PARTS]
    ]


def _anchor(zone: Zone) -> Point:
    """Return the point of a zone that is nearest to the owner of the melds."""
    box = zone.box
    match zone.edge:
        case "left" | "right":
            return Point(box.x if zone.edge == "left" else box.right, zone.top or box.y)
        case _:
            return Point(zone.axis, box.y if zone.edge == "top" else box.bottom)


def _remainder(part: Rect, obstacle: Rect, gap: int) -> list[Rect]:
    """Return what is left of a box on the four sides of an obstacle."""
    sides = (
        Rect(part.x, part.y, obstacle.x - gap - part.x, part.height),
        Rect(obstacle.right + gap, part.y, part.right - obstacle.right - gap, part.height),
        Rect(part.x, part.y, part.width, obstacle.y - gap - part.y),
        Rect(part.x, obstacle.bottom + gap, part.width, part.bottom - obstacle.bottom - gap),
    )
    return [side for side in sides if side.width > 0 and side.height > 0]


def _distance(part: Rect, anchor: Point) -> int:
    """Return the distance of a box from a point: the horizontal plus the vertical one, in pixels."""
    dx = max(part.x - anchor.x, anchor.x - part.right, 0)
    return dx + max(part.y - anchor.y, anchor.y - part.bottom, 0)
