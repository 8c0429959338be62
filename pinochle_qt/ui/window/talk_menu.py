"""The submenu of what people at a table say to each other, and whom this window hides."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pinochle_qt.protocol.messages import Nudge, Pause, Say
from pinochle_qt.ui.far.far_table import FarTable
from pinochle_qt.words import text
from pinochle_qt.words.menus import ContextMenu

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import GuestMessage
    from pinochle_qt.ui.game.any_table import AnyTable
    from pinochle_qt.ui.game.controller import MatchController


def list_talk(controller: MatchController, menu: QMenu) -> None:
    """Fill a menu with what can be said at the table now, and whose remarks can be hidden."""
    menu.clear()
    table = controller.table if controller.has_table else None
    if not isinstance(table, FarTable):
        menu.addAction(ContextMenu.NOBODY_HERE()).setEnabled(False)
        return

    def offer(label: str, message: GuestMessage) -> None:
        menu.addAction(text.literal(label)).triggered.connect(lambda: table.send(message))

    if table.own_people:
        for number, phrase in enumerate(table.there.phrases):
            offer(phrase, Say(number))
        menu.addSeparator()
        if (late := table.person_to_nudge) is not None:
            offer(ContextMenu.NUDGE(name=controller.names[late]), Nudge())
        wish = table.there.wish
        if wish is not None:
            offer(ContextMenu.AGREE_TO_PAUSE(), Pause(person=wish.person))
            offer(ContextMenu.PLAY_ON(), Pause(agrees=False, person=wish.person))
        elif table.there.phase == "playing" and not table.is_of_evening:
            offer(ContextMenu.ASK_PAUSE(), Pause())
    menu.addSeparator()
    for person, there in enumerate(table.there.people):
        if there.plays == "person" and not there.you:
            add_mute(table, person, controller.names[person], menu)


def add_mute(table: AnyTable, person: Person, name: str, menu: QMenu) -> None:
    """Offer to hide what a person at a far table says, or to show it again."""
    if not isinstance(table, FarTable):
        return
    action = menu.addAction(ContextMenu.MUTE(name=text.literal(name)))
    action.setCheckable(True)
    action.setChecked(table.is_muted(person))
    action.toggled.connect(partial(table.mute, person))
