"""Where the reason stands why something was refused; pure, in pixels of the window like the rest of the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.table.geometry import Rect, whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ui.table.layout import Layout

_FORMS: Final = ((48, 10), (48, 4), (36, 4))
"""Height of a reason and its distance from the cards, both at ui = 1, the best first."""
_SHIFTS: Final = (0.0, -0.2, 0.2, -0.4, 0.4)
"""How far a reason may stand aside of its card, in its own widths, so that it is still seen whose it is."""
_EDGE: Final = 8
_INDEX: Final = (0.28, 0.56)
"""The corner of a card with its index, in card widths."""
_LARGE_INDEX: Final = (0.5, 0.8)


def index_corner(card: Rect, *, is_large: bool, is_right: bool) -> Rect:
    """Return the corner of a card where its index is, with large indices or on the right side if so."""
    across, down = _LARGE_INDEX if is_large else _INDEX
    width, height = whole(across * card.width), whole(down * card.width)
    return Rect(card.right - width if is_right else card.x, card.y, width, height)


def reason_place(layout: Layout, width: int, card: Rect, top: int, indices: Sequence[Rect], taken: list[Rect]) -> Rect:
    """Return where a reason `width` pixels wide stands.

    That is above the refused card and above `top`, the highest line of the hand. Where it would cover something
    `taken` there, it becomes lower, gives way to a side, or at last stands on the cards below their `indices`.
    """
    choices = list(_choices(layout, width, card, top, indices))
    free = (each for each in choices if not any(each.overlaps(other) for other in (*taken, *indices)))
    return next(free, choices[0])


def _choices(layout: Layout, width: int, card: Rect, top: int, indices: Sequence[Rect]) -> Iterator[Rect]:
    px, table = layout.frame.px, layout.frame.table
    below = max((index.bottom for index in indices), default=card.bottom)
    lines = [(top - px(gap) - px(height), px(height)) for height, gap in _FORMS]
    lines += [(below + px(gap), px(height)) for height, gap in _FORMS]
    for y, height in lines:
        if y < table.y or y + height > table.bottom:
            continue
        for shift in _SHIFTS:
            left = card.center.x - width // 2 + whole(shift * width)
            left = min(max(left, table.x + _EDGE), table.right - width - _EDGE)
            yield Rect(left, y, width, height)
