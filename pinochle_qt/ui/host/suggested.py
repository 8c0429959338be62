"""What a hint shows in the panels, and what had been half chosen there before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.ui.panels.panel import Panel


class Suggested:
    """Lets panels show what is suggested, and brings back what the person had half chosen there before."""

    def __init__(self) -> None:
        self._kept: dict[Panel, tuple[object, object]] = {}
        """What was half chosen in a panel before something was suggested, and what is by that."""

    def forget(self) -> None:
        """Begin with another question."""
        self._kept.clear()

    def show(self, panel: Panel, action: SeatAction, trump: Suit | None = None) -> None:
        """Show in a panel what an action would be, and the suit weighed for it; nothing is decided by that."""
        now = panel.half_chosen
        own, shown = self._kept.get(panel, (now, now))
        panel.suggest(action)
        if trump is not None:
            panel.weigh(trump)
        self._kept[panel] = own if shown == now else now, panel.half_chosen

    def take_back(self, panel: Panel) -> None:
        """Bring back what was half chosen in a panel, unless the person has changed something since then."""
        if panel in self._kept:
            own, shown = self._kept.pop(panel)
            if panel.half_chosen == shown:
                panel.choose_again(own)
