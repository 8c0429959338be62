"""What the person has opened over the table, in the order in which it was opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class _Entry(NamedTuple):
    is_open: Callable[[], bool]
    close: Callable[[], object]


class Opened:
    """Knows what was opened last: Escape closes that first, and what was opened before it next."""

    def __init__(self, noted: Callable[[], object]) -> None:
        """Know of nothing yet; `noted` is called whenever something was opened."""
        self._entries: dict[str, _Entry] = {}
        self._noted = noted

    def note(self, name: str, is_open: Callable[[], bool], close: Callable[[], object]) -> None:
        """Remember that something was opened just now; a thing that was open before counts as opened again."""
        self._entries.pop(name, None)
        self._entries[name] = _Entry(is_open, close)
        self._noted()

    def forget(self) -> tuple[str, ...]:
        """Forget everything, and return the names of what is open still, what was opened last at the end."""
        names = tuple(name for name, entry in self._entries.items() if entry.is_open())
        self._entries.clear()
        return names

    def close_last(self) -> bool:
        """Close what was opened last and is open still; return whether there was anything."""
        while self._entries:
            _, entry = self._entries.popitem()
            if entry.is_open():
                entry.close()
                return True
        return False
