"""Where the melds of every seat lie: in front of their owner, on one mat, all cards of one size.

Each seat has a zone of its own; see `seat_zones`. Melds with too little space there use what is free nearby, as close
as can be to where they belong: at a side, in rows that begin little above the plate. At five and more seats, one seat's
melds at a time lie in the middle.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import chain, product
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Rect, SizeClass, whole
from pinochle_qt.ui.table.geometry.melds.free_zones import anchor_of, distance, free_zones, headed
from pinochle_qt.ui.table.geometry.melds.meld_fitting import LABEL, GroupSize, MeldSizes, padding
from pinochle_qt.ui.table.geometry.melds.meld_ways import (
    GIVING_WAY,
    IN_FULL,
    PlacedMelds,
    forced,
    giving_way,
    laid,
    narrowed,
    squeezed,
)
from pinochle_qt.ui.table.geometry.melds.seat_zones import (
    EMPTY_MAT,
    Zone,
    area_around,
    fixed_areas,
    keeps_to_felt,
    least_zone,
    middle_zone,
    table_area,
    zone_of,
)
from pinochle_qt.ui.table.geometry.panels import go_on_panel, meld_list, meld_mat
from pinochle_qt.ui.table.geometry.plate_layout import TWO_DECKS
from pinochle_qt.ui.table.geometry.table_shape import off_felt, table_shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

MOST_IN_FRONT: Final = 4
"""The most seats at which all melds lie in front of their owners at once; with more, one seat's lie in the middle."""
OWNER, SMALL_OWNER = 56, 36
"""The sides of the portrait of the owner on a mat in the middle at scale 1, the smaller where space is short."""


class _Costs(NamedTuple):
    """How much farther from their preferred place melds may be, at scale 1, for what is better than to be near it."""

    rim: int
    """To be on the felt."""
    far: int
    """Not to be nearer to another plate, and with rich melds not aside of the own plate at the top."""
    short: int
    """To have names where labels would be too long."""
    away: int
    """To be in the own zone."""
    few: int
    """To stay there when a list of few melds opens."""
    many: int
    """To stay there when the longest list of melds opens."""
    rows: tuple[int, ...]
    """If every seat that is still to lay its melds has two rows left, one row, or none, except at the top."""


_COSTS: Final = _Costs(3000, 150, 60, 40, 200, 200, (0, 60, 200))
_RICH_COSTS: Final = _Costs(3000, 2000, 800, 40, 750, 1500, (0, 1000, 2000))
"""Where hands are so large that melds may be rich."""
_TV_COSTS: Final = _Costs(1000, 150, 4000, 0, 200, 200, (0, 60))
"""On a television: it has small zones, felt elsewhere for melds at the sides, and nobody there can ask for names."""
_OUTSIDE: Final = 2
"""The area outside of that felt, in pixels at scale 1, that counts as much as one pixel of such a distance."""
_RISE_WEIGHTS: Final = {3: 2, 4: 12}
"""How many pixels away from their preferred place at a side count as much as one above it, by number of seats: more if
somebody sits at the top."""
_WORDS: Final = 24
"""The height of the line below a draft, at scale 1."""


@lru_cache(maxsize=64)
def table_melds(
    layout: Layout, melds: tuple[MeldSizes, ...], occupied: tuple[Rect, ...] = (), order: tuple[int, ...] = ()
) -> tuple[PlacedMelds | None, ...]:
    """Return where the melds of every place lie, None for a place without any.

    `melds` are the sizes of the groups at each place; `occupied` is what is in the middle of the table now. `order` is
    that in which the seats lay their melds, from the left if not given. Nothing moves when another seat lays its melds:
    each chooses among what those before it have left, and leaves some space to those after it.
    """
    placed: dict[int, PlacedMelds] = {}
    order = order or (*range(1, layout.seats), 0)
    for nth, at in enumerate(order):
        if melds[at]:
            later = order[nth + 1 :] if not layout.has_stock else tuple({*order} - {at, *placed})
            mats = (each.mat for each in placed.values())
            placed[at] = _beside_earlier(layout, at, melds[at], (*occupied, *mats), later)
    found = tuple(placed.get(at) for at in range(layout.seats))
    return tuple(map(partial(_turned, layout), found, range(layout.seats))) if layout.frame.is_tv else found


def _turned(layout: Layout, placed: PlacedMelds | None, at: int) -> PlacedMelds | None:
    """Return placed melds with the edge of their mat that is next to their owner, wherever they had to go."""
    if placed is None:
        return None
    mat, plate = placed.mat, layout.plate(at)
    if mat.x >= plate.right or mat.right <= plate.x:
        return replace(placed, edge="left" if mat.x >= plate.right else "right")
    return replace(placed, edge="top" if mat.y >= plate.bottom else "bottom")


@lru_cache(maxsize=64)
def _beside_earlier(
    layout: Layout, at: int, melds: MeldSizes, occupied: tuple[Rect, ...], later: tuple[int, ...]
) -> PlacedMelds:
    """Return where the melds of a place lie before those of `later` places, clear of what is `occupied`."""
    zone, area = zone_of(layout, at), area_around(layout, at)
    taken = [*fixed_areas(layout), *occupied, *([] if layout.frame.is_tv else [go_on_panel(layout)])]
    if at == 0 and not layout.frame.is_tv:
        panel, words = meld_list(layout, 0), layout.frame.px(_WORDS)
        taken.append(replace(panel, y=panel.y - words, height=panel.height + words))
    # where there is space for the longest list of melds, nothing moves when it opens or closes
    panels = [meld_list(layout)] if not layout.frame.is_tv else []
    if layout.has_stock and panels:  # both open after every trick
        taken += [meld_mat(layout), *panels]
    shape = table_shape(layout)
    outside = off_felt(shape) if shape is not None and (layout.seats == 2 or not layout.has_stock) else []
    costs = _costs(layout)
    levels = [([*panels, *outside], 0), (outside, costs.many), ([], costs.rim)]
    is_rich = _is_rich(layout)
    if is_rich:
        few = [replace(each, y=each.bottom - each.height // 2, height=each.height // 2) for each in panels]
        levels.insert(1, ([*few, *outside], costs.few))
        if layout.is_own(at):
            levels.pop()  # rather on the felt in any way than on the rim beside the buttons
    if shape is not None and keeps_to_felt(layout):
        levels[1] = off_felt(replace(shape, rim=0)), costs.rim
    left = [(2, later), (1, later), (1, tuple(filter(layout.is_top, later)))]
    best: tuple[int, PlacedMelds] | None = None
    tried: set[Zone] = set()
    for avoided, extra_cost in levels:
        obstacles, extra = [*taken, *avoided], layout.frame.px(extra_cost)
        for (rows, others), row_cost in zip(left, costs.rows, strict=False):
            cost = extra + layout.frame.px(row_cost)
            if best is not None and best[0] <= cost:
                break
            kept = [least_zone(layout, other, rows) for other in others]
            zones = [*free_zones(layout, zone, obstacles), *free_zones(layout, zone, [*obstacles, *kept], box=area)]
            untried = [each for each in dict.fromkeys(zones) if each not in tried]  # a zone cost less before
            best = _nearest(layout, at, untried, melds, cost, best, may_give_way=True, outside=outside)
            tried.update(untried)
    if best is not None:
        return best[1]
    kept = [least_zone(layout, other, 1) for other in later]
    own, nearby = free_zones(layout, zone, taken), free_zones(layout, zone, [*taken, *kept], box=area)
    anywhere = free_zones(layout, zone, taken, box=area)
    on_felt = free_zones(layout, zone, [*taken, *outside], box=area) if is_rich and layout.is_own(at) else []
    for zones in (on_felt, [*own, *nearby], anywhere):
        told = _readable(layout, zones, melds, at)
        if told is not None:
            return told
    untold = (squeezed(layout, each, melds, "") for each in (*own, *nearby, *anywhere))
    at_home = next((each for each in untold if each is not None and _is_home(layout, at, each.mat)), None)
    return at_home or _fit(layout, [*own, *nearby] or [zone], melds)


def _is_rich(layout: Layout) -> bool:
    """Return whether hands are so large that melds may be rich, in a window."""
    return layout.hand_most >= TWO_DECKS and not layout.frame.is_tv


def _costs(layout: Layout) -> _Costs:
    return _TV_COSTS if layout.frame.is_tv else _RICH_COSTS if _is_rich(layout) else _COSTS


def _where_preferred(layout: Layout, zones: Sequence[Zone], sizes: MeldSizes) -> PlacedMelds | None:
    """Return melds in full that are no wider than preferred, and at a side no higher; None if there is no space."""
    narrow = (narrowed(zone, zone.width) for zone in zones)
    found = (laid(layout, zone, sizes, way) for zone, way in product(narrow, IN_FULL))
    return next((each for each in found if each is not None and _rise(zones[0], each.mat) <= 0), None)


def _nearest(
    layout: Layout,
    at: int,
    zones: Sequence[Zone],
    sizes: MeldSizes,
    cost: int = 0,
    best: tuple[int, PlacedMelds] | None = None,
    *,
    are_named: bool = False,
    may_give_way: bool = False,
    outside: Sequence[Rect] = (),
) -> tuple[int, PlacedMelds] | None:
    """Return where melds fit at the least cost if that is less than that of the `best` so far, else that.

    They are nearer to the plate of place `at` than to any other. `cost` is added for all `zones`. Every card is in full
    view with every name, unless they `may_give_way`. With `are_named`, no name is too long for its mat. What lies
    `outside` of the felt costs the more, the more of it a mat covers.
    """
    anchor, costs = anchor_of(zone_of(layout, at)), _costs(layout)
    ways = IN_FULL
    if may_give_way:  # whoever melds sees each group by itself
        given = (way for way in GIVING_WAY if not way.is_for_rich or _is_rich(layout))
        ways += tuple(way for way in given if not layout.is_own(at) or not way.is_sequence)
    if layout.frame.is_tv:  # nobody there can ask for names
        ways = tuple(way for way in ways if way.tells_names)
    for zone in zones:
        away = cost + distance(zone.box, anchor)
        for each, way in product(dict.fromkeys((narrowed(zone, zone.width), zone)), ways):
            extra = layout.frame.px(way.cost)
            if best is not None and away + extra >= best[0]:
                continue
            placed = laid(layout, each, sizes, way)
            if placed is None or (are_named and not _is_named(placed)):
                continue
            total = cost + _cost(layout, at, placed.mat) + extra
            total += 0 if zone_of(layout, at).box.contains(placed.mat) else layout.frame.px(costs.away)
            is_far = not _is_nearest(layout, at, placed.mat) or _is_aside(layout, at, placed.mat)
            total += layout.frame.px(costs.far) if is_far else 0
            total += 0 if _is_named(placed) else layout.frame.px(costs.short)
            total += whole(sum(map(placed.mat.shared, outside)) / (_OUTSIDE * layout.frame.ui))
            if (best is None or total < best[0]) and _is_home(layout, at, placed.mat):
                best = total, placed
    return best


def _cost(layout: Layout, at: int, mat: Rect) -> int:
    """Return how far a mat is from its preferred place: in pixels; see `_RISE_WEIGHTS`."""
    zone = zone_of(layout, at)
    box, rise = zone.box, _rise(zone, mat)
    match zone.edge:
        case "left" | "right":
            aside = abs(mat.x - box.x) if zone.edge == "left" else abs(box.right - mat.right)
            wider = max(0, mat.width - zone.width) // 2 if zone.width else 0
            weight = _RISE_WEIGHTS.get(layout.seats, 1) if not layout.is_top(at) else 1  # nobody sits above the top
            return aside + (weight * rise if rise > 0 else -rise) + wider
        case _:
            aside = abs(mat.center.x - zone.axis) + max(0, mat.width - box.width) // 3
            return aside + (abs(mat.y - box.y) if zone.edge == "top" else abs(box.bottom - mat.bottom))


def _rise(zone: Zone, mat: Rect) -> int:
    """Return how many pixels above its preferred top a mat at a side begins."""
    return (zone.top or 0) - mat.y if zone.edge in {"left", "right"} and not zone.axis else 0


def _is_home(layout: Layout, at: int, mat: Rect) -> bool:
    """Return whether a mat is in the zone of its owner, or no seat's plate is nearer to it than its owner's."""
    return zone_of(layout, at).box.contains(mat) or _is_nearest(layout, at, mat)


def _is_nearest(layout: Layout, at: int, mat: Rect) -> bool:
    """Return whether no seat's plate is nearer to a mat than its owner's."""
    own = gap_between(mat, layout.plate(at))
    if at == 0:
        own = min(own, gap_between(mat, layout.hand_bounds()))
    return all(own <= gap_between(mat, layout.plate(other)) for other in range(layout.seats) if other != at)


def _is_aside(layout: Layout, at: int, mat: Rect) -> bool:
    """Return whether a mat lies aside of its owner at the top, where melds may be rich."""
    zone = zone_of(layout, at)
    return _is_rich(layout) and zone.edge == "top" and not mat.x < zone.axis < mat.right


def gap_between(box: Rect, other: Rect) -> int:
    """Return the horizontal plus the vertical gap between two boxes, in pixels."""
    dx = max(box.x - other.right, other.x - box.right, 0)
    return dx + max(box.y - other.bottom, other.y - box.bottom, 0)


@lru_cache(maxsize=32)
def melds_alone(layout: Layout, at: int, melds: MeldSizes, occupied: tuple[Rect, ...] = ()) -> PlacedMelds:
    """Return where the melds of one place lie while no others do: in its zone, or else anywhere that is free.

    At five and more seats, they lie in the middle, beside a portrait of their owner. Where there is no other space,
    they cover what is `occupied`, the player's place in the trick last.
    """
    if not layout.is_own(at) and layout.seats > MOST_IN_FRONT:
        return _beside_portrait(layout, at, melds, occupied)
    fixed, zone = fixed_areas(layout, may_hand_widen=False), zone_of(layout, at)
    taken = [*fixed, *occupied]
    own, nearby = free_zones(layout, zone, taken), free_zones(layout, zone, taken, box=table_area(layout))
    found = _where_preferred(layout, own, melds)
    if found is None or not _is_named(found):
        zones = [*own, *nearby]
        nearest = _nearest(layout, at, zones, melds, are_named=True) or _nearest(layout, at, zones, melds)
        found = nearest[1] if nearest is not None else _readable(layout, [*own, *nearby], melds, at)
    if found is None:
        found = _readable(layout, [*own, *nearby], melds)
    return found or _fit(layout, free_zones(layout, zone, fixed) or [zone], melds)


def _is_named(placed: PlacedMelds) -> bool:
    """Return whether the mat is wide enough for the name of every meld."""
    return not any(group.is_short for group in placed.groups)


def _beside_portrait(layout: Layout, at: int, melds: MeldSizes, occupied: tuple[Rect, ...]) -> PlacedMelds:
    """Return where melds lie beside a portrait of their owner, which is smaller where space is short."""
    fixed, zone, pad = fixed_areas(layout), middle_zone(layout), padding(layout)
    trick, own = layout.trick_bounds(), layout.bounds(layout.trick(0))
    levels = [occupied]
    if trick in occupied:
        levels += [tuple(own if each == trick else each for each in occupied), (own,)]
    sides = [layout.frame.px(size) for size in (OWNER, SMALL_OWNER)]
    for taken, side in product(levels, sides):
        obstacles, head = [*fixed, *taken], side + pad
        nearby = free_zones(layout, zone, obstacles, head, table_area(layout), layout.plate(at).center)
        found = _readable(layout, [*free_zones(layout, zone, obstacles, head), *nearby], melds)
        if found is not None:
            return _with_owner(found, side, pad)
    side = sides[-1]
    rest = free_zones(layout, zone, fixed, side + pad)
    return _with_owner(_fit(layout, rest or [headed(zone, side + pad)], melds), side, pad)


def _with_owner(placed: PlacedMelds, side: int, pad: int) -> PlacedMelds:
    """Return placed melds on a mat with a portrait at their left."""
    mat = replace(placed.mat, x=placed.mat.x - side - pad, width=placed.mat.width + side + pad)
    return replace(placed, mat=mat, owner=Rect(mat.x + pad, mat.center.y - side // 2, side, side))


def draft_melds(
    layout: Layout,
    melds: MeldSizes,
    best: MeldSizes,
    occupied: tuple[Rect, ...] = (),
    later: tuple[int, ...] = (),
) -> PlacedMelds:
    """Return where a draft lies on the player's own mat, which has space for the `best` melds too.

    So the mat keeps its size while cards come and go. Without any melds, it is as large as for one row of two cards.
    Where all melds lie in front of their owners, it leaves some space to those of `later` places.
    """

    def placed(sizes: MeldSizes) -> PlacedMelds:
        if layout.seats > MOST_IN_FRONT:
            return melds_alone(layout, 0, sizes, occupied)
        return _beside_earlier(layout, 0, sizes, occupied, later)

    zone, width = zone_of(layout, 0), whole(EMPTY_MAT * layout.card_width(SizeClass.M))
    height = layout.card_height(SizeClass.M) + layout.frame.px(LABEL) + 2 * padding(layout)
    least = Rect(zone.axis - width // 2, zone.box.bottom - height, width, height)
    if any(map(least.overlaps, occupied)):
        least = placed((GroupSize(2, 0),)).mat
    for sizes in filter(None, (best, melds)):
        mat = placed(sizes).mat
        both = least.united(mat)
        least = mat if mat.bottom != least.bottom or any(map(both.overlaps, occupied)) else both
    if not melds:
        return PlacedMelds(least, "bottom", ())
    return replace(placed(melds), mat=least)


def _fit(layout: Layout, zones: Sequence[Zone], sizes: MeldSizes) -> PlacedMelds:
    """Return melds in the best way that any zone has space for; at last, as close as they must be."""
    found = _readable(layout, zones, sizes)
    if found is not None:
        return found
    untold = next((each for zone in zones if (each := squeezed(layout, zone, sizes, "")) is not None), None)
    if untold is not None:
        return untold
    return forced(layout, max(zones, key=lambda zone: zone.box.width * zone.box.height), sizes)


def _readable(layout: Layout, zones: Sequence[Zone], sizes: MeldSizes, at: int | None = None) -> PlacedMelds | None:
    """Return melds in the best way that tells all their points; None if no zone has space for any.

    With a place `at`, only mats count that are nearer to its plate than to any other.
    """
    ways = chain(product(zones, IN_FULL), ((zone, way) for way, zone in product(giving_way(layout), zones)))
    found = (laid(layout, zone, sizes, way) for zone, way in ways)
    return next((each for each in found if each is not None and (at is None or _is_home(layout, at, each.mat))), None)
