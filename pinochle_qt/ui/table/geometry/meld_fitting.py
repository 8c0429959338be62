"""Fits groups of cards and their labels into a box, as large and as readable as the space allows."""

from __future__ import annotations

from itertools import pairwise, product
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Point, Pose, Rect, SizeClass, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.reason import badge_corner, index_corner

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

_LabelPlace: TypeAlias = Literal["below", "beside", ""]
"""Where the label of a group goes, "" for none; it never lies on cards."""

_Rows: TypeAlias = Literal["apart", "badged", "tight"]
"""Whether rows are apart, or overlap the row above: below its indices and badges, or just below its indices."""

_PILL_GAP: Final = 4
"""Gap between cards and the label below or beside them, at scale 1."""
_GAPS: Final = {SizeClass.M: 16, SizeClass.S: 8}
"""Gap between two groups side by side, at scale 1."""
_ROW_GAPS: Final = {SizeClass.M: 8, SizeClass.S: 4}
"""Gap between two rows of groups, at scale 1."""
_POINTS: Final = 44
"""Width of the widest label that shows only points, at scale 1."""


MeldSizes: TypeAlias = tuple[tuple[int, int], ...]
"""The sizes of melds that need space: the number of cards in each, and the width of its label in pixels."""


class PlacedGroup(Struct, frozen=True):
    """One meld: a pose for each card, and the middle of the top edge of its label if there is space for one.

    A group without poses is left out; the label of the first such group gives the number of groups left out.
    """

    poses: tuple[Pose, ...]
    pill: Point | None
    is_short: bool = False
    """Whether the label has space only for the points."""
    is_behind: bool = False
    """Whether the next row covers the lower part of the cards."""


class Region(Struct, frozen=True):
    """A place for groups: its box, the side to which they are aligned, and `center`, their preferred center."""

    box: Rect
    align: str
    center: int
    top: int | None = None
    """The preferred top of the groups, None for the top of the box; if they need more space, they begin higher."""
    from_bottom: bool = False
    is_far: bool = False
    """Whether groups here would seem to belong to another seat: used only if there is no space anywhere else."""


class _Style(Struct, frozen=True):
    """How groups are drawn: card size, step between cards in card widths, and position of the labels."""

    size: SizeClass
    step: float
    label: _LabelPlace
    rows: _Rows = "apart"
    is_short: bool = True
    """Whether labels show only the points."""


NARROWEST: Final = 0.38
"""The smallest step, in card widths: the width of a ten's index on a compact face."""
_STYLES: Final = (
    _Style(SizeClass.M, 0.50, "below", is_short=False),
    _Style(SizeClass.M, 0.40, "below", is_short=False),
    _Style(SizeClass.M, 0.50, "below"),
    _Style(SizeClass.M, 0.40, "below"),
    _Style(SizeClass.M, 0.50, "beside"),
    _Style(SizeClass.M, 0.40, "beside"),
    _Style(SizeClass.M, NARROWEST, "beside", "badged"),
    _Style(SizeClass.S, 0.50, "below", is_short=False),
    _Style(SizeClass.S, 0.50, "below"),
    _Style(SizeClass.S, 0.50, "beside"),
)
"""Styles to try, the best first."""
_INDEX_SHARE: Final = 0.62
"""The share of a card's height down to the bottom of its index."""
_CROWDED_STYLES: Final = (
    _Style(SizeClass.M, NARROWEST, ""),
    _Style(SizeClass.S, 0.50, ""),
    _Style(SizeClass.S, 0.50, "", "tight"),
    _Style(SizeClass.S, NARROWEST, "", "tight"),
)
"""Styles for little space when every card must be visible; the melds are named only while they are pointed at."""


def fit(
    layout: Layout, regions: Iterable[Region], sizes: Sequence[int], pills: Sequence[int], more: int = 0
) -> tuple[PlacedGroup, ...]:
    """Return the groups placed in the first of the regions that allow the best style.

    `sizes` are the numbers of card places of the groups, `pills` the widths of their labels in pixels. If there is no
    space for all groups with their labels, the last ones are left out if `more` is the width of a label that says so.
    Otherwise all are shown, and pushed together in the largest region if need be, so that they stay inside.
    """
    candidates = list(regions)
    groups = list(zip(sizes, list(pills) or [0] * len(sizes), strict=True))
    for shown in _group_prefixes(groups, more):
        found = _first_fit(layout, _STYLES, candidates, shown)
        if found is not None:
            placed = _place_groups(layout, *found, shown)
            return placed + (PlacedGroup((), None),) * (len(groups) - len(placed))
    if more or not candidates:
        return (PlacedGroup((), None),) * len(groups)
    found = _first_fit(layout, _CROWDED_STYLES, candidates, groups)
    if found is not None:
        return _place_groups(layout, *found, groups)
    return _pack_tightly(layout, max(candidates, key=lambda region: region.box.width * region.box.height), sizes)


def loss(layout: Layout, regions: Iterable[Region], groups: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return how many labeled groups find no space in the regions, and how badly the others are shown.

    The latter is 0 if they are large and named, 1 if they are large, 2 if they are small.
    """
    candidates = list(regions)
    for shown in _group_prefixes(groups, layout.frame.px(_POINTS)):
        found = _first_fit(layout, _STYLES, candidates, shown)
        if found is not None:
            style = found[0]
            return len(groups) - sum(1 for size, _ in shown if size), _badness(style)
    return len(groups), 0


def _badness(style: _Style) -> int:
    return 2 if style.size is SizeClass.S else int(style.is_short)


def _group_prefixes(groups: Sequence[tuple[int, int]], more: int) -> Iterator[list[tuple[int, int]]]:
    """Yield all groups; then, if `more` is the width of a label for groups left out, ever fewer with that label."""
    yield list(groups)
    if more:
        for count in range(len(groups) - 1, 0, -1):
            yield [*groups[:count], (0, more)]


def _first_fit(
    layout: Layout, styles: Sequence[_Style], regions: Sequence[Region], groups: list[tuple[int, int]]
) -> tuple[_Style, Region] | None:
    """Return the best style that fits into a region, and that region; None if there is none."""
    for style, region in sorted(product(styles, regions), key=lambda each: each[1].is_far):
        rows = _break_into_rows(layout, style, groups, region.box.width)
        if rows is not None and _total_height(layout, style, len(rows)) <= region.box.height:
            return style, region
    return None


def breadth(layout: Layout, sizes: Sequence[int], pills: Sequence[int] = ()) -> int:
    """Return the width in pixels of groups in one row in the best style; 0 for none."""
    labels = list(pills) or [0] * len(sizes)
    return _row_width(layout, _STYLES[0], list(zip(sizes, labels, strict=True)))


def row_count(layout: Layout, sizes: Sequence[int], pills: Sequence[int], width: int) -> int:
    """Return the number of rows that groups in the best style need at a width; one for each if a group is too wide."""
    rows = _break_into_rows(layout, _STYLES[0], list(zip(sizes, pills, strict=True)), width)
    return len(sizes) if rows is None else len(rows)


def row_height(layout: Layout) -> int:
    """Return the height in pixels of one row of groups with their labels."""
    return _total_height(layout, _STYLES[0], 1)


def visible_steps(poses: Sequence[Pose]) -> list[int | None]:
    """Return how much of each card's width is visible beside the next one; the last is given the same as the others."""
    steps: list[int | None] = [whole(abs(after.x - before.x)) for before, after in pairwise(poses)]
    return [*steps, steps[-1]] if steps else [None]


# ---- rows ------------------------------------------------------------------------------------------------------------


def _balanced_rows(
    layout: Layout, style: _Style, groups: list[tuple[int, int]], width: int
) -> list[list[tuple[int, int]]]:
    """Return the groups in as few rows as a width allows, divided evenly; no group is wider than `width`."""
    rows = _break_into_rows(layout, style, groups, width) or []
    if len(rows) == 1:
        return rows
    starts = range(len(groups))
    widths = sorted({_row_width(layout, style, groups[a:b]) for a in starts for b in range(a + 1, len(groups) + 1)})
    for narrower in widths:
        balanced = _break_into_rows(layout, style, groups, narrower)
        if balanced is not None and len(balanced) == len(rows):
            return balanced
    return rows


def _break_into_rows(
    layout: Layout, style: _Style, groups: list[tuple[int, int]], width: int
) -> list[list[tuple[int, int]]] | None:
    rows: list[list[tuple[int, int]]] = []
    for group in groups:
        if _row_width(layout, style, [group]) > width:
            return None
        if rows and _row_width(layout, style, [*rows[-1], group]) <= width:
            rows[-1].append(group)
        else:
            rows.append([group])
    return rows


def _step(layout: Layout, style: _Style) -> int:
    return whole(layout.card_width(style.size) * style.step)


def _group_width(layout: Layout, style: _Style, size: int, pill: int) -> int:
    frame = layout.frame
    if not size:
        return pill
    cards = layout.card_width(style.size) + (size - 1) * _step(layout, style)
    match style.label:
        case "below":
            return max(cards, min(pill, frame.px(_POINTS)) if style.is_short else pill)
        case "beside":
            return cards + frame.px(_PILL_GAP) + frame.px(_POINTS)
        case _:
            return cards


def _row_width(layout: Layout, style: _Style, row: Sequence[tuple[int, int]]) -> int:
    gaps = layout.frame.px(_GAPS[style.size]) * max(len(row) - 1, 0)
    return sum(_group_width(layout, style, size, pill) for size, pill in row) + gaps


def _row_spacing(layout: Layout, style: _Style) -> int:
    """Return the distance between two rows."""
    height, gap = layout.card_height(style.size), layout.frame.px(_ROW_GAPS[style.size])
    if style.label == "below":
        return height + layout.frame.px(_PILL_GAP + PILL_HEIGHT) + gap
    return _uncovered_height(layout, style) + (gap if style.rows == "apart" else 0)


def _uncovered_height(layout: Layout, style: _Style) -> int:
    """Return how much of a row's height the next row leaves uncovered."""
    card = Rect(0, 0, layout.card_width(style.size), layout.card_height(style.size))
    match style.rows:
        case "apart":
            return card.height
        case "badged":
            index = index_corner(card, is_large=card.width < COMPACT_BELOW, is_right=False)
            # a label beside a row lies between the bottoms of the row above and the tops of the row below
            label_height = layout.frame.px(PILL_HEIGHT + 2 * _PILL_GAP)
            return min(
                max(index.height + badge_corner(card).height, (card.height + label_height + 1) // 2), card.height
            )
        case "tight":
            return whole(card.height * _INDEX_SHARE)


def _total_height(layout: Layout, style: _Style, rows: int) -> int:
    last_height = layout.card_height(style.size)
    if style.label == "below":
        last_height += layout.frame.px(_PILL_GAP + PILL_HEIGHT)
    return (rows - 1) * _row_spacing(layout, style) + last_height


# ---- poses -----------------------------------------------------------------------------------------------------------


def _place_groups(
    layout: Layout, style: _Style, region: Region, groups: list[tuple[int, int]]
) -> tuple[PlacedGroup, ...]:
    rows = _balanced_rows(layout, style, groups, region.box.width)
    width, height = layout.card_width(style.size), layout.card_height(style.size)
    box, step = region.box, _step(layout, style)
    gap, least_gap = layout.frame.px(_GAPS[style.size]), layout.frame.px(_GAPS[SizeClass.S])
    lowest = box.bottom - _total_height(layout, style, len(rows))
    top = lowest if region.from_bottom else min(box.y if region.top is None else max(region.top, box.y), lowest)
    placed: list[PlacedGroup] = []
    z = 0
    for number, row in enumerate(rows):
        # groups whose labels lack little space for their names lie closer together
        widening = _name_widening(layout, style, row, box.width + (gap - least_gap) * (len(row) - 1))
        row_width = _row_width(layout, style, row) + sum(widening)
        between = gap - -(-max(0, row_width - box.width) // max(1, len(row) - 1))
        left = _left_edge(region, row_width - (gap - between) * (len(row) - 1))
        middle = top + number * _row_spacing(layout, style) + height // 2
        is_behind = style.rows != "apart" and number < len(rows) - 1
        for (size, pill), extra in zip(row, widening, strict=True):
            group_width = _group_width(layout, style, size, pill) + extra
            cards = width + (size - 1) * step if size else group_width
            first_x = left + ((group_width - cards) // 2 if style.label == "below" else 0) + width // 2
            poses = tuple(
                Pose(first_x + i * step, middle, 0.0, z + layout.frame.depth(i, size), style.size) for i in range(size)
            )
            z += size
            group_box = Rect(left, middle - height // 2, group_width, height)
            label_width = group_width - cards - layout.frame.px(_PILL_GAP) if style.label == "beside" else group_width
            pill_at = (
                _label_place(layout, style, group_box, label_width)
                if size
                else _more_label_place(layout, style, group_box)
            )
            is_short = style.is_short and label_width < pill
            placed.append(PlacedGroup(poses, pill_at, is_short, is_behind))
            left += group_width + between
    return tuple(placed)


def _label_place(layout: Layout, style: _Style, group: Rect, width: int) -> Point | None:
    """Return the middle of the top edge of a label for which a group has this width.

    `group` is as high as the cards and as wide as the whole group.
    """
    frame = layout.frame
    match style.label:
        case "below":
            return Point(group.center.x, group.bottom + frame.px(_PILL_GAP))
        case "beside":
            return Point(group.right - width // 2, group.center.y - frame.px(PILL_HEIGHT) // 2)
        case _:
            return None


def _name_widening(layout: Layout, style: _Style, row: Sequence[tuple[int, int]], width: int) -> list[int]:
    """Return how much wider each group of a row becomes for a label with its name, the first groups first.

    Where there is no space for all names, labels show only the points, but there may be space for some names.
    """
    spare = width - _row_width(layout, style, row)
    widening = []
    for size, pill in row:
        space = layout.frame.px(_POINTS) if style.label == "beside" else _group_width(layout, style, size, pill)
        extra = max(0, pill - space) if size and style.label else 0
        widening.append(extra if extra <= spare else 0)
        spare -= widening[-1]
    return widening


def _more_label_place(layout: Layout, style: _Style, place: Rect) -> Point:
    """Return the middle of the top edge of the label that counts the groups left out, in line with the other labels."""
    at = _label_place(layout, style, place, place.width)
    return Point(place.center.x, at.y if at is not None else place.y)


def _left_edge(region: Region, width: int) -> int:
    box = region.box
    preferred = {"left": box.x, "right": box.right - width, "center": region.center - width // 2}[region.align]
    return min(max(preferred, box.x), box.right - width)


def _pack_tightly(layout: Layout, region: Region, sizes: Sequence[int]) -> tuple[PlacedGroup, ...]:
    """Return all cards in as many rows of small cards as there is space for, each row as tight as it must be."""
    width, height = layout.card_width(SizeClass.S), layout.card_height(SizeClass.S)
    box, count = region.box, sum(sizes)
    spacing = whole(height * 0.5)
    max_rows = max(1, (box.height - height) // spacing + 1)
    per_row = -(-count // max_rows)
    step = min(width * 0.5, (box.width - width) / max(per_row - 1, 1))
    poses = [
        Pose(
            whole(box.x + i % per_row * step) + width // 2,
            box.y + i // per_row * spacing + height // 2,
            0.0,
            i // per_row * per_row + layout.frame.depth(i % per_row, per_row),
            SizeClass.S,
        )
        for i in range(count)
    ]
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    return tuple(
        PlacedGroup(tuple(poses[start : start + size]), None) for start, size in zip(starts, sizes, strict=True)
    )
