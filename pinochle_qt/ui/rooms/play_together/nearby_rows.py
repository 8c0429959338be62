"""The tables in the same house, in rows above the fields for an address and a code."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.far.nearby_tables import MOST_TABLES, NearbyTables
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.server.net.nearby import TableNearby
    from pinochle_qt.ui.rooms.room import Room


class NearbyRows(QObject):
    """Looks for tables when it is asked to, and lets the user choose one.

    Signals:
        chosen: the address of a table.
        ended: no more answers are accepted.
    """

    chosen = Signal(str)
    ended = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room = room
        self._search = NearbyTables(self)
        self._search.found.connect(self._on_found)
        self._search.ended.connect(self._show)
        self._search.ended.connect(self.ended)
        self.pane = QWidget(room)
        self.note = room.add_label(Role.BODY, "muted", wraps=True)
        self.again = room.add_button(Kind.LINK, self.look, TogetherWord.NEARBY_AGAIN())
        self.buttons = [room.add_button(Kind.COUNT, partial(self._choose, at)) for at in range(MOST_TABLES)]
        column(row(BoxPart(self.note, share=1), self.again, spacing=8), *self.buttons, spacing=6, parent=self.pane)
        self._show()

    @property
    def tables(self) -> tuple[TableNearby, ...]:
        """The tables that have answered."""
        return self._search.tables

    @property
    def is_looking(self) -> bool:
        """Whether more answers may come."""
        return self._search.is_looking

    def look(self) -> None:
        """Look for tables, for a moment."""
        self._search.look()
        self._show()

    def stop(self) -> None:
        """Look no longer."""
        self._search.stop()

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _choose(self, at: int) -> None:
        self.chosen.emit(self.tables[at].address)

    def _on_found(self) -> None:
        self._show()
        desktop.announce(self._room, f"{self.note.text()} {', '.join(map(_label, self.tables))}")

    def _show(self) -> None:
        tables = self.tables
        looking, none, some = TogetherWord.NEARBY_LOOKING, TogetherWord.NEARBY_NONE, TogetherWord.NEARBY_SOME
        self.note.set_text((some if tables else looking if self.is_looking else none)())
        self.again.setVisible(not self.is_looking)
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(tables))
            if at < len(tables):
                button.set_label(_label(tables[at]))


def _label(table: TableNearby) -> str:
    """Return whose table it is, and what is played there."""
    if table.preset not in PRESETS:  # a newer table may have other games
        return TogetherWord.NEARBY_HOST(name=table.host) if table.host else table.address
    game = preset_title(find(table.preset))
    if table.host:
        return TogetherWord.NEARBY_ONE(name=table.host, game=game)
    return TogetherWord.NEARBY_UNNAMED(address=table.address, game=game)
