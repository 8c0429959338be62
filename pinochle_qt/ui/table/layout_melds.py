"""Where melds lie: beside the plates before play, in rows above the hands in stock games, on the mat as a draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ui.table.geometry import Point, Pose, SizeClass, whole
from pinochle_qt.ui.table.layout_panels import meld_mat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ui.table.layout import Layout


MAT_WORDS = 0.36
"""The share of the mat that words take at its right."""
MOST_BESIDE_WORDS = 3
"""More groups than this take the whole mat, and the words give way."""


_MOST_IN_STRIP = 8
"""More small cards than this below a plate take a second row."""


class PlacedGroup(NamedTuple):
    """One meld: a pose for each card, and the middle of the top edge of its label, where there is room for one."""

    poses: tuple[Pose, ...]
    pill: Point | None


class _Row(NamedTuple):
    """A place for melds: its edges, the line of the top edge, and how groups stand in it."""

    left: int
    right: int
    top: int
    align: str


def natural_breadth(layout: Layout, sizes: Sequence[int], pills: Sequence[int] = ()) -> int:
    """Return how wide groups are in one row with the usual step, in pixels."""
    labels = list(pills) or [0] * len(sizes)
    return _breadth(layout, list(zip(sizes, labels, strict=True)), layout.card_width(SizeClass.M) // 2)


def seat_melds(
    layout: Layout,
    place: int,
    sizes: Sequence[int],
    pills: Sequence[int] = (),
    breadths: Mapping[int, int] | None = None,
) -> tuple[PlacedGroup, ...]:
    """Return where the melds of a seat lie.

    `sizes` are the card places of each group, ghosts included; `pills` the widths of their labels in pixels;
    `breadths` the `natural_breadth` of every place that has melds, so that neighbors share the room between them.
    """
    if place and layout.is_crowded:
        return _strip(layout, place, sizes)
    return _fill(layout, _shared(layout, place, _row_of(layout, place), breadths or {}), sizes, pills)


def _strip(layout: Layout, place: int, sizes: Sequence[int]) -> tuple[PlacedGroup, ...]:
    """Return small cards in one or two rows below a plate and as wide as it; the plate tells what they count."""
    frame, plate = layout.frame, layout.plate(place)
    width, height, gap = layout.card_width(SizeClass.S), layout.card_height(SizeClass.S), frame.px(6)
    rows = _split([(size, 0) for size in sizes], 2 if sum(sizes) > _MOST_IN_STRIP else 1)
    placed: list[PlacedGroup] = []
    for number, row in enumerate(rows):
        count = sum(size for size, _ in row)
        room = plate.width - width - gap * (len(row) - 1)
        step = min(width * 0.5, room / max(count - 1, 1))
        breadth = width + step * (count - 1) + gap * (len(row) - 1)
        left = plate.x if layout.is_left(place) else plate.right - breadth
        if layout.is_top(place):
            left = plate.center.x - breadth / 2
        top = plate.bottom + frame.px(6) + number * whole(height * 0.56)
        for size, _ in row:
            poses = tuple(
                Pose(whole(left + i * step) + width // 2, top + height // 2, 0.0, float(10 * number + i), SizeClass.S)
                for i in range(size)
            )
            placed.append(PlacedGroup(poses, None))
            left += size * step + gap
    return tuple(placed)


def _shared(layout: Layout, place: int, row: _Row, breadths: Mapping[int, int]) -> _Row:
    """Return the row cut so that the melds at the top and beside the plates at the sides of four seats keep apart."""
    if layout.seats != 4 or layout.frame.small or place == 0:
        return row
    gap = layout.frame.px(16)
    start, center = layout.plate(1).right + gap, layout.frame.width // 2
    room = center - start - gap
    half = -(-breadths.get(2, 0) // 2)
    wide = max(breadths.get(1, 0), breadths.get(3, 0))
    if half + wide > room:
        half = room * half // (half + wide)
    if place == 2:
        return row._replace(left=center - half, right=center + half)
    most = room - half
    return row._replace(right=row.left + most) if row.align == "left" else row._replace(left=row.right - most)


def draft_melds(layout: Layout, sizes: Sequence[int], pills: Sequence[int] = ()) -> tuple[PlacedGroup, ...]:
    """Return where the groups of a draft lie.

    Before play that is the mat, which keeps a third free for words; in stock games it is the place of the trick, which
    is empty while somebody melds.
    """
    frame = layout.frame
    if layout.has_stock:
        middle, reach = layout.trick_center, whole(1.3 * frame.card_width)
        top = middle.y - layout.card_height(SizeClass.M) // 2
        return _fill(layout, _Row(middle.x - reach, middle.x + reach, top, "center"), sizes, pills)
    mat = meld_mat(layout)
    padding = frame.px(24 if not frame.small else 12)
    has_words = not frame.small and len(sizes) <= MOST_BESIDE_WORDS
    words = whole(mat.width * MAT_WORDS) if has_words else 0
    row = _Row(mat.x + padding, mat.right - padding - words, mat.y + frame.px(48 if not frame.small else 36), "left")
    placed = _fill(layout, row, sizes, pills)
    lowest = mat.bottom - layout.card_height(SizeClass.M) // 2
    if any(pose.y > lowest for group in placed for pose in group.poses):
        return _without_labels(layout, row._replace(right=mat.right - padding), sizes, mat.bottom)
    return placed


def _without_labels(layout: Layout, row: _Row, sizes: Sequence[int], bottom: int) -> tuple[PlacedGroup, ...]:
    """Return so many melds that their labels have no room: the list beside them tells what they count."""
    gap = layout.frame.px(10)
    for size in (SizeClass.M, SizeClass.S):
        width, height = layout.card_width(size), layout.card_height(size)
        for rows in (1, 2):
            split = _split([(each, 0) for each in sizes], rows)
            most = max(sum(each for each, _ in part) - len(part) for part in split)
            room = row.right - row.left - max(len(part) * width + gap * (len(part) - 1) for part in split)
            step = min(width * 0.5, room / max(most, 1))
            is_last = size is SizeClass.S and rows == 2
            if (step >= width * 0.3 and row.top + rows * (height + gap) <= bottom) or is_last:
                return _in_lines(layout, row, split, size, max(step, width * 0.2), gap)
    raise AssertionError("the last try always returns")


def _in_lines(
    layout: Layout, row: _Row, split: list[list[tuple[int, int]]], size: SizeClass, step: float, gap: int
) -> tuple[PlacedGroup, ...]:
    width, height = layout.card_width(size), layout.card_height(size)
    placed: list[PlacedGroup] = []
    for number, part in enumerate(split):
        left, middle = float(row.left), row.top + number * (height + gap) + height // 2
        for count, _ in part:
            poses = tuple(Pose(whole(left + i * step) + width // 2, middle, 0.0, float(i), size) for i in range(count))
            placed.append(PlacedGroup(poses, None))
            left += width + (count - 1) * step + gap
    return tuple(placed)


def _row_of(layout: Layout, place: int) -> _Row:
    frame = layout.frame
    plate = layout.plate(place)
    gap = frame.px(16)
    width = layout.card_width(SizeClass.M)
    own = layout.plate(0)
    if place == 0:
        top = layout.hand_crest - layout.meld_band + (frame.px(8) if layout.has_stock else 0)
        return _Row(own.right + gap, frame.width - own.right - gap, top, "center")
    if layout.seats == 2:
        return _Row(own.right + gap, frame.width - own.right - gap, layout.middle_top + frame.px(10), "center")
    if layout.is_top(place):
        half = whole(1.9 * layout.card_width(SizeClass.L)) + width
        return _Row(plate.center.x - half, plate.center.x + half, plate.bottom + frame.px(10), "center")
    if frame.small:  # below the plate: beside it the melds of the seat at the top need the room
        edge = own.right
        top = plate.bottom + frame.px(8)
        if layout.is_left(place):
            return _Row(plate.x, edge, top, "left")
        return _Row(frame.width - edge, plate.right, top, "right")
    top = plate.y - frame.px(32)
    reach = whole(frame.width * 0.30)
    if layout.is_left(place):
        return _Row(plate.right + gap, plate.right + gap + reach, top, "left")
    return _Row(plate.x - gap - reach, plate.x - gap, top, "right")


def _fill(layout: Layout, row: _Row, sizes: Sequence[int], pills: Sequence[int]) -> tuple[PlacedGroup, ...]:
    """Put groups into a row: first with the usual step, then tighter, then in two rows."""
    labels = list(pills) or [0] * len(sizes)
    width, height = layout.card_width(SizeClass.M), layout.card_height(SizeClass.M)
    room = row.right - row.left
    for rows in (1, 2, 3):
        split = _split(list(zip(sizes, labels, strict=True)), rows)
        for tenths in (50, 44, 38, 34, 30):
            step = whole(width * tenths / 100)
            if all(_breadth(layout, part, step) <= room for part in split) or (rows == 3 and tenths == 30):
                return _place_rows(layout, row, split, step, height)
    return ()


def _split(groups: list[tuple[int, int]], rows: int) -> list[list[tuple[int, int]]]:
    if rows == 1 or len(groups) < rows:
        return [groups]
    per_row = -(-len(groups) // rows)
    return [groups[i : i + per_row] for i in range(0, len(groups), per_row)]


def _group_width(layout: Layout, size: int, pill: int, step: int) -> int:
    return max(layout.card_width(SizeClass.M) + (size - 1) * step, pill)


def _breadth(layout: Layout, part: list[tuple[int, int]], step: int) -> int:
    gap = layout.frame.px(16)
    return sum(_group_width(layout, size, pill, step) for size, pill in part) + gap * (len(part) - 1)


def _place_rows(
    layout: Layout, row: _Row, split: list[list[tuple[int, int]]], step: int, height: int
) -> tuple[PlacedGroup, ...]:
    frame = layout.frame
    width = layout.card_width(SizeClass.M)
    gap = frame.px(16)
    placed: list[PlacedGroup] = []
    line = height + frame.px(4 + 24 + 8)
    for number, part in enumerate(split):
        breadth = _breadth(layout, part, step)
        left = {
            "left": row.left,
            "right": row.right - breadth,
            "center": (row.left + row.right - breadth) // 2,
        }[row.align]
        top = row.top + number * line
        for size, pill in part:
            wide = _group_width(layout, size, pill, step)
            cards = width + (size - 1) * step
            first = left + (wide - cards) // 2 + width // 2
            poses = tuple(Pose(first + i * step, top + height // 2, 0.0, float(i), SizeClass.M) for i in range(size))
            placed.append(PlacedGroup(poses, Point(left + wide // 2, top + height + frame.px(4))))
            left += wide + gap
    return tuple(placed)
