"""Where Tab goes in rooms and dialogs: through everything that takes the keyboard focus, in reading order."""

from __future__ import annotations

from functools import cmp_to_key
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QGridLayout, QWidget

from pinochle_qt.ui.controls.keyboard.owners import focus_proxy_of, group_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QLayout


@runtime_checkable
class OrdersChildren(Protocol):
    """A widget whose children have an order of their own, such as seats around a table."""

    @property
    def in_tab_order(self) -> Sequence[QWidget]:
        """All children that may have the focus, in the order in which Tab visits them."""


def move_focus(within: QWidget, *, forward: bool) -> bool:
    """Give the focus to what comes after, or before, what has it; from the last it goes on to the first.

    Qt's own order is that in which widgets were made or last asked to be ordered. It leaves out parts of a page whose
    widgets are made later or that passes its focus on.
    """
    stops = list(tab_stops(within))
    if not stops:
        return False
    at = _place_of(QApplication.focusWidget(), stops)
    target = stops[(at + (1 if forward else -1)) % len(stops)] if at is not None else stops[0 if forward else -1]
    target.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def tab_stops(within: QWidget) -> Iterator[QWidget]:
    """Yield the widgets at which Tab stops, in the order of the layouts; of buttons that exclude each other, one."""
    if within.isHidden() or not within.isEnabled():
        return
    if _is_stop(within):
        yield within
    for child in _in_order(within):
        yield from tab_stops(child)


def _is_stop(widget: QWidget) -> bool:
    if focus_proxy_of(widget) is not None:
        return False  # passes the focus on to something that is found on its own
    if isinstance(widget, QAbstractButton) and (together := _excluded_by(widget)):
        down = next((each for each in together if each.isChecked()), None)
        return widget is (down or together[0])
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _excluded_by(button: QAbstractButton) -> list[QAbstractButton]:
    """Return the usable buttons of which only one can be down, in order; none if a button is on its own."""
    group = group_of(button)
    if group is None or not group.exclusive():
        return []
    return [each for each in group.buttons() if not each.isHidden() and each.isEnabled()]


def _place_of(focused: QWidget | None, stops: list[QWidget]) -> int | None:
    """Return the index of the stop that has the focus or contains what has it."""
    while focused is not None:
        if focused in stops:
            return stops.index(focused)
        focused = focused.parentWidget()
    return None


def _in_order(parent: QWidget) -> Iterator[QWidget]:
    """Yield the children of a widget: those in its layout as they lie in it, then the others as they are placed."""
    if isinstance(parent, OrdersChildren):
        yield from parent.in_tab_order
        return
    layout = parent.layout()
    laid_out = list(_laid_out(layout)) if layout is not None else []
    yield from laid_out
    others = [
        child
        for child in parent.children()
        if isinstance(child, QWidget) and not child.isWindow() and child not in laid_out
    ]
    yield from sorted(others, key=cmp_to_key(_compare))


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets in a layout and the layouts within it."""
    places = range(layout.count())
    if isinstance(layout, QGridLayout):
        places = sorted(places, key=lambda at: layout.getItemPosition(at)[:2])  # type: ignore[assignment, index]
    for at in places:
        item = layout.itemAt(at)
        widget, inner = (item.widget(), item.layout()) if item is not None else (None, None)
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _laid_out(inner)


def _compare(one: QWidget, other: QWidget) -> int:
    """Order two widgets: by row, and within a row from left to right."""
    first, second = one.geometry(), other.geometry()
    is_same_row = (
        first.top() < second.center().y() < first.bottom() or second.top() < first.center().y() < second.bottom()
    )
    return first.x() - second.x() if is_same_row else first.y() - second.y()
