"""Shortened names where the full ones do not fit, which can still be told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.draw.suits import elided, text_width
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont

ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
"""Replaces what was cut off."""


def short_name(name: str, everybody: Sequence[str]) -> str:
    """Return the first word of a name, or initials and the last word if somebody else has the same first word.

    The same goes for a name that ends in a number: ``Player 3`` is nobody in particular as ``Player``.
    """
    is_numbered = name.rsplit(maxsplit=1)[-1].isdecimal()
    return _with_initials(name) if is_numbered or _namesakes(name, everybody) else _first_word(name)


def distinct_labels(groups: Sequence[Sequence[str]], font: QFont, spaces: Sequence[float]) -> list[str]:
    """Return a label for each group of names, none wider than its space in pixels.

    Names that would be too wide are shortened, and so are those of their namesakes. What is still too wide is cut. If
    different people end up with the same label, they get initials, and as a last resort are cut in the middle.
    """
    everybody = [name for group in groups for name in group]
    places = list(zip(groups, spaces, strict=True))
    too_wide = {name for group, space in places if text_width(text.listed(group), font) > space for name in group}
    too_wide.update(other for name in tuple(too_wide) for other in _namesakes(name, everybody))
    short_forms = {name: short_name(name, everybody) if name in too_wide else name for name in everybody}
    labels = [elided(text.listed(short_forms[name] for name in group), font, space) for group, space in places]
    for at in _ambiguous(labels):
        short_forms.update((name, _with_initials(name)) for name in groups[at])
    labels = [elided(text.listed(short_forms[name] for name in group), font, space) for group, space in places]
    for at in _ambiguous(labels):
        labels[at] = elided(text.listed(short_forms[name] for name in groups[at]), font, spaces[at], in_middle=True)
    return labels


def _namesakes(name: str, everybody: Sequence[str]) -> list[str]:
    """Return the other names with the same first word."""
    return [other for other in everybody if other != name and _first_word(other) == _first_word(name)]


def _first_word(name: str) -> str:
    return name.split(maxsplit=1)[0]


def _with_initials(name: str) -> str:
    *first, last = name.split()
    return " ".join([*(f"{word[0]}." for word in first), last])


def _ambiguous(labels: Sequence[str]) -> list[int]:
    """Return the positions of the cut labels that could be mistaken for another label."""
    stems = [label.removesuffix(ELLIPSIS) for label in labels]

    def can_be_mistaken(at: int, other: int) -> bool:
        is_shorter = labels[other].endswith(ELLIPSIS) and stems[at].startswith(stems[other])
        return other != at and (is_shorter or stems[other].startswith(stems[at]))

    places = range(len(labels))
    return [
        at for at in places if labels[at].endswith(ELLIPSIS) and any(can_be_mistaken(at, other) for other in places)
    ]
