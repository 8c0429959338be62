"""The table in the accessibility tree: lists of cards, melds and players, none of which are widgets.

Qt asks for these objects whenever a reader asks Qt. Once a reader knows an object, it stays as long as the table does:
an item that is gone is merely no longer in its list, so that no reader ever holds an object unknown to Qt.

According to PySide's stubs some return values are never None, but None is what Qt expects if there is nothing.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from pinochle_qt.ui.reader.contents import ReaderItem

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.reader.contents import ReaderList
    from pinochle_qt.ui.table.zones.tokens import Token

_GONE: Final = ReaderItem("")


class _Part(QAccessibleInterface):
    """The common part of lists and their items."""

    def __init__(self, home: TableInTree) -> None:
        super().__init__()
        self._home = home
        home.parts.append(self)
        QAccessible.registerAccessibleInterface(self)

    def isValid(self) -> bool:
        """Return whether the table still exists."""
        return not self._home.is_gone

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return None: there is no widget."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window of the table."""
        return None if self._home.is_gone else self._home.window()

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return None: the table reports what the keys act on."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the child at a point on the screen, the topmost one first."""
        for at in reversed(range(self.childCount())):
            child = self.child(at)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: readers cannot change texts on the table."""


class _Item(_Part):
    """A card, a meld or a player; it always presents what is at its position in the list now."""

    def __init__(self, home: TableInTree, owner: _List, at: int) -> None:
        super().__init__(home)
        self._list, self._index = owner, at

    @property
    def content(self) -> ReaderItem:
        """What is at its position now."""
        items = self._list.content.items
        return items[self._index] if self._index < len(items) else _GONE

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

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return -1."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name or the description."""
        return {QAccessible.Text.Name: self.content.name, QAccessible.Text.Description: self.content.more}.get(kind, "")

    def rect(self) -> QRect:
        """Return its area on the screen."""
        return self._home.box_of(self.content)

    def role(self) -> QAccessible.Role:
        """Return the role of a list item."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Return whether it has the focus, is selected, and is visible."""
        content, state = self.content, QAccessible.State()
        state.readOnly = True
        state.focusable = state.selectable = content.can_focus
        state.focused = content.is_focused and self._home.has_keys
        state.selected = content.is_chosen
        state.invisible = content is _GONE or self._home.is_covered
        return state


class _List(_Part):
    """The cards, melds or players of one kind."""

    def __init__(self, home: TableInTree, at: int) -> None:
        super().__init__(home)
        self._index = at
        self.made: list[_Item] = []

    @property
    def content(self) -> ReaderList:
        """The present content of the list."""
        return self._home.content[self._index]

    def item(self, at: int) -> _Item:
        """Return the item at a position, making it if there has never been one."""
        while len(self.made) <= at:
            self.made.append(_Item(self._home, self, len(self.made)))
        return self.made[at]

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the table."""
        return None if self._home.is_gone else self._home

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return an item, or None."""
        return self.item(index) if 0 <= index < self.childCount() else None

    def childCount(self) -> int:
        """Return the present number of items."""
        return len(self.content.items)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the position of an item."""
        return next((at for at, item in enumerate(self.made) if item is child), -1)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the list."""
        return self.content.name if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        """Return the box around all items on the screen."""
        area = QRect()
        for content in self.content.items:
            area = area.united(self._home.box_of(content))
        return area

    def role(self) -> QAccessible.Role:
        """Return the role of a list."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """Return whether the list is visible."""
        state = QAccessible.State()
        state.readOnly = True
        state.invisible = self._home.is_covered
        return state


class TableInTree(QAccessibleWidget):
    """The table; everything on it is in one of its lists."""

    def __init__(
        self,
        table: QWidget,
        tell: Callable[[], tuple[ReaderList, ...]],
        box_of: Callable[[ReaderItem], QRect],
        name: Callable[[], str],
    ) -> None:
        """Replace Qt's interface for a widget; `tell` returns its contents, `box_of` an item's area in its pixels."""
        super().__init__(table, QAccessible.Role.Grouping)
        self._table = table
        self._read_contents, self._box_of, self._name = tell, box_of, name
        self._current: tuple[ReaderList, ...] | None = None
        self._reported = tell()
        self._focused: tuple[Token, ...] = ()
        """The card last reported to readers as having the focus."""
        self.parts: list[_Part] = []
        """Everything registered with Qt, which would outlive the table."""
        self.is_gone = False
        """Whether the table no longer exists; Qt still asks about its contents then, and gets answers."""
        table.destroyed.connect(self._forget)
        self._lists = [_List(self, at) for at in range(len(self._reported))]

    # ---- what readers ask --------------------------------------------------------------------------------------------

    @property
    def content(self) -> tuple[ReaderList, ...]:
        """The present contents of the table."""
        if self.is_gone:
            return self._reported
        if self._current is None:
            try:
                self._current = self._read_contents()
            except Exception:  # Qt is asking, and PySide ends the program if an answer to Qt raises
                sys.excepthook(*sys.exc_info())
                self._current = self._reported
        return self._current

    @property
    def has_keys(self) -> bool:
        """Whether the table has the keyboard focus."""
        return not self.is_gone and self._table.hasFocus()

    @property
    def is_covered(self) -> bool:
        """Whether the table is not visible."""
        return self.is_gone or not self._table.isVisible()

    def box_of(self, content: ReaderItem) -> QRect:
        """Return the area of an item on the screen."""
        if self.is_gone:
            return QRect()
        box = self._box_of(content)
        return QRect(self._table.mapToGlobal(QPoint(box.x(), box.y())), box.size())

    def childCount(self) -> int:
        """Return the number of lists."""
        return len(self._lists)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a list, or None."""
        return self._lists[index] if 0 <= index < len(self._lists) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the position of a list."""
        return next((at for at, each in enumerate(self._lists) if each is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the item at a point on the screen, the topmost one if there are several."""
        found = (each.childAt(x, y) for each in self._lists)
        return next((item for item in found if item is not None), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the card that the keys act on."""
        return self._card_with_keys()

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the table."""
        return self._name() if kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        """Return the state of the table, which has the focus unless a card on it does."""
        state = super().state()
        if self._card_with_keys() is not None:
            state.focused = False
        return state

    # ---- what screen readers are sent ------------------------------------------------------------------------------

    def stir(self) -> None:
        """Mark the known contents of the table as outdated, to be determined again when somebody asks."""
        self._current = None

    def tell_changes(self) -> None:
        """Tell readers what has changed since the last report."""
        before, now = self._reported, self.content
        self._reported = now
        for shown, old, new in zip(self._lists, before, now, strict=True):
            self._report_list(shown, old.items, new.items)
        focused = self._card_with_keys()
        card = focused.content.tokens if focused is not None else ()
        if focused is not None and card != self._focused:
            _notify(focused, QAccessible.Event.Focus)
        self._focused = card

    def _forget(self) -> None:
        """Make Qt drop the contents of a table that is gone, about which it asks once more."""
        self.is_gone = True
        for part in self.parts:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
        self.parts.clear()

    @staticmethod
    def _report_list(shown_list: _List, old: Sequence[ReaderItem], new: Sequence[ReaderItem]) -> None:
        for at in range(max(len(old), len(new))):
            item = shown_list.item(at)
            if at >= len(new):
                _notify(item, QAccessible.Event.ObjectDestroyed)
            elif at >= len(old):
                _notify(item, QAccessible.Event.ObjectCreated)
            else:
                if old[at].name != new[at].name:
                    _notify(item, QAccessible.Event.NameChanged)
                if old[at].more != new[at].more:
                    _notify(item, QAccessible.Event.DescriptionChanged)

    def _card_with_keys(self) -> _Item | None:
        if not self.has_keys:
            return None
        for shown in self._lists:
            for at, content in enumerate(shown.content.items):
                if content.is_focused:
                    return shown.item(at)
        return None


def _notify(source: QAccessibleInterface, kind: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(source, kind))
