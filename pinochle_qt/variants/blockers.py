"""Why an option has no effect under the other rules, found by watching which options its `relevant` function reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pinochle_qt.engine.rules import OPTIONS, Rules

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Option


def blocker(option: Option, rules: Rules) -> Option | None:
    """Return the option whose current value keeps another option from having an effect; None if it has one.

    An option's `relevant` function is a chain of conditions that ends at the first false one, so the last option it
    reads is the one that stands in the way.
    """
    watched = _Watched(rules)
    if option.relevant(cast("Rules", watched)):
        return None
    seen = [OPTIONS[key] for key in watched.seen if key != option.key]
    return seen[-1] if seen else None


class _Watched:
    """Rules that remember which options were read, in order."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.seen: list[str] = []

    def __getattr__(self, name: str) -> object:
        return _WatchedGroup(name, getattr(self._rules, name), self.seen)


class _WatchedGroup:
    """One group of such watched rules."""

    def __init__(self, name: str, values: object, seen: list[str]) -> None:
        self._name = name
        self._values = values
        self._seen = seen

    def __getattr__(self, name: str) -> object:
        self._seen.append(f"{self._name}.{name}")
        return getattr(self._values, name)
