"""Explains what the actions in a deal reveal: one after another, or the one that the player points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pinochle_qt.engine.events import CardPlayed, TrickTaken
from pinochle_qt.words import text
from pinochle_qt.words.game.events import event_sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.presenter.panel_host import PanelHost
    from pinochle_qt.ui.presenter.panel_set import PanelSet
    from pinochle_qt.ui.table.scene.event_player import EventPlayer


class Meanings(QObject):
    """Knows what the viewer has seen of the deal on the table, and nothing else.

    An explanation is shown where hints are, until the player acts, turns to something else or presses Escape.
    """

    def __init__(
        self,
        controller: MatchController,
        panels: PanelSet,
        panel_host: PanelHost,
        event_player: EventPlayer,
        announce: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._panel_host = panel_host
        self._event_player = event_player
        self._announce = announce
        self._last: ViewedEvent | None = None
        """The action explained last."""
        self._newest: ViewedEvent | None = None
        """The last action of another player when the key was last pressed."""
        self._is_shown = False
        panels.meaning_requested.connect(self._explain)

    def tell_before(self) -> None:
        """Explain the last action of another player, or the one before the action explained last.

        Start over at the end, and as soon as another player has acted.
        """
        own_seat = self._controller.viewer
        events = [
            each for each in self._seen_events() if not isinstance(each.event, TrickTaken) and _actor(each) != own_seat
        ]
        newest, last = events[-1] if events else None, self._last
        before: list[ViewedEvent] = []
        if last is not None and last in events and newest == self._newest:
            before = events[: events.index(last)]
        self._newest = newest
        self._explain_newest([*events, *before])

    def tell_of_seat(self, seat: Seat, is_card: bool) -> None:
        """Explain the last action of a seat, or with `is_card` the last card it played."""
        seat_events = (each for each in self._seen_events() if _actor(each) == seat)
        self._explain_newest([each for each in seat_events if isinstance(each.event, CardPlayed) or not is_card])

    def show(self, title: str, words: str) -> None:
        """Explain something else in the same place, and announce it."""
        self._is_shown = True
        self._panel_host.advise(title, words, stays=True)
        self._announce(text.spoken(f"{title.rstrip('.')}. {words}"))

    def hide(self) -> None:
        """Hide the explanation, because the player turns to something else."""
        if self._is_shown:
            self._is_shown = False
            self._panel_host.drop_advice()

    def _explain_newest(self, events: Iterable[ViewedEvent]) -> None:
        """Explain the last action that reveals anything."""
        for each in reversed(list(events)):
            if self._explain(each):
                return

    def _explain(self, shown: ViewedEvent) -> bool:
        """Explain an action, and return whether there is anything to say about it."""
        from pinochle_qt.teaching.meanings import level_of, meaning  # not needed at startup
        from pinochle_qt.words.game.advice import reason_line

        actor = _actor(shown)
        if actor is None or self._controller.awaits_person:
            return False
        level = level_of(self._controller.table.people[shown.after.seated[actor]].player)
        explanation = " ".join(reason_line(each, shown.after.rules) for each in meaning(shown, level))
        if explanation:
            headline = event_sentence(shown.event, shown.after, self._controller.names)
            self._last = shown
            self.show(headline, explanation)
        return bool(explanation)

    def _seen_events(self) -> list[ViewedEvent]:
        """Return the events of this deal, as far as the viewer has seen them."""
        seen = self._controller.table.deal_events(self._controller.viewer)
        return seen[: len(seen) - self._event_player.waiting]


def _actor(shown: ViewedEvent) -> Seat | None:
    from pinochle_qt.teaching.meanings import actor_of

    return actor_of(shown.event)
