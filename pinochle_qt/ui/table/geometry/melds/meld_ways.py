"""Lays melds out in one zone, on a mat at its edge next to their owner: every way to do so, and what each costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Point, Rect, whole
from pinochle_qt.ui.table.geometry.melds.meld_fitting import (
    FULL_STYLES,
    LABEL,
    STYLES,
    MeldSizes,
    Packed,
    PlacedGroup,
    Style,
    Told,
    pack,
    padding,
    place,
    squeeze,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.geometry.melds.seat_zones import Edge, Zone

_LOW_LABEL: Final = 4
"""How much less padding a mat needs below its labels, at scale 1."""
_SHARES: Final = (1.0, 1.5, 2.0)
"""How much wider than its cards a mat becomes where their labels need more space."""


class Way(Struct, frozen=True):
    """How melds are laid out: each by itself in a style, or all cards in one sequence, whose labels say `form`.

    `cost` is how much farther from their preferred place melds may be, at scale 1, to be laid out in the best way.
    """

    form: Style | Told
    cost: int

    @property
    def is_sequence(self) -> bool:
        """Whether all cards lie in one sequence, which does not show where a meld ends."""
        return isinstance(self.form, str)

    @property
    def tells_names(self) -> bool:
        """Whether labels tell more than points."""
        return not self.form.is_short if isinstance(self.form, Style) else self.form == "names"

    @property
    def is_for_rich(self) -> bool:
        """Whether rows with names cover those above: only where all that seats have may be rich."""
        return isinstance(self.form, Style) and self.form.overlaps and not self.form.is_short


IN_FULL: Final = tuple(Way(style, 10 * nth) for nth, style in enumerate(STYLES))
"""The ways with every name and every card in full view, the best first."""
GIVING_WAY: Final = (
    *(Way(style, cost) for style, cost in zip(FULL_STYLES, (40, 110, 120, 130, 140, 170, 230, 270, 350), strict=True)),
    Way("names", 1000),
    Way("points", 1100),
)
"""The ways for zones without space for that which tell all points, the best first."""


def giving_way(layout: Layout) -> Sequence[Way]:
    """Return the ways for melds without space for the best ones, in the order in which they are tried.

    Nobody at a television can ask what a meld is: its name is worth more there than cards in full view.
    """
    if not layout.frame.is_tv:
        return GIVING_WAY
    return sorted(GIVING_WAY, key=lambda way: not way.tells_names)


class PlacedMelds(Struct, frozen=True):
    """The melds of one seat: the mat, the edge of it next to the owner, and where each group lies."""

    mat: Rect
    edge: Edge
    groups: tuple[PlacedGroup, ...]
    owner: Rect | None = None
    """Where the portrait of the owner is on a mat in the middle."""


def narrowed(zone: Zone, width: int) -> Zone:
    """Return a zone that is no wider than `width`, 0 for any: beside its owner, or around its preferred middle."""
    box = zone.box
    if not width or box.width <= width:
        return zone
    if zone.edge == "left":
        return replace(zone, box=replace(box, width=width))
    if zone.edge == "right":
        return replace(zone, box=replace(box, x=box.right - width, width=width))
    x = min(max(zone.axis - width // 2, box.x), box.right - width)
    return replace(zone, box=replace(box, x=x, width=width))


def laid(layout: Layout, zone: Zone, sizes: MeldSizes, way: Way) -> PlacedMelds | None:
    """Return melds in a zone in one of the ways; None if they do not fit."""
    if isinstance(way.form, str):
        return squeezed(layout, zone, sizes, way.form)
    packed = pack(layout, sizes, way.form, _inside(layout, zone.box))
    return _on_mat(layout, zone, packed, sizes) if packed is not None else None


def squeezed(layout: Layout, zone: Zone, sizes: MeldSizes, told: Told) -> PlacedMelds | None:
    """Return melds in one sequence on a mat that is little wider than their cards; None if they do not fit."""
    groups = squeeze(layout, sizes, _inside(layout, zone.box), told=told)
    if groups is None:
        return None
    boxes = [layout.bounds(pose) for group in groups for pose in group.poses]
    needed = max(box.right for box in boxes) - min(box.x for box in boxes)
    if told == "names":
        needed = max(needed, *(size.label for size in sizes))
    for share in _SHARES:
        narrow = narrowed(zone, whole(share * needed) + 2 * padding(layout))
        closer = squeeze(layout, sizes, _inside(layout, narrow.box), told=told)
        if closer is not None:
            return _around_groups(layout, narrow, closer)
    return _around_groups(layout, zone, groups)


def forced(layout: Layout, zone: Zone, sizes: MeldSizes) -> PlacedMelds:
    """Return melds in one sequence without labels, as close as they must be."""
    groups = squeeze(layout, sizes, _inside(layout, zone.box), told="", is_forced=True)
    return _around_groups(layout, zone, groups or ())


def _around_groups(layout: Layout, zone: Zone, groups: tuple[PlacedGroup, ...]) -> PlacedMelds:
    """Return a mat as wide as its zone around all cards and labels, at the edge next to their owner."""
    pad, box = padding(layout), zone.box
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
    inside = box.grown(-padding(layout))
    return replace(inside, height=inside.height + layout.frame.px(_LOW_LABEL))


def _on_mat(layout: Layout, zone: Zone, packed: Packed, sizes: MeldSizes) -> PlacedMelds:
    """Return packed groups on a mat at the edge of a zone next to their owner."""
    pad, box = padding(layout), zone.box
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
            y = min(max(box.y, zone.top or 0), lowest) if zone.edge == "top" else lowest
    mat = Rect(x, y, width, height)
    return PlacedMelds(mat, zone.edge, place(layout, packed, sizes, Point(x + pad, y + pad)))
