"""Makes painted content accessible to screen readers: what is on the table, and the roles of labels and panels."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from pinochle_qt.ui.controls.keyboard.owners import focus_proxy_of
from pinochle_qt.ui.reader.contents import no_contents, table_contents
from pinochle_qt.ui.reader.tree import TableInTree
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.game.reader import ReaderWord as Phrase

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface

    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.reader.contents import ReaderItem, ReaderList
    from pinochle_qt.ui.window.main_window import MainWindow


class TableAccessibility(QObject):
    """Tells screen readers what is on the table of one window; it costs nothing while none is active."""

    def __init__(self, window: MainWindow, controller: MatchController) -> None:
        """Answer screen readers from now on; the window is already visible, so none of this delays a start."""
        super().__init__(window)
        self._window, self._controller = window, controller
        self._view = window.view
        self._table: TableInTree | None = None
        self._soon = make_timer(self, self._report_changes)  # several changes may follow before the table is final
        if QAccessible.isActive():
            _drop_earlier_interfaces(self._view)
        _readers[id(self._view)] = self
        _install()
        event_player = self._view.event_player
        for changed in (event_player.arranged, event_player.seen_changed, window.presenter.state_shown):
            changed.connect(self._mark_changed)

    def tells_of(self, asked: QObject) -> bool:
        """Return whether an object is this reader's table."""
        return asked is self._view

    def table_in_tree(self) -> TableInTree:
        """Return the accessible object for the table."""
        if self._table is None:
            self._table = TableInTree(self._view, self._contents, self._box_of, Phrase.TABLE)
        return self._table

    def _contents(self) -> tuple[ReaderList, ...]:
        """Return what is on the table; nothing while the curtain hangs, which a screen reader could see through."""
        if self._controller.awaits_person:
            return no_contents()
        seats = self._view.seats
        return table_contents(self._view.event_player, self._view.choice, seats.views, seats.people)

    def _box_of(self, item: ReaderItem) -> QRect:
        """Return the area of an item on the table, in pixels of the view."""
        event_player = self._view.event_player
        seen, layout, cards = event_player.seen, event_player.layout, event_player.cards
        area = QRect()
        for token in item.tokens:
            if cards.has(token):
                area = area.united(self._view.mapFromScene(cards.item(token).box()).boundingRect())
        if item.seat is not None and seen is not None and layout is not None:
            plate = layout.plate(place_of(item.seat, seen.viewer, seen.players))
            area = self._view.mapFromScene(plate.x, plate.y, plate.width, plate.height).boundingRect()
        return area

    def _mark_changed(self) -> None:
        if self._table is not None and QAccessible.isActive():
            self._table.stir()
            self._soon.start()

    def _report_changes(self) -> None:
        if self._table is not None:
            self._table.tell_changes()


class _Painted(QAccessibleWidget):
    """A widget painted by the program; its role follows from its name and content."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._delegates_focus = focus_proxy_of(widget) is not None
        """Whether something inside takes the focus in its place; both would report it otherwise."""

    def role(self) -> QAccessible.Role:
        """Return the role: static text, or a group if it has children or can take the focus; unnamed, a client area."""
        if not self._name:
            return QAccessible.Role.Client
        is_group = self.childCount() or super().state().focusable
        return QAccessible.Role.Grouping if is_group else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        """Return the state of the widget; without a name and children, it is invisible to readers."""
        state = super().state()
        if self._delegates_focus:
            state.focused = False
        if not self._name and not self.childCount():
            state.invisible = True
        return state

    @property
    def _name(self) -> str:
        return self.text(QAccessible.Text.Name)


_readers: Final[WeakValueDictionary[int, TableAccessibility]] = WeakValueDictionary()
"""The readers by the id of their table."""


@cache
def _install() -> None:
    """Make Qt ask here first for accessible objects, once for all windows of the program."""
    QAccessible.installFactory(_accessible_for)


def _accessible_for(class_name: str, qt_object: QObject) -> QAccessibleInterface | None:
    """Return the accessible object for a widget; Qt asks once for the name of each of its classes."""
    reader = _readers.get(id(qt_object))
    if reader is not None and reader.tells_of(qt_object):
        return reader.table_in_tree()
    # a widget being destroyed is a plain QWidget to Qt; an interface made for it then would never be deleted
    if class_name == QWidget.__name__ and isinstance(qt_object, QWidget) and type(qt_object) is not QWidget:
        return _Painted(qt_object)
    return None


def _drop_earlier_interfaces(table: QWidget) -> None:
    """Drop interfaces that readers got before this was installed, perhaps with the first frame, so they ask again."""
    for widget in QApplication.allWidgets():
        if widget is table or _base_of(widget) is QWidget:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(QAccessible.queryAccessibleInterface(widget)))


def _base_of(widget: QWidget) -> type:
    """Return the Qt class on which a widget is based."""
    return next(each for each in type(widget).__mro__ if each.__module__.startswith("PySide6."))
