"""Fits groups of cards with their labels into a zone: all in one size, every card shown.

Where a zone is full, groups take more rows, then they and their cards lie closer together, then outlines are left out,
those beside a lone card last, then labels go to further lines, then they tell only the points and rows cover the lower
part of those above. At last all cards lie in one sequence, as close as they must.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Point, Pose, Rect, SizeClass, whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

_PADDING: Final = {False: 12, True: 8}
"""Padding of a mat around cards and labels at scale 1, by whether the window is small."""
LABEL: Final = 24
"""Height of the label below a group with the gap above it, at scale 1."""
_GAP, _TIGHT_GAP, _LABEL_GAP = 18, 8, 11
"""Gaps between two groups side by side at scale 1, the smaller where space is short, and the least between labels."""
_JOINT: Final = 6
"""How much more of a card the next group leaves visible than the next card of the same group does, at scale 1."""
_ROW_GAP: Final = 8
_PAIR_GAP: Final = 12
"""Gap between two pairs of a roundhouse, at scale 1."""
_PAIR_STEP: Final = 0.42
"""The step inside a pair in card widths."""
_POINTS: Final = 44
"""Width of the widest label that shows only points, at scale 1."""
NARROWEST: Final = 0.38
"""The smallest step, in card widths, that leaves every index visible: the width of a ten's on a compact face."""
INDEX_SHARE: Final = 0.62
"""The share of a card's height down to the bottom of its index."""


class GroupSize(Struct, frozen=True):
    """What a group needs: the number of its card places, 0 for a line of text, and the width of its label in pixels.

    The cards of one copy of a meld, `unit` many, stay side by side where a group takes several lines. Of the card
    places, `ghosts` are outlines of cards that lie in other groups, which are left out where space is short. `points`
    is the width of its label with nothing but the points, None for the widest there is.
    """

    cards: int
    label: int
    unit: int = 0
    ghosts: int = 0
    is_pairs: bool = False
    points: int | None = None


MeldSizes: TypeAlias = tuple[GroupSize, ...]


class PlacedGroup(Struct, frozen=True):
    """One group: a pose for each card, and the middle of the top edge of its label if there is space for one.

    Where ghosts are left out, there are poses only for the cards that lie here.
    """

    poses: tuple[Pose, ...]
    label: Point | None
    is_short: bool = False
    """Whether the label has space only for the points."""
    behind: frozenset[int] = frozenset()
    """The cards, by position, whose lower part the next row covers."""


class Style(Struct, frozen=True):
    """How groups are laid out: the step between cards in card widths, and what gives way where space is short."""

    step: float
    is_short: bool = False
    """Whether a label wider than its cards shows only the points."""
    overlaps: bool = False
    """Whether the lines of a group cover the lower part of those above, and lines of text tell only points, beside the
    labels of groups where there is space."""
    ghosts: Literal["all", "lone", ""] = "all"
    """Which outlines are shown: all, only those beside a lone card, which says little by itself, or none."""
    gap: int = _GAP
    """The gap between two groups side by side, at scale 1."""
    is_joined: bool = False
    """Whether groups side by side lie on one another like the cards of a group, only `gap` farther apart."""
    label_lines: int = 1
    """How many lines of labels there may be below a row: labels wider than their cards go to further lines, each at the
    left edge of its cards, or with its middle below them."""


_MANY_LINES: Final = 99
STYLES: Final = (Style(0.5), Style(0.42), Style(NARROWEST), Style(NARROWEST, gap=_TIGHT_GAP))
"""Styles with every name and every card in full view, the best first."""
FULL_STYLES: Final = (
    Style(NARROWEST, ghosts="lone", gap=_TIGHT_GAP),
    Style(0.42, ghosts=""),
    Style(NARROWEST, ghosts="", gap=_JOINT, is_joined=True),
    Style(NARROWEST, ghosts="", gap=_JOINT, is_joined=True, label_lines=2),
    Style(NARROWEST, ghosts="", gap=_JOINT, is_joined=True, label_lines=_MANY_LINES),
    Style(NARROWEST, overlaps=True, ghosts="", gap=_JOINT, is_joined=True, label_lines=_MANY_LINES),
    Style(NARROWEST, is_short=True, ghosts="", gap=_TIGHT_GAP),
    Style(NARROWEST, is_short=True, ghosts="", gap=_JOINT, is_joined=True),
    Style(NARROWEST, is_short=True, overlaps=True, ghosts="", gap=_JOINT, is_joined=True),
)
"""Styles for zones without space for that."""
_LINES: Final = {"names": Style(NARROWEST, gap=14), "points": Style(NARROWEST, gap=10)}
"""The style of labels in lines of their own, below cards in one sequence, by what they say."""


Told: TypeAlias = Literal["names", "points", ""]
"""What the labels of melds say that are squeezed together: names and points, only the points, or nothing."""


class _Block(Struct, frozen=True):
    """A group as it fits into a width: the number of cards in each of its lines, its outer size, its label's width."""

    lines: tuple[int, ...]
    width: int
    height: int
    label: int
    is_short: bool
    """Whether the label has space only for the points."""


class Packed(Struct, frozen=True):
    """Groups in a style, each with its offset from the top left corner of all, and the size of all."""

    style: Style
    blocks: tuple[_Block, ...]
    offsets: tuple[tuple[int, int], ...]
    labels: tuple[tuple[int, int], ...]
    """The middle of the top edge of each label, from that corner too."""
    width: int
    height: int


def padding(layout: Layout) -> int:
    """Return the padding of a mat around cards and labels in pixels."""
    return layout.frame.px(_PADDING[layout.frame.small])


def pack(layout: Layout, sizes: Sequence[GroupSize], style: Style, box: Rect) -> Packed | None:
    """Return how groups fit into a box in a style, in rows as equal as can be; None if they do not fit."""
    shown = tuple(shown_sizes(sizes, style))
    found = _rows(layout, shown, style, box.width)
    return _narrowest(layout, shown, style, box.width) if found is not None and found.height <= box.height else None


@lru_cache(maxsize=512)
def _rows(layout: Layout, sizes: MeldSizes, style: Style, width: int) -> Packed | None:
    """Return groups in as few rows as a width allows; None if a group is too wide."""
    return _packed(layout, sizes, style, width, width)


@lru_cache(maxsize=256)
def _narrowest(layout: Layout, sizes: MeldSizes, style: Style, width: int) -> Packed | None:
    """Return groups in as few rows as a width allows, and those as narrow as can be; None if a group is too wide."""
    found = _rows(layout, sizes, style, width)
    if found is None:
        return None
    narrowest, best = found.width // 2, found
    while best.width > narrowest:
        narrower = _packed(layout, sizes, style, best.width - 1, width)
        if narrower is None or narrower.height > found.height:
            break
        best = narrower
    return best


def shown_sizes(sizes: Sequence[GroupSize], style: Style) -> list[GroupSize]:
    """Return the sizes of groups in a style, which may leave out ghosts."""
    return [size if _shows_ghosts(size, style) else _without_ghosts(size) for size in sizes]


def _shows_ghosts(size: GroupSize, style: Style) -> bool:
    return not size.ghosts or style.ghosts == "all" or (style.ghosts == "lone" and size.cards == size.ghosts + 1)


def _without_ghosts(size: GroupSize) -> GroupSize:
    return replace(size, cards=size.cards - size.ghosts, unit=0)


def _packed(layout: Layout, sizes: Sequence[GroupSize], style: Style, width: int, longest_label: int) -> Packed | None:
    """Return groups in rows of at most a width, each in the first row with space for it; None if one is too wide.

    All rows begin at the left, so that groups stand below one another.
    Labels longer than `longest_label` show only the points in any case.
    """
    row_gap = layout.frame.px(_ROW_GAP)
    blocks = [_block(layout, size, style, width, longest_label) for size in sizes]
    shown = [each for each in blocks if each is not None]
    if len(shown) < len(blocks):
        return None
    rows: list[list[int]] = []
    for at in range(len(shown)):
        for row in rows:
            if _goes_beside(style, shown[row[0]], shown[at]):
                longer = _row(layout, style, shown, [*row, at], width)
                if longer.right <= width and longer.lines <= style.label_lines:
                    row.append(at)
                    break
        else:
            rows.append([at])
    offsets, labels, line = [(0, 0)] * len(sizes), [(0, 0)] * len(sizes), layout.frame.px(LABEL)
    total = y = 0
    for row in rows:
        y += row_gap if y and sizes[row[0]].cards else 0
        found = _row(layout, style, shown, row, width)
        height = max(shown[at].height for at in row)
        for at, x, (middle, nth) in zip(row, found.lefts, found.labels, strict=True):
            top = y if sizes[at].cards else y + height - shown[at].height
            offsets[at], labels[at] = (x, top), (middle, top + shown[at].height + (nth - 1) * line)
        total, y = max(total, found.right), y + height + (found.lines - 1) * line
    return Packed(style, tuple(shown), tuple(offsets), tuple(labels), total, y)


def _goes_beside(style: Style, first: _Block, block: _Block) -> bool:
    """Return whether a group may be in the row that another begins: with labels in several lines, if as high."""
    if style.label_lines > 1:
        return len(first.lines) == len(block.lines)
    return style.overlaps or bool(first.lines) == bool(block.lines)


class _Row(NamedTuple):
    """Where each group of a row begins, the middle of each label and its line, and where the row ends."""

    lefts: list[int]
    labels: list[tuple[int, int]]
    right: int
    lines: int


def _row(layout: Layout, style: Style, blocks: Sequence[_Block], row: Sequence[int], width: int) -> _Row:
    """Return a row of groups; where labels may be in several lines, each is in the first with space for it.

    To be in an earlier line, a label may begin farther right below its cards if it ends within the width.
    """
    gap, label_gap = _gap(layout, style), layout.frame.px(_LABEL_GAP)
    lefts, x, right = [], 0, 0
    for at in row:
        lefts.append(x)
        right = max(right, x + blocks[at].width)
        x += blocks[at].width + (gap if blocks[at].lines else max(layout.frame.px(style.gap), label_gap))
    covered = max(-gap, 0)  # by the next group
    if style.label_lines == 1:
        middles = [
            left + (blocks[at].width - (covered if blocks[at].lines else 0)) // 2
            for at, left in zip(row, lefts, strict=True)
        ]
        return _Row(lefts, [(middle, 0) for middle in middles], right, 1)
    labels, ends, cards = [], [0], right
    for at, left in zip(row, lefts, strict=True):
        start = max(0, left - blocks[at].label // 2, min(left, cards - blocks[at].label))  # its middle is below them
        latest = min(left + (blocks[at].width - covered) // 2, width - blocks[at].label)
        line = next((nth for nth, end in enumerate(ends) if end <= max(start, latest)), len(ends))
        start = max(start, ends[line]) if line < len(ends) else start
        ends[line : line + 1] = [start + blocks[at].label + label_gap]
        labels.append((start + blocks[at].label // 2, line))
        right = max(right, start + blocks[at].label)
    return _Row(lefts, labels, right, len(ends))


def _block(layout: Layout, size: GroupSize, style: Style, width: int, longest_label: int) -> _Block | None:
    """Return how a group fits into a width; None if it does not."""
    frame, card = layout.frame, layout.card_width(SizeClass.M)
    points = _points(layout, size)
    if not size.cards:
        label = points if (style.overlaps and style.is_short) or size.label > longest_label else size.label
        return _Block((), label, frame.px(LABEL), label, size.label > label) if label <= width else None
    if card > width:
        return None
    lines = _lines(layout, size, style, width)
    cards = _offset(layout, size, style, max(lines) - 1) + card
    gap = _gap(layout, style)
    has_points = (style.is_short and size.label > cards + min(gap, 0)) or size.label > longest_label
    label = points if has_points else size.label
    if label > width:
        return None
    height = (len(lines) - 1) * _line_spacing(layout, style) + layout.card_height(SizeClass.M) + frame.px(LABEL)
    air = max(0, frame.px(_LABEL_GAP) - gap)
    wide = max(cards, min(label + air, width)) if size.label and style.label_lines == 1 else cards
    return _Block(lines, wide, height, label, size.label > label)


def _gap(layout: Layout, style: Style) -> int:
    """Return the distance from a group to the next one beside it: below 0 if they are joined."""
    gap = layout.frame.px(style.gap)
    if not style.is_joined:
        return gap
    card = layout.card_width(SizeClass.M)
    return gap + whole(card * style.step) - card


def _points(layout: Layout, size: GroupSize) -> int:
    """Return the width of the label of a group with only the points."""
    return min(size.label, layout.frame.px(_POINTS) if size.points is None else size.points)


def _lines(layout: Layout, size: GroupSize, style: Style, width: int) -> tuple[int, ...]:
    """Return the number of cards in each line of a group."""
    card = layout.card_width(SizeClass.M)
    most = min(size.cards, (width - card) // whole(card * style.step) + 1)
    if size.is_pairs:
        most = next((n for n in (8, 4, 2) if _offset(layout, size, style, n - 1) + card <= width), 1)
    elif size.cards > most >= size.unit > 0:
        most -= most % size.unit
    else:
        most = -(-size.cards // -(-size.cards // most))
    return tuple(min(most, size.cards - first) for first in range(0, size.cards, most))


def _offset(layout: Layout, size: GroupSize, style: Style, at: int) -> int:
    """Return how far to the right of the first card of its line a card lies."""
    card = layout.card_width(SizeClass.M)
    if size.is_pairs:
        pair, second = divmod(at, 2)
        step = whole(card * min(style.step, _PAIR_STEP))
        return pair * (card + step + layout.frame.px(_PAIR_GAP)) + second * step
    return at * whole(card * style.step)


def _line_spacing(layout: Layout, style: Style) -> int:
    height = layout.card_height(SizeClass.M)
    return whole(height * INDEX_SHARE) if style.overlaps else height + layout.frame.px(_ROW_GAP)


# ---- poses -----------------------------------------------------------------------------------------------------------


def place(layout: Layout, packed: Packed, sizes: Sequence[GroupSize], corner: Point) -> tuple[PlacedGroup, ...]:
    """Return packed groups with their top left corner at a point."""
    placed, z = [], 0
    sizes = shown_sizes(sizes, packed.style)
    for size, block, (dx, dy), (middle, top) in zip(sizes, packed.blocks, packed.offsets, packed.labels, strict=True):
        group = Rect(corner.x + dx, corner.y + dy, block.width, block.height)
        poses = tuple(_poses(layout, packed.style, size, block, group, z))
        z += size.cards
        behind = range(size.cards - block.lines[-1]) if packed.style.overlaps and block.lines else ()
        label = Point(corner.x + middle, corner.y + top) if size.label else None
        placed.append(PlacedGroup(poses, label, block.is_short, frozenset(behind)))
    return tuple(placed)


def _poses(layout: Layout, style: Style, size: GroupSize, block: _Block, group: Rect, z: int) -> Iterator[Pose]:
    card, height = layout.card_width(SizeClass.M), layout.card_height(SizeClass.M)
    middle = group.y + height // 2
    for count in block.lines:
        for at in range(count):
            yield Pose(
                group.x + card // 2 + _offset(layout, size, style, at),
                middle,
                0.0,
                z + layout.frame.depth(at, count),
                SizeClass.M,
            )
        z += count
        middle += _line_spacing(layout, style)


def squeeze(
    layout: Layout, sizes: Sequence[GroupSize], box: Rect, *, told: Told, is_forced: bool = False
) -> tuple[PlacedGroup, ...] | None:
    """Return all cards in one sequence, in rows that cover the lower part of those above; the labels are lines below.

    None if not every index would be visible, unless it `is_forced`: then cards are as close together as they must be.
    `told` is what the labels say.
    """
    sizes = shown_sizes(sizes, FULL_STYLES[-1])
    widths = [_points(layout, size) if told == "points" else min(size.label, box.width) for size in sizes]
    texts = [GroupSize(0, width) for width in widths]
    lines = _packed(layout, texts, _LINES[told], box.width, box.width) if told else None
    space = Rect(box.x, box.y, box.width, box.height - (lines.height if lines is not None else 0))
    width, height = layout.card_width(SizeClass.M), layout.card_height(SizeClass.M)
    count, narrowest, lowest = sum(size.cards for size in sizes), whole(width * NARROWEST), whole(height * INDEX_SHARE)
    fitting_rows = (space.height - height) // lowest + 1
    per_row = (space.width - width) // narrowest + 1
    if not is_forced and (fitting_rows < 1 or per_row < 1 or fitting_rows * per_row < count):
        return None
    rows = max(1, min(-(-count // max(per_row, 1)), fitting_rows))
    per_row = -(-count // rows)
    step = min(float(narrowest), max(0, space.width - width) / max(per_row - 1, 1))
    left = space.x + whole((space.width - width - step * (per_row - 1)) / 2) + width // 2
    poses = [
        Pose(
            left + whole(at % per_row * step),
            space.y + at // per_row * lowest + height // 2,
            0.0,
            at // per_row * per_row + layout.frame.depth(at % per_row, per_row),
            SizeClass.M,
        )
        for at in range(count)
    ]
    named_from = space.y + (rows - 1) * lowest + height
    placed, first = [], 0
    for at, size in enumerate(sizes):
        behind = (card for card in range(size.cards) if (first + card) // per_row < rows - 1)
        label, is_short = None, False
        if lines is not None and size.label:
            dx, dy = lines.offsets[at]
            start = min(left - width // 2, space.right - lines.width)  # below the first card of every row
            label = Point(start + dx + lines.blocks[at].width // 2, named_from + dy)
            is_short = size.label > lines.blocks[at].width
        placed.append(PlacedGroup(tuple(poses[first : first + size.cards]), label, is_short, frozenset(behind)))
        first += size.cards
    return tuple(placed)


def visible_steps(poses: Sequence[Pose]) -> list[int | None]:
    """Return how much of each card's width is visible beside the next one; the last is given the same as the others."""
    steps: list[int | None] = [whole(abs(after.x - before.x)) or None for before, after in pairwise(poses)]
    return [*steps, steps[-1]] if steps else [None] * len(poses)
