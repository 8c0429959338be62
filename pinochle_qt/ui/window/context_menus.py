"""The menus of the table, for a right click or the menu key: what can be done with a card, a seat or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu

from pinochle_qt.ai.skill_names import SKILLS, skill_name
from pinochle_qt.ui.table.geometry.composition import seat_at
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.menus import ContextMenu, Menu

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.phrases import Phrase
    from pinochle_qt.ui.table.input.spot import Spot
    from pinochle_qt.ui.table.zones.tokens import Token
    from pinochle_qt.ui.window.main_window import MainWindow


class ContextMenus(QObject):
    """Opens a menu for what was pointed at; its entries are commands of the menu bar, and what a click there does."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._view = window, window.view
        self._view.menu_requested.connect(self._open)
        # some systems have no menu key, and send nothing for its usual replacement
        QShortcut(QKeySequence("Shift+F10"), window, _ask_where_the_focus_is).setAutoRepeat(False)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _open(self, spot: Spot, at: QPoint) -> None:
        """Open the menu of a card, a seat or the bare table, in global coordinates."""
        if not self._window.controller.has_table or self._window.controller.awaits_person:
            return
        menu = QMenu(self._view)
        menu.aboutToHide.connect(menu.deleteLater)
        if spot.token is not None:
            self._offer_card(menu, spot.token)
        elif spot.seat is not None:
            self._offer_seat(menu, spot.seat, is_card=spot.is_card)
        else:
            self._offer(menu, Menu.HINT, Menu.UNDO, Menu.LAST_TRICK, Menu.MELDS, Menu.SCORES, Menu.LOG)
            self._offer_others(menu)
        menu.popup(at)

    def _offer_card(self, menu: QMenu, token: Token) -> None:
        """Offer what a click on a card of one's own would do, and what helps to decide."""
        choice, prompt = self._view.choice, self._view.choice.prompt

        def unless_asked_anew(action: Callable[[Token], object]) -> Callable[[], None]:
            def act() -> None:
                if choice.prompt is prompt:
                    action(token)

            return act

        if choice.can_exchange(token):
            menu.addAction(ContextMenu.EXCHANGE()).triggered.connect(unless_asked_anew(choice.exchange))
        menu.addAction(self._use_of(token)).triggered.connect(unless_asked_anew(choice.use))
        menu.addSeparator()
        self._offer(menu, Menu.HINT, Menu.UNDO, DialogWord.PF_SORTING, Menu.HAND_LIST)
        self._offer_others(menu)

    def _use_of(self, token: Token) -> str:
        """Return what using a card means now, as a label."""
        choice, chosen = self._view.choice, self._view.event_player.interaction.chosen
        if token in chosen.selected or token in chosen.draft:
            return ContextMenu.PUT_BACK()
        if choice.why_no_card() or not choice.can_choose(token):
            return ContextMenu.WHY_NOT()
        if choice.is_to_play:
            return ContextMenu.PLAY()
        return ContextMenu.LAY_OUT() if self._view.event_player.interaction.asked.has_mat else ContextMenu.CHOOSE()

    def _offer_others(self, menu: QMenu) -> None:
        """Offer the menus of all other seats, which the keyboard cannot point at."""
        menu.addSeparator()
        others, observation = menu.addMenu(ContextMenu.OTHERS()), self._window.controller.observation
        people = self._window.controller.names
        for place in range(observation.players):
            seat = seat_at(place, observation.viewer, observation.players)
            if seat != observation.viewer:
                self._offer_seat(others.addMenu(text.literal(people[observation.seated[seat]])), seat, is_card=False)

    def _offer_seat(self, menu: QMenu, seat: Seat, *, is_card: bool) -> None:
        """Offer the melds of a seat, what its last action or its card in the trick meant, and how it plays."""
        window, observation = self._window, self._window.controller.observation
        person = window.controller.table.people[observation.seated[seat]]
        name = text.literal(text.shown_name(person.name))
        melds = menu.addAction(ContextMenu.MELDS_OF(name=name))
        melds.setEnabled(bool(observation.shown[seat]))
        melds.triggered.connect(lambda: window.presenter.recall_melds(seat))
        if seat == observation.viewer:
            self._offer(menu, Menu.HINT, Menu.HAND_LIST)
            return
        meaning = menu.addAction(Menu.MEANING())
        meaning.triggered.connect(lambda: self._view.meaning_requested.emit(seat, is_card))
        if is_card:
            self._offer(menu, Menu.LAST_TRICK)
        if window.controller.table.session is None and person.player == "human":
            from pinochle_qt.ui.window.talk_menu import add_mute  # needs the network, as does that table

            add_mute(window.controller.table, observation.seated[seat], text.shown_name(person.name), menu)
        kind, _, skill = person.player.partition(":")
        if kind == "computer" and skill in SKILLS:
            level = ContextMenu.LEVEL(name=name, level=skill_name(skill))
            menu.addAction(level).triggered.connect(lambda: window.room_opener.open_help("players"))

    def _offer(self, menu: QMenu, *labels: Phrase) -> None:
        for label in labels:
            menu.addAction(self._window.menus.action(label))


def _ask_where_the_focus_is() -> None:
    """Ask for the menu of the widget that has the keyboard focus, as the menu key does."""
    widget = QApplication.focusWidget()
    if widget is not None:
        middle = widget.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, widget.mapToGlobal(middle))
        QApplication.sendEvent(widget, event)
