"""What the player opens over the table: score sheet, log, hand list, last trick, melds shown again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal

from pinochle_qt.ui.presenter.panel_set import DECLARED
from pinochle_qt.words.game.taken import has_scores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.presenter.panel_set import PanelSet
    from pinochle_qt.ui.table.scene.event_player import EventPlayer


_RECALLED: Final = "recalled melds"


class _Entry(Struct, frozen=True):
    is_open: Callable[[], bool]
    close: Callable[[], object]


class OpenedPanels(QObject):
    """Opens and closes panels at the player's request, and remembers the order in which they were opened.

    Signals:
        opened: the player has opened something over the table.
        covering_changed: a panel at the right or the last trick has opened or closed.
    """

    opened = Signal()
    covering_changed = Signal()

    def __init__(self, panels: PanelSet, event_player: EventPlayer) -> None:
        super().__init__(panels)
        self._panels = panels
        self._event_player = event_player
        self._entries: dict[str, _Entry] = {}

    # ---- all of them ---------------------------------------------------------------------------------------------

    def note(self, name: str, is_open: Callable[[], bool], close: Callable[[], object]) -> None:
        """Record that something was just opened; if it was open already, it counts as opened again.

        Escape closes what was opened last, and then what was opened before that.
        """
        self._entries.pop(name, None)
        self._entries[name] = _Entry(is_open, close)
        self.opened.emit()

    def close_last(self) -> bool:
        """Close what was opened last and is still open; return whether there was anything."""
        while self._entries:
            _, entry = self._entries.popitem()
            if entry.is_open():
                entry.close()
                return True
        return False

    def forget(self) -> tuple[str, ...]:
        """Forget everything, and return the names of what is still open, in the order of opening."""
        names = tuple(name for name, entry in self._entries.items() if entry.is_open())
        self._entries.clear()
        return names

    def open_again(self, names: Iterable[str], observation: Observation, code: str) -> None:
        """Open what `forget` returned, in the same order; `observation` is what everybody at the screen may see."""
        for name in names:
            if name == _RECALLED:
                self.note_melds()
            else:
                self.toggle(name, observation, code)

    # ---- one of them ---------------------------------------------------------------------------------------------

    def toggle(self, name: str, observation: Observation, code: str = "") -> None:
        """Show a panel, if there is anything to show in it, or hide it; `code` is that of the last deal if it is over.

        Scores take the keyboard focus, so that nothing they cover is answered unseen; results are not hidden.
        """
        panels = self._panels
        if self._is_open(name):
            panels.hide(name)
        elif not panels.is_shown(name) and self._fill(name, observation, code):
            panels.put(name)
            panels.open(name)
            if DECLARED[name].traits.takes_focus:
                panels.made[name].setFocus(Qt.FocusReason.OtherFocusReason)
            self.note(name, lambda: self._is_open(name), lambda: panels.hide(name))
        if name != "score":
            self.covering_changed.emit()

    def _is_open(self, name: str) -> bool:
        return self._panels.is_shown(name) and (name != "score" or self._panels.score.can_close)

    def _fill(self, name: str, observation: Observation, code: str) -> bool:
        """Make a panel show what is known, and return whether there is anything to show."""
        panels = self._panels
        if name == "score":
            if has_scores(observation):
                panels.score.show_sheet(observation, panels.people, code)
            return has_scores(observation)
        if name == "trick":
            if not (observation.running and observation.tricks):
                return False
            panels.trick.show_trick(observation, panels.names(observation))
        return True

    @property
    def shows_sheet(self) -> bool:
        """Whether the score sheet is open."""
        return self._is_open("score")

    @property
    def shows_trick(self) -> bool:
        """Whether the last trick is shown enlarged."""
        return self._panels.is_shown("trick")

    def hide_trick(self) -> None:
        """Hide the enlarged last trick, if it is shown."""
        self._panels.hide("trick")

    def note_melds(self) -> None:
        """Record that the melds of a seat are shown again."""
        player = self._event_player
        self.note(_RECALLED, lambda: player.interaction.marked.recalled is not None, lambda: player.recall(None))
