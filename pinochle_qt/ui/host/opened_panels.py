"""What the player opens over the table: score sheet, log, hand list, last trick, melds shown again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.host.panel_set import PanelSet
    from pinochle_qt.ui.table.scene.event_player import EventPlayer


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
        openings: Mapping[str, Callable[[], None]] = {
            "sheet": lambda: self.toggle_scores(observation, code),
            "hand list": self.toggle_hand_list,
            "log": self.toggle_log,
            "trick": lambda: self.toggle_last_trick(observation),
            "melds": self.note_melds,
        }
        for name in names:
            openings[name]()

    # ---- scores --------------------------------------------------------------------------------------------------

    def toggle_scores(self, observation: Observation, code: str) -> None:
        """Show the score sheet once a deal is finished, or hide it; `code` is that of the last deal if it is over.

        The sheet takes the keyboard focus, so that nothing it covers is answered unseen.
        """
        panels = self._panels
        if panels.is_shown("score"):
            if panels.score.can_close:
                panels.score.hide()
        elif observation.results:
            self.hide_trick()
            panels.score.show_sheet(observation, panels.people, code)
            panels.put("score")
            panels.open("score")
            panels.score.setFocus(Qt.FocusReason.OtherFocusReason)
            self.note("sheet", lambda: self.shows_sheet, panels.score.hide)

    @property
    def shows_sheet(self) -> bool:
        """Whether the score sheet is open."""
        return self._panels.is_shown("score") and self._panels.score.can_close

    # ---- the column at the right ---------------------------------------------------------------------------------

    def toggle_hand_list(self) -> None:
        """Show the hand as a list, or hide it; it shares its place with the log, so only one of them is open."""
        hand_list = self._panels.hand_list
        self._toggle_in_column("hand_list", "log")
        if not hand_list.isHidden():
            hand_list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.note("hand list", hand_list.isVisible, hand_list.hide)

    def toggle_log(self) -> None:
        """Show the log of what has happened, or hide it."""
        log = self._panels.log
        self._toggle_in_column("log", "hand_list")
        self.note("log", log.isVisible, log.hide)

    def _toggle_in_column(self, name: str, other: str) -> None:
        """Show or hide a panel in the column at the right; showing it replaces the other one."""
        panel = self._panels.made[name]
        if panel.isHidden():
            self._panels.hide(other)
        panel.setVisible(panel.isHidden())
        panel.raise_()
        self.covering_changed.emit()

    # ---- cards ---------------------------------------------------------------------------------------------------

    def toggle_last_trick(self, observation: Observation) -> None:
        """Show the last trick enlarged, if there is one, or hide it; it shares its place with the score sheet."""
        panels = self._panels
        if self.shows_trick:
            panels.trick.hide()
        elif observation.running and observation.tricks:
            if self.shows_sheet:
                panels.score.hide()
            panels.trick.show_trick(observation, panels.names(observation))
            panels.open("trick")
            panels.trick.setFocus(Qt.FocusReason.OtherFocusReason)
            self.note("trick", panels.trick.isVisible, panels.trick.hide)
        self.covering_changed.emit()

    @property
    def shows_trick(self) -> bool:
        """Whether the last trick is shown enlarged."""
        return self._panels.is_shown("trick")

    def hide_trick(self) -> None:
        """Hide the enlarged last trick, if it is shown."""
        if self.shows_trick:
            self._panels.trick.hide()

    def note_melds(self) -> None:
        """Record that the melds of a seat are shown again."""
        player = self._event_player
        self.note("melds", lambda: player.pointing.recalled is not None, lambda: player.recall(None))
