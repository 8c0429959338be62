"""What a hint preselects in the panels, and the half-made choices there before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.ui.panels.panel import Panel


class Suggestion:
    """Makes panels show a suggestion, and restores the player's earlier half-made choices."""

    def __init__(self) -> None:
        self._kept: dict[Panel, tuple[object, object]] = {}
        """The half-made choice in each panel before a suggestion, and the one that the suggestion has made."""

    def forget(self) -> None:
        """Start over for another question."""
        self._kept.clear()

    def show(self, panel: Panel, action: SeatAction, trump: Suit | None = None) -> None:
        """Preselect an action in a panel, and show the suit on which it is based; nothing is decided yet."""
        now = panel.pending_choice
        own, shown = self._kept.get(panel, (now, now))
        panel.make_main()
        panel.suggest(action)
        if trump is not None:
            panel.weigh(trump)
        self._kept[panel] = own if shown == now else now, panel.pending_choice

    def take_back(self, panel: Panel) -> None:
        """Restore the half-made choice in a panel, unless the player has changed something since the suggestion."""
        if panel in self._kept:
            own, shown = self._kept.pop(panel)
            is_unchanged = panel.pending_choice == shown
            panel.make_main()
            if is_unchanged:
                panel.restore_choice(own)
