"""Checks that tests share: that there is something to check at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Item = TypeVar("Item")


def require(item: Item | None) -> Item:
    """Return the item, such as the prompt that a test is about, and fail if there is none."""
    assert item is not None
    return item


def some(items: Iterable[Item]) -> Iterator[Item]:
    """Yield all items, and fail at the end if there were none.

    A test whose assertions are all in a loop would otherwise pass without checking anything.
    """
    is_empty = True
    for item in items:
        is_empty = False
        yield item
    assert not is_empty, "there was nothing to check"
