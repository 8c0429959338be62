"""Opens rooms over the table, one at a time, and goes back to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.keyboard.typed import take_typed
from pinochle_qt.ui.controls.styled import PaintedOnce
from pinochle_qt.ui.draw.felt import paint_felt
from pinochle_qt.ui.draw.theme import Tempo
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.notice import Notice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QMouseEvent, QPainter

    from pinochle_qt.ui.rooms.look_back.table_room import TableRoom
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.table.geometry.frame import Frame

    Page: TypeAlias = Room | TableRoom

P = TypeVar("P", bound="Page")


class _FeltCover(PaintedOnce, QWidget):
    """Covers the table with bare felt, so that nothing of the game shows around a room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def look(self) -> tuple[object, ...]:
        """Return the theme; the picture of the felt is cached because a room repaints it at every step."""
        return (self.theme,)

    def draw(self, painter: QPainter) -> None:
        """Paint the felt."""
        paint_felt(painter, QRectF(self.rect()), self.theme, self.devicePixelRatioF())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Consume presses, so that they do not reach what lies below."""
        event.accept()


class OpenRoom(QObject):
    """Makes each room when it is first needed and shows it; the table below is disabled meanwhile.

    Signals:
        opened: a room is about to be shown; the table can come to rest first.
        closed: the table is visible again.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        window: QWidget,
        table: QWidget,
        frame: Callable[[], Frame],
        makers: Mapping[str, Callable[[QWidget], Page]],
    ) -> None:
        """Show rooms over a window; `table` is disabled meanwhile, and `makers` maps names of rooms to functions."""
        super().__init__(window)
        self.window, self._table, self._frame, self._makers = window, table, frame, makers
        self._pages: dict[str, Page] = {}
        self.name = ""
        """The name of the open room; empty if there is none."""
        self._came_from: list[str] = []
        """The names of the rooms that led to the open one, the first one first."""
        self._cover = _FeltCover(window)
        self._notice: Notice | None = None
        self.tempo = Tempo()

    @property
    def room(self) -> Page | None:
        """The open room, or None."""
        return self._pages.get(self.name)

    def open_made_by(self, make: Callable[[QWidget], P]) -> P:
        """Show the room that this function makes, and return it."""
        return cast("P", self.open(next(name for name, maker in self._makers.items() if maker == make)))

    def open(self, name: str) -> Page:
        """Show a room in place of the one that is open, if any, to which Escape then leads back."""
        if name == self.name:
            return self._pages[name]
        if self.name:
            self._came_from.append(self.name)
        if name in self._came_from:
            del self._came_from[self._came_from.index(name) :]
        return self._open(name)

    def go_back(self) -> bool:
        """Go back to the room that led to this one, or else to the table; return whether a room was open."""
        if not self._came_from:
            return self.close()
        self._open(self._came_from.pop(), is_back=True)
        return True

    def close(self) -> bool:
        """Close the room and go back to the table; return whether a room was open."""
        self._came_from.clear()
        if not self.name:
            return False
        self._put_away()
        self._cover.hide()
        if self._notice is not None:
            self._notice.drop()
        self._table.setEnabled(True)
        self.closed.emit()
        return True

    def escape(self) -> bool:
        """Close the message over the open room, or what is half done in it, or it; return whether a room was open."""
        if self.name and self._notice is not None and self._notice.dismiss():
            return True
        room = self.room
        return (isinstance(room, Panel) and room.take_back()) or self.go_back()

    def say(self, sentence: str) -> bool:
        """Show a message at the bottom of the open room; return False if there is none."""
        if not self.name:
            return False
        if self._notice is None:
            self._notice = Notice(self.window)
            self._notice.returned.connect(self._place_notice)
        self._notice.say(sentence, returns=True)
        self._place_notice()
        return True

    def place(self) -> None:
        """Make the open room fill the window, after a change of its size."""
        room = self.room
        if room is not None:
            frame = self._frame()
            self._cover.setGeometry(0, frame.bar, frame.width, frame.height - frame.bar)
            room.fill(frame)

    def rebuild(self) -> None:
        """Discard all rooms, to be remade in the current language when next needed; remake the open one at once."""
        name, before = self.name, self.room
        self._put_away()
        for room in self._pages.values():
            room.deleteLater()
        self._pages.clear()
        if before is not None:
            self._open(name).take_over(before)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _open(self, name: str, *, is_back: bool = False) -> Page:
        self.opened.emit()
        room = self._page(name)
        self._put_away()
        self.name = name
        self._table.setEnabled(False)
        room.show_way_back(to_table=not self._came_from)
        self.place()
        self._cover.show()
        self._cover.raise_()
        if is_back:
            room.come_back()
        else:
            room.enter()
        room.open(self.tempo)
        room.setFocus(Qt.FocusReason.OtherFocusReason)
        return room

    def _place_notice(self) -> None:
        if self._notice is None:
            return
        frame = self._frame()
        width, height = self._notice.wanted_sizes(frame.width - 2 * frame.margin)[0]
        self._notice.setGeometry((frame.width - width) // 2, frame.height - frame.margin - height, width, height)
        self._notice.raise_()

    def _page(self, name: str) -> Page:
        room = self._pages.get(name)
        if room is None:
            room = self._pages[name] = self._makers[name](self.window)
            room.left.connect(self.go_back)
        return room

    def _put_away(self) -> None:
        take_typed()
        room, self.name = self.room, ""
        if room is not None:
            room.hide()
            room.leave()
