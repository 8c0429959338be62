"""The table in the tree of screen readers: lists of cards, melds and players, none of which are widgets.

Qt asks for these objects whenever a reader asks Qt. One that a reader has once been told of stays as long as the table
does: an item that is gone is only out of the list, so that nobody ever holds one that Qt does not know anymore.

PySide's stubs say of some answers that they are never None, which is what Qt expects where there is nothing.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from pinochle_qt.ui.reader.told import Told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.reader.told import ToldList
    from pinochle_qt.ui.table.zones.tokens import Token

_GONE: Final = Told("")


class _Part(QAccessibleInterface):
    """What is the same for a list and an item in it."""

    def __init__(self, home: TableInTree) -> None:
        super().__init__()
        self._home = home
        home.parts.append(self)
        QAccessible.registerAccessibleInterface(self)

    def isValid(self) -> bool:
        """Return whether the table is still there."""
        return not self._home.is_gone

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return None: there is no widget."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window of the table."""
        return None if self._home.is_gone else self._home.window()

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: the table tells what the keys act on."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return which part of this one is there on the screen."""
        for at in reversed(range(self.childCount())):
            child = self.child(at)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: a reader writes nothing on the table."""


class _Item(_Part):
    """A card, a meld or a player; what it tells is what its place in the list tells now."""

    def __init__(self, home: TableInTree, owner: _List, at: int) -> None:
        super().__init__(home)
        self._list, self._at = owner, at

    @property
    def told(self) -> Told:
        """What is in its place now."""
        items = self._list.told.items
        return items[self._at] if self._at < len(items) else _GONE

    def parent(self) -> QAccessibleInterface:
        """Return the list."""
        return self._list

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return None."""
        del index
        return None

    def childCount(self) -> int:
        """Return 0."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return -1."""
        del child
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return name or description."""
        return {QAccessible.Text.Name: self.told.name, QAccessible.Text.Description: self.told.more}.get(kind, "")

    def rect(self) -> QRect:
        """Return where it lies on the screen."""
        return self._home.box_of(self.told)

    def role(self) -> QAccessible.Role:
        """Return that it belongs to a list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Return what the keys act on and what is chosen."""
        told, state = self.told, QAccessible.State()
        state.readOnly = True
        state.focusable = state.selectable = told.can_focus
        state.focused = told.is_focused and self._home.has_keys
        state.selected = told.is_chosen
        state.invisible = told is _GONE or self._home.is_covered
        return state


class _List(_Part):
    """The cards, melds or players of one kind."""

    def __init__(self, home: TableInTree, at: int) -> None:
        super().__init__(home)
        self._at = at
        self.made: list[_Item] = []

    @property
    def told(self) -> ToldList:
        """What is in it now."""
        return self._home.told[self._at]

    def item(self, at: int) -> _Item:
        """Return the item at a place, made if none was ever there."""
        while len(self.made) <= at:
            self.made.append(_Item(self._home, self, len(self.made)))
        return self.made[at]

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the table."""
        return None if self._home.is_gone else self._home

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of the items."""
        return self.item(index) if 0 <= index < self.childCount() else None

    def childCount(self) -> int:
        """Return how many items there are now."""
        return len(self.told.items)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return where an item stands."""
        return next((at for at, item in enumerate(self.made) if item is child), -1)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the list."""
        return self.told.name if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        """Return the box around all items on the screen."""
        around = QRect()
        for told in self.told.items:
            around = around.united(self._home.box_of(told))
        return around

    def role(self) -> QAccessible.Role:
        """Return that it is a list."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """Return whether there is anything to see."""
        state = QAccessible.State()
        state.readOnly = True
        state.invisible = self._home.is_covered
        return state


class TableInTree(QAccessibleWidget):
    """The table; everything that lies on it is in one of its lists."""

    def __init__(
        self,
        table: QWidget,
        tell: Callable[[], tuple[ToldList, ...]],
        box_of: Callable[[Told], QRect],
        name: Callable[[], str],
    ) -> None:
        """Take the place of what Qt knows of a widget; `tell` says what lies there, `box_of` where in its pixels."""
        super().__init__(table, QAccessible.Role.Grouping)
        self._table = table
        self._tell, self._box_of, self._name = tell, box_of, name
        self._now: tuple[ToldList, ...] | None = None
        self._heard = tell()
        self._focused: tuple[Token, ...] = ()
        """The card of which readers were told last that the keys act on it."""
        self.parts: list[_Part] = []
        """Everything that Qt has been told of; it would outlive the table."""
        self.is_gone = False
        """Whether there is no table anymore; Qt still asks about what lay on it, and gets an answer."""
        table.destroyed.connect(self._forget)
        self._lists = [_List(self, at) for at in range(len(self._heard))]

    # ---- what readers ask --------------------------------------------------------------------------------------------

    @property
    def told(self) -> tuple[ToldList, ...]:
        """What lies on the table now."""
        if self.is_gone:
            return self._heard
        if self._now is None:
            try:
                self._now = self._tell()
            except Exception:  # Qt asks, and PySide ends the program where an answer to Qt raises
                sys.excepthook(*sys.exc_info())
                self._now = self._heard
        return self._now

    @property
    def has_keys(self) -> bool:
        """Whether the keys act on the table."""
        return not self.is_gone and self._table.hasFocus()

    @property
    def is_covered(self) -> bool:
        """Whether the table is out of sight."""
        return self.is_gone or not self._table.isVisible()

    def box_of(self, told: Told) -> QRect:
        """Return where something lies on the screen."""
        if self.is_gone:
            return QRect()
        box = self._box_of(told)
        return QRect(self._table.mapToGlobal(QPoint(box.x(), box.y())), box.size())

    def childCount(self) -> int:
        """Return how many lists there are."""
        return len(self._lists)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a list."""
        return self._lists[index] if 0 <= index < len(self._lists) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return where a list stands."""
        return next((at for at, each in enumerate(self._lists) if each is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the item at a point of the screen, the one on top where several lie."""
        found = (each.childAt(x, y) for each in self._lists)
        return next((item for item in found if item is not None), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the card on which the keys act."""
        return self._card_with_keys()

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the table."""
        return self._name() if kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        """Return that the table has the keys, unless a card on it has them."""
        state = super().state()
        if self._card_with_keys() is not None:
            state.focused = False
        return state

    # ---- what readers are told ---------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Ask anew what lies on the table as soon as somebody wants to know it."""
        self._now = None

    def tell_changes(self) -> None:
        """Tell readers what is different from what they were told last."""
        before, now = self._heard, self.told
        self._heard = now
        for shown, old, new in zip(self._lists, before, now, strict=True):
            self._tell_list(shown, old.items, new.items)
        focused = self._card_with_keys()
        card = focused.told.tokens if focused is not None else ()
        if focused is not None and card != self._focused:
            _send(focused, QAccessible.Event.Focus)
        self._focused = card

    def _forget(self) -> None:
        """Let Qt drop what lay on a table that is gone, about which it asks once more."""
        self.is_gone = True
        for part in self.parts:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
        self.parts.clear()

    @staticmethod
    def _tell_list(shown: _List, old: Sequence[Told], new: Sequence[Told]) -> None:
        for at in range(max(len(old), len(new))):
            item = shown.item(at)
            if at >= len(new):
                _send(item, QAccessible.Event.ObjectDestroyed)
            elif at >= len(old):
                _send(item, QAccessible.Event.ObjectCreated)
            else:
                if old[at].name != new[at].name:
                    _send(item, QAccessible.Event.NameChanged)
                if old[at].more != new[at].more:
                    _send(item, QAccessible.Event.DescriptionChanged)

    def _card_with_keys(self) -> _Item | None:
        if not self.has_keys:
            return None
        for shown in self._lists:
            for at, told in enumerate(shown.told.items):
                if told.is_focused:
                    return shown.item(at)
        return None


def _send(about: QAccessibleInterface, kind: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(about, kind))
