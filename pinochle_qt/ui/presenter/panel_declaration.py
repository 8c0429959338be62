"""Declares the panels over the table: everything about one is said where it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from msgspec import Struct

from pinochle_qt.ui.table.input.press_timing import QUIET

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.panels.panel import Panel

AnyPanel = TypeVar("AnyPanel", bound="Panel")


class Panels(Protocol):
    """An object that declares panels, and holds those that have been made."""

    made: dict[str, Panel]

    def register(self, declared: Declared[Any], made: Panel) -> None:
        """Style and place a panel that was just made."""


class Declare(Struct, frozen=True, kw_only=True):
    """Declares a panel, which the method below makes; its name is also that of its place in `geometry/panels.py`."""

    asks: bool = False
    """Whether it asks a question."""
    excludes: tuple[str, ...] = ()
    """The panels that are never shown together with it: whichever opens hides the other. One of the two says so."""
    in_column: bool = False
    """Whether its place is the column at the right instead, in which it appears at once."""
    takes_focus: bool = True
    """Whether it takes the keyboard focus when the player opens it."""
    guarded_s: float = QUIET
    """The seconds for which it ignores presses that were not meant for it."""

    def __call__(self, make: Callable[[Any], AnyPanel]) -> Declared[AnyPanel]:
        """Return the declaration."""
        return Declared(make, self)


class Declared(Generic[AnyPanel]):
    """A panel under the name of the method that makes it; it is made when it is first needed."""

    def __init__(self, make: Callable[[Any], AnyPanel], traits: Declare) -> None:
        self._make = make
        self.name, self.traits = make.__name__, traits
        self.__doc__ = make.__doc__

    def __get__(self, panels: Panels, owner: type[Panels]) -> AnyPanel:
        """Return the panel."""
        if self.name not in panels.made:
            panels.register(self, self._make(panels))
        return cast("AnyPanel", panels.made[self.name])
