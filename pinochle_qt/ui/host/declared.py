"""Declares the panels over the table: everything about one is said where it is made."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

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


class Declared(Generic[AnyPanel]):
    """A panel under the name of the method that makes it; it is made when it is first needed."""

    def __init__(
        self,
        make: Callable[[Any], AnyPanel],
        *,
        asks: bool,
        excludes: tuple[str, ...],
        guarded_s: float,
        takes_focus: bool,
    ) -> None:
        self._make = make
        self.name = make.__name__
        self.asks, self.excludes, self.guarded_s, self.takes_focus = asks, excludes, guarded_s, takes_focus
        self.__doc__ = make.__doc__

    def __get__(self, panels: Panels, owner: type[Panels]) -> AnyPanel:
        """Return the panel."""
        if self.name not in panels.made:
            panels.register(self, self._make(panels))
        return cast("AnyPanel", panels.made[self.name])


def panel(
    *, asks: bool = False, excludes: tuple[str, ...] = (), guarded_s: float = QUIET, takes_focus: bool = True
) -> Callable[[Callable[[Any], AnyPanel]], Declared[AnyPanel]]:
    """Declare a panel, made by the method below, whose name is also that of its place in `geometry/panels.py`.

    It may ask a question. When it opens, it hides the panels that it excludes; it takes the keyboard focus when the
    player opens it; and for `guarded_s` seconds it ignores presses that were not meant for it.
    """
    return partial(Declared, asks=asks, excludes=excludes, guarded_s=guarded_s, takes_focus=takes_focus)
