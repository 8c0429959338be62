"""Loops that must run: a test whose assertions are all in a loop passes without checking anything if that is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Item = TypeVar("Item")


def some(items: Iterable[Item]) -> Iterator[Item]:
    """Yield all items, and fail at the end if there were none."""
    is_empty = True
    for item in items:
        is_empty = False
        yield item
    assert not is_empty, "there was nothing to check"
